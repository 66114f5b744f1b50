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
  /** Whom it is aimed at, in words, or "". */
  readonly struck: string;
  /** The address of the area that it has on the map, or "". */
  readonly area: string;
}

/** What is told of a thing that is used, besides what it is. */
export interface ItemUsed {
  readonly paid?: LangKey | null;
  readonly struck?: string;
  readonly area?: string;
}

export function itemCard(item: ItemRecord, { paid = null, struck = "", area = "" }: ItemUsed = {}): ItemCardContext {
  const { name, img, mark, facts, left } = itemRow(item, false);
  return { name, img, mark, facts, left, paid, struck, area };
}
