import { count, prose } from "../documents/fields.ts";

const fighterSchema = () => ({ lives: count(3, 99), most: count(3, 99), notes: prose() });
export type FighterSchema = ReturnType<typeof fighterSchema>;

/** Whoever plays at rock, paper, scissors. */
export class FighterModel extends foundry.abstract.TypeDataModel<FighterSchema, Actor.Implementation> {
  static override LOCALIZATION_PREFIXES = ["HEARTRUSH.Roshambo.Fighter"];
  static override defineSchema = fighterSchema;
}

export const ROSHAMBO_ACTORS = { roshamboFighter: FighterModel } as const;
