// Every word that is asked for exists, and every word that exists is asked for. The compiler already sees to keys that
// code passes on; this sees to templates, to keys built from parts, and to what nobody asks for any more.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { asCommand } from "./as-command.mjs";
import { filesUnder } from "./files.mjs";
import { readTemplate } from "./template-source.mjs";

const SPACE = "HEARTRUSH";
const LITERAL = new RegExp(`["'\`](${SPACE}(?:\\.\\w+)+)["'\`]`, "g");
/** `HEARTRUSH.Stance.${stance}` asks for whatever stands below `HEARTRUSH.Stance`. */
const BUILT = new RegExp(`\`(${SPACE}(?:\\.\\w+)*)\\.\\$\\{`, "g");

/**
 * The complaints, one line each; none when all is well.
 * @param {string} root
 */
export function checkLang(root) {
  /** @param {string} path */
  const read = (path) => readFileSync(join(root, path), "utf8");
  const english = read("lang/en.json");
  const complaints = twice(english);
  const words = leaves(JSON.parse(english), "", complaints);
  /** @type {Set<string>} */
  const asked = new Set();
  /**
   * @param {string} by
   * @param {string} key
   */
  const ask = (by, key) => {
    asked.add(key);
    const exists = words.some((word) => word === key || word.startsWith(`${key}.`));
    if (!exists) complaints.push(`${by}: lang/en.json lacks ${key}`);
  };

  for (const path of filesUnder(root, "src", ".ts").filter((file) => !file.endsWith(".test.ts"))) {
    const source = read(path);
    for (const pattern of [LITERAL, BUILT]) for (const [, key = ""] of source.matchAll(pattern)) ask(path, key);
  }
  for (const path of filesUnder(root, "templates", ".hbs"))
    for (const key of readTemplate(read(path)).keys) ask(path, key);
  for (const [document, subtypes] of Object.entries(JSON.parse(read("system.json")).documentTypes ?? {}))
    for (const subtype of Object.keys(subtypes)) ask("system.json", `TYPES.${document}.${subtype}`);

  for (const word of words) if (!isAsked(word, asked)) complaints.push(`lang/en.json: nobody asks for ${word}`);
  return complaints;
}

/**
 * Asked for itself, or as one of a group.
 * @param {string} word
 * @param {ReadonlySet<string>} asked
 */
const isAsked = (word, asked) => asked.has(word) || [...asked].some((group) => word.startsWith(`${group}.`));

/**
 * The dotted keys of all words.
 * @param {unknown} node
 * @param {string} at
 * @param {string[]} complaints
 * @returns {string[]}
 */
function leaves(node, at, complaints) {
  if (typeof node === "object" && node !== null)
    return Object.entries(node).flatMap(([key, below]) => leaves(below, at === "" ? key : `${at}.${key}`, complaints));
  if (typeof node !== "string" || node.trim() === "") complaints.push(`lang/en.json: ${at} says nothing`);
  return [at];
}

/**
 * The keys that one object has twice: reading JSON keeps the last of them and says nothing of the first.
 * @param {string} json
 */
function twice(json) {
  /** @type {string[]} */
  const complaints = [];
  /** The objects around this place, outermost first: the key each stands under, and the lines of its keys so far. */
  const around = [{ at: "", lines: new Map() }];
  let key = "";
  for (const { 0: mark, 1: name, 2: value, index } of json.matchAll(/"((?:[^"\\]|\\.)*)"\s*(:)?|[{}]/g)) {
    const within = around.at(-1) ?? { at: "", lines: new Map() };
    if (mark === "{") around.push({ at: key, lines: new Map() });
    else if (mark === "}") around.pop();
    else if (value !== undefined) {
      key = within.at === "" ? `${name}` : `${within.at}.${name}`;
      const line = json.slice(0, index).split("\n").length;
      const before = within.lines.get(name);
      if (before !== undefined) complaints.push(`lang/en.json: ${key} stands twice, in lines ${before} and ${line}`);
      within.lines.set(name, line);
    }
  }
  return complaints;
}

asCommand(import.meta.url, checkLang);
