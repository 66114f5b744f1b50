import { words, type Loose, seenAs, text } from "../../page.ts";
import type { PartialConfiguration, RenderOptions } from "../api/application-shapes.ts";
import { DocumentSheetV2 } from "../api/document-sheet-v2.ts";
import { HandlebarsApplicationMixin } from "../api/handlebars-application.ts";
import type { CollectionShape, DocumentShape } from "../document-shape.ts";
import type { FormDataExtended } from "../ux/form-data-extended.ts";

interface ResultShape extends DocumentShape {
  readonly range: readonly [number, number];
  readonly weight: number;
}

/** A table to roll on: its results with their ranges, and a button that draws one. */
export class RollTableSheet extends HandlebarsApplicationMixin(DocumentSheetV2) {
  static override DEFAULT_OPTIONS: PartialConfiguration = {
    classes: ["roll-table-sheet"],
    position: { width: 600, height: 520 },
    window: { resizable: true, contentClasses: ["standard-form"] },
    form: { submitOnChange: true },
    actions: {
      drawResult: RollTableSheet.#onDraw,
      createResult: RollTableSheet.#onCreate,
      deleteResult: RollTableSheet.#onDelete,
    },
  };

  static override PARTS = { table: { template: "templates/sheets/roll-table.hbs", scrollable: [".results"] } };

  get #results(): ResultShape[] {
    const { results } = seenAs<{ results: CollectionShape<ResultShape> }>(this.document);
    return [...results.contents].sort((a, b) => a.range[0] - b.range[0]);
  }

  override async _prepareContext(options: RenderOptions): Promise<Loose> {
    const context = await super._prepareContext(options);
    const results = this.#results.map((result) => ({
      id: result.id,
      text: text(result._source["description"] || result.name),
      low: result.range[0],
      high: result.range[1],
    }));
    return Object.assign(context, { results });
  }

  override _prepareSubmitData(event: Event, form: HTMLFormElement, formData: FormDataExtended): Loose {
    return this._processFormData(event, form, formData);
  }

  override async _processSubmitData(_event: Event, _form: HTMLFormElement, data: Loose): Promise<void> {
    const { results = {}, ...own } = data as { results?: Record<string, { text: string; low: number; high: number }> };
    const changes = Object.entries(results).map(([_id, { text, low, high }]) => ({
      _id,
      description: text,
      range: [low, Math.max(low, high)],
    }));
    await this.document.update(own);
    if (changes.length > 0) await this.document.updateEmbeddedDocuments("TableResult", changes);
  }

  static async #onDraw(this: RollTableSheet): Promise<void> {
    await seenAs<{ draw(): Promise<unknown> }>(this.document).draw();
  }
  static async #onCreate(this: RollTableSheet): Promise<void> {
    const next = (this.#results.at(-1)?.range[1] ?? 0) + 1;
    const description = words("TABLE.NewResult");
    await this.document.createEmbeddedDocuments("TableResult", [{ type: "text", description, range: [next, next] }]);
  }
  static async #onDelete(this: RollTableSheet, _event: PointerEvent, target: HTMLElement): Promise<void> {
    await this.document.deleteEmbeddedDocuments("TableResult", [target.dataset["resultId"] ?? ""]);
  }
}
