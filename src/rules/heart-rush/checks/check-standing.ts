import type { PoolDie, Thrown, ThrownDie } from "../../core/pool.ts";
import { mayComplicate, omenOf, succeeds, troubleUpTo, withFace } from "./check.ts";
import type { CheckKind, Omen, Vulnerability } from "./check.ts";
import type { Options } from "../state/options.ts";
import type { Ability } from "../state/sheet.ts";

/** What the roller answered to a single 1: nothing yet, that they would rather fail, or the face of the second try. */
export type Answered = "open" | "failed" | number;

/** How a check stands on its card. */
export type CheckStanding =
  | { readonly at: "choice"; readonly thrown: Thrown; readonly die: ThrownDie; readonly wouldSucceed: boolean | null }
  | {
      readonly at: "settled";
      readonly thrown: Thrown;
      /** The place of the die that was thrown again. */
      readonly again: number | null;
      /** Null when nothing says yet what the total is measured by. */
      readonly success: boolean | null;
      readonly complication: boolean;
      /** Failed by its dice, whatever the total. */
      readonly automatic: boolean;
    };

export interface Judged {
  readonly kind: CheckKind;
  readonly ability: Ability;
  /** The challenge number or the total to beat, null while there is none. */
  readonly against: number | null;
  readonly vulnerability: Vulnerability;
}

const settled = { at: "settled", again: null, complication: false, automatic: false } as const;

/** HR-CHECK-2 to HR-CHECK-6: how the check stands with these dice and this answer. */
export function checkStanding(
  { kind, ability, against, vulnerability }: Judged,
  thrown: Thrown,
  answered: Answered,
  options: Pick<Options, "contestedChecksComplicate">,
): CheckStanding {
  const success = (total: number): boolean | null => (against === null ? null : succeeds(kind, total, against));
  const omen: Omen = mayComplicate(kind, options)
    ? omenOf(thrown, troubleUpTo(ability, vulnerability))
    : { is: "clear" };
  switch (omen.is) {
    case "clear":
      return { ...settled, thrown, success: success(thrown.total) };
    case "disaster":
      return { ...settled, thrown, success: false, complication: true, automatic: true };
    case "choice": {
      const { place, die } = omen;
      if (answered === "open") return { at: "choice", thrown, die, wouldSucceed: success(thrown.total) };
      if (answered === "failed") return { ...settled, thrown, success: false, automatic: true };
      const retried = withFace(thrown, place, answered);
      return { ...settled, thrown: retried, again: place, success: success(retried.total), complication: true };
    }
  }
}

/** HR-CHECK-4: the one die to throw again, as a roll of its own. */
export const retryDice = ({ role, faces }: ThrownDie): readonly PoolDie[] => [{ role, faces }];

/** The chance, of 1, that trying the die again makes the check succeed. */
export function retryOdds(standing: CheckStanding, judged: Judged): number | null {
  if (standing.at !== "choice" || judged.against === null) return null;
  const { thrown, die } = standing;
  const faces = Array.from({ length: die.faces }, (_, index) => index + 1);
  const against = judged.against;
  const good = faces.filter((face) => succeeds(judged.kind, thrown.total - die.face + face, against));
  return good.length / die.faces;
}
