import type { PlainObject } from "../utils/objects/plain-object.ts";
import type { DataModelValidationFailure } from "./validation-failure.ts";

/** What fields need to know of models; the classes themselves are in `abstract/`. */
export interface ModelShape {
  readonly parent: ModelShape | null;
  readonly _source: PlainObject;
  toObject(source?: boolean): PlainObject;
}

export interface ModelContext {
  readonly parent?: ModelShape | null | undefined;
  readonly pack?: string | null | undefined;
  readonly strict?: boolean | undefined;
  /** The data is known to be clean and valid and becomes the model's source itself, shared with its parent's. */
  readonly adopt?: boolean | undefined;
  readonly [key: string]: unknown;
}

export interface CleanOptions {
  /** The data is an update: absent keys stay absent. */
  readonly partial?: boolean | undefined;
  /** The whole object that the value is, or will be, a part of. */
  readonly source?: PlainObject | undefined;
  /** Generation 14: the steps of cleaning, of which the table takes all. */
  readonly addTypes?: boolean | undefined;
  readonly copy?: boolean | undefined;
  readonly expand?: boolean | undefined;
  readonly migrate?: boolean | undefined;
  /** Whether models take part, and not their fields alone. */
  readonly model?: boolean | undefined;
  readonly prune?: boolean | undefined;
  readonly persisted?: boolean | undefined;
}

/** Generation 14: what fields hand on to each other while they clean, from the model that is cleaned down. */
export interface CleanState {
  /** The source of the nearest model that is cleaned, as it is or as it was. */
  readonly modelSource?: PlainObject | undefined;
  readonly documentType?: string | undefined;
  /** Whether the options say of each step whether it is taken. */
  readonly cleanOptions?: boolean | undefined;
}

export interface ValidateOptions {
  /** Generation 14: the model that is judged. */
  readonly model?: ModelShape | undefined;
  readonly partial?: boolean | undefined;
  /** Put the initial value in place of an invalid one. */
  readonly fallback?: boolean | undefined;
  /** Leave invalid embedded documents out instead of failing. */
  readonly dropInvalidEmbedded?: boolean | undefined;
  readonly source?: PlainObject | undefined;
}

export interface UpdateOptions {
  readonly recursive?: boolean | undefined;
}

export interface ModelClass<Model extends ModelShape = ModelShape> {
  new (data?: PlainObject, context?: ModelContext): Model;
  readonly name: string;
  cleanData(source?: PlainObject, options?: CleanOptions, state?: CleanState): PlainObject;
  migrateDataSafe(source: PlainObject): PlainObject;
  validateSource(source: PlainObject, options?: ValidateOptions): DataModelValidationFailure | undefined;
  readonly schema: {
    _updateDiff(source: unknown, change: unknown, options: UpdateOptions): unknown;
    _updateCommit(source: unknown, difference: unknown): unknown;
    _getField(parts: string[], options?: PlainObject): unknown;
  };
}
