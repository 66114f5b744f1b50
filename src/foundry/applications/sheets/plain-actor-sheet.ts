import {
  fieldChange,
  plainItem,
  toggledMember,
  withEntry,
  withoutEntry,
  type Field,
} from "../../../view/shared/index.ts";
import { type LangKey } from "../../../view/index.ts";
import { deleteWithCare } from "../ask-first.ts";
import { change, makeItem, openSheet } from "../../ports/documents.ts";
import { type ActorSheet, type SheetAction, type SheetOptions, type SheetPart } from "../../ports/sheet-bases.ts";
import { OurActorSheet } from "./our-sheets.ts";
import { proseOf } from "./prose-of.ts";
import { served } from "../../ports/system.ts";

type Act = SheetAction<PlainActorSheet>;

const itemOf = (sheet: ActorSheet, target: HTMLElement): Item.Implementation | undefined =>
  sheet.actor.items.get(target.closest<HTMLElement>("[data-item-id]")?.dataset["itemId"] ?? "");

const at = (document: object, path: string): unknown => foundry.utils.getProperty(document, path);

/** What every such sheet can be told by a click; a path names what is meant. */
const ACTIONS = {
  async addEntry(_event, target) {
    const path = target.dataset["path"] ?? "";
    const entry = this.newEntry(path);
    if (entry !== null)
      await change(this.actor, withEntry(path, entry, this.actor.toObject(), foundry.utils.randomID()));
  },
  async removeEntry(_event, target) {
    const { path = "", index = "" } = target.dataset;
    await change(this.actor, withoutEntry(path, index, this.actor.toObject()));
  },
  async toggle(_event, target) {
    const { path = "" } = target.dataset;
    await change(this.actor, { [path]: at(this.actor, path) !== true });
  },
  /** The number on what was clicked; one less if it stands there already. */
  async setCount(_event, target) {
    const { path = "", value } = target.dataset;
    const wanted = Number(value);
    await change(this.actor, { [path]: at(this.actor, path) === wanted ? wanted - 1 : wanted });
  },
  async setNumber(_event, target) {
    const { path = "", value } = target.dataset;
    await change(this.actor, { [path]: Number(value) });
  },
  /** A yes or no of one entry of a list. */
  async toggleEntry(_event, target) {
    const { path = "", index = "", key = "" } = target.dataset;
    const place = `${path}.${index}.${key}`;
    await change(this.actor, fieldChange(place, at(this.actor, place) !== true, this.actor.toObject()));
  },
  /** A number that is in a list, or is not. */
  async toggleMember(_event, target) {
    const { path = "", value } = target.dataset;
    await change(this.actor, { [path]: toggledMember(at(this.actor, path), Number(value)) });
  },
  async toggleItemMember(_event, target) {
    const item = itemOf(this, target);
    const { path = "", value } = target.dataset;
    if (item) await change(item, { [path]: toggledMember(at(item, path), Number(value)) });
  },
  async createItem(_event, target) {
    const type = target.dataset["type"] ?? "";
    if (!this.itemTypes.includes(type)) return;
    await makeItem(this.actor, type, game.i18n.localize(`TYPES.Item.${type}`));
  },
  editItem(_event, target) {
    openSheet(itemOf(this, target));
  },
  async deleteItem(_event, target) {
    const item = itemOf(this, target);
    if (item) await deleteWithCare(item);
  },
  async toggleItem(_event, target) {
    const item = itemOf(this, target);
    const { path = "" } = target.dataset;
    if (item) await change(item, { [path]: at(item, path) !== true });
  },
  async setItem(_event, target) {
    const item = itemOf(this, target);
    const { path = "", value } = target.dataset;
    if (item) await change(item, { [path]: value });
  },
} satisfies Readonly<Record<string, Act>>;

/** A sheet of one page and its notes, for games whose fighters fit on one. */
export class PlainActorSheet extends OurActorSheet {
  static override DEFAULT_OPTIONS: SheetOptions<never> = {
    classes: ["plain-sheet"],
    position: { width: 620, height: 720 },
    actions: ACTIONS,
  };

  /** Its page by this template, its notes, and what those see who may only glance. */
  static onePage(template: string): Readonly<Record<string, SheetPart>> {
    return {
      page: { template },
      notes: { template: served("templates/shared/sheet-notes.hbs") },
      limited: { template: served("templates/heart-rush/limited-sheet.hbs") },
    };
  }

  static override PARTS = PlainActorSheet.onePage(served("templates/shared/plain-item.hbs"));

  /** Numbers are counted up and down. */
  override readonly pressedInARow = ["setCount", "setNumber"];

  /** The items that belong on it. */
  readonly itemTypes: readonly string[] = [];
  /** What a new entry of a list begins as. */
  newEntry(_path: string): object | null {
    return null;
  }

  /** What there is to fill in, of an actor that is that and no more. */
  protected fields(): readonly Field[] {
    return [];
  }

  /** What its one page shows. */
  protected page(): object {
    const { id, name, img } = this.actor;
    return plainItem({ id: id ?? "", name, img: img ?? "" }, "", this.fields(), this.isEditable);
  }

  override async contextOf(part: string): Promise<object> {
    const { id, actor, isEditable: editable } = this;
    const head = { id, name: actor.name, img: actor.img ?? "", editable };
    if (part === "limited") return { ...head, words: "" };
    if (part === "notes") return { notes: await proseOf(actor, "system.notes"), uuid: actor.uuid };
    return { ...head, ...this.page() };
  }

  /** What belongs to another game would lie on this sheet unseen. */
  override async _onDropItem(event: DragEvent, item: Item.Implementation): Promise<unknown> {
    if (this.itemTypes.includes(item.type)) return super._onDropItem(event, item);
    ui.notifications.warn(game.i18n.format("HEARTRUSH.Sheet.foreign" satisfies LangKey, { name: item.name }));
    return null;
  }
}
