import { cleanChanges } from "../../common/abstract/inner-names.ts";
import { childrenOf, type DocumentName } from "../../common/hierarchy.ts";
import type { Json, JsonObject } from "../../common/json.ts";
import { DataModelValidationError } from "../../common/data/validation-failure.ts";
import { BASE_DOCUMENTS } from "../../common/documents/index.ts";
import type { Generation, Templates } from "../../common/protocol.ts";
import { configureRealm } from "../../common/realm.ts";
import { deepClone } from "../../common/utils/objects/deep-clone.ts";
import { type DocumentModels, InvalidSource } from "./models.ts";
import { sanitiseHtml } from "./sanitise.ts";
import { Subtypes } from "./subtypes.ts";

/** The document schemas as the authority asks for them. A process serves one generation and one manifest at a time. */
export function baseDocuments(facts: {
  readonly generation: Generation;
  readonly documentTypes: Json;
  readonly templates: Templates;
  /** The manifest's `primaryTokenAttribute` and `secondaryTokenAttribute`. */
  readonly tokenAttributes: readonly [primary: string | null, secondary: string | null];
}): DocumentModels {
  const types = new Subtypes(facts.documentTypes).all();
  configureRealm({
    generation: facts.generation,
    subtypes: (name) => types[name] ?? [],
    template: (name, type) => facts.templates[name]?.[type],
    tokenAttributes: () => facts.tokenAttributes,
    sanitizeHTML: sanitiseHtml,
    warn: () => undefined,
  });
  return {
    create(name, data) {
      return judged(() => withoutChildren(name, new BASE_DOCUMENTS[name](data).toObject() as JsonObject));
    },
    update(name, source, changes, manner) {
      return judged(() => {
        const document = new BASE_DOCUMENTS[name](deepClone(source), { adopt: true });
        const options = { recursive: manner.recursive };
        const whole = manner.diff ? null : document[cleanChanges](changes, options);
        const difference = document.updateSource(changes, options);
        const after = withoutChildren(name, document.toObject() as JsonObject);
        return { source: after, difference: withoutChildren(name, (whole ?? difference) as JsonObject) };
      });
    },
    hasField: (name, field) => BASE_DOCUMENTS[name].schema.has(field),
    gmOnlyPaths(name) {
      return BASE_DOCUMENTS[name].schema
        .entries()
        .filter(([, field]) => field.gmOnly)
        .map(([key]) => key);
    },
  };
}

function judged<T>(judge: () => T): T {
  try {
    return judge();
  } catch (error) {
    if (error instanceof DataModelValidationError) throw new InvalidSource(error.failure.faults());
    throw error;
  }
}

function withoutChildren(name: DocumentName, source: JsonObject): JsonObject {
  const fields = new Set<string>(childrenOf(name).map(([, field]) => field));
  return Object.fromEntries(Object.entries(source).filter(([key]) => !fields.has(key)));
}
