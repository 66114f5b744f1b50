import { describe, expect, test } from "vitest";
import { fighterId } from "./brand.ts";
import { parse } from "./json.ts";
import { readThrow, settleShown, storeThrow } from "./stored-throw.ts";
import type { Throw } from "./pool.ts";

const ATTACK: Throw = {
  name: "attack",
  by: fighterId("ana"),
  dice: [
    { role: "heart", faces: 8 },
    { role: "ability", faces: 6 },
  ],
  net: 1,
  flat: [{ from: "weapon", value: 2 }],
};

describe("CORE-POOL-1 a roll kept with its dice", () => {
  test.for([ATTACK, { ...ATTACK, keep: 1, net: -2, flat: [] }])("comes back as it was put away", (thrown) => {
    const stored: unknown = JSON.parse(JSON.stringify(storeThrow(thrown)));
    expect(parse(readThrow, stored)).toEqual({ ok: true, value: thrown });
  });

  test.for([
    ["nothing", undefined],
    ["a die without faces", { ...storeThrow(ATTACK), dice: [{ role: "heart", faces: 0 }] }],
    ["half a level", { ...storeThrow(ATTACK), net: 0.5 }],
    ["a member too many", { ...storeThrow(ATTACK), extra: 1 }],
    ["more dice than hands hold", { ...storeThrow(ATTACK), net: 100_000 }],
  ] as const)("%s is no roll", ([, value]) => {
    expect(parse(readThrow, value).ok).toBe(false);
  });

  test("faces that fit are settled, the lowest dropped", () => {
    expect(settleShown(ATTACK, [3, 6, 1])).toEqual({
      ok: true,
      value: {
        dice: [
          { role: "heart", faces: 8, face: 3, kept: true },
          { role: "ability", faces: 6, face: 6, kept: true },
          { role: "extra", faces: 6, face: 1, kept: false },
        ],
        flat: [{ from: "weapon", value: 2 }],
        total: 11,
      },
    });
  });

  test("a face no die has is refused", () => {
    expect(settleShown(ATTACK, [9, 6, 1])).toEqual({
      ok: false,
      reason: { path: "/faces/0", expected: "whole-number 1 8" },
    });
  });
});
