import { describe, expect, test } from "vitest";
import { cantrip, conditions } from "../testing/creature.ts";
import { attack, closes, declares, of, scene, turnedOver } from "../testing/scene.ts";
import type { Part } from "../testing/scene.ts";
import type { Options } from "../state/options.ts";
import { duel, lays, strikes, sword } from "../testing/duel.ts";

describe("HR-COND-18, HR-COND-19 a cantrip that rolls nothing", () => {
  test("gives the hidden away and breaks its own charm all the same", () => {
    const parts = {
      ana: { at: [0, 0], sheet: { weapon: cantrip("dark"), conditions: conditions({ hidden: 1 }) } },
      orc: { side: "enemies", at: [5, 0], sheet: { ...sword, conditions: conditions({ charmed: [2, "ana"] }) } },
    } as const;
    const told = turnedOver(scene(parts).does({ do: "end-ambush" }), "ana", "orc", { ana: "cunning", orc: "cunning" });
    const done = strikes(told, "ana", attack("orc"), "cunning").does(closes);
    expect(done.throws).toEqual([]);
    expect(done.sheet("ana").conditions).toEqual({});
    expect(Object.keys(done.sheet("orc").conditions)).toEqual(["weakened"]);
  });
});

describe("HR-WEAP-9, HR-WEAP-11 cantrips in a clash", () => {
  const cast = (element: Parameters<typeof cantrip>[0], orc: Part["sheet"] = {}, options: Partial<Options> = {}) =>
    duel(
      "cunning",
      "agility",
      {
        ana: { at: [0, 0], sheet: { weapon: cantrip(element) } },
        orc: { side: "enemies", at: [20, 0], sheet: orc ?? {} },
      },
      options,
    ).does(declares("ana", attack("orc")));

  test("without damage they land unrolled", () => {
    const told = cast("void").does(closes);
    expect(told.sheet("orc").conditions).toEqual({ confused: { level: 1, of: "ana" } });
  });

  test("or must hit, where the table says so", () => {
    const ruled = cast("void", {}, { harmlessCantrips: "must-hit" });
    expect(ruled.does(closes, [1, 1], [8, 6]).sheet("orc").conditions).toEqual({});
    const hit = ruled.does(closes, [8, 6], [1, 1]);
    expect(hit.sheet("orc").conditions).toEqual({ confused: { level: 1, of: "ana" } });
    expect(of(hit, "hurt")).toEqual([]);
  });

  test("force pushes when it lands", () => {
    expect(cast("force").does(closes).table.fight.ground).toMatchObject({ at: { orc: [40, 0] } });
    const ruled = cast("force", {}, { harmlessCantrips: "must-hit" });
    expect(of(ruled.does(closes, [1, 1], [8, 6]), "pushed")).toEqual([]);
    expect(of(ruled.does(closes, [8, 6], [1, 1]), "pushed")).toHaveLength(1);
  });

  test("fire catches at once", () => {
    const told = cast("fire").does(closes, [3, 4]);
    expect(told.throws[0]).toMatchObject({ name: "damage:burning->orc", dice: [{ faces: 6 }, { faces: 6 }] });
    expect(of(told, "hurt")).toMatchObject([{ on: "orc", from: "burning", raw: 7 }]);
  });

  test("lightning counts twice against metal", () => {
    const raw = (armour: "light" | "medium" | "heavy") =>
      of(cast("air", { armour }).does(closes, [4, 4, 2], [1, 1]), "struck")[0]?.raw;
    expect([raw("light"), raw("medium"), raw("heavy")]).toEqual([6, 14, 12]);
    const wet = cast("air").withFighter("orc", { water: "wet" }).does(closes, [4, 4, 2], [1, 1]);
    expect(of(wet, "struck")[0]?.raw).toBe(18);
  });

  test("water wets and puts out fires", () => {
    const told = cast("water", { conditions: conditions({ burning: 3 }) }).does(closes, [8, 6, 8], [1, 1]);
    expect(told.fighter("orc").water).toBe("wet");
    expect(told.sheet("orc").conditions).toEqual({ "off-balanced": { level: 1, of: "ana" } });
  });
});

describe("HR-COND-18, HR-COND-19 after an attack", () => {
  test("the hidden are seen, anger at the target is vented, a charm by the attacker ends", () => {
    const parts = {
      ana: { at: [0, 0], sheet: { ...sword, conditions: conditions({ enraged: [2, "orc"] }) } },
      orc: { side: "enemies", at: [5, 0], sheet: { ...sword, conditions: conditions({ charmed: [1, "ana"] }) } },
    } as const;
    const told = duel("cunning", "agility", parts)
      .does(lays("hidden", "ana"))
      .does(declares("ana", attack("orc")))
      .does(closes, [1, 1, 1], [8, 6, 8, 8, 8, 8, 8]);
    expect(told.sheet("ana").conditions).toEqual({});
    expect(told.sheet("orc").conditions).toEqual({});
  });
});
