import { Grit } from "../../../rules/index.ts";
import { choice, count, oneNumberOf, prose, text, yes } from "../../documents/fields.ts";

const { ArrayField } = foundry.data.fields;

const gearSchema = () => ({
  description: prose(),
  held: yes(),
  /** Fills both hands, and burdens. */
  bulky: yes(),
  /** Armour it gives while it is held. */
  bonusArmor: count(0, 20),
  /** Whether it is a weapon; what follows counts only then. */
  weapon: yes(),
  die: oneNumberOf(Grit.ATTRIBUTE_DICE, 6),
  /** More dice, of which with the first the best counts. */
  extra: new ArrayField(oneNumberOf(Grit.ATTRIBUTE_DICE, 6), { required: true, initial: [], max: 12 }),
  blast: yes(),
  /** What Critical Damage by it does besides. */
  effect: text(),
  attribute: choice(Grit.ATTRIBUTES, "str"),
});

export type GearSchema = ReturnType<typeof gearSchema>;

/** A weapon, a shield or anything else that is carried. */
export class GearModel extends foundry.abstract.TypeDataModel<GearSchema, Item.Implementation> {
  static override LOCALIZATION_PREFIXES = ["HEARTRUSH.Grit.Gear"];

  static override defineSchema(): GearSchema {
    return gearSchema();
  }
}
