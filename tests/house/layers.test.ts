import { describe, expect, test } from "vitest";
import { seededTree } from "./seeded-tree.ts";

/** Each is a name that a layer must not know: [layer, file, content]. Vitest is there to pull its own types in. */
const FAULTS = [
  ["src/rules", "src/rules/grit/game.ts", "export const user = game.user;"],
  ["src/rules", "src/rules/grit/document.ts", "export const body = document.body;"],
  ["src/rules", "src/rules/grit/process.ts", "export const home = process.env;"],
  ["src/rules", "src/rules/grit/fetch.ts", 'export const page = fetch("/");'],
  ["src/rules", "src/rules/grit/enum.ts", "export enum Side { heroes }"],
  ["src/rules", "src/rules/grit/index-access.ts", "export const first = (dice: number[]): number => dice[0];"],
  ["src/view", "src/view/window.ts", "export const width = window.innerWidth;"],
  ["src/view", "src/view/foundry.ts", "export const id = foundry.utils.randomID();"],
  ["practice-table/common", "practice-table/common/buffer.ts", 'export const bytes = Buffer.from("");'],
  ["practice-table/common", "practice-table/common/document.ts", "export const body = document.body;"],
  ["practice-table/client/tsconfig.page.json", "practice-table/client/process.ts", "export const home = process.env;"],
  ["practice-table/server", "practice-table/server/window.ts", "export const width = window.innerWidth;"],
] as const;

const INNOCENT = {
  "src/rules/grit/die.ts": "export const d6 = 6;",
  "src/view/row.ts": "export const row = { label: String(1) };",
  "src/rules/grit/die.test.ts": 'import { expect, test } from "vitest";\ntest("d6", () => expect(6).toBe(6));',
};
const run = seededTree({ ...INNOCENT, ...Object.fromEntries(FAULTS.map(([, file, content]) => [file, content])) });

describe.for([...new Set(FAULTS.map(([layer]) => layer))])("%s", (layer) => {
  const complaints = run("typescript-native/bin/tsc", "--project", layer, "--noEmit", "--preserveSymlinks");

  test.for(FAULTS.filter(([of]) => of === layer))("does not compile %s/%s", async ([, file]) => {
    expect(await complaints).toContain(`${file}(`);
  });

  test("compiles what it should", async () => {
    expect(
      (await complaints).split("\n").filter((line) => Object.keys(INNOCENT).some((file) => line.startsWith(file))),
    ).toEqual([]);
  });
});
