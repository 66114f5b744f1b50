/** What Heart Rush's checks, requests and damage show, and the forms that ask for them. */
export { restCard } from "./rest-card.ts";
export { kitUsed, treatmentForm, type CarriedKit } from "./treatment-form.ts";
export { checkCard, checkTitle } from "./check-card.ts";
export type { CheckCardContext, CheckFacts, Contest } from "./check-card.ts";
export { checkSummary } from "./check-summary.ts";
export { checkForm, habitsOf, planAnew, readCheckForm, rivalIn, usualProfessions } from "./check-form.ts";
export type { Habits, Knack, Planned, Rivals } from "./check-form.ts";
export { damageCard, type DamageFacts } from "./damage-card.ts";
export type { DamageCardContext } from "./damage-card.ts";
export { reasonName } from "./reason.ts";
export { requestCard, TASKS, type Task } from "./request-card.ts";
export type { RequestCardContext } from "./request-card.ts";
export { readCheckMark } from "./check-mark.ts";
export { readRequestForm, requestForm } from "./request-form.ts";
