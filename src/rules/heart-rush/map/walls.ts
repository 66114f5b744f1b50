import type { FighterId } from "../../core/brand.ts";
import { covered, feetBetween, sizeOf, SQUARE, squareOf } from "./ground.ts";
import type { HeartTable, Square } from "../state/model.ts";
import type { Size } from "../state/sheet.ts";

/** Walls between squares: those that stop whoever walks, and those that stop what flies. A window is one of the first only. */
type Line = readonly [x1: number, y1: number, x2: number, y2: number];
type Point = readonly [x: number, y: number];

const drawn = new WeakMap<readonly string[], readonly Line[]>();

/** The lines as they are spelled, "x,y,x,y" in feet, read once. */
function linesOf(spelled: readonly string[]): readonly Line[] {
  const known = drawn.get(spelled);
  if (known !== undefined) return known;
  const lines = spelled.map((line): Line => {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = line.split(",").map(Number);
    return [x1, y1, x2, y2];
  });
  drawn.set(spelled, lines);
  return lines;
}

const wallsOf = ({ fight: { ground } }: HeartTable, kind: "fences" | "screens"): readonly Line[] =>
  ground.kind === "map" && ground[kind] !== undefined ? linesOf(ground[kind]) : [];

/** On which side of the line from one point to another a third lies. */
const side = ([ax, ay]: Point, [bx, by]: Point, [px, py]: Point): number =>
  Math.sign((bx - ax) * (py - ay) - (by - ay) * (px - ax));

/** Touching counts: nobody slips through where two walls meet. */
function cuts([x1, y1, x2, y2]: Line, from: Point, to: Point): boolean {
  if (Math.max(x1, x2) < Math.min(from[0], to[0]) || Math.min(x1, x2) > Math.max(from[0], to[0])) return false;
  if (Math.max(y1, y2) < Math.min(from[1], to[1]) || Math.min(y1, y2) > Math.max(from[1], to[1])) return false;
  const [a, b]: readonly [Point, Point] = [
    [x1, y1],
    [x2, y2],
  ];
  return side(a, b, from) * side(a, b, to) <= 0 && side(from, to, a) * side(from, to, b) <= 0;
}

const middle = ([x, y]: Square): Point => [x + SQUARE / 2, y + SQUARE / 2];

/** A step that somebody of this size cannot take because a wall stands between. */
export function fenced(table: HeartTable, size: Size, from: Square, to: Square): boolean {
  const walls = wallsOf(table, "fences");
  if (walls.length === 0) return false;
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  return covered(from, size).some((square) => {
    const [x, y] = middle(square);
    return walls.some((wall) => cuts(wall, [x, y], [x + dx, y + dy]));
  });
}

/** Corners are taken a hand's breadth inside, so that a wall along a square's side hides only what is behind it. */
const INSET = 0.1;

function corners([x, y]: Square): readonly Point[] {
  const [near, far] = [INSET, SQUARE - INSET];
  return [
    [x + near, y + near],
    [x + far, y + near],
    [x + near, y + far],
    [x + far, y + far],
  ];
}

const LINES = 4;

/** HR-RANGE-6: of the four lines to the corners of a square the target is on, how many are cut, from the best place. */
function linesCut(walls: readonly Line[], from: readonly Square[], target: readonly Square[]): number {
  let fewest = walls.length === 0 ? 0 : LINES;
  for (const place of from) {
    for (const point of [middle(place), ...corners(place)]) {
      for (const square of target) {
        const cut = corners(square).filter((corner) => walls.some((wall) => cuts(wall, point, corner))).length;
        if (cut === 0) return 0;
        fewest = Math.min(fewest, cut);
      }
    }
  }
  return fewest;
}

function between(table: HeartTable, kind: "fences" | "screens", one: FighterId, other: FighterId): number {
  const walls = wallsOf(table, kind);
  const [from, to] = [squareOf(table.fight, one), squareOf(table.fight, other)];
  if (walls.length === 0 || from === null || to === null) return 0;
  return linesCut(walls, covered(from, sizeOf(table, one)), covered(to, sizeOf(table, other)));
}

/** The lines of a shot that walls cut. */
export const shotLinesCut = (table: HeartTable, from: FighterId, to: FighterId): number =>
  between(table, "screens", from, to);

/** The same between squares, whoever stands there. */
export const linesCutBetween = (table: HeartTable, from: readonly Square[], to: readonly Square[]): number => {
  const walls = wallsOf(table, "screens");
  return walls.length === 0 ? 0 : linesCut(walls, from, to);
};

/** Whether there is a wall that no arm reaches through. */
export const walledOff = (table: HeartTable, one: FighterId, other: FighterId): boolean =>
  between(table, "fences", one, other) >= LINES;

export const adjacent = (table: HeartTable, one: FighterId, other: FighterId): boolean =>
  feetBetween(table, one, other) <= SQUARE && !walledOff(table, one, other);

/** Whether somebody could reach from one square into another, with no wall between. */
export function reachesInto(table: HeartTable, from: Square, size: Size, to: Square, theirs: Size): boolean {
  const walls = wallsOf(table, "fences");
  return walls.length === 0 || linesCut(walls, covered(from, size), covered(to, theirs)) < LINES;
}
