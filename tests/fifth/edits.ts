import { join } from "node:path";

/** A change to a file that is there already. */
type Edit = (source: string) => string;

/** Puts lines below the first line that reads so; a source that has changed its ways is a failure, not a guess. */
const below =
  (anchor: RegExp, ...lines: readonly string[]): Edit =>
  (source) => {
    const all = source.split("\n");
    const place = all.findIndex((line) => anchor.test(line));
    if (place < 0) throw new Error(`no line reads ${String(anchor)}`);
    return [...all.slice(0, place + 1), ...lines, ...all.slice(place + 1)].join("\n");
  };

const instead =
  (from: RegExp, to: string): Edit =>
  (source) => {
    if (!from.test(source)) throw new Error(`nothing reads ${String(from)}`);
    return source.replace(from, to);
  };

const all =
  (...edits: readonly Edit[]): Edit =>
  (source) =>
    edits.reduce((text, edit) => edit(text), source);

interface Tree {
  readonly [key: string]: string | Tree;
}

const merged = (one: Tree, other: Tree): Tree => {
  const grown: Record<string, string | Tree> = { ...one };
  for (const [key, value] of Object.entries(other)) {
    const there = grown[key];
    grown[key] = typeof value === "string" || typeof there !== "object" ? value : merged(there, value);
  }
  return grown;
};

const withMembers =
  (members: Tree): Edit =>
  (source) =>
    JSON.stringify(merged(JSON.parse(source) as Tree, members), null, 2);

export const LAID = join(import.meta.dirname, "roshambo");

const WORDS = {
  TYPES: {
    Combat: { roshambo: "Rock, paper, scissors" },
    Actor: { roshamboFighter: "Fighter (Rock, paper, scissors)" },
  },
  HEARTRUSH: {
    Ruleset: { roshambo: "Rock, paper, scissors" },
    About: { roshambo: "All show a hand at once." },
    Ruling: {
      roshambo: {
        draw: {
          ask: "What does a draw cost?",
          answer: { die: "A life, to whoever throws lowest.", nothing: "Nothing: hands are chosen anew." },
        },
      },
    },
    Roshambo: {
      hand: { rock: "Rock", paper: "Paper", scissors: "Scissors" },
      ask: "{name}, which hand?",
      sealed: "{name} has sealed a hand.",
      waits: "Waiting for {names} to choose a hand.",
      forfeit: "{name} shows rock",
      lives: "{lives} of {most} lives",
      lost: "lives lost",
      loses: "{names} loses a life",
      nobody: "nobody loses a life",
      stop: "End the fight",
      openWindow: "Hands",
      desk: "Your hands",
      step: { choosing: "Choose", opening: "Show" },
      state: { out: "out", sealed: "has sealed", choosing: "is choosing" },
      refusal: {
        "not-now": "Not now.",
        "not-yours": "That is not yours to say.",
        "not-in-the-fight": "Not in this fight.",
        "game-master-only": "That is for the Game Master to say.",
      },
      Sheet: { fighter: "Rock, paper, scissors fighter" },
      Fighter: { FIELDS: { lives: { label: "Lives" }, most: { label: "At most" }, notes: { label: "Notes" } } },
    },
  },
};

/** What a ruleset changes of the files that are there: a line or two of each. */
export const EDITS: Readonly<Record<string, Edit>> = {
  "src/rules/index.ts": all(
    below(/from "\.\/heart-rush\/index\.ts"/, 'import { roshambo } from "./roshambo/index.ts";'),
    instead(/(const RULESETS = \{[^}]*?),? \} as const/, "$1, roshambo } as const"),
    below(/^export \* as HeartRush/, 'export * as Roshambo from "./roshambo/index.ts";'),
  ),
  "src/view/presentations.ts": all(
    below(/^import .*heart-rush/, 'import { roshamboFight } from "./roshambo/fight.ts";'),
    below(/^export const PRESENTATIONS/, "  roshambo: roshamboFight,"),
  ),
  "src/foundry/adapters.ts": all(
    below(/^import .*heart-rush/, 'import { ROSHAMBO_ADAPTER } from "./roshambo/index.ts";'),
    below(/^export const ADAPTERS/, "  roshambo: ROSHAMBO_ADAPTER,"),
  ),
  "src/foundry/ports/foundry-types.ts": all(
    below(/^import .*heart-rush/, 'import type { ROSHAMBO_ACTORS } from "../roshambo/index.ts";'),
    instead(/( {4}Actor: typeof [A-Z_]+ &[^;]*);/, "$1 & typeof ROSHAMBO_ACTORS;"),
  ),
  "lang/en.json": withMembers(WORDS),
  "system.json": withMembers({
    documentTypes: { Combat: { roshambo: {} }, Actor: { roshamboFighter: { htmlFields: ["notes"] } } } as never,
  }),
};
