import { page, type Loose } from "../../../page.ts";
import type { PartialConfiguration, RenderOptions } from "../../api/application-shapes.ts";
import { HandlebarsApplicationMixin } from "../../api/handlebars-application.ts";
import { Compendium } from "../apps/compendium.ts";
import { AbstractSidebarTab } from "../sidebar-tab.ts";

/** The packs the user may look into. */
export class CompendiumDirectory extends HandlebarsApplicationMixin(AbstractSidebarTab) {
  static override tabName = "compendium";

  static override DEFAULT_OPTIONS: PartialConfiguration = {
    classes: ["directory", "compendium-sidebar"],
    window: { title: "SIDEBAR.compendium" },
    actions: { activateEntry: CompendiumDirectory.#onOpen },
  };

  static override PARTS = {
    directory: { template: "templates/sidebar/compendium-directory.hbs", scrollable: [""] },
  };

  override async _prepareContext(options: RenderOptions): Promise<Loose> {
    const context = await super._prepareContext(options);
    const packs = page.game.packs
      .filter((pack) => pack.visible)
      .map(({ collection, title, documentName, index }) => ({ id: collection, title, documentName, size: index.size }));
    return Object.assign(context, { packs });
  }

  static async #onOpen(this: CompendiumDirectory, _event: PointerEvent, target: HTMLElement): Promise<void> {
    const pack = page.game.packs.get(target.closest<HTMLElement>("[data-pack]")?.dataset["pack"] ?? "");
    if (pack) await new Compendium({ collection: pack }).render({ force: true });
  }
}
