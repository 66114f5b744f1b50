import { describe, expect, test } from "vitest";
import { placeOfTyped, type WrittenField } from "./typed-text.ts";

const field = (name: string, drawn = ""): WrittenField => ({ name, drawn });
const rows = (...drawn: readonly string[]): readonly WrittenField[] =>
  drawn.map((text, place) => field(`system.aspects.${place}.text`, text));
const DREAM = field("system.dream", "to rest");

describe("where unfinished words belong once a sheet is drawn anew", () => {
  test.for([
    ["the field itself, whatever else changed", DREAM, [DREAM], [field("name", "Ana"), DREAM], 1],
    ["the field itself, when somebody else wrote in it too", DREAM, [DREAM], [field("system.dream", "to fight")], 0],
    ["nowhere, when it is not drawn any more", DREAM, [DREAM], [field("name", "Ana")], null],
    ["the same row", rows("a", "b")[1], rows("a", "b"), rows("A", "b"), 1],
    ["its row, which moved up when another went", rows("a", "b")[1], rows("a", "b"), rows("b"), 0],
    ["its row, which moved down when another came", rows("a")[0], rows("a"), rows("new", "a"), 1],
    ["the same row, when somebody else wrote in it too", rows("a", "b")[1], rows("a", "b"), rows("a", "B"), 1],
    ["nowhere, when its row is gone", rows("a", "b")[1], rows("a", "b"), rows("a"), null],
    ["nowhere, when several rows look like it", rows("", "x", "")[2], rows("", "x", ""), rows("", ""), null],
    ["not in another column", rows("a")[0], rows("a"), [field("system.aspects.0.rank", "a")], null],
  ] as const)("%s", ([, typed, before, after, place]) => {
    expect(typed && placeOfTyped(typed, before, after)).toBe(place);
  });
});
