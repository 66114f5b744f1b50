import { HeartRush } from "../../../rules/index.ts";
import { keyedBy, whole } from "./fields.ts";

const { SchemaField, SetField, StringField } = foundry.data.fields;

/**
 * Where conditions are kept: in `system.conditions` of the actor and nowhere else, as `{ level, of }` by their name. A
 * change of conditions and hit points is therefore one write, and undoing it another. What a token shows are effects made
 * in memory from these (`HeartRushActor#allApplicableEffects`), and `actor.statuses` has their names; none is ever stored.
 *
 * `of` is who frightens, enrages, charms, holds or carries: the id of an actor, or of the token of one that has an actor of
 * its own. The id of a fighter in a fight or of any other token means the same as that of the body behind it, and that of
 * the world's actor its only token on the scene (`sources.ts`).
 */
export const conditionField = () =>
  keyedBy(
    isCondition,
    new SchemaField({
      level: whole(1, 1, HeartRush.sheets.MOST_LEVELS),
      of: new StringField({ required: true, nullable: true, blank: false, initial: null }),
    }),
  );

/** Some of the conditions, such as those that never take hold of somebody. */
export const someConditions = () =>
  new SetField(new StringField({ required: true, blank: false, choices: [...HeartRush.fights.CONDITIONS] }), {
    required: true,
    initial: [],
  });

function isCondition(key: string): boolean {
  return HeartRush.fights.CONDITIONS.some((name) => name === key);
}
