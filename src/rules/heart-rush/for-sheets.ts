/** What those who keep characters, and show and change their sheets, need to know of the rules. */
export { DICE } from "../core/die.ts";
export {
  ADVANCES,
  CLASS_RANKS,
  isLearnt,
  paragonLevel,
  type Advance,
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
export { armourValue, shieldValue, ARMOUR, SHIELD } from "./gear/armour.ts";
export { CONDITION_RULES } from "./body/condition-table.ts";
export { callSources, gain, levelOf, lose, MOST_LEVELS, seesNothing } from "./body/conditions.ts";
export { GAIN_NEEDS, GAIN_SCALES, modifiersFrom, type Gain } from "./body/gains.ts";
export { lastMinutes, type LastMinutes } from "./body/last-minutes.ts";
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
export { afterUse, USES, type Use } from "./gear/consumable.ts";
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
export { castNow, restsOf } from "./gear/spells.ts";
export { AREAS, layArea, outlineOf, SHAPES, squaresIn, strikes, type Area, type Aim, type Shape } from "./map/area.ts";
export { mayWield, sizeOfKin } from "./map/size.ts";
export { climbSpeed, speedOf, swimSpeed } from "./map/speed.ts";
export { kitBonus, treatmentReasons, treatmentTotal, treatWounds } from "./checks/treatment.ts";
export { ARMOUR_IN_USE, laidDownFor, SHIELD_IN_USE, weaponInUse, type InUse } from "./gear/taking-up.ts";
export { damageTypeStance, handsOf, rolledDie } from "./gear/weapon.ts";
export { hpCap } from "./body/wounds.ts";
export { circumstances, combatantOf, type Combatant } from "./state/fighters.ts";
export { contest, duel } from "./odds/duel.ts";
export { stanceEquilibrium, stanceMatrix } from "./odds/stance-matrix.ts";
export { withinStrike } from "./engagement/targets.ts";
export * from "./state/sheet.ts";
export { handlingCounts, standing, type Standing } from "./state/standing.ts";
