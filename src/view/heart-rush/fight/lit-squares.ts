import { HeartRush } from "../../../rules/index.ts";
import type { MapSquare } from "../../fight/presentation.ts";
import type { Seat } from "../../fight/seat.ts";
import { asksOf } from "../actions/asking.ts";

type Table = HeartRush.HeartTable;

/** Where on the map it leads: one's own free step, or a push of whom one strikes. */
function leads(table: Table, command: HeartRush.Command): Omit<MapSquare, "choice"> | null {
  if (command.do === "sidestep" && command.pay === "free" && command.destination.to !== null)
    return { at: command.destination.to, leads: "step" };
  if (command.do !== "declare" || command.what.do !== "attack") return null;
  const { push, follow, target } = command.what;
  const at = push === "push" && follow === null ? HeartRush.fights.pushedTo(table, command.who, target) : null;
  return at === null ? null : { at, leads: "push" };
}

/** For the map: where one's own may step now for nothing, and where what they may strike would be pushed to. */
export function litSquares(table: Table, seat: Seat): readonly MapSquare[] {
  const found = Object.entries(asksOf(table, seat).acts).flatMap(([choice, act]) => {
    const led = act.act === "send" ? leads(table, act.command) : null;
    return led === null ? [] : [{ ...led, choice }];
  });
  // A button does what the first of its ways does, which comes after it.
  return found.filter(({ at, leads: how }, place) =>
    found.slice(place + 1).every((other) => other.leads !== how || other.at.join() !== at.join()),
  );
}
