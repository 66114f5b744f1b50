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

  /** What a field can be set to, in words, where its schema has bare values. */
  static CHOICES: Record<string, Record<string, string>> = {};

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

  get fields(): Record<string, string> {
    return (this.constructor as typeof FieldsSheet).FIELDS;
  }

  get choices(): Record<string, Record<string, string>> {
    return (this.constructor as typeof FieldsSheet).CHOICES;
  }

  /** Fields that are drawn in a way of their own. */
  get inputs(): Record<string, (field: unknown, config: Loose) => HTMLElement> {
    return {};
  }

  override async _prepareContext(options: RenderOptions): Promise<Loose> {
    const context = await super._prepareContext(options);
    const schema = seenAs<Schema>(this.document.schema);
    const rows = Object.entries(this.fields).flatMap(([path, label]) => {
      const field = schema.getField(path);
      const value = page.foundry.utils.getProperty(this.document._source, path);
      return field ? [{ field, label, value, choices: this.choices[path], input: this.inputs[path] }] : [];
    });
    const buttons = [{ type: "submit", icon: "fa-solid fa-floppy-disk", label: "COMMON.Save" }];
    return Object.assign(context, { rows, buttons });
  }
}
