import { text } from "../../documents/fields.ts";
import { showOnToken } from "../../documents/token-bars.ts";
import { bodySchema } from "./body.ts";

const fighterSchema = () => ({ ...bodySchema(), calling: text() });

export type FighterSchema = ReturnType<typeof fighterSchema>;

/** A player character of Grit. */
export class FighterModel extends foundry.abstract.TypeDataModel<FighterSchema, Actor.Implementation> {
  static override LOCALIZATION_PREFIXES = ["HEARTRUSH.Grit.Body", "HEARTRUSH.Grit.Fighter"];

  static override defineSchema(): FighterSchema {
    return fighterSchema();
  }

  protected override async _preCreate(
    ...[data, options, user]: Parameters<
      foundry.abstract.TypeDataModel<FighterSchema, Actor.Implementation>["_preCreate"]
    >
  ): Promise<boolean | void> {
    if ((await super._preCreate(data, options, user)) === false) return false;
    showOnToken(this.parent, data, "grit", "attributes.str");
    return undefined;
  }
}
