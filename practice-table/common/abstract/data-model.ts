import { DataModelValidationFailure } from "../data/validation-failure.ts";
import type { DataField } from "../data/fields/data-field.ts";
import { getProperty } from "../utils/objects/property.ts";
import { SchemaField, showFields, type DataSchema } from "../data/fields/schema-field.ts";
import type {
  CleanOptions,
  CleanState,
  ModelContext,
  ModelShape,
  UpdateOptions,
  ValidateOptions,
} from "../data/model-shape.ts";
import { reconcile } from "../data/reconcile.ts";
import { toWireForm } from "../data/wire-form.ts";
import { cleanChanges, migrateChanges } from "./inner-names.ts";
import { realm } from "../realm.ts";
import { deepClone } from "../utils/objects/deep-clone.ts";
import { forcedTarget } from "../utils/objects/deletion-keys.ts";
import { isPlainObject, type PlainObject } from "../utils/objects/plain-object.ts";

export interface UpdateSourceOptions extends UpdateOptions {
  readonly dryRun?: boolean | undefined;
  readonly fallback?: boolean | undefined;
  readonly [key: string]: unknown;
}

export interface ValidateModelOptions extends ValidateOptions {
  readonly changes?: PlainObject | undefined;
  readonly clean?: boolean | undefined;
  readonly strict?: boolean | undefined;
  readonly fields?: boolean | undefined;
  readonly joint?: boolean | undefined;
}

/** Some schemas differ by generation, which is settled before the first document but not before the first import. */
const schemas = { 13: new WeakMap<object, SchemaField>(), 14: new WeakMap<object, SchemaField>() };

/** What a field is told of how it is cleaned, in generation 14, unless whoever cleans says otherwise. */
const STEPS_OF_CLEANING: CleanOptions = {
  ...{ addTypes: false, copy: true, expand: true, migrate: true, model: true },
  ...{ partial: false, persisted: true, prune: true },
};

/** Data with a schema: `_source` is what is stored, the properties are what the fields make of it. */
export class DataModel implements ModelShape {
  declare readonly _source: PlainObject;
  declare readonly parent: ModelShape | null;
  declare readonly validationFailures: { fields: DataModelValidationFailure | null; joint: Error | null };

  static LOCALIZATION_PREFIXES: string[] = [];

  static defineSchema(): DataSchema {
    throw new Error(`The ${this.name} subclass of DataModel must define its Document schema`);
  }

  /** The schema of this very class once it has been asked for; a class that keeps its own puts it in place of this. */
  static get _schema(): SchemaField | undefined {
    return schemas[realm.generation].get(this);
  }

  static get schema(): SchemaField {
    if (Object.hasOwn(this, "_schema") && this._schema) return this._schema;
    const known = schemas[realm.generation].get(this);
    if (known) return known;
    const schema = new SchemaField(Object.freeze(this.defineSchema()));
    schema.name = "";
    schemas[realm.generation].set(this, schema);
    return schema;
  }

  constructor(data: PlainObject = {}, context: ModelContext = {}) {
    const { parent = null, strict = true, ...options } = context;
    define(this, "parent", parent);
    define(this, "validationFailures", { fields: null, joint: null });
    const source = this._initializeSource(data, { ...options, strict });
    define(this, "_source", source);
    this._configure(options);
    if (!options.adopt) judge(this, { ...options, strict });
    this._initialize({ ...options, strict });
  }

  /** The field of a property, in the model of what stands there where that has one of its own. */
  getFieldForProperty(key: string | readonly string[]): DataField | undefined {
    const path = typeof key === "string" ? key.split(".") : key;
    const { schema } = this.constructor as typeof DataModel;
    for (let length = path.length - 1; length > 0; length--) {
      const inner: unknown = getProperty(this, path.slice(0, length).join("."));
      if (inner instanceof DataModel) return inner.getFieldForProperty(path.slice(length));
    }
    return schema.getField([...path]);
  }

  /** Called before the fields are shown; the place for what a document keeps beside its data. */
  _configure(_options: ModelContext = {}): void {}

  _initializeSource(data: PlainObject, options: ModelContext = {}): PlainObject {
    const model = this.constructor as typeof DataModel;
    if (options.adopt) return data;
    const source = model.migrateDataSafe(data instanceof DataModel ? data.toObject() : deepClone(data));
    return model.shimData(model.cleanData(source));
  }

  _initialize(options: ModelContext = {}): void {
    showFields(this, this.schema.fields, this._source, this, options);
  }

  get schema(): SchemaField {
    return (this.constructor as typeof DataModel).schema;
  }

  get invalid(): boolean {
    return this.validationFailures.fields !== null || this.validationFailures.joint !== null;
  }

  reset(): void {
    this._initialize();
  }

  clone(data: PlainObject = {}, context: ModelContext = {}): this {
    const source = this.toObject();
    const model = this.constructor as typeof DataModel;
    const copy = new model(source, { parent: this.parent, ...context });
    copy.updateSource(data);
    return copy as this;
  }

  // ── Cleaning, migrating, validating ────────────────────────────────────────────────────────────────────────────

  static cleanData(source: PlainObject = {}, options: CleanOptions = {}, state: CleanState = {}): PlainObject {
    if (realm.generation < 14) return this.schema.clean(source, options) as PlainObject;
    const modelSource = options.source && Object.keys(options.source).length ? options.source : source;
    const type = state.documentType ?? (typeof modelSource["type"] === "string" ? modelSource["type"] : undefined);
    const filled = state.cleanOptions ? options : { ...STEPS_OF_CLEANING, ...options };
    const own = { ...state, cleanOptions: true, modelSource, documentType: type };
    this._preCleanData(source, filled, own);
    const cleaned = this.schema.clean(source, filled, own) as PlainObject;
    if (filled.model !== false) this._cleanData(cleaned, filled, own);
    return cleaned;
  }

  /** Generation 14: a model's own part in cleaning, before its fields have theirs; it changes the data itself. */
  static _preCleanData(_data: PlainObject, _options: CleanOptions, _state: CleanState): void {}

  /** Generation 14: likewise, after them. */
  static _cleanData(_data: PlainObject, _options: CleanOptions, _state: CleanState): void {}

  static migrateData(source: PlainObject): PlainObject {
    this.schema.migrateSource(source, source);
    return source;
  }

  /** A migration that throws must not lose the data. */
  static migrateDataSafe(source: PlainObject): PlainObject {
    try {
      return this.migrateData(source) ?? source;
    } catch (error) {
      realm.warn(`Migrating the data of ${this.name} failed: ${String(error)}`);
      return source;
    }
  }

  static shimData(data: PlainObject, _options: PlainObject = {}): PlainObject {
    return data;
  }

  static validateJoint(_data: PlainObject): void {}

  static validateSource(source: PlainObject, options: ValidateOptions = {}): DataModelValidationFailure | undefined {
    const failure = this.schema.validate(source, options);
    if (failure?.unresolved || options.partial) return failure;
    try {
      this.validateJoint(source);
    } catch (error) {
      const joint = failure ?? new DataModelValidationFailure();
      joint.message = error instanceof Error ? error.message : String(error);
      joint.unresolved = true;
      return joint;
    }
    return failure;
  }

  /** Throws for data that is not valid, unless told to be lenient; then the answer says whether it is. */
  validate(options: ValidateModelOptions = {}): boolean {
    const { changes, clean = false, strict = true, fields = true } = options;
    const model = this.constructor as typeof DataModel;
    let data = changes === undefined ? this._source : toWireForm(deepClone(changes));
    if (clean) data = model.cleanData(data, { partial: changes !== undefined, source: this._source });
    const failure = fields ? model.validateSource(data, { ...options, partial: changes !== undefined }) : undefined;
    if (failure && strict) throw failure.asError();
    return failure === undefined;
  }

  // ── Changing ───────────────────────────────────────────────────────────────────────────────────────────────────

  /** Changes the source in memory and answers the difference made. Throws, and changes nothing, if it would be invalid. */
  updateSource(changes: PlainObject = {}, options: UpdateSourceOptions = {}): PlainObject {
    const cleaned = this[cleanChanges](changes, options);
    const difference = (this.schema._updateDiff(this._source, cleaned, options) ?? {}) as PlainObject;
    if (!Object.keys(difference).length) return difference;
    const next = candidate(this, difference, options);
    if (options.dryRun) return difference;
    reconcile(this._source, next);
    this._initialize();
    return difference;
  }

  /** Brings a change into wire form, migrates it and cleans it as the part of the source that it is. */
  [cleanChanges](changes: PlainObject, options: UpdateSourceOptions = {}): PlainObject {
    const model = this.constructor as typeof DataModel;
    let written = this[migrateChanges](toWireForm(deepClone(changes)));
    if (options.recursive === false) written = replaceObjects(written, this.schema);
    return model.cleanData(written, {
      partial: true,
      source: { ...this._source, ...plainKeys(written, this._source) },
    });
  }

  [migrateChanges](changes: PlainObject): PlainObject {
    return (this.constructor as typeof DataModel).migrateDataSafe(changes);
  }

  // ── Storing ────────────────────────────────────────────────────────────────────────────────────────────────────

  toObject(source = true): PlainObject {
    if (source) return deepClone(this._source);
    // An embedded model's own schema is the field it sits in, which would ask the model again.
    return (this.constructor as typeof DataModel).schema.toObject(this) as PlainObject;
  }

  toJSON(): PlainObject {
    return this.toObject(true);
  }

  /** For stored data: what is invalid falls back to its initial value where that is possible. */
  static fromSource(source: PlainObject, context: ModelContext = {}): DataModel {
    return new this(source, { strict: false, ...context });
  }

  static fromJSON(json: string): DataModel {
    return this.fromSource(JSON.parse(json) as PlainObject);
  }
}

/** What a new model is made of must be valid, or is put right where it need not be so strictly. */
function judge(made: DataModel, { strict = true, salvage, dropInvalidEmbedded }: ModelContext): void {
  const model = made.constructor as typeof DataModel;
  const failure = model.validateSource(made._source, {
    // Fields of systems ask the model what it is of, which it says by its source.
    ...(realm.generation >= 14 ? { model: made } : {}),
    fallback: !strict,
    dropInvalidEmbedded: dropInvalidEmbedded === true,
  });
  if (!failure) return;
  if (strict || (failure.unresolved && salvage !== true)) throw failure.asError();
  made.validationFailures.fields = failure;
  realm.warn(`${model.name} was loaded with invalid data:\n${failure.toString()}`);
}

/** The source as it would be with the difference, if it may be so. */
function candidate(owner: DataModel, difference: PlainObject, options: UpdateSourceOptions): PlainObject {
  const model = owner.constructor as typeof DataModel;
  const changed = new Set(Object.keys(difference).map(forcedTarget));
  const next: PlainObject = { ...owner._source };
  for (const key of changed) if (key in next) next[key] = deepClone(next[key]);
  owner.schema._updateCommit(next, deepClone(difference));
  if ("type" in difference && "system" in next) {
    next["system"] = deepClone(next["system"]);
    changed.add("system");
  }
  const part: PlainObject = "type" in next ? { type: next["type"] } : {};
  for (const name of changed) {
    const field = owner.schema.get(name);
    const cleaned = field?.clean(next[name], { source: field instanceof SchemaField ? {} : next });
    if (cleaned === undefined) delete next[name];
    else part[name] = next[name] = cleaned;
  }
  const failure = model.schema.validate(part, {
    ...(realm.generation >= 14 ? { model: owner } : {}),
    partial: true,
    fallback: options.fallback,
  });
  if (failure?.unresolved) throw failure.asError();
  model.validateJoint(next);
  return next;
}

function define(target: object, name: string, value: unknown): void {
  Object.defineProperty(target, name, { value, writable: false, enumerable: false, configurable: true });
}

function replaceObjects(changes: PlainObject, schema: SchemaField): PlainObject {
  return Object.fromEntries(
    Object.entries(changes).map(([key, value]) => {
      const hierarchical =
        (schema.get(key)?.constructor as { hierarchical?: boolean } | undefined)?.hierarchical ?? false;
      return isPlainObject(value) && !hierarchical && !key.startsWith("==") ? [`==${key}`, value] : [key, value];
    }),
  );
}

/** The source in whose light a change is cleaned: a new `type` decides by which model `system` is judged. */
function plainKeys(changes: PlainObject, source: PlainObject): PlainObject {
  const type = changes["type"];
  return typeof type === "string" && type !== source["type"] ? { type } : {};
}
