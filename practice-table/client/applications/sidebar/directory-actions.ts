import { page, words, type Loose } from "../../page.ts";
import type { ActionEntry } from "../api/application-shapes.ts";
import { DialogV2 } from "../api/dialog-v2.ts";
import type { DocumentClassShape, DocumentShape } from "../document-shape.ts";
import type { ContextMenuEntry } from "../ux/context-menu.ts";
import type { DirectoryShape } from "./directory-shape.ts";
import { menuEntry } from "./menu-entry.ts";

function folderOf(target: Element): string | null {
  return target.closest<HTMLElement>("[data-folder-id]")?.dataset["folderId"] ?? null;
}

async function createEntry(this: DirectoryShape, _event: PointerEvent, target: HTMLElement): Promise<void> {
  const Document = this.documentClass.implementation as DocumentClassShape & {
    createDialog?(data?: Loose, operation?: Loose, options?: Loose): Promise<DocumentShape | null>;
  };
  const folder = folderOf(target);
  const data = folder ? { folder } : {};
  if (Document.createDialog) await Document.createDialog(data);
  else await Document.create({ name: words("DIRECTORY.New"), ...data });
}

async function createFolder(this: DirectoryShape, _event: PointerEvent, target: HTMLElement): Promise<void> {
  await askFolder(this.documentName, { folder: folderOf(target) });
}

async function askFolder(
  type: string,
  { folder = null, known }: { folder?: string | null; known?: DocumentShape },
): Promise<void> {
  const content = document.createElement("div");
  const name = document.createElement("input");
  name.type = "text";
  name.name = "name";
  name.required = true;
  name.autofocus = true;
  name.setAttribute("value", known?.name ?? "");
  name.setAttribute("aria-label", words("COMMON.Name"));
  content.append(name);
  const answer = (await DialogV2.input({
    window: { title: "DIRECTORY.Folder" },
    content,
    ok: { label: "COMMON.Save" },
  })) as { name?: string } | null;
  if (!answer?.name) return;
  if (known) await known.update({ name: answer.name });
  else {
    const Folder = page.CONFIG["Folder"]?.["documentClass"] as DocumentClassShape;
    await Folder.create({ name: answer.name, type, folder, sorting: "m" });
  }
}

function toggleFolder(this: DirectoryShape, _event: PointerEvent, target: HTMLElement): void {
  const id = folderOf(target);
  if (!id) return;
  if (!this.openFolders.delete(id)) this.openFolders.add(id);
  target.closest(".folder")?.classList.toggle("expanded", this.openFolders.has(id));
}

function activateEntry(this: DirectoryShape, event: PointerEvent, target: HTMLElement): void {
  void this._onClickEntry(event, target);
}

export const DIRECTORY_ACTIONS: Record<string, ActionEntry> = {
  createEntry,
  createFolder,
  toggleFolder,
  activateEntry,
};

async function askDelete(document: DocumentShape): Promise<void> {
  const sure = await DialogV2.confirm({
    window: { title: "COMMON.Delete" },
    content: words("DIRECTORY.DeleteHint", { name: page.foundry.utils.escapeHTML(document.name) }),
  });
  if (sure) await document.delete();
}

export function directoryEntries(directory: DirectoryShape): ContextMenuEntry[] {
  const of = (li: HTMLElement): DocumentShape | undefined => directory.entryOf(li);
  const owned = (li: HTMLElement): boolean => of(li)?.isOwner ?? false;
  const gm = (): boolean => page.game.user.isGM;
  const { apps } = page.foundry.applications;
  return [
    menuEntry(
      "SHEETS.Ownership",
      "fa-solid fa-lock",
      (li) => new apps.DocumentOwnershipConfig({ document: of(li) }).render({ force: true }),
      gm,
    ),
    menuEntry(
      "DIRECTORY.Duplicate",
      "fa-regular fa-copy",
      (li) => {
        const original = of(li);
        if (!original) return;
        const { _id, ...data } = original.toObject();
        return directory.documentClass.create({ ...data, name: words("DIRECTORY.CopyOf", { name: original.name }) });
      },
      gm,
    ),
    menuEntry(
      "COMMON.Delete",
      "fa-solid fa-trash",
      (li) => {
        const found = of(li);
        return found && askDelete(found);
      },
      owned,
    ),
  ];
}

export function folderEntries(documentName: string): ContextMenuEntry[] {
  const of = (header: HTMLElement): DocumentShape | undefined =>
    page.game.collections.get("Folder")?.get(folderOf(header) ?? "");
  const gm = (): boolean => page.game.user.isGM;
  return [
    menuEntry(
      "DIRECTORY.EditFolder",
      "fa-solid fa-pen-to-square",
      (header) => {
        const known = of(header);
        return known && askFolder(documentName, { known });
      },
      gm,
    ),
    menuEntry(
      "DIRECTORY.DeleteFolder",
      "fa-solid fa-trash",
      (header) => of(header)?.delete({ deleteSubfolders: false, deleteContents: false }),
      gm,
    ),
  ];
}
