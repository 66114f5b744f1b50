import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { HeartRush } from "../../src/rules/index.ts";
import { LEVELED } from "../../tools/art-list.mjs";
import { art } from "../../tools/build-art.mjs";
import { filesUnder } from "../../tools/files.mjs";
import { ROOT } from "./scratch.ts";

const drawn = art();

test("assets/ holds what tools/build-art.mjs draws, and nothing else", () => {
  expect(filesUnder(ROOT, "assets")).toEqual(Object.keys(drawn).sort());
});

test.for(Object.entries(drawn))("%s is up to date", ([path, content]) => {
  expect(readFileSync(`${ROOT}/${path}`).equals(Buffer.from(content))).toBe(true);
});

test("no drawing brings a script or an address of its own", () => {
  const risky = /<script|\son\w+=|javascript:|href="(?!#)/;
  const faults = Object.entries(drawn).filter(([, content]) => typeof content === "string" && risky.test(content));
  expect(faults.map(([path]) => path)).toEqual([]);
});

test("every condition with levels has a picture for each", () => {
  const leveled = HeartRush.fights.CONDITIONS.filter((name) => HeartRush.sheets.CONDITION_RULES[name].leveled);
  expect([...LEVELED].sort()).toEqual([...leveled].sort());
  const missing = leveled
    .flatMap((name) =>
      Array.from(
        { length: HeartRush.sheets.MOST_LEVELS - 1 },
        (_, index) => `assets/icons/condition/${name}-${index + 2}.svg`,
      ),
    )
    .filter((path) => drawn[path] === undefined);
  expect(missing).toEqual([]);
});
