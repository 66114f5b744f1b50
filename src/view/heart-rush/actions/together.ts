import { entriesOf, type FighterId, type HeartRush } from "../../../rules/index.ts";
import type { Placed } from "../../fight/ask.ts";
import type { Move } from "../../fight/choice.ts";
import { nameOf, namesOf, type Seat } from "../../fight/seat.ts";
import { isOnFriend, offersOf, type Offer } from "./button.ts";

type Table = HeartRush.HeartTable;
type Command = HeartRush.Command;

/** What may be answered for all of a group at once, by the question that each of them is asked in the window. */
const TOGETHER = {
  join: ["join", "decline"],
  declare: ["attack", "hold"],
  step: ["stay"],
  ambush: ["let-pass"],
  react: ["let-pass"],
} as const;

type Asked = keyof typeof TOGETHER;

/** What it is called for all: who lets a blow of an ambush be waits for the fight. */
const wordOf = (asks: Asked, kind: (typeof TOGETHER)[Asked][number]) =>
  asks === "ambush" && kind === "let-pass" ? "wait" : kind;

/** Two are asked together as well; of more than two each single question is folded. */
const FEW = 2;

/** What each does for themselves alone, since its damage is settled before the next one's: those questions stay open. */
const EACH: ReadonlySet<Asked> = new Set(["ambush", "react"]);

/** What is to be done to one, or to nobody, by as many as may do it: each by their own offer, the first of its ways. */
function moveOf(
  asks: Asked,
  offers: readonly Offer[],
  asked: readonly FighterId[],
  seat: Seat,
): readonly Move<Command>[] {
  const own = asked.flatMap((who) => offers.find((offer) => offer.who === who) ?? []);
  const [first] = own;
  const kind = Object.values(TOGETHER)
    .flat()
    .find((one) => one === first?.kind);
  if (first === undefined || kind === undefined || own.length < FEW) return [];
  const name = first.whom === null ? "" : nameOf(seat, first.whom);
  const all = seat.words.say(`HEARTRUSH.Fight.together.${wordOf(asks, kind)}`, { name });
  const some = { label: all, count: own.length, of: asked.length };
  return [
    {
      id: `all ${kind} ${first.whom ?? ""}`,
      label: own.length === asked.length ? all : seat.words.say("HEARTRUSH.Fight.together.some", some),
      tone: first.whom !== null || kind === "join" ? "primary" : "plain",
      does: { act: "send-all", commands: own.map(({ ways: [way] }) => way) },
    },
  ];
}

/** One question for all who are asked the same, as far as they can answer it alike; made of what each of them is offered. */
export function together(
  questions: readonly Placed<Command>[],
  table: Table,
  seat: Seat,
): readonly (Placed<Command> & { readonly folds: boolean; readonly does: boolean })[] {
  return entriesOf(TOGETHER).flatMap(([kind, kinds]) => {
    const alike = questions.filter((question) => question.kind === kind);
    const asked = alike.flatMap(({ who }) => who ?? []);
    if (asked.length < FEW) return [];
    const offers = asked
      .flatMap((who) => offersOf(table, who, seat))
      .filter(
        (offer) => kinds.some((one) => one === offer.kind) && offer.refusal === null && !isOnFriend(offer, table),
      );
    const deeds = new Map(offers.map((offer) => [`${offer.kind} ${offer.whom ?? ""}`, offer]));
    const moves = [...deeds.values()].flatMap(({ kind: deed, whom }) =>
      moveOf(
        kind,
        offers.filter((offer) => offer.kind === deed && offer.whom === whom),
        asked,
        seat,
      ),
    );
    return moves.length === 0
      ? []
      : [
          {
            id: `all ${kind}`,
            kind,
            who: null,
            about: asked,
            urgent: alike.some(({ urgent }) => urgent),
            sentence: seat.words.say(`HEARTRUSH.Fight.together.ask.${kind}`, { names: namesOf(seat, asked) }),
            moves,
            folds: asked.length > FEW && !EACH.has(kind),
            does: moves.some(({ tone }) => tone === "primary"),
          },
        ];
  });
}
