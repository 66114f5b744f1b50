import { comesAlone, type DocumentName, fieldOf, isPrimary } from "../../common/hierarchy.ts";
import { realm } from "../../common/realm.ts";
import type { Bench } from "./bench.ts";
import { Refusal } from "../refusal.ts";
import { type Branch, growBranch, isTombstone, wholeSource } from "./tree.ts";

/** Where the documents of an operation are: among which siblings, below which parent. */
export interface Place {
  readonly name: DocumentName;
  readonly parent: Branch | null;
  readonly siblings: Map<string, Branch>;
}

export function findPlace(bench: Bench, name: DocumentName, parentUuid: string | null): Place {
  if (parentUuid === null) {
    if (!isPrimary(name)) throw new Refusal("unknownDocument", `${name} documents need a parent.`);
    return { name, parent: null, siblings: bench.tree.collection(name) };
  }
  const parent = resolveOwned(bench, parentUuid);
  if (!parent) throw new Refusal("unknownDocument", `There is no document ${parentUuid}.`);
  return placeBelow(parent, name);
}

export function placeBelow(parent: Branch, name: DocumentName): Place {
  const isGone = name === "MeasuredTemplate" && realm.generation >= 14;
  const field = isGone ? undefined : fieldOf(parent.name, name);
  const siblings = field === undefined ? undefined : parent.children.get(field);
  if (!siblings) throw new Refusal("unknownDocument", `${parent.name} documents hold no ${name}.`);
  return { name, parent, siblings };
}

/** Finds a parent; one that a synthetic actor only inherits from its base actor becomes the delta's own first. */
function resolveOwned(bench: Bench, uuid: string): Branch | undefined {
  const found = bench.tree.resolve(uuid);
  if (found) return found;
  const steps = uuid.split(".");
  const id = steps.pop();
  const name = steps.pop();
  const above = steps.length > 0 ? bench.tree.resolve(steps.join(".")) : undefined;
  if (above?.name !== "ActorDelta" || name === undefined || id === undefined) return undefined;
  return ownInherited(bench, placeBelow(above, name as DocumentName), id);
}

export function findTarget(bench: Bench, place: Place, id: string): Branch | undefined {
  if (comesAlone(place.name)) return place.siblings.values().next().value;
  const own = place.siblings.get(id);
  if (own && !isTombstone(own)) return own;
  return own ? undefined : ownInherited(bench, place, id);
}

/** The base actor's document that a delta has not made its own. */
export function inherited(bench: Bench, place: Place, id: string): Branch | undefined {
  if (place.parent?.name !== "ActorDelta" || place.siblings.has(id)) return undefined;
  const actorId = place.parent.parent?.source["actorId"];
  const actor = typeof actorId === "string" ? bench.tree.find("Actor", actorId) : undefined;
  return actor?.children.get(fieldOf("Actor", place.name) ?? "")?.get(id);
}

function ownInherited(bench: Bench, place: Place, id: string): Branch | undefined {
  const base = inherited(bench, place, id);
  if (!base) return undefined;
  const copy = growBranch(place.name, wholeSource(base), place.parent);
  bench.transaction.insert(place.siblings, copy);
  return copy;
}
