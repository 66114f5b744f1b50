import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import ts from "typescript";
import declared from "../client/declared-members.json" with { type: "json" };

/**
 * What a script asks of objects, by name alone: nobody says in a script what an object is. A name counts as lacking when
 * Foundry's declarations give it to some class, nothing of the table bears it, no page or language has it, and the
 * script does not define it itself.
 */
export function instanceMembersLacking(code: string): readonly string[] {
  const file = ts.createSourceFile("system.js", code, ts.ScriptTarget.ESNext, true, ts.ScriptKind.JS);
  const { asked, overridden } = namesAsked(file);
  const own = namesDefined(file);
  const present = namesPresent();
  const lacking = (name: string): boolean => DECLARED.has(name) && !present.has(name);
  const used = [...asked].filter((name) => lacking(name) && !own.has(name));
  // A method of a subclass that nothing calls any more is worse than one that is missing: it does nothing and says nothing.
  return [...new Set([...used, ...[...overridden].filter((name) => name.startsWith("_") && lacking(name))])]
    .sort()
    .map((name) => `${[...(DECLARED.get(name) ?? [])].slice(0, 3).join("/")}#${name}`);
}

const DECLARED = new Map<string, Set<string>>();
for (const { name, instance } of declared) {
  for (const member of instance.split(" ")) DECLARED.set(member, (DECLARED.get(member) ?? new Set()).add(name));
}

interface Asked {
  readonly asked: ReadonlySet<string>;
  /** Members of classes that extend another. */
  readonly overridden: ReadonlySet<string>;
}

function namesAsked(file: ts.SourceFile): Asked {
  const asked = new Set<string>();
  const overridden = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.name)) asked.add(node.name.text);
    if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
      const key = node.propertyName ?? node.name;
      if (ts.isIdentifier(key)) asked.add(key.text);
    }
    if (ts.isClassLike(node) && node.heritageClauses) {
      for (const member of node.members)
        if (member.name && ts.isIdentifier(member.name)) overridden.add(member.name.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return { asked, overridden };
}

/** Names of class members, of keys in objects, and of properties that are assigned. */
function namesDefined(file: ts.SourceFile): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if ((ts.isClassElement(node) || ts.isObjectLiteralElement(node) || ts.isTypeElement(node)) && node.name) {
      if (ts.isIdentifier(node.name) || ts.isStringLiteral(node.name)) names.add(node.name.text);
    }
    if (ts.isParameterPropertyDeclaration(node, node.parent) && ts.isIdentifier(node.name)) names.add(node.name.text);
    if (ts.isBinaryExpression(node) && ts.isPropertyAccessExpression(node.left)) names.add(node.left.name.text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return names;
}

let known: ReadonlySet<string> | null = null;

/** Every name that the table, the page or the language has for something. */
function namesPresent(): ReadonlySet<string> {
  if (known) return known;
  const names = new Set<string>();
  const add = (path: string): void => {
    const file = ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.ESNext, true);
    for (const name of namesDefined(file)) names.add(name);
  };
  for (const part of ["client", "common"]) {
    const root = join(import.meta.dirname, "..", part);
    for (const entry of readdirSync(root, { recursive: true, encoding: "utf8" })) {
      if (entry.endsWith(".ts") && !entry.endsWith(".test.ts")) add(join(root, entry));
    }
  }
  const library = dirname(createRequire(import.meta.url).resolve("typescript"));
  for (const file of ["lib.dom.d.ts", "lib.es5.d.ts"]) add(join(library, file));
  for (const builtin of [Map, Set, Array, Promise, String, Object, Symbol, Date, RegExp]) {
    for (const owner of [builtin, builtin.prototype as object]) {
      for (const name of Object.getOwnPropertyNames(owner)) names.add(name);
    }
  }
  known = names;
  return names;
}
