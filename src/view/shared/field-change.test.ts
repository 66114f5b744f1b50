import { describe, expect, test } from "vitest";
import { fieldChange, withEntry, withIds, withoutEntry, writtenNumber } from "./field-change.ts";

const SOURCE = {
  name: "Ana",
  system: {
    hp: { value: 31 },
    aspects: [
      { text: "Stubborn", rank: 2 },
      { text: "Swift", rank: 1 },
    ],
    wounds: { leg: { description: "torn", rank: 12 } },
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
    ["a field of an entry of a record", "system.wounds.leg.rank", 3, { "system.wounds.leg.rank": 3 }],
    ["one that somebody has removed meanwhile", "system.wounds.arm.rank", 3, {}],
    ["a field of a list that is none", "system.hp.0.rank", 3, {}],
  ] as const)("%s", ([, name, value, change]) => {
    expect(fieldChange(name, value, SOURCE)).toEqual(change);
  });

  test("an entry taken out, and one put in", () => {
    expect(withoutEntry("system.aspects", "0", SOURCE)).toEqual({ "system.aspects": [{ text: "Swift", rank: 1 }] });
    expect(withEntry("system.aspects", { text: "", rank: 1 }, SOURCE, "new")["system.aspects"]).toHaveLength(3);
    expect(withEntry("system.new", 1, SOURCE, "new")).toEqual({ "system.new": [1] });
  });

  test("an entry of a record is taken out and put in alone", () => {
    expect(withoutEntry("system.wounds", "leg", SOURCE)).toEqual({ "system.wounds.leg": undefined });
    expect(Object.keys(withoutEntry("system.wounds", "leg", SOURCE))).toEqual(["system.wounds.leg"]);
    expect(withoutEntry("system.wounds", "arm", SOURCE)).toEqual({});
    expect(withEntry("system.wounds", { rank: 9 }, SOURCE, "new")).toEqual({ "system.wounds.new": { rank: 9 } });
  });
});

describe("data of a version that kept lists as arrays", () => {
  test("each entry is known by where it stood, on every client alike", () => {
    const source = {
      xp: 9,
      wounds: [{ rank: 12 }, { rank: 4 }],
      aspects: { own: { text: "Swift", rank: 1 } },
      advances: [
        { bought: "aspectRank", of: "1" },
        { bought: "ability", of: "might" },
      ],
    };
    expect(withIds(source, ["wounds", "aspects", "advances", "professions"])).toEqual({
      xp: 9,
      wounds: { entry0: { rank: 12 }, entry1: { rank: 4 } },
      aspects: { own: { text: "Swift", rank: 1 } },
      advances: { entry0: { bought: "aspectRank", of: "entry1" }, entry1: { bought: "ability", of: "might" } },
    });
  });

  test("a part of such data, or what was never a list, is left as it is", () => {
    expect(withIds({ hp: { value: 3 } }, ["wounds"])).toEqual({ hp: { value: 3 } });
    expect(withIds({ wounds: "none", advances: [null, 3] }, ["wounds", "advances"])).toEqual({
      wounds: "none",
      advances: { entry0: null, entry1: 3 },
    });
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
