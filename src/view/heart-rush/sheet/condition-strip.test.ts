import { describe, expect, test } from "vitest";
import { conditionStrip } from "./condition-strip.ts";

describe("whose doing a condition is", () => {
  const choices = [
    { id: "orc", name: "Orc" },
    { id: "rat", name: "Rat" },
  ];
  const conditions = { enraged: { level: 2, of: "orc" }, dazed: { level: 1, of: "orc" } };
  const shown = (now: Readonly<Record<string, { id: string; name: string }>>) =>
    conditionStrip(conditions, { now, choices }, true).upon.map(({ name, source }) => [
      name,
      source?.name,
      source?.choices.map(({ id, chosen }) => (chosen ? `${id}!` : id)),
    ]);

  test("is named, and can be chosen anew, where it counts", () => {
    expect(shown({ enraged: { id: "orc", name: "Orc" }, dazed: { id: "orc", name: "Orc" } })).toEqual([
      ["dazed", undefined, undefined],
      ["enraged", "Orc", ["orc!", "rat"]],
    ]);
  });

  test("nobody in particular, and somebody who is not here any more", () => {
    expect(shown({})[1]).toEqual(["enraged", "", ["orc", "rat"]]);
    expect(shown({ enraged: { id: "bat", name: "Bat" } })[1]).toEqual(["enraged", "Bat", ["bat!", "orc", "rat"]]);
  });
});

test("a condition without levels has no level to raise", () => {
  const { upon, others } = conditionStrip(
    { prone: { level: 1, of: null }, dazed: { level: 5, of: null } },
    { now: {}, choices: [] },
    true,
  );
  expect(upon.map(({ name, level, mayGrow }) => [name, level, mayGrow])).toEqual([
    ["dazed", 5, false],
    ["prone", null, false],
  ]);
  expect(others).toHaveLength(25);
});
