import { HeartRush } from "../../../rules/index.ts";
import { someConditions } from "./conditions.ts";
import { choice, gains, prose, text, whole, yes } from "./fields.ts";

/** Where an ability comes from; a trait is a creature's. */
export const ABILITY_KINDS = ["class", "subclass", "talent", "paragon", "kin", "trait"] as const;
export const TALENT_SCHOOLS = ["none", "martial", "cognitive", "melody", "handmagic"] as const;

const abilitySchema = () => ({
  description: prose(),
  kind: choice(ABILITY_KINDS, "talent"),
  frequency: choice(HeartRush.sheets.FREQUENCIES, "passive"),
  instant: yes(),
  fullAction: yes(),
  /** Which class or subclass it is of. */
  of: text(),
  /** Talents of combat and others are counted and paid for apart. */
  school: choice(TALENT_SCHOOLS, "none"),
  combat: yes(true),
  rank: whole(0, 0, 20),
  prerequisites: text(),
  gains: gains(),
  /** Conditions that never take hold of its bearer. */
  immune: someConditions(),
  /** A talent has a second level, which its bearer may have bought. */
  destiny: yes(),
  destinyDescription: prose(),
  /** What it gives in place of `gains` once the second level is bought. */
  destinyGains: gains(),
});

export type AbilitySchema = ReturnType<typeof abilitySchema>;

/** What someone can do beyond what everyone can. */
export class AbilityModel extends foundry.abstract.TypeDataModel<AbilitySchema, Item.Implementation> {
  static override LOCALIZATION_PREFIXES = ["HEARTRUSH.Ability"];

  static override defineSchema(): AbilitySchema {
    return abilitySchema();
  }
}
