import { describe, expect, test } from "vitest";
import { conditions } from "./testing/creature.ts";
import { id, of, scene } from "./testing/scene.ts";

const leaves = (who: string) => ({ do: "dismiss", who: id(who) }) as const;

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
