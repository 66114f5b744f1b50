import { page, type Loose } from "../../../page.ts";
import { NotInHost } from "../../../not-in-host.ts";

/** Which fonts there are. The window in which a world adds some of its own is not here. */
export class FontConfig {
  constructor() {
    throw new NotInHost("foundry.applications.settings.menus.FontConfig");
  }

  /** What the configuration defines, and what the world does. */
  static _collectDefinitions(): Loose[] {
    return [page.CONFIG["fontDefinitions"] as Loose, {}];
  }

  static getAvailableFonts(): string[] {
    return this._collectDefinitions().flatMap((definitions) => Object.keys(definitions));
  }

  static getAvailableFontChoices(): Record<string, string> {
    return Object.fromEntries(this.getAvailableFonts().map((family) => [family, family]));
  }
}
