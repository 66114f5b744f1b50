import type { FighterId, HeartRush } from "../../../rules/index.ts";
import type { Seat } from "../../fight/seat.ts";
import { summaryOf, type SummaryContext } from "../../fight/summary.ts";
import { LOOKS, namedSides } from "../fight/fight-words.ts";
import { hurtOf } from "./tale.ts";
import { STANCE_NAMES, STANCE_ORDER } from "../sheet/stance-card.ts";

type Event = HeartRush.Event;

interface Account {
  dealt: number;
  taken: number;
  shrugged: number;
  wounds: number;
  readonly stances: Record<HeartRush.Stance, { times: number; dealt: number; taken: number }>;
}

const COUNTED = ["dealt", "taken", "shrugged", "wounds"] as const;

const blank = (): Account => {
  const none = () => ({ times: 0, dealt: 0, taken: 0 });
  return {
    dealt: 0,
    taken: 0,
    shrugged: 0,
    wounds: 0,
    stances: { might: none(), agility: none(), cunning: none(), defensive: none() },
  };
};

/** Who did what: damage dealt and taken, and how each stance fared. */
function accounts(events: readonly Event[]): ReadonlyMap<string, Account> {
  const known = new Map<string, Account>();
  const of = (id: string): Account => {
    const account = known.get(id) ?? blank();
    known.set(id, account);
    return account;
  };
  const sources = new Map<string, { from: string; dealt: number }>();
  let stances = new Map<string, HeartRush.Stance>();
  for (const event of events) {
    if (event.type === "engaged" || event.type === "engagementEnded") stances = new Map();
    else if (event.type === "opened" || event.type === "forfeited") {
      const stance = event.type === "opened" ? event.stance : "defensive";
      stances.set(event.who, stance);
      of(event.who).stances[stance].times += 1;
    } else if (event.type === "hurt") sources.set(hurtOf(event), event);
    else if (event.type === "hurtSettled") {
      const source = sources.get(event.hurt) ?? sources.get(event.on);
      const bearer = of(event.on);
      bearer.taken += event.taken;
      bearer.wounds += event.wound === null ? 0 : 1;
      bearer.shrugged += event.shrugged ? Math.max(0, (source?.dealt ?? 0) - event.taken) : 0;
      const held = stances.get(event.on);
      if (held !== undefined) bearer.stances[held].taken += event.taken;
      if (source === undefined) continue;
      const striker = of(source.from);
      striker.dealt += event.taken;
      const used = stances.get(source.from);
      if (used !== undefined) striker.stances[used].dealt += event.taken;
    }
  }
  return known;
}

function rowOf(id: FighterId, account: Account, fighter: HeartRush.FighterView, { words }: Seat) {
  return {
    id,
    counts: COUNTED.map((what) => account[what]),
    fate: words.say(LOOKS[fighter.looks]),
    choices: STANCE_ORDER.flatMap((stance) => {
      const { times, dealt, taken } = account.stances[stance];
      const fared = words.say("HEARTRUSH.Fight.summary.fared", { dealt, taken });
      return times === 0 ? [] : [{ name: words.say(STANCE_NAMES[stance]), emblem: stance, times, fared }];
    }),
  };
}

/** For templates/fight/summary.hbs. */
export function summary(view: HeartRush.View, events: readonly Event[], seat: Seat): SummaryContext {
  const { words } = seat;
  const known = accounts(events);
  return summaryOf(seat, {
    rounds: words.say("HEARTRUSH.Fight.summary.rounds", { rounds: view.round }),
    columns: COUNTED.map((what) => words.say(`HEARTRUSH.Fight.summary.${what}`)),
    choices: words.say("HEARTRUSH.Fight.summary.stances"),
    sides: namedSides(seat).map(({ id: side, name }) => ({
      name,
      rows: view.fighters
        .filter((fighter) => fighter.side === side)
        .map((fighter) => rowOf(fighter.id, known.get(fighter.id) ?? blank(), fighter, seat)),
    })),
  });
}
