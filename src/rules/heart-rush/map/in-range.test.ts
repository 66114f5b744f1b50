import { describe, expect, test } from "vitest";
import { squaresInRange } from "./in-range.ts";
import type { Weapon } from "../state/sheet.ts";
import { SHORTBOW, SPEAR, SWORD } from "../testing/creature.ts";
import { id, scene } from "../testing/scene.ts";
import type { Part, Scene } from "../testing/scene.ts";

const FIELD = { from: [0, 0], width: 100, height: 100 } as const;
const field = (weapon: Weapon, ana: Part = {}): Scene =>
  scene({ ana: { at: [50, 50], ...ana, sheet: { weapon, ...ana.sheet } }, orc: { side: "enemies", at: [0, 0] } });
const walled = (told: Scene, walls: readonly string[]): Scene => {
  const { ground } = told.table.fight;
  return ground.kind === "map" ? told.with({ ground: { ...ground, rough: [], fences: walls, screens: walls } }) : told;
};
/** Levels by square, as "x,y". */
const seen = (told: Scene, part: Parameters<typeof squaresInRange>[2] = FIELD): Readonly<Record<string, number>> =>
  Object.fromEntries(squaresInRange(told.table, id("ana"), part).map(({ at, levels }) => [at.join(","), levels]));

describe("HR-RANGE-8 the squares in range", () => {
  test("are the eight around for a sword, two rings for a spear until it has dashed, and none of one's own", () => {
    expect(Object.keys(seen(field(SWORD)))).toHaveLength(8);
    expect(Object.keys(seen(field(SPEAR)))).toHaveLength(24);
    expect(seen(field(SPEAR))).not.toHaveProperty(["50,50"]);
    const dashed = field(SPEAR, { fighter: { dashed: true } });
    expect(Object.keys(seen(dashed))).toHaveLength(8);
    expect(Object.keys(seen(field(SWORD, { sheet: { size: "L2" } })))).toHaveLength(12);
  });

  test("tell what distance costs, as far as the map goes", () => {
    const shots = seen(field(SHORTBOW));
    expect([shots["80,50"], shots["85,50"], shots["95,50"], shots["0,0"]]).toEqual([0, 1, 2, 2]);
    expect(Object.keys(shots)).toHaveLength(20 * 20 - 1);
    expect(Object.keys(seen(field(SHORTBOW), { from: [45, 45], width: 15, height: 15 }))).toHaveLength(8);
  });

  test("end at walls, and count as cover what hides a part", () => {
    const behind = walled(field(SWORD), ["55,40,55,60"]);
    expect(Object.keys(seen(behind))).toEqual(["45,45", "50,45", "45,50", "45,55", "50,55"]);
    const shots = seen(walled(field(SHORTBOW), ["55,40,55,60", "65,80,65,82.5"]));
    expect(shots).not.toHaveProperty(["60,50"]);
    expect(shots["45,50"]).toBe(0);
  });

  test("are none without a map, and none of somebody who is not there", () => {
    const told = field(SWORD);
    expect(seen(told.with({ ground: { kind: "spoken", feet: {}, cover: {} } }))).toEqual({});
    expect(squaresInRange(told.table, id("nobody"), FIELD)).toEqual([]);
  });
});
