import * as PIXI from "pixi.js";

/** The board's ticker, which says when somebody adds to it: it asks for no frames by itself, and none are drawn while it is stopped. */
export class BoardTicker extends PIXI.Ticker {
  readonly #changed: () => void;
  isStopped = false;

  constructor(changed: () => void) {
    super();
    this.#changed = changed;
  }

  override add(...listener: Parameters<PIXI.Ticker["add"]>): this {
    super.add(...listener);
    this.#changed();
    return this;
  }

  override addOnce(...listener: Parameters<PIXI.Ticker["addOnce"]>): this {
    super.addOnce(...listener);
    this.#changed();
    return this;
  }

  override start(): void {
    this.isStopped = false;
    this.#changed();
  }

  override stop(): void {
    this.isStopped = true;
  }
}
