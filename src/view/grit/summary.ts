import type { Grit } from "../../rules/index.ts";
import { nameOf, personOf, seen } from "../fight/seat.ts";
import type { Seat } from "../fight/seat.ts";
import type { SummaryContext } from "../fight/summary.ts";
import { sideName, STATUS_NAMES } from "./fight-words.ts";
import { viewFor } from "./judge.ts";

const COUNTED = ["dealt", "taken", "crits", "saves"] as const;
type Account = Record<(typeof COUNTED)[number], number>;

/** What each dealt past Armor and took, so that the one adds up to the other; steps of the die taken, saves held. */
function accounts(events: readonly Grit.Event[]): ReadonlyMap<string, Account> {
  const known = new Map<string, Account>();
  const of = (id: string): Account => {
    const account = known.get(id) ?? { dealt: 0, taken: 0, crits: 0, saves: 0 };
    known.set(id, account);
    return account;
  };
  for (const event of events) {
    if (event.type !== "volleyResolved") continue;
    for (const { who, passed } of event.attacks) of(who).dealt += passed;
    const bearer = of(event.target);
    bearer.taken += event.gritLost + event.direct;
    bearer.crits += event.blow.crits;
    bearer.saves += event.blow.saved === true ? 1 : 0;
  }
  return known;
}

/** For templates/fight/summary.hbs. */
export function summary(table: Grit.Table, events: readonly Grit.Event[], seat: Seat): SummaryContext {
  const { words } = seat;
  const view = viewFor(table, seat);
  const known = accounts(events);
  return {
    title: words.say("HEARTRUSH.Fight.summary.title"),
    rounds: words.say("HEARTRUSH.Fight.summary.rounds", { rounds: view.round }),
    columns: COUNTED.map((what) => words.say(`HEARTRUSH.Grit.Fight.summary.${what}`)),
    choices: null,
    sides: view.sides.map((side) => ({
      name: sideName(side, words),
      rows: view.fighters
        .filter((fighter) => fighter.side === side && seen(seat, fighter.id))
        .map(({ id, status }) => ({
          id,
          name: nameOf(seat, id),
          img: personOf(seat, id).img,
          counts: COUNTED.map((what) => known.get(id)?.[what] ?? 0),
          fate: words.say(status === null ? "HEARTRUSH.Grit.Fight.looks.stands" : STATUS_NAMES[status]),
          choices: [],
        })),
    })),
  };
}
