import type { CombatId, FighterId } from "./brand.ts";
import { inverse, patch } from "./history.ts";
import type { Change } from "./history.ts";
import { anything, integer, listOf, parse, recordOf, shape, sinceThen, text, word } from "./json.ts";
import type { Json, Malformed, Reader } from "./json.ts";
import { ok, refuse } from "./result.ts";
import { opens, readSalt, readSeal } from "./seal.ts";
import type { Opening, Seal } from "./seal.ts";
import type { Result } from "./result.ts";

/**
 * A fight as it is stored: how it began, and each step since as a text of its own, so that a step is one small write
 * however long the fight has been. Steps after `at` have been taken back; those up to `last` can be done again.
 */
export interface Chronicle {
  readonly start: string;
  readonly steps: Readonly<Record<string, string>>;
  readonly at: number;
  readonly last: number;
  readonly revision: number;
}

/** One step: what happened, what it changed, and whom to answer if the same command is sent again. */
export interface Chapter {
  /** The id its sender gave to the command. */
  readonly id: string;
  readonly by: string;
  readonly events: readonly Json[];
  /** Of the whole table, sheets included. */
  readonly changes: readonly Change[];
  /** The seals that this step froze, by fighter. */
  readonly seals: Readonly<Record<string, Seal>>;
  /** What frozen seals held, by fighter, so that anyone can check them. */
  readonly openings: Readonly<Record<string, Shown>>;
  /** Whose hand laid each of these seals, or showed what it held: users, by fighter, as the server vouched for them. */
  readonly hands: Readonly<Record<string, string>>;
}

export interface Shown extends Opening {
  readonly engagement: string;
}

export const stepKey = (number: number): string => `s${number}`;

/** A change as a short list, since `undefined` is nothing that JSON could hold: path, what was, what is now, what stood after it. */
type Stored = readonly [readonly string[], readonly Json[], readonly Json[], string?];

const toStored = ({ path, was, now, next }: Change): Stored => [
  path,
  was === undefined ? [] : [was],
  now === undefined ? [] : [now],
  ...(next === undefined ? ([] as const) : ([next] as const)),
];

const readChange: Reader<Change> = (value, path) => {
  const parts = listOf(anything, 4)(value, path);
  if (!parts.ok) return parts;
  const where = listOf(text())(parts.value[0], `${path}/0`);
  if (!where.ok) return where;
  const was = listOf(anything, 1)(parts.value[1], `${path}/1`);
  if (!was.ok) return was;
  const now = listOf(anything, 1)(parts.value[2], `${path}/2`);
  if (!now.ok) return now;
  return ok({
    path: where.value,
    ...(was.value[0] === undefined ? {} : { was: was.value[0] }),
    ...(now.value[0] === undefined ? {} : { now: now.value[0] }),
    ...(typeof parts.value[3] === "string" ? { next: parts.value[3] } : {}),
  });
};

export const readSeals: Reader<Chapter["seals"]> = recordOf(word<string>(), readSeal);
export const readOpenings: Reader<Chapter["openings"]> = recordOf(
  word<string>(),
  shape<Shown>({ choice: text(), salt: readSalt, engagement: text(128) }),
);
export const readHands: Reader<Chapter["hands"]> = recordOf(word<string>(), text(128));

const readChapter: Reader<Chapter> = sinceThen(
  shape<Chapter>({
    id: text(128),
    by: text(128),
    events: listOf(anything),
    changes: listOf(readChange, 65_536),
    seals: readSeals,
    openings: readOpenings,
    hands: readHands,
  }),
  { hands: {} },
);

export const encodeStep = (chapter: Chapter): string =>
  JSON.stringify({ ...chapter, changes: chapter.changes.map(toStored) });

function decode<Value>(reader: Reader<Value>, spelled: string | undefined): Result<Value, Malformed> {
  let value: unknown;
  try {
    value = JSON.parse(spelled ?? "");
  } catch {
    return refuse({ path: "", expected: "json" });
  }
  return parse(reader, value);
}

/** What is known of a chronicle that has been read: the table at one step, and the steps as far as they were read. */
export interface Memory {
  readonly start: string;
  readonly texts: readonly string[];
  readonly chapters: readonly Chapter[];
  readonly at: number;
  readonly table: Json;
}

/** Reads no step twice: what an older memory knows is taken from there, as far as it still holds. */
export function recall(chronicle: Chronicle, older: Memory | null = null): Result<Memory, Malformed> {
  const bounds = parse(shape({ at: integer(0, chronicle.last), last: integer(0, 1_000_000) }), {
    at: chronicle.at,
    last: chronicle.last,
  });
  if (!bounds.ok) return bounds;
  const known = older?.start === chronicle.start ? older : null;
  const texts: string[] = [];
  const chapters: Chapter[] = [];
  let kept = 0;
  for (let number = 1; number <= chronicle.last; number++) {
    const spelled = chronicle.steps[stepKey(number)];
    const same = kept === number - 1 && known?.texts[number - 1] === spelled ? known?.chapters[number - 1] : undefined;
    const chapter = same === undefined ? decode(readChapter, spelled) : ok(same);
    if (!chapter.ok)
      return refuse({ path: `/steps/${stepKey(number)}${chapter.reason.path}`, expected: chapter.reason.expected });
    if (same !== undefined) kept = number;
    texts.push(spelled ?? "");
    chapters.push(chapter.value);
  }
  const there = known === null ? 0 : Math.min(kept, known.at);
  const from = known === null ? begun(chronicle.start) : ok(tableAt(known, there));
  if (!from.ok) return from;
  const table = travel(from.value, chapters, there, chronicle.at);
  return ok({ start: chronicle.start, texts, chapters, at: chronicle.at, table });
}

function begun(start: string): Result<Json, Malformed> {
  const read = decode(anything, start);
  return read.ok ? read : refuse({ path: `/start${read.reason.path}`, expected: read.reason.expected });
}

/** CORE-HIST-1, CORE-HIST-2: the table as it stood after a step, be it one taken back or one done again. */
export const tableAt = ({ table, chapters, at }: Memory, step: number): Json => travel(table, chapters, at, step);

/** The table at one step, from the table at another. */
function travel(table: Json, chapters: readonly Chapter[], from: number, to: number): Json {
  let here = table;
  for (let number = from; number < to; number++) here = patch(here, chapters[number]?.changes ?? []);
  for (let number = from; number > to; number--) here = patch(here, inverse(chapters[number - 1]?.changes ?? []));
  return here;
}

/** What a step changed on the sheet of each of those concerned, seen from the sheet. */
export function sheetChanges(chapter: Chapter): Readonly<Record<string, readonly Change[]>> {
  const found: Record<string, Change[]> = {};
  for (const { path, ...change } of chapter.changes) {
    const [part, fighter, ...within] = path;
    if (part !== "sheets" || fighter === undefined) continue;
    (found[fighter] ??= []).push({ path: within, ...change });
  }
  return found;
}

/** The seal that was frozen last for this fighter, among steps that stand. */
export const frozenSeal = (chapters: readonly Chapter[], fighter: FighterId): Seal | null =>
  chapters.findLast(({ seals }) => Object.hasOwn(seals, fighter))?.seals[fighter] ?? null;

/** Whether what a fighter has shown last is what had been frozen before; null where nothing was shown. */
export function verified(combat: CombatId, chapters: readonly Chapter[], fighter: FighterId): boolean | null {
  const place = chapters.findLastIndex(({ openings }) => Object.hasOwn(openings, fighter));
  const shown = chapters[place]?.openings[fighter];
  if (shown === undefined) return null;
  const frozen = frozenSeal(chapters.slice(0, place), fighter);
  return frozen !== null && opens(frozen, { combat, engagement: shown.engagement, fighter }, shown);
}

/** Whose hand the latest frozen seal of a fighter is of; nobody's where nothing says so. */
export const handOn = (chapters: readonly Chapter[], fighter: FighterId): string | null =>
  chapters.findLast(({ seals }) => Object.hasOwn(seals, fighter))?.hands[fighter] ?? null;
