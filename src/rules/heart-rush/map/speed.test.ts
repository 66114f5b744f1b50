import { describe, expect, test } from "vitest";
import { climbSpeed, costOfStanding, overDifficultGround, slowedByGear, speedOf, swimSpeed } from "./speed.ts";
import { conditions, creature, MAUL, modifier, SWORD, weapon } from "../testing/creature.ts";

describe("HR-SPEED-1 gear slows walking and swimming", () => {
  test.for([
    ["nothing", {}, 60, 15],
    ["light armour", { armour: "light" }, 55, 10],
    ["medium armour and heavy shield", { armour: "medium", shield: "heavy" }, 45, 0],
    ["light shield", { shield: "light" }, 60, 15],
    ["heavy armour", { armour: "heavy" }, 45, 0],
    ["maul", { weapon: MAUL }, 55, 10],
    ["grown jaws", { weapon: weapon({ size: "heavy", tags: ["natural"] }) }, 60, 15],
    ["all", { armour: "heavy", shield: "heavy", weapon: MAUL }, 35, 0],
    ["more than it has", { armour: "heavy", speed: { move: 10, swim: 0, climb: 5 } }, 0, 0],
  ] as const)("%s", ([, parts, move, swim]) => {
    const sheet = creature(parts);
    expect([speedOf(sheet), swimSpeed(sheet), climbSpeed(sheet)]).toEqual([move, swim, 5]);
  });

  test("what it costs in feet", () => {
    expect(slowedByGear(creature({ armour: "medium", shield: "heavy", weapon: SWORD }))).toBe(15);
  });

  test("a talent's feet are added", () => {
    const quick = [modifier({ on: "speed", flat: 20 }), modifier({ on: "attack", flat: 7 })];
    expect(speedOf(creature({ modifiers: quick, armour: "light" }))).toBe(75);
  });
});

describe("HR-SPEED-2, HR-SPEED-3 conditions", () => {
  test.for([
    ["slowed", { slowed: 1 }, 30],
    ["slowed by more", { slowed: 4 }, 30],
    ["restrained", { restrained: 1 }, 0],
    ["grappled", { grappled: 1 }, 0],
    ["stunned", { stunned: 1 }, 0],
    ["incapacitated", { incapacitated: 1 }, 0],
    ["grappling", { grappling: 1 }, 0],
    ["crippled", { crippled: 1 }, 5],
    ["crippled and slowed", { crippled: 1, slowed: 1 }, 5],
    ["prone", { prone: 1 }, 5],
    ["dazed", { dazed: 5 }, 60],
  ] as const)("%s: %d", ([, levels, feet]) => {
    expect(speedOf(creature({ conditions: conditions(levels) }))).toBe(feet);
  });

  test("slowed comes after armour", () => {
    expect(speedOf(creature({ armour: "light", conditions: conditions({ slowed: 1 }) }))).toBe(27.5);
  });

  test("a prone crawler climbs at its own pace", () => {
    const speed = { move: 60, swim: 15, climb: 20 };
    expect(speedOf(creature({ speed, conditions: conditions({ prone: 1 }) }))).toBe(20);
    expect(speedOf(creature({ speed, conditions: conditions({ prone: 1, crippled: 1 }) }))).toBe(5);
    expect(speedOf(creature({ speed: { move: 3, swim: 1, climb: 1 }, conditions: conditions({ crippled: 1 }) }))).toBe(
      3,
    );
    const slow = creature({
      speed: { move: 8, swim: 1, climb: 1 },
      conditions: conditions({ crippled: 1, slowed: 1 }),
    });
    expect(speedOf(slow)).toBe(4);
  });

  test("whoever is held does not swim either", () => {
    expect(swimSpeed(creature({ conditions: conditions({ restrained: 2 }) }))).toBe(0);
  });
});

test("HR-SPEED-4 difficult ground", () => {
  expect(overDifficultGround(45)).toBe(22.5);
});

test("HR-COND-13 standing costs half of the speed one has on one's feet", () => {
  expect(costOfStanding(creature({ armour: "medium", conditions: conditions({ prone: 1 }) }))).toBe(25);
});
