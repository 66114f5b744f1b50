import type { Point, SnapBehavior } from "./grid-shapes.ts";

const CENTER = 0x1;
const EDGE_MIDPOINT = 0x2;
const VERTEX_BITS = 0xf0;
const CORNER_BITS = 0xf00;
const SIDE_BITS = 0xf000;

/** The nearest point of the kinds the mode's bits allow. */
export function snapToSquares(point: Point, size: number, { mode, resolution = 1 }: SnapBehavior): Point {
  const step = size / resolution;
  const middle = (value: number): number => (Math.floor(value / step) + 0.5) * step;
  const line = (value: number): number => Math.round(value / step) * step;
  const candidates: Point[] = [];
  if (mode & CENTER) candidates.push({ x: middle(point.x), y: middle(point.y) });
  if (mode & (VERTEX_BITS | CORNER_BITS)) candidates.push({ x: line(point.x), y: line(point.y) });
  if (mode & (EDGE_MIDPOINT | SIDE_BITS)) {
    candidates.push({ x: middle(point.x), y: line(point.y) }, { x: line(point.x), y: middle(point.y) });
  }
  const far = (candidate: Point): number => Math.hypot(candidate.x - point.x, candidate.y - point.y);
  return candidates.reduce(
    (best, candidate) => (far(candidate) < far(best) ? candidate : best),
    candidates[0] ?? point,
  );
}
