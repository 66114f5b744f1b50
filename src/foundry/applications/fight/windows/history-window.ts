import { takenIn } from "../chat/verify.ts";
import { FightWindow } from "./fight-window.ts";
import type { AppContext, AppOptions, AppRenderOptions } from "../../../ports/application-base.ts";
import { served } from "../../../ports/system.ts";

/** The whole fight to be read, dice and all. */
export class HistoryWindow extends FightWindow {
  static override DEFAULT_OPTIONS: AppOptions<never> = {
    id: "heart-rush-history",
    window: { icon: "fa-solid fa-scroll", resizable: true, title: "HEARTRUSH.Fight.tool.history" },
    position: { width: 420, height: 600 },
  };

  static override PARTS = {
    history: { template: served("templates/fight/history.hbs"), scrollable: [""] },
  };

  override async _prepareContext(options: AppRenderOptions): Promise<AppContext> {
    const at = this.look();
    return {
      ...(await super._prepareContext(options)),
      ...at?.show.history(at.events, at.seat, at.table),
      ...(at === null ? {} : { notes: takenIn(at) }),
    };
  }
}
