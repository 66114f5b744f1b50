import type { HeartRush } from "../../../rules/index.ts";
import type { CardContext } from "../../fight/card.ts";
import { nameOf, seen } from "../../fight/seat.ts";
import type { Seat } from "../../fight/seat.ts";
import { remembered } from "../../shared/remembered.ts";
import type { Tale as Told } from "../../fight/tale.ts";
import type { LangKey } from "../../lang-key.ts";
import { stanceName, tell } from "./telling.ts";
import type { Tale } from "./tale.ts";

function footOf({ joining, stances }: Tale): LangKey {
  if (joining) return "HEARTRUSH.Fight.tale.joining";
  return stances.size === 0 ? "HEARTRUSH.Fight.tale.underSeal" : "HEARTRUSH.Fight.tale.underWay";
}

function cardFrom(tale: Tale, seat: Seat): CardContext {
  const { by, on, stances, exposed, clashes, over } = tale;
  const { words } = seat;
  return {
    title: words.say("HEARTRUSH.Fight.title", { by: nameOf(seat, by ?? ""), on: nameOf(seat, on ?? "") }),
    stances: [...stances].flatMap(([id, stance]) =>
      seen(seat, id)
        ? [
            exposed.has(id)
              ? { name: nameOf(seat, id), choice: words.say("HEARTRUSH.Fight.exposed"), emblem: "sign-sealed" }
              : { name: nameOf(seat, id), choice: stanceName(stance, seat), emblem: stance },
          ]
        : [],
    ),
    clashes,
    over,
    foot: over ? "" : words.say(footOf(tale)),
  };
}

const told = remembered(tell);

/** For templates/fight/card.hbs: the engagement of this name, as far as it has gone. */
export function cardOf(events: readonly HeartRush.Event[], name: string, seat: Seat): CardContext | null {
  const tale = told(events, seat).find(({ engagement }) => engagement === name);
  return tale === undefined ? null : cardFrom(tale, seat);
}

/** A tale for each engagement, and for what lay between two. */
export const tales = (events: readonly HeartRush.Event[], seat: Seat): readonly Told[] =>
  told(events, seat).map((tale, place) => ({
    key: tale.engagement === null ? String(place) : `${place} engagement ${tale.engagement}`,
    heading: roundName(tale.round, seat),
    card: cardFrom(tale, seat),
    chat: tale.engagement !== null,
    between: tale.engagement === null,
  }));

const roundName = (round: number, { words }: Seat): string =>
  round === 0 ? words.say("HEARTRUSH.Fight.gathering") : words.say("HEARTRUSH.Fight.round", { round });
