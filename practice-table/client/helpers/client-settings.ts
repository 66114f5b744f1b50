import type { PlainObject } from "../../common/utils/objects/plain-object.ts";
import { client, currentUser, makeOnPage, pageMember } from "../client.ts";
import type { WorldSettings } from "../documents/collections/world-collections.ts";
import { Hooks } from "./hooks.ts";
import { readSetting, writeSetting, type SettingType } from "./setting-value.ts";

export interface SettingConfig {
  name?: string;
  hint?: string;
  scope?: "world" | "client" | "user";
  config?: boolean;
  type?: SettingType;
  default?: unknown;
  choices?: unknown;
  range?: { min: number; max: number; step?: number };
  requiresReload?: boolean;
  onChange?: (value: unknown, options: PlainObject, userId?: string) => unknown;
  [key: string]: unknown;
}

export interface RegisteredSetting extends SettingConfig {
  id: string;
  namespace: string;
  key: string;
  scope: "world" | "client" | "user";
}

export interface SettingMenu {
  name?: string;
  label?: string;
  hint?: string;
  icon?: string;
  type: unknown;
  restricted?: boolean;
  key: string;
  namespace: string;
}

/** The part of localStorage that settings need. */
export interface SettingStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** Settings by scope: of the world, of a user wherever they sit, of this browser whoever sits here. */
export class ClientSettings {
  readonly settings = new Map<string, RegisteredSetting>();
  readonly menus = new Map<string, SettingMenu>();
  readonly storage: Map<"client" | "world", SettingStorage | WorldSettings>;

  #sheet: unknown;

  constructor(worldSettings: WorldSettings, browser: SettingStorage) {
    this.storage = new Map<"client" | "world", SettingStorage | WorldSettings>([
      ["world", worldSettings],
      ["client", browser],
    ]);
  }

  /** The window in which settings are changed. */
  get sheet(): unknown {
    this.#sheet ??= makeOnPage(pageMember("foundry.applications.settings.SettingsConfig"));
    return this.#sheet;
  }

  get #world(): WorldSettings {
    return this.storage.get("world") as WorldSettings;
  }

  get #browser(): SettingStorage {
    return this.storage.get("client") as SettingStorage;
  }

  register(namespace: string, key: string, config: SettingConfig): void {
    if (!namespace || !key) throw new Error("You must specify both namespace and key portions of the setting");
    const scope = config.scope ?? "client";
    if (!["world", "client", "user"].includes(scope)) throw new Error(`"${scope}" is not a scope of settings.`);
    const id = `${namespace}.${key}`;
    this.settings.set(id, { ...config, id, namespace, key, scope });
  }

  registerMenu(namespace: string, key: string, menu: Omit<SettingMenu, "key" | "namespace">): void {
    if (!namespace || !key) throw new Error("You must specify both namespace and key portions of the menu");
    if (typeof menu.type !== "function") throw new Error("The type of a settings menu must be an application class.");
    const id = `${namespace}.${key}`;
    this.menus.set(id, { restricted: false, ...menu, key: id, namespace });
  }

  get(namespace: string, key: string, options: { document?: boolean } = {}): unknown {
    const setting = this.#registered(namespace, key);
    if (options.document) return this.#document(setting) ?? this.#unstored(setting);
    return readSetting(setting, this.#stored(setting));
  }

  /** What was never written, and what is kept in this browser, is shown as a document all the same. */
  #unstored(setting: RegisteredSetting): unknown {
    const value = this.#stored(setting) ?? JSON.stringify(setting.default ?? null);
    return new this.#world.documentClass({ key: setting.id, value });
  }

  async set(namespace: string, key: string, value: unknown, options: PlainObject = {}): Promise<unknown> {
    const setting = this.#registered(namespace, key);
    const written = writeSetting(setting, value);
    if (setting.scope === "client") return this.#setHere(setting, written, options);
    const user = setting.scope === "user" ? currentUser().id : null;
    const present = this.#document(setting);
    if (present) await present.update({ value: written }, options);
    else await this.#world.documentClass.create({ key: setting.id, user, value: written }, options);
    return this.get(namespace, key);
  }

  #setHere(setting: RegisteredSetting, written: string | null, options: PlainObject): unknown {
    const before = this.#browser.getItem(setting.id);
    if (written === null) this.#browser.removeItem(setting.id);
    else this.#browser.setItem(setting.id, written);
    const value = readSetting(setting, written);
    if (before === written) return value;
    setting.onChange?.(value, options);
    Hooks.callAll("clientSettingChanged", setting.id, value, options);
    return value;
  }

  #registered(namespace: string, key: string): RegisteredSetting {
    const setting = this.settings.get(`${namespace}.${key}`);
    if (!setting) throw new Error(`"${namespace}.${key}" is not a registered game setting`);
    return setting;
  }

  #document(setting: RegisteredSetting) {
    return this.#world.getSetting(setting.id, setting.scope === "user" ? (client.snapshot?.user ?? null) : null);
  }

  #stored(setting: RegisteredSetting): string | null {
    if (setting.scope === "client") return this.#browser.getItem(setting.id);
    return this.#document(setting)?.value ?? null;
  }

  /** A stored setting has come, changed or gone, by whoever's hand. */
  _announce(id: string, user: string | null, options: PlainObject, userId: string): void {
    const setting = this.settings.get(id);
    if (!setting || (user !== null && user !== client.snapshot?.user)) return;
    try {
      setting.onChange?.(readSetting(setting, this.#stored(setting)), options, userId);
    } catch (error) {
      Hooks.onError(`the onChange of the setting ${id}`, error instanceof Error ? error : new Error(String(error)));
    }
  }
}
