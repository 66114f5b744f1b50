import type { Options } from "../state/options.ts";

/** HR-CHECK-8: help is a level of advantage; by our ruling (`helpersStack`) a second helper adds nothing. */
export const helpLevels = (helpers: number, options: Options): number =>
  options.helpersStack ? helpers : Math.min(1, helpers);
