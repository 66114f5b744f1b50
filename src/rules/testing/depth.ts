import { inject } from "vitest";

/**
 * From which seed on to play, and how many times as long as `npm test` does. `npm run test:rules` plays a fifth as
 * long, to be quick, and `npm run soak:rules` many times.
 */
export interface Depth {
  readonly from: number;
  readonly times: number;
}

declare module "vitest" {
  interface ProvidedContext {
    readonly depth?: Depth;
  }
}

export const depth = (): Depth => inject("depth") ?? { from: 0, times: 1 };
