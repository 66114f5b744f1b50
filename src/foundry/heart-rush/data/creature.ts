import { withIds } from "../../../view/shared/index.ts";
import { bodySchema } from "./body.ts";
import { count, text, whole, yes } from "./fields.ts";

const creatureSchema = () => ({
  ...bodySchema(30),
  /** What it is in a few words: "wild beast", "hired blade". */
  kind: text(),
  paragon: count(0, 20),
  /** How often a round it may begin or join an engagement. */
  engagements: whole(1, 1, 9),
  alwaysDefensive: yes(),
  unpushable: yes(),
});

export type CreatureSchema = ReturnType<typeof creatureSchema>;

/** Whoever the Game Master plays. */
export class CreatureModel extends foundry.abstract.TypeDataModel<CreatureSchema, Actor.Implementation> {
  static override LOCALIZATION_PREFIXES = ["HEARTRUSH.Body", "HEARTRUSH.Creature"];

  static override defineSchema(): CreatureSchema {
    return creatureSchema();
  }

  static override migrateData(source: Record<string, unknown>) {
    return super.migrateData(withIds(source, ["wounds"]));
  }
}
