import { totalOf } from "../../core/pool.ts";
import type { PoolDie, Thrown, ThrownDie } from "../../core/pool.ts";
import { EXTRA } from "../../core/pool.ts";
import type { Options } from "../state/options.ts";
import type { Ability } from "../state/sheet.ts";

/** HR-CHECK-1: a check and a save roll the heart and one ability. */
export const checkDice = (heart: number, ability: number): readonly PoolDie[] => [
  { role: "heart", faces: heart },
  { role: "ability", faces: ability },
];

export type CheckKind = "skill" | "save" | "contested";

/** HR-CHECK-2: checks and saves succeed at their number; who contests must roll higher than the other. */
export const succeeds = (kind: CheckKind, total: number, against: number): boolean =>
  kind === "contested" ? total > against : total >= against;

/** HR-CHECK-3: only skill checks complicate, and contested ones by `contestedChecksComplicate`. */
export const mayComplicate = (kind: CheckKind, options: Pick<Options, "contestedChecksComplicate">): boolean =>
  kind === "skill" || (kind === "contested" && options.contestedChecksComplicate);

/** HR-CHECK-6: vulnerability of body or mind, a level each time. */
export interface Vulnerability {
  readonly physical: number;
  readonly mental: number;
}

const isPhysical = (ability: Ability): boolean => ability === "might" || ability === "agility";

/** HR-CHECK-6: faces up to this one count like a 1; each level of the fitting vulnerability widens it by one. */
export const troubleUpTo = (ability: Ability, vulnerability: Vulnerability): number =>
  1 + (isPhysical(ability) ? vulnerability.physical : vulnerability.mental);

/** Dice that a talent lent are no part of the check's own luck. */
const OWN_ROLES: readonly string[] = ["heart", "ability", EXTRA];

/** What the dice say beside their total. `choice`: the roller may accept failure, or try the die at `place` again. */
export type Omen =
  | { readonly is: "clear" }
  | { readonly is: "choice"; readonly place: number; readonly die: ThrownDie }
  | { readonly is: "disaster" };

/** HR-CHECK-4, HR-CHECK-5: one kept 1 leaves a choice; two are failure and complication at once. */
export function omenOf(thrown: Thrown, trouble: number): Omen {
  const places = [...thrown.dice.entries()].filter(
    ([, die]) => die.kept && die.face <= trouble && OWN_ROLES.includes(die.role),
  );
  const [first] = places;
  if (first === undefined) return { is: "clear" };
  const [place, die] = first;
  return places.length > 1 ? { is: "disaster" } : { is: "choice", place, die };
}

/** HR-CHECK-4: the one die thrown again; the other dice, kept or dropped, lie as they fell. */
export function withFace(thrown: Thrown, place: number, face: number): Thrown {
  const dice = thrown.dice.map((die, at) => (at === place ? { ...die, face } : die));
  return { dice, flat: thrown.flat, total: totalOf(dice, thrown.flat) };
}

/** How a check ended. */
export interface CheckResult {
  readonly offered: boolean;
  readonly automaticFailure: boolean;
  readonly complications: 0 | 1;
  readonly total: number;
  readonly success: boolean;
}

export interface CheckAsked {
  readonly kind: CheckKind;
  readonly ability: Ability;
  /** The challenge number, or the total to beat. */
  readonly against: number;
  readonly vulnerability: Vulnerability;
}

export const STEADY: Vulnerability = { physical: 0, mental: 0 };

/**
 * HR-CHECK-4, HR-CHECK-5: judges a check once its dice lie. `again` is asked for a new face only when a die is tried
 * again, and is null when the roller would rather fail.
 */
export function judgeCheck(
  asked: CheckAsked,
  thrown: Thrown,
  again: ((die: ThrownDie) => number) | null,
  options: Options,
): CheckResult {
  const omen: Omen = mayComplicate(asked.kind, options)
    ? omenOf(thrown, troubleUpTo(asked.ability, asked.vulnerability))
    : { is: "clear" };
  const failed = { automaticFailure: true, total: thrown.total, success: false };
  const settled = (total: number) => ({
    automaticFailure: false,
    total,
    success: succeeds(asked.kind, total, asked.against),
  });
  switch (omen.is) {
    case "clear":
      return { offered: false, complications: 0, ...settled(thrown.total) };
    case "disaster":
      return { offered: false, complications: 1, ...failed };
    case "choice":
      if (again === null) return { offered: true, complications: 0, ...failed };
      return { offered: true, complications: 1, ...settled(withFace(thrown, omen.place, again(omen.die)).total) };
  }
}
