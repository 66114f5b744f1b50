import type { LangKey } from "../../../view/index.ts";
import { registerSheet } from "../../ports/sheet-bases.ts";
import { EFFECT_MODELS, GROUP_MODELS, ITEM_MODELS } from "../data/index.ts";
import { PartySheet } from "../party/party-sheet.ts";
import { HeartRushBoonSheet } from "./boon-sheet.ts";
import { CreatureSheet } from "./creature-sheet.ts";
import { HeroSheet } from "./hero-sheet.ts";
import { HeartRushItemSheet } from "./item-sheet.ts";

/** The sheets that documents of Heart Rush open with. Their class names are stored in worlds. */
export function registerHeartRushSheets(): void {
  registerSheet(Actor, HeroSheet, ["hero"], "HEARTRUSH.Sheet.hero" satisfies LangKey);
  registerSheet(Actor, CreatureSheet, ["creature"], "HEARTRUSH.Sheet.creature" satisfies LangKey);
  registerSheet(Actor, PartySheet, Object.keys(GROUP_MODELS), "HEARTRUSH.Sheet.party" satisfies LangKey);
  registerSheet(Item, HeartRushItemSheet, Object.keys(ITEM_MODELS), "HEARTRUSH.Sheet.item" satisfies LangKey);
  registerSheet(ActiveEffect, HeartRushBoonSheet, Object.keys(EFFECT_MODELS), "HEARTRUSH.Sheet.boon" satisfies LangKey);
}
