import { describe, expect, test } from "vitest";
import { conditions } from "../testing/creature.ts";
import { id, of, scene } from "../testing/scene.ts";

const leaves = (who: string) => ({ do: "dismiss", who: id(who) }) as const;

describe("HR-PUSH-5 falling", () => {
  const wrestling = {
    ana: { at: [0, 0], sheet: { hp: { now: 5, max: 40 }, conditions: conditions({ grappling: [1, "orc"] }) } },
    orc: {
      side: "enemies",
      at: [5, 0],
      sheet: { hp: { now: 5, max: 40 }, conditions: conditions({ grappled: [1, "ana"], restrained: 1 }) },
    },
  } as const;
  const harm = (who: string, amount: number) =>
    ({ do: "rule", ruling: { is: "harm", who: id(who), amount, from: "a rock" } }) as const;

  test("unconscious, one holds nobody, but is held still", () => {
    const down = scene(wrestling)
      .does(harm("ana", 6))
      .does({ do: "settle" })
      .does({ do: "drop", who: id("ana") });
    expect([down.sheet("ana").conditions, down.sheet("orc").conditions]).toEqual([{}, {}]);
    const orc = scene(wrestling).does(harm("orc", 6)).does({ do: "settle" });
    expect(orc.fighter("orc").life).toBe("unconscious");
    expect(orc.sheet("orc").conditions).toHaveProperty("grappled");
  });
  test("dead, one neither holds nor is held", () => {
    const dead = scene(wrestling).does(harm("orc", 45)).does({ do: "settle" });
    expect(dead.fighter("orc").life).toBe("dead");
    expect([dead.sheet("ana").conditions, dead.sheet("orc").conditions]).toEqual([{}, {}]);
  });
  test("nor does one cling to anything, or need to", () => {
    const told = scene({
      imp: { at: [0, 0], sheet: { hp: { now: 5, max: 40 }, conditions: conditions({ climbing: [1, "orc"] }) } },
      orc: { side: "enemies", at: [5, 0], sheet: { size: "L2", conditions: conditions({ "climbed-on": [1, "imp"] }) } },
    })
      .does(harm("imp", 6))
      .does({ do: "settle" });
    expect(told.table.fight.clinging).toEqual({ imp: 6 });
    const down = told.does({ do: "drop", who: id("imp") });
    expect(down.table.fight.clinging).toEqual({});
    expect([down.sheet("imp").conditions, down.sheet("orc").conditions]).toEqual([{}, {}]);
  });
});

describe("HR-PUSH-4 leaving", () => {
  const parts = {
    ana: { at: [0, 0], sheet: { conditions: conditions({ grappling: [1, "orc"] }) } },
    orc: {
      side: "enemies",
      at: [5, 0],
      sheet: { conditions: conditions({ grappled: [1, "ana"], restrained: 2, "climbed-on": [1, "bo"] }) },
    },
    bo: { at: [5, 5], sheet: { conditions: conditions({ climbing: [1, "orc"] }) } },
  } as const;

  test("frees whom one held, of that one level of restraint too", () => {
    const told = scene(parts).does(leaves("ana"));
    expect(Object.keys(told.sheet("orc").conditions).toSorted()).toEqual(["climbed-on", "restrained"]);
    expect(told.sheet("orc").conditions.restrained?.level).toBe(1);
    expect(told.sheet("bo").conditions).toHaveProperty("climbing");
  });

  test("and whoever held on to one", () => {
    const told = scene(parts).does(leaves("orc"));
    expect(told.sheet("ana").conditions).toEqual({});
    expect(told.sheet("bo").conditions).toEqual({});
  });

  test("says nothing of those who were not tied", () => {
    const told = scene({ ana: { at: [0, 0] }, orc: { side: "enemies", at: [5, 0] } }).does(leaves("ana"));
    expect(of(told, "conditionLost")).toEqual([]);
  });
});
