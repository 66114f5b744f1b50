const { NumberField, StringField, TypedObjectField } = foundry.data.fields;

const count = (): foundry.data.fields.NumberField<{
  required: true;
  nullable: false;
  integer: true;
  min: 0;
  initial: 0;
}> => new NumberField({ required: true, nullable: false, integer: true, min: 0, initial: 0 });

const fightSchema = () => ({
  /** The table as the fight began, in JSON; empty before it begins. */
  start: new StringField({ required: true, blank: true, initial: "" }),
  /** Every step since, in JSON, by its number: `s1`, `s2`, … A step is written once and never rewritten. */
  steps: new TypedObjectField(new StringField({ required: true, blank: false })),
  /** How many of the steps stand; those after it have been taken back. */
  at: count(),
  /** The rolls of steps that have been taken back, in JSON, by their number: whoever does one again has its dice. */
  dice: new TypedObjectField(new StringField({ required: true, blank: true })),
  /** How many can stand again. What is stored beyond belongs to no future of this fight. */
  last: count(),
  /** What the latest write did, so that whoever finds it half done can finish it: "do", "undo", "redo" or nothing. */
  doing: new StringField({ required: true, blank: true, initial: "" }),
  /** What the latest write's mark on each actor that it is about is sealed to, in JSON; `marks.ts` says why. */
  pledges: new StringField({ required: true, blank: true, initial: "" }),
  /** Reveals that were taken back and played over, in JSON, by the revision that did so: what was seen stays seen. */
  reveals: new TypedObjectField(new StringField({ required: true, blank: true })),
  /** The order by which a step was last taken back or done again, which is done no second time. */
  order: new StringField({ required: true, blank: true, initial: "" }),
  /** Counts everything that ever happened to the fight, taking back included. */
  revision: count(),
});

export type FightSchema = ReturnType<typeof fightSchema>;

/**
 * A fight as it is stored, alike for every ruleset: how it began and each step since, as texts. So a step is one small
 * write however long the fight has been, and no key or list of a ruleset meets Foundry's merging.
 */
export class FightModel extends foundry.abstract.TypeDataModel<FightSchema, Combat.Implementation> {
  static override defineSchema(): FightSchema {
    return fightSchema();
  }
}
