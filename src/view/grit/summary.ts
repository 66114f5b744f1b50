import type { Grit } from "../../rules/index.ts";
import { inSides } from "../fight/parts.ts";
import type { Seat } from "../fight/seat.ts";
import { counts, summaryOf, type Counts, type SummaryContext } from "../fight/summary.ts";
import { sidesOf, STATUS_NAMES } from "./fight-words.ts";
import { fighterIn, viewFor } from "./judge.ts";

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
    sides: inSides(table, sidesOf(view, seat), seat, (id) => {
      const status = fighterIn(view, id)?.status ?? null;
      const fate = words.say(status === null ? "HEARTRUSH.Grit.Fight.looks.stands" : STATUS_NAMES[status]);
      return { id, counts: kept.row(COUNTED, id), fate };
    }),
  });
}
