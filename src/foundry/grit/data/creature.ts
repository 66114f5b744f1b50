import { text } from "../../documents/fields.ts";
import { showOnToken } from "../../documents/token-bars.ts";
import { bodySchema } from "./body.ts";

const creatureSchema = () => ({
  ...bodySchema(),
  kind: text(),
  /** What steadies it, and what would shake it, when its morale is tested: for the Game Master to read. */
  steadied: text(),
  shaken: text(),
});

export type CreatureSchema = ReturnType<typeof creatureSchema>;

/** Whoever the Game Master plays, and whose nerve can fail. */
export class CreatureModel extends foundry.abstract.TypeDataModel<CreatureSchema, Actor.Implementation> {
  static override LOCALIZATION_PREFIXES = ["HEARTRUSH.Grit.Body", "HEARTRUSH.Grit.Creature"];

  static override defineSchema(): CreatureSchema {
    return creatureSchema();
  }

  protected override async _preCreate(
    ...[data, options, user]: Parameters<
      foundry.abstract.TypeDataModel<CreatureSchema, Actor.Implementation>["_preCreate"]
    >
  ): Promise<boolean | void> {
    if ((await super._preCreate(data, options, user)) === false) return false;
    showOnToken(this.parent, data, "grit", "attributes.str");
    return undefined;
  }
}
