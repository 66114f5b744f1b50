import { describe, expect, test } from "vitest";
import { aspectBonus, destinyAtSessionStart, gainDestiny } from "./destiny.ts";

describe("HR-ASP-1 destiny points", () => {
  test.for([
    [3, 5, 8],
    [8, 5, 10],
  ] as const)("%i and %i: %i", ([points, gained, after]) => {
    expect(gainDestiny(points, gained)).toBe(after);
  });
  test.for([
    [0, 3],
    [3, 3],
    [7, 7],
  ] as const)("%i at the start of a session: %i", ([before, after]) => {
    expect(destinyAtSessionStart(before)).toBe(after);
  });
});

describe("HR-ASP-2 calling on an aspect", () => {
  test.for([
    ["the whole rank", [3], 3, 5, 3],
    ["no more than the rank", [3], 5, 5, 3],
    ["the best of several", [2, 3, 1], 5, 5, 3],
    ["no more than one has", [3], 3, 2, 2],
    ["less, if one likes", [3], 1, 5, 1],
    ["none fits", [], 3, 5, 0],
    ["nothing below nothing", [3], -2, 5, 0],
  ] as const)("%s", ([, ranks, offered, points, bonus]) => {
    expect(aspectBonus(ranks, offered, points)).toBe(bonus);
  });
});
