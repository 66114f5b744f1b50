import type { Threat } from "../../rules/index.ts";
import type { CardContext } from "../fight/card.ts";
import type { Seat } from "../fight/seat.ts";
import type { Tale as Told } from "../fight/tale.ts";
import type { Event } from "./own.ts";
import type { Tale } from "./tale.ts";
import { tell } from "./telling.ts";

/** What an engagement is called: "Exchange 2", "Brawl 1". */
export function titleOf(phase: Threat.Scene["phase"], events: readonly Event[], seat: Seat): string {
  const brawls = phase === "declare" || phase === "clash" || phase === "brawl-over";
  const number = engagementsIn(events, seat);
  return seat.words.say(brawls ? "HEARTRUSH.Threat.Fight.brawlNumber" : "HEARTRUSH.Threat.Fight.exchangeNumber", {
    number,
  });
}

const latestIn = (events: readonly Event[], seat: Seat): Tale | null =>
  tell(events, seat).findLast(({ number }) => number !== null) ?? null;

/** How many engagements there have been; all clashes of a brawl are one. The first may have begun without a word. */
export const engagementsIn = (events: readonly Event[], seat: Seat): number => latestIn(events, seat)?.number ?? 1;

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

/** For templates/fight/card.hbs: the latest engagement, as far as it has gone. */
export function cardOf(events: readonly Event[], seat: Seat): CardContext | null {
  const tale = latestIn(events, seat);
  return tale === null ? null : cardFrom(tale, seat);
}

/** What the window tells of it: of a brawl only the latest clash, since the earlier ones are over and done. */
export function toldNow(events: readonly Event[], seat: Seat): CardContext["clashes"] {
  const tale = latestIn(events, seat);
  return tale?.clashes.slice(tale.latest) ?? [];
}

/** A tale for each engagement, and for what lay between two. */
export const tales = (events: readonly Event[], seat: Seat): readonly Told[] =>
  tell(events, seat).map((tale, place) => ({
    key: tale.number === null ? String(place) : `${place} engagement ${tale.number}`,
    heading: nameOfTale(tale, seat),
    card: cardFrom(tale, seat),
    chat: tale.number !== null,
    between: tale.number === null,
  }));
