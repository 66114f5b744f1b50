import { dirname, join } from "node:path";
import ts from "typescript";

/**
 * What runs, and what merely stands there: the statements of a program that can be come by from its entry, by the names
 * that each of them uses. Whoever can be come by brings all that is in it along.
 */
export interface Reach {
  /** All statements that declare something, or do something, at the top of a file. */
  readonly statements: readonly ts.Statement[];
  readonly reaches: (statement: ts.Statement) => boolean;
}

const isNameOfMember = (node: ts.Identifier): boolean => {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node;
  if (ts.isQualifiedName(parent)) return parent.right === node;
  if (ts.isBindingElement(parent)) return parent.propertyName === node || parent.name === node;
  return "name" in parent && parent.name === node && !ts.isShorthandPropertyAssignment(parent);
};

/** A statement that only lets through, or widens, what stands elsewhere carries nothing itself. */
const isDoor = (statement: ts.Statement): boolean =>
  ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement) || ts.isModuleDeclaration(statement);

const declares = (statement: ts.Statement): boolean =>
  ts.isFunctionDeclaration(statement) ||
  ts.isClassDeclaration(statement) ||
  ts.isVariableStatement(statement) ||
  ts.isInterfaceDeclaration(statement) ||
  ts.isTypeAliasDeclaration(statement);

/** Walks from the entry's file through all files it imports; the files of packages are left alone. */
export function reachFrom(entry: string): Reach {
  const root = dirname(entry);
  const program = ts.createProgram([entry], {
    allowImportingTsExtensions: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    noEmit: true,
    noLib: true,
    resolveJsonModule: true,
    target: ts.ScriptTarget.ESNext,
    types: [],
  });
  const checker = program.getTypeChecker();
  const files = program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(join(root, "/")));
  const reached = new Set<ts.Node>();
  const waiting: ts.Node[] = [];

  const reach = (node: ts.Node): void => {
    if (reached.has(node)) return;
    reached.add(node);
    waiting.push(node);
  };

  /** The file is loaded, so whatever it does by being loaded is done. */
  function load(file: ts.SourceFile): void {
    if (reached.has(file)) return;
    reached.add(file);
    for (const statement of file.statements) if (!declares(statement) && !isDoor(statement)) reach(statement);
    for (const statement of file.statements)
      if (ts.isImportDeclaration(statement) && statement.importClause === undefined) {
        const loaded = checker.getSymbolAtLocation(statement.moduleSpecifier)?.valueDeclaration;
        if (loaded !== undefined && ts.isSourceFile(loaded)) load(loaded);
      }
  }

  function reachSymbol(named: ts.Symbol): void {
    const symbol = named.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(named) : named;
    if (symbol.valueDeclaration !== undefined && ts.isSourceFile(symbol.valueDeclaration)) {
      load(symbol.valueDeclaration);
      for (const member of checker.getExportsOfModule(symbol)) reachSymbol(member);
      return;
    }
    for (const declaration of symbol.declarations ?? []) {
      let top: ts.Node = declaration;
      while (!ts.isSourceFile(top) && !ts.isSourceFile(top.parent)) top = top.parent;
      if (ts.isSourceFile(top) || !files.includes(top.parent as ts.SourceFile)) continue;
      load(top.parent as ts.SourceFile);
      reach(top);
    }
  }

  /** `Game.deal` uses `deal` and nothing else of the game. */
  function memberNamed(left: ts.Identifier, symbol: ts.Symbol): ts.Symbol | undefined {
    const { parent } = left;
    const aliased = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    if (aliased.valueDeclaration === undefined || !ts.isSourceFile(aliased.valueDeclaration)) return undefined;
    if (ts.isPropertyAccessExpression(parent) && parent.expression === left)
      return checker.tryGetMemberInModuleExports(parent.name.text, aliased);
    if (ts.isQualifiedName(parent) && parent.left === left)
      return checker.tryGetMemberInModuleExports(parent.right.text, aliased);
    return undefined;
  }

  function visit(node: ts.Node): void {
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const later = node.arguments[0] && checker.getSymbolAtLocation(node.arguments[0]);
      if (later !== undefined) reachSymbol(later);
    }
    if (ts.isIdentifier(node) && !isNameOfMember(node)) {
      const symbol = ts.isShorthandPropertyAssignment(node.parent)
        ? checker.getShorthandAssignmentValueSymbol(node.parent)
        : checker.getSymbolAtLocation(node);
      if (symbol !== undefined) reachSymbol(memberNamed(node, symbol) ?? symbol);
    }
    ts.forEachChild(node, visit);
  }

  const main = program.getSourceFile(entry);
  if (main !== undefined) load(main);
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) visit(node);
  return {
    statements: files.flatMap(({ statements }) => statements.filter((statement) => !isDoor(statement))),
    reaches: (statement) => reached.has(statement),
  };
}
