import type { Beats } from "../../../rules/index.ts";
import type { Clash } from "../../fight/clash.ts";
import type { Seat } from "../../fight/seat.ts";
import type { Tale } from "../../fight/tale.ts";
import { AFTER, type Telling } from "./tale.ts";
import { tellAction } from "./tell-actions.ts";
import { tellDice } from "./tell-dice.ts";
import { remark } from "./tell-remarks.ts";

export { AFTER } from "./tale.ts";

const BEATS = 3;

/** One beat, as it is told. */
interface ToldBeat {
  readonly key: string;
  readonly round: number;
  readonly beat: number;
  readonly over: boolean;
  readonly clashes: readonly Clash[];
}

/** What moves the tale on: beats, rounds, the end; and what the place offers by name. */
function course(telling: Telling, event: Beats.Event): void {
  if (event.type === "tool-placed") telling.tools.set(event.tool, event.label);
  if (event.type === "ended") telling.ended = true;
  if (event.type !== "beat-ended") return;
  telling.action = null;
  telling.beat += 1;
  if (telling.beat <= BEATS) return;
  telling.round += 1;
  telling.beat = 1;
  telling.rolled = false;
}

/** Tells a fight from its events, beat by beat. */
export function tell(events: readonly Beats.Event[], seat: Seat, table: Beats.BeatsTable): readonly ToldBeat[] {
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
    clashes: lines.map(({ outcomes, ...line }) => ({ ...line, outcome: outcomes.join(", ") })),
  }));
}

/** A tale for each beat, as far as it has gone, and one for what comes after. */
export const tales = (events: readonly Beats.Event[], seat: Seat, table: Beats.BeatsTable): readonly Tale[] =>
  tell(events, seat, table).map(({ key, round, beat, clashes, over }) => {
    const { words } = seat;
    const after = key === AFTER;
    return {
      key,
      heading: words.say(after ? "HEARTRUSH.Fight.after" : "HEARTRUSH.Fight.round", { round }),
      card: {
        title: words.say(after ? "HEARTRUSH.Fight.after" : "HEARTRUSH.BeatsFight.beat", { round, beat }),
        stances: [],
        clashes,
        over,
        foot: over ? "" : words.say("HEARTRUSH.Fight.tale.underWay"),
      },
      chat: clashes.length > 0,
      between: false,
    };
  });
