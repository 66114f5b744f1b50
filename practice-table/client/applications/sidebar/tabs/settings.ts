import { page, type Loose, seenAs } from "../../../page.ts";
import type { PartialConfiguration, RenderOptions } from "../../api/application-shapes.ts";
import { HandlebarsApplicationMixin } from "../../api/handlebars-application.ts";
import { SettingsConfig } from "../../settings/config.ts";
import { ControlsConfig } from "../apps/controls-config.ts";
import { AbstractSidebarTab } from "../sidebar-tab.ts";

interface GameFacts {
  readonly system: { readonly title: string; readonly version: string };
  readonly world: { readonly title: string };
  readonly release: { readonly generation: number };
  logOut?(): void;
}

/** What is being played, and the way to the settings and out of the game. */
export class Settings extends HandlebarsApplicationMixin(AbstractSidebarTab) {
  static override tabName = "settings";

  static override DEFAULT_OPTIONS: PartialConfiguration = {
    window: { title: "SIDEBAR.settings" },
    actions: {
      openApp: Settings.#onOpen,
      leave: () => {
        location.href = "/";
      },
    },
  };

  static override PARTS = { settings: { template: "templates/sidebar/tabs/settings.hbs" } };

  override async _prepareContext(options: RenderOptions): Promise<Loose> {
    const context = await super._prepareContext(options);
    const { system, world, release } = seenAs<GameFacts>(page.game);
    return Object.assign(context, { system, world, generation: release.generation });
  }

  static async #onOpen(this: Settings, _event: PointerEvent, target: HTMLElement): Promise<void> {
    const App = target.dataset["app"] === "controls" ? ControlsConfig : SettingsConfig;
    await new App().render({ force: true });
  }
}
