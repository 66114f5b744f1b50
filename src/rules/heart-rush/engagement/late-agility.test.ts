import { describe, expect, test } from "vitest";
import type { Sheet } from "../state/sheet.ts";
import { letsDiceFall } from "../flow/at-table.ts";
import { attack, closes, declares, id, of, scene, sidestep, turnedOver, untilStage } from "../testing/scene.ts";
import type { Options } from "../state/options.ts";
import type { Scene } from "../testing/scene.ts";
import { at, sword } from "../testing/field.ts";

describe("HR-STEP-12 agility that strikes first, against agility that steps first", () => {
  const frail = { ...sword, hp: { now: 1, max: 40 }, heart: { now: 4, max: 4 } } as const;
  const parts = (orc: Partial<Sheet>) =>
    ({
      ana: { at: [0, 0], sheet: sword },
      orc: { side: "enemies", at: [5, 0], sheet: { ...sword, ...orc } },
    }) as const;
  /** Ana strikes first, the orc steps first, and each strikes at the other. */
  const early = (lateAgility: Options["lateAgility"], orc = {}): Scene =>
    untilStage(
      turnedOver(scene(parts(orc), { lateAgility }), "ana", "orc", { ana: "agility", orc: "agility" }),
      "agility",
    )
      .does({ do: "plan", who: id("orc"), first: "sidestep" })
      .does(declares("ana", attack("orc")));
  const hit = [
    [8, 6, 8, 8],
    [1, 1],
  ] as const;

  test("after: each attack meets a defence, and whoever is felled first does not strike", () => {
    expect(letsDiceFall(early("after").table)).toBe(true);
    const both = early("after").does(closes, [1, 1, 1, 1], [8, 6]);
    const late = untilStage(both, "late")
      .does(declares("orc", attack("ana")))
      .does(closes, [1, 1, 1, 1], [8, 6]);
    expect([of(both, "struck").length, of(late, "struck").length, of(late, "contested").length]).toEqual([1, 1, 0]);
    const felled = untilStage(early("after", frail).does(closes, ...hit), "late");
    expect(felled.fighter("orc").life).toBe("unconscious");
    expect(felled.answer(declares("orc", attack("ana")))).toBe("cannot-act");
  });

  test("together: they contest once the step is taken", () => {
    const told = early("together");
    expect(letsDiceFall(told.table)).toBe(false);
    const moves = told.does(closes);
    expect([moves.throws, of(moves, "struck")]).toEqual([[], []]);
    const late = untilStage(moves.does(sidestep("orc", [5, 5], "free")), "late").does(declares("orc", attack("ana")));
    expect(letsDiceFall(late.table)).toBe(true);
    const fallen = late.does(closes, [1, 1, 1, 1], [4, 3, 2, 2]);
    expect(of(fallen, "contested")).toMatchObject([{ stance: "agility", loser: "ana", raw: 7 }]);
  });

  test("together: nobody steps out of a blow's reach, and nobody's death takes a blow away", () => {
    const away = untilStage(
      early("together")
        .does(closes)
        .does(sidestep("orc", [10, 0], "free")),
      "late",
    );
    const missed = away.does({ do: "declare", who: id("orc"), what: { do: "hold" } }).does(closes, ...hit);
    expect([of(missed, "fizzled"), of(missed, "struck").length]).toEqual([[], 1]);
    const four = {
      ...parts(frail),
      bo: { at: [5, 5], sheet: { ...sword, hp: { now: 40, max: 40 } } },
    } as const;
    const three = untilStage(
      turnedOver(scene(four, { lateAgility: "together" }), "ana", "orc", {
        ana: "agility",
        orc: "agility",
        bo: "agility",
      }),
      "agility",
    )
      .does({ do: "plan", who: id("orc"), first: "sidestep" })
      .does(declares("ana", attack("orc")))
      .does({ do: "declare", who: id("bo"), what: { do: "hold" } })
      .does(closes);
    const last = untilStage(three, "late").does(declares("orc", attack("bo")));
    const fallen = last.does(closes, ...hit, [4, 6, 8, 8], [1, 1]);
    expect(fallen.fighter("orc").life).toBe("unconscious");
    expect(of(fallen, "struck").map(({ by, on }) => [by, on])).toEqual([
      ["ana", "orc"],
      ["orc", "bo"],
    ]);
    expect(at(fallen, "orc")).toEqual([5, 0]);
  });
});
