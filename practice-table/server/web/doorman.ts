import type { Clock } from "../../common/utils/clock.ts";

/** How many from one address may wait at the door. */
const WAITING = 8;
/** How long an address waits after its first wrong password; each further one doubles it, up to the longest. */
const FIRST_WAIT = 250;
const LONGEST_WAIT = 8_000;
const FORGOTTEN_AFTER = 10 * 60_000;

interface Caller {
  waiting: number;
  wrong: number;
  last: number;
  line: Promise<unknown>;
}

/** Looks at passwords one after another, and makes an address wait that brings wrong ones. */
export class Doorman {
  readonly #clock: Clock;
  readonly #callers = new Map<string, Caller>();
  #hand: Promise<unknown> = Promise.resolve();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Whether one more from there may wait. */
  hears(address: string): boolean {
    return (this.#callers.get(address)?.waiting ?? 0) < WAITING;
  }

  /** Null, as `look` says, for a wrong password. */
  ask<T>(address: string, look: () => Promise<T | null>): Promise<T | null> {
    this.#forget();
    const caller = this.#callers.get(address) ?? { waiting: 0, wrong: 0, last: 0, line: Promise.resolve() };
    this.#callers.set(address, caller);
    caller.waiting += 1;
    const answer = caller.line.then(() => this.#inTurn(caller, look)).finally(() => (caller.waiting -= 1));
    caller.line = answer.catch(() => undefined);
    return answer;
  }

  async #inTurn<T>(caller: Caller, look: () => Promise<T | null>): Promise<T | null> {
    if (caller.wrong > 0) await this.#wait(Math.min(FIRST_WAIT * 2 ** (caller.wrong - 1), LONGEST_WAIT));
    // Working one password out takes its memory, so never two at once.
    const found = this.#hand.then(look);
    this.#hand = found.catch(() => undefined);
    const answer = await found;
    caller.wrong = answer === null ? caller.wrong + 1 : 0;
    caller.last = this.#clock.now();
    return answer;
  }

  #wait(milliseconds: number): Promise<void> {
    return new Promise((settle) => void this.#clock.setTimeout(settle, milliseconds));
  }

  #forget(): void {
    const now = this.#clock.now();
    for (const [address, { waiting, last }] of this.#callers) {
      if (waiting === 0 && now - last > FORGOTTEN_AFTER) this.#callers.delete(address);
    }
  }
}
