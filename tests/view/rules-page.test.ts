import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { coveredRules } from "../../tools/rules-page.mjs";
import { ALL_WORDS } from "./fixtures/render.ts";
import { ROOT } from "../house/scratch.ts";

const HINT = "npm run rules-page";
const MOST_IN_WORDS = 12;

const rules = coveredRules(ROOT);
const page = readFileSync(`${ROOT}/docs/rules-coverage.md`, "utf8");
const rows = page
  .split("\n")
  .filter((line) => /^\| [A-Z]{2,3}-/.test(line))
  .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll("\\|", "|")))
  .map(([, id = "", ...cells]) => ({ id, cells: cells.slice(0, -1) }));
const ofRules = rows.filter(({ cells }) => cells.length === 2);
const inWords = rows.filter(({ cells }) => cells.length === 1);

test("docs/rules-coverage.md has a row for each rule of the games, with the tests that carry it", () => {
  const told = ofRules.map(({ id, cells: [files] }) => [id, files]);
  const known = rules.map(({ id, files }) => [id, files.map((file) => `\`${file}\``).join(", ")]);
  expect(told, HINT).toEqual(known);
  expect(told.length).toBeGreaterThan(500);
});

test("says of each rule that is left to words why, and of no other", () => {
  const left = rules.flatMap(({ id, reason }) => (reason === null ? [] : [[id, reason]]));
  expect(
    inWords.map(({ id, cells: [why] }) => [id, why]),
    HINT,
  ).toEqual(left);
  expect(left.filter(([, why]) => why === "")).toEqual([]);
  expect(left.length).toBeLessThanOrEqual(MOST_IN_WORDS);
  const marked = ofRules.filter(({ cells: [, reached] }) => reached === "words only").map(({ id }) => id);
  expect(marked, HINT).toEqual(left.map(([id]) => id));
});

test("names only buttons that there are", () => {
  const named = ofRules.flatMap(({ cells: [, reached = ""] }) => (reached === "" ? [] : reached.split(" · ")));
  expect(
    named.filter((label) => label !== "words only" && !ALL_WORDS.has(label)),
    HINT,
  ).toEqual([]);
  expect(named.length).toBeGreaterThan(500);
});
