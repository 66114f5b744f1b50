import { readFile } from "node:fs/promises";
import { isJsonObject, type Json, type JsonObject } from "../common/json.ts";
import type { Templates } from "../common/protocol.ts";
import { StartFailure } from "./start-failure.ts";

/** What a `template.json` says: which kinds there are, in the words of a manifest, and what each begins with. */
export interface Template {
  readonly documentTypes: JsonObject;
  readonly templates: Templates;
}

export const NO_TEMPLATE: Template = { documentTypes: {}, templates: {} };

/** Systems of the older kind have one beside their manifest. */
export async function readTemplate(path: string): Promise<Template> {
  const text = await readFile(path, "utf8").catch(() => null);
  if (text === null) return NO_TEMPLATE;
  try {
    const parsed: unknown = JSON.parse(text);
    if (isJsonObject(parsed)) return parseTemplate(parsed);
  } catch {
    // It is as broken as one that holds no object.
  }
  throw new StartFailure(`${path} is broken: it holds no object.`);
}

export function parseTemplate(source: JsonObject): Template {
  const documentTypes: JsonObject = {};
  const templates: Record<string, Record<string, JsonObject>> = {};
  for (const [name, kinds] of Object.entries(source)) {
    if (!isJsonObject(kinds) || !Array.isArray(kinds["types"])) continue;
    const types = kinds["types"].filter((type): type is string => typeof type === "string");
    documentTypes[name] = Object.fromEntries(types.map((type) => [type, factsOf(kinds[type])]));
    templates[name] = Object.fromEntries(types.map((type) => [type, wholeOf(kinds, type)]));
  }
  return { documentTypes, templates };
}

/** The words of a manifest about a kind, which stand among its data. */
const FACTS = ["htmlFields", "gmOnlyFields"];

const factsOf = (kind: Json | undefined): JsonObject =>
  Object.fromEntries(Object.entries(isJsonObject(kind) ? kind : {}).filter(([key]) => FACTS.includes(key)));

/** What a kind begins with: the parts that it names, and its own. */
function wholeOf(kinds: JsonObject, type: string): JsonObject {
  const kind = isJsonObject(kinds[type]) ? kinds[type] : {};
  const parts = isJsonObject(kinds["templates"]) ? kinds["templates"] : {};
  const named = Array.isArray(kind["templates"]) ? kind["templates"].map((name) => parts[String(name)]) : [];
  const own = Object.entries(kind).filter(([key]) => key !== "templates" && !FACTS.includes(key));
  return Object.assign({}, ...named.filter((part) => part !== undefined), Object.fromEntries(own)) as JsonObject;
}
