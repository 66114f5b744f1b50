import { expect, test } from "vitest";
import { seededTree } from "./seeded-tree.ts";

/** One fault each: [rule that must catch it, file, content]. */
const FAULTS = [
  ["no-cycles", "src/rules/core/egg.ts", 'import type { Hen } from "./hen.ts";\nexport type Egg = Hen[];'],
  ["no-lost-imports", "src/rules/core/lost.ts", 'export { nowhere } from "./nowhere.ts";'],
  ["packages-are-declared", "practice-table/server/borrowed.ts", 'export { parse } from "acorn";'],
  ["packages-are-declared", "practice-table/server/of-the-root.ts", 'export { zipSync } from "fflate";'],
  ["packages-are-declared", "tools/of-the-table.ts", 'export { Server } from "socket.io";'],
  ["tests-are-leaves", "src/rules/core/upon-test.ts", 'export { a } from "./some.test.ts";'],
  ["rules-stand-alone", "src/rules/grit/upward.ts", 'export type { View } from "../../view/innocent.ts";'],
  ["rules-stand-alone", "src/rules/grit/reads-manifest.ts", 'export { default as m } from "../../../system.json";'],
  ["core-knows-no-ruleset", "src/rules/core/favourite.ts", 'export type { Grit } from "../grit/index.ts";'],
  ["rulesets-are-strangers", "src/rules/beats/envious.ts", 'export type { Wound } from "../grit/wound.ts";'],
  ["rulesets-are-strangers", "src/rules/beats/through-door.ts", 'export { RULESETS } from "../index.ts";'],
  ["testing-is-for-tests", "src/rules/grit/loaded-dice.ts", 'export { dice } from "../testing/dice.ts";'],
  ["testing-is-for-tests", "src/rules/grit/own-scenario.ts", 'export { scene } from "./testing/scene.ts";'],
  ["rules-use-no-packages", "src/rules/grit/package.ts", 'export { sha256 } from "@noble/hashes/sha2.js";'],
  ["rules-use-no-packages", "src/rules/grit/node.ts", 'export { readFileSync } from "node:fs";'],
  ["seals-use-one-package", "src/rules/core/seal.ts", 'export { zipSync } from "fflate";'],
  ["rules-have-a-door", "src/view/burglar.ts", 'export type { Grit } from "../rules/grit/index.ts";'],
  ["rulesets-have-doors", "tests/conformance/all.ts", 'export type { Wound } from "../../src/rules/grit/wound.ts";'],
  ["rulesets-have-doors", "tools/bench/gritty.ts", 'export type { Wound } from "../../src/rules/grit/wound.ts";'],
  [
    "adapters-know-their-own-ruleset",
    "tests/conformance/threat.ts",
    'export type { Wound } from "../../src/rules/grit/wound.ts";',
  ],
  [
    "adapters-know-their-own-ruleset",
    "tools/bench/threat.bench.ts",
    'export type { Wound } from "../../src/rules/grit/wound.ts";',
  ],
  ["doors-open-outwards", "src/rules/grit/round-trip.ts", 'export type { Grit } from "./index.ts";'],
  ["view-is-pure", "src/view/package.ts", 'export { compile } from "handlebars";'],
  ["view-is-pure", "src/view/manifest.ts", 'export { default as m } from "../../system.json";'],
  ["view-takes-only-the-keys", "src/view/words.ts", 'export { default as en } from "../../lang/en.json";'],
  ["view-has-a-door", "src/foundry/side-entry.ts", 'export type { View } from "../view/innocent.ts";'],
  [
    "fights-are-not-shown-where-they-are-played",
    "src/foundry/encounter/shows.ts",
    'export type { View } from "../../view/index.ts";',
  ],
  ["the-shell-is-for-main", "src/view/shell.ts", 'export { go } from "../foundry/innocent.ts";'],
  ["the-shell-uses-no-packages", "src/foundry/package.ts", 'export { compile } from "handlebars";'],
  ["suites-for-quench-stand-alone", "src/foundry/quench/leaning.ts", 'export { go } from "../innocent.ts";'],
  [
    "src-does-not-know-the-table",
    "src/foundry/table.ts",
    'export { wire } from "../../practice-table/common/wire.ts";',
  ],
  [
    "the-table-does-not-know-src",
    "practice-table/server/src.ts",
    'export { go } from "../../src/foundry/innocent.ts";',
  ],
  [
    "what-both-ends-share-stands-alone",
    "practice-table/common/server.ts",
    'export { serve } from "../server/serve.ts";',
  ],
  ["ends-of-the-wire-are-strangers", "practice-table/client/server.ts", 'export { serve } from "../server/serve.ts";'],
  ["stories-see-the-built-system", "tests/e2e/peek.ts", 'export { go } from "../../src/foundry/innocent.ts";'],
] as const;

/** What the faults lean on, and what looks like a fault and is none. */
const INNOCENT = {
  "system.json": "{}",
  "lang/en.json": "{}",
  "src/main.ts": 'export { go } from "./foundry/innocent.ts";',
  "src/rules/index.ts": 'export { RULESETS } from "./grit/index.ts";',
  "src/rules/core/hen.ts": 'import type { Egg } from "./egg.ts";\nexport type Hen = Egg[];',
  "src/rules/core/some.test.ts": 'import { test } from "vitest";\nexport const a = test;',
  "src/rules/core/hash.ts": "export const hash = 1;",
  "src/rules/testing/dice.ts": 'import { expect } from "vitest";\nexport const dice = expect;',
  "src/rules/grit/testing/scene.ts":
    'export { dice as scene } from "../../testing/dice.ts";\nexport { RULESETS } from "../index.ts";',
  "src/rules/grit/index.ts": 'export type { Wound as Grit } from "./wound.ts";\nexport const RULESETS = [];',
  "src/rules/grit/wound.ts": "export type Wound = number;",
  "src/rules/threat/index.ts": "export const threat = 1;",
  "src/rules/grit/play.test.ts": 'export { RULESETS } from "./index.ts";\nexport { dice } from "../testing/dice.ts";',
  "src/view/innocent.ts": 'import type en from "../../lang/en.json";\nexport type View = typeof en;',
  "src/view/index.ts": 'export type { View } from "./innocent.ts";\nexport { RULESETS } from "../rules/index.ts";',
  "src/foundry/innocent.ts": 'export type { View } from "../view/index.ts";\nexport const go = 1;',
  "src/foundry/ports/quench.ts": "export const make = 1;",
  "src/foundry/quench/index.ts": 'export { make } from "../ports/quench.ts";',
  "src/foundry/quench/register-suites.ts":
    'import { go } from "../innocent.ts";\nexport const load = () => import("./index.ts").then(() => go);',
  "practice-table/common/wire.ts": "export const wire = 1;",
  "practice-table/server/serve.ts":
    'export { wire as serve } from "../common/wire.ts";\nexport { join } from "node:path";',
  "tests/conformance/grit.ts": 'export type { Wound } from "../../src/rules/grit/wound.ts";',
  "tests/conformance/grit/table.ts": 'export type { Wound } from "../../../src/rules/grit/wound.ts";',
  "tools/bench/grit-odds.bench.ts": 'export type { Wound } from "../../src/rules/grit/wound.ts";',
  "tests/conformance/beats.ts": 'export { RULESETS } from "../../src/rules/grit/index.ts";',
};

const run = seededTree({ ...INNOCENT, ...Object.fromEntries(FAULTS.map(([, file, content]) => [file, content])) });

interface Cruise {
  readonly summary: {
    readonly violations: readonly { readonly from: string; readonly rule: { readonly name: string } }[];
  };
}
const output = await run(
  "dependency-cruiser/bin/dependency-cruise.mjs",
  ...["--config", ".dependency-cruiser.cjs", "--preserve-symlinks", "--output-type", "json"],
  ...["src", "practice-table", "tests", "tools"],
);
const found = (JSON.parse(output) as Cruise).summary.violations.map(({ from, rule }) => `${rule.name}: ${from}`);

test.for(FAULTS)("%s catches %s", ([rule, file]) => {
  expect(found).toContain(`${rule}: ${file}`);
});

test("nothing innocent is accused", () => {
  const accused = found.map((line) => line.slice(line.indexOf(": ") + 2));
  expect(accused.filter((file) => file in INNOCENT)).toEqual([]);
});
