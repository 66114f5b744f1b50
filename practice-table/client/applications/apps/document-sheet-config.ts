import { page, words, type Loose } from "../../page.ts";
import type { PartialConfiguration, RenderOptions } from "../api/application-shapes.ts";
import { DocumentSheetV2 } from "../api/document-sheet-v2.ts";
import { HandlebarsApplicationMixin } from "../api/handlebars-application.ts";
import { registerSheet, sheetsOf, unregisterSheet } from "./sheet-registry.ts";

/** Chooses the sheet of one document, and for a game master the default sheet of its type. */
export class DocumentSheetConfig extends HandlebarsApplicationMixin(DocumentSheetV2) {
  static registerSheet = registerSheet;
  static unregisterSheet = unregisterSheet;

  static override DEFAULT_OPTIONS: PartialConfiguration = {
    classes: ["sheet-config", "standard-form"],
    sheetConfig: false,
    position: { width: 400 },
    window: { title: "SHEETS.Configure", contentClasses: ["standard-form"] },
    form: { closeOnSubmit: true },
  };

  static override PARTS = {
    form: { template: "templates/sheets/document-sheet-config.hbs" },
    footer: { template: "templates/generic/form-footer.hbs" },
  };

  get #kind(): string {
    return this.document.type ?? "base";
  }

  override async _prepareContext(options: RenderOptions): Promise<Loose> {
    const context = await super._prepareContext(options);
    const sheets = Object.values(sheetsOf(this.document.documentName, this.#kind));
    const labels = Object.fromEntries(sheets.map((sheet) => [sheet.id, words(sheet.label)]));
    const core = this.document.flags?.["core"] as Loose | undefined;
    return Object.assign(context, {
      choices: labels,
      chosen: core?.["sheetClass"] ?? "",
      defaultSheet: sheets.find((sheet) => sheet.default)?.id,
      isGM: page.game.user.isGM,
      buttons: [{ type: "submit", icon: "fa-solid fa-floppy-disk", label: "COMMON.Save" }],
    });
  }

  override async _processSubmitData(_event: Event, _form: HTMLFormElement, data: Loose): Promise<void> {
    const { sheetClass, defaultClass } = data as { sheetClass?: string; defaultClass?: string };
    const { documentName } = this.document;
    if (page.game.user.isGM && defaultClass) {
      const stored = { ...(page.game.settings.get("core", "sheetClasses") as Record<string, Loose>) };
      stored[documentName] = { ...stored[documentName], [this.#kind]: defaultClass };
      await page.game.settings.set("core", "sheetClasses", stored);
    }
    const open = this.document.sheet;
    const wasOpen = open?.rendered ?? false;
    await this.document.update({ "flags.core.sheetClass": sheetClass ?? "" });
    if (!wasOpen) return;
    await open?.close();
    await this.document.sheet?.render({ force: true });
  }

  override _prepareSubmitData(event: Event, form: HTMLFormElement, formData: never): Loose {
    return this._processFormData(event, form, formData);
  }
}
