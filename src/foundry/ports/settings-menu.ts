import { SYSTEM_ID } from "./system-id.ts";

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
