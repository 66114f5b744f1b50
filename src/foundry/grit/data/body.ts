import { Grit } from "../../../rules/index.ts";
import { choice, count, oneNumberOf, prose, yes } from "../../documents/fields.ts";

const { SchemaField } = foundry.data.fields;

const attribute = () =>
  new SchemaField({ max: oneNumberOf(Grit.ATTRIBUTE_DICE, 6), value: oneNumberOf(Grit.TRACK, 6) });

/** What all who fight in Grit have: attribute dice that step down, Grit before them, armour before that. */
export const bodySchema = () => ({
  attributes: new SchemaField({ str: attribute(), dex: attribute(), wil: attribute() }),
  grit: new SchemaField({ value: count(3, 999), max: count(3, 999) }),
  /** Of what is worn, and of hide; what is held gives more. */
  armor: count(0, 20),
  harm: choice(["none", ...Grit.HARMS], "none"),
  deprived: yes(),
  /** Rolls for its group, where the table has leaders do so. */
  leader: yes(),
  minutesDown: count(0, 10_000_000),
  safeMinutes: count(0, 10_000_000),
  notes: prose(),
});
