import { Beats } from "../../../rules/index.ts";
import { count, prose, text, yes } from "../../documents/fields.ts";
import { showOnToken } from "../../documents/token-bars.ts";

const { ArrayField, SchemaField, StringField } = foundry.data.fields;

const id = () => new StringField({ required: true, blank: false, initial: () => foundry.utils.randomID() });

const fighterSchema = () => ({
  /** What it is like, in a few words each; of a place, its Elements. */
  traits: new ArrayField(new SchemaField({ id: id(), label: text() }), { required: true, initial: [], max: 256 }),
  /** Oldest first. */
  wounds: new ArrayField(new SchemaField({ id: id(), label: text(), tended: yes(), tried: yes() }), {
    required: true,
    initial: [],
    max: 256,
  }),
  helpless: yes(),
  /** Disadvantages that wait for the next roll. */
  pending: count(0, 999),
  sparks: count(3, 99),
  notes: prose(),
});

export type FighterSchema = ReturnType<typeof fighterSchema>;

/** Whoever fights in Beats. A place is made of the same, and rolls as the opposition. */
export class FighterModel extends foundry.abstract.TypeDataModel<FighterSchema, Actor.Implementation> {
  static override LOCALIZATION_PREFIXES = ["HEARTRUSH.Beats.Fighter"];

  static override defineSchema(): FighterSchema {
    return fighterSchema();
  }

  /** How many of the four bubbles are filled, for the token's bar. */
  get bubbles(): { readonly value: number; readonly max: number } {
    return { value: this.wounds.filter(({ tended }) => !tended).length, max: Beats.SEVERITIES.length };
  }

  protected override async _preCreate(
    ...[data, options, user]: Parameters<
      foundry.abstract.TypeDataModel<FighterSchema, Actor.Implementation>["_preCreate"]
    >
  ): Promise<boolean | void> {
    if ((await super._preCreate(data, options, user)) === false) return false;
    showOnToken(this.parent, data, "bubbles", null);
    return undefined;
  }
}
