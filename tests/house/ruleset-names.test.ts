import { readdirSync, readFileSync } from "node:fs";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { filesUnder } from "../../tools/files.mjs";
import { ROOT } from "./scratch.ts";

/** Whatever has a folder of its own among the rules, and is neither shared by all nor for tests. */
const RULESETS = readdirSync(`${ROOT}/src/rules`, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !["core", "testing"].includes(entry.name))
  .map(({ name }) => name);

/**
 * Where such a word means no ruleset: at the door that lists them, and in a ruleset's own folders, which know no other
 * ruleset anyway. There a stance that beats another is just a verb.
 */
const isHome = (path: string): boolean =>
  path === "src/rules/index.ts" || RULESETS.some((name) => new RegExp(`^src/(rules|view|foundry)/${name}/`).test(path));

/**
 * The names used as values. A type is no comparison, a path in an import is no name, and a table with a row for each
 * ruleset does not build until a new one has its row.
 */
function namesIn(path: string, source: string): string[] {
  if (isHome(path)) return [];
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isLiteralTypeNode(node) || ts.isImportDeclaration(node)) return;
    if (ts.isPropertyAssignment(node)) return visit(node.initializer);
    if (ts.isStringLiteralLike(node) && RULESETS.includes(node.text)) names.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true));
  return names;
}

/** A fifth ruleset must need no edit here and there: what differs is asked of the ruleset, and the system's id is in system.json. */
test("no code asks a ruleset for its name", () => {
  const files = filesUnder(ROOT, "src", ".ts").filter((path) => !path.endsWith(".test.ts"));
  expect(files.length).toBeGreaterThan(0);
  const named = files.flatMap((path) =>
    namesIn(path, readFileSync(`${ROOT}/${path}`, "utf8")).map((name) => `${path}: ${name}`),
  );
  expect(named).toEqual([]);
});

describe("the search", () => {
  test("knows every ruleset", () => {
    expect(RULESETS).toEqual(expect.arrayContaining(["heart-rush", "beats", "grit", "threat"]));
  });

  test.for([
    ["a comparison", "src/foundry/turn.ts", 'if (id === "grit") end();', ["grit"]],
    ["a case", "src/view/row.ts", 'switch (id) { case "beats": break; }', ["beats"]],
    ["a template string", "src/foundry/turn.ts", "const id = `threat`;", ["threat"]],
    ["the system's id", "src/foundry/settings.ts", 'register("heart-rush", "key");', ["heart-rush"]],
  ] as const)("finds %s", ([, path, source, names]) => {
    expect(namesIn(path, source)).toEqual(names);
  });

  test.for([
    ["its own folder", "src/rules/grit/index.ts", 'const id = "grit";'],
    ["a verb of the game", "src/rules/heart-rush/engagement/stance.ts", 'const relation = "beats";'],
    ["the door", "src/rules/index.ts", 'const RULESETS = { "heart-rush": heartRush };'],
    ["a path", "src/rules/core/a.ts", 'import { a } from "grit";'],
    ["a type", "src/foundry/ports/system.ts", 'const SYSTEM_ID = id as "heart-rush";'],
    ["a row of a table", "src/view/words.ts", 'const TITLES = { "heart-rush": "Heart Rush" };'],
    ["a longer word", "src/foundry/a.ts", 'const kind = "threatened";'],
  ] as const)("leaves %s alone", ([, path, source]) => {
    expect(namesIn(path, source)).toEqual([]);
  });
});
