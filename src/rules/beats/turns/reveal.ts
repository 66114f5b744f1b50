import type { FighterId } from "../../core/brand.ts";
import type { Faced, Happening } from "../state/events.ts";
import type { BeatsTable, Faces, PhaseAt } from "../state/model.ts";
import type { Options } from "../state/options.ts";
import { entryOf } from "../../core/table.ts";
import { fromEntries } from "../../core/casts.ts";
import { rerolled, rollDie } from "../roll.ts";
import type { Rolling } from "../roll.ts";
import { showings } from "./selection.ts";

/** BTS-REV-5: after this many passes a tie is left to the lot, and a lot to the order of entry. */
export const MOST_PASSES = 20;
/** BTS-REV-6: with more dice on the table there may be too few different values, so ties stand. */
export const MOST_REROLLING = 6;

interface ShownDie {
  readonly who: FighterId;
  readonly faces: Faces;
  readonly value: number;
  readonly turnDown: number;
  /** BTS-SEL-7: it was not opened, and is worth nothing whatever lies beside it. */
  readonly stands: boolean;
}

/** BTS-REV-1: all chosen dice turn over together, and their values give the order. */
export function* reveal(table: BeatsTable, phase: PhaseAt<"select">): Rolling<Happening<"revealed">> {
  const { options } = table.fight;
  const chosen = showings(table, phase);
  const turned = chosen.map(({ who, fighter, die }): ShownDie => {
    const value = fighter.acted ? options.floor : die.value;
    return { who, faces: die.faces, value, turnDown: fighter.turnDown, stands: fighter.acted };
  });
  const passes: Faced[] = [];
  const rerolls = options.tieMode === "reroll" && turned.length <= MOST_REROLLING;
  const shown = rerolls ? yield* rerollTies(options, turned, passes) : turned;
  const lots: Faced[] = [];
  const order = yield* inOrder(shown, rerolls ? ({ value }) => value : standingOf, lots);
  return {
    type: "revealed",
    order: order.map(({ who }) => who),
    presented: fromEntries(chosen.map(({ who, die }) => [who, die.id] as const)),
    values: fromEntries(shown.map(({ who, value }) => [who, value] as const)),
    passes,
    lots,
  };
}

/** BTS-REV-2, BTS-REV-3: every die of a tie is rerolled, then all are compared anew. */
function* rerollTies(options: Options, turned: readonly ShownDie[], passes: Faced[]): Rolling<readonly ShownDie[]> {
  let shown = turned;
  for (let tied = tiesOf(shown); tied.length > 0 && passes.length < MOST_PASSES; tied = tiesOf(shown)) {
    const faced = yield* rollEach("tie", tied);
    passes.push(faced);
    shown = shown.map((die) => {
      const face = entryOf(faced, die.who);
      return face === undefined ? die : { ...die, value: rerolled(options, face, die.turnDown) };
    });
  }
  return shown;
}

/** BTS-REV-4: where ties stand, a d8 comes before a d6 of the same value. */
const standingOf = ({ value, faces }: ShownDie): number => value * 2 + (faces === 8 ? 0 : 1);

/** BTS-REV-1: lowest first, and what cannot be told apart by lot. */
function* inOrder(
  shown: readonly ShownDie[],
  rankOf: (die: ShownDie) => number,
  lots: Faced[],
): Rolling<readonly ShownDie[]> {
  const order: ShownDie[] = [];
  for (const equals of groupsBy(shown, rankOf)) {
    order.push(...(yield* drawLots(equals, lots, MOST_PASSES)));
  }
  return order;
}

/** BTS-REV-4, BTS-REV-5: a die each, the lower face first, again among those who are still equal. */
function* drawLots(equals: readonly ShownDie[], lots: Faced[], draws: number): Rolling<readonly ShownDie[]> {
  if (equals.length < 2 || draws === 0) return equals;
  const faced = yield* rollEach("lot", equals);
  lots.push(faced);
  const order: ShownDie[] = [];
  for (const still of groupsBy(equals, ({ who }) => Number(entryOf(faced, who)))) {
    order.push(...(yield* drawLots(still, lots, draws - 1)));
  }
  return order;
}

function* rollEach(why: "tie" | "lot", equals: readonly ShownDie[]): Rolling<Faced> {
  const faced: [FighterId, number][] = [];
  for (const { who, faces } of equals) faced.push([who, yield* rollDie(`${why}:${who}`, who, faces)]);
  return fromEntries(faced);
}

function tiesOf(shown: readonly ShownDie[]): readonly ShownDie[] {
  const rolled = shown.filter(({ stands }) => !stands);
  return rolled.filter((one) => rolled.some((other) => other !== one && other.value === one.value));
}

/** The items in groups of equal rank, lowest rank first. */
function groupsBy<Item>(items: readonly Item[], rankOf: (item: Item) => number): readonly (readonly Item[])[] {
  const ranks = [...new Set(items.map(rankOf))].sort((one, other) => one - other);
  return ranks.map((rank) => items.filter((item) => rankOf(item) === rank));
}
