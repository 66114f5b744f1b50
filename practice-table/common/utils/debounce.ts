import { clock } from "./clock.ts";

/** Calls back once, `delay` milliseconds after the last call. */
export function debounce<Arguments extends unknown[]>(
  callback: (...args: Arguments) => void,
  delay: number,
): (...args: Arguments) => void {
  let pending: unknown;
  return (...args) => {
    clock.clearTimeout(pending);
    pending = clock.setTimeout(() => callback(...args), delay);
  };
}
