import type { LangKey } from "../lang-key.ts";
import type { WoundRecord } from "./records.ts";

export interface WoundListContext {
  readonly editable: boolean;
  readonly wounds: readonly (WoundRecord & { readonly index: number })[];
  /** Whether there is anything for a healer to do. */
  readonly treatable: boolean;
  readonly total: number;
  readonly summary: LangKey;
}

/** For templates/heart-rush/wound-list.hbs: each wound in words, its rank, whether it is treated. */
export function woundList(wounds: readonly WoundRecord[], editable: boolean): WoundListContext {
  return {
    editable,
    wounds: wounds.map((wound, index) => ({ ...wound, index })),
    treatable: wounds.some(({ treated }) => !treated),
    total: wounds.reduce((sum, { rank }) => sum + rank, 0),
    summary: wounds.length === 0 ? "HEARTRUSH.Wound.none" : "HEARTRUSH.Wound.sum",
  };
}
