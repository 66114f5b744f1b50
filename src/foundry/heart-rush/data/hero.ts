import { HeartRush } from "../../../rules/index.ts";
import { bodySchema } from "./body.ts";
import { withIds } from "../../../view/shared/index.ts";
import { choice, count, entries, prose, text, whole } from "./fields.ts";

const { SchemaField } = foundry.data.fields;

const attunement = () => choice(["none", ...HeartRush.sheets.ATTUNEMENTS], "none");

const heroSchema = () => ({
  ...bodySchema(40),
  kin: text(),
  heritage: text(),
  dream: text(),
  class: text(),
  subclass: text(),
  combatRank: count(0, 24),
  professions: entries(new SchemaField({ name: text(), rank: count(1, 20) })),
  aspects: entries(new SchemaField({ text: text(), rank: whole(1, 1, 20) })),
  destiny: whole(3, 0, 10),
  attunements: new SchemaField({
    air: attunement(),
    fire: attunement(),
    water: attunement(),
    earth: attunement(),
    force: attunement(),
    void: attunement(),
    dark: attunement(),
    light: attunement(),
    time: attunement(),
  }),
  /** Experience of a lifetime. What is left of it is this, less the costs of `advances`. */
  xp: count(5),
  advances: entries(
    new SchemaField({
      bought: choice(HeartRush.sheets.ADVANCES, "other"),
      /** Which ability, aspect, talent or spell: its key or id. */
      of: text(),
      /** What it was called when it was bought. */
      name: text(),
      cost: count(0, 9999),
      from: whole(0, -9999, 9999),
      to: whole(0, -9999, 9999),
    }),
  ),
  /** Healing potions that were drunk and have not worked yet. */
  potions: count(0, 999),
  /** In the unit of the prices of things. */
  coins: count(0),
  biography: prose(),
});

export type HeroSchema = ReturnType<typeof heroSchema>;

/** A player character. */
export class HeroModel extends foundry.abstract.TypeDataModel<HeroSchema, Actor.Implementation> {
  static override LOCALIZATION_PREFIXES = ["HEARTRUSH.Body", "HEARTRUSH.Hero"];

  static override defineSchema(): HeroSchema {
    return heroSchema();
  }

  static override migrateData(source: Record<string, unknown>) {
    return super.migrateData(withIds(source, ["wounds", "professions", "aspects", "advances"]));
  }

  get paragon(): number {
    return HeartRush.sheets.paragonLevel(this.combatRank);
  }

  get xpLeft(): number {
    return this.xp - Object.values(this.advances).reduce((sum, { cost }) => sum + cost, 0);
  }
}
