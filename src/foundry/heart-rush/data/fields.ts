import { HeartRush, type Die } from "../../../rules/index.ts";
import { choice, noneOrOneOf, oneNumberOf, whole } from "../../documents/fields.ts";

export { choice, count, keyedBy, prose, someOf, text, whole, yes } from "../../documents/fields.ts";

const { ArrayField, SchemaField } = foundry.data.fields;

/** The parts of which the schemas of Heart Rush are made. Bounds are those of the rules' own reader of sheets. */
export const die = (initial: Die) => oneNumberOf(HeartRush.DICE, initial);

export const maybeDie = () => noneOrOneOf(HeartRush.DICE);

/** What a lasting gain is made of; `src/rules/heart-rush/gains.ts` says when it counts. */
export const gains = () =>
  new ArrayField(
    new SchemaField({
      on: choice(HeartRush.MODIFIER_TARGETS, "check"),
      ability: choice([...HeartRush.ABILITIES, "any"], "any"),
      when: choice(HeartRush.MODIFIER_MOMENTS, "always"),
      needs: choice(HeartRush.GAIN_NEEDS, "nothing"),
      per: choice(HeartRush.GAIN_SCALES, "once"),
      net: whole(0, -20, 20),
      flat: whole(0, -999, 999),
      dice: new ArrayField(die(6), { required: true, initial: [], max: 12 }),
    }),
    { required: true, initial: [], max: 20 },
  );
