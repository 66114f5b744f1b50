import { clock } from "./clock.ts";

/** Calls at once, then no more than once per `delay`; the last call within it is kept for its end. */
export function throttle<Arguments extends unknown[]>(
  callback: (...args: Arguments) => void,
  delay: number,
): (...args: Arguments) => void {
  let waiting = false;
  let last: Arguments | null = null;
  const open = (): void => {
    waiting = false;
    if (!last) return;
    const args = last;
    last = null;
    run(args);
  };
  const run = (args: Arguments): void => {
    waiting = true;
    callback(...args);
    clock.setTimeout(open, delay);
  };
  return (...args) => {
    if (waiting) last = args;
    else run(args);
  };
}
