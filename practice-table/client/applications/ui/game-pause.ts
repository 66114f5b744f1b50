import { page, words, type Loose, seenAs } from "../../page.ts";
import type { PartialConfiguration, RenderOptions } from "../api/application-shapes.ts";
import { ApplicationV2 } from "../api/application-v2.ts";

/** The word across the table while the game is paused. */
export class GamePause extends ApplicationV2 {
  static override DEFAULT_OPTIONS: PartialConfiguration = {
    id: "pause",
    tag: "figure",
    window: { frame: false, positioned: false },
  };

  override async _prepareContext(_options: RenderOptions): Promise<Loose> {
    const paused = seenAs<{ paused?: boolean }>(page.game).paused === true;
    return { cssClass: paused ? "paused" : "", icon: "icons/svg/sleep.svg", text: words("GAME.Paused"), spin: true };
  }

  override async _renderHTML(context: Loose): Promise<HTMLElement[]> {
    const picture = document.createElement("img");
    picture.src = page.foundry.utils.getRoute(String(context["icon"]));
    picture.alt = "";
    picture.classList.toggle("fa-spin", Boolean(context["spin"]));
    const caption = document.createElement("figcaption");
    caption.textContent = String(context["text"]);
    return [picture, caption];
  }

  override _replaceHTML(result: HTMLElement[], content: HTMLElement): void {
    content.replaceChildren(...result);
  }

  override async _onRender(context: Loose, options: RenderOptions): Promise<void> {
    await super._onRender(context, options);
    this.element.classList.toggle("paused", context["cssClass"] === "paused");
  }
}
