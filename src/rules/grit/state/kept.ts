import { LONGEST_TEXT, parse } from "../../core/json.ts";
import type { Malformed } from "../../core/json.ts";
import { keptChanges } from "../../core/kept.ts";
import type { Kept } from "../../core/kept.ts";
import type { Result } from "../../core/result.ts";
import { ATTRIBUTES } from "./model.ts";
import type { Attribute, Sheet } from "./model.ts";
import { readSheet } from "./parse-sheet.ts";

/** A fighter as its documents hold it. */
export interface KeptFighter {
  readonly attributes: Readonly<Record<Attribute, { readonly max: number; readonly value: number }>>;
  readonly grit: { readonly max: number; readonly value: number };
  readonly armor: number;
  readonly harm: string;
  readonly deprived: boolean;
  readonly leader: boolean;
  readonly minutesDown: number;
  readonly safeMinutes: number;
}

export interface KeptItem {
  readonly id: string;
  readonly name: string;
  readonly held: boolean;
  readonly bulky: boolean;
  readonly bonusArmor: number;
  /** Whether it is a weapon; what follows counts only then. */
  readonly weapon: boolean;
  readonly die: number;
  readonly extra: readonly number[];
  readonly blast: boolean;
  readonly effect: string;
  readonly attribute: string;
}

const NO_HARM = "none";

const itemFrom = (item: KeptItem) => ({
  // A thing may be called anything.
  name: item.name.slice(0, LONGEST_TEXT),
  held: item.held,
  bulky: item.bulky,
  bonusArmor: item.bonusArmor,
  weapon: item.weapon
    ? {
        die: item.die,
        extra: [...item.extra],
        blast: item.blast,
        effect: item.effect === "" ? null : item.effect,
        attribute: item.attribute,
      }
    : null,
});

/** GRT-KEPT-1: the sheet that an actor and its gear make. */
export function sheetFrom(kept: KeptFighter, items: readonly KeptItem[]): Result<Sheet, Malformed> {
  const { attributes, grit, armor, harm, deprived, leader, minutesDown, safeMinutes } = kept;
  const standing = (name: Attribute) => ({ max: attributes[name].max, value: attributes[name].value });
  return parse(readSheet, {
    attributes: Object.fromEntries(ATTRIBUTES.map((name) => [name, standing(name)])),
    grit: { max: grit.max, value: grit.value },
    armor,
    items: Object.fromEntries(items.map((item) => [item.id, itemFrom(item)])),
    harm: harm === NO_HARM ? null : harm,
    deprived,
    leader,
    minutesDown,
    safeMinutes,
  });
}

/** What a fight may change of a sheet: how much is left, and what is still in hand. */
const keptOf = ({ attributes, grit, harm, deprived, minutesDown, safeMinutes, items }: Sheet): Kept => ({
  actor: {
    attributes: Object.fromEntries(ATTRIBUTES.map((name) => [name, { value: attributes[name].value }])),
    grit: { value: grit.value },
    harm: harm ?? NO_HARM,
    deprived,
    minutesDown,
    safeMinutes,
  },
  items: Object.fromEntries(Object.entries(items).map(([id, { held }]) => [id, { held }])),
});

/** GRT-KEPT-2 */
export const changesOf = (before: Sheet, after: Sheet): Kept | null => keptChanges(keptOf(before), keptOf(after));
