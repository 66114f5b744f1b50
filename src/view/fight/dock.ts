import type { Aside, Ask, Asked, SealedLine } from "./ask.ts";
import { actsOf, choiceOf, type Choice, type Move, type Shows } from "./choice.ts";
import type { Seat } from "./seat.ts";

/** The strip above the hotbar, for whoever has no window open: one question at a time, and what they have sealed. */
export interface DockContext {
  readonly ask: Ask | null;
  readonly sealed?: readonly SealedLine[];
  readonly asides?: readonly Aside[];
  readonly more: number;
  readonly moreLabel: string;
  readonly open: Choice | null;
}

/** For templates/fight/dock.hbs: the most urgent question, how many more there are, what has been sealed, and a way to the rest. */
export function dockOf<Command>(
  { asks, sealed = [], asides = [], acts }: Asked<Command>,
  open: Move<Command> | null,
  { words }: Seat,
): Shows<DockContext, Command> | null {
  const [ask = null] = asks;
  if (ask === null && sealed.length + asides.length === 0) return null;
  // Whose turn it is waits for nobody's answer.
  const more = asks.slice(1).filter(({ kind, among }) => kind !== "turn" && among !== true).length;
  const answers = ask !== null && ask.choices.some(({ id }) => id === open?.id);
  return {
    context: {
      ask,
      sealed,
      asides,
      more,
      moreLabel: more > 0 ? words.say("HEARTRUSH.Fight.moreAsks", { more }) : "",
      open: open === null || answers ? null : choiceOf(open),
    },
    acts: { ...acts, ...(open === null ? {} : actsOf([open])) },
  };
}
