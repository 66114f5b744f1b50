import { parse, type Malformed } from "../core/json.ts";
import { keptChanges, type Kept } from "../core/kept.ts";
import type { Result } from "../core/result.ts";
import type { Sheet } from "./model.ts";
import { readSheet } from "./parse.ts";

/** RPS-KEPT-1 */
export const sheetFrom = ({ lives, most }: Sheet): Result<Sheet, Malformed> =>
  parse(readSheet, { lives: Math.min(lives, most), most });

const keptOf = ({ lives }: Sheet): Kept => ({ actor: { lives }, items: {} });

export const changesOf = (before: Sheet, after: Sheet): Kept | null => keptChanges(keptOf(before), keptOf(after));
