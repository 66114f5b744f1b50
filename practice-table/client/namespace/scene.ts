import { Canvas } from "../canvas/board.ts";
import { testCollision, type CollisionMode, type CollisionType } from "../canvas/geometry/wall-collision.ts";
import { Ray } from "../canvas/geometry/ray.ts";
import { DetectionMode, VisionMode } from "../canvas/perception/modes.ts";
import { board } from "../canvas/board-port.ts";
import { ControlsLayer } from "../canvas/layers/controls-layer.ts";
import { GridLayer } from "../canvas/layers/grid-layer.ts";
import { PlaceablesLayer } from "../canvas/layers/placeables-layer.ts";
import { RegionLayer } from "../canvas/layers/region-layer.ts";
import { TemplateLayer } from "../canvas/layers/template-layer.ts";
import { TokenLayer } from "../canvas/layers/token-layer.ts";
import { WallsLayer } from "../canvas/layers/walls-layer.ts";
import { MeasuredTemplate } from "../canvas/placeables/measured-template.ts";
import { PlaceableObject } from "../canvas/placeables/placeable-object.ts";
import { Region } from "../canvas/placeables/region.ts";
import { Token } from "../canvas/placeables/token.ts";
import { TokenRuler } from "../canvas/placeables/tokens/token-ruler.ts";
import { Wall } from "../canvas/placeables/wall.ts";
import type { Point } from "../canvas/shapes.ts";
import { UserTargets } from "../documents/user-targets.ts";
import { BaseGrid } from "../grid/base-grid.ts";
import { GridlessGrid } from "../grid/gridless-grid.ts";
import { SquareGrid } from "../grid/square-grid.ts";

/** The walls' answer under the name by which systems ask for it. */
export class ClockwiseSweepPolygon {
  static testCollision(
    origin: Point,
    destination: Point,
    { type, mode = "all" }: { type: CollisionType; mode?: CollisionMode },
  ): ReturnType<typeof testCollision> {
    return testCollision(board().scene?.walls ?? [], origin, destination, { type, mode });
  }
}

export const canvasNamespace = {
  Canvas,
  geometry: { ClockwiseSweepPolygon, Ray },
  layers: { ControlsLayer, GridLayer, PlaceablesLayer, RegionLayer, TemplateLayer, TokenLayer, WallsLayer },
  perception: { DetectionMode, VisionMode },
  placeables: { MeasuredTemplate, PlaceableObject, Region, Token, Wall, tokens: { TokenRuler, UserTargets } },
};

export const gridNamespace = { BaseGrid, GridlessGrid, SquareGrid };
