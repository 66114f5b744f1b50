import { focusedIn } from "../../../ports/interface.ts";
import type { AppContext, AppOptions, AppRenderOptions } from "../../../ports/application-base.ts";
import { FightWindow } from "../windows/fight-window.ts";
import { firstQuestion } from "./place.ts";
import { served } from "../../../ports/system.ts";

/** One question at a time and the ways to answer it, without a window: it goes once there is nothing to say, and comes again. */
export abstract class Strip extends FightWindow {
  static override DEFAULT_OPTIONS: AppOptions<never> = {
    classes: ["fight-strip"],
    tag: "aside",
    window: { frame: false, positioned: false },
  };

  static override PARTS = { dock: { template: served("templates/fight/dock.hbs") } };

  /** Where the keyboard waits while nothing is asked, if it was answered by keyboard. */
  protected readonly rest: HTMLElement | null = null;

  private answered = false;

  /** Foundry lets what has no frame fade for a second, in which it could still be pressed and nothing else is drawn. */
  override close(options: Readonly<Record<string, unknown>> = {}): Promise<this> {
    return super.close({ animate: false, ...options });
  }

  override async _preClose(options: Readonly<Record<string, unknown>>): Promise<void> {
    await super._preClose(options);
    this.answered = focusedIn(this.element) !== null;
    if (this.answered) this.rest?.focus({ preventScroll: true });
  }

  override async _onRender(context: AppContext, options: AppRenderOptions): Promise<void> {
    await super._onRender(context, options);
    const { element, answered } = this;
    element.setAttribute("aria-label", game.i18n.localize("HEARTRUSH.Fight.dock"));
    this.answered = false;
    // Whoever answered the last question by keyboard goes on with the next, unless they have gone elsewhere meanwhile.
    const { activeElement, body } = element.ownerDocument;
    if (answered && (activeElement === body || activeElement === this.rest)) firstQuestion(element)?.focus();
  }
}
