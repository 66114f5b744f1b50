import { describe, expect, test } from "vitest";
import { COLLISION_DIE, collisionDice, shareCollision } from "./collision.ts";

describe("HR-HAZ-1 a collision", () => {
  test.for([
    [5, 1],
    [10, 2],
    [20, 4],
    [0, 0],
    [4, 0],
    [-5, 0],
  ] as const)("%i feet to go: %i dice", ([feet, dice]) => {
    expect(collisionDice(feet)).toBe(dice);
  });
  test("by d6", () => {
    expect(COLLISION_DIE).toBe(6);
  });
});

describe("HR-HAZ-2 shared with whoever stands there", () => {
  test.for([
    [5, 3, 2],
    [6, 3, 3],
    [1, 1, 0],
  ] as const)("%i: %i and %i", ([total, mover, other]) => {
    expect(shareCollision(total)).toEqual({ mover, other });
  });
});
