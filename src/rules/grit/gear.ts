import { stepsAboveFour } from "./track.ts";
import type { Options } from "./state/options.ts";
import type { Sheet } from "./state/model.ts";

const ARMOR_CAP = 3;
export const BULKY_ITEMS_BORNE = 2;
const HANDS = 2;

const itemsOf = (sheet: Sheet) => Object.values(sheet.items);

/** GRT-GEAR-1: worn armor and the bonus of what is held, three at most. */
export function armorOf(sheet: Sheet): number {
  const held = itemsOf(sheet).filter((item) => item.held);
  return Math.min(
    ARMOR_CAP,
    held.reduce((armor, item) => armor + item.bonusArmor, sheet.armor),
  );
}

/** GRT-GEAR-2: more than two bulky items deprive their bearer. */
export const isDeprived = (sheet: Sheet): boolean =>
  sheet.deprived || itemsOf(sheet).filter((item) => item.bulky).length > BULKY_ITEMS_BORNE;

/** GRT-GEAR-3: a bulky item fills both hands. More than two hands full is a warning, never a ban. */
export function handsOver(sheet: Sheet): boolean {
  const held = itemsOf(sheet).filter((item) => item.held);
  return held.reduce((hands, item) => hands + (item.bulky ? 2 : 1), 0) > HANDS;
}

/** GRT-GRIT-1: the sheet's own number, or one more than the steps of DEX and WIL above the d4. */
export function gritMax(sheet: Sheet, options: Options): number {
  if (options.gritFormula === "own") return sheet.grit.max;
  return 1 + stepsAboveFour(sheet.attributes.dex.max) + stepsAboveFour(sheet.attributes.wil.max);
}

/** GRT-GRIT-2: the Grit that counts now: none while deprived, and never more than there may be. */
export const gritOf = (sheet: Sheet, options: Options): number =>
  isDeprived(sheet) ? 0 : Math.min(sheet.grit.value, gritMax(sheet, options));
