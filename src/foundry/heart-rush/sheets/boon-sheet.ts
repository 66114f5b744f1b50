import { boonSheet } from "../../../view/heart-rush/sheet/index.ts";
import { OurEffectSheet } from "../../applications/sheets/our-sheets.ts";
import type { SheetOptions } from "../../ports/sheet-bases.ts";
import { ENTRY_ACTIONS } from "./entries.ts";
import { HeartRushItemSheet } from "./item-sheet.ts";
import { proseOf } from "./records.ts";

/** An effect that gives something for as long as it lasts: the same list as on an item, and whether it counts now. */
export class HeartRushBoonSheet extends OurEffectSheet {
  override readonly substitute = "systems/heart-rush/assets/icons/item/talent.svg";

  static override DEFAULT_OPTIONS: SheetOptions<never> = {
    classes: ["item-sheet"],
    position: { width: 560, height: 520 },
    actions: ENTRY_ACTIONS,
  };

  static override PARTS = HeartRushItemSheet.PARTS;

  override async contextOf(part: string): Promise<object> {
    const { document: boon } = this;
    if (part === "text") return { description: await proseOf(boon, "description"), destiny: null, uuid: boon.uuid };
    const { name, disabled } = boon;
    const shown = { id: this.id, name, img: boon.img ?? "", disabled };
    return boonSheet(shown, { ...boon.system }, this.isEditable);
  }
}
