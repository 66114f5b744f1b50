import * as PIXI from "pixi.js";
import type { DocumentShape } from "../../applications/document-shape.ts";
import { board } from "../board-port.ts";
import { Wall } from "../placeables/wall.ts";
import type { Point, WallShape } from "../shapes.ts";
import { PlaceablesLayer } from "./placeables-layer.ts";

/** Walls are seen always: the table has no drawn maps that would show them. Their ends only while their tools are in use. */
export class WallsLayer extends PlaceablesLayer<Wall> {
  static override documentName = "Wall";
  readonly #sketch = new PIXI.Graphics();

  constructor() {
    super();
    this.preview.addChild(this.#sketch);
  }

  protected override make(document: DocumentShape): Wall {
    return new Wall(document as WallShape);
  }
  protected override covers(wall: Wall, point: Point): boolean {
    return wall.isNear(point);
  }
  override activate(): this {
    super.activate();
    return this.#redrawn();
  }
  override deactivate(): this {
    super.deactivate();
    return this.#redrawn();
  }

  /** Their ends are shown to whoever builds, the sign of a door to whoever walks. */
  #redrawn(): this {
    for (const wall of this.placeables) wall.refresh();
    return this;
  }

  /** The door whose sign is at a point. */
  doorAt(point: Point): Wall | undefined {
    return this.placeables.find((wall) => wall.isDoorAt(point));
  }

  snap(point: Point): Point {
    const { x, y } = board().grid.getSnappedPoint(point, { mode: 0xf0, resolution: 2 });
    return { x: Math.round(x), y: Math.round(y) };
  }

  sketch(from: Point, to: Point): void {
    const [a, b] = [this.snap(from), this.snap(to)];
    this.#sketch.clear().lineStyle(4, 0xff9829).moveTo(a.x, a.y).lineTo(b.x, b.y);
    board().invalidate();
  }

  async finish(from: Point, to: Point): Promise<void> {
    this.#sketch.clear();
    const [a, b] = [this.snap(from), this.snap(to)];
    if (a.x === b.x && a.y === b.y) return;
    await board().scene?.createEmbeddedDocuments("Wall", [{ c: [a.x, a.y, b.x, b.y] }]);
  }
}
