import { clock } from "./clock.ts";

/** Calls back once, `delay` milliseconds after the last call. */
export function debounce<This, Arguments extends unknown[]>(
  callback: (this: This, ...args: Arguments) => void,
  delay: number,
): (this: This, ...args: Arguments) => void {
  let pending: unknown;
  return function (...args) {
    clock.clearTimeout(pending);
    pending = clock.setTimeout(() => callback.apply(this, args), delay);
  };
}
