import { describe, expect, test } from "vitest";
import { carryingLimit, slotsOf, type Carried } from "./carrying.ts";

test("HR-ADV-9 carrying", () => {
  expect([carryingLimit(4), carryingLimit(12)]).toEqual([8, 12]);
});

describe("HR-ADV-12 slots by size, and none for what is worn or is one's weapon of choice", () => {
  test.for([
    [{ is: "weapon", size: "heavy", free: false }, 10],
    [{ is: "weapon", size: "light", free: false }, 5],
    [{ is: "weapon", size: "ultralight", free: false }, 2],
    [{ is: "weapon", size: "improvised", free: false }, null],
    [{ is: "weapon", size: "heavy", free: true }, 0],
    [{ is: "armour", category: "light", free: false }, 5],
    [{ is: "armour", category: "medium", free: false }, 10],
    [{ is: "armour", category: "heavy", free: false }, 30],
    [{ is: "armour", category: "heavy", free: true }, 0],
    [{ is: "shield", category: "light", free: false }, 5],
    [{ is: "shield", category: "heavy", free: false }, 10],
    [{ is: "shield", category: "heavy", free: true }, 0],
    [{ is: "other" }, null],
  ] as const satisfies readonly (readonly [Carried, number | null])[])("%o: %s", ([thing, slots]) => {
    expect(slotsOf(thing)).toBe(slots);
  });
});
