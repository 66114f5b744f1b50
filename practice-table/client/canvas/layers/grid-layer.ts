import * as PIXI from "pixi.js";
import type { BaseGrid } from "../../grid/base-grid.ts";
import type { CanvasDimensions, Point } from "../shapes.ts";

interface Highlight {
  readonly color?: number;
  readonly alpha?: number;
  readonly border?: number | null;
}

/** The lines of the grid, and spaces that packages highlight on named layers above it. */
export class GridLayer extends PIXI.Container {
  readonly lines = new PIXI.Graphics();
  readonly highlight = new PIXI.Container();
  readonly highlightLayers: Record<string, PIXI.Graphics> = {};
  #grid: BaseGrid | null = null;

  constructor() {
    super();
    this.addChild(this.lines, this.highlight);
  }

  drawGrid(grid: BaseGrid, { sceneX, sceneY, sceneWidth, sceneHeight }: CanvasDimensions): void {
    this.#grid = grid;
    const lines = this.lines.clear();
    if (!grid.isSquare) return;
    const css = typeof grid.color === "string" ? grid.color : (grid.color?.css ?? "#000000");
    // A line as thin as a pixel would fall between two where the scene is drawn smaller, and be gone without smooth edges.
    const native = grid.thickness <= 1;
    lines.lineStyle({ width: grid.thickness, color: new PIXI.Color(css).toNumber(), alpha: grid.alpha, native });
    for (let x = sceneX; x <= sceneX + sceneWidth; x += grid.sizeX)
      lines.moveTo(x, sceneY).lineTo(x, sceneY + sceneHeight);
    for (let y = sceneY; y <= sceneY + sceneHeight; y += grid.sizeY)
      lines.moveTo(sceneX, y).lineTo(sceneX + sceneWidth, y);
  }

  addHighlightLayer(name: string): PIXI.Graphics {
    const known = this.highlightLayers[name];
    if (known) return known;
    const layer = new PIXI.Graphics();
    this.highlightLayers[name] = layer;
    this.highlight.addChild(layer);
    return layer;
  }
  getHighlightLayer(name: string): PIXI.Graphics | undefined {
    return this.highlightLayers[name];
  }
  clearHighlightLayer(name: string): void {
    this.highlightLayers[name]?.clear();
  }
  destroyHighlightLayer(name: string): void {
    this.highlightLayers[name]?.destroy();
    delete this.highlightLayers[name];
  }
  highlightPosition(name: string, { x, y, color = 0x33bbff, alpha = 0.25, border = null }: Point & Highlight): void {
    const layer = this.highlightLayers[name];
    if (!layer || !this.#grid) return;
    if (border !== null) layer.lineStyle(2, border, Math.min(1, alpha * 2));
    layer
      .beginFill(color, alpha)
      .drawPolygon(this.#grid.getVertices({ x, y }).flatMap((vertex) => [vertex.x, vertex.y]))
      .endFill();
  }
}
