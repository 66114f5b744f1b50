import { setImmediate } from "node:timers/promises";

/** How many frames of one client may wait before its line is stopped. */
const WAITING = 32;

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
  readonly #waiting: unknown[] = [];
  #busy = false;
  #stopped = false;
  #closed = false;

  constructor(valve: Valve, take: (frame: unknown) => Promise<void>) {
    this.#valve = valve;
    this.#take = take;
  }

  arrive(frame: unknown): void {
    if (this.#closed) return;
    this.#waiting.push(frame);
    if (this.#waiting.length > WAITING && !this.#stopped) {
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

  async #work(): Promise<void> {
    this.#busy = true;
    while (this.#waiting.length > 0) {
      await this.#take(this.#waiting.shift());
      await this.#valve.sent();
      await setImmediate();
      if (this.#stopped && this.#waiting.length <= WAITING / 2) {
        this.#stopped = false;
        this.#valve.goOn();
      }
    }
    this.#busy = false;
  }
}
