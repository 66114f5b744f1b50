import { inSides } from "../fight/parts.ts";
import type { Seat } from "../fight/seat.ts";
import { counts, summaryOf, type Counts, type SummaryContext } from "../fight/summary.ts";
import { namedSides, viewFor, type Event, type Table } from "./own.ts";
import { engagementsIn } from "./card.ts";
import { fateOf } from "./tracker.ts";

const COUNTED = ["injuries", "lost", "crossed", "gambits"] as const;

/** What the fight has cost each: injuries, breath, faces; and the gambits dared. */
function counted(events: readonly Event[]): Counts<(typeof COUNTED)[number]> {
  const kept = counts<(typeof COUNTED)[number]>();
  for (const event of events) {
    if ("wear" in event) for (const { who, faces } of event.wear) kept.add("crossed", who, faces.length);
    if ("lost" in event) for (const { who } of event.lost) kept.add("lost", who);
    if (event.type === "pieceMarked") kept.add("crossed", event.who);
    if (event.type === "planned") for (const { who } of event.turned) kept.add("gambits", who);
    if (event.type === "clashed") for (const { who, injury } of event.parties) kept.add("injuries", who, injury);
    if (event.type !== "struck") continue;
    for (const { who, injury, lost } of event.blows) {
      kept.add("injuries", who, injury);
      if (lost !== null) kept.add("lost", lost.who);
    }
  }
  return kept;
}

/** For templates/fight/summary.hbs. */
export function summary(table: Table, events: readonly Event[], seat: Seat): SummaryContext {
  const { words } = seat;
  const view = viewFor(table, seat);
  const kept = counted(events);
  return summaryOf(seat, {
    rounds: words.say("HEARTRUSH.Threat.Fight.summary.engagements", { number: engagementsIn(events, seat) }),
    columns: COUNTED.map((what) => words.say(`HEARTRUSH.Threat.Fight.summary.${what}`)),
    sides: inSides(table, namedSides(table, seat), seat, (id) => {
      const fighter = view.fighters[id];
      return fighter === undefined ? null : { id, counts: kept.row(COUNTED, id), fate: fateOf(fighter, seat) };
    }),
  });
}
