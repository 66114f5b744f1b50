import type { EmbeddedCollection } from "../../common/abstract/embedded-collection.ts";
import { BaseRollTable, BaseTableResult } from "../../common/documents/roll-table.ts";
import type { PlainObject } from "../../common/utils/objects/plain-object.ts";
import { createRoll, type RollShape } from "../dice/roll-shape.ts";
import { documentConfig } from "../config.ts";
import { ClientDocumentMixin } from "./abstract/client-document.ts";

export class TableResult extends ClientDocumentMixin(BaseTableResult) {
  get text(): string {
    return this.description || this.name;
  }
}

export interface TableDraw {
  roll: RollShape;
  results: TableResult[];
}

export class RollTable extends ClientDocumentMixin(BaseRollTable) {
  declare readonly results: EmbeddedCollection<TableResult>;

  get thumbnail(): string | null {
    return this.img;
  }

  getResultsForRoll(value: number): TableResult[] {
    return this.results.filter((result) => !result.drawn && value >= result.range[0] && value <= result.range[1]);
  }

  /** Rolls until an undrawn result answers. */
  async roll(options: { roll?: RollShape } = {}): Promise<TableDraw> {
    if (!this.results.some((result) => !result.drawn)) throw new Error(`The table "${this.name}" has no result left.`);
    const formula = this.formula || `1d${Math.max(...this.results.map((result) => result.range[1]))}`;
    for (let tries = 0; tries < 10_000; tries++) {
      const roll = tries === 0 && options.roll ? options.roll : createRoll(formula);
      if (roll.total === undefined) await roll.evaluate();
      const results = this.getResultsForRoll(roll.total ?? 0);
      if (results.length) return { roll, results };
      if (options.roll) return { roll, results };
    }
    throw new Error(`No roll of ${formula} reaches a result of the table "${this.name}".`);
  }

  async draw(
    options: { roll?: RollShape; displayChat?: boolean; rollMode?: string; messageMode?: string } = {},
  ): Promise<TableDraw> {
    const draw = await this.roll(options.roll ? { roll: options.roll } : {});
    if (!this.replacement && !this.pack && this.isOwner) {
      await this.updateEmbeddedDocuments(
        "TableResult",
        draw.results.map((result) => ({ _id: result.id, drawn: true })),
      );
    }
    if (options.displayChat !== false) await this.toMessage(draw.results, { roll: draw.roll, ...options });
    return draw;
  }

  async toMessage(results: TableResult[], options: PlainObject & { roll?: RollShape } = {}): Promise<unknown> {
    const { roll, rollMode, messageMode } = options;
    const content = results.map((result) => `<p>${result.text}</p>`).join("");
    const rolls = roll && this.displayRoll ? [JSON.stringify(roll)] : [];
    const operation = { ...(rollMode ? { rollMode } : {}), ...(messageMode ? { messageMode } : {}) };
    return documentConfig("ChatMessage")?.documentClass.create({ flavor: this.name, content, rolls }, operation);
  }

  async resetResults(): Promise<unknown> {
    return this.updateEmbeddedDocuments(
      "TableResult",
      this.results.map((result) => ({ _id: result.id, drawn: false })),
    );
  }

  async normalize(): Promise<this | undefined> {
    let total = 1;
    const results = this.results.map((result) => {
      const range = [total, total + result.weight - 1];
      total += result.weight;
      return { _id: result.id, range };
    });
    return this.update({ results, formula: `1d${total - 1}` });
  }
}
