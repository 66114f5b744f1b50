export interface EffectContext {
  readonly id: string;
  readonly name: string;
  readonly img: string;
  readonly disabled: boolean;
  /** How long it still lasts, in words; empty where nothing ends it by itself. */
  readonly lasts: string;
  /** The item that lends it, if it is not the bearer's own. */
  readonly from: string;
  readonly own: boolean;
}

export interface EffectListContext {
  readonly editable: boolean;
  readonly effects: readonly EffectContext[];
}

/** For templates/heart-rush/effect-list.hbs: what lies upon somebody for a while, and what an item lends. */
export const effectList = (effects: readonly EffectContext[], editable: boolean): EffectListContext => ({
  editable,
  effects,
});
