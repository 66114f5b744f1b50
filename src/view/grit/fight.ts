import { fightersIn } from "../../rules/index.ts";
import type { FighterId, Grit } from "../../rules/index.ts";
import type { DockContext } from "../fight/dock.ts";
import { dockOf } from "../fight/dock-of.ts";
import type { Presentation, Shows } from "../fight/presentation.ts";
import type { Seat } from "../fight/seat.ts";
import { asksOf, opensTurn } from "./asking.ts";
import { weaponsOf } from "./draft.ts";
import { refusalWords } from "./fight-words.ts";
import { openVolley } from "./judge.ts";
import { summary } from "./summary.ts";
import { cards, history } from "./telling.ts";
import { tracker } from "./tracker.ts";
import { turnWindow } from "./turn-window.ts";
import { nextStep } from "./turning.ts";

type Table = Grit.Table;
type Command = Grit.Command;

const dock = (table: Table, seat: Seat): Shows<DockContext, Command> | null =>
  dockOf(asksOf(table, seat), table.fight.now.phase === "side-turn" ? opensTurn(seat) : null, seat);

/** What is going on is the turn of a side; before the first and after the last there is none. */
const clash = ({ fight: { now } }: Table): string | null =>
  now.phase === "side-turn" ? `${now.round}:${now.place}` : null;

/** Whose turn it is, able or not. */
function inside({ fight: { now, fighters } }: Table): readonly FighterId[] {
  const turn = now.phase === "side-turn" ? now.order[now.place] : undefined;
  return fightersIn(fighters).filter((id) => fighters[id]?.side === turn?.side);
}

/** Dropped onto somebody one attacks them with what is in hand, into the open volley if it aims at them; else one joins it. */
function dropped(table: Table, who: FighterId, onto: FighterId | null): Command | null {
  const open = openVolley(table);
  const target = onto ?? open?.target ?? null;
  if (target === null || target === who) return null;
  const [weapon = null] = weaponsOf(table.sheets[who]);
  const volley = open?.target === target ? ({ how: "join" } as const) : ({ how: "alone" } as const);
  return { type: "attack", who, targets: [target], weapon, mods: [], volley };
}

/** How Grit is shown at the table. */
export const gritFight: Presentation<Table, Command, Grit.Event> = {
  tracker,
  window: turnWindow,
  asks: asksOf,
  dock,
  desk: () => null,
  cards,
  history,
  summary,
  refusal: refusalWords,
  inside,
  clash,
  revealed: () => null,
  over: ({ fight: { now } }) => now.phase === "over",
  opposed: ({ fight: { fighters } }, one, other) => fighters[one]?.side !== fighters[other]?.side,
  dropped,
  next: nextStep,
  mix: () => ({}),
  rowMenu: () => ({ engages: null, joins: null, changesSide: null }),
};
