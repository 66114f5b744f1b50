// Every rule of a SPEC.md has a test that carries its id, unless it is left to words; tests and code cite only rules there
// are, and that they play.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { asCommand } from "./as-command.mjs";
import { filesUnder } from "./files.mjs";

const ID = /\b[A-Z]{2,3}-[A-Z]{2,}-\d+\b/g;
const DEFINITION = /\*\*([A-Z]{2,3}-[A-Z]{2,}-\d+)\*\*( _In words:_)?/g;

/**
 * The rules of all SPEC.md files, with the file of each, and whether the table plays it in words, without any code.
 * @param {string} root
 */
export function rulesIn(root) {
  return filesUnder(root, "src/rules", "SPEC.md").flatMap((path) =>
    [...readFileSync(join(root, path), "utf8").matchAll(DEFINITION)].map(([, id = "", words]) => ({
      id,
      path,
      inWords: words !== undefined,
    })),
  );
}

/**
 * The complaints, one line each; none when all is well.
 * @param {string} root
 */
export function checkSpec(root) {
  /** @param {string} path */
  const read = (path) => readFileSync(join(root, path), "utf8");
  const complaints = [];

  /** @type {Map<string, ReturnType<typeof rulesIn>[number]>} */
  const rules = new Map();
  for (const rule of rulesIn(root)) {
    if (rules.has(rule.id)) complaints.push(`${rule.path}: ${rule.id} is defined twice`);
    rules.set(rule.id, rule);
  }

  const tested = new Set();
  for (const path of filesUnder(root, "src/rules", ".ts")) {
    const isTest = path.endsWith(".test.ts");
    for (const id of isTest ? titleIds(path, read(path)) : []) tested.add(id);
    for (const id of new Set(read(path).match(ID) ?? [])) {
      const rule = rules.get(id);
      if (rule === undefined) complaints.push(`${path}: cites ${id}, which no SPEC.md defines`);
      if (rule?.inWords) complaints.push(`${path}: cites ${id}, which SPEC.md leaves to words`);
    }
  }
  for (const { id, path, inWords } of rules.values())
    if (!inWords && !tested.has(id)) complaints.push(`${path}: no test carries ${id} in its title`);
  return complaints;
}

/**
 * The ids in the titles of a test file's `describe`s and `test`s, plain, `.for` or `.each`.
 * @param {string} path
 * @param {string} source
 */
function titleIds(path, source) {
  /** @type {string[]} */
  const ids = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isCallExpression(node) && ["describe", "test", "it"].includes(rootName(node.expression)))
      ids.push(...(node.arguments[0]?.getText().match(ID) ?? []));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true));
  return ids;
}

/**
 * `describe` of `describe("…")`, `test` of `test.for(ROWS)("…")`.
 * @param {ts.Expression} callee
 * @returns {string}
 */
function rootName(callee) {
  if (ts.isIdentifier(callee)) return callee.text;
  return ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee) ? rootName(callee.expression) : "";
}

asCommand(import.meta.url, checkSpec);
