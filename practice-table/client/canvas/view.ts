import type * as PIXI from "pixi.js";
import type { Point } from "./shapes.ts";

export interface ViewPosition extends Point {
  readonly scale: number;
}

const LEAST_SCALE = 0.1;
const MOST_SCALE = 3;

/** Which part of the scene is seen: the scene point in the middle of the screen, and the scale. */
export class View {
  readonly #stage: PIXI.Container;
  readonly #screen: () => { width: number; height: number };

  constructor(stage: PIXI.Container, screen: () => { width: number; height: number }) {
    this.#stage = stage;
    this.#screen = screen;
  }

  get position(): ViewPosition {
    return { x: this.#stage.pivot.x, y: this.#stage.pivot.y, scale: this.#stage.scale.x };
  }

  set({ x, y, scale }: Partial<ViewPosition>): ViewPosition {
    const now = this.position;
    const size = Math.min(MOST_SCALE, Math.max(LEAST_SCALE, scale ?? now.scale));
    const { width, height } = this.#screen();
    this.#stage.position.set(width / 2, height / 2);
    this.#stage.pivot.set(x ?? now.x, y ?? now.y);
    this.#stage.scale.set(size);
    return this.position;
  }

  /** Keeps the scene point under `at` where it is on the screen. */
  zoomAt(at: Point, factor: number): ViewPosition {
    const { x, y, scale } = this.position;
    const next = Math.min(MOST_SCALE, Math.max(LEAST_SCALE, scale * factor));
    const share = 1 - scale / next;
    return this.set({ x: x + (at.x - x) * share, y: y + (at.y - y) * share, scale: next });
  }

  toScreen({ x, y }: Point): Point {
    const { x: left, y: top } = this.#stage.toGlobal({ x, y });
    return { x: left, y: top };
  }
  toScene({ x, y }: Point): Point {
    const { x: left, y: top } = this.#stage.toLocal({ x, y });
    return { x: left, y: top };
  }
}
