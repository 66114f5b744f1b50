import { gearFields } from "../../../view/grit/index.ts";
import { PlainItemSheet } from "../../applications/sheets/plain-item-sheet.ts";
import { GearModel } from "../data/index.ts";

/** A weapon, a shield or anything else carried in Grit. */
export class GritGearSheet extends PlainItemSheet {
  protected override fields() {
    const { system } = this.item;
    return system instanceof GearModel ? gearFields(system) : [];
  }
}
