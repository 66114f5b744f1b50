import { expect, test } from "vitest";
import { beside, shiftBeside } from "../../src/view/index.ts";

/** What is free of a page of 1366 by 768 with its sidebar open. */
const ROOM = { left: 90, top: 56, width: 924, height: 620 };
const MEASURES = { wide: 760, narrow: 600, high: 500 };
const token = (left: number, top: number) => ({ left, top, width: 86, height: 86 });

test.for([
  ["stands as usual where it covers nobody", [token(900, 300), token(900, 400)], [90, 56, 760, 0, 0]],
  ["stands at the other edge", [token(120, 300), token(120, 400)], [254, 56, 760, 0, 0]],
  ["stands below", [token(300, 60), token(700, 60)], [90, 176, 760, 0, 0]],
  ["is narrower", [token(100, 300), token(300, 300)], [414, 56, 600, 0, 0]],
  ["has the map moved by as little as there is need of", [token(400, 300), token(500, 300)], [414, 56, 600, -180, 0]],
  ["has them moved below where they stand in a row", [token(200, 300), token(800, 300)], [90, 56, 760, 0, 264]],
  ["stands as usual where they are too far apart", [token(200, 100), token(800, 500)], [90, 56, 760, 0, 0]],
  ["stands as usual where nobody is on the map", [], [90, 56, 760, 0, 0]],
] as const)("a window %s", ([, about, expected]) => {
  const { left, top, width, shift } = beside(about, ROOM, MEASURES);
  expect([left, top, width, ...shift]).toEqual(expected);
});

test.for([
  ["stays where nobody is covered", [token(100, 300)], [0, 0]],
  ["moves them out to the nearer side", [token(380, 300)], [-60, 0]],
  ["moves them below, where they are too wide for a side", [token(200, 300), token(600, 300)], [0, 108]],
  ["stays where there is no room for them", [token(200, 100), token(600, 500)], [0, 0]],
] as const)("the map %s", ([, about, expected]) => {
  expect(shiftBeside(about, { left: 414, top: 56, width: 600, height: 344 }, ROOM)).toEqual(expected);
});
