import type { FighterId } from "../../rules/index.ts";
import { nameOf, personOf, seen, type Seat } from "../fight/seat.ts";
import type { SummaryContext } from "../fight/summary.ts";
import { fightersOf, sideName, sidesOf, viewFor, type Event, type Table } from "./own.ts";
import { engagementsIn } from "./card.ts";
import { fateOf } from "./tracker.ts";

const COUNTED = ["injuries", "lost", "crossed", "gambits"] as const;
type Account = Record<(typeof COUNTED)[number], number>;

/** What the fight has cost each: injuries, breath, faces; and the gambits dared. */
function accounts(events: readonly Event[]): ReadonlyMap<string, Account> {
  const known = new Map<string, Account>();
  const of = (id: string): Account => {
    const account = known.get(id) ?? { injuries: 0, lost: 0, crossed: 0, gambits: 0 };
    known.set(id, account);
    return account;
  };
  for (const event of events) {
    if ("wear" in event) for (const { who, faces } of event.wear) of(who).crossed += faces.length;
    if ("lost" in event) for (const { who } of event.lost) of(who).lost += 1;
    if (event.type === "pieceMarked") of(event.who).crossed += 1;
    if (event.type === "planned") for (const { who } of event.turned) of(who).gambits += 1;
    if (event.type === "clashed") for (const { who, injury } of event.parties) of(who).injuries += injury;
    if (event.type !== "struck") continue;
    for (const { who, injury, lost } of event.blows) {
      of(who).injuries += injury;
      if (lost !== null) of(lost.who).lost += 1;
    }
  }
  return known;
}

/** For templates/fight/summary.hbs. */
export function summary(table: Table, events: readonly Event[], seat: Seat): SummaryContext {
  const { words } = seat;
  const view = viewFor(table, seat);
  const known = accounts(events);
  const rowOf = (id: FighterId) => {
    const fighter = view.fighters[id];
    const account = known.get(id);
    return {
      id,
      name: nameOf(seat, id),
      img: personOf(seat, id).img,
      counts: COUNTED.map((what) => account?.[what] ?? 0),
      fate: fighter === undefined ? "" : fateOf(fighter, seat),
      choices: [],
    };
  };
  return {
    title: words.say("HEARTRUSH.Fight.summary.title"),
    rounds: words.say("HEARTRUSH.Threat.Fight.summary.engagements", { number: engagementsIn(events, seat) }),
    columns: COUNTED.map((what) => words.say(`HEARTRUSH.Threat.Fight.summary.${what}`)),
    choices: null,
    sides: sidesOf(table).map((side) => ({
      name: sideName(side, seat),
      rows: fightersOf(table)
        .filter((id) => view.fighters[id]?.side === side && seen(seat, id))
        .map(rowOf),
    })),
  };
}
