import type * as PIXI from "pixi.js";
import { page, seenAs } from "../page.ts";
import type { BaseGrid } from "../grid/base-grid.ts";
import type { CanvasDimensions, Point, SceneShape } from "./shapes.ts";
import type { CollisionMode, CollisionType, PolygonVertex } from "./geometry/wall-collision.ts";

/** What things on the board ask of it; they reach it through the page, as systems do. */
export interface BoardPort {
  readonly app: PIXI.Application;
  readonly stage: PIXI.Container;
  readonly scene: SceneShape | null;
  readonly ready: boolean;
  readonly grid: BaseGrid;
  readonly dimensions: CanvasDimensions;
  readonly tokens: TokenLayerPort;
  readonly controls: PIXI.Container;
  readonly hud: { token: { bind(object: unknown): unknown; clear(): unknown; readonly object: unknown } };
  invalidate(): void;
  clientCoordinatesFromCanvas(point: Point): Point;
  canvasCoordinatesFromClient(point: Point): Point;
  collision(
    from: Point,
    to: Point,
    type: CollisionType,
    mode: CollisionMode,
  ): boolean | PolygonVertex | PolygonVertex[] | null;
  animate(step: (elapsed: number) => boolean): Promise<void>;
}

export interface TokenLayerPort {
  readonly controlled: never[];
  readonly placeables: never[];
  readonly preview: PIXI.Container;
  get(id: string): unknown;
}

export function board(): BoardPort {
  return seenAs<BoardPort>(page.canvas);
}
