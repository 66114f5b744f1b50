import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { HeartRush } from "../../src/rules/index.ts";
import { filesUnder } from "../../tools/files.mjs";
import { ROOT } from "./scratch.ts";

const page = readFileSync(`${ROOT}/docs/api.md`, "utf8");
const api = readFileSync(`${ROOT}/src/foundry/api.ts`, "utf8");

const unsaid = (names: readonly string[]): readonly string[] => names.filter((name) => !page.includes(`\`${name}`));

test("docs/api.md tells of everything that macros and modules may call", () => {
  const members = /export const API = \{([^}]*)\}/.exec(api)?.[1]?.match(/\w+(?=[,:])(?<!: \w+)/g) ?? [];
  expect(members.length).toBeGreaterThan(5);
  expect(unsaid(members)).toEqual([]);
});

test("and of every hook that is called", () => {
  const shell = filesUnder(ROOT, "src/foundry", ".ts").map((file) => readFileSync(`${ROOT}/${file}`, "utf8"));
  const calls = shell.flatMap((text) => text.match(/(?:callAll|announce)\([^;]*|\w+_CHANGED = [^;]*/g) ?? []);
  const hooks = calls.flatMap((call) => call.match(/(?<=")heart-rush\.\w+(?=")/g) ?? []);
  expect(hooks.length).toBeGreaterThan(5);
  expect(unsaid([...new Set(hooks)])).toEqual([]);
});

test("and of every ruling and every gain of Heart Rush, with all that they may be", () => {
  const rulings = Object.entries(HeartRush.heartRush.rulings).map(([name, answers]) => {
    const said = "least" in answers ? `${answers.least} to ${answers.most}` : `\`${answers.join("`, `")}\``;
    return [name, said] as const;
  });
  const rows = page.split("\n").map((row) => row.replaceAll(/ {2,}/g, " "));
  expect(rulings.filter(([name, said]) => !rows.some((row) => row.startsWith(`| \`${name}\` | ${said}`)))).toEqual([]);
  const words = [
    ...HeartRush.sheets.MODIFIER_TARGETS,
    ...HeartRush.sheets.MODIFIER_MOMENTS,
    ...HeartRush.sheets.GAIN_NEEDS,
  ];
  expect(unsaid([...words, ...HeartRush.sheets.GAIN_SCALES, ...HeartRush.sheets.BOON_ENDS])).toEqual([]);
});
