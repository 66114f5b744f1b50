import type { Beats, FighterId } from "../../../rules/index.ts";
import { nameOf, personOf, seen } from "../../fight/seat.ts";
import type { Seat } from "../../fight/seat.ts";
import type { SummaryContext } from "../../fight/summary.ts";
import { SEVERITY_WORDS } from "../fight-words.ts";
import { fightersOf, viewFor } from "../judge.ts";
import { sideName, sidesOf } from "../tracker.ts";

const COUNTED = ["dealt", "taken", "counters", "sparks"] as const;
type Account = Record<(typeof COUNTED)[number], number>;

/** Who did what: wounds dealt and taken, actions countered, sparks spent. */
function accounts(events: readonly Beats.Event[]): (id: string) => Account {
  const known = new Map<string, Account>();
  const of = (id: string): Account => {
    const account = known.get(id) ?? { dealt: 0, taken: 0, counters: 0, sparks: 0 };
    known.set(id, account);
    return account;
  };
  let attacker: FighterId | null = null;
  for (const event of events) {
    if (event.is === "declared") attacker = event.action.is === "attack" ? event.who : null;
    else if (event.is === "settled") {
      if (event.outcome === "cancelled" && event.by !== null) of(event.by).counters += 1;
      if (event.outcome !== "effect") attacker = null;
    } else if (event.is === "special-used") of(event.who).sparks += 1;
    else if (event.is === "wounded") {
      of(event.who).taken += 1;
      if (attacker !== null) of(attacker).dealt += 1;
      attacker = null;
    }
  }
  return of;
}

function fateOf({ out, severity }: Beats.FighterView, { words }: Seat): string {
  if (out !== null) return words.say(`HEARTRUSH.BeatsFight.summary.fate.${out}`);
  return words.say(severity === null ? "HEARTRUSH.Beats.Severity.none" : SEVERITY_WORDS[severity]);
}

/** For templates/fight/summary.hbs. */
export function summary(table: Beats.BeatsTable, events: readonly Beats.Event[], seat: Seat): SummaryContext {
  const { words } = seat;
  const view = viewFor(table, seat);
  const of = accounts(events);
  return {
    title: words.say("HEARTRUSH.Fight.summary.title"),
    rounds: words.say("HEARTRUSH.Fight.summary.rounds", { rounds: view.round }),
    columns: COUNTED.map((what) => words.say(`HEARTRUSH.BeatsFight.summary.${what}`)),
    choices: null,
    sides: sidesOf(table).map((side) => ({
      name: sideName(side, seat),
      rows: fightersOf(table).flatMap((id) => {
        const fighter = view.fighters[id];
        if (fighter?.side !== side || !seen(seat, id)) return [];
        return [
          {
            id,
            name: nameOf(seat, id),
            img: personOf(seat, id).img,
            counts: COUNTED.map((what) => of(id)[what]),
            fate: fateOf(fighter, seat),
            choices: [],
          },
        ];
      }),
    })),
  };
}
