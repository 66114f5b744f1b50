import { SYSTEM_ID } from "../../ports/system-id.ts";
import { plainItem, type Field } from "../../../view/index.ts";
import {
  type SheetContext,
  type SheetOptions,
  type SheetPart,
  type SheetRenderOptions,
} from "../../ports/sheet-bases.ts";
import { OurItemSheet } from "./our-sheets.ts";
import { proseOf } from "./prose-of.ts";

/** A thing: its fields, and what it is in words. */
export abstract class PlainItemSheet extends OurItemSheet {
  static override DEFAULT_OPTIONS: SheetOptions<never> = {
    classes: [SYSTEM_ID, "item-sheet"],
    position: { width: 520, height: 520 },
    window: { resizable: true },
    form: { submitOnChange: true, closeOnSubmit: false },
  };

  static override PARTS: Readonly<Record<string, SheetPart>> = {
    fields: { template: "systems/heart-rush/templates/shared/plain-item.hbs" },
    notes: { template: "systems/heart-rush/templates/shared/sheet-notes.hbs" },
  };

  /** The fields that this kind of thing has. */
  protected abstract fields(): readonly Field[];

  override async _preparePartContext(
    part: string,
    context: SheetContext,
    options: SheetRenderOptions,
  ): Promise<SheetContext> {
    const prepared = await super._preparePartContext(part, context, options);
    const { item, isEditable } = this;
    if (part === "notes") return { ...prepared, notes: await proseOf(item, "system.description"), uuid: item.uuid };
    const document = { id: this.id, name: item.name, img: item.img ?? "" };
    const kind = game.i18n.localize(`TYPES.Item.${item.type}`);
    return { ...prepared, ...plainItem(document, kind, this.fields(), isEditable) };
  }
}
