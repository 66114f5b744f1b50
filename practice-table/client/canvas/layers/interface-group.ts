import * as PIXI from "pixi.js";
import { page } from "../../page.ts";
import { board } from "../board-port.ts";
import type { Point } from "../shapes.ts";
import type { GridLayer } from "./grid-layer.ts";

const DURATION_MS = 2000;
/** When it has come in, and from when on it goes, as shares of the whole. */
const COME = 0.15;
const GOING = 0.7;

/** `CONST.TEXT_ANCHOR_POINTS`: where to, from the middle. */
const DIRECTIONS: Readonly<Record<number, readonly [number, number]>> = {
  0: [0, 0],
  1: [0, 1],
  2: [0, -1],
  3: [-1, 0],
  4: [1, 0],
};

interface ScrollingText extends Partial<PIXI.ITextStyle> {
  readonly duration?: number;
  readonly distance?: number | null;
  readonly anchor?: number | null;
  readonly direction?: number | null;
  readonly jitter?: number | null;
}

/** What lies over the scene: the grid with what is lit on it, controls, and text that rises. */
export class InterfaceGroup extends PIXI.Container {
  readonly grid: GridLayer;
  readonly #texts = new PIXI.Container();

  constructor(grid: GridLayer) {
    super();
    this.grid = grid;
    this.addChild(this.#texts);
  }

  /** Text that comes at a point, moves and goes; nothing where the user has turned that off. */
  async createScrollingText(
    origin: Point,
    content: string,
    { duration = DURATION_MS, distance, direction = 2, jitter, anchor: _anchor, ...style }: ScrollingText = {},
  ): Promise<PIXI.Text | null> {
    if (!page.game.settings.get("core", "scrollingStatusText")) return null;
    const text = new PIXI.Text(content, { fill: "#ffffff", fontFamily: "sans-serif", ...style });
    text.anchor.set(0.5);
    this.#texts.addChild(text);
    const [dx, dy] = DIRECTIONS[direction ?? 2] ?? [0, -1];
    const far = distance ?? 2 * (dx === 0 ? text.height : text.width);
    const beside = (): number => (Math.random() - 0.5) * 2 * (jitter ?? 0) * board().grid.size;
    const from = { x: origin.x + beside(), y: origin.y + beside() };
    await board().animate((elapsed) => {
      const share = Math.min(1, elapsed / duration);
      text.position.set(from.x + dx * far * share, from.y + dy * far * share);
      text.alpha = Math.min(1, share / COME, (1 - share) / (1 - GOING));
      return share < 1;
    });
    text.destroy();
    board().invalidate();
    return text;
  }
}
