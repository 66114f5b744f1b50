import { realm } from "../../realm.ts";
import { uuidParts } from "../../utils/uuid-parts.ts";
import type { PlainObject } from "../../utils/objects/plain-object.ts";
import { isValidId } from "../../utils/random-id.ts";
import type { ModelContext, ModelShape } from "../model-shape.ts";
import type { DataFieldOptions, FieldContext } from "./data-field.ts";
import { StringField, type StringFieldOptions } from "./string-field.ts";

export class DocumentIdField extends StringField {
  static override get _defaults(): PlainObject {
    const own = { required: true, blank: false, nullable: true, readonly: true, initial: null };
    return { ...super._defaults, ...own, validationError: "is not a valid Document ID string" };
  }

  override _cast(value: unknown): unknown {
    return typeof value === "object" && value !== null ? (Reflect.get(value, "_id") as unknown) : String(value);
  }

  override _validateType(value: unknown): void {
    if (!isValidId(value)) throw new Error("must be a valid 16-character alphanumeric ID");
  }
}

export interface DocumentClassLike {
  readonly documentName: string;
}

export interface ForeignDocumentFieldOptions extends StringFieldOptions {
  idOnly?: boolean | undefined;
}

/** An id in the source, the document it names when shown. */
export class ForeignDocumentField extends DocumentIdField {
  declare readonly idOnly: boolean;
  readonly model: DocumentClassLike;

  constructor(model: DocumentClassLike, options: ForeignDocumentFieldOptions = {}, context: FieldContext = {}) {
    super(options, context);
    this.model = model;
  }

  static override get _defaults(): PlainObject {
    return { ...super._defaults, nullable: true, readonly: false, idOnly: false };
  }

  override initialize(value: unknown, model: ModelShape, _options: ModelContext = {}): unknown {
    if (this.idOnly || Reflect.get(model, "pack")) return value;
    if (typeof value !== "string") return null;
    return () => realm.find(this.model.documentName, value) ?? null;
  }

  override toObject(value: unknown): unknown {
    return this._cast(value ?? null) === "null" ? null : this._cast(value);
  }
}

export class DocumentAuthorField extends ForeignDocumentField {
  static override get _defaults(): PlainObject {
    return { ...super._defaults, nullable: false, gmOnly: true, label: "Author", initial: undefined };
  }
}

export interface DocumentUUIDFieldOptions extends StringFieldOptions {
  type?: string | undefined;
  embedded?: boolean | undefined;
  relative?: boolean | undefined;
}

export class DocumentUUIDField extends StringField {
  declare readonly type: string | undefined;
  declare readonly embedded: boolean | undefined;
  declare readonly relative: boolean;

  constructor(options: DocumentUUIDFieldOptions = {}, context: FieldContext = {}) {
    super(options, context);
  }

  static override get _defaults(): PlainObject {
    const own = { required: true, blank: false, nullable: true, initial: null };
    return { ...super._defaults, ...own, type: undefined, embedded: undefined, relative: false };
  }

  override _validateType(value: unknown): void {
    const parsed =
      typeof value === "string" ? uuidParts(this.relative && value.startsWith(".") ? `Any.x${value}` : value) : null;
    if (!parsed) throw new Error("is not a valid UUID string");
    if (this.type && parsed.type !== this.type) throw new Error(`must be a UUID of a ${this.type}`);
    if (this.embedded === true && !parsed.embedded.length) throw new Error("must be an embedded document");
    if (this.embedded === false && parsed.embedded.length) throw new Error("may not be an embedded document");
  }
}

export type UuidOptions = DataFieldOptions;
