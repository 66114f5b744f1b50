import type { Json } from "./json.ts";
import { member } from "./casts.ts";

/** What one step changed at one place. `was` is missing where nothing stood before, `now` where nothing stands after. */
export interface Change {
  readonly path: readonly string[];
  readonly was?: Json;
  readonly now?: Json;
  /** Of what is gone from a record: before which of its members it stood, so that on the way back it stands there again. */
  readonly next?: string;
}

type Branch = { readonly [key: string]: Json } | readonly Json[];

const isBranch = (value: Json | undefined): value is Branch => typeof value === "object" && value !== null;
const isList = (branch: Branch): branch is readonly Json[] => Array.isArray(branch);

/** The exact difference between two values: a change for each place that is not the same. */
export function difference(before: Json, after: Json): readonly Change[] {
  const changes: Change[] = [];
  compare(before, after, [], changes);
  return changes;
}

/** `path` is where the walk is at; only a change that is found takes a copy of it. */
function compare(before: Json | undefined, after: Json | undefined, path: string[], into: Change[]): void {
  if (before === after) return;
  if (isBranch(before) && isBranch(after) && Array.isArray(before) === Array.isArray(after)) {
    const keys = Object.keys(before);
    for (const [place, key] of keys.entries()) {
      path.push(key);
      if (Object.hasOwn(after, key) || isList(before)) compare(member(before, key), member(after, key), path, into);
      else
        into.push(
          gone(
            path,
            member(before, key),
            keys.slice(place + 1).find((other) => Object.hasOwn(after, other)),
          ),
        );
      path.pop();
    }
    for (const key of Object.keys(after)) {
      if (!Object.hasOwn(before, key)) compare(undefined, member(after, key), [...path, key], into);
    }
    return;
  }
  into.push({
    path: [...path],
    ...(before === undefined ? {} : { was: before }),
    ...(after === undefined ? {} : { now: after }),
  });
}

const gone = (path: readonly string[], was: Json | undefined, next: string | undefined): Change => ({
  path: [...path],
  ...(was === undefined ? {} : { was }),
  ...(next === undefined ? {} : { next }),
});

/** The way back. */
export const inverse = (changes: readonly Change[]): readonly Change[] =>
  changes.map(({ path, was, now, next }) => ({
    path,
    ...(now === undefined ? {} : { was: now }),
    ...(was === undefined ? {} : { now: was }),
    ...(next === undefined ? {} : { next }),
  }));

/** Puts each `now` in its place. List entries are removed from the end, so that earlier places keep their index. */
export function patch(value: Json, changes: readonly Change[]): Json {
  const removals = changes.filter((change) => change.now === undefined).toReversed();
  const additions = changes.filter((change) => change.now !== undefined);
  return [...additions, ...removals].reduce((state, change) => put(state, change), value);
}

function put(value: Json, change: Change, depth = 0): Json {
  const { path, now, next } = change;
  const key = path[depth];
  if (key === undefined) return now ?? null;
  const branch: Branch = isBranch(value) ? value : {};
  const isLast = depth === path.length - 1;
  const placed = isLast ? now : put(member(branch, key) ?? {}, change, depth + 1);
  if (isList(branch)) {
    const place = Number(key);
    return placed === undefined
      ? [...branch.slice(0, place), ...branch.slice(place + 1)]
      : [...branch.slice(0, place), placed, ...branch.slice(place + 1)];
  }
  if (placed !== undefined && isLast && next !== undefined && !Object.hasOwn(branch, key))
    return Object.fromEntries(
      Object.entries(branch).flatMap((entry) => (entry[0] === next ? [[key, placed] as const, entry] : [entry])),
    );
  if (placed !== undefined) return { ...branch, [key]: placed };
  const { [key]: _gone, ...others } = branch;
  return others;
}

/**
 * Takes a step back from a value that others may have changed since. What still stands as the step left it goes back
 * to what it was; a number that moved on keeps the others' part of the way; anything else is theirs and stays.
 */
export function takeBack(value: Json, changes: readonly Change[]): Json {
  const back: Change[] = [];
  for (const { path, was, now } of changes) {
    const present = at(value, path);
    if (same(present, now)) back.push({ path, ...(was === undefined ? {} : { now: was }) });
    else if (typeof present === "number" && typeof was === "number" && typeof now === "number") {
      back.push({ path, now: present + was - now });
    }
  }
  return patch(value, back);
}

export function at(value: Json, path: readonly string[]): Json | undefined {
  let place: Json | undefined = value;
  for (const key of path) {
    if (!isBranch(place)) return undefined;
    place = member(place, key);
  }
  return place;
}

/** Whether two values are equal all through, in whatever order their members stand. */
export function same(one: Json | undefined, other: Json | undefined): boolean {
  if (one === other) return true;
  if (!isBranch(one) || !isBranch(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length) return false;
  for (const key of keys) if (!Object.hasOwn(other, key) || !same(member(one, key), member(other, key))) return false;
  return true;
}
