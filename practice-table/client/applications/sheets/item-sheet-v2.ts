import { page, type Loose, seenAs } from "../../page.ts";
import type { PartialConfiguration, RenderOptions } from "../api/application-shapes.ts";
import { DocumentSheetV2 } from "../api/document-sheet-v2.ts";
import type { DocumentShape } from "../document-shape.ts";
import { droppedClass, readDrop, sheetDragDrop } from "./dropped-documents.ts";

export class ItemSheetV2 extends DocumentSheetV2 {
  static override DEFAULT_OPTIONS: PartialConfiguration = { classes: ["item"], position: { width: 480 } };

  #dragDrop = sheetDragDrop(this);

  get item(): DocumentShape {
    return this.document;
  }
  get actor(): DocumentShape | null {
    return seenAs<{ actor?: DocumentShape }>(this.document).actor ?? null;
  }

  override async _onRender(context: Loose, options: RenderOptions): Promise<void> {
    await super._onRender(context, options);
    this.#dragDrop.bind(this.element);
  }

  _canDragStart(_selector: string | null | undefined): boolean {
    return this.isEditable;
  }
  _canDragDrop(_selector: string | null | undefined): boolean {
    return this.isEditable;
  }
  _onDragOver(_event: DragEvent): void {}

  async _onDragStart(event: DragEvent): Promise<void> {
    const { effectId } = (event.currentTarget as HTMLElement).dataset;
    const effects = seenAs<{ effects: { get(id: string): DocumentShape | undefined } }>(this.document).effects;
    const dragged = effectId ? effects.get(effectId) : undefined;
    if (dragged) event.dataTransfer?.setData("text/plain", JSON.stringify(dragged.toDragData()));
  }

  async _onDrop(event: DragEvent): Promise<unknown> {
    const data = readDrop(event);
    if (page.Hooks.call("dropItemSheetData", this.item, this, data) === false) return;
    const found = await droppedClass(data)?.implementation.fromDropData(data);
    return found ? this._onDropDocument(event, found) : undefined;
  }

  async _onDropDocument(event: DragEvent, document: DocumentShape): Promise<unknown> {
    return document.documentName === "ActiveEffect" ? this._onDropActiveEffect(event, document) : null;
  }

  async _onDropActiveEffect(_event: DragEvent, effect: DocumentShape): Promise<unknown> {
    if (!this.item.isOwner || effect.parent?.uuid === this.item.uuid) return null;
    const [created] = await this.item.createEmbeddedDocuments("ActiveEffect", [effect.toObject()]);
    return created ?? null;
  }
}
