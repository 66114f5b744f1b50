import { GRID_DIAGONALS } from "../../common/constants/grid.ts";
import { BaseGrid } from "./base-grid.ts";
import { spacesTravelled } from "./diagonal-rules.ts";
import {
  isOffset,
  type Coordinates,
  type GridConfig,
  type Offset,
  type PathStep,
  type Point,
  type SnapBehavior,
  type Waypoint,
} from "./grid-shapes.ts";
import { snapToSquares } from "./snap.ts";

type Cell = Required<Offset>;

export class SquareGrid extends BaseGrid {
  readonly type = 1;
  readonly diagonals: number;

  constructor(config: GridConfig) {
    super(config);
    this.diagonals = config.diagonals ?? GRID_DIAGONALS.EQUIDISTANT;
  }

  override getOffset(where: Coordinates): Offset {
    if (isOffset(where)) return where;
    return { i: Math.floor(where.y / this.size), j: Math.floor(where.x / this.size) };
  }

  getOffsetRange({
    x,
    y,
    width,
    height,
  }: {
    x: number;
    y: number;
    width: number;
    height: number;
  }): [number, number, number, number] {
    const first = this.getOffset({ x, y });
    return [first.i, first.j, Math.ceil((y + height) / this.size), Math.ceil((x + width) / this.size)];
  }

  override getTopLeftPoint(where: Coordinates): Point {
    const { i, j } = this.getOffset(where);
    return { x: j * this.size, y: i * this.size };
  }

  override getCenterPoint(where: Coordinates): Point {
    const { x, y } = this.getTopLeftPoint(where);
    return { x: x + this.size / 2, y: y + this.size / 2 };
  }

  override getAdjacentOffsets(where: Coordinates): Offset[] {
    const { i, j } = this.getOffset(where);
    const around: Offset[] = [];
    for (const di of [-1, 0, 1]) {
      for (const dj of [-1, 0, 1]) {
        const diagonal = di !== 0 && dj !== 0;
        if ((di === 0 && dj === 0) || (diagonal && this.diagonals === GRID_DIAGONALS.ILLEGAL)) continue;
        around.push({ i: i + di, j: j + dj });
      }
    }
    return around;
  }

  override testAdjacency(a: Coordinates, b: Coordinates): boolean {
    const [first, second] = [this.getOffset(a), this.getOffset(b)];
    const di = Math.abs(first.i - second.i);
    const dj = Math.abs(first.j - second.j);
    return this.diagonals === GRID_DIAGONALS.ILLEGAL ? di + dj === 1 : Math.max(di, dj) === 1;
  }

  override getSnappedPoint(point: Point, behavior: SnapBehavior): Point {
    return snapToSquares(point, this.size, behavior);
  }

  override getVertices(where: Coordinates): Point[] {
    const { x, y } = this.getTopLeftPoint(where);
    const { size } = this;
    return [
      { x, y },
      { x: x + size, y },
      { x: x + size, y: y + size },
      { x, y: y + size },
    ];
  }

  override getTranslatedPoint({ x, y }: Point, direction: number, distance: number): Point {
    const angle = (direction * Math.PI) / 180;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const longest = Math.max(Math.abs(cos), Math.abs(sin));
    const equidistant = this.diagonals === GRID_DIAGONALS.EQUIDISTANT ? 1 / longest : 1;
    const pixels = (distance / this.distance) * this.size * equidistant;
    return { x: x + cos * pixels, y: y + sin * pixels };
  }

  #cellOf(waypoint: Waypoint): Cell {
    const { i, j, k } = isOffset(waypoint) ? waypoint : { ...this.getOffset(waypoint as Point), k: undefined };
    return { i, j, k: k ?? Math.round((waypoint.elevation ?? 0) / this.distance) };
  }

  override getDirectPath(waypoints: readonly Waypoint[]): Offset[] {
    const cells = waypoints.map((waypoint) => this.#cellOf(waypoint));
    const path: Cell[] = cells.slice(0, 1);
    for (const [index, to] of cells.entries()) {
      const from = cells[index - 1];
      if (from) path.push(...this.#steps(from, to));
    }
    const flat = waypoints.every((waypoint) => waypoint.elevation === undefined && waypoint.k === undefined);
    return flat ? path.map(({ i, j }) => ({ i, j })) : path;
  }

  /** Diagonals are spread along the way, so the path stays near the straight line. */
  #steps(from: Cell, to: Cell): Cell[] {
    const spread: [number, number, number] = [to.i - from.i, to.j - from.j, to.k - from.k];
    const illegal = this.diagonals === GRID_DIAGONALS.ILLEGAL;
    const count = illegal ? spread.reduce((sum, part) => sum + Math.abs(part), 0) : Math.max(...spread.map(Math.abs));
    const cells: Cell[] = [];
    let last = from;
    for (let step = 1; step <= count; step++) {
      const at = (start: number, part: number): number => start + Math.round((part * step) / count);
      const next = { i: at(from.i, spread[0]), j: at(from.j, spread[1]), k: at(from.k, spread[2]) };
      if (!illegal) cells.push(next);
      else {
        const moved = { i: next.i !== last.i, j: next.j !== last.j, k: next.k !== last.k };
        const axis = moved.i ? "i" : moved.j ? "j" : moved.k ? "k" : this.#lagging(last, to);
        last = { ...last, [axis]: last[axis] + Math.sign(to[axis] - last[axis]) };
        cells.push(last);
        continue;
      }
      last = next;
    }
    return cells;
  }

  #lagging(at: Cell, to: Cell): keyof Cell {
    if (at.i !== to.i) return "i";
    return at.j !== to.j ? "j" : "k";
  }

  override _measureLeg(from: Waypoint, to: Waypoint, cost: Waypoint["cost"], diagonalsBefore: number): PathStep {
    const [a, b] = [this.#cellOf(from), this.#cellOf(to)];
    const steps = [Math.abs(a.i - b.i), Math.abs(a.j - b.j), Math.abs(a.k - b.k)].sort((x, y) => y - x) as [
      number,
      number,
      number,
    ];
    const diagonals = this.diagonals === GRID_DIAGONALS.ILLEGAL ? 0 : steps[1];
    const distance = spacesTravelled(this.diagonals, steps, diagonalsBefore) * this.distance;
    const spaces = this.diagonals === GRID_DIAGONALS.ILLEGAL ? steps[0] + steps[1] + steps[2] : steps[0];
    const [p, q] = [this._pointOf(from), this._pointOf(to)];
    const flat = (Math.hypot(q.x - p.x, q.y - p.y) / this.size) * this.distance;
    const euclidean = Math.hypot(flat, (to.elevation ?? 0) - (from.elevation ?? 0));
    return { distance, cost: this.#price(a, b, to, cost, distance, diagonalsBefore), spaces, diagonals, euclidean };
  }

  #price(a: Cell, b: Cell, to: Waypoint, cost: Waypoint["cost"], distance: number, diagonalsBefore: number): number {
    if (typeof cost !== "function") return cost ?? distance;
    let total = 0;
    let seen = diagonalsBefore;
    let last = a;
    for (const cell of this.#steps(a, b)) {
      const legs = [Math.abs(cell.i - last.i), Math.abs(cell.j - last.j), Math.abs(cell.k - last.k)].sort(
        (x, y) => y - x,
      );
      const sorted = legs as [number, number, number];
      total += cost(last, cell, spacesTravelled(this.diagonals, sorted, seen) * this.distance, to);
      seen += sorted[1];
      last = cell;
    }
    return total;
  }
}
