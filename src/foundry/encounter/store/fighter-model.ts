const { SchemaField, StringField } = foundry.data.fields;

const line = (): foundry.data.fields.StringField<{ required: true; blank: true; initial: "" }> =>
  new StringField({ required: true, blank: true, initial: "" });

const fighterSchema = () => ({
  /** The hidden choice, sealed by its owner: worth nothing for any other engagement. What it held is in the fight, once all are open. */
  seal: new SchemaField({ engagement: line(), hash: line() }),
});

export type FighterSchema = ReturnType<typeof fighterSchema>;

/** What a combatant holds beside the fight: the only place that its owner writes without a Game Master. */
export class FighterModel extends foundry.abstract.TypeDataModel<FighterSchema, Combatant.Implementation> {
  static override defineSchema(): FighterSchema {
    return fighterSchema();
  }
}
