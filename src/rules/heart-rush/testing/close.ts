import { ALONE } from "../body/modifiers.ts";
import type { Circumstances } from "../map/range.ts";

/** Side by side, with nothing special. */
export const CLOSE: Circumstances = {
  distance: 5,
  linesBlocked: 0,
  dashed: false,
  underwater: false,
  sharesSpaceWithFriend: false,
  helped: 0,
  ...ALONE,
};
