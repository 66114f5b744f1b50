import { describe, expect, test } from "vitest";
import { layArea, outlineOf, squaresIn, strikes, type Aim, type Shape } from "./area.ts";

const CASTER = { at: [20, 20], across: 1 } as const;
const aim = (to: readonly [number, number], turned = 0, caster: Aim["caster"] = CASTER): Aim => ({
  to,
  turned,
  caster,
});
const laid = (shape: Shape, feet: number, aimed: Aim) => {
  const area = layArea(shape, feet, aimed);
  if (area === null) throw new Error("It needs a caster.");
  return area;
};
const squares = (shape: Shape, feet: number, aimed: Aim): readonly string[] =>
  squaresIn(laid(shape, feet, aimed))
    .map(String)
    .sort();

describe("HR-SPELL-3 the squares of an area", () => {
  test("around its caster it goes as far as steps count, the slanting ones too", () => {
    const around = squares("around", 10, aim([0, 0]));
    expect(around).toHaveLength(25);
    expect(around).toEqual(expect.arrayContaining(["10,10", "30,30", "20,20"]));
    expect(squares("around", 5, aim([0, 0], 0, { at: [20, 20], across: 2 }))).toHaveLength(16);
  });

  test("a circle has those whose middles are near enough to the middle that is pointed at", () => {
    expect(squares("circle", 5, aim([52, 51]))).toEqual(["45,50", "50,45", "50,50", "50,55", "55,50"]);
    expect(squares("circle", 10, aim([52, 51]))).toHaveLength(13);
  });

  test("a line has as many squares as it is long, and is turned about where it begins", () => {
    expect(squares("line", 20, aim([50, 50]))).toEqual(["50,50", "55,50", "60,50", "65,50"]);
    expect(squares("line", 20, aim([50, 50], 270))).toEqual(["50,35", "50,40", "50,45", "50,50"]);
    expect(squares("line", 20, aim([50, 50], 45))).toEqual(expect.arrayContaining(["50,50", "55,55", "60,60"]));
  });

  test("a cone goes from its caster to where is pointed, as wide as it is long", () => {
    expect(squares("cone", 10, aim([100, 22.5]))).toEqual(["25,20", "30,15", "30,20", "30,25"]);
    expect(squares("cone", 10, aim([22.5, 0]))).toEqual(["15,10", "20,10", "20,15", "25,10"]);
  });

  test("what spreads from its caster needs one on the map", () => {
    expect(
      (["around", "cone", "circle", "line"] as const).map((shape) => layArea(shape, 10, aim([0, 0], 0, null)) !== null),
    ).toEqual([false, false, true, true]);
  });
});

describe("HR-SPELL-3 who is struck", () => {
  test.for([
    ["around", [30, 30], 1, true],
    ["around", [35, 30], 1, false],
    ["around", [20, 20], 1, false],
    ["around", [30, 35], 2, false],
    ["around", [0, 0], 3, true],
    ["circle", [20, 20], 1, true],
    ["circle", [45, 20], 1, false],
  ] as const)("%s: on %o, %i squares wide: %s", ([shape, at, across, struck]) => {
    const area = laid(shape, 10, aim([22, 22]));
    expect(strikes(area, { at, across })).toBe(struck);
  });
});

describe("the edge of an area", () => {
  const rounded = (shape: Shape, feet: number, aimed: Aim) =>
    outlineOf(laid(shape, feet, aimed)).map(([x, y]) => [Math.round(x * 10) / 10, Math.round(y * 10) / 10]);

  test.for([
    ["circle", [[22.5, 22.5]]],
    [
      "around",
      [
        [10, 10],
        [35, 10],
        [35, 35],
        [10, 35],
      ],
    ],
    [
      "line",
      [
        [20, 20],
        [30, 20],
        [30, 25],
        [20, 25],
      ],
    ],
  ] as const)("%s", ([shape, edge]) => {
    expect(rounded(shape, 10, aim([22, 22]))).toEqual(edge);
  });

  test("a cone begins at its caster, and ends as far from there all along", () => {
    const [start, ...end] = rounded("cone", 10, aim([100, 22.5]));
    expect([start, end.length, end[0], end[4], end[8]]).toEqual([
      [22.5, 22.5],
      9,
      [33.7, 16.9],
      [35, 22.5],
      [33.7, 28.1],
    ]);
  });
});
