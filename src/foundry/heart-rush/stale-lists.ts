import { ownSource } from "../ports/documents.ts";

/** The first version that keeps them by ids. */
const SINCE = "0.1.1";
export const LISTS = ["wounds", "professions", "aspects", "advances"] as const;
type List = (typeof LISTS)[number];
type Entries = Readonly<Record<string, unknown>>;

const listOf = (source: object, list: List): unknown => foundry.utils.getProperty(source, `system.${list}`);

const isKeyed = (entries: unknown): entries is Entries =>
  typeof entries === "object" && entries !== null && !Array.isArray(entries);

/** What a token's own actor keeps is not brought into shape by any model: its lists can be seen as they are stored. */
function isStale(actor: Actor.Implementation, list: List): boolean {
  const own = ownSource(actor);
  if (own !== null) return Array.isArray(listOf(own, list));
  const { systemVersion } = actor._stats;
  return typeof systemVersion === "string" && foundry.utils.isNewerVersion(SINCE, systemVersion);
}

/** The entries of a list, and for those of the world's actor that a token's own goes without, that it does. */
function wholeOf(actor: Actor.Implementation, list: List): Entries | null {
  const entries = listOf(actor.toObject(), list);
  if (!isKeyed(entries)) return null;
  const world = listOf(actor.token?.baseActor?.toObject() ?? {}, list);
  const without = Object.keys(isKeyed(world) ? world : {}).filter((id) => !Object.hasOwn(entries, id));
  return { ...Object.fromEntries(without.map((id) => [id, null])), ...entries };
}

/**
 * Lists that an earlier version stored as arrays, as they must be written before anything of them is written in part: where
 * the model shows entries by id already, the server still has an array, which the first entry written would replace.
 */
export function staleLists(actor: Actor.Implementation): Readonly<Partial<Record<List, Entries>>> {
  const stale = LISTS.filter((list) => isStale(actor, list)).flatMap((list) => {
    const whole = wholeOf(actor, list);
    return whole === null ? [] : [[list, whole] as const];
  });
  return Object.fromEntries(stale);
}
