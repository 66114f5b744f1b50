import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

/** What this table has, in its own words: `LEDGER.md`. */
export const LEDGER = readFileSync(join(import.meta.dirname, "../LEDGER.md"), "utf8");

/** The globals whose members a system reaches for. */
const ROOTS: ReadonlySet<string> = new Set(["foundry", "game", "CONFIG", "CONST", "ui", "canvas", "Hooks"]);

/**
 * The members a ledger lists: every name in backticks in the first cell of a table row. `a.b.{c, d}` stands for two, and
 * `a.b.*` for everything below `a.b`; `<Document>` in a name for any name that is put there.
 */
export function membersListed(ledger: string): readonly string[] {
  const rows = ledger.split("\n").filter((line) => line.startsWith("| `"));
  const cells = rows.map((row) => row.split(/(?<!\\)\|/)[1] ?? "");
  return cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].flatMap(([, name]) => unfold(name ?? "")));
}

function unfold(name: string): readonly string[] {
  const group = /^(.*)\{(.*)\}$/.exec(name);
  if (!group) return [name];
  return (group[2] ?? "").split(",").map((member) => `${group[1] ?? ""}${member.trim()}`);
}

/**
 * The members of Foundry's globals that a script mentions, as dotted paths: chains of names, also through names they were
 * given or taken out into. Hooks are mentioned by listening to them: `Hooks.on("ready", …)` is `Hooks.ready`. What the
 * script itself puts on a global is its own.
 */
export function membersUsed(code: string): readonly string[] {
  const { file, checker } = parse(code);
  const used = new Set<string>();
  const own = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node) && !isInnerPart(node)) {
      const path = pathOf(node, checker);
      if (path) (isAssigned(node) && path.split(".").length === 2 ? own : used).add(path);
    }
    if (ts.isBindingElement(node) && !ts.isObjectBindingPattern(node.name)) {
      const path = takenFrom(node, checker);
      if (path) used.add(path);
    }
    const hook = ts.isCallExpression(node) ? hookOf(node, checker) : null;
    if (hook) used.add(`Hooks.${hook}`);
    ts.forEachChild(node, visit);
  };
  visit(file);
  const isOwn = (path: string): boolean => [...own].some((name) => path === name || path.startsWith(`${name}.`));
  return [...used].filter((path) => !isOwn(path)).sort();
}

function parse(code: string): { readonly file: ts.SourceFile; readonly checker: ts.TypeChecker } {
  const file = ts.createSourceFile("system.js", code, ts.ScriptTarget.ESNext, true, ts.ScriptKind.JS);
  const options = { allowJs: true, noLib: true, noResolve: true, types: [] };
  const host: ts.CompilerHost = {
    ...ts.createCompilerHost(options),
    getSourceFile: (name) => (name === file.fileName ? file : undefined),
  };
  return { file, checker: ts.createProgram([file.fileName], options, host).getTypeChecker() };
}

/** The dotted path that an expression stands for; null if it does not start at one of the globals. */
function pathOf(node: ts.Expression, checker: ts.TypeChecker): string | null {
  if (ts.isIdentifier(node)) {
    const declaration = checker.getSymbolAtLocation(node)?.valueDeclaration;
    // In scripts the compiler takes an assignment to a property of something unknown for its declaration.
    const unknown = !declaration || ts.isBinaryExpression(declaration) || ts.isExpression(declaration);
    if (unknown && ROOTS.has(node.text)) return node.text;
    if (!declaration) return null;
    if (ts.isBindingElement(declaration)) return takenFrom(declaration, checker);
    const given = ts.isVariableDeclaration(declaration) ? declaration.initializer : undefined;
    return given && !ts.isObjectBindingPattern((declaration as ts.VariableDeclaration).name)
      ? pathOf(given, checker)
      : null;
  }
  if (!ts.isPropertyAccessExpression(node)) return null;
  const isGlobal = ts.isIdentifier(node.expression) && node.expression.text === "globalThis";
  if (isGlobal) return ROOTS.has(node.name.text) ? node.name.text : null;
  const owner = pathOf(node.expression, checker);
  return owner && `${owner}.${node.name.text}`;
}

/** For `{ a: { b } } = foundry`, `b` stands for `foundry.a.b`. */
function takenFrom(element: ts.BindingElement, checker: ts.TypeChecker): string | null {
  const key = element.propertyName ?? element.name;
  if (!ts.isIdentifier(key) || !ts.isObjectBindingPattern(element.parent)) return null;
  const holder = element.parent.parent;
  const owner = ts.isBindingElement(holder)
    ? takenFrom(holder, checker)
    : ts.isVariableDeclaration(holder) && holder.initializer
      ? pathOf(holder.initializer, checker)
      : null;
  return owner && `${owner}.${key.text}`;
}

/** Part of a longer chain, or taken apart or renamed on the spot: what comes of it is counted, not the way there. */
function isInnerPart(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  return ts.isVariableDeclaration(parent) && parent.initializer === node && ts.isObjectBindingPattern(parent.name);
}

function isAssigned(node: ts.Node): boolean {
  const { parent } = node;
  return (
    ts.isBinaryExpression(parent) && parent.left === node && parent.operatorToken.kind === ts.SyntaxKind.EqualsToken
  );
}

function hookOf(call: ts.CallExpression, checker: ts.TypeChecker): string | null {
  const path = pathOf(call.expression, checker);
  const [first] = call.arguments;
  if (!path || !/^Hooks\.(on|once)$/.test(path) || !first || !ts.isStringLiteralLike(first)) return null;
  return first.text;
}

/**
 * What a script mentions and the ledger lacks. Something below a listed member counts as listed: the ledger names classes
 * and functions, not what each of them has.
 */
export function membersLacking(code: string, ledger: string): readonly string[] {
  const listed = membersListed(ledger);
  const exact = new Set(listed);
  const patterns = listed.filter((name) => name.includes("<")).map(patternOf);
  const covered = (path: string): boolean => {
    const parts = path.split(".");
    return parts.some((_, index) => {
      const above = parts.slice(0, parts.length - index).join(".");
      return exact.has(above) || exact.has(`${above}.*`) || patterns.some((pattern) => pattern.test(above));
    });
  };
  return membersUsed(code).filter((path) => !covered(path) && !isWayThrough(path, exact));
}

function patternOf(name: string): RegExp {
  const parts = name.split(/<\w+>/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join("[A-Z]\\w*")}$`);
}

/** `foundry.applications` alone is no member, only the way to some. */
function isWayThrough(path: string, listed: ReadonlySet<string>): boolean {
  return [...listed].some((name) => name.startsWith(`${path}.`));
}
