import { ok, refuse } from "../../core/result.ts";
import type { Result } from "../../core/result.ts";
import { levelOf } from "../body/conditions.ts";
import { ableToAct, mayTurnOn } from "../state/fighters.ts";
import type { Combatant } from "../state/fighters.ts";
import { feetApart, SQUARE, squareOf } from "../map/ground.ts";
import type { HeartTable, Square, Trail } from "../state/model.ts";
import { isImmune } from "../body/nature.ts";
import type { Refusal } from "../state/refusals.ts";
import { payAction } from "../flow/economy.ts";
import { sizeSteps } from "../map/size.ts";
import { adjacent } from "../map/walls.ts";

/** A movement as far as a trip is concerned. */
export type Passing = Pick<Trail, "path" | "beside">;

/**
 * The first space next to one that was entered, or else the one that was left, unless the option says that it does not count.
 * Without a map it is enough to have been beside one, or to come there.
 */
function passedAt(
  table: HeartTable,
  who: Combatant,
  target: Combatant,
  { path, beside }: Passing,
): Square | null | undefined {
  const { trippedLeaving } = table.fight.options;
  if (table.fight.ground.kind === "spoken")
    return beside.includes(who.id) || (trippedLeaving && adjacent(table, who.id, target.id)) ? null : undefined;
  const at = squareOf(table.fight, who.id);
  const [left, ...entered] = path;
  if (at === null || left === undefined || entered.length === 0) return undefined;
  return [...entered, ...(trippedLeaving ? [left] : [])].find(
    (square) => feetApart(at, who.sheet.size, square, target.sheet.size) <= SQUARE,
  );
}

/**
 * HR-TRIP-1: an off-balanced creature, at most one size larger, that moves through a space next to one can be tripped
 * there. Answers with that space, or null without a map.
 */
export function mayTrip(
  table: HeartTable,
  who: Combatant,
  target: Combatant,
  passing: Passing | null,
): Result<Square | null, Refusal> {
  if (!ableToAct(who)) return refuse("cannot-act");
  if (who.fighter.surprised) return refuse("surprised");
  if (!mayTurnOn(table, who, target)) return refuse("not-hostile");
  if (target.fighter.life === "dead") return refuse("target-dead");
  if (levelOf(target.sheet, "off-balanced") === 0) return refuse("not-off-balanced");
  if (isImmune(target.sheet, "prone")) return refuse("immune");
  if (sizeSteps(who.sheet.size, target.sheet.size) > 1) return refuse("too-large");
  if (passing === null) return refuse("no-trigger");
  const passed = passedAt(table, who, target, passing);
  if (passed === undefined) return refuse("not-adjacent");
  const cost = payAction(who);
  return cost.ok ? ok(passed) : cost;
}
