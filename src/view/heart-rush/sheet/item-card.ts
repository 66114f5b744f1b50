import type { LangKey } from "../../lang-key.ts";
import { itemRow, type FactContext } from "./item-row.ts";
import type { ItemRecord } from "./records.ts";

/** For templates/heart-rush/item-card.hbs: an item held up for the table to see; its text follows below. */
export interface ItemCardContext {
  readonly name: string;
  readonly img: string;
  readonly mark: string;
  readonly facts: readonly FactContext[];
  readonly left: string;
  /** What using it has cost, in words. */
  readonly paid: LangKey | null;
}

export function itemCard(item: ItemRecord, paid: LangKey | null): ItemCardContext {
  const { name, img, mark, facts, left } = itemRow(item, false);
  return { name, img, mark, facts, left, paid };
}
