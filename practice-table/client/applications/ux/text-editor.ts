import { page, type Loose } from "../../page.ts";
import { createAnchor } from "./anchors.ts";
import { enrich, type EnrichmentOptions } from "./enrich.ts";

/** Rich text for reading: links to documents, rolls and a system's own marks made live. */
export class TextEditor {
  static get implementation(): typeof TextEditor {
    const configured = page.CONFIG["ux"]?.["TextEditor"];
    return (configured as typeof TextEditor | undefined) ?? TextEditor;
  }

  static enrichHTML(content: string | null | undefined, options: EnrichmentOptions = {}): Promise<string> {
    return enrich(content ?? "", options);
  }

  static decodeHTML(html: string): string {
    const area = document.createElement("textarea");
    area.innerHTML = html;
    return area.value;
  }

  static previewHTML(content: string, length = 250): string {
    const div = document.createElement("div");
    div.innerHTML = content;
    return this.truncateText(div.innerText, { maxLength: length });
  }

  static truncateText(text: string, { maxLength = 50, splitWords = true, suffix = "…" } = {}): string {
    if (text.length <= maxLength) return text;
    const cut = text.slice(0, maxLength);
    return (splitWords ? cut : cut.slice(0, Math.max(cut.lastIndexOf(" "), 1))) + suffix;
  }

  static truncateHTML(html: HTMLElement): HTMLElement {
    const first = html.querySelector<HTMLElement>("p, h1, h2, h3, h4, h5, h6, li");
    return (first ?? html).cloneNode(true) as HTMLElement;
  }

  static createAnchor = createAnchor;

  static getDragEventData(event: DragEvent): Loose {
    try {
      const data: unknown = JSON.parse(event.dataTransfer?.getData("text/plain") ?? "");
      return typeof data === "object" && data !== null ? (data as Loose) : {};
    } catch {
      return {};
    }
  }

  static async getContentLink(eventData: Loose): Promise<string | null> {
    const uuid = eventData["uuid"];
    if (typeof uuid !== "string") return null;
    const document = await page.foundry.utils.fromUuid(uuid);
    return document ? `@UUID[${uuid}]{${document.name}}` : null;
  }
}
