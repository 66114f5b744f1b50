import { ok, refuse } from "../../core/result.ts";
import type { Result } from "../../core/result.ts";
import { has, levelOf } from "./conditions.ts";
import type { Refusal } from "../state/refusals.ts";
import type { Sheet } from "../state/sheet.ts";

/** HR-COND-11: the stunned and the incapacitated take no action, use no ability and make no attack. */
export const mayAct = (sheet: Sheet): Result<null, Refusal> =>
  has(sheet, "stunned") || has(sheet, "incapacitated") ? refuse("cannot-act") : ok(null);

/** HR-COND-12: the restrained neither dash nor sidestep, and the stunned do not move at all. */
export function mayMove(sheet: Sheet): Result<null, Refusal> {
  const acts = mayAct(sheet);
  if (!acts.ok) return acts;
  return levelOf(sheet, "restrained") > 0 ? refuse("cannot-move") : ok(null);
}

/** HR-COND-12: a grappler may sidestep, but not dash. */
export function mayDash(sheet: Sheet): Result<null, Refusal> {
  const moves = mayMove(sheet);
  if (!moves.ok) return moves;
  return has(sheet, "grappling") ? refuse("cannot-move") : ok(null);
}

/** HR-COND-13: standing up is a movement, which a grapple forbids. */
export function mayStand(sheet: Sheet): Result<null, Refusal> {
  if (!has(sheet, "prone")) return refuse("not-prone");
  return mayDash(sheet);
}

/** HR-COND-14: the fourth level of either vulnerability kills. */
export const diesOfVulnerability = (sheet: Sheet): boolean =>
  levelOf(sheet, "vulnerable-physical") >= 4 || levelOf(sheet, "vulnerable-mental") >= 4;
