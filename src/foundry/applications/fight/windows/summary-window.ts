import { FightWindow } from "./fight-window.ts";
import type { AppContext, AppOptions, AppRenderOptions } from "../../../ports/application-base.ts";
import { served } from "../../../ports/system.ts";

/** Who did what, once all is over. */
export class SummaryWindow extends FightWindow {
  static override DEFAULT_OPTIONS: AppOptions<never> = {
    id: "heart-rush-summary",
    window: { icon: "fa-solid fa-flag-checkered", resizable: true, title: "HEARTRUSH.Fight.summary.title" },
    position: { width: 680, height: "auto" },
  };

  static override PARTS = { summary: { template: served("templates/fight/summary.hbs") } };

  override async _prepareContext(options: AppRenderOptions): Promise<AppContext> {
    const at = this.look();
    return { ...(await super._prepareContext(options)), ...at?.show.summary(at.table, at.events, at.seat) };
  }
}
