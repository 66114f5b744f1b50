import type { Loose } from "../loose.ts";
import type { AppShape } from "./app-shape.ts";

export interface UserShape {
  readonly id: string;
  readonly name: string;
  readonly role: number;
  readonly isGM: boolean;
  readonly active: boolean;
  readonly isSelf: boolean;
  readonly color: { readonly css?: string } | string;
  can(permission: string): boolean;
  query(name: string, data: Loose, options?: Loose): Promise<unknown>;
}

export interface FieldShape {
  readonly label?: string;
  readonly hint?: string;
  readonly fieldPath: string;
  toFormGroup(group?: Loose, input?: Loose): HTMLElement;
  toInput(config?: Loose): HTMLElement;
}

/** What sheets and directories ask of any document. */
export interface DocumentShape {
  readonly id: string;
  readonly uuid: string;
  readonly name: string;
  readonly documentName: string;
  readonly type?: string;
  readonly img?: string;
  readonly sort?: number;
  readonly pack?: string | null;
  readonly isOwner: boolean;
  readonly visible: boolean;
  readonly limited: boolean;
  readonly isEmbedded: boolean;
  readonly parent: DocumentShape | null;
  readonly collection?: unknown;
  readonly folder?: DocumentShape | null;
  readonly _source: Loose;
  readonly schema: { readonly fields: Record<string, FieldShape> };
  readonly apps: Record<string, AppShape>;
  readonly sheet: AppShape | null;
  readonly ownership?: Record<string, number>;
  readonly flags?: Loose;
  testUserPermission(user: UserShape, level: string | number, options?: { exact?: boolean }): boolean;
  canUserModify(user: UserShape, action: string, data?: Loose): boolean;
  update(changes: Loose, operation?: Loose): Promise<unknown>;
  delete(operation?: Loose): Promise<unknown>;
  validate(options?: Loose): unknown;
  toObject(source?: boolean): Loose;
  toDragData(): Loose;
  createEmbeddedDocuments(name: string, data: Loose[], operation?: Loose): Promise<DocumentShape[]>;
  updateEmbeddedDocuments(name: string, data: Loose[], operation?: Loose): Promise<DocumentShape[]>;
  deleteEmbeddedDocuments(name: string, ids: string[], operation?: Loose): Promise<DocumentShape[]>;
}

export interface DocumentClassShape {
  readonly name: string;
  readonly documentName: string;
  readonly metadata: Loose & { name: string; label: string; collection: string };
  readonly implementation: DocumentClassShape;
  create(data: Loose | Loose[], operation?: Loose): Promise<unknown>;
  fromDropData(data: Loose): Promise<DocumentShape | null>;
  defaultName?(context?: Loose): string;
}

export interface CollectionShape<T = DocumentShape> extends Iterable<T> {
  readonly size: number;
  readonly contents: T[];
  get(id: string, options?: Loose): T | undefined;
  filter(test: (entry: T) => boolean): T[];
  find(test: (entry: T) => boolean): T | undefined;
  map<R>(turn: (entry: T) => R): R[];
}
