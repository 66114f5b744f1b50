import { HeartRush } from "../../../rules/index.ts";
import { choice, count, gains, prose, someOf, text, yes } from "./fields.ts";

const spellSchema = () => ({
  description: prose(),
  /** A bolt or a blast is a cantrip, wielded in place of a weapon. */
  form: choice(["spell", ...HeartRush.sheets.CANTRIP_FORMS], "spell"),
  elements: someOf(HeartRush.sheets.CANTRIP_ELEMENTS),
  attunement: choice(HeartRush.sheets.ATTUNEMENTS, "basic"),
  instant: yes(),
  ongoing: yes(),
  /** An ongoing spell that is being kept up: its gains count. */
  sustained: yes(),
  range: text(),
  /** Whom it is about: the caster alone, somebody chosen, or whoever is in an area that goes so many feet. */
  area: choice(HeartRush.sheets.AREAS, "none"),
  areaFeet: count(10, 999),
  save: choice(["none", ...HeartRush.sheets.ABILITIES], "none"),
  /** Long rests until it can be cast again. */
  restsLeft: count(0, 99),
  equipped: yes(),
  gains: gains(),
});

export type SpellSchema = ReturnType<typeof spellSchema>;

/** A spell, or a cantrip. */
export class SpellModel extends foundry.abstract.TypeDataModel<SpellSchema, Item.Implementation> {
  static override LOCALIZATION_PREFIXES = ["HEARTRUSH.Spell"];

  static override defineSchema(): SpellSchema {
    return spellSchema();
  }
}
