import { describe, expect, test } from "vitest";
import { fieldChange, withEntry, withoutEntry, writtenNumber } from "./field-change.ts";

const SOURCE = {
  name: "Ana",
  system: {
    hp: { value: 31 },
    aspects: [
      { text: "Stubborn", rank: 2 },
      { text: "Swift", rank: 1 },
    ],
  },
};

describe("one changed field", () => {
  test.for([
    ["a field of the document", "name", "Bo", { name: "Bo" }],
    ["a field below system", "system.hp.value", 12, { "system.hp.value": 12 }],
    [
      "a field of an entry, the others as they are now",
      "system.aspects.1.rank",
      3,
      {
        "system.aspects": [
          { text: "Stubborn", rank: 2 },
          { text: "Swift", rank: 3 },
        ],
      },
    ],
    ["a field of an entry that somebody has removed meanwhile", "system.aspects.7.rank", 3, {}],
    ["a field of a list that is none", "system.hp.0.rank", 3, {}],
  ] as const)("%s", ([, name, value, change]) => {
    expect(fieldChange(name, value, SOURCE)).toEqual(change);
  });

  test("an entry taken out, and one put in", () => {
    expect(withoutEntry("system.aspects", 0, SOURCE)).toEqual({ "system.aspects": [{ text: "Swift", rank: 1 }] });
    expect(withEntry("system.aspects", { text: "", rank: 1 }, SOURCE)["system.aspects"]).toHaveLength(3);
    expect(withEntry("system.new", 1, SOURCE)).toEqual({ "system.new": [1] });
  });
});

describe("a number as it is written", () => {
  test.for([
    ["31", 31],
    ["-12", 28],
    ["−12", 28],
    ["+ 5", 45],
    ["=-5", -5],
    ["7.5", 7.5],
    ["", null],
    ["many", null],
    ["1e999", null],
  ] as const)("%s, where 40 stood", ([written, meant]) => {
    expect(writtenNumber(written, 40)).toBe(meant);
  });
});
