import { page, type Loose, seenAs } from "../../page.ts";
import type { DocumentClassShape, DocumentShape } from "../document-shape.ts";
import { DragDrop } from "../ux/drag-drop.ts";
import { performIntegerSort } from "../ux/integer-sort.ts";
import { TextEditor } from "../ux/text-editor.ts";

/** The document class a drop names by its `type`, if there is one. */
export function droppedClass(data: Loose): DocumentClassShape | null {
  const config = page.CONFIG[String(data["type"])];
  return (config?.["documentClass"] as DocumentClassShape | undefined) ?? null;
}

export function readDrop(event: DragEvent): Loose {
  return TextEditor.implementation.getDragEventData(event);
}

export function copyOf(document: DocumentShape): Loose {
  const data = document.toObject();
  const game = seenAs<{ items: { fromCompendium?(doc: DocumentShape, options?: Loose): Loose } }>(page.game);
  return document.pack && game.items.fromCompendium ? game.items.fromCompendium(document, { clearFolder: true }) : data;
}

interface DragTarget {
  _canDragStart(selector: string | null | undefined): boolean;
  _canDragDrop(selector: string | null | undefined): boolean;
  _onDragStart(event: DragEvent): unknown;
  _onDragOver(event: DragEvent): unknown;
  _onDrop(event: DragEvent): unknown;
}

export function sheetDragDrop(sheet: DragTarget): DragDrop {
  return new DragDrop.implementation({
    dragSelector: ".draggable",
    permissions: {
      dragstart: (selector) => sheet._canDragStart(selector),
      drop: (selector) => sheet._canDragDrop(selector),
    },
    callbacks: {
      dragstart: (event) => sheet._onDragStart(event),
      dragover: (event) => sheet._onDragOver(event),
      drop: (event) => sheet._onDrop(event),
    },
  });
}

/** Puts a document of `parent` where it was dropped among its siblings. */
export async function sortOnDrop(
  event: DragEvent,
  parent: DocumentShape,
  moved: DocumentShape,
): Promise<DocumentShape[]> {
  const row = (event.target as Element).closest<HTMLElement>("[data-item-id]");
  const items = seenAs<{ items: Iterable<DocumentShape> }>(parent).items;
  const siblings = [...items].filter((item) => item.type === moved.type && item.id !== moved.id);
  const target = siblings.find((item) => item.id === row?.dataset["itemId"]);
  if (!target) return [];
  const changes = performIntegerSort(moved, { target, siblings });
  return parent.updateEmbeddedDocuments(
    "Item",
    changes.map(({ target: item, update }) => ({ ...update, _id: item.id })),
  );
}
