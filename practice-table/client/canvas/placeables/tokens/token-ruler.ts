import * as PIXI from "pixi.js";
import { board } from "../../board-port.ts";
import type { Point } from "../../shapes.ts";

interface Measured {
  readonly w: number;
  readonly h: number;
  readonly document: { readonly elevation: number };
}

/** Line and distance from where a token stands to where it would be dropped. */
export class TokenRuler {
  readonly token: Measured;
  readonly #drawing = new PIXI.Graphics();
  readonly #label = new PIXI.Text("", {
    fill: "#ffffff",
    fontSize: 24,
    stroke: "#000000",
    strokeThickness: 4,
    fontFamily: "sans-serif",
  });

  constructor(token: Measured) {
    this.token = token;
    board().controls.addChild(this.#drawing, this.#label);
  }

  refresh({ from, to }: { from: Point; to: Point }): void {
    const middle = (point: Point): Point => ({ x: point.x + this.token.w / 2, y: point.y + this.token.h / 2 });
    const [start, end] = [middle(from), middle(to)];
    const { grid } = board();
    const { distance } = grid.measurePath([start, end]);
    const drawing = this.#drawing.clear();
    for (const offset of grid.isGridless ? [] : grid.getDirectPath([start, end])) {
      drawing
        .beginFill(0xffb347, 0.25)
        .drawPolygon(grid.getVertices(offset).flatMap(({ x, y }) => [x, y]))
        .endFill();
    }
    drawing.lineStyle(6, 0x000000, 0.6).moveTo(start.x, start.y).lineTo(end.x, end.y);
    drawing.lineStyle(3, 0xffb347, 1).moveTo(start.x, start.y).lineTo(end.x, end.y);
    this.#label.text = this._getWaypointLabel(distance);
    this.#label.anchor.set(0.5, 1);
    this.#label.position.set(end.x, to.y - 4);
  }

  _getWaypointLabel(distance: number): string {
    return distance > 0 ? `${Math.round(distance * 100) / 100} ${board().grid.units}`.trim() : "";
  }

  clear(): void {
    this.#drawing.destroy();
    this.#label.destroy();
  }
}
