import { page, words, type Loose } from "../../page.ts";

/** Holds what a named enricher made; its `onRender` runs each time it comes into a page. */
export class HTMLEnrichedContentElement extends HTMLElement {
  static tagName = "enriched-content";

  connectedCallback(): void {
    const id = this.getAttribute("enricher");
    const configured = (page.CONFIG["TextEditor"]?.["enrichers"] ?? []) as {
      id?: string;
      onRender?: (el: HTMLElement) => void;
    }[];
    configured.find((entry) => entry.id === id)?.onRender?.(this);
  }
}

/** Shows the document its `uuid` names. */
export class HTMLDocumentEmbedElement extends HTMLElement {
  static tagName = "document-embed";

  async connectedCallback(): Promise<void> {
    const found = await page.foundry.utils.fromUuid(this.getAttribute("uuid") ?? "");
    const embeddable = found as { toEmbed?(config: Loose): Promise<HTMLElement | null> } | null;
    const content = await embeddable?.toEmbed?.({ values: [] });
    this.replaceChildren(content ?? words("ELEMENTS.NothingThere"));
  }
}

/** A secret passage with a button that reveals it to the players or hides it again. */
export class HTMLSecretBlockElement extends HTMLElement {
  static tagName = "secret-block";

  get secret(): HTMLElement | null {
    return this.querySelector(":scope > section.secret");
  }
  get revealed(): boolean {
    return this.secret?.classList.contains("revealed") ?? false;
  }

  connectedCallback(): void {
    if (this.querySelector(":scope > button.reveal")) return;
    const button = document.createElement("button");
    button.type = "button";
    button.className = "reveal";
    button.textContent = words(this.revealed ? "EDITOR.Hide" : "EDITOR.Reveal");
    button.addEventListener("click", () => this.dispatchEvent(new Event("toggleSecret", { bubbles: true })));
    this.append(button);
  }
}
