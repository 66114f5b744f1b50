import { describe, expect, test } from "vitest";
import type { Command } from "../state/commands.ts";
import { DEFAULTS } from "../state/options.ts";
import { badNight, goodNight, shortRest } from "../body/recovery.ts";
import { castNow, isReady, restsOf } from "./spells.ts";
import { creature } from "../testing/creature.ts";
import { id, scene } from "../testing/scene.ts";

const known = creature({ spells: { light: { rests: 4, left: 0 }, storm: { rests: 3, left: 2 } } });
const cast = (spell: string): Command => ({ do: "cast", who: id("ana"), spell, instant: true });

describe("HR-SPELL-2 what a spell waits for", () => {
  test.for([
    [[], 4],
    [["basic"], 4],
    [["advanced"], 3],
    [["paragon"], 2],
    [["paragon", "basic"], 4],
    [["paragon", "advanced"], 3],
  ] as const)("%j: %i long rests", ([attunements, rests]) => {
    expect(restsOf(attunements)).toBe(rests);
  });

  test("it waits once it is cast, and no other with it", () => {
    expect(castNow(known, "light").spells).toEqual({ light: { rests: 4, left: 4 }, storm: { rests: 3, left: 2 } });
    expect(castNow(known, "unheard of")).toBe(known);
  });

  test("every long rest is one less, a short one none", () => {
    const left = ({ spells }: typeof known) => spells["storm"]?.left;
    expect(left(goodNight(known, DEFAULTS))).toBe(1);
    expect(left(badNight(known, ["dazed"]))).toBe(1);
    expect(left(shortRest(known, DEFAULTS))).toBe(2);
    expect(left(goodNight(goodNight(goodNight(known, DEFAULTS), DEFAULTS), DEFAULTS))).toBe(0);
  });

  test("meanwhile it cannot be cast; what no sheet speaks of can", () => {
    expect([isReady(known, "light"), isReady(known, "storm"), isReady(known, "wish")]).toEqual([true, false, true]);
    const told = scene({ ana: { sheet: { spells: known.spells } }, orc: { side: "enemies" } });
    expect(told.answer(cast("storm"))).toBe("already-spent");
    const after = told.does(cast("light"));
    expect(after.sheet("ana").spells["light"]).toEqual({ rests: 4, left: 4 });
    expect(after.withFighter("ana", { cast: false, action: true }).answer(cast("light"))).toBe("already-spent");
  });
});
