import { realm } from "../../realm.ts";
import { deepClone } from "../../utils/objects/deep-clone.ts";
import { isPlainObject, type PlainObject } from "../../utils/objects/plain-object.ts";
import type { CleanOptions, CleanState, ModelContext, ModelShape, ValidateOptions } from "../model-shape.ts";
import { DataModelValidationFailure } from "../validation-failure.ts";
import { DataField, type DataFieldOptions, type FieldContext, type FieldSearch, nextPart } from "./data-field.ts";
import { settle } from "./typed-object-field.ts";

export interface ArrayFieldOptions extends DataFieldOptions {
  empty?: boolean | undefined;
  exact?: number | undefined;
  min?: number | undefined;
  max?: number | undefined;
}

/** A list. An update replaces it whole. */
export class ArrayField extends DataField {
  readonly element: DataField;
  declare readonly empty: boolean;
  declare readonly exact: number | undefined;
  declare readonly min: number;
  declare readonly max: number;
  static override recursive = true;

  constructor(element: DataField, options: ArrayFieldOptions = {}, context: FieldContext = {}) {
    super(options, context);
    this.element = element;
    element.parent ??= this;
    element.name ||= "element";
  }

  static override get _defaults(): PlainObject {
    return {
      ...super._defaults,
      required: true,
      nullable: false,
      empty: true,
      exact: undefined,
      min: 0,
      max: Infinity,
    };
  }

  override getInitialValue(data?: PlainObject): unknown {
    const initial = super.getInitialValue(data);
    if (initial !== undefined || !this.required) return initial;
    return this.nullable ? null : [];
  }

  override _getField(parts: string[], options: FieldSearch = {}): DataField | undefined {
    const next = realm.generation < 14 ? parts[0] : parts.at(-1);
    if (next === undefined) return this;
    if (next === "element" || /^\d+$/.test(next)) nextPart(parts);
    return this.element._getField(parts, options);
  }

  override apply(
    visit: string | ((this: DataField, value: unknown, options: PlainObject) => unknown),
    value?: unknown,
    options: PlainObject = {},
  ): unknown {
    const list: unknown[] = Array.isArray(value) ? value : [];
    if (!list.length && options["initializeArrays"]) return [this.element.apply(visit, undefined, options)];
    return list.map((entry) => this.element.apply(visit, entry, options));
  }

  /** A form sends a list as an object with numbers for keys, and may leave some out. */
  override _cast(value: unknown): unknown {
    if (Array.isArray(value)) return value as unknown[];
    if (value instanceof Set) return [...(value as Set<unknown>)];
    if (!isPlainObject(value)) return [value];
    const indices = Object.keys(value).map(Number).filter(Number.isInteger);
    return indices.sort((a, b) => a - b).map((index) => value[index]);
  }

  override _cleanType(value: unknown, options: CleanOptions, state: CleanState = {}): unknown {
    return (this._cast(value) as unknown[]).map((entry) => this._cleanElement(entry, options, state));
  }

  _cleanElement(entry: unknown, options: CleanOptions, state: CleanState = {}): unknown {
    return this.element.clean(entry, { ...options, partial: false, source: undefined }, state);
  }

  override _validateType(value: unknown, options: ValidateOptions): DataModelValidationFailure | undefined {
    if (!Array.isArray(value)) throw new Error("must be an Array");
    if (!this.empty && value.length === 0) throw new Error("may not be empty");
    if (this.exact !== undefined && value.length !== this.exact)
      throw new Error(`must have exactly ${this.exact} elements`);
    if (value.length < this.min) throw new Error(`may not have fewer than ${this.min} elements`);
    if (value.length > this.max) throw new Error(`may not have more than ${this.max} elements`);
    return this._validateElements(value, options);
  }

  _validateElements(list: unknown[], options: ValidateOptions): DataModelValidationFailure | undefined {
    let failure: DataModelValidationFailure | undefined;
    const own = { ...options, partial: false };
    for (const [id, entry] of list.entries()) {
      const fault = this.element.validate(entry, own);
      if (!fault) continue;
      failure ??= new DataModelValidationFailure();
      failure.elements.push({ id, failure: fault });
      if (fault.unresolved) failure.unresolved = true;
      else if (options.fallback && fault.message !== undefined) list[id] = fault.fallback;
    }
    return failure;
  }

  override initialize(value: unknown, model: ModelShape, options: ModelContext = {}): unknown {
    if (!Array.isArray(value)) return value;
    return value.map((entry) => settle(this.element.initialize(deepClone(entry as unknown), model, options)));
  }

  override toObject(value: unknown): unknown {
    return Array.isArray(value) ? value.map((entry) => this.element.toObject(entry)) : value;
  }

  override migrateSource(source: PlainObject, value: unknown): void {
    if (Array.isArray(value)) for (const entry of value) this.element.migrateSource(source, entry);
  }

  override _castChangeDelta(delta: unknown): unknown {
    const parsed = typeof delta === "string" ? parseList(delta) : delta;
    return (Array.isArray(parsed) ? parsed : [parsed]).map((entry) => this.element._castChangeDelta(entry));
  }

  override _applyChangeAdd(value: unknown, delta: unknown): unknown {
    return [...(value as unknown[]), ...(delta as unknown[])];
  }

  override _applyChangeSubtract(value: unknown, delta: unknown): unknown {
    return (value as unknown[]).filter((entry) => !(delta as unknown[]).includes(entry));
  }
}

function parseList(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
