import type { Document } from "../abstract/document.ts";
import {
  EmbeddedCollectionField,
  EmbeddedDocumentField,
  HTMLField,
  SchemaField,
  type DataField,
} from "../data/fields/index.ts";
import { toWireForm } from "../data/wire-form.ts";
import type { DocumentName } from "../hierarchy.ts";
import type { JsonObject } from "../json.ts";
import { deepClone } from "../utils/deep-clone.ts";
import type { PlainObject } from "../utils/plain-object.ts";
import { BASE_DOCUMENTS } from "./index.ts";

/**
 * The base schemas as judges of plain sources, for an authority that keeps documents without their embedded ones.
 * Invalid data throws a `DataModelValidationError`.
 */
export function judgeNew(name: DocumentName, data: JsonObject): JsonObject {
  const base: typeof Document = BASE_DOCUMENTS[name];
  const source = base.cleanData(base.migrateDataSafe(toWireForm(deepClone(data))));
  const failure = base.validateSource(source);
  if (failure) throw failure.asError();
  return withoutEmbedded(base, source) as JsonObject;
}

export interface Judged {
  readonly source: JsonObject;
  readonly difference: JsonObject;
}

export function judgeUpdate(
  name: DocumentName,
  source: JsonObject,
  changes: JsonObject,
  manner: { readonly recursive: boolean; readonly diff: boolean },
): Judged {
  const base: typeof Document = BASE_DOCUMENTS[name];
  const document = new base(deepClone(source) as PlainObject, { adopt: true });
  const whole = manner.diff ? undefined : document._cleanChanges(changes as PlainObject, manner);
  const difference = document.updateSource(changes as PlainObject, manner);
  return {
    source: withoutEmbedded(base, document._source) as JsonObject,
    difference: deepClone(whole ?? difference) as JsonObject,
  };
}

export function hasField(name: DocumentName, field: string): boolean {
  return BASE_DOCUMENTS[name].schema.has(field);
}

/** Dotted paths of the fields of a base document for which the question is true, not those of embedded documents. */
function pathsWhere(name: DocumentName, asked: (field: DataField) => boolean): readonly string[] {
  const visit = (schema: SchemaField): string[] =>
    schema.values().flatMap((field) => {
      if (asked(field)) return [field.fieldPath];
      return field instanceof SchemaField ? visit(field) : [];
    });
  return visit(BASE_DOCUMENTS[name].schema);
}

export const gmOnlyPaths = (name: DocumentName): readonly string[] => pathsWhere(name, (field) => field.gmOnly);
export const htmlPaths = (name: DocumentName): readonly string[] =>
  pathsWhere(name, (field) => field instanceof HTMLField);

function withoutEmbedded(base: typeof Document, source: PlainObject): PlainObject {
  const kept = base.schema
    .entries()
    .filter(([, field]) => !(field instanceof EmbeddedCollectionField || field instanceof EmbeddedDocumentField))
    .map(([name]) => name);
  return Object.fromEntries(kept.flatMap((name) => (name in source ? [[name, source[name]]] : [])));
}
