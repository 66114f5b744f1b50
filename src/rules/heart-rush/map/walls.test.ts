import { describe, expect, test } from "vitest";
import { heartRush } from "../index.ts";
import type { Square } from "../state/model.ts";
import { LONGBOW, SWORD } from "../testing/creature.ts";
import { dash, id, scene } from "../testing/scene.ts";
import type { Scene } from "../testing/scene.ts";
import { circumstances, combatantOf } from "../state/fighters.ts";
import { fenced, reachesInto, shotLinesCut, walledOff } from "./walls.ts";

const between = (
  ana: Square,
  orc: Square,
  fences: readonly string[],
  screens = fences,
  size = "medium" as const,
): Scene => {
  const told = scene({
    ana: { at: ana, sheet: { weapon: SWORD, size } },
    orc: { side: "enemies", at: orc, sheet: { weapon: SWORD } },
  });
  const { ground } = told.table.fight;
  return ground.kind === "map" ? told.with({ ground: { ...ground, rough: [], fences, screens } }) : told;
};
const [ANA, ORC] = [id("ana"), id("orc")];

describe("HR-RANGE-6 lines that walls cut", () => {
  test.for<[string, Square, Square, readonly string[], number]>([
    ["nothing between", [0, 0], [20, 0], [], 0],
    ["a long wall", [0, 0], [20, 0], ["10,-20,10,20"], 4],
    ["a wall beside the target", [0, 0], [20, 0], ["20,5,25,5"], 0],
    ["a wall behind the target", [0, 0], [20, 0], ["25,-20,25,20"], 0],
    ["a wall of one square in front of it", [0, 0], [20, 0], ["20,0,20,5"], 4],
    ["the half of one", [0, 0], [20, 0], ["20,0,20,2.5"], 2],
    ["the end of a wall, seen past", [0, 0], [20, 0], ["10,5,10,50"], 0],
    ["a wall in the same line, on the near side", [0, 0], [20, 0], ["-30,2.5,-10,2.5"], 0],
    ["a wall in the same line, on the far side", [0, 0], [20, 0], ["40,2.5,60,2.5"], 0],
    ["two walls that meet", [0, 0], [20, 0], ["10,-20,10,2.5", "10,2.5,10,20"], 4],
  ])("%s", ([, ana, orc, walls, cut]) => {
    expect(shotLinesCut(between(ana, orc, walls).table, ANA, ORC)).toBe(cut);
  });

  test("count with what else covers, for missiles alone", () => {
    const told = between([0, 0], [20, 0], ["20,0,20,2.5"]);
    const seen = (weapon: typeof SWORD) => {
      const ana = combatantOf(told.table, ANA);
      const orc = combatantOf(told.table, ORC);
      return ana && orc && circumstances(told.table, { ...ana, sheet: { ...ana.sheet, weapon } }, orc).linesBlocked;
    };
    expect([seen(LONGBOW), seen(SWORD)]).toEqual([2, 0]);
  });

  test("a great creature is seen by whatever of it stands out", () => {
    const told = scene({ ana: { at: [0, 0] }, orc: { side: "enemies", at: [20, 0], sheet: { size: "L2" } } });
    const { ground } = told.table.fight;
    const walls = ["20,0,20,5"];
    const walled =
      ground.kind === "map" ? told.with({ ground: { ...ground, rough: [], fences: walls, screens: walls } }) : told;
    expect(shotLinesCut(walled.table, ANA, ORC)).toBe(0);
  });
});

describe("a wall between two squares", () => {
  test("keeps an arm from reaching through, a window not an arrow", () => {
    const window = between([0, 0], [5, 0], ["5,0,5,5"], []);
    expect(walledOff(window.table, ANA, ORC)).toBe(true);
    expect(shotLinesCut(window.table, ANA, ORC)).toBe(0);
    expect(walledOff(between([0, 0], [5, 0], ["5,5,5,10"]).table, ANA, ORC)).toBe(false);
    expect(window.answer({ do: "engage", who: ANA, target: ORC })).toBe("out-of-range");
  });

  test.for<[string, Square, Square, boolean]>([
    ["across it", [0, 0], [5, 0], true],
    ["along it", [0, 0], [0, 5], false],
    ["round its end", [0, 0], [5, 5], true],
    ["away from it", [0, 0], [-5, 0], false],
    ["to where it ends", [0, 0], [5, -5], true],
  ])("bars a step %s or does not: %j to %j", ([, from, to, barred]) => {
    expect(fenced(between([0, 0], [50, 50], ["5,0,5,5"]).table, "medium", from, to)).toBe(barred);
  });

  test.for<[string, string, boolean]>([
    ["up to where it begins", "7.5,2.5,30,2.5", true],
    ["short of it", "8,2.5,30,2.5", false],
    ["from where it ends", "-30,2.5,2.5,2.5", true],
    ["on from behind", "-30,2.5,2,2.5", false],
  ])("in the line of the step, %s: %s", ([, wall, barred]) => {
    const turned = wall.split(",");
    const upright = [turned[1], turned[0], turned[3], turned[2]].join();
    expect(fenced(between([0, 0], [50, 50], [wall]).table, "medium", [0, 0], [5, 0])).toBe(barred);
    expect(fenced(between([0, 0], [50, 50], [upright]).table, "medium", [0, 0], [0, 5])).toBe(barred);
  });

  test("stops who comes from afar as where the step is short", () => {
    const far = between([0, 0], [50, 50], ["105,40,105,45"]).table;
    expect(fenced(far, "medium", [100, 40], [105, 40])).toBe(true);
    expect(fenced(far, "medium", [100, 40], [100, 45])).toBe(false);
    expect(fenced(between([0, 0], [50, 50], ["105,40,105,45", "0,0,0,5"]).table, "medium", [100, 40], [105, 40])).toBe(
      true,
    );
  });

  test("is reached over from a square, or is not", () => {
    const reach = (walls: readonly string[]): boolean =>
      reachesInto(between([50, 50], [90, 90], walls).table, [0, 0], "medium", [5, 0], "medium");
    expect(reach([])).toBe(true);
    expect(reach(["5,0,5,5"])).toBe(false);
    expect(reach(["5,0,5,2.5"])).toBe(true);
    expect(reach(["5,5,5,10"])).toBe(true);
  });

  test("bars whoever is wide enough to meet it", () => {
    const { table } = between([0, 0], [50, 50], ["10,5,10,10"]);
    expect([fenced(table, "medium", [5, 0], [10, 0]), fenced(table, "L2", [5, 0], [10, 0])]).toEqual([false, true]);
  });

  test("stops a dash straight and by a way of one's own, and not the way around", () => {
    const told = between([0, 0], [50, 50], ["5,-5,5,5"]);
    expect(told.answer(dash("ana", [10, 0]))).toBe("wall-in-the-way");
    expect(
      told.answer(
        dash(
          "ana",
          [5, 0],
          [
            [0, 0],
            [5, 0],
          ],
        ),
      ),
    ).toBe("wall-in-the-way");
    expect(
      told.answer(
        dash(
          "ana",
          [5, 10],
          [
            [0, 0],
            [0, 5],
            [0, 10],
            [5, 10],
          ],
        ),
      ),
    ).toBe("ok");
  });

  test("is read back as it was told", () => {
    const { table } = between([0, 0], [50, 50], ["5,-5,5,2.5"], ["0,0,1,1"]);
    expect(heartRush.read.table(table, "")).toMatchObject({
      ok: true,
      value: { fight: { ground: { fences: ["5,-5,5,2.5"] } } },
    });
  });
});
