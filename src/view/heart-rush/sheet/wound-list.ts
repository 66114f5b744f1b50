import type { LangKey } from "../../lang-key.ts";
import type { Entries, WoundRecord } from "./records.ts";

export interface WoundListContext {
  readonly editable: boolean;
  readonly wounds: readonly (WoundRecord & { readonly key: string })[];
  /** Whether there is anything for a healer to do; one who can treat others may find it on them. */
  readonly treatable: boolean;
  /** Whether a healing potion can be written down here, an hour after it was drunk: heroes keep track of such things. */
  readonly drinks: boolean;
  readonly total: number;
  readonly summary: LangKey;
}

/** For templates/heart-rush/wound-list.hbs: each wound in words, its rank, whether it is treated. */
export function woundList(kept: Entries<WoundRecord>, editable: boolean, isHero = false): WoundListContext {
  const wounds = Object.entries(kept).map(([key, wound]) => ({ ...wound, key }));
  return {
    editable,
    wounds,
    treatable: isHero || wounds.some(({ treated }) => !treated),
    drinks: isHero,
    total: wounds.reduce((sum, { rank }) => sum + rank, 0),
    summary: wounds.length === 0 ? "HEARTRUSH.Wound.none" : "HEARTRUSH.Wound.sum",
  };
}
