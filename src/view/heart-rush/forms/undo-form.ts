import type { LangKey } from "../../lang-key.ts";
import { BY_HAND, inWords, lastPurchase, type PurchaseContext } from "../sheet/advancement.ts";
import type { HeroRecord, ItemRecord } from "../sheet/records.ts";

/** For templates/heart-rush/undo-form.hbs: what of it is to leave the sheet with a purchase that is taken back. */
export interface UndoFormContext extends PurchaseContext {
  readonly question: LangKey;
  readonly choices: readonly { readonly id: string; readonly name: string; readonly chosen: boolean }[];
}

/** What may have come of the latest purchase, where nobody has written down which it was; null where nothing can have. */
export function undoForm(hero: HeroRecord, items: readonly ItemRecord[]): UndoFormContext | null {
  const purchase = lastPurchase(hero)?.[1];
  const list = BY_HAND.find(({ bought }) => purchase && bought.includes(purchase.bought));
  const found = list?.among(items) ?? [];
  if (purchase === undefined || found.length === 0) return null;
  const isIt = ({ id, name }: ItemRecord): boolean => id === purchase.of || name === purchase.name;
  return {
    ...inWords(purchase),
    question: purchase.bought === "destiny" ? "HEARTRUSH.Advance.whoseDestiny" : "HEARTRUSH.Advance.whichLeaves",
    choices: found.map((item) => ({ id: item.id, name: item.name, chosen: isIt(item) })),
  };
}
