import { entriesOf, HeartRush, type FighterId } from "../../../rules/index.ts";
import { opensWindow, type Move } from "../../fight/choice.ts";
import { seen, type Seat } from "../../fight/seat.ts";
import type { Mark, Tracked, TrackerRow } from "../../fight/tracker.ts";
import type { DieContext } from "../../shared/die.ts";
import type { LangKey } from "../../lang-key.ts";
import { deeds, engagements, fleeting, passTurn, starts } from "../actions/acting.ts";
import { toldDie } from "./told-rules.ts";
import { conditionName, LOOKS, namedSides, SIDE_ACTS, SIDE_FIRST } from "./fight-words.ts";
import { viewFor } from "./judge.ts";
import { onward } from "./onward.ts";
import { farOf } from "./spoken-ground.ts";
import { offersOf } from "../actions/button.ts";
import { abilitiesOf } from "../actions/using.ts";
import { trackerRow } from "../../fight/parts.ts";

type Table = HeartRush.HeartTable;
type Command = HeartRush.Command;
type FighterView = HeartRush.FighterView;

const HURT = { unhurt: "none", hurt: "some", bad: "badly", down: "down", dead: "down" } as const;

/** The heart as it is and as it was: every step it has shrunk by stays visible. */
export function heartOf(table: Table, id: FighterId): readonly DieContext[] {
  const heart = table.sheets[id]?.heart;
  if (heart === undefined) return [];
  const lost = [6, 8, 10, 12, 20].filter((faces) => faces > heart.now && faces <= heart.max);
  return [toldDie(heart.now, "heart"), ...lost.map((faces) => toldDie(faces, "heart", true))];
}

const STATES = {
  act: ["HEARTRUSH.Fight.state.canAct", "fa-play"],
  acted: ["HEARTRUSH.Fight.state.acted", "fa-check"],
  inside: ["HEARTRUSH.Fight.state.inside", "fa-burst"],
  surprised: ["HEARTRUSH.Fight.state.surprised", "fa-exclamation"],
  down: ["HEARTRUSH.Fight.looks.down", "fa-bed"],
  dead: ["HEARTRUSH.Fight.looks.dead", "fa-skull"],
  rests: ["HEARTRUSH.Fight.after", ""],
} as const satisfies Readonly<Record<string, readonly [LangKey, string]>>;

function stateOf(fighter: FighterView, inside: boolean, over: boolean): keyof typeof STATES {
  if (fighter.life === "dead") return "dead";
  if (fighter.life === "unconscious") return "down";
  if (over) return "rests";
  if (inside) return "inside";
  if (fighter.surprised) return "surprised";
  return fighter.action ? "act" : "acted";
}

export function healthOf(fighter: FighterView, { words }: Seat): string {
  const { numbers, looks } = fighter;
  return numbers === null
    ? words.say(LOOKS[looks])
    : words.say("HEARTRUSH.Fight.health", { hp: numbers.hp, max: numbers.max });
}

function rowOf(table: Table, fighter: FighterView, seat: Seat, members: readonly FighterId[]): TrackerRow {
  const { id, numbers } = fighter;
  const { words } = seat;
  const inside = members.includes(id);
  const over = table.fight.phase.at === "over";
  // HR-RUSH-3: outside of fights there are none.
  const rush = over ? 0 : fighter.rush;
  const state = stateOf(fighter, inside, over);
  const [stateKey, stateIcon] = STATES[state];
  const conditions = entriesOf(fighter.conditions);
  return trackerRow(seat, id, {
    ...farOf(table, id, seat),
    spent: state === "acted" || state === "down" || state === "dead",
    inside,
    dice: numbers === null ? [] : heartOf(table, id),
    health: healthOf(fighter, seat),
    healthLabel:
      numbers === null || numbers.cap >= numbers.max ? "" : words.say("HEARTRUSH.Fight.woundedHealth", { ...numbers }),
    percent:
      numbers === null ? null : Math.max(0, Math.min(100, Math.round((100 * numbers.hp) / Math.max(1, numbers.max)))),
    hurt: HURT[fighter.looks],
    pips: Array.from({ length: rush }, () => true),
    pipsLabel: words.say("HEARTRUSH.Fight.rush", { points: rush }),
    pipsRule: words.say("HEARTRUSH.Rule.rush", { points: rush }),
    state: words.say(stateKey),
    stateIcon,
    stateRule: state === "rests" ? "" : words.say(`HEARTRUSH.Rule.state.${state}`),
    marks: [
      ...helpMarks(fighter, seat),
      ...conditions.map(([is, { level }]) => ({
        name:
          level > 1
            ? words.say("HEARTRUSH.Fight.levels", { levels: level, condition: words.say(conditionName(is)) })
            : words.say(conditionName(is)),
        icon: `systems/heart-rush/assets/icons/condition/${is}.svg`,
      })),
    ],
  });
}

/** Whoever is helped is seen to be, until the roll that it counts on. */
const helpMarks = ({ helped }: FighterView, { words }: Seat): readonly Mark[] =>
  helped === 0
    ? []
    : [
        {
          name: words.say("HEARTRUSH.Fight.helped", { levels: helped }),
          icon: "systems/heart-rush/assets/icons/ability/presence.svg",
        },
      ];

function headlineOf(
  view: HeartRush.View,
  side: HeartRush.Side,
  events: readonly HeartRush.Event[],
  { words }: Seat,
): string {
  if (view.turn === side) return "";
  const first = events.findLast((event) => event.type === "sideChosen");
  const opened = view.phase === "ambush" || (view.round === 1 && view.phase === "turn" && view.passes === 0);
  return opened && first?.type === "sideChosen" && first.first === side && first.face !== null
    ? words.say(SIDE_FIRST[side], { face: first.face })
    : "";
}

interface HandMoves {
  readonly main: readonly Move<Command>[];
  readonly more: readonly Move<Command>[];
  readonly hint: string;
}

/** What the one in hand may do, if it is one's own to move; whom it cannot engage is said in a line and has no buttons. */
function handMoves(table: Table, seat: Seat): HandMoves {
  const { hand } = seat;
  const fighter = hand === null ? undefined : table.fight.fighters[hand];
  if (hand === null || fighter === undefined || !(seat.who.gm || seat.who.fighters.includes(hand)))
    return { main: [], more: [], hint: "" };
  const { phase } = table.fight;
  const onTurn = phase.at === "turn" && phase.side === fighter.side;
  const [near, far] = onTurn ? engagements(table, hand, seat) : [[], []];
  const all = deeds(table, hand, seat);
  // Whom nobody is in reach of goes there first: on a map by dragging, without one by a button in front.
  const going = onTurn && near.length === 0 ? all.filter(({ id }) => id.startsWith("dash ")) : [];
  return {
    main: [...fleeting(table, hand, seat), ...near, ...going],
    more: [...abilitiesOf(table, hand, seat), ...all.filter((one) => !going.includes(one))],
    hint: [...far, ...(onTurn ? dashHint(table, hand, seat) : [])].join(" "),
  };
}

/** On a map one moves by dragging, and what that comes to nobody would guess. */
function dashHint(table: Table, hand: FighterId, seat: Seat): readonly string[] {
  const { ground, fighters } = table.fight;
  const mayGo = offersOf(table, hand, seat).some(({ ways: [way] }) => way.do === "dash" && !way.stand);
  if (ground.kind !== "map" || !mayGo) return [];
  const again = fighters[hand]?.dashed === true;
  const feet = HeartRush.fights.farthestDash(table, hand);
  return [seat.words.say(again ? "HEARTRUSH.Fight.dragAgain" : "HEARTRUSH.Fight.dragToDash", { feet })];
}

/** For templates/fight/tracker.hbs. */
export function tracker(table: Table, seat: Seat, events: readonly HeartRush.Event[]): Tracked<Command> {
  const { words } = seat;
  const view = viewFor(table, seat.who, seat.openNumbers);
  const members = view.engagement?.members ?? [];
  const moves = handMoves(table, seat);
  const open: readonly Move<Command>[] =
    view.engagement === null ? [] : [{ ...opensWindow(words.say("HEARTRUSH.Fight.do.openWindow")), tone: "primary" }];
  return {
    round:
      view.round === 0
        ? words.say("HEARTRUSH.Fight.gathering")
        : words.say("HEARTRUSH.Fight.round", { round: view.round }),
    sides: namedSides(seat).map(({ id, name }) => ({
      id,
      name: view.turn === id ? words.say(SIDE_ACTS[id]) : name,
      acting: view.turn === id,
      headline: headlineOf(view, id, events, seat),
      rows: view.fighters
        .filter((fighter) => fighter.side === id && seen(seat, fighter.id))
        .map((fighter) => rowOf(table, fighter, seat, members)),
    })),
    ...moves,
    table: [
      ...starts(table, seat),
      ...open,
      ...(view.engagement === null ? onward(table, seat) : []),
      ...passTurn(table, seat),
    ],
  };
}
