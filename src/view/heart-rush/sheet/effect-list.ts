import type { HeartRush } from "../../../rules/index.ts";
import type { LangKey } from "../../lang-key.ts";

/** An effect as its bearer's sheet reads it. */
export interface EffectRecord {
  readonly id: string;
  readonly name: string;
  readonly img: string;
  readonly disabled: boolean;
  /** What ends it by itself, and the rounds that are left. */
  readonly ends: { readonly until: HeartRush.sheets.BoonEnd; readonly left: number } | null;
  /** How long it still lasts, in Foundry's own words; empty where Foundry does not know. */
  readonly lasts: string;
  /** The item that lends it, if it is not the bearer's own. */
  readonly from: string;
  readonly own: boolean;
}

export interface EffectContext extends Omit<EffectRecord, "ends"> {
  readonly ends: { readonly label: LangKey; readonly count: number } | null;
}

export interface EffectListContext {
  readonly editable: boolean;
  readonly effects: readonly EffectContext[];
}

function endContext({ ends }: EffectRecord): EffectContext["ends"] {
  if (ends === null) return null;
  if (ends.until !== "rounds") return { label: `HEARTRUSH.Boon.until.${ends.until}`, count: 0 };
  return { label: ends.left === 1 ? "HEARTRUSH.Boon.left.one" : "HEARTRUSH.Boon.left.many", count: ends.left };
}

/** For templates/heart-rush/effect-list.hbs: what lies upon somebody for a while, and what an item lends. */
export const effectList = (effects: readonly EffectRecord[], editable: boolean): EffectListContext => ({
  editable,
  effects: effects.map((effect) => ({ ...effect, ends: endContext(effect) })),
});
