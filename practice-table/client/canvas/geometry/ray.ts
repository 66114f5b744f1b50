import type { Point } from "../shapes.ts";

/** A line from one point towards another. */
export class Ray {
  readonly A: Point;
  readonly B: Point;
  readonly x0: number;
  readonly y0: number;
  readonly dx: number;
  readonly dy: number;
  readonly slope: number;

  constructor(A: Point, B: Point) {
    this.A = A;
    this.B = B;
    this.x0 = A.x;
    this.y0 = A.y;
    this.dx = B.x - A.x;
    this.dy = B.y - A.y;
    this.slope = this.dy / this.dx;
  }

  get angle(): number {
    return Math.atan2(this.dy, this.dx);
  }

  get distance(): number {
    return Math.hypot(this.dx, this.dy);
  }

  /** The point that lies this part of the way along. */
  project(t: number): Point {
    return { x: this.A.x + t * this.dx, y: this.A.y + t * this.dy };
  }

  reverse(): Ray {
    return new Ray(this.B, this.A);
  }

  shiftAngle(offset: number, distance = this.distance): Ray {
    return Ray.fromAngle(this.x0, this.y0, this.angle + offset, distance);
  }

  static fromAngle(x: number, y: number, radians: number, distance: number): Ray {
    return new Ray({ x, y }, { x: x + Math.cos(radians) * distance, y: y + Math.sin(radians) * distance });
  }

  static towardsPoint(origin: Point, point: Point, distance: number): Ray {
    const { angle } = new Ray(origin, point);
    return Ray.fromAngle(origin.x, origin.y, angle, distance);
  }
}
