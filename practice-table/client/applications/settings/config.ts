import { page, words, type Loose, seenAs } from "../../page.ts";
import type { PartialConfiguration, RenderOptions } from "../api/application-shapes.ts";
import { ApplicationV2 } from "../api/application-v2.ts";
import { HandlebarsApplicationMixin } from "../api/handlebars-application.ts";
import { settingInput, type SettingShape } from "./setting-input.ts";

interface MenuShape {
  readonly key: string;
  readonly namespace: string;
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly icon?: string;
  readonly restricted?: boolean;
  readonly type: new () => ApplicationV2;
}

interface SettingsShape {
  readonly settings: Map<string, SettingShape>;
  readonly menus: Map<string, MenuShape>;
}

const registry = (): SettingsShape => seenAs<SettingsShape>(page.game.settings);

/** Every setting that its package wants shown, grouped by package. */
export class SettingsConfig extends HandlebarsApplicationMixin(ApplicationV2) {
  static override DEFAULT_OPTIONS: PartialConfiguration = {
    id: "settings-config",
    tag: "form",
    window: { title: "SETTINGS.Title", icon: "fa-solid fa-gears", resizable: true, contentClasses: ["standard-form"] },
    position: { width: 600, height: 560 },
    form: { handler: SettingsConfig.#onSubmit, closeOnSubmit: true },
    actions: { openSubmenu: SettingsConfig.#onOpenSubmenu },
  };

  static override PARTS = {
    main: { template: "templates/settings/config.hbs", scrollable: [""] },
    footer: { template: "templates/generic/form-footer.hbs" },
  };

  override async _prepareContext(options: RenderOptions): Promise<Loose> {
    const context = await super._prepareContext(options);
    const groups = new Map<string, { title: string; menus: Loose[]; rows: Loose[] }>();
    const group = (namespace: string): { title: string; menus: Loose[]; rows: Loose[] } => {
      const known = groups.get(namespace) ?? { title: this.#titleOf(namespace), menus: [], rows: [] };
      groups.set(namespace, known);
      return known;
    };
    for (const [id, menu] of registry().menus) {
      if (!menu.restricted || page.game.user.isGM) group(id.split(".")[0] ?? "").menus.push({ id, ...menu });
    }
    for (const [id, setting] of registry().settings) {
      if (!setting.config || (setting.scope === "world" && !page.game.user.isGM)) continue;
      const input = settingInput(id, setting, page.game.settings.get(setting.namespace, setting.key));
      input.id = `setting-${id.replaceAll(".", "-")}`;
      group(setting.namespace).rows.push({
        id,
        inputId: input.id,
        name: words(setting.name ?? ""),
        hint: words(setting.hint ?? ""),
        scope: setting.scope,
        input: input.outerHTML,
      });
    }
    const buttons = [{ type: "submit", icon: "fa-solid fa-floppy-disk", label: "COMMON.Save" }];
    return Object.assign(context, { groups: [...groups.values()], buttons });
  }

  #titleOf(namespace: string): string {
    const { system } = seenAs<{ system: { id: string; title: string } }>(page.game);
    return namespace === system.id ? system.title : namespace === "core" ? words("SETTINGS.Core") : namespace;
  }

  static async #onSubmit(
    this: SettingsConfig,
    _event: Event,
    _form: HTMLFormElement,
    formData: { object: Loose },
  ): Promise<void> {
    let reload = false;
    for (const [id, value] of Object.entries(formData.object)) {
      const setting = registry().settings.get(id);
      if (!setting) continue;
      const before = page.game.settings.get(setting.namespace, setting.key);
      if (String(before) === String(value)) continue;
      await page.game.settings.set(setting.namespace, setting.key, value);
      reload ||= setting.requiresReload ?? false;
    }
    if (reload) page.ui.notifications?.info(words("SETTINGS.Reload"));
  }

  static async #onOpenSubmenu(this: SettingsConfig, _event: PointerEvent, target: HTMLElement): Promise<void> {
    const menu = registry().menus.get(target.dataset["key"] ?? "");
    if (menu) await new menu.type().render({ force: true });
  }
}
