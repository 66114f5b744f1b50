// oxlint-disable-next-line typescript/triple-slash-reference -- an ambient declaration cannot be imported
/// <reference path="./sanitize-html.d.ts" />
import sanitizeHtml from "sanitize-html";
import { isJsonObject, type Json, type JsonObject } from "../../common/json.ts";
import { Refusal } from "../refusal.ts";

/** What Foundry leaves too: text, tables, media, and forms with their own elements. */
const TAGS = (
  "header main section article aside nav footer div address h1 h2 h3 h4 h5 h6 hr br p blockquote details summary " +
  "span code pre a label abbr cite mark q ruby rp rt small time var kbd samp dfn sub sup strong em b i u s del ins " +
  "ol ul li dl dt dd menu table caption colgroup col thead tbody tfoot tr th td figure figcaption " +
  "img map area picture source track audio video " +
  "form fieldset legend input select datalist optgroup option button textarea output meter progress " +
  "color-picker document-embed document-tags file-picker multi-checkbox multi-select prose-mirror range-picker string-tags"
).split(" ");

const EVERYWHERE =
  "class id style title role tabindex dir lang hidden inert draggable spellcheck translate aria-* data-*";
const FIELD = "name value disabled placeholder readonly required";
const MEDIA = "src controls loop muted autoplay";

/** What else an element may say of itself. Where one runs, loads or sends something, it is not here. */
const ATTRIBUTES: Readonly<Record<string, string>> = {
  a: "href name target rel",
  area: "alt coords href rel shape target",
  audio: MEDIA,
  blockquote: "cite",
  button: "disabled name type value",
  col: "span",
  colgroup: "span",
  details: "open",
  "document-embed": "uuid",
  "document-tags": `${FIELD} type single max`,
  fieldset: "disabled",
  "file-picker": `${FIELD} type noupload`,
  form: "name",
  img: "src alt width height sizes usemap",
  input: `${FIELD} type checked list min max step size alt src width height`,
  label: "for",
  li: "value",
  map: "name",
  meter: "value min max low high optimum",
  ol: "start type reversed",
  optgroup: "disabled label",
  option: "value label selected disabled",
  output: "for name",
  progress: "value max",
  "prose-mirror": FIELD,
  "range-picker": `${FIELD} min max step`,
  select: "name disabled multiple required size",
  source: "src type media sizes",
  "string-tags": FIELD,
  table: "border",
  td: "colspan rowspan headers",
  textarea: "name disabled readonly required rows cols wrap",
  th: "colspan rowspan headers scope abbr",
  time: "datetime",
  track: "src kind label srclang default",
  video: `${MEDIA} width height poster`,
};
const ALLOWED = {
  "*": EVERYWHERE.split(" "),
  ...Object.fromEntries(Object.entries(ATTRIBUTES).map(([tag, names]) => [tag, names.split(" ")])),
};

/** A text of more than this is no description any more, and takes long to read. */
const LONGEST = 200_000;
/** Elements within elements: reading takes the longer the deeper they lie. */
const DEEPEST = 256;
const VOID = new Set(["area", "br", "col", "hr", "img", "input", "source", "track", "wbr"]);

/** What was cleaned last, so that a request which was prepared is judged at once. */
const cleaned = new Map<string, string>();
const REMEMBERED = 4_000_000;
let remembered = 0;

/** What may stand in a document's HTML: text, media and forms; nothing that runs, and nothing that leaves its place. */
export function sanitiseHtml(html: string): string {
  if (!html.includes("<") && !html.includes("&")) return html;
  const known = cleaned.get(html);
  if (known !== undefined) return known;
  if (html.length > LONGEST || depthOf(html) > DEEPEST) throw new Refusal("tooLarge", "A text is too large.");
  const clean = sanitizeHtml(html, {
    allowedTags: TAGS,
    allowedAttributes: ALLOWED,
    allowedSchemes: ["http", "https", "mailto"],
    allowedSchemesByTag: { img: ["http", "https", "data"] },
    allowProtocolRelative: false,
    disallowedTagsMode: "discard",
    parseStyleAttributes: false,
    parser: { lowerCaseAttributeNames: false },
    transformTags: { "*": inItsPlace },
  });
  remember(html, clean);
  return clean;
}

function remember(html: string, clean: string): void {
  cleaned.set(html, clean);
  remembered += html.length + clean.length;
  for (const [oldest, answer] of cleaned) {
    if (remembered <= REMEMBERED) return;
    cleaned.delete(oldest);
    remembered -= oldest.length + answer.length;
  }
}

/** How deep elements lie in one another at most, an element that is not closed counted as open to the end. */
function depthOf(html: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [, closing, tag = ""] of html.matchAll(/<(\/?)([a-z][^\s/>]*)/gi)) {
    if (VOID.has(tag.toLowerCase())) continue;
    depth = closing ? Math.max(0, depth - 1) : depth + 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

/** A style may say how something looks, and not that it lies over something else. What cannot be read for certain goes whole. */
function inItsPlace(tagName: string, attribs: Record<string, string>) {
  const style = attribs["style"];
  if (style === undefined) return { tagName, attribs };
  const { style: _, ...rest } = attribs;
  if (/[\\@{}]|\/\*/.test(style)) return { tagName, attribs: rest };
  const kept = style.split(";").filter((one) => !/^\s*(position|z-index|inset[\w-]*)\s*:/i.test(one));
  return { tagName, attribs: kept.length === 0 ? rest : { ...rest, style: kept.join(";") } };
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
