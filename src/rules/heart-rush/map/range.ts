import { ok, refuse } from "../../core/result.ts";
import type { Result } from "../../core/result.ts";
import { BOLT_RANGE } from "../gear/cantrip.ts";
import type { Options } from "../state/options.ts";
import type { Company } from "../body/modifiers.ts";
import { counting, netOf } from "../state/participant.ts";
import type { Reason } from "../state/participant.ts";
import type { Refusal } from "../state/refusals.ts";
import type { Sheet, Weapon } from "../state/sheet.ts";
import { isMissile, isRanged, meleeReach } from "../gear/weapon.ts";

/** What lies between the one who rolls and the other, and around the roller. */
export interface Circumstances extends Company {
  readonly distance: number;
  /** Of the four lines to the corners of the target's square. */
  readonly linesBlocked: number;
  readonly dashed: boolean;
  readonly underwater: boolean;
  readonly sharesSpaceWithFriend: boolean;
  /** Creatures whose help waits for this roll. */
  readonly helped: number;
}

interface Range {
  readonly listed: number;
  readonly most: number;
  /** Feet beyond the listed range for a level of disadvantage. */
  readonly increment: number;
}

const FAR_INCREMENT = 10;
const THROW_INCREMENT = 5;
const THROW_RANGE = 20;
const WHIP_RANGE = 20;

const hard = (feet: number): Range => ({ listed: feet, most: feet, increment: FAR_INCREMENT });
const doubling = (listed: number, increment: number): Range => ({ listed, most: 2 * listed, increment });

/** HR-RANGE-2: heavy bows carry 60 feet and all others 30, our ruling for those below light; bolts by attunement. */
function shotRange(weapon: Weapon): number {
  if (weapon.kind === "cantrip") return BOLT_RANGE[weapon.attunement];
  return weapon.size === "heavy" ? 60 : 30;
}

/** HR-RANGE-1 to HR-RANGE-4: how far a weapon carries. Water halves a shot; a dash costs the longer reach. */
function rangeWith(weapon: Weapon, { dashed, underwater }: Circumstances): Range {
  if (isRanged(weapon)) return doubling(shotRange(weapon) / (underwater ? 2 : 1), FAR_INCREMENT);
  if (weapon.kind === "built" && weapon.type === "thrown") return doubling(THROW_RANGE, THROW_INCREMENT);
  if (weapon.kind === "built" && weapon.type === "whip") return hard(WHIP_RANGE);
  const reach = meleeReach(weapon);
  return hard(weapon.kind === "built" && dashed ? Math.min(5, reach) : reach);
}

/** HR-RANGE-3: throws and lashes fail in water. */
const failsInWater = (weapon: Weapon): boolean =>
  weapon.kind === "built" && (weapon.type === "thrown" || weapon.type === "whip");

/** HR-RANGE-5: a level for every increment begun beyond the listed range; by `rangeIncrement`, for every full one. */
function beyond(range: Range, distance: number, options: Options): number {
  const increments = Math.max(0, distance - range.listed) / range.increment;
  return options.rangeIncrement === "started" ? Math.ceil(increments) : Math.floor(increments);
}

/** HR-RANGE-6: a level for each blocked line, and one for a friend in the target's own space; missiles only. */
const cover = ({ linesBlocked, sharesSpaceWithFriend }: Circumstances): number =>
  linesBlocked + (sharesSpaceWithFriend ? 1 : 0);

const ALL_LINES = 4;

/** Levels of disadvantage that distance and cover lay on an attack, or why it cannot be made. */
export function rangeOf(sheet: Sheet, circumstances: Circumstances, options: Options): Result<number, Refusal> {
  const { weapon } = sheet;
  if (circumstances.underwater && failsInWater(weapon)) return refuse("weapon-unusable-in-water");
  if (circumstances.distance > rangeWith(weapon, circumstances).most) return refuse("out-of-range");
  if (isMissile(weapon) && circumstances.linesBlocked >= ALL_LINES) return refuse("full-cover");
  return ok(0 - netOf(rangeReasons(weapon, circumstances, options)));
}

/** The same by cause. What strikes hand to hand or lashes out is either in range or not. */
export function rangeReasons(weapon: Weapon, circumstances: Circumstances, options: Options): readonly Reason[] {
  if (!isMissile(weapon)) return [];
  return counting([
    { from: "range", net: -beyond(rangeWith(weapon, circumstances), circumstances.distance, options) },
    { from: "cover", net: -cover(circumstances) },
  ]);
}
