import { Grit } from "../../rules/index.ts";
import type { Seat } from "../fight/seat.ts";
import type { Tale } from "../fight/tale.ts";
import { viewFor } from "./judge.ts";
import { sidesAtFirst, turnName } from "./tale.ts";
import type { Chapter, Telling } from "./tale.ts";
import { declared, morale, volley } from "./tell-blows.ts";
import { remark } from "./tell-remarks.ts";

type Event = Grit.Event;

/** What has become of the turns: who comes first, whose is over, who comes in with a side of their own. */
function course(telling: Telling, event: Event, sides: readonly Grit.Turn["side"][]): void {
  const last = telling.chapters.at(-1);
  switch (event.type) {
    case "firstSideSettled":
      telling.order = Grit.orderOf(sides, event.settled);
      return begin(telling, 1, 0);
    case "fighterJoined": {
      const known = telling.order.some(({ side }) => side === event.side);
      if (telling.order.length > 0 && !known) telling.order = [...telling.order, { side: event.side, part: "all" }];
      return;
    }
    case "turnEnded": {
      if (last === undefined) return;
      const next = last.place + 1 < telling.order.length;
      return next ? begin(telling, last.round, last.place + 1) : begin(telling, last.round + 1, 0);
    }
    default:
  }
}

function begin(telling: Telling, round: number, place: number): void {
  const last = telling.chapters.at(-1);
  if (last !== undefined) last.over = true;
  telling.chapters.push({ round, place, turn: telling.order[place] ?? null, over: false, used: false, clashes: [] });
}

/** What is laid on a pair, and by what, so that the attack it changes can say so. */
function remember(telling: Telling, event: Event): void {
  const laid = event.type === "laid" || event.type === "staked" ? event.laid : null;
  if (laid === null) return;
  telling.laid.set(`${laid.mod} ${laid.who} ${laid.target}`, event.type === "staked" ? "stake" : "master");
}

/** Tells a fight from its events, turn for turn. */
export function chapters(events: readonly Event[], seat: Seat, table: Grit.Table): readonly Chapter[] {
  const open = new Set(viewFor(table, seat).fighters.flatMap(({ id, numbers }) => (numbers === null ? [] : [id])));
  const telling: Telling = { seat, open, chapters: [], laid: new Map(), reasons: new Map(), order: [] };
  const sides = sidesAtFirst(table, events);
  telling.chapters.push({ round: 0, place: 0, turn: null, over: false, used: false, clashes: [] });
  for (const event of events) {
    remember(telling, event);
    switch (event.type) {
      case "attackDeclared":
        declared(telling, event);
        break;
      case "volleyResolved":
        volley(telling, event);
        break;
      case "moraleTested":
        morale(telling, event);
        break;
      case "moraleShaken":
      case "volleysClosed":
      case "turnEnded":
        break;
      default:
        remark(telling, event);
    }
    course(telling, event, sides);
  }
  return telling.chapters;
}

const titleOf = ({ round, turn }: Chapter, { words }: Seat): string =>
  turn === null
    ? words.say("HEARTRUSH.Fight.gathering")
    : words.say("HEARTRUSH.Grit.Fight.cardTitle", { round, side: turnName(turn, words) });

/** A tale for each turn, and one for who goes first. */
export const tales = (events: readonly Event[], seat: Seat, table: Grit.Table): readonly Tale[] =>
  chapters(events, seat, table).map((chapter) => {
    const { round, place, clashes, over, used } = chapter;
    return {
      key: `${round} ${place}`,
      heading: seat.words.say(round === 0 ? "HEARTRUSH.Fight.gathering" : "HEARTRUSH.Fight.round", { round }),
      card: { title: titleOf(chapter, seat), stances: [], clashes, over, foot: "" },
      chat: used || clashes.some(({ rolls }) => rolls.length > 0),
      between: false,
    };
  });
