import { HeartRush } from "../../../rules/index.ts";
import type { LangKey } from "../../lang-key.ts";
import { conditionStrip, type ConditionStripContext, type Sources } from "./condition-strip.ts";
import { effectList, type EffectRecord, type EffectListContext } from "./effect-list.ts";
import { itemRow, type ItemRowContext } from "./item-row.ts";
import { ofType, type BodyRecord, type HeroRecord, type ItemRecord } from "./records.ts";
import { signed } from "./stance-card.ts";
import { woundList, type WoundListContext } from "./wound-list.ts";

interface SpeedContext {
  readonly label: LangKey;
  readonly feet: number;
}

export interface AbilityGroup {
  readonly title: LangKey;
  readonly rows: readonly ItemRowContext[];
}

export interface HeroFightContext {
  readonly editable: boolean;
  readonly weapons: readonly ItemRowContext[];
  readonly protections: readonly ItemRowContext[];
  readonly defence: string;
  readonly speeds: readonly SpeedContext[];
  readonly conditions: ConditionStripContext;
  readonly wounds: WoundListContext;
  readonly abilities: readonly AbilityGroup[];
  readonly effects: EffectListContext;
}

export const speedsOf = (sheet: HeartRush.Sheet | null): readonly SpeedContext[] =>
  sheet === null
    ? []
    : [
        { label: "HEARTRUSH.Speed.move", feet: HeartRush.sheets.speedOf(sheet) },
        { label: "HEARTRUSH.Speed.swim", feet: HeartRush.sheets.swimSpeed(sheet) },
        { label: "HEARTRUSH.Speed.climb", feet: HeartRush.sheets.climbSpeed(sheet) },
      ];

export const defenceOf = (sheet: HeartRush.Sheet | null): string =>
  sheet === null ? "?" : signed(HeartRush.sheets.armourValue(sheet) + HeartRush.sheets.shieldValue(sheet)) || "+0";

/** Abilities as they are reached for: by how often they may be used. */
export function abilityGroups(
  items: readonly ItemRecord[],
  spent: BodyRecord["spent"],
  editable: boolean,
): readonly AbilityGroup[] {
  const abilities = ofType(items, "ability");
  return HeartRush.sheets.FREQUENCIES.map((frequency) => ({
    title: `HEARTRUSH.Frequency.${frequency}` as const,
    rows: abilities
      .filter(({ system }) => system.frequency === frequency)
      .map((item) => itemRow(item, editable, spent)),
  })).filter(({ rows }) => rows.length > 0);
}

/** For templates/heart-rush/hero-fight.hbs: what is reached for in a fight. */
export const heroFight = (
  hero: HeroRecord,
  sheet: HeartRush.Sheet | null,
  items: readonly ItemRecord[],
  effects: readonly EffectRecord[],
  sources: Sources,
  editable: boolean,
  ruled: boolean,
): HeroFightContext => ({
  editable,
  weapons: [...ofType(items, "weapon"), ...ofType(items, "spell").filter(({ system }) => system.form !== "spell")].map(
    (item) => itemRow(item, editable),
  ),
  protections: [...ofType(items, "armor"), ...ofType(items, "shield")].map((item) => itemRow(item, editable)),
  defence: defenceOf(sheet),
  speeds: speedsOf(sheet),
  conditions: conditionStrip(hero.conditions, sources, editable),
  wounds: woundList(hero.wounds, editable, { potions: hero.potions, ruled }),
  abilities: abilityGroups(items, hero.spent, editable),
  effects: effectList(effects, editable),
});
