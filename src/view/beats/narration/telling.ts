import type { Beats } from "../../../rules/index.ts";
import type { CardContext } from "../../fight/card.ts";
import type { Clash } from "../../fight/clash.ts";
import { underHeading, type HistoryContext } from "../../fight/history.ts";
import type { KeyedCard } from "../../fight/presentation.ts";
import type { Seat } from "../../fight/seat.ts";
import { AFTER } from "./tale.ts";
import type { Telling } from "./tale.ts";
import { tellAction } from "./tell-actions.ts";
import { tellDice } from "./tell-dice.ts";
import { remark } from "./tell-remarks.ts";

export { AFTER } from "./tale.ts";

const BEATS = 3;

/** One beat, as it is told. */
export interface Tale {
  readonly key: string;
  readonly round: number;
  readonly beat: number;
  readonly over: boolean;
  readonly clashes: readonly Clash[];
}

/** What moves the tale on: beats, rounds, the end; and what the place offers by name. */
function course(telling: Telling, event: Beats.Event): void {
  if (event.is === "tool-placed") telling.tools.set(event.tool, event.label);
  if (event.is === "ended") telling.ended = true;
  if (event.is !== "beat-ended") return;
  telling.action = null;
  telling.beat += 1;
  if (telling.beat <= BEATS) return;
  telling.round += 1;
  telling.beat = 1;
  telling.rolled = false;
}

/** Tells a fight from its events, beat by beat. */
export function tell(events: readonly Beats.Event[], seat: Seat, table: Beats.BeatsTable): readonly Tale[] {
  const telling: Telling = {
    seat,
    table,
    chapters: [],
    dice: new Map(),
    tools: new Map(),
    action: null,
    round: 1,
    beat: 1,
    rolled: false,
    ended: false,
  };
  for (const event of events) {
    if (!tellDice(telling, event) && !tellAction(telling, event)) remark(telling, event);
    course(telling, event);
  }
  return telling.chapters.map(({ key, round, beat, lines, over }) => ({
    key,
    round,
    beat,
    over: over || telling.ended,
    clashes: lines.map(({ outcomes, ...line }, place) => ({
      ...line,
      id: `${key} ${place}`,
      outcome: outcomes.join(", "),
    })),
  }));
}

function cardFrom({ key, round, beat, clashes, over }: Tale, { words }: Seat): CardContext {
  return {
    title: key === AFTER ? words.say("HEARTRUSH.Fight.after") : words.say("HEARTRUSH.BeatsFight.beat", { round, beat }),
    stances: [],
    clashes,
    over,
    foot: over ? "" : words.say("HEARTRUSH.Fight.tale.underWay"),
  };
}

/** For templates/fight/card.hbs: a card for each beat, as far as it has gone, and one for what comes after. */
export const cards = (events: readonly Beats.Event[], seat: Seat, table: Beats.BeatsTable): readonly KeyedCard[] =>
  tell(events, seat, table)
    .filter(({ clashes }) => clashes.length > 0)
    .map((tale) => ({ key: tale.key, card: cardFrom(tale, seat) }));

/** For templates/fight/history.hbs: the fight round by round, the latest first. */
export function history(events: readonly Beats.Event[], seat: Seat, table: Beats.BeatsTable): HistoryContext {
  const { words } = seat;
  const tales = tell(events, seat, table).filter(({ clashes }) => clashes.length > 0);
  const nameOfRound = ({ key, round }: Tale): string =>
    key === AFTER ? words.say("HEARTRUSH.Fight.after") : words.say("HEARTRUSH.Fight.round", { round });
  const names = [...new Set(tales.map(nameOfRound))].toReversed();
  return {
    rounds: names.map((name) => ({
      name,
      entries: tales
        .filter((tale) => nameOfRound(tale) === name)
        .map((tale) => ({ id: tale.key, line: null, engagement: underHeading(name, cardFrom(tale, seat)) })),
    })),
    empty: words.say("HEARTRUSH.Fight.history.empty"),
  };
}
