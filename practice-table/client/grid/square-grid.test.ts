import { describe, expect, test } from "vitest";
import { GridlessGrid } from "./gridless-grid.ts";
import { SquareGrid } from "./square-grid.ts";

const grid = (diagonals: number): SquareGrid => new SquareGrid({ size: 100, distance: 5, diagonals });
const from = { x: 50, y: 50 };

describe("measuring a straight leg of 4 by 3 squares", () => {
  test.for([
    ["equidistant", 0, 20],
    ["exact", 1, 5 + 15 * Math.SQRT2],
    ["approximate", 2, 27.5],
    ["rectilinear", 3, 35],
    ["alternating, short first", 4, 25],
    ["alternating, long first", 5, 30],
    ["without diagonals", 6, 35],
  ] as const)("%s", ([, rule, distance]) => {
    expect(grid(rule).measurePath([from, { x: 450, y: 350 }]).distance).toBeCloseTo(distance, 10);
  });

  test("counts spaces and diagonals", () => {
    const path = grid(0).measurePath([from, { x: 450, y: 350 }]);
    expect([path.spaces, path.diagonals, path.euclidean]).toEqual([4, 3, 25]);
  });
});

test("alternating diagonals are counted on over the corners of a path", () => {
  const path = grid(4).measurePath([from, { x: 150, y: 150 }, { x: 250, y: 50 }]);
  expect(path.segments.map((segment) => segment.distance)).toEqual([5, 10]);
});

test("a cost function is asked for every space entered", () => {
  const entered: string[] = [];
  const cost = (_from: unknown, to: { i: number; j: number }, distance: number): number => {
    entered.push(`${to.i},${to.j}`);
    return distance * 2;
  };
  const path = grid(0).measurePath([from, { x: 350, y: 50 }], { cost });
  expect([entered, path.cost]).toEqual([["0,1", "0,2", "0,3"], 30]);
});

test("without a cost function the cost is the distance", () => {
  expect(grid(0).measurePath([from, { x: 350, y: 50 }]).cost).toBe(15);
});

test("a leg that teleports is not measured", () => {
  expect(grid(0).measurePath([from, { x: 950, y: 50, teleport: true }, { x: 950, y: 150 }]).distance).toBe(5);
});

test("climbing counts like a third axis", () => {
  expect(
    grid(0).measurePath([
      { ...from, elevation: 0 },
      { x: 150, y: 50, elevation: 15 },
    ]).distance,
  ).toBe(15);
});

test("each waypoint knows how far it is along the path", () => {
  const path = grid(0).measurePath([from, { x: 250, y: 50 }, { x: 250, y: 150 }]);
  expect(path.waypoints.map((waypoint) => waypoint.distance)).toEqual([0, 10, 15]);
});

test.for([
  [0, 8],
  [6, 4],
] as const)("diagonal rule %i has %i neighbours", ([rule, count]) => {
  expect(grid(rule).getAdjacentOffsets({ i: 3, j: 3 })).toHaveLength(count);
});

test("a direct path enters every space between", () => {
  const path = grid(0).getDirectPath([from, { x: 350, y: 150 }]);
  expect(path.map(({ i, j }) => `${i},${j}`)).toEqual(["0,0", "0,1", "1,2", "1,3"]);
});

test("without diagonals a path turns corners", () => {
  const path = grid(6).getDirectPath([from, { x: 150, y: 150 }]);
  expect(path).toHaveLength(3);
});

test.for([
  ["centre", 1, { x: 150, y: 50 }],
  ["vertex", 240, { x: 100, y: 100 }],
] as const)("snaps to the nearest %s", ([, mode, point]) => {
  expect(grid(0).getSnappedPoint({ x: 130, y: 70 }, { mode })).toEqual(point);
});

test("without a grid distance is a straight line and there are no spaces", () => {
  const path = new GridlessGrid({ size: 100, distance: 5 }).measurePath([from, { x: 350, y: 450 }]);
  expect([path.distance, path.spaces]).toEqual([25, 0]);
});
