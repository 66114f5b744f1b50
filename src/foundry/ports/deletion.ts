import { isGeneration14 } from "./generation.ts";

/**
 * What removes a key in an update: generation 13 knows it by the key's spelling, 14 by an operator that is a global of
 * its own and not in the type declarations, hence the cast-free look at `globalThis`.
 */
export function deletionOf(path: string): readonly [path: string, value: unknown] {
  if (isGeneration14()) return [path, Reflect.get(globalThis, "_del")];
  const dot = path.lastIndexOf(".");
  return [`${path.slice(0, dot + 1)}-=${path.slice(dot + 1)}`, null];
}

/**
 * What leaves an entry of its data out of a document. A token's own actor keeps only what differs from the world's: to
 * delete that would bring back what the world's actor has there, so it is written down to be missing.
 */
export function entryGone(document: object, path: string): readonly [path: string, value: unknown] {
  const world = document instanceof Actor ? (document.token?.baseActor ?? null) : null;
  const inherited: unknown = world === null ? null : foundry.utils.getProperty(world.toObject(), path);
  return inherited === null || inherited === undefined ? deletionOf(path) : [path, null];
}
