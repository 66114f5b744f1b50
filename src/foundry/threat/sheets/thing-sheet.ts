import { threatFaces, threatFields } from "../../../view/threat/index.ts";
import { toggledMember } from "../../../view/shared/index.ts";
import { PlainItemSheet } from "../../applications/sheets/plain-item-sheet.ts";
import { change } from "../../ports/documents.ts";
import type { SheetAction, SheetOptions, SheetPart } from "../../ports/sheet-bases.ts";
import { thingRecord } from "./thing-record.ts";
import { served } from "../../ports/system.ts";

const ACTIONS = {
  async toggleItemMember(_event, target) {
    const { path = "", value } = target.dataset;
    await change(this.item, { [path]: toggledMember(foundry.utils.getProperty(this.item, path), Number(value)) });
  },
} satisfies Readonly<Record<string, SheetAction<ThreatThingSheet>>>;

/** A weapon, a shield, a piece of armour or ammunition of Threat. */
export class ThreatThingSheet extends PlainItemSheet {
  static override DEFAULT_OPTIONS: SheetOptions<never> = { actions: ACTIONS };

  static override PARTS: Readonly<Record<string, SheetPart>> = {
    fields: { template: served("templates/shared/plain-item.hbs") },
    faces: { template: served("templates/threat/thing-faces.hbs") },
    notes: { template: served("templates/shared/sheet-notes.hbs") },
  };

  protected override fields() {
    const thing = thingRecord(this.item);
    return thing === null ? [] : threatFields(thing);
  }

  override async contextOf(part: string): Promise<object> {
    const thing = part === "faces" ? thingRecord(this.item) : null;
    return thing === null ? super.contextOf(part) : threatFaces(thing);
  }
}
