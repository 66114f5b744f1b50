/** What those who ask for checks, and tell what came of them, need to know of the rules. */
export {
  composeAsked,
  PLAIN_CHECK,
  type CheckPlan,
  type ComposedCheck,
  type Profession,
} from "./checks/asked-check.ts";
export { CHALLENGES } from "./checks/challenge.ts";
export { groupRoller, mayRaiseStakes, type GroupMember } from "./checks/check-bonuses.ts";
export {
  checkStanding,
  retryDice,
  retryOdds,
  type Answered,
  type CheckStanding,
  type Judged,
} from "./checks/check-standing.ts";
export { type CheckKind, type Vulnerability } from "./checks/check.ts";
export { destinyAtSessionStart, gainDestiny } from "./growth/destiny.ts";
export { chanceOfAtLeast } from "./odds/distribution.ts";
export { payShrug, shrugOf, type Life } from "./body/damage.ts";
export { rollOdds } from "./odds/roll-odds.ts";
export { type Reason } from "./state/participant.ts";
export {
  hurtOffer,
  receiveHealing,
  sufferHurt,
  takeTollBack,
  type HurtOffer,
  type Suffered,
  type Toll,
} from "./body/single-hurt.ts";
