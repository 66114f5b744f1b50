import type { FighterId } from "../../core/brand.ts";
import type { ConditionName } from "./condition-names.ts";
import type { Ability, Condition, Sheet } from "../state/sheet.ts";

export type RollKind = "attack" | "defence" | "check" | "save" | "escape";

/** A roll about to be made, as far as conditions care. */
export interface AskedRoll {
  readonly kind: RollKind;
  readonly ability: Ability;
  /** The one it is made against, and that one's sheet where it is known. */
  readonly against: FighterId | null;
  readonly facing: Sheet | null;
  /** A defence against something that flies. */
  readonly ranged: boolean;
  /** A check that needs the body to move. */
  readonly motion: boolean;
  /** Whether it depends on sight; null where its kind decides. */
  readonly sight: boolean | null;
  /** Whether the source of a fear is in sight. */
  readonly sourceInSight: boolean;
}

/** A condition as it is held, and by whom. */
export interface Held extends Condition {
  /** Null for somebody who is faced and not named. */
  readonly by: FighterId | null;
  readonly sheet: Sheet;
}

export interface ConditionRule {
  /** Levels add up to five; otherwise one has it or not. */
  readonly leveled: boolean;
  /** One level goes at the start of each round; otherwise it stays until removed. */
  readonly fading: boolean;
  /** A passing weakness of one ability, which the table may keep out of attack and defence rolls. */
  readonly weakness: boolean;
  /** Levels of advantage on a roll of the one who has it. */
  readonly own: (roll: AskedRoll, held: Held) => number;
  /** Levels of advantage on a roll made against the one who has it. */
  readonly others: (roll: AskedRoll, held: Held, roller: FighterId) => number;
}

const none = (): number => 0;
const plain = { weakness: false, own: none, others: none };
const ONGOING = { ...plain, leveled: false, fading: false };
const LEVELED = { ...plain, leveled: true, fading: false };
const FADING = { ...plain, leveled: true, fading: true };

const isStrife = (roll: AskedRoll): boolean => roll.kind === "attack" || roll.kind === "defence";
const dependsOnSight = (roll: AskedRoll): boolean => roll.sight ?? isStrife(roll);
const needsMotion = (roll: AskedRoll): boolean =>
  roll.kind === "escape" || (roll.kind === "check" && roll.motion) || isStrife(roll);
const everyRoll = (_: AskedRoll, held: Held): number => -held.level;

const weakening = (ability: Ability): ConditionRule => ({
  ...FADING,
  weakness: true,
  own: (roll, held) => (roll.ability === ability ? -held.level : 0),
});

/** HR-COND-7: a grapple's own level of restraint is no hindrance to breaking out of it. */
const ofTheGrapple = (roll: AskedRoll, sheet: Sheet): number =>
  roll.kind === "escape" && sheet.conditions.grappled !== undefined ? 1 : 0;

const unseen = (roll: AskedRoll): number => (isStrife(roll) ? -5 : 0);

/** HR-COND-8: the one who clings to it, and the one it clings to. */
const climbs = (climber: Sheet | null, mount: FighterId | null): boolean =>
  mount !== null && climber?.conditions.climbing?.of === mount;

/** HR-COND-2 to HR-COND-8: what each condition is and does to rolls, in the order of the list. */
export const CONDITION_RULES: Readonly<Record<ConditionName, ConditionRule>> = {
  dazed: weakening("cunning"),
  weakened: weakening("might"),
  "off-balanced": weakening("agility"),
  shaken: weakening("presence"),
  restrained: {
    ...LEVELED,
    own: (roll, held) => (needsMotion(roll) ? ofTheGrapple(roll, held.sheet) - held.level : 0),
  },
  stunned: ONGOING,
  incapacitated: ONGOING,
  poisoned: { ...LEVELED, own: everyRoll },
  blinded: { ...FADING, own: (roll, held) => (dependsOnSight(roll) ? -held.level : 0) },
  suffocating: ONGOING,
  slowed: FADING,
  crippled: ONGOING,
  "vulnerable-physical": LEVELED,
  "vulnerable-mental": LEVELED,
  confused: { ...LEVELED, own: everyRoll },
  frightened: { ...LEVELED, own: (roll, held) => (roll.sourceInSight ? -held.level : 0) },
  enraged: {
    ...LEVELED,
    own: (roll, held) => (roll.against !== null && roll.against !== held.of ? -held.level : 0),
  },
  charmed: {
    ...LEVELED,
    others: (roll, held, roller) =>
      roll.kind === "check" && roll.ability === "presence" && held.of === roller ? held.level : 0,
  },
  prone: {
    ...ONGOING,
    own: (roll) => {
      if (!isStrife(roll)) return 0;
      return roll.kind === "defence" && roll.ranged ? 1 : -1;
    },
  },
  burning: FADING,
  obscured: { ...ONGOING, others: unseen },
  hidden: { ...ONGOING, others: (roll, held) => (held.sheet.conditions.obscured === undefined ? unseen(roll) : 0) },
  "high-ground": {
    ...ONGOING,
    own: (roll) => (roll.kind === "attack" && roll.facing?.conditions["high-ground"] === undefined ? 1 : 0),
  },
  climbing: {
    ...ONGOING,
    own: (roll, held) => (roll.kind === "attack" && roll.against !== null && roll.against === held.of ? 3 : 0),
  },
  "climbed-on": {
    ...ONGOING,
    own: (roll, held) => {
      if (roll.kind !== "attack" || roll.against === null) return 0;
      return roll.against === held.of || climbs(roll.facing, held.by) ? -3 : 0;
    },
  },
  grappling: { ...ONGOING, own: (roll) => (needsMotion(roll) ? -1 : 0) },
  grappled: ONGOING,
};

/** The few that weigh on rolls made against the one who has them. */
export const TOLD_OF_OTHERS: readonly ConditionName[] = ["charmed", "obscured", "hidden"];
