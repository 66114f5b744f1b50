import { isPlainObject, type PlainObject } from "../../utils/objects/plain-object.ts";
import type {
  CleanOptions,
  CleanState,
  ModelClass,
  ModelContext,
  ModelShape,
  UpdateOptions,
  ValidateOptions,
} from "../model-shape.ts";
import type { DataModelValidationFailure } from "../validation-failure.ts";
import { DataField, type DataFieldOptions, type FieldContext } from "./data-field.ts";
import { EmbeddedDataField } from "./embedded-data-field.ts";
import { SchemaField, type DataSchema } from "./schema-field.ts";

type Variant = SchemaField | DataSchema | ModelClass;

/** One of several shapes; the key `type` says which. */
export class TypedSchemaField extends DataField {
  readonly types: Readonly<Record<string, SchemaField>>;
  static override recursive = true;

  constructor(types: Readonly<Record<string, Variant>>, options: DataFieldOptions = {}, context: FieldContext = {}) {
    super(options, context);
    this.types = Object.fromEntries(
      Object.entries(types).map(([type, variant]) => [type, this.#configure(type, variant)]),
    );
  }

  static override get _defaults(): PlainObject {
    return { ...super._defaults, required: true };
  }

  #configure(type: string, variant: Variant): SchemaField {
    const field =
      variant instanceof SchemaField
        ? variant
        : typeof variant === "function"
          ? new EmbeddedDataField(variant as ConstructorParameters<typeof EmbeddedDataField>[0])
          : new SchemaField(variant);
    field.parent = this;
    field.name = type;
    return field;
  }

  #variant(value: unknown): SchemaField | undefined {
    const type: unknown = typeof value === "object" && value !== null ? Reflect.get(value, "type") : undefined;
    return typeof type === "string" ? this.types[type] : undefined;
  }

  override _getField(path: string[]): DataField | undefined {
    const [type, ...rest] = path;
    return type === undefined ? this : this.types[type]?._getField(rest);
  }

  override _cleanType(value: unknown, options: CleanOptions, state: CleanState = {}): unknown {
    const typed =
      isPlainObject(value) && !("type" in value) && options.source ? { type: options.source["type"], ...value } : value;
    const field = this.#variant(typed);
    return field ? field.clean(typed, options, state) : value;
  }

  override _validateType(value: unknown, options: ValidateOptions): DataModelValidationFailure | undefined {
    const field = this.#variant(value);
    if (!field) throw new Error("does not have a valid type");
    return field.validate(value, options);
  }

  override initialize(value: unknown, model: ModelShape, options: ModelContext = {}): unknown {
    return this.#variant(value)?.initialize(value, model, options) ?? value;
  }

  override toObject(value: unknown): unknown {
    return this.#variant(value)?.toObject(value) ?? value;
  }

  override migrateSource(source: PlainObject, value: unknown): void {
    this.#variant(value)?.migrateSource(source, value);
  }

  override _updateDiff(source: unknown, change: unknown, options: UpdateOptions): unknown {
    const field = this.#variant(change);
    const sameType = field !== undefined && field === this.#variant(source);
    return sameType ? field._updateDiff(source, change, options) : super._updateDiff(source, change, options);
  }

  override _updateCommit(source: unknown, difference: unknown): unknown {
    const field = this.#variant(source);
    const changesType = isPlainObject(difference) && "type" in difference;
    return field && !changesType ? field._updateCommit(source, difference) : difference;
  }
}
