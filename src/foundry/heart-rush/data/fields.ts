import { HeartRush, type Die } from "../../../rules/index.ts";
import { choice, noneOrOneOf, oneNumberOf, whole } from "../../documents/fields.ts";

import { keyedBy } from "../../documents/fields.ts";

export { address, choice, count, keyedBy, prose, someOf, text, whole, yes } from "../../documents/fields.ts";

const { ArrayField, SchemaField } = foundry.data.fields;

/** The parts of which the schemas of Heart Rush are made. Bounds are those of the rules' own reader of sheets. */
export const die = (initial: Die) => oneNumberOf(HeartRush.sheets.DICE, initial);

export const maybeDie = () => noneOrOneOf(HeartRush.sheets.DICE);

export const diceList = () => new ArrayField(die(6), { required: true, initial: [], max: 12 });

/** The id of an item or of an entry, or a word of one's own. */
export function isEntry(key: string): boolean {
  return /^[\w-]{1,128}$/.test(key) && !Object.hasOwn(Object.prototype, key);
}

/** A list in which each entry is kept by an id, so that whoever writes one of them writes none of the others. */
export const entries = <Entry extends foundry.data.fields.DataField.Any>(entry: Entry) => keyedBy(isEntry, entry);

/** What a lasting gain is made of; `src/rules/heart-rush/body/gains.ts` says when it counts. */
export const gains = () =>
  new ArrayField(
    new SchemaField({
      on: choice(HeartRush.sheets.MODIFIER_TARGETS, "check"),
      ability: choice([...HeartRush.sheets.ABILITIES, "any"], "any"),
      when: choice(HeartRush.sheets.MODIFIER_MOMENTS, "always"),
      needs: choice(HeartRush.sheets.GAIN_NEEDS, "nothing"),
      per: choice(HeartRush.sheets.GAIN_SCALES, "once"),
      net: whole(0, -20, 20),
      flat: whole(0, -999, 999),
      dice: diceList(),
    }),
    { required: true, initial: [], max: 20 },
  );
