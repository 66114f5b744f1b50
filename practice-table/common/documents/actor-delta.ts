import { Document } from "../abstract/document.ts";
import {
  DocumentOwnershipField,
  EmbeddedCollectionDeltaField,
  FilePathField,
  ObjectField,
  StringField,
} from "../data/fields/index.ts";
import { isTombstone } from "../data/fields/embedded-collection-delta-field.ts";
import { isPlainObject, type PlainObject } from "../utils/objects/plain-object.ts";
import { deepClone } from "../utils/objects/deep-clone.ts";
import { mergeObject } from "../utils/objects/merge-object.ts";
import { BaseActiveEffect } from "./active-effect.ts";
import { BaseItem } from "./item.ts";
import { metadata } from "./metadata.ts";
import { flagsField, idField } from "./shared-fields.ts";

/** In what an unlinked token's actor differs from the actor it was made from. */
export class BaseActorDelta extends Document {
  static override metadata = metadata("ActorDelta", "delta");

  static override defineSchema() {
    return {
      ...idField(),
      name: new StringField({ required: false, nullable: true, blank: false, initial: null }),
      type: new StringField({ required: false, nullable: true, initial: null }),
      img: new FilePathField({ categories: ["IMAGE"], nullable: true, initial: null, required: false }),
      system: new ObjectField(),
      items: new EmbeddedCollectionDeltaField(BaseItem),
      effects: new EmbeddedCollectionDeltaField(BaseActiveEffect),
      ownership: new DocumentOwnershipField({ required: false, nullable: true, initial: null }),
      ...flagsField(),
    };
  }

  /** The source of the synthetic actor. */
  static applyToSource(actor: PlainObject, delta: PlainObject): PlainObject {
    const whole = deepClone(actor);
    for (const key of ["name", "type", "img", "ownership"])
      if (delta[key] !== null && delta[key] !== undefined) whole[key] = deepClone(delta[key]);
    for (const key of ["system", "flags"]) {
      const base = isPlainObject(whole[key]) ? whole[key] : {};
      whole[key] = mergeObject(base, deepClone(delta[key] ?? {}), { performDeletions: true });
    }
    for (const key of ["items", "effects"]) whole[key] = applyList(listOf(whole[key]), listOf(delta[key]));
    return whole;
  }
}

function applyList(base: readonly PlainObject[], delta: readonly PlainObject[]): PlainObject[] {
  const changed = new Map(delta.map((entry) => [entry["_id"], entry]));
  const kept = base.flatMap((entry) => {
    const ours = changed.get(entry["_id"]);
    changed.delete(entry["_id"]);
    if (!ours) return [entry];
    return isTombstone(ours) ? [] : [deepClone(ours)];
  });
  return [...kept, ...[...changed.values()].filter((entry) => !isTombstone(entry)).map((entry) => deepClone(entry))];
}

function listOf(value: unknown): PlainObject[] {
  return Array.isArray(value) ? value.filter(isPlainObject) : [];
}
