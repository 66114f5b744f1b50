import {
  addStep,
  isOffset,
  nothing,
  type Coordinates,
  type GridConfig,
  type MeasuredPath,
  type MeasuredSegment,
  type MeasuredWaypoint,
  type Offset,
  type PathStep,
  type Point,
  type SnapBehavior,
  type Waypoint,
} from "./grid-shapes.ts";

export interface MeasureOptions {
  readonly cost?: Waypoint["cost"];
}

/** What all grids share: their scale, and measuring a path leg by leg. */
export abstract class BaseGrid {
  readonly size: number;
  readonly sizeX: number;
  readonly sizeY: number;
  readonly distance: number;
  readonly units: string;
  readonly style: string;
  readonly thickness: number;
  readonly color: GridConfig["color"];
  readonly alpha: number;
  abstract readonly type: number;

  constructor({
    size,
    distance = 1,
    units = "",
    style = "solidLines",
    thickness = 1,
    color = "#000000",
    alpha = 1,
  }: GridConfig) {
    this.size = size;
    this.sizeX = size;
    this.sizeY = size;
    this.distance = distance;
    this.units = units;
    this.style = style;
    this.thickness = thickness;
    this.color = color;
    this.alpha = alpha;
  }

  get isGridless(): boolean {
    return this.type === 0;
  }
  get isSquare(): boolean {
    return this.type === 1;
  }
  get isHexagonal(): boolean {
    return this.type >= 2;
  }

  abstract getOffset(where: Coordinates): Offset;
  abstract getTopLeftPoint(where: Coordinates): Point;
  abstract getCenterPoint(where: Coordinates): Point;
  abstract getAdjacentOffsets(where: Coordinates): Offset[];
  abstract testAdjacency(a: Coordinates, b: Coordinates): boolean;
  abstract getSnappedPoint(point: Point, behavior: SnapBehavior): Point;
  abstract getDirectPath(waypoints: readonly Waypoint[]): Offset[];
  abstract getTranslatedPoint(point: Point, direction: number, distance: number): Point;
  abstract getVertices(where: Coordinates): Point[];
  /** One leg, after `diagonalsBefore` diagonals of the same path. */
  abstract _measureLeg(from: Waypoint, to: Waypoint, cost: Waypoint["cost"], diagonalsBefore: number): PathStep;

  _pointOf(where: Waypoint | Coordinates): Point {
    return isOffset(where) ? this.getCenterPoint(where) : { x: (where as Point).x, y: (where as Point).y };
  }

  measurePath(waypoints: readonly Waypoint[], { cost }: MeasureOptions = {}): MeasuredPath {
    const result: MeasuredPath = { ...nothing(), segments: [], waypoints: [] };
    for (const [index, waypoint] of waypoints.entries()) {
      const here: MeasuredWaypoint = { ...nothing(), backward: null, forward: null };
      result.waypoints.push(here);
      const before = result.waypoints[index - 1];
      const from = waypoints[index - 1];
      if (!before || !from) continue;
      const teleport = waypoint.teleport ?? false;
      const measured =
        teleport || waypoint.measure === false
          ? nothing()
          : this._measureLeg(from, waypoint, waypoint.cost ?? cost, result.diagonals);
      const segment: MeasuredSegment = { ...measured, from: before, to: here, teleport };
      addStep(result, measured);
      Object.assign(here, { distance: result.distance, cost: result.cost, spaces: result.spaces });
      Object.assign(here, { diagonals: result.diagonals, euclidean: result.euclidean, backward: segment });
      before.forward = segment;
      result.segments.push(segment);
    }
    return result;
  }

  getCircle(center: Point, radius: number): Point[] {
    const pixels = (radius / this.distance) * this.size;
    const steps = 64;
    return Array.from({ length: steps }, (_, step) => {
      const angle = (step / steps) * Math.PI * 2;
      return { x: center.x + Math.cos(angle) * pixels, y: center.y + Math.sin(angle) * pixels };
    });
  }
}
