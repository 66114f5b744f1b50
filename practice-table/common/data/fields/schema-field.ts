import { forcedTarget, isDeletionKey, isForcedKey, isReplacementKey } from "../../utils/objects/deletion-keys.ts";
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
import { DataField, type DataFieldOptions, type FieldContext, type FieldSearch, nextPart } from "./data-field.ts";

export type DataSchema = Record<string, DataField>;

/** An object with a field for each of its keys. */
export class SchemaField extends DataField {
  /** Whoever extends a model takes some out of this and puts others in, so it is read each time. */
  readonly fields: DataSchema;
  static override recursive = true;

  constructor(fields: DataSchema, options: DataFieldOptions = {}, context: FieldContext = {}) {
    super(options, context);
    this.fields = {};
    this.extendFields(fields);
  }

  /** Puts fields in, also in place of others; generation 14 has it by this name. */
  extendFields(fields: DataSchema): void {
    for (const [name, field] of Object.entries(fields)) {
      if (!(field instanceof DataField))
        throw new Error(`The "${name}" field is not an instance of the DataField class`);
      field.name = name;
      field.parent = this;
      this.fields[name] = field;
    }
  }

  static override get _defaults(): PlainObject {
    return { ...super._defaults, required: true, nullable: false };
  }

  override getInitialValue(data: PlainObject = {}): unknown {
    const initial = super.getInitialValue(data);
    if (initial !== undefined) return initial;
    if (this.nullable && !this.required) return null;
    if (!this.required) return undefined;
    const made: PlainObject = {};
    for (const [name, field] of Object.entries(this.fields)) {
      const value = field.getInitialValue(made);
      if (value !== undefined) made[name] = value;
    }
    return made;
  }

  override _getField(parts: string[], { source }: FieldSearch = {}): DataField | undefined {
    const name = nextPart(parts);
    if (name === undefined) return this;
    const inner = source?.[name];
    return this.fields[name]?._getField(parts, isPlainObject(inner) ? { source: inner } : {});
  }

  keys(): string[] {
    return Object.keys(this.fields);
  }

  values(): DataField[] {
    return Object.values(this.fields);
  }

  entries(): [string, DataField][] {
    return Object.entries(this.fields);
  }

  has(name: string): boolean {
    return name in this.fields;
  }

  get(name: string): DataField | undefined {
    return this.fields[name];
  }

  [Symbol.iterator](): IterableIterator<DataField> {
    return this.values()[Symbol.iterator]();
  }

  override apply(
    visit: string | ((this: DataField, value: unknown, options: PlainObject) => unknown),
    value?: unknown,
    options: PlainObject = {},
  ): unknown {
    const data = isPlainObject(value) ? value : {};
    const results: PlainObject = {};
    for (const [name, field] of this.entries()) {
      if (options["partial"] && !(name in data)) continue;
      const result = field.apply(visit, data[name], options);
      if (result !== undefined) results[name] = result;
    }
    return results;
  }

  override _cast(value: unknown): unknown {
    return isPlainObject(value) ? value : {};
  }

  /** Cleans in place; keys without a field are dropped, but for the forced operations on fields that exist. */
  override _cleanType(value: unknown, options: CleanOptions, state: CleanState = {}): unknown {
    const data = this._cast(value) as PlainObject;
    const source = options.source ?? data;
    const plain = options.source === source ? options : { ...options, source };
    // One for all objects within, each of which is done with it before the next.
    let within: { source?: PlainObject | undefined } | null = null;
    // As in `showFields`: done for every document there is, so no list is made of the fields, and nothing is written that is there.
    for (const name in this.fields) {
      const field = this.fields[name];
      const value = data[name];
      if (!field || isLeftOut(data, name, value, field, options.partial)) continue;
      const inner = options.partial ? source[name] : value;
      let own = plain;
      if (field instanceof SchemaField) {
        own = within ??= { ...options };
        within.source = asSource(inner);
      }
      const cleaned = field.clean(value, own, state);
      if (cleaned === undefined) delete data[name];
      else if (cleaned !== value) data[name] = cleaned;
    }
    for (const key in data) if (!(key in this.fields)) this.#cleanKey(data, key, options, source, state);
    return data;
  }

  #cleanKey(data: PlainObject, key: string, options: CleanOptions, source: PlainObject, state: CleanState): void {
    const field = isForcedKey(key) ? this.fields[forcedTarget(key)] : undefined;
    if (!field) delete data[key];
    else if (isReplacementKey(key)) data[key] = field.clean(data[key], { ...options, partial: false, source }, state);
    else data[key] = null;
  }

  override _validateType(value: unknown, options: ValidateOptions): DataModelValidationFailure | undefined {
    if (!isPlainObject(value)) throw new Error("must be an object");
    let failure: DataModelValidationFailure | undefined;
    const own = options.source ? options : { ...options, source: value };
    for (const name in this.fields) {
      const field = this.fields[name];
      const inner = value[name];
      if (!field || isLeftOut(value, name, inner, field, options.partial)) continue;
      const fault = field.validate(inner, own);
      if (!fault) continue;
      failure ??= new DataModelValidationFailure();
      failure.fields[name] = fault;
      if (fault.unresolved) failure.unresolved = true;
      else if (options.fallback && !fault.dropped && fault.message !== undefined) value[name] = fault.fallback;
    }
    return failure;
  }

  override initialize(value: unknown, model: ModelShape, options: ModelContext = {}): unknown {
    if (!isPlainObject(value)) return value;
    const shown: PlainObject = {};
    showFields(shown, this.fields, value, model, options, true);
    return shown;
  }

  override toObject(value: unknown): unknown {
    if (typeof value !== "object" || value === null) return value;
    const plain: PlainObject = {};
    for (const [name, field] of this.entries()) {
      const inner: unknown = Reflect.get(value, name);
      if (inner !== undefined) plain[name] = field.toObject(inner);
    }
    return plain;
  }

  override migrateSource(source: PlainObject, value: unknown): void {
    if (!isPlainObject(value)) return;
    for (const name in this.fields) if (name in value) this.fields[name]?.migrateSource(source, value[name]);
  }

  override _updateDiff(source: unknown, change: unknown, options: UpdateOptions): unknown {
    if (!isPlainObject(source) || !isPlainObject(change)) return super._updateDiff(source, change, options);
    const difference: PlainObject = {};
    for (const [key, value] of Object.entries(change)) {
      const name = forcedTarget(key);
      if (isDeletionKey(key)) {
        if (name in source) difference[key] = null;
      } else if (isReplacementKey(key)) {
        if (!objectsEqual(source[name], value)) difference[key] = value;
      } else {
        const inner = this.fields[key]?._updateDiff(source[key], value, options);
        if (inner !== undefined) difference[key] = inner;
      }
    }
    if ("type" in difference && "system" in this.fields && !("==system" in change)) throw this.#needsSystem();
    return Object.keys(difference).length ? difference : undefined;
  }

  /** Another type's data would be judged by a model it was not made for. */
  #needsSystem(): Error {
    const message = "The type of a document can change only together with its system, which must be replaced whole";
    return new DataModelValidationFailure({ message, unresolved: true }).asError();
  }

  override _updateCommit(source: unknown, difference: unknown): unknown {
    if (!isPlainObject(source) || !isPlainObject(difference)) return difference;
    for (const [key, value] of Object.entries(difference)) {
      const name = forcedTarget(key);
      if (isDeletionKey(key)) delete source[name];
      else if (isReplacementKey(key)) source[name] = value;
      else source[name] = this.fields[name]?._updateCommit(source[name], value);
    }
    return source;
  }
}

/** Whether a change says nothing of the field, or it is one that nobody stores. */
const isLeftOut = (data: PlainObject, name: string, value: unknown, field: DataField, partial = false): boolean =>
  value === undefined && (partial || !field.persisted) && !(name in data);

const asSource = (value: unknown): PlainObject => (isPlainObject(value) ? value : {});

/** Done for every document there is, each time it is prepared: so no list is made of the fields. What is new is an empty plain object. */
export function showFields(
  shown: object,
  fields: DataSchema,
  source: PlainObject,
  model: ModelShape,
  options: ModelContext,
  isNew = false,
): void {
  for (const name in fields) {
    const field = fields[name];
    if (field) showValue(shown as PlainObject, name, field, source[name], model, options, isNew);
  }
}

/** Puts a source value on the object that shows it. A field that answers a function gets a getter. */
function showValue(
  shown: PlainObject,
  name: string,
  field: DataField,
  value: unknown,
  model: ModelShape,
  options: ModelContext,
  isNew: boolean,
): void {
  const given = value === undefined && !field.persisted ? field.getInitialValue() : value;
  const initialized = field.initialize(given, model, options);
  const own = Object.hasOwn(shown, name);
  if (typeof initialized === "function") {
    // An embedded collection stays the same for the life of its document.
    if (own && (field.constructor as typeof DataField).hierarchical) return;
    Object.defineProperty(shown, name, { get: initialized as () => unknown, configurable: true, enumerable: true });
    return;
  }
  if (own) {
    if (Object.is(shown[name], initialized)) return;
    if (!field.readonly && Reflect.set(shown, name, initialized)) return;
  } else if (isNew && !field.readonly && !(name in shown)) {
    // Many times faster than defining. A model would ask all its prototypes whether they have an accessor of that name.
    shown[name] = initialized;
    return;
  }
  Object.defineProperty(shown, name, {
    value: initialized,
    writable: !field.readonly,
    configurable: true,
    enumerable: true,
  });
}
