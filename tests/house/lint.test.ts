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
  ["no-restricted-properties", "src/rules/grit/random.ts", "export const roll = (): number => Math.random();"],
  ["no-restricted-properties", "src/rules/grit/random.test.ts", "export const { random } = Math;"],
  ["no-restricted-globals", "src/rules/grit/date.ts", "export const now = (): number => Date.now();"],
  ["no-restricted-globals", "src/rules/grit/say.ts", 'console.log("rolled");'],
  ["no-restricted-globals", "src/view/clock.ts", "export const later = setTimeout;"],
  ["no-restricted-syntax", "src/rules/grit/class.ts", "export class Fight {}"],
  [
    "no-restricted-syntax",
    "src/rules/grit/throw.ts",
    'export const fail = (): never => {\n  throw new Error("no");\n};',
  ],
  ["no-restricted-syntax", "src/rules/grit/async.ts", "export const wait = async (): Promise<void> => {};"],
  ["no-restricted-syntax", "src/view/await.ts", "export const got = await Promise.resolve(1);"],
  ["no-restricted-syntax", "src/foundry/default.ts", "export default 1;"],
  ["no-restricted-syntax", "src/foundry/double-cast.ts", "export const die = 6 as unknown as string;"],
  ["no-restricted-syntax", "src/foundry/encounter/cast.ts", "export const six = (die: number): 6 => die as 6;"],
  ["no-restricted-syntax", "src/view/cast.ts", "export const six = (die: number): 6 => <6>die;"],
  ["no-restricted-syntax", "src/rules/grit/cast.ts", "export const six = (die: number): 6 => die as 6;"],
  [
    "no-restricted-syntax",
    "src/rules/grit/skip.test.ts",
    'import { test } from "vitest";\ntest.skip("later", () => {});',
  ],
  ["no-warning-comments", "src/foundry/later.ts", "// TODO: more\nexport const a = 1;"],
  ["max-lines", "src/foundry/long.ts", LONG],
  ["max-lines", "src/rules/grit/long.test.ts", LONG],
  ["@typescript-eslint/no-explicit-any", "src/foundry/any.ts", "export const anything: any = 1;"],
  [
    "@typescript-eslint/no-explicit-any",
    "src/foundry/excused.ts",
    "// eslint-disable-next-line @typescript-eslint/no-explicit-any\nexport const anything: any = 1;",
  ],
  ["no-warning-comments", "src/foundry/unlinted.ts", "// eslint-disable-next-line @typescript-eslint/no-explicit-any"],
  [
    "no-warning-comments",
    "src/foundry/untyped.ts",
    "// oxlint-disable-next-line typescript/no-floating-promises\nvoid Promise.resolve(1);",
  ],
  ["no-restricted-syntax", "src/foundry/surely.ts", "export const first = (names: string[]): string => names[0]!;"],
  ["no-restricted-syntax", "src/foundry/someday.ts", "export class Later {\n  name!: string;\n}"],
  [
    "@typescript-eslint/consistent-type-imports",
    "src/foundry/type-import.ts",
    'import { Die } from "./die.ts";\nexport const d6: Die = 6;',
  ],
] as const;

/** The same, of what only types can tell. */
const FAULTS_OF_TYPES = [
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
  "src/rules/core/vouched.ts": "export const six = (die: number): 6 => die as 6;",
  "src/view/dice.ts": "export const DICE = [4, 6] as const;",
  "src/foundry/die.ts": "export type Die = 4 | 6;",
  "src/foundry/ports/cast.ts": "export const die = 6 as unknown as string;",
  "src/foundry/clock.ts": "export const now = (): number => Date.now();",
};

const FILES = [...FAULTS, ...FAULTS_OF_TYPES].map(([, file, content]) => [file, content] as const);
const run = seededTree({ ...INNOCENT, ...Object.fromEntries(FILES) });

interface FileReport {
  readonly filePath: string;
  readonly messages: readonly { readonly ruleId: string | null; readonly message: string }[];
}
const reports = JSON.parse(await run("eslint/bin/eslint.js", "--format", "json", "src")) as readonly FileReport[];
const found = reports.flatMap(({ filePath, messages }) => {
  const file = filePath.slice(filePath.replaceAll("\\", "/").lastIndexOf("/src/") + 1);
  return messages.map(({ ruleId, message }) => `${ruleId ?? message}: ${file}`);
});

interface TypedReport {
  readonly diagnostics: readonly { readonly code: string; readonly filename: string }[];
}
const typed = JSON.parse(await run("oxlint/bin/oxlint", "--format", "json", "src")) as TypedReport;
const foundByTypes = typed.diagnostics.map(({ code, filename }) => `${code}: ${filename.replaceAll("\\", "/")}`);

test.for(FAULTS)("%s catches %s", ([rule, file]) => {
  expect(found).toContain(`${rule}: ${file}`);
});

test.for(FAULTS_OF_TYPES)("%s catches %s", ([rule, file]) => {
  expect(foundByTypes).toContain(`${rule}: ${file}`);
});

test("nothing innocent is accused", () => {
  const accused = [...found, ...foundByTypes].filter((line) =>
    Object.keys(INNOCENT).some((file) => line.endsWith(`: ${file}`)),
  );
  expect(accused).toEqual([]);
});
