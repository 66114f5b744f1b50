import type { EmbeddedCollection } from "../../common/abstract/embedded-collection.ts";
import { BaseRegion, type RegionShape } from "../../common/documents/region.ts";
import { BaseRegionBehavior } from "../../common/documents/region-behavior.ts";
import { ClientDocumentMixin } from "./abstract/client-document.ts";

interface Point {
  readonly x: number;
  readonly y: number;
}

export class RegionBehavior extends ClientDocumentMixin(BaseRegionBehavior) {
  get region(): RegionDocument | null {
    return this.parent as RegionDocument | null;
  }

  get scene(): unknown {
    return this.region?.parent ?? null;
  }

  get active(): boolean {
    return !this.disabled;
  }
}

/** A point as the shape sees it that is turned about its own middle. */
function turned({ x, y }: Point, middle: Point, degrees: number): Point {
  const angle = (-degrees * Math.PI) / 180;
  const [dx, dy] = [x - middle.x, y - middle.y];
  return {
    x: middle.x + dx * Math.cos(angle) - dy * Math.sin(angle),
    y: middle.y + dx * Math.sin(angle) + dy * Math.cos(angle),
  };
}

function withinPolygon(points: readonly number[], { x, y }: Point): boolean {
  let inside = false;
  for (let here = 0, last = points.length - 2; here < points.length; last = here, here += 2) {
    const [ax = 0, ay = 0, bx = 0, by = 0] = [points[here], points[here + 1], points[last], points[last + 1]];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

function covers(shape: RegionShape, point: Point): boolean {
  switch (shape.type) {
    case "rectangle": {
      const { x, y, width, height, rotation = 0 } = shape;
      const at = turned(point, { x: x + width / 2, y: y + height / 2 }, rotation);
      return at.x >= x && at.x < x + width && at.y >= y && at.y < y + height;
    }
    case "circle":
      return Math.hypot(point.x - shape.x, point.y - shape.y) <= shape.radius;
    case "ellipse": {
      const at = turned(point, shape, shape.rotation ?? 0);
      return ((at.x - shape.x) / shape.radiusX) ** 2 + ((at.y - shape.y) / shape.radiusY) ** 2 <= 1;
    }
    case "polygon":
      return withinPolygon(shape.points, point);
  }
}

export class RegionDocument extends ClientDocumentMixin(BaseRegion) {
  declare readonly behaviors: EmbeddedCollection<RegionBehavior>;

  /** Shapes are laid one over the other: a later hole takes away, a later shape adds. */
  testPoint({ x, y, elevation = 0 }: Point & { readonly elevation?: number }): boolean {
    const { bottom, top } = this.elevation;
    if (elevation < (bottom ?? -Infinity) || elevation > (top ?? Infinity)) return false;
    return this.shapes.findLast((shape) => covers(shape, { x, y }))?.hole === false;
  }
}
