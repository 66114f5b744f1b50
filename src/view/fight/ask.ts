import type { FighterId } from "../../rules/index.ts";
import { actsOf, choiceOf, onePrimary, withKeys, type Acts, type Choice, type Move } from "./choice.ts";
import { nameOf, personOf, type Seat } from "./seat.ts";

/** One decision that somebody is asked for: a sentence, and the ways to answer it. */
export interface Ask {
  readonly id: string;
  readonly who: string;
  readonly img: string;
  /** Those it is about, by their names in the rules. */
  readonly about?: string;
  readonly sentence: string;
  readonly detail: string;
  readonly choices: readonly Choice[];
  /** Whether everything waits for it. */
  readonly urgent: boolean;
  /** Whether a place of its own asks it (cards, the tracker), so that no chat card does. */
  readonly apart?: boolean;
  /** Whether it comes in the middle of somebody's turn, where nothing else on the page asks it. */
  readonly interrupts?: boolean;
  /** Whether another asks the same of a whole group, so that this one can wait in a fold. */
  readonly among?: boolean;
}

/** What has been sealed and may still be changed: it stands there, and nobody is asked. What was chosen it does not tell. */
export interface SealedLine {
  readonly fighter: FighterId;
  readonly sentence: string;
  readonly change: Choice;
}

/** A question beside the fight, which it goes on without. */
export type Aside = Ask & { readonly fighter: FighterId };

/** A decision before it is shown, with what each way of answering it does. */
export interface Question<Command> {
  /** Those it is about, where they are not the one who is asked alone. */
  readonly about?: readonly FighterId[];
  readonly sentence: string;
  readonly detail?: string;
  readonly moves: readonly Move<Command>[];
}

/** Whose question it is (nobody's in particular is null), of which kind, and whether everything waits for it. */
export interface Placed<Command> extends Question<Command> {
  readonly id: string;
  readonly kind: string;
  readonly who: FighterId | null;
  readonly urgent: boolean;
}

/** All that one seat is asked for at a time, and what it need not answer but may still change. */
export interface Asked<Command> {
  readonly asks: readonly (Ask & { readonly kind: string; readonly fighter: FighterId | null })[];
  readonly sealed?: readonly SealedLine[];
  /** What nobody waits for: it stands beside the rest, and stays until it is answered or left. */
  readonly asides?: readonly Aside[];
  readonly acts: Acts<Command>;
}

/** Questions that can be answered at all, in their order. */
export function asked<Command>(questions: readonly Placed<Command>[], seat: Seat): Asked<Command> {
  const all = questions.flatMap(({ moves }) => moves);
  const first = all.find(({ tone, reason }) => tone === "primary" && !reason);
  const found = questions
    .filter(({ moves }) => moves.length > 0)
    .map((question) => ({ ...question, moves: withKeys(onePrimary(question.moves, first)) }));
  return {
    asks: found.map(({ id, kind, who, about = who === null ? [] : [who], sentence, detail, moves, urgent }) => ({
      id,
      kind,
      fighter: who,
      who: who === null ? "" : nameOf(seat, who),
      img: who === null ? "" : personOf(seat, who).img,
      about: about.join(" "),
      sentence,
      detail: detail ?? "",
      choices: moves.map(choiceOf),
      urgent,
    })),
    acts: actsOf(found.flatMap(({ moves }) => moves)),
  };
}

/** What the rules ask for, as the question of one seat; null where it is not this seat's. */
export const placed = <Command>(
  prompt: { readonly id: string; readonly kind: string; readonly optional: boolean },
  who: FighterId | null,
  question: Question<Command> | null,
): readonly Placed<Command>[] =>
  question === null
    ? []
    : [{ ...question, id: `${prompt.id} ${who ?? ""}`, kind: prompt.kind, who, urgent: !prompt.optional }];
