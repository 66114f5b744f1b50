import { page, words, type Loose, seenAs } from "../../../page.ts";
import type { PartialConfiguration, RenderOptions } from "../../api/application-shapes.ts";
import { ApplicationV2 } from "../../api/application-v2.ts";
import { HandlebarsApplicationMixin } from "../../api/handlebars-application.ts";

interface Binding {
  readonly key: string;
  readonly modifiers?: readonly string[];
}

interface ControlsShape {
  readonly actions: Map<string, { name?: string; hint?: string; restricted?: boolean }>;
  readonly bindings: Map<string, readonly Binding[]>;
}

/** The keys that do something, and what they do. */
export class ControlsConfig extends HandlebarsApplicationMixin(ApplicationV2) {
  static override DEFAULT_OPTIONS: PartialConfiguration = {
    id: "controls-config",
    window: { title: "SETTINGS.Controls", icon: "fa-solid fa-keyboard", resizable: true },
    position: { width: 520, height: 480 },
  };

  static override PARTS = { main: { template: "templates/settings/controls.hbs", scrollable: [""] } };

  override async _prepareContext(options: RenderOptions): Promise<Loose> {
    const context = await super._prepareContext(options);
    const { actions, bindings } = seenAs<{ keybindings: ControlsShape }>(page.game).keybindings;
    const rows = [...actions]
      .filter(([, action]) => !action.restricted || page.game.user.isGM)
      .map(([id, action]) => ({
        name: words(action.name ?? id),
        hint: words(action.hint ?? ""),
        keys: (bindings.get(id) ?? []).map(({ key, modifiers = [] }) =>
          [...modifiers, key.replace(/^(Key|Digit)/, "")].join(" + "),
        ),
      }));
    return Object.assign(context, { rows });
  }
}
