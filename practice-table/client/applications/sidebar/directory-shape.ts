import type { CollectionShape, DocumentClassShape, DocumentShape } from "../document-shape.ts";

/** What the actions and drops of a directory need of it. */
export interface DirectoryShape {
  readonly documentName: string;
  readonly documentClass: DocumentClassShape;
  readonly collection: CollectionShape;
  readonly openFolders: Set<string>;
  entryOf(element: Element): DocumentShape | undefined;
  _onClickEntry(event: PointerEvent, target: HTMLElement): Promise<void>;
}
