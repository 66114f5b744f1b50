import type { Clock } from "../common/utils/clock.ts";

interface Alarm {
  readonly at: number;
  readonly ring: () => void;
}

/** A clock that stands still until a test moves it. */
export class SimulatedClock implements Clock {
  #now: number;
  #count = 0;
  readonly #alarms = new Map<number, Alarm>();

  constructor(start = Date.UTC(2026, 0, 1)) {
    this.#now = start;
  }

  now(): number {
    return this.#now;
  }

  setTimeout(callback: () => void, delay: number): unknown {
    this.#count += 1;
    this.#alarms.set(this.#count, { at: this.#now + Math.max(0, delay), ring: callback });
    return this.#count;
  }

  clearTimeout(handle: unknown): void {
    if (typeof handle === "number") this.#alarms.delete(handle);
  }

  /** Rings every alarm that falls due on the way, earliest first. */
  advance(milliseconds: number): void {
    const end = this.#now + milliseconds;
    for (let due = this.#nextBy(end); due; due = this.#nextBy(end)) {
      const [handle, alarm] = due;
      this.#alarms.delete(handle);
      this.#now = Math.max(this.#now, alarm.at);
      alarm.ring();
    }
    this.#now = end;
  }

  #nextBy(end: number): readonly [number, Alarm] | undefined {
    const due = [...this.#alarms].filter(([, alarm]) => alarm.at <= end);
    return due.sort(([a, first], [b, second]) => first.at - second.at || a - b)[0];
  }
}
