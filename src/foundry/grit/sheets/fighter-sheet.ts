import { Grit } from "../../../rules/index.ts";
import { gritSheet } from "../../../view/grit/index.ts";
import { PlainActorSheet } from "../../applications/sheets/plain-actor-sheet.ts";
import { rulingsOf } from "../../settings/rulings.ts";
import { CreatureModel, FighterModel, GearModel, GRIT_ITEMS } from "../data/index.ts";
import { sheetOf } from "../sheet-of.ts";
import { served } from "../../ports/system.ts";

/** Whoever fights in Grit, player characters and creatures. */
export class GritFighterSheet extends PlainActorSheet {
  static override PARTS = PlainActorSheet.onePage(served("templates/grit/fighter-sheet.hbs"));

  override readonly itemTypes = Object.keys(GRIT_ITEMS);

  protected override page(): object {
    const { system } = this.actor;
    if (!(system instanceof FighterModel || system instanceof CreatureModel)) {
      throw new Error(`${this.actor.uuid} is no fighter of Grit.`);
    }
    const gear = [...this.actor.items]
      .sort((one, other) => one.sort - other.sort)
      .flatMap(({ id, name, img, system: thing }) =>
        thing instanceof GearModel ? [{ ...thing, id: id ?? "", name, img: img ?? "" }] : [],
      );
    const sheet = sheetOf(this.actor);
    const options = rulingsOf("grit");
    return gritSheet(system, gear, linesOf(system), sheet.ok ? Grit.numbersOf(sheet.value, options) : null);
  }
}

function linesOf(system: FighterModel | CreatureModel) {
  if (system instanceof FighterModel) {
    return [
      {
        name: "system.calling",
        label: "HEARTRUSH.Grit.Fighter.FIELDS.calling.label",
        value: system.calling,
      },
    ] as const;
  }
  const line = <const Name extends "kind" | "steadied" | "shaken">(name: Name) =>
    ({
      name: `system.${name}`,
      label: `HEARTRUSH.Grit.Creature.FIELDS.${name}.label`,
      value: system[name],
    }) as const;
  return [line("kind"), line("steadied"), line("shaken")];
}
