import { describe, expect, test } from "vitest";
import { kitAfterUse, KITS } from "./kit.ts";

describe("HR-WOUND-8 healing kits", () => {
  test("what they add, and their dice", () => {
    expect(KITS).toEqual({
      crude: { bonus: 3, usage: 4 },
      basic: { bonus: 5, usage: 6 },
      advanced: { bonus: 6, usage: 8 },
    });
  });
  test.for([
    [8, 1, 6, false],
    [6, 1, 4, false],
    [4, 1, null, true],
    [4, 2, 4, false],
    [8, 8, 8, false],
  ] as const)("d%i showing %i", ([die, face, left, usedUp]) => {
    expect(kitAfterUse(die, face)).toEqual({ die: left, usedUp });
  });
});
