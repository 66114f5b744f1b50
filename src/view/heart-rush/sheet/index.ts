/** What Heart Rush's sheets show. */
export { STANCE_ORDER, stanceCard } from "./stance-card.ts";
export type { StanceCardContext, StanceCardState } from "./stance-card.ts";
export { lastPurchase, purchaseChange, purchases, undoChange } from "./advancement.ts";
export { creatureEdit } from "./creature-edit.ts";
export { creatureSheet } from "./creature-sheet.ts";
export type { Rush } from "./vitals.ts";
export type { EffectRecord as HeartRushEffect } from "./effect-list.ts";
export type { Sources } from "./condition-strip.ts";
export { heroFight } from "./hero-fight.ts";
export { heroGear } from "./hero-gear.ts";
export { heroHead } from "./hero-head.ts";
export { heroMagic } from "./hero-magic.ts";
export { heroSelf } from "./hero-self.ts";
export { itemCard, type ItemUsed } from "./item-card.ts";
export { boonSheet, itemSheet } from "./item-sheet.ts";
export { limitedSheet } from "./limited-sheet.ts";
export type { ItemRecord as HeartRushItem, ItemType as HeartRushItemType } from "./records.ts";
export { stanceRow } from "./stance-row.ts";
