import { refuse, Roshambo } from "../../rules/index.ts";
import { numberField } from "../../view/shared/index.ts";
import { PlainActorSheet } from "../applications/sheets/plain-actor-sheet.ts";
import { actorChange, type RulesetAdapter } from "../ruleset-adapter.ts";
import { count, prose } from "../documents/fields.ts";

const fighterSchema = () => ({ lives: count(3, 99), most: count(3, 99), notes: prose() });

class FighterModel extends foundry.abstract.TypeDataModel<ReturnType<typeof fighterSchema>, Actor.Implementation> {
  static override LOCALIZATION_PREFIXES = ["HEARTRUSH.Roshambo.Fighter"];
  static override defineSchema = fighterSchema;
}

export const ROSHAMBO_ACTORS = { roshamboFighter: FighterModel } as const;

class RoshamboFighterSheet extends PlainActorSheet {
  protected override fields() {
    const { system } = this.actor;
    const field = (of: "lives" | "most", value: number) =>
      numberField(`system.${of}`, `HEARTRUSH.Roshambo.Fighter.FIELDS.${of}.label`, value);
    return system instanceof FighterModel ? [field("lives", system.lives), field("most", system.most)] : [];
  }
}

/** Rock, paper, scissors in Foundry. */
export const ROSHAMBO_ADAPTER: RulesetAdapter<Roshambo.Fight, Roshambo.Sheet, Roshambo.Command> = {
  actors: ROSHAMBO_ACTORS,
  items: {},
  sheets: { actor: { sheet: RoshamboFighterSheet, label: "HEARTRUSH.Roshambo.Sheet.fighter" } },
  sheetOf: ({ system }) =>
    system instanceof FighterModel ? Roshambo.sheetFrom(system) : refuse({ path: "/type", expected: "own-actor" }),
  actorUpdate: (before, after) => actorChange(Roshambo.changesOf(before, after)),
};
