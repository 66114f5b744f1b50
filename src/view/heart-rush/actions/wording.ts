import { byFighter, type HeartRush } from "../../../rules/index.ts";
import type { Aside } from "../../fight/ask.ts";
import { actsOf, choiceOf, type Acts, type Move } from "../../fight/choice.ts";
import { nameOf, type Seat } from "../../fight/seat.ts";

/** HR-WOUND-1: of the wounds of the living that have been dealt here and have no words, what each is; nothing waits for it. */
export function unsaidWounds(
  { fight: { fighters } }: HeartRush.HeartTable,
  seat: Seat,
): { readonly asides: readonly Aside[]; readonly acts: Acts<HeartRush.Command> } {
  const { words } = seat;
  const found = byFighter(seat.unworded ?? {}).filter(([who]) => fighters[who]?.life !== "dead");
  const asked = found.map(([who, { id, rank }]) => {
    const moves: readonly Move<HeartRush.Command>[] = [
      {
        id: `word ${who} ${id}`,
        label: words.say("HEARTRUSH.Wound.write"),
        written: { label: words.say("HEARTRUSH.Wound.describe"), value: "", number: false },
        does: { act: "word", who, of: id, words: "" },
      },
      {
        id: `unsaid ${who} ${id}`,
        label: words.say("HEARTRUSH.Wound.later"),
        tone: "quiet",
        does: { act: "word", who, of: id, words: null },
      },
    ];
    const sentence = words.say("HEARTRUSH.Wound.asked", { name: nameOf(seat, who), rank });
    const plain = { who: "", img: "", detail: "", urgent: false };
    return { moves, aside: { ...plain, id: `wound ${id}`, fighter: who, sentence, choices: moves.map(choiceOf) } };
  });
  return { asides: asked.map(({ aside }) => aside), acts: actsOf(asked.flatMap(({ moves }) => moves)) };
}
