import { page, words, type Loose, type PackPort } from "../../../page.ts";
import type { PartialConfiguration, RenderOptions } from "../../api/application-shapes.ts";
import { HandlebarsApplicationMixin } from "../../api/handlebars-application.ts";
import { DialogV2 } from "../../api/dialog-v2.ts";
import { createSelectInput, createTextInput } from "../../forms/fields.ts";
import type { ContextMenuEntry } from "../../ux/context-menu.ts";
import { menuEntry } from "../menu-entry.ts";
import { AbstractSidebarTab } from "../sidebar-tab.ts";

const HOLDABLE = ["Actor", "Item", "JournalEntry", "Macro", "RollTable", "Scene"];

interface ManagedPack extends PackPort {
  configure(changes: { locked: boolean }): Promise<unknown>;
  deleteCompendium(): Promise<unknown>;
}

/** What the table refuses is said to who asked. */
async function told(work: Promise<unknown> | undefined): Promise<void> {
  try {
    await work;
  } catch (error) {
    page.ui.notifications?.error((error as Error).message);
  }
}

/** The packs the user may look into. */
export class CompendiumDirectory extends HandlebarsApplicationMixin(AbstractSidebarTab) {
  static override tabName = "compendium";

  static override DEFAULT_OPTIONS: PartialConfiguration = {
    classes: ["directory", "compendium-sidebar"],
    window: { title: "SIDEBAR.compendium" },
    actions: { activateEntry: CompendiumDirectory.#onOpen, createCompendium: CompendiumDirectory.#onCreate },
  };

  static override PARTS = {
    header: { template: "templates/sidebar/compendium-header.hbs" },
    directory: { template: "templates/sidebar/compendium-directory.hbs", scrollable: [""] },
  };

  override async _prepareContext(options: RenderOptions): Promise<Loose> {
    const context = await super._prepareContext(options);
    const packs = page.game.packs
      .filter((pack) => pack.visible)
      .map(({ collection, title, documentName, index, locked }) => ({
        ...{ id: collection, title, documentName, kind: documentName.toLowerCase(), locked, size: index.size },
      }));
    return Object.assign(context, { packs, canCreate: page.game.user.isGM });
  }

  override async _onFirstRender(context: Loose, options: RenderOptions): Promise<void> {
    await super._onFirstRender(context, options);
    this._createContextMenu(() => this._getEntryContextOptions(), "[data-pack]", {
      hookName: "getCompendiumContextOptions",
      fixed: true,
      parentClassHooks: false,
    });
  }

  _getEntryContextOptions(): ContextMenuEntry[] {
    const packAt = (row: HTMLElement): ManagedPack | undefined =>
      page.game.packs.get(row.dataset["pack"] ?? "") as ManagedPack | undefined;
    const mayManage = (row: HTMLElement): boolean => page.game.user.isGM && packAt(row) !== undefined;
    const isWorlds = (row: HTMLElement): boolean => packAt(row)?.collection.startsWith("world.") ?? false;
    const lock = (locked: boolean) => (row: HTMLElement) => told(packAt(row)?.configure({ locked }));
    return [
      menuEntry("PACK.Unlock", "fa-solid fa-lock-open", lock(false), (row) => mayManage(row) && !!packAt(row)?.locked),
      menuEntry("PACK.Lock", "fa-solid fa-lock", lock(true), (row) => mayManage(row) && !packAt(row)?.locked),
      menuEntry(
        "COMMON.Delete",
        "fa-solid fa-trash",
        (row) => this.#confirmDelete(packAt(row)),
        (row) => mayManage(row) && isWorlds(row) && !packAt(row)?.locked,
      ),
    ];
  }

  async #confirmDelete(pack: ManagedPack | undefined): Promise<void> {
    if (!pack) return;
    const content = document.createElement("div");
    content.textContent = words("PACK.DeleteSure", { name: pack.title, n: pack.index.size });
    if (await DialogV2.confirm({ window: { title: "COMMON.Delete" }, content })) await told(pack.deleteCompendium());
  }

  static async #onCreate(): Promise<void> {
    const content = document.createElement("div");
    content.className = "standard-form";
    const types = Object.fromEntries(HOLDABLE.map((type) => [type, words(`DOCUMENT.${type}`)]));
    const label = createTextInput({ name: "label", value: "", required: true, autofocus: true });
    const type = createSelectInput({ name: "type", value: "Actor", choices: types });
    label.ariaLabel = words("COMMON.Name");
    type.ariaLabel = words("COMMON.Type");
    content.append(label, type);
    const answer = (await DialogV2.input({ window: { title: "PACK.New" }, content, ok: { label: "PACK.New" } })) as {
      label?: string;
      type?: string;
    } | null;
    if (!answer?.label) return;
    const { CompendiumCollection } = page.foundry.documents.collections;
    await told(CompendiumCollection.createCompendium({ label: answer.label, type: answer.type ?? "Actor" }));
  }

  static async #onOpen(this: CompendiumDirectory, _event: PointerEvent, target: HTMLElement): Promise<void> {
    const pack = page.game.packs.get(target.closest<HTMLElement>("[data-pack]")?.dataset["pack"] ?? "");
    pack?.render(true);
  }
}
