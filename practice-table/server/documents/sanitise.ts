// oxlint-disable-next-line typescript/triple-slash-reference -- an ambient declaration cannot be imported
/// <reference path="./sanitize-html.d.ts" />
import sanitizeHtml from "sanitize-html";
import { isJsonObject, type Json, type JsonObject } from "../../common/json.ts";

const TAGS = [
  ...sanitizeHtml.defaults.allowedTags,
  ...[
    "img",
    "details",
    "summary",
    "audio",
    "video",
    "source",
    "picture",
    "button",
    "label",
    "input",
    "select",
    "option",
  ],
  ...["textarea", "fieldset", "legend", "meter", "progress", "output", "form", "del", "ins", "svg", "path", "secret"],
];

/** What may stand in a document's HTML: text, media and forms; nothing that runs. */
export function sanitiseHtml(html: string): string {
  if (!html.includes("<") && !html.includes("&")) return html;
  return sanitizeHtml(html, {
    allowedTags: TAGS,
    allowedAttributes: {
      "*": [
        "class",
        "id",
        "style",
        "title",
        "name",
        "value",
        "type",
        "alt",
        "src",
        "href",
        "width",
        "height",
        "open",
        "disabled",
        "checked",
        "selected",
        "colspan",
        "rowspan",
        "role",
        "aria-*",
        "data-*",
        "tabindex",
        "target",
        "rel",
        "for",
        "min",
        "max",
        "step",
        "placeholder",
        "controls",
        "loop",
        "viewBox",
        "d",
        "fill",
      ],
    },
    allowedSchemes: ["http", "https", "mailto"],
    allowedSchemesByTag: { img: ["http", "https", "data"] },
    allowProtocolRelative: false,
    disallowedTagsMode: "discard",
    parser: { lowerCaseAttributeNames: false },
  });
}

/** A copy of `data` in which the strings at these dotted paths are sanitised; keys may be dotted themselves. */
export function sanitisePaths(data: JsonObject, paths: readonly string[]): JsonObject {
  return paths.reduce((result, path) => sanitiseAt(result, path.split(".")), data);
}

function sanitiseAt(data: JsonObject, path: readonly string[]): JsonObject {
  const [head, ...rest] = path;
  if (head === undefined) return data;
  let result = data;
  for (const [key, value] of Object.entries(data)) {
    if (head !== "*" && key.replace(/^==/, "") !== head) continue;
    const clean = cleanValue(value, rest);
    if (clean !== value) result = { ...result, [key]: clean };
  }
  return result;
}

function cleanValue(value: Json, rest: readonly string[]): Json {
  if (rest.length === 0) return typeof value === "string" ? sanitiseHtml(value) : value;
  if (isJsonObject(value)) return sanitiseAt(value, rest);
  if (Array.isArray(value) && rest[0] === "*") {
    return value.map((entry: Json) => cleanValue(entry, rest.slice(1)));
  }
  return value;
}
