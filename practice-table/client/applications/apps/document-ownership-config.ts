import { page, words, type Loose } from "../../page.ts";
import type { PartialConfiguration, RenderOptions } from "../api/application-shapes.ts";
import { DocumentSheetV2 } from "../api/document-sheet-v2.ts";
import { HandlebarsApplicationMixin } from "../api/handlebars-application.ts";

const LEVELS: Record<string, string> = {
  "-1": "OWNERSHIP.Default",
  "0": "OWNERSHIP.None",
  "1": "OWNERSHIP.Limited",
  "2": "OWNERSHIP.Observer",
  "3": "OWNERSHIP.Owner",
};

/** Who may see and change a document. */
export class DocumentOwnershipConfig extends HandlebarsApplicationMixin(DocumentSheetV2) {
  static override DEFAULT_OPTIONS: PartialConfiguration = {
    classes: ["ownership-config"],
    sheetConfig: false,
    position: { width: 400 },
    window: { contentClasses: ["standard-form"] },
    form: { closeOnSubmit: true },
  };

  static override PARTS = {
    form: { template: "templates/sheets/document-ownership.hbs" },
    footer: { template: "templates/generic/form-footer.hbs" },
  };

  override get title(): string {
    return `${words("SHEETS.Ownership")}: ${this.document.name}`;
  }

  override async _prepareContext(options: RenderOptions): Promise<Loose> {
    const context = await super._prepareContext(options);
    const ownership = this.document.ownership ?? {};
    const { "-1": _inherit, ...levels } = LEVELS;
    return Object.assign(context, {
      levels,
      userLevels: LEVELS,
      standard: ownership["default"] ?? 0,
      users: page.game.users
        .filter((user) => !user.isGM)
        .map((user) => ({ id: user.id, name: user.name, level: ownership[user.id] ?? -1 })),
      buttons: [{ type: "submit", icon: "fa-solid fa-floppy-disk", label: "COMMON.Save" }],
    });
  }

  override _prepareSubmitData(_event: Event, _form: HTMLFormElement, formData: { object: Loose }): Loose {
    const ownership: Record<string, number> = {};
    for (const [user, level] of Object.entries(formData.object)) {
      if (Number(level) >= 0) ownership[user] = Number(level);
    }
    return { ownership };
  }

  override async _processSubmitData(_event: Event, _form: HTMLFormElement, data: Loose): Promise<void> {
    await this.document.update(data, { diff: false, recursive: false, noHook: true });
  }
}
