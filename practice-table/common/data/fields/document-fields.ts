import { LEVELS } from "../../permissions.ts";
import { realm } from "../../realm.ts";
import { isPlainObject, type PlainObject } from "../../utils/objects/plain-object.ts";
import { isValidId } from "../../utils/random-id.ts";
import type { ValidateOptions } from "../model-shape.ts";
import type { DataModelValidationFailure } from "../validation-failure.ts";
import type { DataFieldOptions, FieldContext } from "./data-field.ts";
import { NumberField } from "./number-field.ts";
import { ObjectField } from "./object-field.ts";
import { DocumentIdField, DocumentUUIDField } from "./reference-fields.ts";
import { SchemaField, type DataSchema } from "./schema-field.ts";
import { StringField } from "./string-field.ts";
import { TypedObjectField } from "./typed-object-field.ts";

/** User id (or "default") to ownership level. */
export class DocumentOwnershipField extends ObjectField {
  static override get _defaults(): PlainObject {
    return {
      ...super._defaults,
      initial: { default: LEVELS.NONE },
      gmOnly: true,
      validationError: "is not a mapping of user IDs and document permission levels",
    };
  }

  override _validateType(value: unknown): void {
    const levels = Object.values(LEVELS) as unknown[];
    const legal = ([key, level]: [string, unknown]): boolean =>
      (key === "default" || isValidId(key)) && levels.includes(level);
    if (!isPlainObject(value) || !Object.entries(value).every(legal)) throw new Error(this.validationError);
  }
}

/** What packages leave on a document: one object a package. */
export class DocumentFlagsField extends TypedObjectField {
  constructor(options: DataFieldOptions = {}, context: FieldContext = {}) {
    super(new ObjectField(), options, context);
  }

  override _validateType(value: unknown): undefined {
    if (!isPlainObject(value)) throw new Error("must be an object");
    return undefined;
  }
}

/** Who wrote a document last, and with what. The server fills it in. */
export class DocumentStatsField extends SchemaField {
  constructor(options: DataFieldOptions = {}, context: FieldContext = {}) {
    super(DocumentStatsField.#fields(), options, context);
  }

  static #fields(): DataSchema {
    const text = (): StringField => new StringField({ required: true, blank: false, nullable: true, initial: null });
    const time = (): NumberField => new NumberField({ integer: true, initial: null });
    return {
      coreVersion: text(),
      systemId: text(),
      systemVersion: text(),
      createdTime: time(),
      modifiedTime: time(),
      lastModifiedBy: new DocumentIdField({ readonly: false }),
      compendiumSource: new DocumentUUIDField(),
      duplicateSource: new DocumentUUIDField(),
      exportSource: new ObjectField({ required: false, nullable: true, initial: null }),
    };
  }
}

interface TypedDocumentClass {
  readonly documentName: string;
}

/** The subtype: one of those that the manifest declares. */
export class DocumentTypeField extends StringField {
  readonly documentName: string;

  constructor(documentClass: TypedDocumentClass, options: DataFieldOptions = {}, context: FieldContext = {}) {
    super(options, context);
    this.documentName = documentClass.documentName;
  }

  static override get _defaults(): PlainObject {
    return { ...super._defaults, required: true, nullable: false, blank: false };
  }

  override getInitialValue(data: PlainObject = {}): unknown {
    const types = realm.subtypes(this.documentName);
    const initial = super.getInitialValue(data);
    return initial ?? (types.includes("base") ? "base" : (types[0] ?? "base"));
  }

  /** No other type may stand in for a wrong one: a document of a type that nobody declares stays invalid. */
  override validate(value: unknown, options: ValidateOptions = {}): DataModelValidationFailure | undefined {
    return super.validate(value, { ...options, fallback: false });
  }

  override _validateType(value: unknown): void {
    super._validateType(value);
    const types = realm.subtypes(this.documentName);
    if (types.length && !types.includes(String(value))) {
      throw new Error(`"${String(value)}" is not a valid type for the ${this.documentName} Document class`);
    }
  }
}
