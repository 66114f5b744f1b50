import { deepClone } from "../../utils/objects/deep-clone.ts";
import { diffObject } from "../../utils/objects/diff-object.ts";
import { mergeObject } from "../../utils/objects/merge-object.ts";
import { isPlainObject, type PlainObject } from "../../utils/objects/plain-object.ts";
import type { CleanOptions, CleanState, UpdateOptions } from "../model-shape.ts";
import { DataField } from "./data-field.ts";

/** An object whose keys nobody declared. */
export class ObjectField extends DataField {
  static override recursive = true;

  static override get _defaults(): PlainObject {
    return { ...super._defaults, required: true, nullable: false };
  }

  override getInitialValue(data?: PlainObject): unknown {
    const initial = super.getInitialValue(data);
    if (initial !== undefined || !this.required) return initial;
    return this.nullable ? null : {};
  }

  override _cast(value: unknown): unknown {
    if (typeof value !== "object" || value === null || isPlainObject(value)) return value;
    const convert: unknown = Reflect.get(value, "toObject");
    return typeof convert === "function" ? (Reflect.apply(convert, value, []) as unknown) : value;
  }

  override _cleanType(value: unknown, options: CleanOptions, state: CleanState = {}): unknown {
    const object = super._cleanType(value, options, state);
    return isPlainObject(object) ? object : {};
  }

  override _validateType(value: unknown, _options: unknown): void {
    if (!isPlainObject(value)) throw new Error("must be an object");
  }

  override initialize(value: unknown): unknown {
    return deepClone(value);
  }

  override toObject(value: unknown): unknown {
    return deepClone(value);
  }

  override _updateDiff(source: unknown, change: unknown, options: UpdateOptions): unknown {
    if (!isPlainObject(source) || !isPlainObject(change)) return super._updateDiff(source, change, options);
    const difference = diffObject(source, change, { deletionKeys: false });
    for (const [key, value] of Object.entries(difference)) {
      // An empty object in a change adds nothing to what is there: a merge never empties.
      if (isPlainObject(value) && !Object.keys(value).length && isPlainObject(source[key])) delete difference[key];
    }
    return Object.keys(difference).length ? difference : undefined;
  }

  override _updateCommit(source: unknown, difference: unknown): unknown {
    if (!isPlainObject(source) || !isPlainObject(difference)) return difference;
    return mergeObject(source, difference, { performDeletions: true });
  }
}
