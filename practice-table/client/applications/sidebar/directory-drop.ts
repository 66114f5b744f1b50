import { page, type Loose, seenAs, text } from "../../page.ts";
import type { DocumentShape } from "../document-shape.ts";
import { droppedClass, readDrop } from "../sheets/dropped-documents.ts";
import { performIntegerSort } from "../ux/integer-sort.ts";
import type { DirectoryShape } from "./directory-shape.ts";

async function place(
  directory: DirectoryShape,
  moved: DocumentShape,
  target: DocumentShape | undefined,
  folder: string | null,
): Promise<unknown> {
  if (!target || target === moved) return moved.update({ folder });
  const siblings = directory.collection.filter((entry) => (entry.folder?.id ?? null) === folder);
  const changes = performIntegerSort(moved, { target, siblings });
  const Document = seenAs<{ updateDocuments(changes: Loose[]): Promise<unknown> }>(directory.documentClass);
  return Document.updateDocuments(
    changes.map(({ target: entry, update }) => ({ ...update, _id: entry.id, ...(entry === moved ? { folder } : {}) })),
  );
}

/** A document dropped here is sorted; one from elsewhere (a pack, a sheet) is copied into the world. */
export async function dropOnDirectory(directory: DirectoryShape, event: DragEvent): Promise<unknown> {
  const data = readDrop(event);
  const row = event.target as Element;
  const target = directory.entryOf(row);
  const folder = target
    ? (target.folder?.id ?? null)
    : (row.closest<HTMLElement>("[data-folder-id]")?.dataset["folderId"] ?? null);
  if (data["type"] === "Folder") {
    const moved = page.game.collections.get("Folder")?.get(text(data["uuid"]).split(".").at(-1) ?? "");
    return moved && moved.id !== folder && moved.type === directory.documentName ? moved.update({ folder }) : null;
  }
  if (data["type"] !== directory.documentName) return null;
  const dropped = await droppedClass(data)?.implementation.fromDropData(data);
  if (!dropped) return null;
  if (directory.collection.get(dropped.id) === dropped) return place(directory, dropped, target, folder);
  const { _id, ...source } = dropped.toObject();
  return directory.documentClass.create({ ...source, folder }, { fromCompendium: Boolean(dropped.pack) });
}
