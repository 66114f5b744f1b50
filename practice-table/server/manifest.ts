import { readFile } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { textOf, isJsonObject, type Json, type JsonObject } from "../common/json.ts";
import type { Generation, Templates } from "../common/protocol.ts";
import { StartFailure } from "./start-failure.ts";
import { NO_TEMPLATE, readTemplate, type Template } from "./template.ts";

export interface PackEntry {
  readonly name: string;
  readonly label: string;
  readonly type: string;
  readonly path: string;
  readonly ownership: JsonObject;
  readonly flags: JsonObject;
}

/** What the server itself needs of a `system.json` or a `module.json`; the whole of it goes to the clients as `source`. */
export interface Manifest {
  readonly id: string;
  readonly title: string;
  readonly version: string;
  readonly socket: boolean;
  /** Those of its `template.json` as well. */
  readonly documentTypes: JsonObject;
  readonly templates: Templates;
  readonly packs: readonly PackEntry[];
  /** What the bars of new tokens show, below `system`. */
  readonly tokenAttributes: readonly [primary: string | null, secondary: string | null];
  readonly source: JsonObject;
}

/** What a compendium may hold. The table has no cards and no playlists: of theirs it knows what there is, and no more. */
const PACK_TYPES = new Set("Actor Item Adventure JournalEntry Macro RollTable Scene Cards Playlist".split(" "));
/** Generation 14 has compendia of effects. */
const OF_GENERATION_14 = "ActiveEffect";

export async function readManifest(
  directory: string,
  generation: Generation,
  kind: "system" | "module" = "system",
): Promise<Manifest> {
  const path = join(resolve(directory), `${kind}.json`);
  const text = await readFile(path, "utf8").catch(() => {
    throw new StartFailure(`There is no ${kind}.json in ${directory}.`);
  });
  const template = kind === "system" ? await readTemplate(join(resolve(directory), "template.json")) : NO_TEMPLATE;
  return parseManifest(text, { path, folder: basename(resolve(directory)), generation }, template);
}

interface Origin {
  readonly path: string;
  readonly folder: string;
  readonly generation: Generation;
}

export function parseManifest(text: string, origin: Origin, template: Template = NO_TEMPLATE): Manifest {
  const wrong = (what: string): StartFailure => new StartFailure(`${origin.path} is broken: ${what}.`);
  const source = parseJson(text, wrong);
  for (const key of ["id", "title", "version"]) {
    if (typeof source[key] !== "string" || source[key] === "") throw wrong(`"${key}" must be a text`);
  }
  const id = textOf(source["id"]);
  if (!/^[A-Za-z0-9][\w-]*$/.test(id))
    throw wrong(`the id "${id}" may hold letters, digits, hyphens and underscores only`);
  for (const key of ["esmodules", "scripts", "styles", "languages", "packs"]) {
    if (source[key] !== undefined && !Array.isArray(source[key])) throw wrong(`"${key}" must be a list`);
  }
  if (source["documentTypes"] !== undefined && !isJsonObject(source["documentTypes"])) {
    throw wrong('"documentTypes" must be an object');
  }
  refuseGeneration(source, origin.generation);
  return {
    id,
    title: textOf(source["title"]),
    version: textOf(source["version"]),
    socket: source["socket"] === true,
    documentTypes: allTypes(template.documentTypes, source["documentTypes"]),
    templates: template.templates,
    packs: list(source["packs"])
      .map((entry) => parsePack(entry, wrong))
      .filter(({ type }) => type !== OF_GENERATION_14 || origin.generation >= 14),
    tokenAttributes: [textOrNull(source["primaryTokenAttribute"]), textOrNull(source["secondaryTokenAttribute"])],
    source: { ...source, styles: list(source["styles"]).map(styleOf) },
  };
}

/** What the manifest says of a kind counts before what its template says. */
function allTypes(first: JsonObject, then: Json | undefined): JsonObject {
  const both = { ...first };
  for (const [name, types] of Object.entries(isJsonObject(then) ? then : {})) {
    if (isJsonObject(types)) both[name] = { ...(isJsonObject(both[name]) ? both[name] : {}), ...types };
  }
  return both;
}

function parseJson(text: string, wrong: (what: string) => StartFailure): JsonObject {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (error) {
    throw wrong(error instanceof Error ? error.message : "it is no JSON");
  }
  if (!isJsonObject(parsed)) throw wrong("it holds no object");
  return parsed;
}

function parsePack(entry: Json, wrong: (what: string) => StartFailure): PackEntry {
  if (!isJsonObject(entry)) throw wrong("a pack is no object");
  const { name, label, type } = entry;
  if (typeof name !== "string" || typeof label !== "string") throw wrong("a pack lacks its name or label");
  if (typeof type !== "string" || !(PACK_TYPES.has(type) || type === OF_GENERATION_14))
    throw wrong(`the pack ${name} has an unknown type`);
  const path = typeof entry["path"] === "string" ? entry["path"].replace(/\.db$/, "") : `packs/${name}`;
  if (path.split(/[\\/]/).includes("..")) throw wrong(`the pack ${name} lies outside of the system`);
  const object = (value: Json | undefined): JsonObject => (isJsonObject(value) ? value : {});
  const ownership = isJsonObject(entry["ownership"]) ? entry["ownership"] : { PLAYER: "OBSERVER", ASSISTANT: "OWNER" };
  return { name, label, type, path, ownership, flags: object(entry["flags"]) };
}

/** A plain string is the older form of a style; both reach the clients as `{ src, layer }`. */
function styleOf(style: Json): Json {
  return typeof style === "string"
    ? { src: style, layer: "system" }
    : isJsonObject(style)
      ? { layer: "system", ...style }
      : style;
}

function refuseGeneration(source: JsonObject, generation: Generation): void {
  const compatibility = isJsonObject(source["compatibility"]) ? source["compatibility"] : {};
  const bound = (key: string): number => Number.parseInt(textOf(compatibility[key]), 10);
  const name = textOf(source["title"]);
  const [minimum, maximum] = [bound("minimum"), bound("maximum")];
  if (minimum > generation) throw new StartFailure(`${name} needs generation ${minimum}${insteadOf(minimum)}`);
  if (maximum < generation) throw new StartFailure(`${name} runs up to generation ${maximum}${insteadOf(maximum)}`);
}

const insteadOf = (generation: number): string =>
  generation === 13 || generation === 14
    ? `; start with --generation ${generation}.`
    : ", and the practice table is like 13 and 14 only.";

const textOrNull = (value: Json | undefined): string | null => (typeof value === "string" && value ? value : null);

const list = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? (value as readonly Json[]) : []);
