import { realm } from "../../realm.ts";
import { isPlainObject, type PlainObject } from "../../utils/objects/plain-object.ts";
import type {
  CleanOptions,
  CleanState,
  ModelClass,
  ModelContext,
  ModelShape,
  ValidateOptions,
} from "../model-shape.ts";
import type { DataModelValidationFailure } from "../validation-failure.ts";
import type { DataFieldOptions, FieldContext } from "./data-field.ts";
import { SchemaField, type DataSchema } from "./schema-field.ts";

interface SchemaOwner extends ModelClass {
  readonly schema: SchemaField;
  defineSchema(): DataSchema;
}

/** An object that is shown as an instance of a data model. */
export class EmbeddedDataField extends SchemaField {
  readonly model: ModelClass;

  constructor(model: SchemaOwner, options: DataFieldOptions = {}, context: FieldContext = {}) {
    super(model.defineSchema(), options, context);
    this.model = model;
  }

  override _cleanType(value: unknown, options: CleanOptions, state: CleanState = {}): unknown {
    return super._cleanType(isPlainObject(value) ? value : toPlain(value), options, state);
  }

  override _validateType(value: unknown, options: ValidateOptions): DataModelValidationFailure | undefined {
    return super._validateType(value, options) ?? this.#validateJoint(value as PlainObject, options);
  }

  #validateJoint(value: PlainObject, options: ValidateOptions): undefined {
    const joint: unknown = Reflect.get(this.model, "validateJoint");
    if (!options.partial && typeof joint === "function") Reflect.apply(joint, this.model, [value]);
    return undefined;
  }

  override initialize(value: unknown, model: ModelShape, options: ModelContext = {}): unknown {
    if (!isPlainObject(value)) return value;
    const shown = new this.model(value, { ...options, parent: model, adopt: true });
    // Its schema is this field: by it the model knows its name and its path.
    Object.defineProperty(shown, "schema", { value: this, configurable: true });
    return shown;
  }

  override toObject(value: unknown): unknown {
    return toPlain(value);
  }

  /** Generation 14 makes a model of what an effect puts here; in 13 it stays as it is written. */
  override _castChangeDelta(delta: unknown): unknown {
    if (realm.generation < 14) return super._castChangeDelta(delta);
    return delta instanceof this.model ? delta : new this.model(this._cast(delta) as PlainObject);
  }

  override migrateSource(_source: PlainObject, value: unknown): void {
    if (isPlainObject(value)) this.model.migrateDataSafe(value);
  }
}

function toPlain(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  const convert: unknown = Reflect.get(value, "toObject");
  return typeof convert === "function" ? (Reflect.apply(convert, value, [false]) as unknown) : value;
}
