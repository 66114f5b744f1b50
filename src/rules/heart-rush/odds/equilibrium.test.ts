import { describe, expect, test } from "vitest";
import { array, assert, integer, property } from "fast-check";
import { equilibrium } from "./equilibrium.ts";

const rounded = (mix: readonly number[]): readonly number[] => mix.map((share) => Math.round(share * 1e9) / 1e9 + 0);

describe("HR-ODDS-7 games whose answer is known", () => {
  test.for([
    [
      "stone, paper, scissors",
      [
        [0, -1, 1],
        [1, 0, -1],
        [-1, 1, 0],
      ],
      0,
      [1 / 3, 1 / 3, 1 / 3],
      [1 / 3, 1 / 3, 1 / 3],
    ],
    [
      "matching coins",
      [
        [1, -1],
        [-1, 1],
      ],
      0,
      [0.5, 0.5],
      [0.5, 0.5],
    ],
    [
      "uneven coins",
      [
        [3, -1],
        [-2, 1],
      ],
      1 / 7,
      [3 / 7, 4 / 7],
      [2 / 7, 5 / 7],
    ],
    [
      "a saddle",
      [
        [4, 2],
        [3, 1],
      ],
      2,
      [1, 0],
      [0, 1],
    ],
    ["one row", [[3, 1, 2]], 1, [1], [0, 1, 0]],
    ["one column", [[3], [5], [4]], 5, [0, 1, 0], [1]],
    ["one cell", [[-7]], -7, [1], [1]],
    [
      "no choice matters",
      [
        [2, 2],
        [2, 2],
      ],
      2,
      [1, 0],
      [1, 0],
    ],
    [
      "large payoffs",
      [
        [1e9, 0],
        [0, 1e9],
      ],
      5e8,
      [0.5, 0.5],
      [0.5, 0.5],
    ],
    [
      "tiny payoffs",
      [
        [1e-14, 0],
        [0, 1e-14],
      ],
      5e-15,
      [0.5, 0.5],
      [0.5, 0.5],
    ],
    [
      "small payoffs",
      [
        [1e-9, 0],
        [0, 1e-9],
      ],
      5e-10,
      [0.5, 0.5],
      [0.5, 0.5],
    ],
  ] as const)("%s", ([, payoffs, value, rows, columns]) => {
    const found = equilibrium(payoffs);
    expect(Math.abs(found.value - value)).toBeLessThanOrEqual(1e-12 * Math.max(1, Math.abs(value)));
    expect(rounded(found.rows)).toEqual(rounded(rows));
    expect(rounded(found.columns)).toEqual(rounded(columns));
  });

  test("no game at all", () => {
    const none = { value: 0, rows: [], columns: [] };
    expect([equilibrium([]), equilibrium([[]])]).toEqual([none, none]);
  });
});

/** A pair of mixes is an equilibrium exactly when no single choice of either side does better against the other's mix. */
function gains(payoffs: readonly (readonly number[])[]): number {
  const { value, rows, columns } = equilibrium(payoffs);
  const byColumn = columns.map((_, column) =>
    rows.reduce((sum, share, row) => sum + share * (payoffs[row]?.[column] ?? NaN), 0),
  );
  const byRow = payoffs.map((line) => line.reduce((sum, payoff, column) => sum + payoff * (columns[column] ?? NaN), 0));
  expect(Math.min(...rows, ...columns)).toBeGreaterThanOrEqual(0);
  expect(Math.abs(rows.reduce((sum, share) => sum + share, 0) - 1)).toBeLessThanOrEqual(1e-12);
  expect(Math.abs(columns.reduce((sum, share) => sum + share, 0) - 1)).toBeLessThanOrEqual(1e-12);
  return Math.max(value - Math.min(...byColumn), Math.max(...byRow) - value);
}

describe("HR-ODDS-7 neither gains by turning away", () => {
  const game = (height: number, width: number, most: number) =>
    array(array(integer({ min: -most, max: most }), { minLength: width, maxLength: width }), {
      minLength: height,
      maxLength: height,
    });
  test.for([
    ["four by four", 4, 4, 1000],
    ["with many ties", 4, 4, 1],
    ["wide", 2, 6, 20],
    ["tall", 6, 2, 20],
    ["seven by seven with ties", 7, 7, 2],
  ] as const)("%s", ([, height, width, most]) => {
    assert(
      property(game(height, width, most), (payoffs) => {
        expect(gains(payoffs)).toBeLessThanOrEqual(1e-11 * Math.max(1, most));
      }),
      { numRuns: 400 },
    );
  });
});
