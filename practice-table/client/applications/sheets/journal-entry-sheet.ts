import { words, type Loose, seenAs } from "../../page.ts";
import type { PartialConfiguration, RenderOptions } from "../api/application-shapes.ts";
import { DocumentSheetV2 } from "../api/document-sheet-v2.ts";
import { HandlebarsApplicationMixin } from "../api/handlebars-application.ts";
import type { CollectionShape, DocumentShape } from "../document-shape.ts";
import type { FormDataExtended } from "../ux/form-data-extended.ts";
import { TextEditor } from "../ux/text-editor.ts";

interface PageShape extends DocumentShape {
  readonly text?: { readonly content: string | null };
  readonly src?: string | null;
}

/** A journal: its pages at the left, the chosen one to read, or to write for its owners. */
export class JournalEntrySheet extends HandlebarsApplicationMixin(DocumentSheetV2) {
  static override DEFAULT_OPTIONS: PartialConfiguration = {
    classes: ["journal-entry"],
    position: { width: 720, height: 560 },
    window: { resizable: true },
    form: { submitOnChange: true },
    actions: {
      goToPage: JournalEntrySheet.#onGo,
      createPage: JournalEntrySheet.#onCreate,
      deletePage: JournalEntrySheet.#onDelete,
    },
  };

  static override PARTS = {
    sidebar: { template: "templates/journal/sidebar.hbs", scrollable: [".toc"] },
    page: { template: "templates/journal/page.hbs", scrollable: [""] },
  };

  pageId: string | null = null;

  get #pages(): PageShape[] {
    const { pages } = seenAs<{ pages: CollectionShape<PageShape> }>(this.document);
    return pages.contents.filter((entry) => entry.visible).sort((a, b) => (a.sort ?? 0) - (b.sort ?? 0));
  }

  override async _prepareContext(options: RenderOptions): Promise<Loose> {
    const context = await super._prepareContext(options);
    const pages = this.#pages;
    const shown = pages.find((entry) => entry.id === this.pageId) ?? pages[0];
    const text = shown?.text?.content ?? "";
    return Object.assign(context, {
      pages: pages.map(({ id, name }) => ({ id, name, active: id === shown?.id })),
      page: shown && {
        id: shown.id,
        name: shown.name,
        type: shown.type,
        src: shown.src,
        text,
        enriched: await TextEditor.implementation.enrichHTML(text, {
          relativeTo: shown,
          secrets: this.document.isOwner,
        }),
      },
    });
  }

  /** Whoever may only read turns the pages all the same. */
  override _toggleDisabled(disabled: boolean): void {
    super._toggleDisabled(disabled);
    for (const heading of this.element.querySelectorAll<HTMLButtonElement>('[data-action="goToPage"]'))
      heading.disabled = false;
  }

  override async _processSubmitData(_event: Event, _form: HTMLFormElement, data: Loose): Promise<void> {
    const { page: changes } = data as { page?: { id: string; name: string; text?: string } };
    if (!changes) return;
    const update: Loose = { _id: changes.id, name: changes.name };
    if (changes.text !== undefined) update["text"] = { content: changes.text };
    await this.document.updateEmbeddedDocuments("JournalEntryPage", [update]);
  }

  override _prepareSubmitData(event: Event, form: HTMLFormElement, formData: FormDataExtended): Loose {
    return this._processFormData(event, form, formData);
  }

  goToPage(id: string): void {
    this.pageId = id;
    void this.render({ parts: ["sidebar", "page"] });
  }

  static #onGo(this: JournalEntrySheet, _event: PointerEvent, target: HTMLElement): void {
    this.goToPage(target.dataset["pageId"] ?? "");
  }
  static async #onCreate(this: JournalEntrySheet): Promise<void> {
    const name = words("JOURNAL.NewPage");
    const [made] = await this.document.createEmbeddedDocuments("JournalEntryPage", [
      { name, type: "text", text: { content: "" } },
    ]);
    if (made) this.goToPage(made.id);
  }
  static async #onDelete(this: JournalEntrySheet, _event: PointerEvent, target: HTMLElement): Promise<void> {
    await this.document.deleteEmbeddedDocuments("JournalEntryPage", [target.dataset["pageId"] ?? ""]);
  }
}
