/** All that a suite needs of whatever runs it. */
export type It = (title: string, body: () => Promise<void>) => unknown;

/** Fails, naming what it is about, unless the two are alike all through. Both are plain data. */
export type Agree = (actual: unknown, expected: unknown, what?: string) => void;

export type Suite = (it: It, agree: Agree) => void;

/** Waits until something is so, as what comes over the wire takes its time; after twenty seconds it never will be. */
export async function until(isSo: () => boolean): Promise<void> {
  for (let tries = 0; tries < 400 && !isSo(); tries++) await new Promise((wake) => setTimeout(wake, 50));
  if (!isSo()) throw new Error(`This never came about: ${String(isSo)}`);
}
