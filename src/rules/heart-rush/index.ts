import { rulesetId } from "../core/brand.ts";
import type { Ruleset } from "../core/ruleset.ts";
import { begin } from "./flow/begin.ts";
import type { Command } from "./state/commands.ts";
import { announcedNow, facts, letsDiceFall, table } from "./flow/at-table.ts";
import { decide } from "./flow/decide.ts";
import { deedOf } from "./flow/deed-of.ts";
import type { Event } from "./state/events.ts";
import { fold } from "./flow/decision-cache.ts";
import type { Fight } from "./state/model.ts";
import { offers } from "./flow/offers.ts";
import { DEFAULTS } from "./state/options.ts";
import type { Options } from "./state/options.ts";
import { readCommand } from "./state/commands.ts";
import { readEvent } from "./state/events.ts";
import { readTable } from "./state/parse-fight.ts";
import { readSheet } from "./state/parse-sheet.ts";
import { prompts } from "./flow/prompts.ts";
import type { Refusal } from "./state/refusals.ts";
import { sealing } from "./engagement/sealing.ts";
import type { Sheet } from "./state/sheet.ts";
import { view } from "./flow/view.ts";
import type { View } from "./flow/view.ts";

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
export { RULINGS } from "./state/options.ts";
export { type Participant, type Reason } from "./state/participant.ts";
export {
  hurtOffer,
  receiveHealing,
  sufferHurt,
  takeTollBack,
  type HurtOffer,
  type Suffered,
  type Toll,
} from "./body/single-hurt.ts";

/** Heart Rush: sides alternate, whoever is drawn into a clash picks a stance in secret, and all stances turn over at once. */
export const heartRush: Ruleset<Fight, Sheet, Command, Event, Refusal, View, Options> = {
  id: rulesetId("heart-rush"),
  defaults: DEFAULTS,
  begin,
  prompts,
  decide,
  apply: fold.apply,
  view,
  offers,
  offerOf: deedOf,
  table,
  facts,
  sealing,
  read: { sheet: readSheet, table: readTable, command: readCommand, event: readEvent },
};

/** What those who show a fight may look into. */
export { announcedNow, letsDiceFall };
export { type Offer } from "./flow/offers.ts";
export { unanswered, type Coming } from "./engagement/unanswered.ts";
export { rivals } from "./odds/mix.ts";
export { squaresInRange, type InRange } from "./map/in-range.ts";
export { pushedTo } from "./engagement/effect-of.ts";
export type { Command, Destination, Payment } from "./state/commands.ts";
export type { ConditionName } from "./body/condition-names.ts";
export type { Event } from "./state/events.ts";
export type {
  Announcement,
  Declaration,
  Engagement,
  Fight,
  Ground,
  HeartTable,
  Levels,
  Side,
  Square,
  Stage,
} from "./state/model.ts";
export { DEFAULTS } from "./state/options.ts";
export type { Options } from "./state/options.ts";
export type { Refusal } from "./state/refusals.ts";
export type { AttackingStance, Stance } from "./engagement/stance.ts";
export type { EngagementView, FighterView, View } from "./flow/view.ts";
export { CONDITIONS, SOURCED } from "./body/condition-names.ts";
export { ORDINARY } from "./body/nature.ts";
export { STAGES } from "./state/model.ts";
export { relation, STANCES } from "./engagement/stance.ts";
export { stanceOffer } from "./engagement/stance-offer.ts";
export type { StanceGain, StanceOffer } from "./engagement/stance-offer.ts";

/** What those who keep characters need. */
export { DICE } from "../core/die.ts";
export { ADVANCES, paragonLevel, type Advance } from "./growth/advancement.ts";
export { armourValue, shieldValue } from "./gear/armour.ts";
export { FREQUENCIES, type Frequency } from "./state/commands.ts";
export { CONDITION_RULES } from "./body/condition-table.ts";
export { callSources, gain, levelOf, lose, MOST_LEVELS } from "./body/conditions.ts";
export { GAIN_NEEDS, GAIN_SCALES, modifiersFrom, type Gain } from "./body/gains.ts";
export { callable } from "./body/modifiers.ts";
export { couldBeMedicine, isMedicine, MEDICINE } from "./checks/medicine-check.ts";
export { KIT_NAMES, kitAfterUse, KITS, type KitName } from "./gear/kit.ts";
export {
  changesToKeep,
  sheetOfKept,
  UNARMED,
  type Giver,
  type Kept,
  type KeptBoon,
  type KeptChange,
} from "./state/kept.ts";
export * from "./state/sheet.ts";

/** What sheets show and do. */
export {
  abilityPurchase,
  aspectCost,
  combatTalentCost,
  handmagicCost,
  destinyCost,
  heartMax,
  hitPointsCost,
  spellCost,
  startingXp,
  talentCost,
  termsOf,
  withFreeTalents,
  type Terms,
} from "./growth/advancement.ts";
export { ARMOUR, SHIELD } from "./gear/armour.ts";
export { carryingLimit, slotsOf } from "./gear/carrying.ts";
export { challengeNumber } from "./checks/challenge.ts";
export { badNight, BAD_SLEEP, drawsOf, goodNight, potionWorks, shortRest } from "./body/recovery.ts";
export {
  BEDS,
  SHELTERS,
  SLEEP_DIE,
  sleepBonus,
  SLEEPS_FROM,
  sleepsSurely,
  sleepsWell,
  WARMTHS,
  type Night,
} from "./body/sleep.ts";
export { castNow, isReady, restsOf } from "./gear/spells.ts";
export { climbSpeed, speedOf, swimSpeed } from "./map/speed.ts";
export { kitBonus, treatmentReasons, treatmentTotal, treatWounds } from "./checks/treatment.ts";
export { ARMOUR_IN_USE, laidDownFor, SHIELD_IN_USE, weaponInUse, type InUse } from "./gear/taking-up.ts";
export { damageTypeStance, handsOf, rolledDie } from "./gear/weapon.ts";
export { hpCap } from "./body/wounds.ts";
export { circumstances, combatantOf } from "./state/fighters.ts";
export type { Combatant } from "./state/fighters.ts";
export { contest, duel } from "./odds/duel.ts";
export { stanceEquilibrium, stanceMatrix } from "./odds/stance-matrix.ts";
export { withinStrike } from "./engagement/targets.ts";
