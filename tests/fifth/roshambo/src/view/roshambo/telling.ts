import type { CardContext } from "../fight/card.ts";
import type { Clash } from "../fight/clash.ts";
import type { HistoryContext } from "../fight/history.ts";
import type { KeyedCard } from "../fight/presentation.ts";
import { nameOf, namesOf, seen, type Seat } from "../fight/seat.ts";
import type { Roshambo } from "../../rules/index.ts";
import { HAND_NAMES, type Event } from "./own.ts";

interface Tale {
  readonly round: number;
  readonly over: boolean;
  readonly clashes: readonly Clash[];
}

type Settled = Extract<Event, { readonly type: "settled" }>;

/** The hands of a round as one line, and the dice of a draw. */
function lineOf({ hands, dice, losers }: Settled, round: number, seat: Seat): Clash {
  const { words } = seat;
  const shown = Object.entries<Roshambo.Hand>(hands).filter(([id]) => seen(seat, id));
  return {
    id: `round ${round}`,
    emblem: null,
    title: words.list(shown.map(([id, hand]) => `${nameOf(seat, id)}: ${words.say(HAND_NAMES[hand])}`)),
    score: "",
    outcome:
      losers.length === 0
        ? words.say("HEARTRUSH.Roshambo.nobody")
        : words.say("HEARTRUSH.Roshambo.loses", { names: namesOf(seat, losers) }),
    tone: losers.length === 0 ? "quiet" : "bad",
    rolls: dice
      .filter(({ who }) => seen(seat, who))
      .map(({ who, face }) => ({
        by: nameOf(seat, who),
        dice: [{ faces: 6, face, role: "draw", kept: true, heart: false }],
        flat: [],
        total: face,
      })),
  };
}

/** The fight, a tale for each round that has been settled. */
export const tell = (events: readonly Event[], seat: Seat): readonly Tale[] =>
  events
    .filter((event): event is Settled => event.type === "settled")
    .map((event, place) => ({ round: place + 1, over: true, clashes: [lineOf(event, place + 1, seat)] }));

const cardOf = ({ round, clashes, over }: Tale, { words }: Seat): CardContext => ({
  title: words.say("HEARTRUSH.Fight.round", { round }),
  stances: [],
  clashes,
  over,
  foot: "",
});

export const cards = (events: readonly Event[], seat: Seat): readonly KeyedCard[] =>
  tell(events, seat).map((tale) => ({ key: String(tale.round), card: cardOf(tale, seat) }));

export const history = (events: readonly Event[], seat: Seat): HistoryContext => ({
  rounds: tell(events, seat)
    .map((tale) => ({
      name: seat.words.say("HEARTRUSH.Fight.round", { round: tale.round }),
      entries: [{ id: String(tale.round), line: null, engagement: cardOf(tale, seat) }],
    }))
    .toReversed(),
  empty: seat.words.say("HEARTRUSH.Fight.history.empty"),
});
