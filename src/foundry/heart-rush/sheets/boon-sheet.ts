import { boonSheet } from "../../../view/index.ts";
import { OurEffectSheet } from "../../applications/sheets/our-sheets.ts";
import {
  type SheetContext,
  type SheetOptions,
  type SheetPart,
  type SheetRenderOptions,
} from "../../ports/sheet-bases.ts";
import { ENTRY_ACTIONS } from "./entries.ts";
import { proseOf } from "./records.ts";

/** An effect that gives something for as long as it lasts: the same list as on an item, and whether it counts now. */
export class HeartRushBoonSheet extends OurEffectSheet {
  override readonly substitute = "systems/heart-rush/assets/icons/item/talent.svg";

  static override DEFAULT_OPTIONS: SheetOptions<never> = {
    classes: ["heart-rush", "item-sheet"],
    position: { width: 560, height: 520 },
    window: { resizable: true },
    form: { submitOnChange: true, closeOnSubmit: false },
    actions: ENTRY_ACTIONS,
  };

  static override PARTS: Readonly<Record<string, SheetPart>> = {
    fields: { template: "systems/heart-rush/templates/heart-rush/item-sheet.hbs" },
    text: { template: "systems/heart-rush/templates/heart-rush/item-text.hbs" },
  };

  override async _preparePartContext(
    part: string,
    context: SheetContext,
    options: SheetRenderOptions,
  ): Promise<SheetContext> {
    const prepared = await super._preparePartContext(part, context, options);
    const { document: boon } = this;
    if (part === "text")
      return { ...prepared, description: await proseOf(boon, "description"), destiny: null, uuid: boon.uuid };
    const { name, disabled } = boon;
    const shown = { id: this.id, name, img: boon.img ?? "", disabled };
    return { ...prepared, ...boonSheet(shown, { ...boon.system }, this.isEditable) };
  }
}
