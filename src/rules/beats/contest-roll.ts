import type { FighterId } from "../core/brand.ts";
import type { PoolDie } from "../core/pool.ts";
import type { ContestRoll, Happening } from "./state/events.ts";
import type { Options } from "./state/options.ts";
import { fromEntries } from "../core/casts.ts";
import { rollDice, sizeOf, turnedDown } from "./roll.ts";
import type { Rolling } from "./roll.ts";

/** BTS-CON-4: after this many ties the one challenged prevails. */
export const MOST_TIES = 20;

/** What one side of a contest throws. It needs no fight: any two sheets can hold one. */
export interface ContestSide {
  readonly who: FighterId;
  readonly dice: readonly PoolDie[];
  readonly pending: number;
}

/** BTS-CON-3, BTS-CON-4: the best single die wins; a tie is rolled again whole, and that is not turned down. */
export function* contestOf(
  options: Options,
  [challenger, opponent]: readonly [ContestSide, ContestSide],
): Rolling<Happening<"contested">> {
  let ours = yield* rollOf(options, challenger, opponent.who, null);
  let theirs = yield* rollOf(options, opponent, challenger.who, null);
  let ties = 0;
  for (; ours.best === theirs.best && ties < MOST_TIES; ties++) {
    ours = yield* rollOf(options, challenger, opponent.who, ours);
    theirs = yield* rollOf(options, opponent, challenger.who, theirs);
  }
  const rolls = fromEntries([
    [challenger.who, ours],
    [opponent.who, theirs],
  ]);
  return { type: "contested", rolls, ties, winner: ours.best > theirs.best ? challenger.who : opponent.who };
}

function* rollOf(
  options: Options,
  { who, dice, pending }: ContestSide,
  against: FighterId,
  before: ContestRoll | null,
): Rolling<ContestRoll> {
  const shown = yield* rollDice(`contest:${who}->${against}`, who, dice);
  const faces = shown.map(({ face }) => face);
  const values = before === null ? faces.map((face) => turnedDown(options, face, pending)) : faces;
  return {
    faces: dice.map((die) => sizeOf(die.faces)),
    passes: [...(before?.passes ?? []), faces],
    values,
    best: Math.max(...values),
  };
}

/** BTS-AID-3: each wound used makes a six-sided die of the roll eight-sided, the first ones first. */
export function sharpened(dice: readonly PoolDie[], wounds: number): readonly PoolDie[] {
  let left = wounds;
  return dice.map((die) => (sizeOf(die.faces) === 6 && left-- > 0 ? { ...die, faces: 8 } : die));
}
