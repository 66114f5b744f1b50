import { expect, test } from "vitest";
import english from "../../../lang/en.json" with { type: "json" };
import { EXPECTATIONS, parse, read, type Expected } from "../../rules/index.ts";
import { expectedWords } from "./expected.ts";

const WORDS: Readonly<Record<string, string>> = english.HEARTRUSH.Expected;
const said = (expected: Expected): string => {
  const { key, data } = expectedWords({ path: "", expected });
  return Object.entries(data).reduce(
    (text, [name, value]) => text.replaceAll(`{${name}}`, value),
    WORDS[key.replace("HEARTRUSH.Expected.", "")] ?? key,
  );
};

test("whatever a reader misses has its words, and no others stand there", () => {
  expect(Object.keys(WORDS).toSorted()).toEqual([...EXPECTATIONS].toSorted());
});

test.for([
  [read.text(500), 1, "text of at most 500 characters"],
  [read.integer(-3, 20), 21, "a whole number from -3 to 20"],
  [read.oneOf(["might", "agility"]), "luck", "one of might, agility"],
  [read.listOf(read.truth, 3), [true, 1, true], "yes or no"],
  [read.listOf(read.truth, 3), {}, "a list of at most 3"],
] as const)("it is said with what belongs into it: %#", ([reader, value, words]) => {
  const result = parse<unknown>(reader, value);
  expect(result.ok ? "" : said(result.reason.expected)).toBe(words);
});
