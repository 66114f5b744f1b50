import { SYSTEM_ID } from "./system.ts";

interface KeptSetting<Value> {
  register(): void;
  get(): Value;
  set(value: Value): Promise<void>;
}

interface Settings {
  register(space: string, key: string, config: object): void;
  get(space: string, key: string): unknown;
  set(space: string, key: string, value: unknown): Promise<unknown>;
}

/**
 * A setting that no list of Foundry's shows. The types of settings follow those of their fields through a dozen steps and
 * lose records on the way; so what is kept is plain JSON here, and `read` makes of it what it must be.
 */
export function keptSetting<Value>(
  key: string,
  scope: "world" | "user" | "client",
  initial: Value,
  read: (stored: unknown) => Value,
  changed?: () => void,
): KeptSetting<Value> {
  const settings = (): Settings => game.settings;
  return {
    register: () =>
      settings().register(SYSTEM_ID, key, {
        scope,
        config: false,
        type: Object,
        default: { value: initial },
        onChange: changed,
      }),
    get: () => read((settings().get(SYSTEM_ID, key) as { readonly value?: unknown } | null)?.value),
    set: async (value) => void (await settings().set(SYSTEM_ID, key, { value })),
  };
}

interface SettingsMenu {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly icon: string;
  /** The window's class. The types want one of their own applications, which ours is cast from. */
  readonly type: unknown;
}

/** A button among the settings that opens a window, for Game Masters. */
export function registerGameMastersMenu(key: string, menu: SettingsMenu): void {
  const settings = game.settings as unknown as { registerMenu(space: string, key: string, menu: object): void };
  settings.registerMenu(SYSTEM_ID, key, { ...menu, restricted: true });
}

/** A setting of Foundry's own that not every list of them knows. */
export function storedSetting(space: string, key: string): unknown {
  const settings: Settings = game.settings;
  return settings.get(space, key);
}

/** Openings by fight and engagement, by fighter, by the seal they open. */
export type Openings = Record<string, Record<string, Record<string, { choice: string; salt: string }>>>;

/** What this browser keeps for itself. The types know the setting as any object; each opening is read when it is used. */
export const keptOpenings = (): Openings => game.settings.get(SYSTEM_ID, "openings") as Openings;
