/** The door of the view: from what a viewer may know to what a template shows, in keys of words. */
export type { LangKey } from "./lang-key.ts";
export { RULESET_TITLES } from "./words.ts";
export { answersBy, readRulings, rulingsForm } from "./rulings/rulings-form.ts";
export type { RuledByGame } from "./rulings/rulings-form.ts";
export type { Ask } from "./fight/ask.ts";
export type { CardContext, LiveCard } from "./fight/card.ts";
export { takenWords, verifiedWords } from "./fight/honesty.ts";
export type { Act, Acts, Choice } from "./fight/choice.ts";
export type { DeskContext } from "./fight/desk.ts";
export type { DockContext } from "./fight/dock.ts";
export { dockOn } from "./fight/presented.ts";
export { MOMENTS, type Moment } from "./fight/presentation.ts";
export { newFight, readNewFight } from "./fight/new-fight.ts";
export type { HistoryContext } from "./fight/history.ts";
export type { MapSquare, Presentation } from "./fight/presentation.ts";
export type { KeyedCard } from "./fight/card.ts";
export type { Shows } from "./fight/choice.ts";
export type { Ability, Person, Picked, Seat, Words } from "./fight/seat.ts";
export type { SummaryContext } from "./fight/summary.ts";
export type { TrackerContext } from "./fight/tracker.ts";
export { newest } from "./fight/window.ts";
export type { WindowContext } from "./fight/window.ts";
export { PRESENTATIONS, presentationOf } from "./presentations.ts";
export type { AnyPresentation } from "./presentations.ts";
export { STANCE_ORDER, stanceCard } from "./heart-rush/sheet/stance-card.ts";
export type { StanceCardContext, StanceCardState } from "./heart-rush/sheet/stance-card.ts";
export { dieContext, rolledDie } from "./shared/die.ts";
export type { DieContext, DieTone } from "./shared/die.ts";
export { lastPurchase, purchaseChange, purchases, undoChange } from "./heart-rush/sheet/advancement.ts";
export { undoForm } from "./heart-rush/forms/undo-form.ts";
export { creationForm, creationTold, readCreation, type Creation } from "./heart-rush/forms/creation-form.ts";
export { creatureEdit } from "./heart-rush/sheet/creature-edit.ts";
export { creatureSheet } from "./heart-rush/sheet/creature-sheet.ts";
export type { Rush } from "./heart-rush/sheet/vitals.ts";
export type { EffectRecord as HeartRushEffect } from "./heart-rush/sheet/effect-list.ts";
export type { Sources } from "./heart-rush/sheet/condition-strip.ts";
export { heroFight } from "./heart-rush/sheet/hero-fight.ts";
export { heroGear } from "./heart-rush/sheet/hero-gear.ts";
export { heroHead } from "./heart-rush/sheet/hero-head.ts";
export { heroMagic } from "./heart-rush/sheet/hero-magic.ts";
export { heroSelf } from "./heart-rush/sheet/hero-self.ts";
export { itemCard } from "./heart-rush/sheet/item-card.ts";
export { boonSheet, itemSheet } from "./heart-rush/sheet/item-sheet.ts";
export { limitedSheet } from "./heart-rush/sheet/limited-sheet.ts";
export { drawnMarks, nightForm, readNight } from "./heart-rush/forms/night-form.ts";
export type { ItemRecord as HeartRushItem, ItemType as HeartRushItemType } from "./heart-rush/sheet/records.ts";
export { restCard } from "./heart-rush/checks/rest-card.ts";
export { stanceRow } from "./heart-rush/sheet/stance-row.ts";
export { kitUsed, treatmentForm, type CarriedKit } from "./heart-rush/checks/treatment-form.ts";
export {
  fieldChange,
  toggledMember,
  withEntry,
  withIds,
  withoutEntry,
  writtenNumber,
  type FieldChange,
} from "./shared/field-change.ts";
export { changedPaths, partsTouched, type PartsByPath } from "./shared/parts-touched.ts";
export { writtenDice } from "./shared/written-dice.ts";
export { placeOfTyped, type WrittenField } from "./shared/typed-text.ts";
export {
  checkField,
  diceField,
  dieField,
  numberField,
  plainItem,
  textField,
  wordField,
  type Field,
} from "./shared/plain-item.ts";
export { beatsFighterSheet, toolFields } from "./beats/fighter-sheet.ts";
export { gearFields, gritSheet } from "./grit/fighter-sheet.ts";
export { threatFields, threatSheet, type ThingRecord } from "./threat/fighter-sheet.ts";
export { threatFaces } from "./threat/thing-faces.ts";
export { diceContext } from "./chat/dice.ts";
export type { DiceContext } from "./chat/dice.ts";
export { checkCard, checkTitle } from "./heart-rush/checks/check-card.ts";
export type { CheckCardContext, CheckFacts, Contest } from "./heart-rush/checks/check-card.ts";
export { checkSummary } from "./heart-rush/checks/check-summary.ts";
export {
  checkForm,
  habitsOf,
  planAnew,
  readCheckForm,
  rivalIn,
  usualProfessions,
} from "./heart-rush/checks/check-form.ts";
export type { Habits, Knack, Planned, Rivals } from "./heart-rush/checks/check-form.ts";
export { damageCard, type DamageFacts } from "./heart-rush/checks/damage-card.ts";
export type { DamageCardContext } from "./heart-rush/checks/damage-card.ts";
export { reasonName } from "./heart-rush/checks/reason.ts";
export { requestCard, TASKS, type Task } from "./heart-rush/checks/request-card.ts";
export type { RequestCardContext } from "./heart-rush/checks/request-card.ts";
export { readCheckMark } from "./heart-rush/checks/check-mark.ts";
export { readRequestForm, requestForm } from "./heart-rush/checks/request-form.ts";
