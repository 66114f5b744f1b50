import { plainItem, type Field } from "../../../view/shared/index.ts";
import type { SheetOptions, SheetPart } from "../../ports/sheet-bases.ts";
import { OurItemSheet } from "./our-sheets.ts";
import { proseOf } from "./prose-of.ts";
import { served } from "../../ports/system.ts";

/** A thing: its fields, and what it is in words. */
export abstract class PlainItemSheet extends OurItemSheet {
  static override DEFAULT_OPTIONS: SheetOptions<never> = {
    classes: ["item-sheet"],
    position: { width: 520, height: 520 },
  };

  static override PARTS: Readonly<Record<string, SheetPart>> = {
    fields: { template: served("templates/shared/plain-item.hbs") },
    notes: { template: served("templates/shared/sheet-notes.hbs") },
  };

  /** The fields that this kind of thing has. */
  protected abstract fields(): readonly Field[];

  override async contextOf(part: string): Promise<object> {
    const { item, isEditable } = this;
    if (part === "notes") return { notes: await proseOf(item, "system.description"), uuid: item.uuid };
    const document = { id: this.id, name: item.name, img: item.img ?? "" };
    const kind = game.i18n.localize(`TYPES.Item.${item.type}`);
    return plainItem(document, kind, this.fields(), isEditable);
  }
}
