const { ArrayField, NumberField, SchemaField, StringField } = foundry.data.fields;

const line = (): foundry.data.fields.StringField<{ required: true; blank: true; initial: "" }> =>
  new StringField({ required: true, blank: true, initial: "" });
const count = (): foundry.data.fields.NumberField<{ required: true; nullable: false; integer: true; initial: 0 }> =>
  new NumberField({ required: true, nullable: false, integer: true, initial: 0 });

const messageSchema = () => ({
  combat: line(),
  /** Which of the fight's cards this is. */
  key: line(),
  /** The card as everybody might see it, in JSON: what is left when the fight itself is gone. */
  card: line(),
  /** How many of the rolls came with which step, so that a step taken back takes its dice along. */
  thrown: new ArrayField(new SchemaField({ step: count(), rolls: count() })),
});

export type FightMessageSchema = ReturnType<typeof messageSchema>;

/** The chat's card of an engagement, which grows while it goes on. */
export class FightMessageModel extends foundry.abstract.TypeDataModel<FightMessageSchema, ChatMessage.Implementation> {
  static override defineSchema(): FightMessageSchema {
    return messageSchema();
  }
}

export const FIGHT_MESSAGE = "fight";
