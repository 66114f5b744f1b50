import { Roshambo } from "../../rules/index.ts";
import { actsOf, choiceOf, type Move } from "../fight/choice.ts";
import type { DeskContext } from "../fight/desk.ts";
import type { DockContext } from "../fight/dock.ts";
import { dockOf } from "../fight/dock-of.ts";
import type { Shows } from "../fight/presentation.ts";
import { answersFor, nameOf, personOf, seen, type Seat } from "../fight/seat.ts";
import { stepsTo } from "../fight/steps.ts";
import type { WindowContext, WindowMember } from "../fight/window.ts";
import { asksOf, forfeits, waitingFor } from "./asking.ts";
import {
  choosing,
  EMBLEMS,
  handMoves,
  hasSealed,
  HAND_NAMES,
  sideName,
  sidesOf,
  type Command,
  type Event,
  type Table,
} from "./own.ts";
import { tell } from "./telling.ts";
import { stateName, stateOf } from "./tracker.ts";
import type { FighterId } from "../../rules/index.ts";

function memberOf(table: Table, id: FighterId, seat: Seat): WindowMember {
  const hand = table.fight.fighters[id]?.hand ?? null;
  const { lives, most } = table.sheets[id] ?? { lives: 0, most: 0 };
  return {
    id,
    name: nameOf(seat, id),
    img: personOf(seat, id).img,
    mine: answersFor(seat, id),
    status: stateName(table, id, seat),
    sealed: hasSealed(table, id),
    emblem: hand === null ? null : EMBLEMS[hand],
    choice: hand === null ? "" : seat.words.say(HAND_NAMES[hand]),
    turned: null,
    dice: [],
    health: seat.words.say("HEARTRUSH.Roshambo.lives", { lives, most }),
    down: stateOf(table, id) === "out",
    press: null,
    aims: "",
  };
}

/** For templates/fight/desk.hbs: the hands of all whom the Game Master plays. */
export function desk(table: Table, seat: Seat): Shows<DeskContext, Command> | null {
  const own = choosing(table, seat);
  if (!seat.who.gm || own.length < 2) return null;
  const { words } = seat;
  const rows = own.map((who) => ({
    id: who,
    name: nameOf(seat, who),
    img: personOf(seat, who).img,
    sealed: hasSealed(table, who),
    choices: handMoves(who, seat).map(({ id, label, emblem, pressed }) => ({
      id,
      name: label,
      emblem: emblem ?? null,
      die: null,
      chosen: pressed === true,
      reason: null,
    })),
  }));
  return {
    context: {
      title: words.say("HEARTRUSH.Roshambo.desk"),
      mixes: false,
      groups: [{ name: "", members: own, rows, choices: [] }],
      missing: [],
      ready: own.every((who) => seat.picks[who] !== undefined),
      allSealed: own.every((who) => hasSealed(table, who)),
    },
    acts: actsOf(own.flatMap((who): readonly Move<Command>[] => handMoves(who, seat))),
  };
}

/** For templates/fight/window.hbs: everybody face to face, and what the last round has brought. */
export function roundWindow(table: Table, seat: Seat, events: readonly Event[]): Shows<WindowContext, Command> | null {
  const { fight } = table;
  const { words } = seat;
  const laid = desk(table, seat);
  const asked = laid === null ? asksOf(table, seat) : { asks: [], acts: {} };
  const ends = forfeits(table, seat);
  const steps = [words.say("HEARTRUSH.Roshambo.step.choosing"), words.say("HEARTRUSH.Roshambo.step.opening")];
  return {
    context: {
      id: String(fight.round),
      title: words.say("HEARTRUSH.Fight.round", { round: fight.round }),
      steps: stepsTo(fight.phase === "choosing" ? 0 : 1, steps),
      sides: sidesOf(table).map((side) => ({
        id: side,
        name: sideName(side, seat),
        members: Roshambo.everybody(fight)
          .filter((id) => fight.fighters[id]?.side === side && seen(seat, id))
          .map((id) => memberOf(table, id, seat)),
      })),
      revealed: false,
      joining: false,
      join: [],
      ladder: [],
      ladderLabel: "",
      pickers: [],
      hands: [],
      desk: laid?.context ?? null,
      asks: asked.asks,
      clashes: tell(events, seat).at(-1)?.clashes ?? [],
      table: ends.map(choiceOf),
      waiting: waitingFor(table, seat),
    },
    acts: { ...asked.acts, ...laid?.acts, ...actsOf(ends) },
  };
}

/** Only what is still to be chosen; a hand that is sealed is changed in the window. */
export function dock(table: Table, seat: Seat): Shows<DockContext, Command> | null {
  const { asks, acts } = asksOf(table, seat);
  return dockOf({ asks: asks.filter(({ urgent }) => urgent), acts }, null, seat);
}
