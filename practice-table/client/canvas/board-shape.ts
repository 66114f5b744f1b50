import type { BaseGrid } from "../grid/base-grid.ts";
import type { HeadsUpDisplay } from "../applications/hud/heads-up-display.ts";
import type { ControlsLayer } from "./layers/controls-layer.ts";
import type { TokenLayer } from "./layers/token-layer.ts";
import type { RegionLayer } from "./layers/region-layer.ts";
import type { TemplateLayer } from "./layers/template-layer.ts";
import type { WallsLayer } from "./layers/walls-layer.ts";
import type { Point, SceneShape } from "./shapes.ts";
import type { ViewPosition } from "./view.ts";

/** The board as its own hands know it: those that follow the pointer, the documents and what is dropped. */
export interface BoardShape {
  readonly ready: boolean;
  readonly scene: SceneShape | null;
  readonly grid: BaseGrid;
  readonly tokens: TokenLayer;
  readonly walls: WallsLayer;
  readonly regions: RegionLayer;
  readonly templates: TemplateLayer;
  readonly controls: ControlsLayer;
  readonly hud: HeadsUpDisplay;
  readonly activeLayer: TokenLayer | WallsLayer;
  readonly viewPosition: ViewPosition;
  draw(scene?: SceneShape | null): Promise<unknown>;
  pan(position: Partial<ViewPosition>): void;
  zoomAt(point: Point, factor: number): void;
  ping(point: Point): Promise<boolean>;
  canvasCoordinatesFromClient(point: Point): Point;
}
