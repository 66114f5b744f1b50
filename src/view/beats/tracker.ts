import { Beats as Rules, type Beats, type FighterId } from "../../rules/index.ts";
import { opensWindow, type Move } from "../fight/choice.ts";
import type { Seat } from "../fight/seat.ts";
import type { Tracked, TrackerRow } from "../fight/tracker.ts";
import type { LangKey } from "../lang-key.ts";
import { answerMoves } from "./answering.ts";
import { asksOf } from "./asking.ts";
import { hasSealed } from "./choosing.ts";
import { contestMoves } from "./contest.ts";
import { turnMoves } from "./declaring.ts";
import { presentedDie } from "./dice.ts";
import { SEVERITY_WORDS, sideName } from "./fight-words.ts";
import { viewFor } from "./judge.ts";
import { agreeing, onward } from "./onward.ts";
import { placeRulings, rulings } from "./ruling.ts";
import { inSides, sidesIn, trackerRow, type NamedSide } from "../fight/parts.ts";

type Table = Beats.BeatsTable;
type Command = Beats.Command;

const STATES = {
  helpless: ["HEARTRUSH.BeatsFight.state.helpless", "fa-bed"],
  surrendered: ["HEARTRUSH.BeatsFight.state.surrendered", "fa-flag"],
  late: ["HEARTRUSH.BeatsFight.state.late", "fa-clock"],
  naming: ["HEARTRUSH.BeatsFight.state.naming", "fa-ellipsis"],
  named: ["HEARTRUSH.BeatsFight.state.named", "fa-check"],
  choosing: ["HEARTRUSH.BeatsFight.state.choosing", "fa-ellipsis"],
  sealed: ["HEARTRUSH.BeatsFight.state.sealed", "fa-check"],
  acts: ["HEARTRUSH.BeatsFight.state.acts", "fa-bolt"],
  asked: ["HEARTRUSH.BeatsFight.state.asked", "fa-question"],
  later: ["HEARTRUSH.BeatsFight.state.later", "fa-hourglass-half"],
  waits: ["HEARTRUSH.BeatsFight.state.waits", "fa-circle"],
  acted: ["HEARTRUSH.BeatsFight.state.acted", "fa-check"],
  rests: ["HEARTRUSH.BeatsFight.state.rests", ""],
} as const satisfies Readonly<Record<string, readonly [LangKey, string]>>;

export type State = keyof typeof STATES;
export const stateWord = (state: State): LangKey => STATES[state][0];

/** What a fighter is seen to be doing. */
export function stateOf(table: Table, view: Beats.View, id: FighterId): State {
  const fighter = view.fighters[id];
  if (fighter === undefined || view.phase === "over") return fighter?.out ?? "rests";
  if (fighter.out !== null) return fighter.out;
  if (view.phase === "muster") return view.mustered.includes(id) ? "named" : "naming";
  if (fighter.dice.length === 0) return "late";
  if (view.phase === "select") {
    const alone = fighter.dice.filter(({ zone }) => zone === "hand").length === 1;
    return alone || hasSealed(table, id) ? "sealed" : "choosing";
  }
  if (view.asked === id && !view.surrenderOffered) return "asked";
  if (view.turn === id) return "acts";
  const { phase } = table.fight;
  if (phase.at === "answer" && phase.waiting.includes(id)) return "later";
  return fighter.acted ? "acted" : "waits";
}

/** "Bloody, next roll −1": how hurt somebody is, and by how much the next roll is turned down. */
export function healthOf({ severity, pending }: Beats.FighterView, { words }: Seat): string {
  const hurt = severity === null ? "" : words.say(SEVERITY_WORDS[severity]);
  return [hurt, pending === 0 ? "" : words.say("HEARTRUSH.BeatsFight.pending", { pending })]
    .filter((part) => part !== "")
    .join(", ");
}

const BUBBLES = Rules.SEVERITIES.length;

function rowOf(table: Table, view: Beats.View, id: FighterId, seat: Seat): TrackerRow | null {
  const { words } = seat;
  const fighter = view.fighters[id];
  if (fighter === undefined) return null;
  const state = stateOf(table, view, id);
  const die = presentedDie(view, id);
  const { bubbles, sparks } = fighter;
  return trackerRow(seat, id, {
    spent: fighter.out !== null || state === "acted",
    inside: state === "acts" || state === "asked",
    dice: die === null ? [] : [die],
    health: healthOf(fighter, seat),
    percent: Math.round((100 * (BUBBLES - bubbles)) / BUBBLES),
    hurt: fighter.out === "helpless" ? "down" : bubbles === 0 ? "none" : bubbles < 3 ? "some" : "badly",
    pips: Array.from({ length: Math.min(sparks, 9) }, () => true),
    pipsLabel: words.say("HEARTRUSH.BeatsFight.sparks", { sparks }),
    state: words.say(stateWord(state)),
    stateIcon: STATES[state][1],
  });
}

export const sidesOf = (table: Table, seat: Seat): readonly NamedSide[] =>
  sidesIn(table, seat, (side, { words }) => sideName(side, words));

/** What the one in hand may do, if it is one's own to move. */
function handMoves(table: Table, seat: Seat): Record<"main" | "more", readonly Move<Command>[]> {
  const { hand, who } = seat;
  if (hand === null || table.fight.fighters[hand] === undefined || !(who.gm || who.fighters.includes(hand)))
    return { main: [], more: [] };
  const { phase } = table.fight;
  const main =
    phase.at === "act" && phase.turn === hand
      ? turnMoves(table, hand, seat)
      : phase.at === "answer" && phase.terms !== "offered" && phase.waiting[0] === hand
        ? answerMoves(table, hand, seat)
        : contestMoves(table, hand, seat);
  return { main, more: [...agreeing(table, hand, seat), ...rulings(table, hand, seat), ...placeRulings(table, seat)] };
}

/** For templates/fight/tracker.hbs. */
export function tracker(table: Table, seat: Seat): Tracked<Command> {
  const { words } = seat;
  const view = viewFor(table, seat);
  const open: Move<Command> = {
    ...opensWindow(words.say(view.phase === "over" ? "HEARTRUSH.Fight.after" : "HEARTRUSH.BeatsFight.do.openWindow")),
    tone: asksOf(table, seat).asks.length > 0 ? "primary" : "plain",
  };
  return {
    round:
      view.phase === "muster"
        ? words.say("HEARTRUSH.Fight.round", { round: view.round })
        : words.say("HEARTRUSH.BeatsFight.beat", { round: view.round, beat: view.beat }),
    sides: inSides(table, sidesOf(table, seat), seat, (id) => rowOf(table, view, id, seat)),
    ...handMoves(table, seat),
    table: [open, ...onward(table, seat)],
  };
}
