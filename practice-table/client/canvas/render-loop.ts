import type * as PIXI from "pixi.js";
import { BoardTicker } from "./board-ticker.ts";

const IDLE_MS = 3000;
/** How soon the scene answers what is done beside it, in a panel or a window: a click there is one frame, not three. */
const BESIDE_MS = 100;

/**
 * Draws a frame when something changed. A system draws without saying so, mostly as an answer to a pointer, a wheel or a
 * key, so that those count as changes, kept from others by whoever hears them or not; and every few seconds there is a frame
 * for the rest: on a machine without a graphics card even two a second take a seventh of a core for each page that is open.
 * In between the page is not asked for frames at all.
 */
export class RenderLoop {
  readonly #ticker: BoardTicker;
  readonly #ours: number;
  #due = 0;
  #steps = new Set<(now: number) => void>();
  #asked = false;
  #alarm: ReturnType<typeof setTimeout> | undefined;

  constructor(app: PIXI.Application, view: HTMLElement) {
    this.#ticker = new BoardTicker(() => this.invalidate());
    app.ticker = this.#ticker;
    this.#ours = this.#ticker.count;
    this.#ask();
    for (const sign of ["pointermove", "pointerdown", "pointerup", "wheel", "keydown"])
      window.addEventListener(sign, ({ target }) => this.invalidate(target === view ? 0 : BESIDE_MS), {
        passive: true,
        capture: true,
      });
  }

  #ask(): void {
    if (this.#asked) return;
    this.#asked = true;
    requestAnimationFrame((now) => this.#frame(now));
  }

  #frame(now: number): void {
    this.#asked = false;
    for (const step of [...this.#steps]) step(now);
    if (!this.#ticker.isStopped && (now >= this.#due || this.#isAnimated())) {
      this.#due = now + IDLE_MS;
      this.#ticker.update(now);
    }
    if (this.#steps.size > 0 || this.#isAnimated()) this.#ask();
    else this.#wait();
  }

  /** Whoever adds to the ticker is animating something and wants every frame. */
  #isAnimated(): boolean {
    return !this.#ticker.isStopped && this.#ticker.count > this.#ours;
  }

  #wait(): void {
    clearTimeout(this.#alarm);
    if (!this.#ticker.isStopped) this.#alarm = setTimeout(() => this.#ask(), this.#due - performance.now());
  }

  /** Without a time the next frame is drawn, the one that is being made included: an animation misses none. */
  invalidate(within = 0): void {
    this.#due = within === 0 ? 0 : Math.min(this.#due, performance.now() + within);
    if (within === 0) this.#ask();
    else this.#wait();
  }

  /** Calls `step` every frame with the time since the start, until it answers false. A hidden tab jumps to the end. */
  animate(step: (elapsed: number) => boolean): Promise<void> {
    if (document.hidden) {
      step(Number.MAX_SAFE_INTEGER);
      this.invalidate();
      return Promise.resolve();
    }
    return new Promise((resolve) => {
      let start: number | null = null;
      const run = (now: number): void => {
        start ??= now;
        this.invalidate();
        if (step(now - start)) return;
        this.#steps.delete(run);
        resolve();
      };
      this.#steps.add(run);
      this.#ask();
    });
  }
}
