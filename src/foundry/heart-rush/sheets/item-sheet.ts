import { itemSheet, type HeartRushItemType } from "../../../view/index.ts";
import { changedField } from "../../applications/sheets/changed-field.ts";
import { KeepingItemSheet } from "../../applications/sheets/kept-typing.ts";
import { followKeys, replaceBrokenPictures } from "../../applications/sheets/sheet-keys.ts";
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
export class HeartRushItemSheet extends KeepingItemSheet {
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

  override get title(): string {
    return this.item.name;
  }

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

  override async _onFirstRender(context: SheetContext, options: SheetRenderOptions): Promise<void> {
    await super._onFirstRender(context, options);
    followKeys(this.element);
  }

  override async _onRender(context: SheetContext, options: SheetRenderOptions): Promise<void> {
    await super._onRender(context, options);
    replaceBrokenPictures(this.element, "systems/heart-rush/assets/icons/item/gear.svg");
  }

  override _processFormData(event: Event | null): SheetContext {
    return foundry.utils.expandObject({ ...changedField(event, this.item.toObject()) }) as SheetContext;
  }
}
