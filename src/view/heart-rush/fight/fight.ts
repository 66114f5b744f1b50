import { HeartRush } from "../../../rules/index.ts";
import type { FighterId } from "../../../rules/index.ts";
import type { Presentation, RowMenu, Shows } from "../../fight/presentation.ts";
import type { DockContext } from "../../fight/dock.ts";
import { dockOf } from "../../fight/dock-of.ts";
import { opensWindow } from "../../fight/choice.ts";
import type { Seat } from "../../fight/seat.ts";
import { asksOf } from "../actions/asking.ts";
import { desk } from "./desk.ts";
import { engagementWindow } from "./engagement.ts";
import { cards } from "../narration/engagement-card.ts";
import { refusalWords } from "./fight-words.ts";
import { history } from "../narration/history.ts";
import { may, viewFor } from "./judge.ts";
import { mixOf } from "./mix.ts";
import { momentsOf } from "../actions/moments.ts";
import { nextStep } from "./onward.ts";
import { litSquares } from "./lit-squares.ts";
import { sideOf } from "./own.ts";
import { proposed } from "../actions/proposing.ts";
import { summary } from "../narration/summary.ts";
import { tracker } from "./tracker.ts";

type Table = HeartRush.HeartTable;
type Command = HeartRush.Command;

const dock = (table: Table, seat: Seat): Shows<DockContext, Command> | null =>
  dockOf(
    asksOf(table, seat),
    table.fight.phase.at === "engagement" ? opensWindow(seat.words.say("HEARTRUSH.Fight.do.openWindow")) : null,
    seat,
  );

/** What dropping a fighter means: onto an enemy, engaging it; onto the window, joining what is going on. */
function dropped(table: Table, who: FighterId, onto: FighterId | null, by: Seat["who"]): Command {
  const join: Command = { do: "join", who };
  return onto === null || may(table, join, by) ? join : { do: "engage", who, target: onto };
}

/** What a row's menu offers: being engaged by the one in hand, coming in, and, to a Game Master, changing sides. */
function rowMenu(table: Table, who: FighterId, { who: by, hand }: Seat): RowMenu<Command> {
  const legal = (command: Command): Command | null => (may(table, command, by) ? command : null);
  const side = table.fight.fighters[who]?.side === "players" ? "enemies" : "players";
  return {
    engages: hand === null ? null : legal({ do: "engage", who: hand, target: who }),
    joins: legal({ do: "join", who }),
    changesSide: legal({ do: "rule", ruling: { is: "side", who, side } }),
  };
}

/** How Heart Rush is shown at the table. */
export const heartRushFight: Presentation<Table, Command, HeartRush.Event> = {
  tracker,
  window: engagementWindow,
  asks: asksOf,
  dock,
  desk,
  cards,
  history,
  summary: (table, events, seat) => summary(viewFor(table, seat.who, seat.openNumbers), events, seat),
  refusal: refusalWords,
  inside: ({ fight: { phase } }) => (phase.at === "engagement" ? phase.engagement.members : []),
  moments: (events, { fight: { phase } }) =>
    momentsOf(events, phase.at === "engagement" ? phase.engagement.members : []),
  /** HR-ROUND-2: time passes round by round. */
  seconds: (events, { fight: { options } }) =>
    (options.roundSeconds ?? 0) * events.filter(({ type }) => type === "roundEnded").length,
  revealed: ({ fight: { phase } }) =>
    phase.at === "engagement" && phase.engagement.step.is === "resolving" ? phase.engagement.name : null,
  clash: ({ fight: { phase } }) => (phase.at === "engagement" ? phase.engagement.name : null),
  over: ({ fight: { phase } }) => phase.at === "over",
  opposed: (table, one, other) => sideOf(table, one) !== sideOf(table, other),
  asksFirst: (table, command, seat) => proposed(table, command, seat) !== null,
  dropped,
  next: nextStep,
  squares: litSquares,
  range: (table, who, seat, part) =>
    seat.openNumbers || seat.who.gm || seat.who.fighters.includes(who)
      ? HeartRush.squaresInRange(table, who, part)
      : [],
  mix: mixOf,
  rowMenu,
};
