import type { Threat } from "../../rules/index.ts";
import type { CardContext } from "../fight/card.ts";
import type { HistoryContext } from "../fight/history.ts";
import type { KeyedCard } from "../fight/presentation.ts";
import type { Seat } from "../fight/seat.ts";
import type { Event } from "./own.ts";
import type { Tale } from "./tale.ts";
import { tell } from "./telling.ts";

/** What an engagement is called: "Exchange 2", "Brawl 1". */
export function titleOf(phase: Threat.Scene["phase"], number: number, { words }: Seat): string {
  const brawls = phase === "declare" || phase === "clash" || phase === "brawl-over";
  return words.say(brawls ? "HEARTRUSH.Threat.Fight.brawlNumber" : "HEARTRUSH.Threat.Fight.exchangeNumber", { number });
}

const nameOfTale = ({ number, procedure, after }: Tale, { words }: Seat): string =>
  number === null
    ? words.say("HEARTRUSH.Threat.Fight.afterNumber", { number: after })
    : words.say(
        procedure === "brawl" ? "HEARTRUSH.Threat.Fight.brawlNumber" : "HEARTRUSH.Threat.Fight.exchangeNumber",
        { number },
      );

export const cardFrom = (tale: Tale, seat: Seat): CardContext => ({
  title: nameOfTale(tale, seat),
  stances: [],
  clashes: tale.clashes,
  over: tale.over,
  foot: tale.over ? "" : seat.words.say("HEARTRUSH.Fight.tale.underWay"),
});

/** For templates/fight/card.hbs: the engagement of this number, as far as it has gone; a brawl counts its clashes too. */
export function cardOf(events: readonly Event[], number: number, seat: Seat): CardContext | null {
  const tales = tell(events, seat).filter((tale) => tale.number !== null);
  const tale = tales.find((one) => one.number === number) ?? tales.at(-1);
  return tale === undefined ? null : cardFrom(tale, seat);
}

/** Every card of a fight: between two engagements there is one only if dice have fallen. */
export function cards(events: readonly Event[], seat: Seat): readonly KeyedCard[] {
  return tell(events, seat).flatMap((tale, place) => {
    if (tale.number !== null) return [{ key: `${place} engagement ${tale.number}`, card: cardFrom(tale, seat) }];
    const clashes = tale.clashes.filter(({ rolls }) => rolls.length > 0);
    const title = nameOfTale(tale, seat);
    return clashes.length === 0
      ? []
      : [{ key: `${place}`, card: { title, stances: [], clashes, over: true, foot: "" } }];
  });
}

/** For templates/fight/history.hbs: the fight engagement by engagement, the latest first. */
export function history(events: readonly Event[], seat: Seat): HistoryContext {
  const tales = tell(events, seat);
  return {
    rounds: tales
      .map((tale, place) => ({
        name: nameOfTale(tale, seat),
        entries:
          tale.number === null
            ? tale.clashes.map((line) => ({ id: `${place}-${line.id}`, line, engagement: null }))
            : [{ id: String(place), line: null, engagement: cardFrom(tale, seat) }],
      }))
      .filter(({ entries }) => entries.length > 0)
      .toReversed(),
    empty: seat.words.say("HEARTRUSH.Fight.history.empty"),
  };
}
