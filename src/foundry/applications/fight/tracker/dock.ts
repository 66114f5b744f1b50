import { freeMiddle } from "../windows/free-width.ts";
import type { AppContext, AppOptions, AppRenderOptions } from "../../../ports/application-base.ts";
import { interfaceColours } from "../../../ports/interface.ts";
import { asksOnSheet } from "../input/sheet-prompts.ts";
import { Strip } from "./strip.ts";

/** The strip above the hotbar, for whoever has neither window nor sheet open that asks the same. */
export class Dock extends Strip {
  static override DEFAULT_OPTIONS: AppOptions<never> = { id: "heart-rush-dock" };

  /**
   * Whether anything is asked here, or stands sealed that may be changed: where the tracker shows the rest, only what
   * interrupts it.
   */
  asks(inSidebar: boolean): boolean {
    const at = this.look();
    if (at === null) return false;
    const { asks, sealed = [] } = at.show.asks(at.table, at.seat);
    const [ask] = asks;
    if (ask === undefined) return sealed.some(({ fighter }) => !asksOnSheet(at, fighter));
    return !asksOnSheet(at, ask.fighter) && (!inSidebar || ask.interrupts === true);
  }

  override async _prepareContext(options: AppRenderOptions): Promise<AppContext> {
    const at = this.look();
    const shows = at?.show.dock(at.table, at.seat) ?? null;
    this.acts = shows?.acts ?? {};
    return { ...(await super._prepareContext(options)), ...shows?.context };
  }

  override async _onRender(context: AppContext, options: AppRenderOptions): Promise<void> {
    await super._onRender(context, options);
    // It stands on the page itself, whose colours are those of windows.
    const colours = interfaceColours();
    for (const each of ["light", "dark"]) this.element.classList.toggle(`theme-${each}`, each === colours);
    this.element.classList.toggle("themed", colours !== null);
    const { middle, width, above } = freeMiddle();
    this.element.style.setProperty("--middle", `${middle}px`);
    this.element.style.setProperty("--free", `${width}px`);
    this.element.style.setProperty("--above", `${above}px`);
  }
}
