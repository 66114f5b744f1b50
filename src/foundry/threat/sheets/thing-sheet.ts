import { threatFields } from "../../../view/index.ts";
import { PlainItemSheet } from "../../applications/sheets/plain-item-sheet.ts";
import { thingRecord } from "./thing-record.ts";

/** A weapon, a shield, a piece of armour or ammunition of Threat. */
export class ThreatThingSheet extends PlainItemSheet {
  protected override fields() {
    const thing = thingRecord(this.item);
    return thing === null ? [] : threatFields(thing);
  }
}
