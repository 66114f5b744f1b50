import { itemSheet, type HeartRushItemType } from "../../../view/heart-rush/sheet/index.ts";
import { OurItemSheet } from "../../applications/sheets/our-sheets.ts";
import type { SheetContext, SheetOptions, SheetPart } from "../../ports/sheet-bases.ts";
import { AbilityModel, ITEM_MODELS } from "../data/index.ts";
import { handles } from "../in-a-fight.ts";
import { ENTRY_ACTIONS } from "./entries.ts";
import { proseOf } from "./records.ts";
import { served } from "../../ports/system.ts";

const isOurs = (type: string): type is HeartRushItemType => Object.hasOwn(ITEM_MODELS, type);

/** Any item of Heart Rush: its fields by kind, what it gives, and what it is in words. */
export class HeartRushItemSheet extends OurItemSheet {
  static override DEFAULT_OPTIONS: SheetOptions<never> = {
    classes: ["item-sheet"],
    position: { width: 560, height: 620 },
    actions: ENTRY_ACTIONS,
  };

  static override PARTS: Readonly<Record<string, SheetPart>> = {
    fields: { template: served("templates/heart-rush/item-sheet.hbs") },
    text: { template: served("templates/heart-rush/item-text.hbs") },
  };

  /** What is taken in hand or put on here makes the same room as from its bearer's sheet. */
  override async _processSubmitData(
    event: Event | null,
    form: HTMLFormElement,
    data: SheetContext,
    options?: Readonly<Record<string, unknown>>,
  ): Promise<void> {
    const { item } = this;
    const equipped: unknown = foundry.utils.getProperty(data, "system.equipped");
    if (item.actor !== null && typeof equipped === "boolean") {
      // What is not done is not ticked either.
      return (await handles(item.actor, item)) ? item.actor.equip(item, equipped) : void (await this.render());
    }
    await super._processSubmitData(event, form, data, options);
    const changesHands = foundry.utils.hasProperty(data, "system.offHand");
    if (changesHands && "equipped" in item.system && item.system.equipped) await item.actor?.equip(item);
  }

  override async contextOf(part: string): Promise<object> {
    const { item } = this;
    if (!isOurs(item.type)) throw new Error(`${item.uuid} is no item of Heart Rush.`);
    if (part === "text") {
      const destiny = item.system instanceof AbilityModel ? await proseOf(item, "system.destinyDescription") : null;
      return { description: await proseOf(item, "system.description"), destiny, uuid: item.uuid };
    }
    const document = { id: this.id, name: item.name, img: item.img ?? "" };
    return itemSheet(document, item.type, { ...item.system }, this.isEditable);
  }
}
