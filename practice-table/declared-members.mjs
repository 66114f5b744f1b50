// `node practice-table/declared-members.mjs` reads Foundry's published type declarations and writes down which members its classes
// have, so that the practice table knows what it lacks. A test fails when the list is not what the declarations say.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { argv } from "node:process";
import ts from "typescript";

const PACKAGE = "@league-of-foundry-developers/foundry-vtt-types/src/foundry";
/** The package lets nobody ask where it is, so it is looked for where the packages are. */
export const DECLARATIONS = (createRequire(import.meta.url).resolve.paths(PACKAGE) ?? [])
  .map((folder) => join(folder, PACKAGE))
  .find((folder) => existsSync(folder));
export const LIST = join(import.meta.dirname, "client/declared-members.json");

/** What only Application V1, tours, sound and video have. */
const LEFT_OUT = /\/(appv1|audio|av|nue)\//;

/** @typedef {Map<string, { instance: Set<string>, static: Set<string> }>} Members */

/** A class of the declarations is sometimes split: its own part is called `InternalActor` or `_InternalCanvas`. */
const publicName = (/** @type {string} */ name) => name.replace(/^_*Internal/, "");

/** The members of each class: names with spaces between. */
export function declaredMembers() {
  if (DECLARATIONS === undefined) throw new Error(`${PACKAGE} is not installed`);
  /** @type {Members} */
  const members = new Map();
  for (const entry of readdirSync(DECLARATIONS, { recursive: true, encoding: "utf8" })) {
    if (!entry.endsWith(".d.mts") || LEFT_OUT.test(`/${entry}`)) continue;
    const text = readFileSync(join(DECLARATIONS, entry), "utf8");
    const file = ts.createSourceFile(entry, text, ts.ScriptTarget.ESNext);
    ts.forEachChild(file, (child) => collect(child, members, ""));
  }
  const line = (/** @type {Set<string>} */ names) => [...names].sort().join(" ");
  return [...members]
    .filter(([, kinds]) => kinds.instance.size + kinds.static.size > 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, kinds]) => ({ name, instance: line(kinds.instance), static: line(kinds.static) }));
}

/**
 * @param {ts.Node} node
 * @param {Members} members
 * @param {string} space the namespace around it
 */
function collect(node, members, space) {
  if (ts.isModuleDeclaration(node)) {
    const name = ts.isIdentifier(node.name) && node.name.text !== "global" ? publicName(node.name.text) : "";
    if (node.body) ts.forEachChild(node.body, (child) => collect(child, members, name));
    return;
  }
  if (ts.isClassDeclaration(node) && node.name) add(members, publicName(node.name.text), node.members);
  // A document's stored fields are the members of `namespace Actor { interface Schema { … } }`.
  if (ts.isInterfaceDeclaration(node)) {
    if (/^(Schema|SharedProtectedSchema)$/.test(node.name.text) && space) add(members, space, node.members);
    if (!space && members.has(publicName(node.name.text))) add(members, publicName(node.name.text), node.members);
    if (/^(UI|CONFIG)$/.test(node.name.text)) add(members, node.name.text, node.members);
  }
}

/**
 * @param {Members} members
 * @param {string} owner
 * @param {ts.NodeArray<ts.ClassElement | ts.TypeElement>} elements
 */
function add(members, owner, elements) {
  if (/^Any[A-Z]/.test(owner)) return;
  const kinds = members.get(owner) ?? { instance: new Set(), static: new Set() };
  members.set(owner, kinds);
  for (const element of elements) {
    const modifiers = ts.canHaveModifiers(element) ? (ts.getModifiers(element) ?? []) : [];
    const has = (/** @type {ts.SyntaxKind} */ kind) => modifiers.some((modifier) => modifier.kind === kind);
    if (!element.name || !ts.isIdentifier(element.name) || has(ts.SyntaxKind.PrivateKeyword)) continue;
    kinds[has(ts.SyntaxKind.StaticKeyword) ? "static" : "instance"].add(element.name.text);
  }
}

if (argv[1] === import.meta.filename) writeFileSync(LIST, `${JSON.stringify(declaredMembers(), null, 2)}\n`);
