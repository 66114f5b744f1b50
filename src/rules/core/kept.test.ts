import { describe, expect, test } from "vitest";
import type { Json } from "./json.ts";
import { keptChanges } from "./kept.ts";

const kept = (actor: Record<string, Json>, items: Record<string, Record<string, Json>> = {}) => ({ actor, items });

describe("CORE-KEPT-1 what changes of a sheet is written where it differs", () => {
  test.for([
    ["nothing", { grit: 3 }, { grit: 3 }, null],
    ["a number", { grit: 3, armor: 1 }, { grit: 2, armor: 1 }, { grit: 2 }],
    ["one of two below", { str: { max: 8, value: 8 } }, { str: { max: 8, value: 6 } }, { str: { value: 6 } }],
    ["a list, whole", { wounds: [1, 2] }, { wounds: [1, 2, 3] }, { wounds: [1, 2, 3] }],
    ["equal lists", { wounds: [{ id: "a" }] }, { wounds: [{ id: "a" }] }, null],
    ["something for nothing", { harm: null }, { harm: "dead" }, { harm: "dead" }],
    ["a record for nothing", { by: null }, { by: { who: "A" } }, { by: { who: "A" } }],
    ["a member nobody put there", {}, { constructor: 1 }, { constructor: 1 }],
  ] as const)("%s", ([, before, after, changes]) => {
    expect(keptChanges(kept(before), kept(after))).toEqual(changes === null ? null : kept(changes));
  });

  test("items that both know of, and no others", () => {
    const before = kept({}, { sword: { held: true, marks: [] }, bow: { held: true } });
    const after = kept({}, { sword: { held: false, marks: [] }, bow: { held: true }, new: { held: true } });
    expect(keptChanges(before, after)).toEqual(kept({}, { sword: { held: false } }));
    expect(keptChanges(before, before)).toBeNull();
    expect(keptChanges(kept({}), kept({}, { constructor: { held: true } }))).toBeNull();
  });
});
