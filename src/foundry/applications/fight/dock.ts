import { FightWindow } from "./fight-window.ts";
import { freeWidth } from "./free-width.ts";
import type { AppContext, AppOptions, AppRenderOptions } from "../../ports/application-base.ts";

/** The strip above the hotbar: one question at a time, for whoever has no window open that asks it. */
export class Dock extends FightWindow {
  static override DEFAULT_OPTIONS: AppOptions<never> = {
    id: "heart-rush-dock",
    tag: "aside",
    window: { frame: false, positioned: false },
  };

  static override PARTS = { dock: { template: "systems/heart-rush/templates/fight/dock.hbs" } };

  /** Whether anything is asked: where the tracker shows the rest, only what interrupts it. */
  asks(inSidebar: boolean): boolean {
    const at = this.look();
    const shows = at?.show.dock(at.table, at.seat) ?? null;
    return shows !== null && (!inSidebar || shows.context.ask.interrupts === true);
  }

  override async _prepareContext(options: AppRenderOptions): Promise<AppContext> {
    const at = this.look();
    const shows = at?.show.dock(at.table, at.seat) ?? null;
    this.acts = shows?.acts ?? {};
    return { ...(await super._prepareContext(options)), ...shows?.context };
  }

  override async _onRender(context: AppContext, options: AppRenderOptions): Promise<void> {
    await super._onRender(context, options);
    this.element.setAttribute("aria-label", game.i18n.localize("HEARTRUSH.Fight.dock"));
    this.element.style.setProperty("--free", `${freeWidth()}px`);
  }
}
