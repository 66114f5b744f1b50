import { realm } from "../../realm.ts";
import { deepClone } from "../../utils/objects/deep-clone.ts";
import { objectsEqual } from "../../utils/objects/objects-equal.ts";
import type { PlainObject } from "../../utils/objects/plain-object.ts";
import { getProperty } from "../../utils/objects/property.ts";
import { changeKind, type EffectChange } from "../change.ts";
import { announceChange } from "../custom-changes.ts";
import { formInputs } from "../form-inputs.ts";
import type {
  CleanOptions,
  CleanState,
  ModelContext,
  ModelShape,
  UpdateOptions,
  ValidateOptions,
} from "../model-shape.ts";
import { DataModelValidationFailure } from "../validation-failure.ts";

export interface DataFieldOptions {
  required?: boolean | undefined;
  nullable?: boolean | undefined;
  initial?: unknown;
  readonly?: boolean | undefined;
  gmOnly?: boolean | undefined;
  /** Generation 14: `false` keeps the value in memory only. */
  persisted?: boolean | undefined;
  label?: string | undefined;
  hint?: string | undefined;
  placeholder?: string | undefined;
  validate?: ((value: never, options: ValidateOptions) => unknown) | undefined;
  validationError?: string | undefined;
}

export interface FieldContext {
  readonly name?: string | undefined;
  readonly parent?: DataField | undefined;
}

/** What a path leads through: generation 14 has it, for fields that depend on it. */
export interface FieldSearch {
  readonly source?: PlainObject | undefined;
  readonly type?: string | undefined;
}

/** Takes the next part off a path, which generation 14 hands on in reverse. */
export const nextPart = (parts: string[]): string | undefined => (realm.generation < 14 ? parts.shift() : parts.pop());

/** A class answers the same each time, and a page makes some thousand fields when it opens. */
const known = new WeakMap<typeof DataField, [string, unknown][]>();

function defaultsOf(kind: typeof DataField): readonly [string, unknown][] {
  const found = known.get(kind) ?? Object.entries(kind._defaults);
  known.set(kind, found);
  return found;
}

/** One key of a schema: how its value is cleaned, judged, brought to life, stored again and changed. */
export class DataField {
  declare readonly required: boolean;
  declare readonly nullable: boolean;
  declare readonly initial: unknown;
  declare readonly readonly: boolean;
  declare readonly gmOnly: boolean;
  declare readonly persisted: boolean;
  declare label: string;
  declare hint: string;
  declare readonly placeholder: string | undefined;
  declare readonly validationError: string;
  readonly options: DataFieldOptions;
  name: string;
  parent: DataField | undefined;

  static recursive = false;
  static hierarchical = false;

  static get _defaults(): PlainObject {
    return {
      required: false,
      nullable: false,
      initial: undefined,
      readonly: false,
      gmOnly: false,
      persisted: true,
      label: "",
      hint: "",
      placeholder: undefined,
      validationError: "is not a valid value",
    };
  }

  constructor(options: DataFieldOptions = {}, context: FieldContext = {}) {
    this.options = options;
    this.name = context.name ?? "";
    this.parent = context.parent;
    const own = this as PlainObject;
    const said = options as PlainObject;
    for (const [key, value] of defaultsOf(this.constructor as typeof DataField)) {
      const given = said[key];
      own[key] = given === undefined ? value : given;
    }
  }

  get fieldPath(): string {
    return [this.parent?.fieldPath, this.name].filter(Boolean).join(".");
  }

  /** Visits this field and those below it; answers what the callback answered for each. */
  apply(
    visit: string | ((this: DataField, value: unknown, options: PlainObject) => unknown),
    value?: unknown,
    options: PlainObject = {},
  ): unknown {
    const method: unknown = typeof visit === "string" ? Reflect.get(this, visit) : visit;
    return typeof method === "function" ? (Reflect.apply(method, this, [value, options]) as unknown) : undefined;
  }

  getField(path: string | string[], options: FieldSearch = {}): DataField | undefined {
    const parts = typeof path === "string" ? path.split(".") : [...path];
    return this._getField(realm.generation < 14 ? parts : parts.reverse(), options);
  }

  /** Generation 14 hands on what is left of the path in reverse, with the source it is a path through. */
  _getField(parts: string[], _options: FieldSearch = {}): DataField | undefined {
    return parts.length ? undefined : this;
  }

  getInitialValue(data: PlainObject = {}): unknown {
    if (typeof this.initial === "function") return (this.initial as (data: PlainObject) => unknown)(data);
    return deepClone(this.initial);
  }

  clean(value: unknown, options: CleanOptions = {}, state: CleanState = {}): unknown {
    if (value === null && this.nullable) return null;
    if (value === undefined || value === null) return this.getInitialValue(options.source);
    const migrated = realm.generation < 14 ? value : this._migrate(value, options, state);
    return this._cleanType(migrated, options, state);
  }

  /** Generation 14 migrates a field's value as a step of cleaning. */
  _migrate(value: unknown, _options: CleanOptions, _state: CleanState): unknown {
    return value;
  }

  _cleanType(value: unknown, _options: CleanOptions, _state: CleanState = {}): unknown {
    return this._cast(value);
  }

  _cast(value: unknown): unknown {
    return value;
  }

  validate(value: unknown, options: ValidateOptions = {}): DataModelValidationFailure | undefined {
    try {
      if (this._validateSpecial(value)) return undefined;
      const failure = this._validateType(value, options);
      if (failure && !failure.isEmpty()) return failure;
      const custom: unknown = this.options.validate && Reflect.apply(this.options.validate, this, [value, options]);
      if (custom instanceof DataModelValidationFailure) return custom;
      if (custom === false) throw new Error(this.validationError);
    } catch (error) {
      return this.#failure(value, error instanceof Error ? error.message : String(error), options);
    }
    return undefined;
  }

  #failure(value: unknown, message: string, options: ValidateOptions): DataModelValidationFailure {
    const failure = new DataModelValidationFailure({ invalidValue: value, message, unresolved: true });
    if (!options.fallback) return failure;
    const initial = this.getInitialValue(options.source);
    if (this.validate(initial, { source: options.source }) !== undefined) return failure;
    failure.fallback = initial;
    failure.unresolved = false;
    return failure;
  }

  /** Judges `undefined` and `null`, which need no type. */
  _validateSpecial(value: unknown): boolean {
    if (value === undefined) {
      if (this.required) throw new Error("may not be undefined");
      return true;
    }
    if (value === null) {
      if (!this.nullable) throw new Error("may not be null");
      return true;
    }
    return false;
  }

  _validateType(_value: unknown, _options: ValidateOptions): DataModelValidationFailure | undefined | void {}

  /** From the source value to the one that documents show. A function answered here becomes a getter. */
  initialize(value: unknown, _model: ModelShape, _options: ModelContext = {}): unknown {
    return value;
  }

  toObject(value: unknown): unknown {
    return value;
  }

  migrateSource(_source: PlainObject, _value: unknown): void {}

  /** The part of a cleaned change that would alter the source, or undefined. */
  _updateDiff(source: unknown, change: unknown, _options: UpdateOptions): unknown {
    return objectsEqual(source, change) ? undefined : change;
  }

  /** The source after a difference; containers are changed in place, since models share their parents' sources. */
  _updateCommit(_source: unknown, difference: unknown): unknown {
    return difference;
  }

  // ── Active effects ─────────────────────────────────────────────────────────────────────────────────────────────

  applyChange(value: unknown, model: ModelShape, change: EffectChange): unknown {
    const delta = this._castChangeDelta(change.value);
    switch (changeKind(change)) {
      case "add":
        return this._applyChangeAdd(value, delta, model, change);
      case "subtract":
        return this._applyChangeSubtract(value, delta, model, change);
      case "multiply":
        return this._applyChangeMultiply(value, delta, model, change);
      case "override":
        return this._applyChangeOverride(value, delta, model, change);
      case "upgrade":
        return this._applyChangeUpgrade(value, delta, model, change);
      case "downgrade":
        return this._applyChangeDowngrade(value, delta, model, change);
      case "custom":
        return this._applyChangeCustom(value, delta, model, change);
    }
  }

  _castChangeDelta(delta: unknown): unknown {
    return this._cast(delta);
  }

  _applyChangeAdd(value: unknown, delta: unknown, _model: ModelShape, _change: EffectChange): unknown {
    return typeof value === "number" && typeof delta === "number" ? value + delta : delta;
  }

  _applyChangeSubtract(value: unknown, delta: unknown, _model: ModelShape, _change: EffectChange): unknown {
    return typeof value === "number" && typeof delta === "number" ? value - delta : value;
  }

  _applyChangeMultiply(value: unknown, delta: unknown, _model: ModelShape, _change: EffectChange): unknown {
    return typeof value === "number" && typeof delta === "number" ? value * delta : value;
  }

  _applyChangeOverride(_value: unknown, delta: unknown, _model: ModelShape, _change: EffectChange): unknown {
    return delta;
  }

  _applyChangeUpgrade(value: unknown, delta: unknown, _model: ModelShape, _change: EffectChange): unknown {
    if (typeof value !== "number" || typeof delta !== "number") return value ?? delta;
    return Math.max(value, delta);
  }

  _applyChangeDowngrade(value: unknown, delta: unknown, _model: ModelShape, _change: EffectChange): unknown {
    if (typeof value !== "number" || typeof delta !== "number") return value ?? delta;
    return Math.min(value, delta);
  }

  /** Left to whoever listens for the hook `applyActiveEffect`; what they made of the value counts, if anything. */
  _applyChangeCustom(value: unknown, delta: unknown, model: ModelShape, change: EffectChange): unknown {
    const before = getProperty(model, change.key);
    announceChange(model, change, value, delta);
    const after = getProperty(model, change.key);
    return Object.is(before, after) ? undefined : after;
  }

  // ── Forms ──────────────────────────────────────────────────────────────────────────────────────────────────────

  toInput(config: PlainObject = {}): unknown {
    return formInputs().input(this, config);
  }

  /** What `toInput` comes to, with all it needs worked out: a system's fields draw themselves here. */
  _toInput(config: PlainObject): unknown {
    return formInputs().draw(this, config);
  }

  toFormGroup(groupConfig: PlainObject = {}, inputConfig: PlainObject = {}): unknown {
    return formInputs().group(
      this,
      { label: realm.localize(this.label), hint: realm.localize(this.hint), ...groupConfig },
      inputConfig,
    );
  }
}

/** A field that takes whatever it is given. */
export class AnyField extends DataField {}
