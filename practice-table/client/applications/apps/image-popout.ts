import { text } from "../../page.ts";
import type { PartialConfiguration } from "../api/application-shapes.ts";
import { ApplicationV2 } from "../api/application-v2.ts";

/** One picture in its own window. */
export class ImagePopout extends ApplicationV2 {
  static override DEFAULT_OPTIONS: PartialConfiguration = {
    classes: ["image-popout"],
    src: "",
    caption: "",
    window: { resizable: true },
    position: { width: 480 },
  };

  override async _renderHTML(): Promise<HTMLElement> {
    const figure = document.createElement("figure");
    const image = document.createElement("img");
    image.src = String(this.options["src"]);
    image.alt = this.title;
    figure.append(image);
    if (this.options["caption"]) {
      const caption = document.createElement("figcaption");
      caption.textContent = text(this.options["caption"]);
      figure.append(caption);
    }
    return figure;
  }

  override _replaceHTML(result: HTMLElement, content: HTMLElement): void {
    content.replaceChildren(result);
  }
}
