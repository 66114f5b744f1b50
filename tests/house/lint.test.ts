import { expect, test } from "vitest";
import { seededTree } from "./seeded-tree.ts";

const LONG = "\n".repeat(400) + "export const last = 1;";
const SWITCH = `type Stance = "might" | "agility";
export function first(stance: Stance): number {
  switch (stance) {
    case "might":
      return 1;
  }
  return 2;
}`;

/** One fault each: [rule that must catch it, file, content]. */
const FAULTS = [
  ["eslint(no-restricted-properties)", "src/rules/grit/random.ts", "export const roll = (): number => Math.random();"],
  ["eslint(no-restricted-properties)", "src/rules/grit/random.test.ts", "export const { random } = Math;"],
  ["eslint(no-restricted-globals)", "src/rules/grit/date.ts", "export const now = (): number => Date.now();"],
  ["eslint(no-restricted-globals)", "src/rules/grit/say.ts", 'console.log("rolled");'],
  ["eslint(no-restricted-globals)", "src/view/clock.ts", "export const later = setTimeout;"],
  ["eslint-js(no-restricted-syntax)", "src/rules/grit/class.ts", "export class Fight {}"],
  [
    "eslint-js(no-restricted-syntax)",
    "src/rules/grit/throw.ts",
    'export const fail = (): never => {\n  throw new Error("no");\n};',
  ],
  ["eslint-js(no-restricted-syntax)", "src/rules/grit/async.ts", "export const wait = async (): Promise<void> => {};"],
  ["eslint-js(no-restricted-syntax)", "src/view/await.ts", "export const got = await Promise.resolve(1);"],
  ["eslint-js(no-restricted-syntax)", "src/foundry/default.ts", "export default 1;"],
  ["eslint-js(no-restricted-syntax)", "src/foundry/double-cast.ts", "export const die = 6 as unknown as string;"],
  [
    "eslint-js(no-restricted-syntax)",
    "src/foundry/encounter/cast.ts",
    "export const six = (die: number): 6 => die as 6;",
  ],
  ["eslint-js(no-restricted-syntax)", "src/view/cast.ts", "export const six = (die: number): 6 => <6>die;"],
  ["eslint-js(no-restricted-syntax)", "src/rules/grit/cast.ts", "export const six = (die: number): 6 => die as 6;"],
  [
    "eslint-js(no-restricted-syntax)",
    "src/rules/grit/skip.test.ts",
    'import { test } from "vitest";\ntest.skip("later", () => {});',
  ],
  ...["CONFIG.Dice.randomUniform()", "Math.random()"].map(
    (draw, at) =>
      [
        "eslint-js(no-restricted-syntax)",
        `src/foundry/${at === 0 ? "encounter" : "ports"}/draw.ts`,
        `export const drawn = (): number => ${draw};`,
      ] as const,
  ),
  [
    "eslint-js(no-restricted-syntax)",
    "src/foundry/draw-apart.ts",
    "const { randomUniform } = CONFIG.Dice;\nexport const drawn = randomUniform;",
  ],
  [
    "eslint-js(no-restricted-syntax)",
    "src/foundry/own.ts",
    "export const isField = (target: unknown): boolean => target instanceof HTMLInputElement;",
  ],
  ["eslint(no-warning-comments)", "src/foundry/later.ts", "// TODO: more\nexport const a = 1;"],
  ["eslint(max-lines)", "src/foundry/long.ts", LONG],
  ["eslint(max-lines)", "src/rules/grit/long.test.ts", LONG],
  ["typescript(no-explicit-any)", "src/foundry/any.ts", "export const anything: any = 1;"],
  [
    "eslint-js(no-restricted-syntax)",
    "src/foundry/surely.ts",
    "export const first = (names: string[]): string => names[0]!;",
  ],
  ["eslint-js(no-restricted-syntax)", "src/foundry/someday.ts", "export class Later {\n  name!: string;\n}"],
  [
    "typescript(consistent-type-imports)",
    "src/foundry/type-import.ts",
    'import { Die } from "./die.ts";\nexport const d6: Die = 6;',
  ],
  // What only types can tell.
  ["typescript(switch-exhaustiveness-check)", "src/foundry/switch.ts", SWITCH],
  ["typescript(no-floating-promises)", "src/foundry/float.ts", "Promise.resolve(1);\nexport const a = 1;"],
  ["typescript(no-floating-promises)", "src/rules/grit/float.test.ts", "Promise.resolve(1);\nexport const a = 1;"],
  [
    "typescript(no-unsafe-return)",
    "src/foundry/parsed.ts",
    "export const six = (die: ReturnType<typeof JSON.parse>): 6 => die.faces;",
  ],
  [
    "typescript(no-misused-promises)",
    "src/foundry/misused.ts",
    "export const some = (all: number[]): number[] => all.filter(async () => false);",
  ],
  [
    "typescript(unbound-method)",
    "src/foundry/unbound.ts",
    "export class Die {\n  roll(): unknown {\n    return this;\n  }\n}\nexport const { roll } = new Die();",
  ],
] as const;

const INNOCENT = {
  "src/rules/core/assert.ts": 'export const invariant = (): never => {\n  throw new Error("our own fault");\n};',
  "src/rules/grit/helper.test.ts": "export class Bag {}\nexport const wait = async (): Promise<void> => {};",
  "src/rules/core/casts.ts": "export const six = (die: number): 6 => die as 6;",
  "src/view/dice.ts": "export const DICE = [4, 6] as const;",
  "src/foundry/die.ts": "export type Die = 4 | 6;",
  "src/foundry/ports/cast.ts": "export const die = 6 as unknown as string;",
  "src/foundry/clock.ts": "export const now = (): number => Date.now();",
};

const FILES = FAULTS.map(([, file, content]) => [file, content] as const);
const run = seededTree({ ...INNOCENT, ...Object.fromEntries(FILES) });

interface Report {
  readonly diagnostics: readonly { readonly code: string; readonly filename: string }[];
}
const report = JSON.parse(
  await run("oxlint/bin/oxlint", "--config", "oxlint.config.mjs", "--format", "json", "src"),
) as Report;
const found = report.diagnostics.map(({ code, filename }) => `${code}: ${filename.replaceAll("\\", "/")}`);

test.for(FAULTS)("%s catches %s", ([rule, file]) => {
  expect(found).toContain(`${rule}: ${file}`);
});

test("nothing innocent is accused", () => {
  const accused = found.filter((line) => Object.keys(INNOCENT).some((file) => line.endsWith(`: ${file}`)));
  expect(accused).toEqual([]);
});
