import { count, prose, whole, yes } from "../../documents/fields.ts";

const { ArrayField } = foundry.data.fields;

/** What every thing has. */
export const carriedSchema = () => ({ description: prose(), slots: count(1, 99) });

/** What every thing has that is worn or wielded, and whose faces can be crossed out. */
export const gearSchema = () => ({
  ...carriedSchema(),
  /** In hand, or worn. */
  held: yes(true),
  /** The faces crossed out. */
  marks: new ArrayField(whole(1, 1, 12), { required: true, initial: [], max: 12 }),
  ruined: yes(),
});
