import { ok, refuse } from "../../core/result.ts";
import type { Result } from "../../core/result.ts";
import { mayBearShield } from "./armour.ts";
import { mayStrikeAtAll } from "../body/nature.ts";
import type { Refusal } from "../state/refusals.ts";
import type { Sheet } from "../state/sheet.ts";
import { mayWield } from "../map/size.ts";

const isGrown = ({ weapon }: Sheet): boolean => weapon.kind === "built" && weapon.tags.includes("natural");

/** HR-ARM-6: nobody strikes with what it cannot hold; what has grown on it needs no holding, whatever its size. */
export function mayHold(sheet: Sheet): Result<null, Refusal> {
  const strikes = mayStrikeAtAll(sheet);
  if (!strikes.ok) return strikes;
  if (!mayBearShield(sheet)) return refuse("no-free-hand");
  return isGrown(sheet) || mayWield(sheet.size, sheet.weapon) ? ok(null) : refuse("weapon-too-large");
}
