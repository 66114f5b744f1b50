import { realm } from "../../realm.ts";
import { deepClone } from "../../utils/objects/deep-clone.ts";
import { mergeObject } from "../../utils/objects/merge-object.ts";
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
import type { DataField, DataFieldOptions, FieldContext } from "./data-field.ts";
import { ObjectField } from "./object-field.ts";

/** `system`: shaped by the model of the document's subtype where there is one, and left as it is where there is none. */
export class TypeDataField extends ObjectField {
  readonly documentName: string;

  constructor(
    documentClass: { readonly documentName: string },
    options: DataFieldOptions = {},
    context: FieldContext = {},
  ) {
    super(options, context);
    this.documentName = documentClass.documentName;
  }

  getModelForType(type: unknown): ModelClass | undefined {
    return typeof type === "string" ? realm.dataModel(this.documentName, type) : undefined;
  }

  /** What the system's `template.json` says that a subtype without a model begins with. */
  #template(type: unknown): PlainObject {
    return deepClone(typeof type === "string" ? (realm.template(this.documentName, type) ?? {}) : {});
  }

  override getInitialValue(data: PlainObject = {}): unknown {
    return this.getModelForType(data["type"])?.cleanData({}) ?? this.#template(data["type"]);
  }

  override _getField(path: string[]): DataField | undefined {
    return path.length ? undefined : this;
  }

  override _cleanType(value: unknown, options: CleanOptions, state: CleanState = {}): unknown {
    const data = super._cleanType(value, options, state) as PlainObject;
    const model = this.getModelForType(options.source?.["type"]);
    if (!model) return options.partial ? data : mergeObject(this.#template(options.source?.["type"]), data);
    const source = options.source?.["system"];
    return model.cleanData(data, { ...options, source: isPlainObject(source) ? source : {} }, state);
  }

  override validate(value: unknown, options: ValidateOptions = {}): DataModelValidationFailure | undefined {
    const failure = super.validate(value, options);
    if (failure) return failure;
    const model = this.getModelForType(options.source?.["type"]);
    return model && isPlainObject(value) ? model.validateSource(value, { ...options, partial: false }) : undefined;
  }

  override initialize(value: unknown, document?: ModelShape, options: ModelContext = {}): unknown {
    if (!isPlainObject(value) || !document) return value;
    const model = this.getModelForType(document._source["type"]);
    return model ? new model(value, { ...options, parent: document, adopt: true }) : super.initialize(value);
  }

  override toObject(value: unknown): unknown {
    if (typeof value !== "object" || value === null) return value;
    const convert: unknown = Reflect.get(value, "toObject");
    return typeof convert === "function" ? (Reflect.apply(convert, value, [false]) as unknown) : super.toObject(value);
  }

  override migrateSource(source: PlainObject, value: unknown): void {
    const model = this.getModelForType(source["type"]);
    if (model && isPlainObject(value)) model.migrateDataSafe(value);
  }

  override _updateDiff(source: unknown, change: unknown, options: UpdateOptions): unknown {
    return super._updateDiff(source, change, options);
  }
}
