import { roshamboSheet } from "../../../view/index.ts";
import { PlainActorSheet } from "../../applications/sheets/plain-actor-sheet.ts";
import { FighterModel } from "../data/index.ts";

export class RoshamboFighterSheet extends PlainActorSheet {
  static override PARTS = PlainActorSheet.onePage("systems/heart-rush/templates/roshambo/fighter-sheet.hbs");

  override readonly itemTypes: readonly string[] = [];

  override newEntry(): null {
    return null;
  }

  protected override page(): object {
    const { system } = this.actor;
    if (!(system instanceof FighterModel))
      throw new Error(`${this.actor.uuid} is no fighter of rock, paper, scissors.`);
    return roshamboSheet(system);
  }
}
