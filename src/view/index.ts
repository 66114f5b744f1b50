/** The door of the view: from what a viewer may know to what a template shows, in keys of words. */
export type { LangKey } from "./lang-key.ts";
export { RULESET_TITLES } from "./words.ts";
export type { Ask } from "./fight/ask.ts";
export type { CardContext } from "./fight/card.ts";
export type { Act, Acts, Choice } from "./fight/choice.ts";
export type { DeskContext } from "./fight/desk.ts";
export type { DockContext } from "./fight/dock.ts";
export type { HistoryContext } from "./fight/history.ts";
export type { Presentation, Shows } from "./fight/presentation.ts";
export type { Ability, Person, Picked, Seat, Words } from "./fight/seat.ts";
export type { SummaryContext } from "./fight/summary.ts";
export type { TrackerContext } from "./fight/tracker.ts";
export type { WindowContext } from "./fight/window.ts";
export { STANCE_ORDER, stanceCard } from "./heart-rush/stance-card.ts";
export type { StanceCardContext, StanceCardState } from "./heart-rush/stance-card.ts";
export { dieContext } from "./shared/die.ts";
export type { DieContext, DieTone } from "./shared/die.ts";
