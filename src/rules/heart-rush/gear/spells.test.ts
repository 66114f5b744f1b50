import { describe, expect, test } from "vitest";
import type { Command } from "../state/commands.ts";
import { DEFAULTS } from "../state/options.ts";
import { badNight, goodNight, shortRest } from "../body/recovery.ts";
import { castNow, restsOf } from "./spells.ts";
import { creature } from "../testing/creature.ts";
import { id, playerOf, scene } from "../testing/scene.ts";

const known = creature({
  spells: { light: { rests: 4, left: 0, instant: true }, storm: { rests: 3, left: 2, instant: true } },
});
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
    expect(castNow(known, "light").spells).toEqual({
      light: { rests: 4, left: 4, instant: true },
      storm: { rests: 3, left: 2, instant: true },
    });
    expect(castNow(known, "unheard of")).toBe(known);
  });

  test("every long rest is one less, a short one none", () => {
    const left = ({ spells }: typeof known) => spells["storm"]?.left;
    expect(left(goodNight(known, DEFAULTS))).toBe(1);
    expect(left(badNight(known, ["dazed"]))).toBe(1);
    expect(left(shortRest(known, DEFAULTS))).toBe(2);
    expect(left(goodNight(goodNight(goodNight(known, DEFAULTS), DEFAULTS), DEFAULTS))).toBe(0);
  });

  test("meanwhile it cannot be cast", () => {
    const told = scene({ ana: { sheet: { spells: known.spells } }, orc: { side: "enemies" } });
    expect(told.answer(cast("storm"))).toBe("already-spent");
    const after = told.does(cast("light"));
    expect(after.sheet("ana").spells["light"]).toEqual({ rests: 4, left: 4, instant: true });
    expect(after.withFighter("ana", { cast: false, action: true }).answer(cast("light"))).toBe("already-spent");
  });
});

describe("HR-ABIL-5 what stands on no sheet", () => {
  test("is no player's to cast", () => {
    const told = scene({ ana: { sheet: { spells: known.spells } }, orc: { side: "enemies" } });
    const answers = ["light", "storm", "wish"].map((spell) => told.answer(cast(spell), playerOf("ana")));
    expect(answers).toEqual(["ok", "already-spent", "not-known"]);
    expect(told.answer(cast("wish"))).toBe("ok");
  });

  test("and whether one may cast at once is the sheet's to say", () => {
    const slow = { light: { rests: 4, left: 0, instant: false } };
    const told = scene({ ana: { sheet: { spells: slow } }, orc: { side: "enemies" } });
    const theirs = told.does({ do: "rule", ruling: { is: "turn", side: "enemies" } });
    expect(theirs.answer(cast("light"))).toBe("not-your-sides-turn");
    const quick = scene({ ana: { sheet: { spells: known.spells } }, orc: { side: "enemies" } });
    expect(quick.does({ do: "rule", ruling: { is: "turn", side: "enemies" } }).answer(cast("light"))).toBe("ok");
  });
});
