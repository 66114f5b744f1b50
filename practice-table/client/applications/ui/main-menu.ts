import { page, seenAs, words } from "../../page.ts";
import type { PartialConfiguration } from "../api/application-shapes.ts";
import { ApplicationV2 } from "../api/application-v2.ts";
import type { SettingsConfig } from "../settings/config.ts";

/** What Escape opens when nothing else is left to close. */
export class MainMenu extends ApplicationV2 {
  static override DEFAULT_OPTIONS: PartialConfiguration = {
    id: "menu",
    tag: "nav",
    window: { frame: false, positioned: false },
    actions: {
      resume: MainMenu.#onResume,
      settings: MainMenu.#onSettings,
      leave: () => {
        location.href = "/";
      },
    },
  };

  get items(): { action: string; label: string }[] {
    return [
      { action: "resume", label: "MENU.Resume" },
      { action: "settings", label: "SETTINGS.Title" },
      { action: "leave", label: "MENU.Leave" },
    ];
  }

  override async _renderHTML(): Promise<HTMLElement[]> {
    return this.items.map(({ action, label }) => {
      const button = document.createElement("button");
      button.type = "button";
      button.dataset["action"] = action;
      button.textContent = words(label);
      return button;
    });
  }

  override _replaceHTML(result: HTMLElement[], content: HTMLElement): void {
    content.replaceChildren(...result);
  }

  async toggle(): Promise<void> {
    if (this.rendered) await this.close();
    else await this.render({ force: true });
  }

  static #onResume(this: MainMenu): void {
    void this.close();
  }
  static async #onSettings(this: MainMenu): Promise<void> {
    await this.close();
    await seenAs<{ sheet: SettingsConfig }>(page.game.settings).sheet.render({ force: true });
  }
}
