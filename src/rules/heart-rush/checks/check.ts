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
