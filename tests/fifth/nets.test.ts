import { execFile } from "node:child_process";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ADDED, layTree, type LaidTree } from "./lay.ts";

let tree: LaidTree;
beforeAll(() => {
  tree = layTree();
});
afterAll(() => tree.remove());

const NODE = ["--preserve-symlinks"];
const SOURCES = ADDED.filter((path) => path.endsWith(".ts"));

/** Runs one of our checks on the tree; what it has to say is the complaint. */
const complaints = (script: string, ...args: readonly string[]): Promise<string> =>
  new Promise((settle) => {
    execFile(
      process.execPath,
      [...NODE, join(tree.root, script), ...args],
      { cwd: tree.root, maxBuffer: 2 ** 26, env: { ...process.env, NO_COLOR: "1" } },
      (error, output, errors) => settle(error === null ? "" : `${output}${errors}` || error.message),
    );
  });

/** Several checkers at once would each read the same once more, and there is no core for them. */
const ALONE = ["--checkers", "1"];

/** A fifth ruleset is held to everything that the four are: each net, over the tree with it. */
test.concurrent.for([
  ["types", "node_modules/typescript-native/bin/tsc", ["--build", ...ALONE, "src/rules", "src/view", "tests"]],
  // Our own shell is held to the types of the canvas as well, which this quicker compiler loses.
  ["types of the shell", "node_modules/typescript-native/bin/tsc", ["--project", "src/foundry", ...ALONE]],
  [
    "the import graph",
    "node_modules/dependency-cruiser/bin/dependency-cruise.mjs",
    ["--config", ".dependency-cruiser.cjs", "--output-type", "err-long", "src", "tests/conformance"],
  ],
  ["lint of what is added", "node_modules/oxlint/bin/oxlint", ["--config", "oxlint.config.mjs", "--quiet", ...SOURCES]],
  ["words", "tools/check-lang.mjs", []],
  ["sentences of rules and their tests", "tools/check-spec.mjs", []],
  ["templates", "tools/check-templates.mjs", []],
  [
    "its own tests, its vectors, and what is asked of all rulesets",
    "node_modules/vitest/vitest.mjs",
    [
      ...["run", "--project", "rules", "--project", "conformance", "--project", "view", "--project", "house"],
      ...[
        "roshambo",
        "src/rules/index.test",
        "src/view",
        "words-of-games",
        "tests/conformance/vectors",
        "ruleset-names",
        "manifest",
      ],
    ],
  ],
] as const)("%s", async ([, script, args]) => {
  expect(await complaints(script, ...args)).toBe("");
});
