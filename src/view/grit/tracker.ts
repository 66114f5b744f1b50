import { Grit } from "../../rules/index.ts";
import type { Move } from "../fight/choice.ts";
import type { Seat } from "../fight/seat.ts";
import type { Tracked, TrackerRow } from "../fight/tracker.ts";
import type { LangKey } from "../lang-key.ts";
import { dieContext, type DieContext } from "../shared/die.ts";
import { opensTurn } from "./asking.ts";
import { aids, attacks, others } from "./attacking.ts";
import { sideActs, sidesOf, STATUS_NAMES } from "./fight-words.ts";
import { fighterIn, moves, viewFor } from "./judge.ts";
import { masterMoves, timeMoves } from "./master.ts";
import { firstSide, sideMoves } from "./turning.ts";
import { inSides, trackerRow } from "../fight/parts.ts";

type Command = Grit.Command;

/** The STR die as it stands, and as ghosts the steps it has lost; no die at all at zero, only ghosts. */
export function strengthOf({ numbers }: Pick<Grit.FighterView, "numbers">): readonly DieContext[] {
  if (numbers === null) return [];
  const { value, max } = numbers.attributes.str;
  const lost = Grit.ATTRIBUTE_DICE.filter((die) => die > value && die <= max);
  return [...(value === 0 ? [] : [dieContext(value, "might")]), ...lost.map((die) => dieContext(die, "might", true))];
}

/** "Grit 2/4, Armor 1", or how it looks to those who must not know. */
export function healthOf(table: Grit.Table, { id, numbers, status }: Grit.FighterView, { words }: Seat): string {
  if (numbers !== null)
    return words.say("HEARTRUSH.Grit.Fight.health", {
      grit: numbers.grit,
      most: numbers.gritMax,
      armor: numbers.armor,
    });
  if (status !== null) return words.say(STATUS_NAMES[status]);
  const str = table.sheets[id]?.attributes.str;
  return words.say(
    str === undefined || str.value === str.max ? "HEARTRUSH.Grit.Fight.looks.whole" : "HEARTRUSH.Grit.Fight.looks.hurt",
  );
}

const STATES = {
  act: ["HEARTRUSH.Grit.Fight.state.act", "fa-circle"],
  acted: ["HEARTRUSH.Grit.Fight.state.acted", "fa-check"],
  volley: ["HEARTRUSH.Grit.Fight.state.volley", "fa-burst"],
  shaken: ["HEARTRUSH.Grit.Fight.state.shaken", "fa-heart-crack"],
  waits: ["HEARTRUSH.Grit.Fight.state.waits", "fa-hourglass-half"],
  stands: ["HEARTRUSH.Grit.Fight.looks.stands", ""],
  incapacitated: ["HEARTRUSH.Grit.Fight.status.incapacitated", "fa-bed"],
  paralysed: ["HEARTRUSH.Grit.Fight.status.paralysed", "fa-link"],
  catatonic: ["HEARTRUSH.Grit.Fight.status.catatonic", "fa-moon"],
  routed: ["HEARTRUSH.Grit.Fight.status.routed", "fa-person-running"],
  dead: ["HEARTRUSH.Grit.Fight.status.dead", "fa-skull"],
} as const satisfies Readonly<Record<string, readonly [LangKey, string]>>;

export function stateOf(table: Grit.Table, fighter: Grit.FighterView): keyof typeof STATES {
  const { now } = table.fight;
  if (fighter.status !== null) return fighter.status;
  if (now.phase === "over") return "stands";
  if (table.fight.shaken.some(({ who }) => who === fighter.id)) return "shaken";
  const waiting =
    now.phase === "side-turn" ? now.volleys.flatMap(({ declared }) => declared.map(({ who }) => who)) : [];
  if (waiting.includes(fighter.id)) return "volley";
  if (fighter.mayAct) return "act";
  return fighter.up ? "acted" : "waits";
}

export const stateName = (table: Grit.Table, fighter: Grit.FighterView, { words }: Seat): string =>
  words.say(STATES[stateOf(table, fighter)][0]);

/** How badly it is hurt, for the row's edge. */
function hurtOf(table: Grit.Table, { id, status }: Grit.FighterView): TrackerRow["hurt"] {
  if (status !== null && status !== "routed") return "down";
  const str = table.sheets[id]?.attributes.str;
  if (str === undefined || str.value === str.max) return "none";
  return str.value <= str.max / 2 ? "badly" : "some";
}

function rowOf(table: Grit.Table, fighter: Grit.FighterView, seat: Seat): TrackerRow {
  const { id, numbers } = fighter;
  const { words } = seat;
  const state = stateOf(table, fighter);
  const deprived =
    numbers?.deprived === true ? [{ name: words.say("HEARTRUSH.Grit.Fight.deprived"), icon: DEPRIVED }] : [];
  return trackerRow(seat, id, {
    spent: state !== "act" && state !== "volley" && state !== "waits" && state !== "shaken" && state !== "stands",
    inside: state === "volley" || Grit.openVolley(table)?.target === id,
    dice: strengthOf(fighter),
    health: healthOf(table, fighter, seat),
    hurt: hurtOf(table, fighter),
    state: words.say(STATES[state][0]),
    stateIcon: STATES[state][1],
    marks: deprived,
  });
}

const DEPRIVED = "systems/heart-rush/assets/icons/condition/weakened.svg";

function headlineOf(view: Grit.View, side: string, events: readonly Grit.Event[], { words }: Seat): string {
  if (view.turn?.side !== side) return "";
  const settled = events.findLast((event) => event.type === "firstSideSettled");
  const rolled = settled?.settled.result !== null && settled?.settled.rolls.length !== 0;
  const opens = view.round === 1 && settled?.settled.first === side && rolled;
  return words.say(
    view.turn.part === "all"
      ? opens
        ? "HEARTRUSH.Grit.Fight.headline.first"
        : "HEARTRUSH.Grit.Fight.headline.acts"
      : `HEARTRUSH.Grit.Fight.headline.${view.turn.part}`,
  );
}

/** What the one in hand may do, if it is one's own to move. */
function handMoves(
  table: Grit.Table,
  seat: Seat,
): { readonly main: readonly Move<Command>[]; readonly more: readonly Move<Command>[] } {
  const { hand } = seat;
  if (hand === null || !moves(seat, hand)) return { main: [], more: [] };
  const fighter = fighterIn(viewFor(table, seat), hand);
  if (fighter === null) return { main: [], more: [] };
  return {
    main: fighter.mayAct ? [...attacks(table, hand, seat), ...aids(table, hand, seat)] : [],
    more: [...others(table, hand, seat), ...masterMoves(table, hand, seat), ...timeMoves(table, seat)],
  };
}

/** For templates/fight/tracker.hbs. */
export function tracker(table: Grit.Table, seat: Seat, events: readonly Grit.Event[]): Tracked<Command> {
  const view = viewFor(table, seat);
  return {
    round:
      view.round === 0
        ? seat.words.say("HEARTRUSH.Fight.gathering")
        : seat.words.say("HEARTRUSH.Fight.round", { round: view.round }),
    sides: inSides(table, sidesOf(view, seat), seat, (id) => {
      const fighter = fighterIn(view, id);
      return fighter === null ? null : rowOf(table, fighter, seat);
    }).map((side) => ({
      ...side,
      acting: view.turn?.side === side.id,
      headline: headlineOf(view, side.id, events, seat),
    })),
    ...handMoves(table, seat),
    table: [
      ...firstSide(table, seat),
      ...(view.phase === "side-turn" ? [opensTurn(seat)] : []),
      ...sideMoves(table, seat),
    ],
  };
}

/** "Heroes act, round 2". */
export function turnTitle({ turn, round }: Grit.View, { words }: Seat): string {
  return turn === null
    ? words.say("HEARTRUSH.Fight.window")
    : words.say("HEARTRUSH.Grit.Fight.title", { acts: sideActs(turn.side, words), round });
}
