import { describe, expect, test } from "vitest";
import { itemCard, itemSheet } from "../sheet/index.ts";
import { readTargets, targetsForm } from "./index.ts";

test("a list of those a spell may be aimed at begins at its first, and may stay empty", () => {
  const form = targetsForm([
    { id: "a", name: "Ana" },
    { id: "b", name: "Bo" },
  ]);
  expect(form.choices).toEqual([
    { field: "target-a", name: "Ana", first: true },
    { field: "target-b", name: "Bo", first: false },
  ]);
  expect(readTargets({ "target-a": true, "target-b": false, other: true })).toEqual(["a"]);
  expect(readTargets({})).toEqual([]);
});

const SPELL = {
  form: "spell",
  elements: [],
  instant: false,
  ongoing: false,
  range: "10 ft around",
  restsLeft: 0,
  equipped: false,
} as const;

test("a spell's card names whom it strikes and has its area taken away, if it has one", () => {
  const record = { id: "t", name: "Tremor", img: "", type: "spell", system: SPELL } as const;
  expect(itemCard(record)).toMatchObject({ paid: null, struck: "", area: "" });
  expect(itemCard(record, { struck: "Struck: Bo", area: "Scene.a.Region.b" })).toMatchObject({
    struck: "Struck: Bo",
    area: "Scene.a.Region.b",
  });
});

describe("what a spell is aimed at stands on its sheet", () => {
  const fields = (system: object) =>
    itemSheet({ id: "t", name: "Tremor", img: "" }, "spell", { ...SPELL, ...system }, true).fields.map(
      ({ name }) => name,
    );
  const AIMED = ["system.area", "system.areaFeet"];

  test.for([
    [{ area: "around", areaFeet: 10 }, AIMED],
    [{ area: "targets" }, ["system.area"]],
    [{ area: "none" }, ["system.area"]],
    [{ form: "blast", area: "cone" }, []],
  ] as const)("%o", ([system, shown]) => {
    expect(fields(system).filter((name) => name.startsWith("system.area"))).toEqual(shown);
  });
});
