import { HeartRush } from "../../../rules/index.ts";
import type { FighterId } from "../../../rules/index.ts";
import { lost, wonBack } from "../../fight/float.ts";
import type { RowMenu } from "../../fight/presentation.ts";
import { presented } from "../../fight/presented.ts";
import { opensWindow } from "../../fight/choice.ts";
import type { Seat } from "../../fight/seat.ts";
import { asksOf } from "../actions/asking.ts";
import { offersOf } from "../actions/button.ts";
import { engagementWindow } from "./engagement.ts";
import { tales } from "../narration/engagement-card.ts";
import { refusalWords } from "./fight-words.ts";
import { may, viewFor } from "./judge.ts";
import { momentsOf } from "../actions/moments.ts";
import { litSquares } from "./lit-squares.ts";
import { proposed, wayWords } from "../actions/proposing.ts";
import { rowTools, toolsFor } from "./row-tools.ts";
import { PLACES } from "../sheet/places.ts";
import { summary } from "../narration/summary.ts";
import { tracker } from "./tracker.ts";
import { waitingFor } from "./waiting.ts";

type Table = HeartRush.HeartTable;
type Command = HeartRush.Command;

/** What a row's menu offers: being engaged by the one in hand, coming in, and, to a Game Master, changing sides. */
function rowMenu(table: Table, who: FighterId, seat: Seat): RowMenu<Command> {
  const { who: by, hand } = seat;
  const offered = (one: FighterId | null, kind: string, whom: FighterId | null): Command | null =>
    offersOf(table, one, seat).find(
      (offer) => one !== null && offer.kind === kind && offer.whom === whom && offer.refusal === null,
    )?.ways[0] ?? null;
  const side = table.fight.fighters[who]?.side === "players" ? "enemies" : "players";
  const changes: Command = { do: "rule", ruling: { is: "side", who, side } };
  return {
    engages: offered(hand, "engage", who),
    joins: offered(who, "join", null),
    changesSide: may(table, changes, by) ? changes : null,
    tools: toolsFor(table, who, seat),
  };
}

/** How Heart Rush is shown at the table. */
export const heartRushFight = presented<Table, Command, HeartRush.Event>({
  tracker,
  waiting: waitingFor,
  over: ({ fight }) => HeartRush.heartRush.facts.over(fight),
  window: engagementWindow,
  opens: ({ fight }, { words }) =>
    fight.phase.at === "engagement" ? opensWindow(words.say("HEARTRUSH.Fight.do.openWindow")) : null,
  asks: asksOf,
  tales,
  summary: (table, events, seat) => summary(viewFor(table, seat.who, seat.openNumbers), events, seat),
  refusal: refusalWords,
  places: PLACES,
  wounds: (events, who) =>
    events.flatMap((event) => (event.type === "hurtSettled" && event.on === who ? (event.wound ?? []) : [])),
  floats: (events) =>
    events.flatMap((event) => {
      if (event.type === "hurtSettled") return lost(event.on, event.taken);
      return event.type === "healed" ? wonBack(event.who, event.amount) : [];
    }),
  moments: (events, { fight: { phase } }) =>
    momentsOf(events, phase.at === "engagement" ? phase.engagement.members : []),
  asksFirst: (table, command, seat) => proposed(table, command, seat) !== null,
  wayWords,
  squares: litSquares,
  range: (table, who, seat, part) =>
    seat.openNumbers || seat.who.gm || seat.who.fighters.includes(who)
      ? HeartRush.fights.squaresInRange(table, who, part)
      : [],
  rowMenu,
  rowTools,
});
