import type { FighterId } from "../../../../rules/index.ts";
import { freeMiddle } from "../windows/free-width.ts";
import type { AppContext, AppOptions, AppRenderOptions } from "../../../ports/application-base.ts";
import { interfaceColours } from "../../../ports/interface.ts";
import { questionKey } from "../input/keys.ts";
import { asksOnSheet } from "../input/sheet-prompts.ts";
import { Strip } from "./strip.ts";

/** The strip above the hotbar, for whoever has neither window nor sheet open that asks the same. */
export class Dock extends Strip {
  static override DEFAULT_OPTIONS: AppOptions<never> = { id: "heart-rush-dock" };

  /** Whether it asks the first question, too, or only shows what stands beside it. */
  private first = false;

  /**
   * Whether anything is asked here, or stands sealed that may be changed: where the tracker shows the rest, only what
   * interrupts it.
   */
  asks(inSidebar: boolean): boolean {
    const at = this.look();
    if (at === null) return false;
    const { asks, sealed = [], asides = [] } = at.show.asks(at.table, at.seat);
    const [ask] = asks;
    const offSheet = ({ fighter }: { readonly fighter: FighterId | null }): boolean => !asksOnSheet(at, fighter);
    this.first = ask !== undefined && offSheet(ask) && (!inSidebar || ask.interrupts === true);
    return this.first || asides.some(offSheet) || (ask === undefined && sealed.some(offSheet));
  }

  override async _prepareContext(options: AppRenderOptions): Promise<AppContext> {
    const at = this.look();
    const shows = at?.show.dock(at.table, at.seat) ?? null;
    this.acts = shows?.acts ?? {};
    const ask = this.first ? shows?.context.ask : null;
    return { ...(await super._prepareContext(options)), ...shows?.context, ask, key: ask ? questionKey() : "" };
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
