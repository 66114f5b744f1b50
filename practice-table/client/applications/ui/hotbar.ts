import { page, type Loose, seenAs } from "../../page.ts";
import type { PartialConfiguration, RenderOptions } from "../api/application-shapes.ts";
import { ApplicationV2 } from "../api/application-v2.ts";
import { HandlebarsApplicationMixin } from "../api/handlebars-application.ts";
import type { DocumentClassShape, DocumentShape } from "../document-shape.ts";
import { droppedClass, readDrop } from "../sheets/dropped-documents.ts";
import { DragDrop } from "../ux/drag-drop.ts";
import { menuEntry } from "../sidebar/menu-entry.ts";

interface MacroShape extends DocumentShape {
  execute(scope?: Loose): Promise<unknown>;
}

interface HotbarUser {
  readonly hotbar: Record<string, string>;
  getHotbarMacros(hotbarPage: number): { slot: number; key: number; macro: MacroShape | null }[];
  assignHotbarMacro(macro: DocumentShape | null, slot: number | string, options?: Loose): Promise<unknown>;
}

const PAGES = 5;

/** Ten macros at hand, on one of five pages. */
export class Hotbar extends HandlebarsApplicationMixin(ApplicationV2) {
  static override DEFAULT_OPTIONS: PartialConfiguration = {
    id: "hotbar",
    tag: "aside",
    window: { frame: false, positioned: false },
    actions: { execute: Hotbar.#onExecute, page: Hotbar.#onPage },
  };

  static override PARTS = { hotbar: { template: "templates/ui/hotbar.hbs", root: true } };

  page = 1;

  get #user(): HotbarUser {
    return seenAs<HotbarUser>(page.game.user);
  }

  get slots(): { slot: number; key: number; macro: MacroShape | null }[] {
    return this.#user.getHotbarMacros(this.page).map((entry, index) => ({ ...entry, key: (index + 1) % 10 }));
  }

  override async _prepareContext(_options: RenderOptions): Promise<Loose> {
    const slots = this.slots.map(({ slot, key, macro }) => ({
      slot,
      key,
      filled: macro !== null,
      name: macro?.name ?? "",
      img: macro?.img ?? "",
    }));
    return { slots, page: this.page };
  }

  override _insertElement(element: HTMLElement): void {
    document.getElementById("ui-bottom")?.append(element);
  }

  override async _onFirstRender(context: Loose, options: RenderOptions): Promise<void> {
    await super._onFirstRender(context, options);
    const of = (slot: HTMLElement): MacroShape | null =>
      this.slots.find((entry) => entry.slot === Number(slot.dataset["slot"]))?.macro ?? null;
    this._createContextMenu(
      () => [
        menuEntry("MACRO.Edit", "fa-solid fa-pen-to-square", (slot) => of(slot)?.sheet?.render({ force: true })),
        menuEntry("MACRO.Remove", "fa-solid fa-xmark", (slot) =>
          this.#user.assignHotbarMacro(null, Number(slot.dataset["slot"])),
        ),
      ],
      ".slot.full",
      { hookName: "getHotbarContextOptions", parentClassHooks: false, fixed: true },
    );
  }

  override async _onRender(context: Loose, options: RenderOptions): Promise<void> {
    await super._onRender(context, options);
    new DragDrop.implementation({
      dragSelector: ".slot.full",
      dropSelector: ".slot",
      callbacks: {
        dragstart: (event) => {
          const slot = Number((event.currentTarget as HTMLElement).dataset["slot"]);
          const macro = this.slots.find((entry) => entry.slot === slot)?.macro;
          if (macro) event.dataTransfer?.setData("text/plain", JSON.stringify({ ...macro.toDragData(), slot }));
        },
        drop: (event) => this._onDrop(event),
      },
    }).bind(this.element);
  }

  async _onDrop(event: DragEvent): Promise<void> {
    const data = readDrop(event);
    const slot = Number((event.target as Element).closest<HTMLElement>(".slot")?.dataset["slot"]);
    if (page.Hooks.call("hotbarDrop", this, data, slot) === false) return;
    const dropped = await droppedClass(data)?.implementation.fromDropData(data);
    if (!dropped) return;
    const macro = dropped.documentName === "Macro" ? dropped : await this.#macroFor(dropped);
    if (macro) await this.#user.assignHotbarMacro(macro, slot, { fromSlot: data["slot"] });
  }

  /** A dropped document that is no macro becomes one that opens its sheet. */
  async #macroFor(document: DocumentShape): Promise<DocumentShape | undefined> {
    const Macro = page.CONFIG["Macro"]?.["documentClass"] as DocumentClassShape;
    const made = await Macro.implementation.create({
      name: document.name,
      type: "script",
      img: document.img ?? "icons/svg/book.svg",
      command: `(await fromUuid("${document.uuid}"))?.sheet.render({ force: true });`,
    });
    return made as DocumentShape | undefined;
  }

  async changePage(to: number): Promise<this> {
    this.page = ((to - 1 + PAGES) % PAGES) + 1;
    return this.render();
  }

  static async #onExecute(this: Hotbar, _event: PointerEvent, target: HTMLElement): Promise<void> {
    const slot = Number(target.closest<HTMLElement>("[data-slot]")?.dataset["slot"]);
    await this.slots.find((entry) => entry.slot === slot)?.macro?.execute();
  }

  static async #onPage(this: Hotbar, _event: PointerEvent, target: HTMLElement): Promise<void> {
    await this.changePage(this.page + Number(target.dataset["step"]));
  }
}
