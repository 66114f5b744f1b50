import { count, entries, prose, text, whole } from "./fields.ts";

const { SchemaField } = foundry.data.fields;

const partySchema = () => ({
  /** Who marches along, by the ids of the world's actors, so that two people who change it write each their own. */
  members: entries(new SchemaField({ name: text(), place: whole(0, 0, 9999) })),
  /** In the stash, in the unit of the prices of things. */
  coins: count(0),
  notes: prose(),
});

export type PartySchema = ReturnType<typeof partySchema>;

/** Those who travel together: no body of its own, so that no fight, rest or check takes it for somebody. */
export class PartyModel extends foundry.abstract.TypeDataModel<PartySchema, Actor.Implementation> {
  static override LOCALIZATION_PREFIXES = ["HEARTRUSH.Party"];

  static override defineSchema(): PartySchema {
    return partySchema();
  }
}
