import { platform } from "./platform.ts";

/** The only place where the common layer meets time; a test puts a simulated clock here. */
export interface Clock {
  now(): number;
  setTimeout(callback: () => void, delay: number): unknown;
  clearTimeout(handle: unknown): void;
}

export const clock: Clock = {
  now: () => Date.now(),
  setTimeout: (callback, delay) => platform.setTimeout(callback, delay),
  clearTimeout: (handle) => platform.clearTimeout(handle),
};
