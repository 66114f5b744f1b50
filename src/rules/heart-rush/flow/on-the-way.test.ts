import { describe, expect, test } from "vitest";
import { SPEAR } from "../testing/creature.ts";
import { at, sword } from "../testing/field.ts";
import { rules } from "../testing/harm.ts";
import { dash, id, of, scene, strikesAt } from "../testing/scene.ts";
import type { Part, Scene } from "../testing/scene.ts";

/** HR-OPP-4: what becomes of somebody who dashes past those who strike. */
describe("HR-OPP-4 where a mover lies that falls", () => {
  const run = (ana: Part, others: Readonly<Record<string, Part>>, to: readonly [number, number] = [60, 0]): Scene =>
    scene({ ana: { at: [0, 0], ...ana }, ...others }).does(dash("ana", to));
  const foe = (x: number, y: number, part: Part = {}): Part => ({
    side: "enemies",
    at: [x, y],
    ...part,
    sheet: { ...sword, ...part.sheet },
  });
  const strike = strikesAt("ana");
  const hit = [
    [8, 6, 8],
    [1, 1],
  ] as const;
  const frail = (max: number): Part => ({
    npc: true,
    sheet: { ...sword, hp: { now: 1, max }, heart: { now: 4, max: 4 } },
  });

  test.for([
    ["dead", 1],
    ["unconscious", 40],
  ] as const)("%s, it lies in the last space that the blow reached", ([life, max]) => {
    const told = run(frail(max), { orc: foe(25, 5) }).does(strike("orc"), [8, 6, 8], [1, 1]);
    expect(told.fighter("ana").life).toBe(life);
    expect(at(told, "ana")).toEqual([30, 0]);
    expect(told.table.fight).toMatchObject({ moving: null, phase: { side: "enemies" } });
  });

  test("felled by the second to strike it lies by that one, not by whoever let it pass", () => {
    const told = run(frail(40), { o1: foe(10, 5), o2: foe(40, 5) })
      .does({ do: "let-pass", who: id("o1") })
      .does(strike("o2"), ...hit);
    expect(at(told, "ana")).toEqual([45, 0]);
  });

  test("and by the one that felled it, though another strikes it after that", () => {
    const told = run(frail(400), { o1: foe(10, 5), o2: foe(40, 5) })
      .does(strike("o2"), ...hit)
      .does(strike("o1"), ...hit);
    expect(at(told, "ana")).toEqual([45, 0]);
  });

  test.for(["stunned", "incapacitated"] as const)("who is %s on its way does not arrive", (condition) => {
    const lame = rules({ is: "condition", who: id("ana"), condition, levels: 1, of: null });
    const told = run({ sheet: sword }, { orc: foe(25, 5) })
      .does(lame)
      .does({ do: "let-pass", who: id("orc") });
    expect([at(told, "ana"), told.table.fight.moving]).toEqual([[0, 0], null]);
    const struck = run({ sheet: sword }, { orc: foe(25, 5), hound: foe(40, 5) })
      .does(strike("orc"), [1, 1, 1], [8, 6])
      .does(lame)
      .does({ do: "let-pass", who: id("hound") });
    expect(at(struck, "ana")).toEqual([30, 0]);
  });

  test("who falls by the price of its own dash has not set out", () => {
    const choking = { npc: true, sheet: { ...sword, hp: { now: 1, max: 40 }, heart: { now: 4, max: 4 } as const } };
    const gasping = { ...choking, sheet: { ...choking.sheet, conditions: { suffocating: { level: 1, of: null } } } };
    const told = scene({ ana: { at: [0, 0], ...gasping }, orc: foe(200, 200) }).does(dash("ana", [60, 0]), [3]);
    expect([told.fighter("ana").life, at(told, "ana")]).toEqual(["unconscious", [0, 0]]);
  });

  test("without a map whoever falls is still beside the one that struck", () => {
    const parts = { ana: { ...frail(40) }, orc: { side: "enemies", sheet: sword } } as const;
    const told = scene(parts)
      .with({ ground: { kind: "spoken", feet: { "ana|orc": 5 }, cover: {} } })
      .does({ do: "dash", who: id("ana"), destination: { to: null, path: [], feet: 30, near: [] }, stand: false })
      .does(strike("orc"), ...hit);
    expect(told.table.fight.ground).toMatchObject({ feet: { "ana|orc": 5 } });
  });

  test("HR-MOVE-4 a blow is measured from where it falls, not from where the mover set out", () => {
    const wielder = foe(0, 5, { sheet: { weapon: SPEAR }, fighter: { dashed: true } });
    const told = run({ at: [30, 0], sheet: sword }, { orc: wielder }, [-30, 0]).does(strike("orc"), ...hit);
    expect([of(told, "struck")[0]?.feet, told.fighter("orc").struckFar]).toEqual([5, false]);
    const far = run({ at: [30, 0], sheet: sword }, { orc: foe(0, 5, { sheet: { weapon: SPEAR } }) }, [-30, 0]);
    expect(of(far.does(strike("orc"), ...hit), "struck")[0]?.feet).toBe(10);
  });
});
