import { isPlainObject, type PlainObject } from "../../utils/objects/plain-object.ts";
import type { CleanOptions, ValidateOptions } from "../model-shape.ts";
import type { DataModelValidationFailure } from "../validation-failure.ts";
import { EmbeddedCollectionField } from "./embedded-collection-field.ts";

/** The embedded documents in which a token's actor differs: whole documents, and tombstones for those it lacks. */
export class EmbeddedCollectionDeltaField extends EmbeddedCollectionField {
  override _cleanElement(entry: PlainObject, present: PlainObject | undefined, options: CleanOptions): PlainObject {
    if (isTombstone(entry)) return { _id: entry["_id"], _tombstone: true };
    return super._cleanElement(entry, present, options);
  }

  override _validateElement(entry: PlainObject, options: ValidateOptions): DataModelValidationFailure | undefined {
    return isTombstone(entry) ? undefined : super._validateElement(entry, options);
  }
}

export const isTombstone = (entry: unknown): boolean => isPlainObject(entry) && entry["_tombstone"] === true;
