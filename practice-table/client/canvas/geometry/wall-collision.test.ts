import { describe, expect, test } from "vitest";
import type { WallShape } from "../shapes.ts";
import { testCollision } from "./wall-collision.ts";

function wall(more: Partial<WallShape> = {}): WallShape {
  const plain = { c: [100, 0, 100, 200], move: 20, sight: 20, light: 20, sound: 20, door: 0, ds: 0, dir: 0, ...more };
  return plain as WallShape;
}
const west = { x: 0, y: 100 };
const east = { x: 200, y: 100 };

test("a wall between stops movement", () => {
  expect(testCollision([wall()], west, east, { type: "move", mode: "any" })).toBe(true);
});

test("a way around does not cross it", () => {
  expect(testCollision([wall()], { x: 0, y: 300 }, { x: 200, y: 300 }, { type: "move", mode: "any" })).toBe(false);
});

test("a window lets sight through and nobody else", () => {
  const pane = [wall({ sight: 0 })];
  expect([
    testCollision(pane, west, east, { type: "sight", mode: "any" }),
    testCollision(pane, west, east, { type: "move", mode: "any" }),
  ]).toEqual([false, true]);
});

test.for([
  ["closed", 0, true],
  ["open", 1, false],
  ["locked", 2, true],
] as const)("a %s door", ([, ds, stops]) => {
  expect(testCollision([wall({ door: 1, ds })], west, east, { type: "move", mode: "any" })).toBe(stops);
});

// The wall runs down the screen, so whoever walks along it has the east at their left hand.
describe("a wall with one side", () => {
  test.for([
    ["left", 1, false, true],
    ["right", 2, true, false],
  ] as const)("stops what strikes its %s side", ([, dir, fromWest, fromEast]) => {
    const oneWay = [wall({ dir })];
    expect(testCollision(oneWay, west, east, { type: "move", mode: "any" })).toBe(fromWest);
    expect(testCollision(oneWay, east, west, { type: "move", mode: "any" })).toBe(fromEast);
  });
});

test("the closest of two walls is told with the point where it is met", () => {
  const near = wall({ c: [50, 0, 50, 200] });
  const hit = testCollision([wall(), near], west, east, { type: "move", mode: "closest" });
  expect(hit).toMatchObject({ x: 50, y: 100, distance: 50 });
});

test("all walls on the way come nearest first", () => {
  const hits = testCollision([wall(), wall({ c: [50, 0, 50, 200] })], west, east, { type: "move" });
  expect(hits).toMatchObject([{ x: 50 }, { x: 100 }]);
});
