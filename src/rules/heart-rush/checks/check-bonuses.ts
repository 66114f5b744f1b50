import { ok, refuse } from "../../core/result.ts";
import type { Result } from "../../core/result.ts";
import type { Die } from "../../core/die.ts";
import type { Options } from "../state/options.ts";
import type { Reason } from "../state/participant.ts";
import type { Refusal } from "../state/refusals.ts";

/** HR-CHECK-7: the ranks of every profession that fits; by `professions`, of the best alone. */
export const professionBonus = (fittingRanks: readonly number[], options: Options): number =>
  options.professions === "all" ? fittingRanks.reduce((sum, rank) => sum + rank, 0) : Math.max(0, ...fittingRanks);

/** One who might roll for a group. */
export interface GroupMember<Id> {
  readonly id: Id;
  readonly heart: Die;
  readonly ability: Die;
  readonly bonus: number;
}

export interface GroupRoller<Id> {
  readonly id: Id;
  readonly reason: Reason;
}

/** Twice the mean of the roll: whole numbers compare exactly. */
const promise = ({ heart, ability, bonus }: GroupMember<unknown>): number => heart + ability + 2 * bonus;

/**
 * HR-CHECK-9: one rolls for all, with a level of advantage: the worst where the weakest link decides, the best where
 * they work together.
 */
export function groupRoller<Id>(
  task: "weakest-link" | "together",
  members: readonly GroupMember<Id>[],
): GroupRoller<Id> | null {
  const sign = task === "together" ? 1 : -1;
  const [first, ...others] = members;
  if (first === undefined) return null;
  const roller = others.reduce((so, other) => (sign * (promise(other) - promise(so)) > 0 ? other : so), first);
  return { id: roller.id, reason: { from: "group", net: 1 } };
}

/** HR-CHECK-10: once a session and before any die is thrown a player may raise the stakes. */
export const mayRaiseStakes = (raisedThisSession: boolean, diceThrown: boolean): Result<null, Refusal> =>
  raisedThisSession || diceThrown ? refuse("already-spent") : ok(null);
