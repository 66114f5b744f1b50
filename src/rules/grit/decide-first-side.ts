import type { FighterId, SideId } from "../core/brand.ts";
import { ok, refuse } from "../core/result.ts";
import type { Result } from "../core/result.ts";
import { speaksFor } from "../core/ruleset.ts";
import type { Decision, Who } from "../core/ruleset.ts";
import type { Event, FirstSide } from "./state/event.ts";
import { goFirst, rollFirstEach, volunteerFirst } from "./first-side.ts";
import type { Command, CommandOf } from "./state/commands.ts";
import type { Refusal, Table } from "./state/model.ts";
import type { Options } from "./state/options.ts";
import { combatant, ofSide, stands } from "./roster.ts";
import type { Combatant } from "./roster.ts";
import { speaksForSide } from "./turn.ts";

type Decided = Decision<Event, Refusal>;

const settled = (firstSide: FirstSide): Result<readonly Event[], never> =>
  ok([{ type: "firstSideSettled", settled: firstSide }]);

/** GRT-FIRST-6: there is one way of finding the first side at a table, and it is used once. */
function whyNot({ fight }: Table, way: Options["firstSide"]): Refusal | null {
  if (fight.now.phase !== "first-side") return "wrong-phase";
  return fight.options.firstSide === way ? null : "other-ruling";
}

export function* volunteer(table: Table, { who }: CommandOf<"volunteerFirst">, by: Who): Decided {
  const reason = whyNot(table, "volunteer");
  if (reason !== null) return refuse(reason);
  const someone = combatant(table, who);
  if (someone === null) return refuse("unknown-fighter");
  if (!speaksFor(by, who)) return refuse("not-yours");
  if (!stands(someone)) return refuse("cannot-act");
  return settled(yield* volunteerFirst(table, someone));
}

const isSide = ({ fight }: Table, side: SideId): boolean => fight.sides.includes(side);

export function* race(table: Table, { side }: CommandOf<"rollFirstEach">, by: Who): Decided {
  const reason = whyNot(table, "each");
  if (reason !== null) return refuse(reason);
  if (!isSide(table, side)) return refuse("unknown-side");
  if (!speaksForSide(table, side, by)) return refuse("not-yours");
  return settled(yield* rollFirstEach(table, side));
}

export function* leadOff(table: Table, { side, mightBeSlow }: CommandOf<"goFirst">, by: Who): Decided {
  const reason = whyNot(table, "players");
  if (reason !== null) return refuse(reason);
  if (!by.gm) return refuse("gm-only");
  if (!isSide(table, side)) return refuse("unknown-side");
  const doubtful: Combatant[] = [];
  for (const who of mightBeSlow) {
    const someone = combatant(table, who);
    if (someone === null) return refuse("unknown-fighter");
    if (someone.fighter.side !== side) return refuse("not-your-side");
    if (!stands(someone)) return refuse("cannot-act");
    doubtful.push(someone);
  }
  return settled(yield* goFirst(table, side, doubtful));
}

/** As many as can be doubted before the list of those who might be slow grows too long to be chosen from. */
const DOUBTED = 4;

/** Who of these might be slow: every choice out of a few, nobody first, everybody last; of many nobody, each, or all. */
function doubts(ids: readonly FighterId[]): readonly (readonly FighterId[])[] {
  if (ids.length > DOUBTED) return [[], ...ids.map((id) => [id]), ids];
  return ids
    .reduce<readonly (readonly FighterId[])[]>((found, id) => [...found, ...found.map((few) => [...few, id])], [[]])
    .toSorted((one, other) => one.length - other.length);
}

/** The ways for a side to go first that this table has chosen, volunteers aside, and the Game Master's to say so. */
export function offersFirst(table: Table, by: Who): readonly Command[] {
  const { sides, options } = table.fight;
  const named = by.gm ? sides.map((side): Command => ({ do: "nameFirst", side })) : [];
  switch (options.firstSide) {
    case "volunteer":
      return named;
    case "each":
      return sides
        .filter((side) => speaksForSide(table, side, by))
        .map((side): Command => ({ do: "rollFirstEach", side }))
        .concat(named);
    case "players": {
      const led = by.gm ? sides : [];
      const standing = (side: SideId) =>
        ofSide(table, side)
          .filter(stands)
          .map(({ id }) => id);
      return led
        .flatMap((side) => doubts(standing(side)).map((mightBeSlow): Command => ({ do: "goFirst", side, mightBeSlow })))
        .concat(named);
    }
  }
}
