import type { HeartRush } from "../../../rules/index.ts";
import type { CardContext } from "../../fight/card.ts";
import type { KeyedCard } from "../../fight/presentation.ts";
import { nameOf, seen } from "../../fight/seat.ts";
import type { Seat } from "../../fight/seat.ts";
import type { LangKey } from "../../lang-key.ts";
import { stanceName, tell } from "./telling.ts";
import type { Tale } from "./tale.ts";

function footOf({ joining, stances }: Tale): LangKey {
  if (joining) return "HEARTRUSH.Fight.tale.joining";
  return stances.size === 0 ? "HEARTRUSH.Fight.tale.underSeal" : "HEARTRUSH.Fight.tale.underWay";
}

export function cardFrom(tale: Tale, seat: Seat): CardContext {
  const { by, on, stances, clashes, over } = tale;
  const { words } = seat;
  return {
    title: words.say("HEARTRUSH.Fight.title", { by: nameOf(seat, by ?? ""), on: nameOf(seat, on ?? "") }),
    stances: [...stances].flatMap(([id, stance]) =>
      seen(seat, id) ? [{ name: nameOf(seat, id), choice: stanceName(stance, seat), emblem: stance }] : [],
    ),
    clashes,
    over,
    foot: over ? "" : words.say(footOf(tale)),
  };
}

/** For templates/fight/card.hbs: the engagement of this name, as far as it has gone. */
export function cardOf(events: readonly HeartRush.Event[], name: string, seat: Seat): CardContext | null {
  const tale = tell(events, seat).find(({ engagement }) => engagement === name);
  return tale === undefined ? null : cardFrom(tale, seat);
}

/** Every card of a fight: between two engagements there is one only if dice have fallen. */
export function cards(events: readonly HeartRush.Event[], seat: Seat): readonly KeyedCard[] {
  return tell(events, seat).flatMap((tale, place) => {
    if (tale.engagement !== null)
      return [{ key: `${place} engagement ${tale.engagement}`, card: cardFrom(tale, seat) }];
    const clashes = tale.clashes.filter(({ rolls }) => rolls.length > 0);
    const title = roundName(tale.round, seat);
    return clashes.length === 0
      ? []
      : [{ key: `${place}`, card: { title, stances: [], clashes, over: true, foot: "" } }];
  });
}

const roundName = (round: number, { words }: Seat): string =>
  round === 0 ? words.say("HEARTRUSH.Fight.gathering") : words.say("HEARTRUSH.Fight.round", { round });
