import { Threat } from "../../../rules/index.ts";
import { count, oneNumberOf, prose, text, whole, yes } from "../../documents/fields.ts";
import { showOnToken } from "../../documents/token-bars.ts";

const { ArrayField, SchemaField, StringField } = foundry.data.fields;

const id = () => new StringField({ required: true, blank: false, initial: () => foundry.utils.randomID() });
const allFresh = () => Threat.FACES.map((faces) => ({ faces, lost: false }));

const fighterSchema = () => ({
  /** The scores before injuries. */
  base: new SchemaField({ guts: count(7, 99), blood: count(7, 99), nerves: count(7, 99) }),
  injuries: new ArrayField(new SchemaField({ id: id(), label: text(), amount: whole(1, 1, 999) }), {
    required: true,
    initial: [],
    max: 128,
  }),
  /** One die of a size at most. */
  breath: new ArrayField(new SchemaField({ faces: oneNumberOf(Threat.FACES, 6), lost: yes() }), {
    required: true,
    initial: allFresh,
    max: Threat.FACES.length,
  }),
  exhausted: new ArrayField(oneNumberOf(Threat.FACES, 6), { required: true, initial: [], max: Threat.FACES.length }),
  incapacitated: yes(),
  notes: prose(),
});

export type FighterSchema = ReturnType<typeof fighterSchema>;

/** Whoever fights in Threat. */
export class FighterModel extends foundry.abstract.TypeDataModel<FighterSchema, Actor.Implementation> {
  static override LOCALIZATION_PREFIXES = ["HEARTRUSH.Threat.Fighter"];

  static override defineSchema(): FighterSchema {
    return fighterSchema();
  }

  /** What injuries leave of Blood, for the token's bar. */
  get blood(): { readonly value: number; readonly max: number } {
    const hurt = this.injuries.reduce((sum, { amount }) => sum + amount, 0);
    return { value: Math.max(0, this.base.blood - hurt), max: this.base.blood };
  }

  protected override async _preCreate(
    ...[data, options, user]: Parameters<
      foundry.abstract.TypeDataModel<FighterSchema, Actor.Implementation>["_preCreate"]
    >
  ): Promise<boolean | void> {
    if ((await super._preCreate(data, options, user)) === false) return false;
    showOnToken(this.parent, data, "blood", null);
    return undefined;
  }
}
