import type { SideId } from "../core/brand.ts";
import { ok, refuse } from "../core/result.ts";
import type { Result } from "../core/result.ts";
import { speaksFor } from "../core/ruleset.ts";
import type { Decision, Who } from "../core/ruleset.ts";
import type { Event, FirstSide } from "./state/event.ts";
import { goFirst, rollFirstEach, volunteerFirst } from "./first-side.ts";
import type { CommandOf } from "./state/commands.ts";
import type { Refusal, Table } from "./state/model.ts";
import type { Options } from "./state/options.ts";
import { combatant, stands } from "./roster.ts";
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
