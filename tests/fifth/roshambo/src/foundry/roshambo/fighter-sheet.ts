import { numberField, plainItem } from "../../view/index.ts";
import { PlainActorSheet } from "../applications/sheets/plain-actor-sheet.ts";
import { FighterModel } from "./fighter.ts";

/** Lives, and the most there can be. */
export class RoshamboFighterSheet extends PlainActorSheet {
  static override PARTS = PlainActorSheet.onePage("systems/heart-rush/templates/shared/plain-item.hbs");

  protected override page(): object {
    const { id, name, img, system } = this.actor;
    if (!(system instanceof FighterModel)) throw new Error(`${name} is no fighter of rock, paper, scissors.`);
    const fields = [
      numberField("system.lives", "HEARTRUSH.Roshambo.Fighter.FIELDS.lives.label", system.lives),
      numberField("system.most", "HEARTRUSH.Roshambo.Fighter.FIELDS.most.label", system.most),
    ];
    return plainItem({ id: id ?? "", name, img: img ?? "" }, "", fields, this.isEditable);
  }
}
