import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { filesUnder } from "../../tools/files.mjs";
import { ROOT } from "./scratch.ts";

const read = (path: string): string => readFileSync(`${ROOT}/${path}`, "utf8");
const FILES = ["src", "tests", "tools"].flatMap((folder) => filesUnder(ROOT, folder, ".ts"));
const SHOWN = /`([\w.-]+)`: ([^;|]+)/g;

/** Each row of the page with what it cites: a file, and words that stand in it. */
const promises = read("docs/at-the-table.md")
  .split("\n")
  .filter((line) => line.startsWith("| ") && !/^\| (What|-)/.test(line))
  .map((row) => {
    const [, what = "", where = ""] = row.split("|").map((cell) => cell.trim());
    return [
      what,
      [...where.matchAll(SHOWN)].map(([, file = "", words = ""]) => [file, words.trim()] as const),
    ] as const;
  });

/** Where files share a name, the words stand in one of them. */
const stands = (file: string, words: string): boolean =>
  FILES.filter((path) => [file, `${file}.ts`].includes(basename(path))).some((path) => read(path).includes(words));

test("the page makes promises", () => expect(promises.length).toBeGreaterThan(50));

test.for(promises)("%s: is shown where the page says", ([, shown]) => {
  expect(shown).not.toEqual([]);
  expect(shown.filter(([file, words]) => !stands(file, words))).toEqual([]);
});
