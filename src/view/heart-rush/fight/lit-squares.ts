import { fightersIn, HeartRush } from "../../../rules/index.ts";
import type { FighterId } from "../../../rules/index.ts";
import type { MapSquare } from "../../fight/presentation.ts";
import { answersFor, seen } from "../../fight/seat.ts";
import type { Seat } from "../../fight/seat.ts";
import { asksOf } from "../actions/asking.ts";
import { stepsAround } from "../actions/stepping.ts";

type Table = HeartRush.HeartTable;

/** Where whom a member may strike would be pushed to. */
const pushesOf = (table: Table, who: FighterId, targets: readonly FighterId[]): readonly MapSquare[] =>
  targets.flatMap((target) => {
    const at = HeartRush.pushedTo(table, who, target);
    return at === null ? [] : [{ at, choice: `strike ${who} ${target} push`, leads: "push" }];
  });

/** For the map: where one's own may step now for nothing, and where what they may strike would be pushed to. */
export function litSquares(table: Table, seat: Seat): readonly MapSquare[] {
  if (table.fight.phase.at !== "engagement" || table.fight.ground.kind !== "map") return [];
  const { acts } = asksOf(table, seat);
  const fighters = fightersIn(table.fight.fighters);
  const targets = fighters.filter((id) => seen(seat, id));
  return fighters
    .filter((id) => answersFor(seat, id))
    .flatMap((id) => [...stepsAround(table, id, seat), ...pushesOf(table, id, targets)])
    .filter(({ choice }) => acts[choice] !== undefined);
}
