import type { HeartRush } from "../../../rules/index.ts";
import type { HistoryContext, HistoryEntry } from "../../fight/history.ts";
import type { Seat } from "../../fight/seat.ts";
import { cardFrom } from "./engagement-card.ts";
import { tell } from "./telling.ts";
import type { Tale } from "./tale.ts";

const entriesOf = (tale: Tale, place: number, seat: Seat): readonly HistoryEntry[] =>
  tale.engagement === null
    ? tale.clashes.map((line) => ({ id: `${place}-${line.id}`, line, engagement: null }))
    : [{ id: String(place), line: null, engagement: cardFrom(tale, seat) }];

/** For templates/fight/history.hbs: the fight round by round, the latest round first. */
export function history(events: readonly HeartRush.Event[], seat: Seat): HistoryContext {
  const { words } = seat;
  const tales = tell(events, seat);
  const rounds = [...new Set(tales.map(({ round }) => round))].toReversed();
  return {
    rounds: rounds.map((round) => ({
      name: round === 0 ? words.say("HEARTRUSH.Fight.gathering") : words.say("HEARTRUSH.Fight.round", { round }),
      entries: tales.flatMap((tale, place) => (tale.round === round ? entriesOf(tale, place, seat) : [])),
    })),
    empty: words.say("HEARTRUSH.Fight.history.empty"),
  };
}
