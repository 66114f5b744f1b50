import type * as PIXI from "pixi.js";

const IDLE_MS = 3000;

/**
 * Draws a frame when something changed. A system draws without saying so, mostly as an answer to a pointer or a key, so
 * that those count as changes, and every few seconds there is a frame for the rest: on a machine without a graphics card
 * even two a second take a seventh of a core for each page that is open.
 */
export class RenderLoop {
  readonly #app: PIXI.Application;
  #dirty = true;
  #last = 0;
  #steps = new Set<(now: number) => void>();

  constructor(app: PIXI.Application) {
    this.#app = app;
    const ours = app.ticker.count;
    const frame = (now: number): void => {
      for (const step of [...this.#steps]) step(now);
      // Whoever adds to the ticker is animating something and wants every frame.
      if (this.#dirty || app.ticker.count > ours || now - this.#last > IDLE_MS) {
        this.#dirty = false;
        this.#last = now;
        this.#app.ticker.update(now);
      }
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    for (const sign of ["pointermove", "pointerdown", "pointerup", "keydown"])
      window.addEventListener(sign, () => this.invalidate(), { passive: true });
  }

  invalidate(): void {
    this.#dirty = true;
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
    });
  }
}
