import type { LangKey } from "../../lang-key.ts";
import type { Entries, WoundRecord } from "./records.ts";

export interface WoundListContext {
  readonly editable: boolean;
  readonly wounds: readonly (WoundRecord & { readonly key: string })[];
  /** Whether there is anything for a healer to do; one who can treat others may find it on them. */
  readonly treatable: boolean;
  /** Letting a healing potion work, an hour after it was drunk: heroes keep track of such things. */
  readonly potion: { readonly closed: boolean; readonly hint: LangKey } | null;
  readonly total: number;
  readonly summary: LangKey;
}

/** What is known of whoever keeps track of potions: how many are still to work, and whether their user decides that alone. */
export interface Drunk {
  readonly potions: number;
  readonly ruled: boolean;
}

/** Whether a potion can work now: one that was drunk, or whatever a Game Master says. */
export const mayWork = ({ potions, ruled }: Drunk): boolean => potions > 0 || ruled;

const potionButton = (drunk: Drunk): WoundListContext["potion"] =>
  mayWork(drunk)
    ? { closed: false, hint: "HEARTRUSH.Wound.potionHint" }
    : { closed: true, hint: "HEARTRUSH.Wound.noPotion" };

/** For templates/heart-rush/wound-list.hbs: each wound in words, its rank, whether it is treated; `drunk` is a hero's. */
export function woundList(kept: Entries<WoundRecord>, editable: boolean, drunk: Drunk | null = null): WoundListContext {
  const wounds = Object.entries(kept).map(([key, wound]) => ({ ...wound, key }));
  return {
    editable,
    wounds,
    treatable: drunk !== null || wounds.some(({ treated }) => !treated),
    potion: drunk && potionButton(drunk),
    total: wounds.reduce((sum, { rank }) => sum + rank, 0),
    summary: wounds.length === 0 ? "HEARTRUSH.Wound.none" : "HEARTRUSH.Wound.sum",
  };
}
