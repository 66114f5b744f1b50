import { page } from "../../page.ts";
import type { DocumentShape } from "../document-shape.ts";

interface FolderShape extends DocumentShape {
  readonly sorting: "a" | "m";
  readonly color?: { readonly css?: string } | string | null;
}

export interface DirectoryNode {
  readonly folder: { readonly id: string; readonly name: string; readonly color: string } | null;
  readonly open: boolean;
  readonly entries: readonly DocumentShape[];
  readonly children: readonly DirectoryNode[];
}

const byName = (a: DocumentShape, b: DocumentShape): number => a.name.localeCompare(b.name);
const bySort = (a: DocumentShape, b: DocumentShape): number => (a.sort ?? 0) - (b.sort ?? 0) || byName(a, b);

const colorOf = ({ color }: FolderShape): string => (typeof color === "string" ? color : (color?.css ?? ""));

/** Folders with what the user may see in them; folders that show nothing are left out for players. */
export function directoryTree(
  documents: readonly DocumentShape[],
  documentName: string,
  open: ReadonlySet<string>,
): DirectoryNode {
  const folders = (page.game.collections.get("Folder")?.contents ?? []).filter(
    (folder) => folder.type === documentName,
  ) as FolderShape[];
  const visible = documents.filter((entry) => entry.visible);
  const known = new Set(folders.map((folder) => folder.id));
  const folderOf = (entry: DocumentShape): string | null => {
    const id = entry.folder?.id ?? null;
    return id !== null && known.has(id) ? id : null;
  };
  const grow = (folder: FolderShape | null): DirectoryNode => {
    const id = folder?.id ?? null;
    const children = folders
      .filter((inner) => folderOf(inner) === id && inner !== folder)
      .sort(bySort)
      .map(grow)
      .filter((node) => page.game.user.isGM || node.entries.length > 0 || node.children.length > 0);
    const entries = visible.filter((entry) => folderOf(entry) === id).sort(folder?.sorting === "a" ? byName : bySort);
    return {
      folder: folder ? { id: folder.id, name: folder.name, color: colorOf(folder) } : null,
      open: folder === null || open.has(folder.id),
      entries,
      children,
    };
  };
  return grow(null);
}
