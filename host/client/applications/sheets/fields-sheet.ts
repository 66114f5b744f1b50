import { page, type Loose, seenAs } from "../../page.ts";
import type { PartialConfiguration, RenderOptions } from "../api/application-shapes.ts";
import { DocumentSheetV2 } from "../api/document-sheet-v2.ts";
import { HandlebarsApplicationMixin } from "../api/handlebars-application.ts";
import type { FieldShape } from "../document-shape.ts";

interface Schema {
  getField(path: string): FieldShape | undefined;
}

/** A plain sheet: the fields its class names, each drawn by itself, and a button that saves them. */
export class FieldsSheet extends HandlebarsApplicationMixin(DocumentSheetV2) {
  /** Paths of the schema, each with the language key of its label. */
  static FIELDS: Record<string, string> = {};

  static override DEFAULT_OPTIONS: PartialConfiguration = {
    classes: ["fields-sheet"],
    position: { width: 480 },
    window: { contentClasses: ["standard-form"] },
    form: { closeOnSubmit: true },
  };

  static override PARTS = {
    fields: { template: "templates/sheets/fields.hbs", scrollable: [""] },
    footer: { template: "templates/generic/form-footer.hbs" },
  };

  override async _prepareContext(options: RenderOptions): Promise<Loose> {
    const context = await super._prepareContext(options);
    const { FIELDS } = this.constructor as typeof FieldsSheet;
    const schema = seenAs<Schema>(this.document.schema);
    const rows = Object.entries(FIELDS).flatMap(([path, label]) => {
      const field = schema.getField(path);
      return field ? [{ field, label, value: page.foundry.utils.getProperty(this.document._source, path) }] : [];
    });
    const buttons = [{ type: "submit", icon: "fa-solid fa-floppy-disk", label: "COMMON.Save" }];
    return Object.assign(context, { rows, buttons });
  }
}
