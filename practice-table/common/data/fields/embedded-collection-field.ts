import { realm } from "../../realm.ts";
import { deepClone } from "../../utils/objects/deep-clone.ts";
import { isPlainObject, type PlainObject } from "../../utils/objects/plain-object.ts";
import { randomID } from "../../utils/random-id.ts";
import type {
  CleanOptions,
  CleanState,
  ModelClass,
  ModelContext,
  ModelShape,
  UpdateOptions,
  ValidateOptions,
} from "../model-shape.ts";
import { DataModelValidationFailure } from "../validation-failure.ts";
import { DataField, type DataFieldOptions, type FieldContext } from "./data-field.ts";

export interface EmbeddableClass extends ModelClass {
  readonly documentName: string;
}

const isRecord = (value: unknown): value is PlainObject => isPlainObject(value);

/** A list of documents inside a document. An update names those it changes by `_id` and leaves the others. */
export class EmbeddedCollectionField extends DataField {
  readonly element: EmbeddableClass;
  static override hierarchical = true;

  constructor(element: EmbeddableClass, options: DataFieldOptions = {}, context: FieldContext = {}) {
    super(options, context);
    this.element = element;
  }

  static override get _defaults(): PlainObject {
    return { ...super._defaults, required: true, nullable: false, readonly: true };
  }

  get model(): ModelClass {
    return realm.documentClass(this.element.documentName) ?? this.element;
  }

  override getInitialValue(): unknown {
    return [];
  }

  override _cast(value: unknown): PlainObject[] {
    const list: unknown[] = Array.isArray(value)
      ? value
      : isPlainObject(value)
        ? Object.values(value)
        : [...asIterable(value)];
    return list.map((entry) => (isRecord(entry) ? entry : toPlain(entry))).filter(isRecord);
  }

  override _cleanType(value: unknown, options: CleanOptions, state: CleanState = {}): unknown {
    const present = new Map(
      listOf(options.source?.[this.name])
        .filter((entry) => typeof entry["_id"] === "string")
        .map((entry) => [entry["_id"], entry]),
    );
    const begun = { cleanOptions: state.cleanOptions };
    return this._cast(value).map((entry) => this._cleanElement(entry, present.get(entry["_id"]), options, begun));
  }

  _cleanElement(
    entry: PlainObject,
    present: PlainObject | undefined,
    options: CleanOptions,
    state: CleanState = {},
  ): PlainObject {
    const partial = options.partial === true && present !== undefined;
    const cleaned = this.model.cleanData(entry, { ...options, partial, source: present ?? entry }, state);
    cleaned["_id"] ??= randomID();
    return cleaned;
  }

  override _validateType(value: unknown, options: ValidateOptions): DataModelValidationFailure | undefined {
    if (!Array.isArray(value)) throw new Error("must be an Array");
    let failure: DataModelValidationFailure | undefined;
    for (const entry of listOf(value)) {
      const fault = this._validateElement(entry, options);
      if (!fault) continue;
      failure ??= new DataModelValidationFailure();
      failure.elements.push({ id: String(entry["_id"]), failure: fault });
      if (!fault.unresolved) continue;
      if (options.dropInvalidEmbedded) fault.dropped = true;
      else failure.unresolved = true;
    }
    return failure;
  }

  _validateElement(entry: PlainObject, options: ValidateOptions): DataModelValidationFailure | undefined {
    return this.model.validateSource(entry, { ...options, partial: false, source: entry });
  }

  override initialize(_value: unknown, model: ModelShape, options: ModelContext = {}): unknown {
    const collections: unknown = Reflect.get(model, "collections");
    const collection: unknown = isRecord(collections) ? collections[this.name] : undefined;
    if (typeof collection === "object" && collection !== null) {
      const initialize: unknown = Reflect.get(collection, "initialize");
      if (typeof initialize === "function") Reflect.apply(initialize, collection, [options]);
    }
    return () => collection;
  }

  override toObject(value: unknown): unknown {
    return [...asIterable(value)].map(toPlain);
  }

  override migrateSource(_source: PlainObject, value: unknown): void {
    for (const entry of listOf(value)) this.model.migrateDataSafe(entry);
  }

  override _updateDiff(source: unknown, change: unknown, options: UpdateOptions): unknown {
    const present = new Map(listOf(source).map((entry) => [entry["_id"], entry]));
    const difference: PlainObject[] = [];
    for (const entry of listOf(change)) {
      const ours = present.get(entry["_id"]);
      const inner = ours ? this.model.schema._updateDiff(ours, entry, options) : entry;
      if (isRecord(inner)) difference.push({ ...inner, _id: entry["_id"] });
    }
    return difference.length ? difference : undefined;
  }

  override _updateCommit(source: unknown, difference: unknown): unknown {
    const list = [...listOf(source)];
    for (const entry of listOf(difference)) {
      const index = list.findIndex((present) => present["_id"] === entry["_id"]);
      if (index < 0) list.push(deepClone(entry));
      else list[index] = this.model.schema._updateCommit(list[index], entry) as PlainObject;
    }
    return list;
  }
}

function listOf(value: unknown): PlainObject[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

function asIterable(value: unknown): Iterable<unknown> {
  if (typeof value !== "object" || value === null) return [];
  return Symbol.iterator in value ? (value as Iterable<unknown>) : [];
}

function toPlain(value: unknown): unknown {
  const convert: unknown = typeof value === "object" && value !== null ? Reflect.get(value, "toObject") : undefined;
  return typeof convert === "function" ? (Reflect.apply(convert, value, [false]) as unknown) : value;
}
