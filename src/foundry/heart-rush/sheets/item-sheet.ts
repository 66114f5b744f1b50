import { itemSheet, type HeartRushItemType } from "../../../view/index.ts";
import { OurItemSheet } from "../../applications/sheets/our-sheets.ts";
import {
  type SheetContext,
  type SheetOptions,
  type SheetPart,
  type SheetRenderOptions,
} from "../../ports/sheet-bases.ts";
import { AbilityModel, ITEM_MODELS } from "../data/index.ts";
import { ENTRY_ACTIONS } from "./entries.ts";
import { proseOf } from "./records.ts";

const isOurs = (type: string): type is HeartRushItemType => Object.hasOwn(ITEM_MODELS, type);

/** Any item of Heart Rush: its fields by kind, what it gives, and what it is in words. */
export class HeartRushItemSheet extends OurItemSheet {
  static override DEFAULT_OPTIONS: SheetOptions<never> = {
    classes: ["heart-rush", "item-sheet"],
    position: { width: 560, height: 620 },
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
    const { item } = this;
    if (!isOurs(item.type)) throw new Error(`${item.uuid} is no item of Heart Rush.`);
    if (part === "text") {
      const destiny = item.system instanceof AbilityModel ? await proseOf(item, "system.destinyDescription") : null;
      return { ...prepared, description: await proseOf(item, "system.description"), destiny, uuid: item.uuid };
    }
    const document = { id: this.id, name: item.name, img: item.img ?? "" };
    return { ...prepared, ...itemSheet(document, item.type, { ...item.system }, this.isEditable) };
  }
}
