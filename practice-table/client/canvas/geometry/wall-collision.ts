import type { Point, WallShape } from "../shapes.ts";

export type CollisionType = "move" | "sight" | "light" | "sound";
export type CollisionMode = "any" | "all" | "closest";

export interface PolygonVertex extends Point {
  readonly wall: WallShape;
  readonly distance: number;
}

const OPEN_DOOR = 1;

/** Where two segments cross, as the share of the first at which they do. Touching only at an end counts. */
function crossing(a: Point, b: Point, c: Point, d: Point): number | null {
  const [rx, ry, sx, sy] = [b.x - a.x, b.y - a.y, d.x - c.x, d.y - c.y];
  const turn = rx * sy - ry * sx;
  if (turn === 0) return null;
  const t = ((c.x - a.x) * sy - (c.y - a.y) * sx) / turn;
  const u = ((c.x - a.x) * ry - (c.y - a.y) * rx) / turn;
  return t >= 0 && t <= 1 && u >= 0 && u <= 1 ? t : null;
}

/** One-sided walls stop only what strikes their given side, left or right as one walks from the first point. */
function facesAway(wall: WallShape, origin: Point): boolean {
  if (!wall.dir) return false;
  const [x0, y0, x1, y1] = wall.c;
  const side = Math.sign((x1 - x0) * (origin.y - y0) - (y1 - y0) * (origin.x - x0));
  return wall.dir === 1 ? side > 0 : side < 0;
}

export function wallsBetween(
  walls: Iterable<WallShape>,
  origin: Point,
  destination: Point,
  type: CollisionType,
): PolygonVertex[] {
  const length = Math.hypot(destination.x - origin.x, destination.y - origin.y);
  const hits: PolygonVertex[] = [];
  for (const wall of walls) {
    if (!wall[type] || (wall.door > 0 && wall.ds === OPEN_DOOR) || facesAway(wall, origin)) continue;
    const [x0, y0, x1, y1] = wall.c;
    const share = crossing(origin, destination, { x: x0, y: y0 }, { x: x1, y: y1 });
    if (share === null) continue;
    const at = { x: origin.x + share * (destination.x - origin.x), y: origin.y + share * (destination.y - origin.y) };
    hits.push({ ...at, wall, distance: share * length });
  }
  return hits.sort((a, b) => a.distance - b.distance);
}

export function testCollision(
  walls: Iterable<WallShape>,
  origin: Point,
  destination: Point,
  { type, mode = "all" }: { type: CollisionType; mode?: CollisionMode },
): boolean | PolygonVertex | null | PolygonVertex[] {
  const hits = wallsBetween(walls, origin, destination, type);
  if (mode === "any") return hits.length > 0;
  return mode === "closest" ? (hits[0] ?? null) : hits;
}
