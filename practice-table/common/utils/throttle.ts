import { clock } from "./clock.ts";

/** Calls at once, then no more than once per `delay`; the last call within it is kept for its end. */
export function throttle<This, Arguments extends unknown[]>(
  callback: (this: This, ...args: Arguments) => void,
  delay: number,
): (this: This, ...args: Arguments) => void {
  let waiting = false;
  let last: (() => void) | null = null;
  const open = (): void => {
    waiting = false;
    const call = last;
    last = null;
    if (call) run(call);
  };
  const run = (call: () => void): void => {
    waiting = true;
    call();
    clock.setTimeout(open, delay);
  };
  return function (...args) {
    const call = (): void => callback.apply(this, args);
    if (waiting) last = call;
    else run(call);
  };
}
