import { forcedTarget, isDeletionKey, isReplacementKey } from "../../utils/objects/deletion-keys.ts";
import { objectsEqual } from "../../utils/objects/objects-equal.ts";
import { isPlainObject, type PlainObject } from "../../utils/objects/plain-object.ts";
import type {
  CleanOptions,
  CleanState,
  ModelContext,
  ModelShape,
  UpdateOptions,
  ValidateOptions,
} from "../model-shape.ts";
import { DataModelValidationFailure } from "../validation-failure.ts";
import { type DataField, type DataFieldOptions, type FieldContext, type FieldSearch, nextPart } from "./data-field.ts";
import { ObjectField } from "./object-field.ts";

export interface TypedObjectFieldOptions extends DataFieldOptions {
  validateKey?: ((key: string) => boolean) | undefined;
}

/** A record with one field for all its values. */
export class TypedObjectField extends ObjectField {
  readonly element: DataField;
  declare readonly validateKey: ((key: string) => boolean) | undefined;

  constructor(element: DataField, options: TypedObjectFieldOptions = {}, context: FieldContext = {}) {
    super(options, context);
    this.element = element;
    element.parent ??= this;
    element.name ||= "element";
  }

  static override get _defaults(): PlainObject {
    return { ...super._defaults, validateKey: undefined };
  }

  override _getField(parts: string[], options: FieldSearch = {}): DataField | undefined {
    return nextPart(parts) === undefined ? this : this.element._getField(parts, options);
  }

  override apply(
    visit: string | ((this: DataField, value: unknown, options: PlainObject) => unknown),
    value?: unknown,
    options: PlainObject = {},
  ): unknown {
    return this.#map(value, (entry) => this.element.apply(visit, entry, options));
  }

  #map(value: unknown, transform: (entry: unknown, key: string) => unknown): PlainObject {
    return Object.fromEntries(
      Object.entries(isPlainObject(value) ? value : {}).map(([key, entry]) => [key, transform(entry, key)]),
    );
  }

  override _cleanType(value: unknown, options: CleanOptions, state: CleanState = {}): unknown {
    const object = super._cleanType(value, options, state) as PlainObject;
    for (const [key, entry] of Object.entries(object)) {
      const name = forcedTarget(key);
      if (this.validateKey?.(name) === false) delete object[key];
      else if (isDeletionKey(key)) object[key] = null;
      else
        object[key] = this.element.clean(
          entry,
          isReplacementKey(key) ? { ...options, partial: false } : options,
          state,
        );
    }
    return object;
  }

  override _validateType(value: unknown, options: ValidateOptions): DataModelValidationFailure | undefined {
    super._validateType(value, options);
    let failure: DataModelValidationFailure | undefined;
    const own = { ...options, partial: false };
    for (const [key, entry] of Object.entries(value as PlainObject)) {
      if (this.validateKey?.(key) === false) {
        failure ??= new DataModelValidationFailure();
        failure.fields[key] = new DataModelValidationFailure({ message: "is not a valid key", unresolved: true });
        failure.unresolved = true;
        continue;
      }
      const fault = this.element.validate(entry, own);
      if (!fault) continue;
      failure ??= new DataModelValidationFailure();
      failure.fields[key] = fault;
      if (fault.unresolved) failure.unresolved = true;
    }
    return failure;
  }

  override initialize(value: unknown, model?: ModelShape, options: ModelContext = {}): unknown {
    if (!isPlainObject(value) || !model) return value;
    return this.#map(value, (entry) => settle(this.element.initialize(entry, model, options)));
  }

  override toObject(value: unknown): unknown {
    return isPlainObject(value) ? this.#map(value, (entry) => this.element.toObject(entry)) : value;
  }

  override migrateSource(source: PlainObject, value: unknown): void {
    if (isPlainObject(value)) for (const entry of Object.values(value)) this.element.migrateSource(source, entry);
  }

  override _updateDiff(source: unknown, change: unknown, options: UpdateOptions): unknown {
    if (!isPlainObject(source) || !isPlainObject(change)) return objectsEqual(source, change) ? undefined : change;
    const difference: PlainObject = {};
    for (const [key, value] of Object.entries(change)) {
      const name = forcedTarget(key);
      if (isDeletionKey(key)) {
        if (name in source) difference[key] = null;
      } else if (isReplacementKey(key) || !(name in source)) {
        if (!objectsEqual(source[name], value)) difference[key] = value;
      } else {
        const inner = this.element._updateDiff(source[key], value, options);
        if (inner !== undefined) difference[key] = inner;
      }
    }
    return Object.keys(difference).length ? difference : undefined;
  }

  override _updateCommit(source: unknown, difference: unknown): unknown {
    if (!isPlainObject(source) || !isPlainObject(difference)) return difference;
    for (const [key, value] of Object.entries(difference)) {
      const name = forcedTarget(key);
      if (isDeletionKey(key)) delete source[name];
      else if (isReplacementKey(key) || !(name in source)) source[name] = value;
      else source[name] = this.element._updateCommit(source[name], value);
    }
    return source;
  }
}

/** Inside a record or a list there is no place for a getter, so what it would give is given at once. */
export function settle(initialized: unknown): unknown {
  return typeof initialized === "function" ? (initialized as () => unknown)() : initialized;
}
