import { expect, test } from "vitest";
import { numbered } from "./numbering.ts";

const named = (...names: readonly string[]) => numbered(names.map((name, place) => ({ id: String(place), name })));

test.for([
  ["those who differ keep their names", ["Ana", "Orc"], []],
  [
    "three of a kind are numbered in their order",
    ["Wolf", "Orc", "Wolf", "Wolf"],
    ["0 Wolf 1", "2 Wolf 2", "3 Wolf 3"],
  ],
  ["one more goes on counting", ["Wolf 1", "Wolf 2", "Wolf"], ["2 Wolf 3"]],
  ["a number that somebody has is nobody else's", ["Wolf 2", "Wolf", "Wolf"], ["1 Wolf 1", "2 Wolf 3"]],
  ["a name that ends in a number is a name", ["Unit 7", "Unit 8"], []],
] as const)("%s", ([, names, renamed]) => {
  expect(named(...names).map(({ id, name }) => `${id} ${name}`)).toEqual(renamed);
});
