import { BaseGrid } from "./base-grid.ts";
import { isOffset, type Coordinates, type Offset, type PathStep, type Point, type Waypoint } from "./grid-shapes.ts";

/** No spaces, only distance: an offset is a pixel. */
export class GridlessGrid extends BaseGrid {
  readonly type = 0;

  override getOffset(where: Coordinates): Offset {
    return isOffset(where) ? where : { i: Math.round(where.y), j: Math.round(where.x) };
  }
  override getTopLeftPoint(where: Coordinates): Point {
    return isOffset(where) ? { x: where.j, y: where.i } : { x: where.x, y: where.y };
  }
  override getCenterPoint(where: Coordinates): Point {
    return this.getTopLeftPoint(where);
  }
  override getAdjacentOffsets(): Offset[] {
    return [];
  }
  override testAdjacency(): boolean {
    return false;
  }
  override getSnappedPoint({ x, y }: Point): Point {
    return { x, y };
  }
  override getDirectPath(waypoints: readonly Waypoint[]): Offset[] {
    return waypoints.map((waypoint) => this.getOffset(this._pointOf(waypoint)));
  }
  override getTranslatedPoint({ x, y }: Point, direction: number, distance: number): Point {
    const angle = (direction * Math.PI) / 180;
    const pixels = (distance / this.distance) * this.size;
    return { x: x + Math.cos(angle) * pixels, y: y + Math.sin(angle) * pixels };
  }
  override getVertices(): Point[] {
    return [];
  }

  override _measureLeg(from: Waypoint, to: Waypoint, cost: Waypoint["cost"]): PathStep {
    const [a, b] = [this._pointOf(from), this._pointOf(to)];
    const rise = (to.elevation ?? 0) - (from.elevation ?? 0);
    const flat = (Math.hypot(b.x - a.x, b.y - a.y) / this.size) * this.distance;
    const distance = Math.hypot(flat, rise);
    const price =
      typeof cost === "function" ? cost(this.getOffset(a), this.getOffset(b), distance, to) : (cost ?? distance);
    return { distance, cost: price, spaces: 0, diagonals: 0, euclidean: distance };
  }
}
