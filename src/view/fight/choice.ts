import type { FighterId } from "../../rules/index.ts";
import type { LangKey } from "../lang-key.ts";

/** What pressing something does: a command to the rules, a pick that stays in this browser, or a change of what is shown. */
export type Act<Command> =
  | { readonly act: "send"; readonly command: Command; readonly asks?: Asking }
  /** Several commands one after another, as when a Game Master answers for many. */
  | { readonly act: "send-all"; readonly commands: readonly Command[] }
  /** What is sent depends on what was written beside the button. */
  | { readonly act: "write"; readonly command: (written: string) => Command }
  | { readonly act: "pick"; readonly who: FighterId; readonly choice: string }
  | { readonly act: "pick-all"; readonly who: readonly FighterId[]; readonly choice: string }
  /** Each its own. */
  | { readonly act: "picks"; readonly choices: Readonly<Record<FighterId, string>> }
  | { readonly act: "seal"; readonly who: FighterId }
  | { readonly act: "change"; readonly who: FighterId }
  | { readonly act: "hand"; readonly who: FighterId }
  /** Says of something that somebody has suffered what it is, by what was written beside the button; null leaves it unsaid. */
  | { readonly act: "word"; readonly who: FighterId; readonly of: string; readonly words: string | null }
  /** Lets go of what was begun and asked about. */
  | { readonly act: "withdraw" }
  | { readonly act: "open"; readonly what: Shown };

/** What is asked before something is done that nobody does in passing. */
interface Asking {
  readonly title: LangKey;
  readonly text: LangKey;
}

export const SHOWN = ["tracker", "window", "history", "desk", "summary"] as const;
export type Shown = (typeof SHOWN)[number];

/** Something to be written beside a button before it is pressed. */
export interface Written {
  readonly label: string;
  readonly value: string;
  readonly number: boolean;
}

/** One button. `reason` says why it cannot be pressed now. */
export interface Choice {
  readonly id: string;
  readonly label: string;
  /** What the choices from here on are about, where it is not plain from their names. */
  readonly heading: string | null;
  readonly hint: string;
  readonly tone: "primary" | "plain" | "quiet";
  readonly emblem: string | null;
  /** The digit that presses it while its list has the attention. */
  readonly key: string | null;
  readonly reason: string | null;
  /** Pressing it is choosing it, and it is chosen or not. */
  readonly pressable: boolean;
  readonly pressed: boolean;
  readonly written: Written | null;
  /** At whom it is done. */
  readonly about?: FighterId;
  /** More ways to do the same, of which one is taken: the first unless another is chosen. */
  readonly variants: readonly { readonly id: string; readonly label: string }[] | null;
}

export type Acts<Command> = Readonly<Record<string, Act<Command>>>;

/** What a template shows, and what its buttons do. */
export interface Shows<Context, Command> {
  readonly context: Context;
  readonly acts: Acts<Command>;
}

/** A choice and what it does; further ways to do it come with what they do. */
export interface Move<Command> extends Partial<Omit<Choice, "variants">> {
  readonly id: string;
  readonly label: string;
  readonly does: Act<Command>;
  readonly variants?: readonly { readonly id: string; readonly label: string; readonly does: Act<Command> }[];
}

export const choiceOf = <Command>(move: Move<Command>): Choice => ({
  id: move.id,
  label: move.label,
  heading: move.heading ?? null,
  hint: move.hint ?? "",
  tone: move.tone ?? "plain",
  emblem: move.emblem ?? null,
  key: move.key ?? null,
  reason: move.reason ?? null,
  pressable: move.pressed !== undefined,
  pressed: move.pressed ?? false,
  written: move.written ?? null,
  ...(move.about === undefined ? {} : { about: move.about }),
  variants: move.variants?.map(({ id, label }) => ({ id, label })) ?? null,
});

/** Of what stands together one button alone is the first to look at: the first of those that might be. */
export function onePrimary<Command>(
  moves: readonly Move<Command>[],
  first = moves.find(({ tone, reason }) => tone === "primary" && !reason),
): readonly Move<Command>[] {
  return moves.map((move) => (move.tone === "primary" && move !== first ? { ...move, tone: "plain" } : move));
}

/** Numbers the first nine, so that each has a key. */
export const withKeys = <Command>(moves: readonly Move<Command>[], from = 1): readonly Move<Command>[] =>
  moves.map((move, place) => (place + from <= 9 ? { ...move, key: String(place + from) } : move));

/** What all of them do, by id. */
export const actsOf = <Command>(moves: readonly Move<Command>[]): Acts<Command> =>
  Object.fromEntries(
    moves.flatMap((move) => [
      [move.id, move.does] as const,
      ...(move.variants ?? []).map(({ id, does }) => [id, does] as const),
    ]),
  );

export const send = <Command>(command: Command): Act<Command> => ({ act: "send", command });

/** Ends the fight, of which everybody has the summary then: asked about first. */
export const sendEnd = <Command>(command: Command): Act<Command> => ({
  ...{ act: "send", command },
  asks: { title: "HEARTRUSH.Fight.end.title", text: "HEARTRUSH.Fight.end.text" },
});

/** Opens the window of what is going on. */
export const opensWindow = (label: string): Move<never> => ({
  id: "open window",
  label,
  does: { act: "open", what: "window" },
});

/** A button with the ways to do what it says, of which the first is taken unless another is chosen; without any, none. */
export function waysTo<Command>(
  move: Omit<Move<Command>, "does" | "variants">,
  ways: readonly { readonly id: string; readonly label: string; readonly does: Act<Command> }[],
): readonly Move<Command>[] {
  const [first, ...more] = ways;
  if (first === undefined) return [];
  return more.length === 0
    ? [{ ...move, label: `${move.label}: ${first.label}`, does: first.does }]
    : [{ ...move, does: first.does, variants: ways }];
}
