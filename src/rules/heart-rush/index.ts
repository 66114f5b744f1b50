import { rulesetId } from "../core/brand.ts";
import type { FighterId } from "../core/brand.ts";
import type { Ruleset } from "../core/ruleset.ts";
import { begin } from "./begin.ts";
import type { Command } from "./commands.ts";
import { decide } from "./decide.ts";
import type { Event } from "./events.ts";
import { combatantOf } from "./fighters.ts";
import { fold } from "./fold.ts";
import type { Fight, HeartTable } from "./model.ts";
import { offers } from "./offers.ts";
import { DEFAULTS } from "./options.ts";
import type { Options } from "./options.ts";
import { readCommand } from "./parse-command.ts";
import { readEvent } from "./parse-event.ts";
import { readTable } from "./parse-fight.ts";
import { readSheet } from "./parse-sheet.ts";
import { prompts } from "./prompts.ts";
import type { Refusal } from "./refusals.ts";
import { choicesOf, sealContext, sealers, unopened } from "./sealing.ts";
import type { Stance } from "./stance.ts";
import type { Sheet } from "./sheet.ts";
import { view } from "./view.ts";
import type { View } from "./view.ts";

export { composeAsked, PLAIN_CHECK, type CheckPlan, type ComposedCheck, type Profession } from "./asked-check.ts";
export { CHALLENGES, type Challenge } from "./challenge.ts";
export { groupRoller, mayRaiseStakes, type GroupMember } from "./check-bonuses.ts";
export {
  checkStanding,
  retryDice,
  retryOdds,
  type Answered,
  type CheckStanding,
  type Judged,
} from "./check-standing.ts";
export { STEADY, type CheckKind, type Vulnerability } from "./check.ts";
export { destinyAtSessionStart, gainDestiny } from "./destiny.ts";
export { chanceOfAtLeast } from "./odds/distribution.ts";
export { payShrug, shrugOf, type Life } from "./damage.ts";
export { rollOdds } from "./odds/roll-odds.ts";
export { RULINGS } from "./options.ts";
export { type Participant, type Reason } from "./participant.ts";
export {
  hurtOffer,
  receiveHealing,
  sufferHurt,
  takeTollBack,
  type HurtOffer,
  type Suffered,
  type Toll,
} from "./single-hurt.ts";

function choices(table: HeartTable, fighter: FighterId): readonly Stance[] {
  const who = combatantOf(table, fighter);
  return who === null ? [] : choicesOf(who);
}

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
  sealing: {
    choosing: sealers,
    opening: unopened,
    choices,
    allows: (table, fighter, choice) => choices(table, fighter).some((stance) => stance === choice),
    context: sealContext,
    seal: (who, seal) => ({ do: "seal", who, seal }),
    open: (who, opening) => ({ do: "open", who, opening }),
  },
  read: { sheet: readSheet, table: readTable, command: readCommand, event: readEvent },
};

/** What those who show a fight may look into. */
export { squaresInRange, type InRange } from "./in-range.ts";
export { mayPush, pushedTo, ridersOf } from "./effect-of.ts";
export type { Command, Destination, Payment } from "./commands.ts";
export type { ConditionName } from "./condition-names.ts";
export type { Event } from "./events.ts";
export type { Announcement, Declaration, Engagement, Fight, Ground, HeartTable, Side, Square, Stage } from "./model.ts";
export { DEFAULTS } from "./options.ts";
export type { Options } from "./options.ts";
export type { Refusal } from "./refusals.ts";
export type { AttackingStance, Stance } from "./stance.ts";
export type { EngagementView, FighterView, View } from "./view.ts";
export { CONDITIONS, SOURCED } from "./condition-names.ts";
export { ORDINARY } from "./nature.ts";
export { STAGES } from "./model.ts";
export { ATTACKING_STANCES, relation, STANCES } from "./stance.ts";
export { stanceOffer } from "./stance-offer.ts";
export type { StanceGain, StanceOffer } from "./stance-offer.ts";

/** What those who keep characters need. */
export { DICE } from "../core/die.ts";
export { ADVANCES, paragonLevel, type Advance } from "./advancement.ts";
export { armourValue, shieldValue } from "./armour.ts";
export { FREQUENCIES, type Frequency } from "./commands.ts";
export { CONDITION_RULES } from "./condition-table.ts";
export { callSources, conditionsOf, gain, levelOf, lose, MOST_LEVELS } from "./conditions.ts";
export { GAIN_NEEDS, GAIN_SCALES, modifiersFrom, type Gain } from "./gains.ts";
export { callable } from "./modifiers.ts";
export { couldBeMedicine, isMedicine, MEDICINE } from "./medicine-check.ts";
export { KIT_NAMES, kitAfterUse, KITS, type KitName } from "./kit.ts";
export { changesToKeep, sheetOfKept, UNARMED, type Giver, type Kept, type KeptBoon, type KeptChange } from "./kept.ts";
export * from "./sheet.ts";

/** What sheets show and do. */
export {
  abilityPurchase,
  aspectCost,
  combatTalentCost,
  handmagicCost,
  combatRankGain,
  destinyCost,
  heartMax,
  hitPointsCost,
  spellCost,
  startingXp,
  talentCost,
  termsOf,
  withFreeTalents,
  type Terms,
} from "./advancement.ts";
export { ARMOUR, SHIELD } from "./armour.ts";
export { carryingLimit, slotsOf } from "./carrying.ts";
export { challengeNumber } from "./challenge.ts";
export { badNight, BAD_SLEEP, drawsOf, goodNight, shortRest } from "./recovery.ts";
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
} from "./sleep.ts";
export { castNow, isReady, restsOf } from "./spells.ts";
export { climbSpeed, speedOf, swimSpeed } from "./speed.ts";
export { kitBonus, treatmentReasons, treatmentTotal, treatWounds } from "./treatment.ts";
export { ARMOUR_IN_USE, laidDownFor, SHIELD_IN_USE, weaponInUse, type InUse } from "./taking-up.ts";
export { damageTypeStance, handsOf, rolledDie } from "./weapon.ts";
export { hpCap } from "./wounds.ts";
export { circumstances, combatantOf } from "./fighters.ts";
export type { Combatant } from "./fighters.ts";
export { contest, duel } from "./odds/duel.ts";
export { stanceEquilibrium, stanceMatrix } from "./odds/stance-matrix.ts";
export { withinStrike } from "./targets.ts";
