/** `foundry.data.fields` */
export { ArrayField } from "./array-field.ts";
export { BooleanField } from "./boolean-field.ts";
export { ColorField } from "./color-field.ts";
export { AnyField, DataField } from "./data-field.ts";
export {
  DocumentFlagsField,
  DocumentOwnershipField,
  DocumentStatsField,
  DocumentTypeField,
} from "./document-fields.ts";
export { EmbeddedCollectionDeltaField } from "./embedded-collection-delta-field.ts";
export { EmbeddedCollectionField } from "./embedded-collection-field.ts";
export { EmbeddedDataField } from "./embedded-data-field.ts";
export { EmbeddedDocumentField } from "./embedded-document-field.ts";
export { FilePathField } from "./file-path-field.ts";
export { HTMLField } from "./html-field.ts";
export { JavaScriptField } from "./javascript-field.ts";
export { JSONField } from "./json-field.ts";
export { NumberField } from "./number-field.ts";
export { AlphaField, AngleField, HueField, IntegerSortField } from "./number-ranges.ts";
export { ObjectField } from "./object-field.ts";
export { DocumentAuthorField, DocumentIdField, DocumentUUIDField, ForeignDocumentField } from "./reference-fields.ts";
export { SchemaField } from "./schema-field.ts";
export { SetField } from "./set-field.ts";
export { StringField } from "./string-field.ts";
export { TypeDataField } from "./type-data-field.ts";
export { TypedObjectField } from "./typed-object-field.ts";
export { TypedSchemaField } from "./typed-schema-field.ts";
