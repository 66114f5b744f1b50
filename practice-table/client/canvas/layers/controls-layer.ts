import * as PIXI from "pixi.js";
import { page } from "../../page.ts";
import type { UserShape } from "../../applications/document-shape.ts";
import { board } from "../board-port.ts";
import type { Point } from "../shapes.ts";

const PING_MS = 1200;

const colorOf = (user: UserShape): number => {
  const css = typeof user.color === "string" ? user.color : (user.color.css ?? "#ff9829");
  return new PIXI.Color(css).toNumber();
};

/** Rulers, pings and the selection box: things drawn over everything else. */
export class ControlsLayer extends PIXI.Container {
  readonly select = new PIXI.Graphics();
  readonly #ruler = new PIXI.Graphics();
  readonly #label = new PIXI.Text("", {
    fill: "#ffffff",
    fontSize: 26,
    stroke: "#000000",
    strokeThickness: 4,
    fontFamily: "sans-serif",
  });

  constructor() {
    super();
    this.addChild(this.select, this.#ruler, this.#label);
  }

  drawSelect({ x, y, width, height }: PIXI.Rectangle): void {
    this.select.clear().lineStyle(3, 0xff9829, 0.9).beginFill(0xff9829, 0.08).drawRect(x, y, width, height).endFill();
    board().invalidate();
  }
  clearSelect(): void {
    this.select.clear();
    board().invalidate();
  }

  drawRuler(from: Point, to: Point): void {
    const { grid } = board();
    const measured = grid.measurePath([from, to]);
    const drawing = this.#ruler.clear();
    for (const offset of grid.isGridless ? [] : grid.getDirectPath([from, to])) {
      drawing
        .lineStyle(0)
        .beginFill(colorOf(page.game.user), 0.2)
        .drawPolygon(grid.getVertices(offset).flatMap(({ x, y }) => [x, y]))
        .endFill();
    }
    drawing.lineStyle(6, 0x000000, 0.6).moveTo(from.x, from.y).lineTo(to.x, to.y);
    drawing.lineStyle(3, colorOf(page.game.user), 1).moveTo(from.x, from.y).lineTo(to.x, to.y);
    this.#label.text = `${Math.round(measured.distance * 100) / 100} ${grid.units}`.trim();
    this.#label.position.set(to.x + 12, to.y - 36);
    board().invalidate();
  }
  clearRuler(): void {
    this.#ruler.clear();
    this.#label.text = "";
    board().invalidate();
  }

  /** A ring that spreads from a point in the user's colour. */
  async drawPing({ x, y }: Point, user: UserShape = page.game.user): Promise<void> {
    const ring = new PIXI.Graphics();
    this.addChild(ring);
    const { size } = board().grid;
    await board().animate((elapsed) => {
      const share = Math.min(1, elapsed / PING_MS);
      ring
        .clear()
        .lineStyle(6, colorOf(user), 1 - share)
        .drawCircle(x, y, size * (0.2 + share));
      return share < 1;
    });
    ring.destroy();
    board().invalidate();
  }
}
