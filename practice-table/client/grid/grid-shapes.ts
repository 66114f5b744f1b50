export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A grid space: row `i`, column `j`, and level `k` where elevation counts. */
export interface Offset {
  readonly i: number;
  readonly j: number;
  readonly k?: number;
}

export type Coordinates = Point | Offset;

export interface Waypoint {
  readonly x?: number;
  readonly y?: number;
  readonly i?: number;
  readonly j?: number;
  readonly k?: number;
  readonly elevation?: number;
  readonly teleport?: boolean;
  readonly measure?: boolean;
  readonly cost?: CostOption;
}

export type CostFunction = (from: Offset, to: Offset, distance: number, segment: Waypoint) => number;
export type CostOption = number | CostFunction;

export interface PathStep {
  distance: number;
  cost: number;
  spaces: number;
  diagonals: number;
  euclidean: number;
}

export interface MeasuredSegment extends PathStep {
  from: MeasuredWaypoint;
  to: MeasuredWaypoint;
  teleport: boolean;
}

export interface MeasuredWaypoint extends PathStep {
  backward: MeasuredSegment | null;
  forward: MeasuredSegment | null;
}

export interface MeasuredPath extends PathStep {
  segments: MeasuredSegment[];
  waypoints: MeasuredWaypoint[];
}

export interface GridConfig {
  readonly size: number;
  readonly distance?: number;
  readonly units?: string;
  readonly style?: string;
  readonly thickness?: number;
  readonly color?: string | { css?: string } | null;
  readonly alpha?: number;
  readonly diagonals?: number | null;
}

export interface SnapBehavior {
  readonly mode: number;
  readonly resolution?: number;
}

export function isOffset(where: Coordinates | Waypoint): where is Offset {
  return "i" in where && where.i !== undefined;
}

export function nothing(): PathStep {
  return { distance: 0, cost: 0, spaces: 0, diagonals: 0, euclidean: 0 };
}

export function addStep(total: PathStep, step: PathStep): void {
  total.distance += step.distance;
  total.cost += step.cost;
  total.spaces += step.spaces;
  total.diagonals += step.diagonals;
  total.euclidean += step.euclidean;
}
