import { byFighter } from "../../core/brand.ts";
import type { FighterId } from "../../core/brand.ts";
import { mayCross, squaresAcross } from "./size.ts";
import type { Size } from "../state/sheet.ts";
import type { Fight, Ground, HeartTable, Square } from "../state/model.ts";

/** HR-POS-1: squares of five feet; a diagonal step counts as one square. */
export const SQUARE = 5;
/** Farther than any weapon reaches: where nobody has said how far it is. */
export const OUT_OF_SIGHT = 10_000;

export const pairOf = (one: FighterId, other: FighterId): string =>
  one < other ? `${one}|${other}` : `${other}|${one}`;
export const lineOf = (from: FighterId, to: FighterId): string => `${from}>${to}`;
const spelled = ([x, y]: Square): string => `${x},${y}`;
export const sameSquare = (one: Square, other: Square): boolean => one[0] === other[0] && one[1] === other[1];

/** The gap between two spans on one axis, in feet; nothing when they touch or overlap. */
const gap = (a: number, aSpan: number, b: number, bSpan: number): number =>
  Math.max(0, b - (a + aSpan), a - (b + bSpan));

/** Feet from one space to another, counted in squares between the nearest squares. */
export function feetApart(one: Square, oneSize: Size, other: Square, otherSize: Size): number {
  const a = (squaresAcross(oneSize) - 1) * SQUARE;
  const b = (squaresAcross(otherSize) - 1) * SQUARE;
  return Math.max(gap(one[0], a, other[0], b), gap(one[1], a, other[1], b));
}

export const squareOf = (fight: Fight, who: FighterId): Square | null =>
  fight.ground.kind === "map" ? (fight.ground.at[who] ?? null) : null;

export const sizeOf = (table: HeartTable, who: FighterId): Size => table.sheets[who]?.size ?? "medium";

/** Feet between two fighters; one that stands nowhere is out of sight. */
export function feetBetween(table: HeartTable, one: FighterId, other: FighterId): number {
  const { ground } = table.fight;
  if (ground.kind === "spoken") return ground.feet[pairOf(one, other)] ?? OUT_OF_SIGHT;
  const from = ground.at[one];
  const to = ground.at[other];
  return from === undefined || to === undefined
    ? OUT_OF_SIGHT
    : feetApart(from, sizeOf(table, one), to, sizeOf(table, other));
}

/** The squares from one to another, both included: diagonally as long as that helps, then straight. */
export function straightWay(from: Square, to: Square): readonly Square[] {
  const way: Square[] = [from];
  let [x, y] = from;
  while (x !== to[0] || y !== to[1]) {
    x += Math.sign(to[0] - x) * SQUARE;
    y += Math.sign(to[1] - y) * SQUARE;
    way.push([x, y]);
  }
  return way;
}

/** Every square a creature of this size covers when it stands at `at`. */
export function covered(at: Square, size: Size): readonly Square[] {
  const across = Array.from({ length: squaresAcross(size) }, (_, step) => step * SQUARE);
  return across.flatMap((dx) => across.map((dy): Square => [at[0] + dx, at[1] + dy]));
}

/**
 * HR-POS-2, HR-SIZE-3: what keeps a creature out of a place: a wall, or somebody less than two sizes different. The
 * dead are in nobody's way.
 */
export function inTheWay(table: HeartTable, who: FighterId, at: Square): "wall" | FighterId | null {
  const { ground, fighters } = table.fight;
  if (ground.kind !== "map") return null;
  const size = sizeOf(table, who);
  if (covered(at, size).some((square) => ground.walls.includes(spelled(square)))) return "wall";
  for (const [id, place] of byFighter(ground.at)) {
    if (id === who || fighters[id] === undefined || fighters[id].life === "dead") continue;
    const theirs = sizeOf(table, id);
    if (feetApart(at, size, place, theirs) === 0 && !mayCross(size, theirs)) return id;
  }
  return null;
}

/** HR-PUSH-2: whether one step leads a creature over the edge of the map. */
export function leavesMap(
  { fight: { ground }, sheets }: HeartTable,
  who: FighterId,
  from: Square,
  to: Square,
): boolean {
  if (ground.kind !== "map" || ground.edge === undefined) return false;
  const [left = 0, top = 0, right = 0, bottom = 0] = ground.edge;
  const wide = squaresAcross(sheets[who]?.size ?? "medium") * SQUARE;
  const inside = ([x, y]: Square): boolean => x >= left && y >= top && x + wide <= right && y + wide <= bottom;
  return inside(from) && !inside(to);
}

/** HR-SPEED-4, HR-SIZE-4: ground said to be difficult, and the spaces of creatures one may cross. */
export function isDifficult(table: HeartTable, who: FighterId, at: Square): boolean {
  const { ground, fighters } = table.fight;
  if (ground.kind !== "map") return false;
  const size = sizeOf(table, who);
  const { rough = [] } = ground;
  if (rough.length > 0 && covered(at, size).some((square) => rough.includes(spelled(square)))) return true;
  return byFighter(ground.at).some(([id, place]) => {
    const stands = id !== who && fighters[id] !== undefined && fighters[id].life !== "dead";
    return stands && feetApart(at, size, place, sizeOf(table, id)) === 0;
  });
}

/**
 * The way one is pushed: straight away from the other, along a row, a column or a diagonal. HR-PUSH-2: out of a space that
 * both are in, away from its middle, or by option nowhere.
 */
export function awayFrom(table: HeartTable, from: FighterId, who: FighterId): Square {
  const a = squareOf(table.fight, from) ?? [0, 0];
  const b = squareOf(table.fight, who) ?? [0, 0];
  const spanA = (squaresAcross(sizeOf(table, from)) - 1) * SQUARE;
  const spanB = (squaresAcross(sizeOf(table, who)) - 1) * SQUARE;
  const direction = (ours: number, theirs: number): number => {
    if (theirs > ours + spanA) return 1;
    return theirs + spanB < ours ? -1 : 0;
  };
  const away: Square = [direction(a[0], b[0]), direction(a[1], b[1])];
  if (away[0] !== 0 || away[1] !== 0 || table.fight.options.pushWithin === "stay") return away;
  const [wideA, wideB] = [squaresAcross(sizeOf(table, from)) * SQUARE, squaresAcross(sizeOf(table, who)) * SQUARE];
  const fromMiddle = (ours: number, theirs: number): number => Math.sign(2 * theirs + wideB - (2 * ours + wideA));
  return [fromMiddle(a[0], b[0]), fromMiddle(a[1], b[1])];
}

/** Puts a fighter in its new place. */
export function placed(ground: Ground, who: FighterId, to: Square): Ground {
  return ground.kind === "map" ? { ...ground, at: { ...ground.at, [who]: to } } : ground;
}

/** HR-RANGE-7: what covers somebody from these beside the walls; no lines are no cover. */
export function coveredFrom(ground: Ground, who: FighterId, from: readonly FighterId[], lines: number): Ground {
  const granted = new Set(from.map((other) => lineOf(other, who)));
  const kept = Object.entries(ground.cover).filter(([line]) => !granted.has(line));
  const now = lines === 0 ? [] : [...granted].map((line) => [line, lines] as const);
  return { ...ground, cover: Object.fromEntries([...kept, ...now]) };
}
