import type { Document } from "../../common/abstract/document.ts";
import { BaseFolder } from "../../common/documents/folder.ts";
import { collectionOf, game } from "../client.ts";
import { ClientDocumentMixin } from "./abstract/client-document.ts";

export class Folder extends ClientDocumentMixin(BaseFolder) {
  declare folder: Folder | null;

  get depth(): number {
    return 1 + (this.folder?.depth ?? 0);
  }

  get ancestors(): Folder[] {
    return this.folder ? [this.folder, ...this.folder.ancestors] : [];
  }

  get contents(): Document[] {
    return Array.from(collectionOf(this.type) ?? []).filter((document) => document._source["folder"] === this.id);
  }

  get children(): Folder[] {
    return (Array.from(collectionOf("Folder") ?? []) as Folder[]).filter(
      (folder) => folder._source["folder"] === this.id && folder.type === this.type,
    );
  }

  getSubfolders(recursive = false): Folder[] {
    return this.children.flatMap((folder) => [folder, ...(recursive ? folder.getSubfolders(true) : [])]);
  }

  /** A folder is shown to a player if anything in it is. */
  override get visible(): boolean {
    if (game().user?.isGM) return true;
    return (
      this.contents.some((document) => Reflect.get(document, "visible") === true) ||
      this.children.some((folder) => folder.visible)
    );
  }

  get displayed(): boolean {
    return this.visible;
  }
}
