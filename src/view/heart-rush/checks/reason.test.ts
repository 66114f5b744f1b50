import { expect, test } from "vitest";
import type { Words } from "../../fight/seat.ts";
import { bonusText, reasonName } from "./reason.ts";

const WORDS: Words = { say: (key) => key, list: (items) => [...items].join(", ") };

test.for([
  ["help", "HEARTRUSH.Reason.help"],
  ["own-wounds", "HEARTRUSH.Reason.ownWounds"],
  ["prone", "HEARTRUSH.Condition.prone.name"],
  ["good light", "good light"],
  // Talents and professions are called as their table likes, even as objects answer to by themselves.
  ["constructor", "constructor"],
  ["toString", "toString"],
  ["__proto__", "__proto__"],
] as const)("%s is called %s", ([from, name]) => {
  expect(reasonName(from, WORDS)).toBe(name);
  expect(bonusText(from, 2, WORDS)).toBe(`${name} +2`);
});
