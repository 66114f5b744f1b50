import type { FighterId } from "../../core/brand.ts";
import type { Bonus } from "../../core/pool.ts";
import { professionBonus } from "./check-bonuses.ts";
import { checkDice } from "./check.ts";
import type { CheckKind } from "./check.ts";
import type { Composition } from "../engagement/composition.ts";
import { reasonsFor, ROLL } from "../body/conditions.ts";
import { aspectBonus } from "../growth/destiny.ts";
import { helpLevels } from "./help.ts";
import { callable, modifiersOf } from "../body/modifiers.ts";
import type { Options } from "../state/options.ts";
import { counting, netOf } from "../state/participant.ts";
import type { Participant, Reason } from "../state/participant.ts";
import type { Ability, Sheet } from "../state/sheet.ts";
import { invokeWound } from "../body/wounds.ts";

export interface Profession {
  readonly name: string;
  readonly rank: number;
}

/** A check as it is put together before the dice are thrown: what is tried, and all that speaks for and against it. */
export interface CheckPlan {
  readonly kind: CheckKind;
  readonly ability: Ability;
  /** The professions that fit. */
  readonly professions: readonly Profession[];
  /** The one aspect called upon, and the destiny points offered for it. */
  readonly aspect: { readonly text: string; readonly rank: number; readonly points: number } | null;
  /** The rank of the wound called upon. */
  readonly wound: number | null;
  readonly helpers: number;
  /** Levels that the Game Master or the situation gives, each with its reason in the table's own words. */
  readonly circumstances: readonly Reason[];
  /** Names of the gains that fit what is tried, where their bearer must say so. */
  readonly called: readonly string[];
  /** What tools add to the roll, as a healing kit does. */
  readonly tools: readonly Bonus[];
  /** Whether the body must move, and whether one must see. */
  readonly motion: boolean;
  readonly sight: boolean;
  /** Whether what one fears is in sight. */
  readonly fearInSight: boolean;
  readonly against: { readonly id: FighterId; readonly sheet: Sheet | null } | null;
}

/** A check about which nothing is special: spread it and say what is. */
export const PLAIN_CHECK: Omit<CheckPlan, "kind" | "ability"> = {
  professions: [],
  aspect: null,
  wound: null,
  helpers: 0,
  circumstances: [],
  called: [],
  tools: [],
  motion: false,
  sight: false,
  fearInSight: true,
  against: null,
};

export interface ComposedCheck extends Composition {
  /** What is paid for it. */
  readonly destinySpent: number;
  /** What calling on a wound earns, once the dice lie. */
  readonly destinyGained: number;
}

/** HR-CHECK-7: one number for each profession that counts, so that the card can name it. */
function professionBonuses(fitting: readonly Profession[], options: Options): readonly Bonus[] {
  const best = professionBonus(
    fitting.map(({ rank }) => rank),
    options,
  );
  if (options.professions === "all") return fitting.map(({ name, rank }) => ({ from: name, value: rank }));
  const counted = fitting.find(({ rank }) => rank === best);
  return counted === undefined ? [] : [{ from: counted.name, value: best }];
}

/**
 * HR-CHECK-1, HR-CHECK-7, HR-CHECK-8, HR-ASP-2, HR-WOUND-5, HR-WOUND-8: puts a check together. Professions, destiny points and wounds
 * count on skill checks and contests; a save is heart, ability and what conditions and talents make of it.
 */
export function composeAsked(who: Participant, plan: CheckPlan, destiny: number, options: Options): ComposedCheck {
  const { kind, ability, against } = plan;
  const save = kind === "save";
  const roll = {
    ...ROLL,
    kind: save ? "save" : "check",
    ability,
    motion: plan.motion,
    sight: plan.sight,
    sourceInSight: plan.fearInSight,
    against: against?.id ?? null,
    facing: against?.sheet ?? null,
  } as const;
  const on = save ? "save" : "check";
  const talents = [
    ...modifiersOf(who.sheet, on, ability, "none", "attacker"),
    ...callable(who.sheet, on, ability).filter(({ from }) => plan.called.includes(from)),
  ];
  const reasons = counting([
    ...reasonsFor(who, roll, options),
    { from: "help", net: helpLevels(plan.helpers, options) },
    ...talents.map(({ from, net }) => ({ from, net })),
    ...plan.circumstances,
  ]);
  const spent = save || plan.aspect === null ? 0 : aspectBonus([plan.aspect.rank], plan.aspect.points, destiny);
  const invoked = save || plan.wound === null ? null : invokeWound({ rank: plan.wound, treated: false });
  const flat = [
    ...(save ? [] : professionBonuses(plan.professions, options)),
    { from: plan.aspect?.text ?? "", value: spent },
    { from: "wound", value: -(invoked?.penalty ?? 0) },
    ...plan.tools,
    ...talents.map(({ from, flat: value }) => ({ from, value })),
  ];
  return {
    dice: [
      ...checkDice(who.sheet.heart.now, who.sheet.abilities[ability]),
      ...talents.flatMap(({ dice }) => dice.map((faces) => ({ role: "modifier", faces }))),
    ],
    reasons,
    net: netOf(reasons),
    flat: flat.filter(({ value }) => value !== 0),
    destinySpent: spent,
    destinyGained: invoked?.destiny ?? 0,
  };
}
