import type { Options } from "./options.ts";
import type { Reason } from "./participant.ts";

/** HR-CHECK-8: help is a level of advantage; by our ruling (`helpersStack`) a second helper adds nothing. */
export const helpReason = (helpers: number, options: Options): Reason => ({
  from: "help",
  net: options.helpersStack ? helpers : Math.min(1, helpers),
});
