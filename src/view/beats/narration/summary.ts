import type { Beats, FighterId } from "../../../rules/index.ts";
import { inSides } from "../../fight/parts.ts";
import type { Seat } from "../../fight/seat.ts";
import { counts, summaryOf, type Counts, type SummaryContext } from "../../fight/summary.ts";
import { SEVERITY_WORDS } from "../fight-words.ts";
import { viewFor } from "../judge.ts";
import { sidesOf } from "../tracker.ts";

const COUNTED = ["dealt", "taken", "counters", "sparks"] as const;

/** Who did what: wounds dealt and taken, actions countered, sparks spent. */
function counted(events: readonly Beats.Event[]): Counts<(typeof COUNTED)[number]> {
  const kept = counts<(typeof COUNTED)[number]>();
  let attacker: FighterId | null = null;
  for (const event of events) {
    if (event.type === "declared") attacker = event.action.is === "attack" ? event.who : null;
    else if (event.type === "settled") {
      if (event.outcome === "cancelled" && event.by !== null) kept.add("counters", event.by);
      if (event.outcome !== "effect") attacker = null;
    } else if (event.type === "special-used") kept.add("sparks", event.who);
    else if (event.type === "wounded") {
      kept.add("taken", event.who);
      if (attacker !== null) kept.add("dealt", attacker);
      attacker = null;
    }
  }
  return kept;
}

function fateOf({ out, severity }: Beats.FighterView, { words }: Seat): string {
  if (out !== null) return words.say(`HEARTRUSH.BeatsFight.summary.fate.${out}`);
  return words.say(severity === null ? "HEARTRUSH.Beats.Severity.none" : SEVERITY_WORDS[severity]);
}

/** For templates/fight/summary.hbs. */
export function summary(table: Beats.BeatsTable, events: readonly Beats.Event[], seat: Seat): SummaryContext {
  const { words } = seat;
  const view = viewFor(table, seat);
  const kept = counted(events);
  return summaryOf(seat, {
    rounds: words.say("HEARTRUSH.Fight.summary.rounds", { rounds: view.round }),
    columns: COUNTED.map((what) => words.say(`HEARTRUSH.BeatsFight.summary.${what}`)),
    sides: inSides(table, sidesOf(table, seat), seat, (id) => {
      const fighter = view.fighters[id];
      return fighter === undefined ? null : { id, counts: kept.row(COUNTED, id), fate: fateOf(fighter, seat) };
    }),
  });
}
