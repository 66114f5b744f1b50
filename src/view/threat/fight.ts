import { fightersIn } from "../../rules/index.ts";
import type { FighterId, Threat } from "../../rules/index.ts";
import { opensWindow } from "../fight/choice.ts";
import type { DockContext } from "../fight/dock.ts";
import { dockOf } from "../fight/dock-of.ts";
import type { Presentation, Shows } from "../fight/presentation.ts";
import type { Seat } from "../fight/seat.ts";
import type { LangKey } from "../lang-key.ts";
import { asksOf } from "./asking.ts";
import { cards, history } from "./card.ts";
import { usual } from "./choosing.ts";
import { desk } from "./desk.ts";
import { exchangeWindow } from "./exchange.ts";
import { nextStep } from "./onward.ts";
import { choosers, isOver, may, sideOf, type Command, type Event, type Table } from "./own.ts";
import { summary } from "./summary.ts";
import { tracker } from "./tracker.ts";

const dock = (table: Table, seat: Seat): Shows<DockContext, Command> | null =>
  dockOf(
    asksOf(table, seat),
    table.fight.scene.phase === "lull" ? null : opensWindow(seat.words.say("HEARTRUSH.Threat.Fight.do.openWindow")),
    seat,
  );

/** In a brawl, dropping a fighter onto a foe goes for it. */
const attack = (table: Table, who: FighterId, foe: FighterId | null, by: Seat["who"]): Command | null => {
  const command: Command | null = foe === null ? null : { type: "declare", who, foe };
  return command !== null && may(table, command, by) ? command : null;
};

/** What has turned over last, by a name of its own. */
function revealed({ fight: { scene, number } }: Table): string | null {
  if (!("exchange" in scene) || scene.exchange.dice.length === 0) return null;
  return `${number} ${scene.phase} ${scene.exchange.pass}`;
}

function inside({ fight: { scene } }: Table): readonly FighterId[] {
  if (scene.phase === "lull") return [];
  return fightersIn("exchange" in scene ? scene.exchange.members : scene.brawl.members);
}

const clash = ({ fight: { scene, number } }: Table): string | null => (scene.phase === "lull" ? null : String(number));

/** How Threat is shown at the table. */
export const threatFight: Presentation<Table, Command, Event> = {
  tracker,
  window: exchangeWindow,
  asks: asksOf,
  dock,
  desk,
  cards,
  history,
  summary,
  refusal: (code: Threat.Refusal): LangKey => `HEARTRUSH.Threat.Refusal.${code}`,
  inside,
  clash,
  revealed,
  over: isOver,
  opposed: (table, one, other) => sideOf(table, one) !== sideOf(table, other),
  dropped: attack,
  next: nextStep,
  // Nothing is drawn by chance: whoever chooses nothing does what stands there to begin with.
  mix: (table, who) => (choosers(table).includes(who) ? { [usual(table, who)]: 1 } : {}),
  rowMenu: (table, who, { who: by, hand }) => ({
    engages: hand === null ? null : attack(table, hand, who, by),
    joins: null,
    changesSide: null,
  }),
};
