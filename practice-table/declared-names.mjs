// `node practice-table/declared-names.mjs` reads Foundry's published type declarations and writes down which names lie below
// `foundry`, and which of them are globals as well, so that the practice table knows what Foundry has and it lacks. A test fails when
// the list is not what the declarations say. Given the folder `src/foundry` of the declarations of generation 14, which are in no
// registry, it writes down what those name besides.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { argv } from "node:process";
import ts from "typescript";
import { DECLARATIONS } from "./declared-members.mjs";

export const NAMES = join(import.meta.dirname, "client/names/declared-names.json");
const ADDED = join(import.meta.dirname, "client/names/names-of-14.json");

/** Where the declarations lie that are read at the moment. */
let root = "";

/** The parts of `foundry`, each with its names with spaces between, and the globals with the path each stands for. */
export function declaredNames(declarations = DECLARATIONS) {
  if (declarations === undefined) throw new Error("The declarations are not installed");
  root = declarations;
  /** @type {Record<string, string>} */
  const parts = {};
  collect(join(root, "client/_module.d.mts"), "foundry", parts);
  return { parts, globals: globals(join(root, "client/client.d.mts")) };
}

/**
 * What the declarations of 14 name besides.
 * @param {Record<string, string>} later
 * @param {Record<string, string>} earlier
 */
function added(later, earlier) {
  return Object.fromEntries(
    Object.entries(later).flatMap(([part, names]) => {
      const known = new Set(earlier[part]?.split(" "));
      const fresh = names.split(" ").filter((name) => !known.has(name));
      return fresh.length > 0 ? [[part, fresh.join(" ")]] : [];
    }),
  );
}

const parse = (/** @type {string} */ path) =>
  ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.ESNext, true);

/**
 * @param {string} path
 * @param {string} from
 */
function resolve(path, from) {
  const file = path.replace(/\.mjs$/, ".d.mts").replace(/^#(common|client)\//, `${root}/$1/`);
  const whole = file.startsWith("/") ? file : join(dirname(from), file);
  return existsSync(whole) ? whole : null;
}

/**
 * @param {string} path a file of declarations
 * @param {string} space what its names lie below
 * @param {Record<string, string>} parts
 */
function collect(path, space, parts) {
  const names = namesOf(path, space, parts);
  if (names.length > 0) parts[space] = [...new Set(names)].sort().join(" ");
}

/**
 * @param {string} path
 * @param {string} space
 * @param {Record<string, string>} parts
 * @returns {string[]}
 */
function namesOf(path, space, parts) {
  return parse(path).statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement)) return reexported(statement, path, space, parts);
    const isExported = ts.canHaveModifiers(statement)
      ? ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
      : false;
    if (!isExported) return [];
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []));
    if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement) || ts.isEnumDeclaration(statement))
      return statement.name ? [statement.name.text] : [];
    return [];
  });
}

/**
 * @param {ts.ExportDeclaration} statement
 * @param {string} path
 * @param {string} space
 * @param {Record<string, string>} parts
 * @returns {string[]}
 */
function reexported({ exportClause: clause, moduleSpecifier: specifier, isTypeOnly }, path, space, parts) {
  const file = specifier && ts.isStringLiteral(specifier) ? resolve(specifier.text, path) : null;
  if (isTypeOnly) return [];
  if (clause && ts.isNamedExports(clause)) return clause.elements.map(({ name }) => name.text);
  if (!file) return [];
  if (!clause) return namesOf(file, space, parts);
  const name = clause.name.text;
  // What is called `types` is there and holds nothing.
  if (name === "types") return [name];
  collect(file, `${space}.${name}`, parts);
  return [name];
}

function globals(/** @type {string} */ path) {
  /** @type {Record<string, string>} */
  const found = {};
  const visit = (/** @type {ts.Node} */ node) => {
    if (ts.isImportEqualsDeclaration(node) && !ts.isExternalModuleReference(node.moduleReference)) {
      const where = node.moduleReference.getText().replace(/^_(\w+)\./, "foundry.$1.");
      if (where.startsWith("foundry.")) found[node.name.text] = where;
    }
    ts.forEachChild(node, visit);
  };
  visit(parse(path));
  return Object.fromEntries(Object.entries(found).sort(([a], [b]) => (a < b ? -1 : 1)));
}

if (argv[1] === import.meta.filename) {
  const write = (/** @type {string} */ path, /** @type {unknown} */ list) =>
    writeFileSync(path, `${JSON.stringify(list, null, 2)}\n`);
  const installed = declaredNames();
  write(NAMES, installed);
  if (argv[2] !== undefined) write(ADDED, added(declaredNames(argv[2]).parts, installed.parts));
}
