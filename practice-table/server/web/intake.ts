import { setImmediate } from "node:timers/promises";
import { weightOf } from "../weight.ts";

/** How many frames of one client may wait before its line is stopped, and how much they may weigh. */
const WAITING = { frames: 32, weight: 1_000_000 };

/** What an intake can do with the line it stands at. */
export interface Valve {
  /** Stops reading, or goes on; what is in the client's network then waits there, at the client's cost. */
  stop(): void;
  goOn(): void;
  /** Resolves when what was sent to this client so far is on its way. */
  sent(): Promise<void>;
}

/**
 * Takes one client's frames one after another, and lets everybody else have a turn between two of them: whoever sends
 * more than the server can do waits for it alone. A client that does not read its answers is asked nothing more.
 */
export class Intake {
  readonly #valve: Valve;
  readonly #take: (frame: unknown) => Promise<void>;
  readonly #waiting: { readonly frame: unknown; readonly weight: number }[] = [];
  #weight = 0;
  #busy = false;
  #stopped = false;
  #closed = false;

  constructor(valve: Valve, take: (frame: unknown) => Promise<void>) {
    this.#valve = valve;
    this.#take = take;
  }

  arrive(frame: unknown): void {
    if (this.#closed) return;
    const weight = weightOf(frame);
    this.#weight += weight;
    this.#waiting.push({ frame, weight });
    if (this.#isOver(1) && !this.#stopped) {
      this.#stopped = true;
      this.#valve.stop();
    }
    if (!this.#busy) void this.#work();
  }

  /** What has not been judged when a client leaves is not judged any more. */
  close(): void {
    this.#closed = true;
    this.#waiting.length = 0;
  }

  /** Whether more waits than this part of what may. */
  #isOver(part: number): boolean {
    return this.#waiting.length > WAITING.frames * part || this.#weight > WAITING.weight * part;
  }

  async #work(): Promise<void> {
    this.#busy = true;
    for (let next = this.#waiting.shift(); next !== undefined; next = this.#waiting.shift()) {
      await this.#take(next.frame);
      this.#weight -= next.weight;
      await this.#valve.sent();
      await setImmediate();
      if (this.#stopped && !this.#isOver(1 / 2)) {
        this.#stopped = false;
        this.#valve.goOn();
      }
    }
    this.#busy = false;
  }
}
