import type { Grit } from "../../rules/index.ts";
import type { Seat } from "../fight/seat.ts";
import { counts, summaryOf, type Counts, type SummaryContext } from "../fight/summary.ts";
import { sideName, STATUS_NAMES } from "./fight-words.ts";
import { viewFor } from "./judge.ts";

const COUNTED = ["dealt", "taken", "crits", "saves"] as const;

/** What each dealt past Armor and took, so that the one adds up to the other; steps of the die taken, saves held. */
function counted(events: readonly Grit.Event[]): Counts<(typeof COUNTED)[number]> {
  const kept = counts<(typeof COUNTED)[number]>();
  for (const event of events) {
    if (event.type !== "volleyResolved") continue;
    for (const { who, passed } of event.attacks) kept.add("dealt", who, passed);
    kept.add("taken", event.target, event.gritLost + event.direct);
    kept.add("crits", event.target, event.blow.crits);
    if (event.blow.saved === true) kept.add("saves", event.target);
  }
  return kept;
}

/** For templates/fight/summary.hbs. */
export function summary(table: Grit.Table, events: readonly Grit.Event[], seat: Seat): SummaryContext {
  const { words } = seat;
  const view = viewFor(table, seat);
  const kept = counted(events);
  return summaryOf(seat, {
    rounds: words.say("HEARTRUSH.Fight.summary.rounds", { rounds: view.round }),
    columns: COUNTED.map((what) => words.say(`HEARTRUSH.Grit.Fight.summary.${what}`)),
    sides: view.sides.map((side) => ({
      name: sideName(side, words),
      rows: view.fighters
        .filter((fighter) => fighter.side === side)
        .map(({ id, status }) => ({
          id,
          counts: kept.row(COUNTED, id),
          fate: words.say(status === null ? "HEARTRUSH.Grit.Fight.looks.stands" : STATUS_NAMES[status]),
        })),
    })),
  });
}
