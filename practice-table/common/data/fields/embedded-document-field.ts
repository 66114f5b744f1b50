import { realm } from "../../realm.ts";
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
import type { DataModelValidationFailure } from "../validation-failure.ts";
import { DataField, type DataFieldOptions, type FieldContext } from "./data-field.ts";
import type { EmbeddableClass } from "./embedded-collection-field.ts";

/** The one document inside a document that comes alone: a token's delta. */
export class EmbeddedDocumentField extends DataField {
  readonly element: EmbeddableClass;
  static override hierarchical = true;

  constructor(element: EmbeddableClass, options: DataFieldOptions = {}, context: FieldContext = {}) {
    super(options, context);
    this.element = element;
  }

  static override get _defaults(): PlainObject {
    return { ...super._defaults, required: true, nullable: true, initial: null };
  }

  get model(): ModelClass {
    return realm.documentClass(this.element.documentName) ?? this.element;
  }

  override _cleanType(value: unknown, options: CleanOptions, state: CleanState = {}): unknown {
    const inner = options.source?.[this.name];
    const partial = options.partial === true && isPlainObject(inner);
    const source = partial ? inner : undefined;
    const cleaned = this.model.cleanData(isPlainObject(value) ? value : {}, { ...options, partial, source }, state);
    if (!partial) cleaned["_id"] ??= options.source?.["_id"] ?? randomID();
    return cleaned;
  }

  override _validateType(value: unknown, options: ValidateOptions): DataModelValidationFailure | undefined {
    if (!isPlainObject(value)) throw new Error("must be an object");
    return this.model.validateSource(value, { ...options, source: value });
  }

  override initialize(value: unknown, parent: ModelShape, options: ModelContext = {}): unknown {
    if (!isPlainObject(value)) return value;
    return new this.model(value, { ...options, parent, adopt: true });
  }

  override toObject(value: unknown): unknown {
    if (typeof value !== "object" || value === null) return value;
    const convert: unknown = Reflect.get(value, "toObject");
    return typeof convert === "function" ? (Reflect.apply(convert, value, [false]) as unknown) : value;
  }

  override migrateSource(_source: PlainObject, value: unknown): void {
    if (isPlainObject(value)) this.model.migrateDataSafe(value);
  }

  override _updateDiff(source: unknown, change: unknown, options: UpdateOptions): unknown {
    if (!isPlainObject(source) || !isPlainObject(change)) return super._updateDiff(source, change, options);
    return this.model.schema._updateDiff(source, change, options);
  }

  override _updateCommit(source: unknown, difference: unknown): unknown {
    if (!isPlainObject(source) || !isPlainObject(difference)) return difference;
    return this.model.schema._updateCommit(source, difference);
  }
}
