import { page, type Loose, seenAs, words } from "../../page.ts";
import type { PartialConfiguration, RenderOptions } from "../api/application-shapes.ts";
import { DocumentSheetV2 } from "../api/document-sheet-v2.ts";
import { HandlebarsApplicationMixin } from "../api/handlebars-application.ts";
import type { HandlebarsTemplatePart as PartConfig } from "../api/handlebars-shapes.ts";
import type { DocumentShape } from "../document-shape.ts";
import { TextEditor } from "../ux/text-editor.ts";

interface PageShape extends DocumentShape {
  readonly title?: { readonly show: boolean; readonly level: number };
  readonly text?: { readonly content: string | null };
}

/** One page of a journal by itself, to write on or to read. */
export class JournalEntryPageSheet extends DocumentSheetV2 {
  static override DEFAULT_OPTIONS: PartialConfiguration = {
    classes: ["journal-sheet", "journal-entry-page"],
    includeTOC: false,
    mode: "edit",
    viewPermission: 2,
    viewClasses: [],
    window: { resizable: true },
    position: { width: 600, height: 680 },
    form: { submitOnChange: true },
  };

  static isV2 = true;
  isV2 = true;

  get isView(): boolean {
    return this.options["mode"] === "view";
  }

  get page(): PageShape {
    return this.document;
  }

  override async _prepareContext(options: RenderOptions): Promise<Loose> {
    const { name, title, uuid } = this.page;
    return Object.assign(await super._prepareContext(options), { name, title, uuid });
  }

  _prepareHeadingLevels(): Record<string, string> {
    return Object.fromEntries([1, 2, 3].map((level) => [level, words(`JOURNAL.Heading${level}`)]));
  }

  _onCloseView(): void {}
}

/** A page's sheet made of templates: other ones to write and to read. */
export class JournalEntryPageHandlebarsSheet extends HandlebarsApplicationMixin(JournalEntryPageSheet) {
  static EDIT_PARTS: Record<string, PartConfig> = {
    header: { template: "templates/journal/parts/page-header.hbs" },
    footer: { template: "templates/journal/parts/page-footer.hbs", classes: ["journal-footer", "flexrow"] },
  };
  static VIEW_PARTS: Record<string, PartConfig> = {};

  override _configureRenderParts(_options: RenderOptions): Record<string, PartConfig> {
    const { EDIT_PARTS, VIEW_PARTS } = this.constructor as typeof JournalEntryPageHandlebarsSheet;
    return page.foundry.utils.deepClone(this.isView ? VIEW_PARTS : EDIT_PARTS);
  }

  override async _preparePartContext(part: string, context: Loose, options: RenderOptions): Promise<Loose> {
    const prepared = await super._preparePartContext(part, context, options);
    if (part === "content") await this._prepareContentContext(prepared, options);
    if (part === "footer") await this._prepareFooterContext(prepared, options);
    if (part === "header") await this._prepareHeaderContext(prepared, options);
    return prepared;
  }

  async _prepareContentContext(_context: Loose, _options: RenderOptions): Promise<void> {}

  async _prepareFooterContext(context: Loose, _options: RenderOptions): Promise<void> {
    context["buttons"] = [{ type: "submit", icon: "fa-solid fa-floppy-disk", label: "COMMON.Save" }];
  }

  async _prepareHeaderContext(context: Loose, _options: RenderOptions): Promise<void> {
    context["headingLevels"] = this._prepareHeadingLevels();
  }
}

/** What is written on a page of text. */
export class JournalEntryPageTextSheet extends JournalEntryPageHandlebarsSheet {
  static format = 1;
  static override DEFAULT_OPTIONS: PartialConfiguration = { classes: ["text"], includeTOC: true };

  override async _prepareContext(options: RenderOptions): Promise<Loose> {
    const context = await super._prepareContext(options);
    const text = { ...this.page.text, enriched: "" };
    text.enriched = await TextEditor.implementation.enrichHTML(text.content ?? "", {
      relativeTo: this.page,
      secrets: seenAs<{ isOwner: boolean }>(this.page).isOwner,
    });
    return Object.assign(context, { text });
  }

  _isEditorDirty(): boolean {
    return false;
  }
}

export class JournalEntryPageProseMirrorSheet extends JournalEntryPageTextSheet {
  static override DEFAULT_OPTIONS: PartialConfiguration = { window: { icon: "fa-solid fa-feather" } };
  static override EDIT_PARTS = {
    header: { template: "templates/journal/parts/page-header.hbs" },
    content: { template: "templates/journal/pages/text/edit.hbs" },
    footer: { template: "templates/journal/parts/page-footer.hbs", classes: ["journal-footer", "flexrow"] },
  };
  static override VIEW_PARTS = { content: { template: "templates/journal/pages/text/view.hbs", root: true } };
}

/** A picture, to look at or to choose another. */
export class JournalEntryPageImageSheet extends JournalEntryPageHandlebarsSheet {
  static override DEFAULT_OPTIONS: PartialConfiguration = { classes: ["image"] };
  static override EDIT_PARTS = {
    header: { template: "templates/journal/parts/page-header.hbs" },
    content: { template: "templates/journal/pages/image/edit.hbs" },
    footer: { template: "templates/journal/parts/page-footer.hbs", classes: ["journal-footer", "flexrow"] },
  };
  static override VIEW_PARTS = { content: { template: "templates/journal/pages/image/view.hbs", root: true } };
}
