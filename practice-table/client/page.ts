import type { AppShape } from "./applications/app-shape.ts";
import type { Loose } from "./loose.ts";
import type { CollectionShape, DocumentClassShape, DocumentShape, UserShape } from "./applications/document-shape.ts";

/**
 * Door to what lives on the page's global object: systems read and replace these names at any time,
 * so the applications look them up when they need them and never keep them.
 */

export type { Loose } from "./loose.ts";

export interface HooksPort {
  on(name: string, fn: (...args: never[]) => unknown, options?: { once?: boolean }): number;
  once(name: string, fn: (...args: never[]) => unknown): number;
  off(name: string, fn: number | ((...args: never[]) => unknown)): void;
  call(name: string, ...args: unknown[]): boolean;
  callAll(name: string, ...args: unknown[]): boolean;
}

export interface UtilsPort {
  mergeObject<T extends object>(original: T, other: object, options?: object): T;
  deepClone<T>(value: T): T;
  expandObject(flat: object): Loose;
  flattenObject(nested: object): Loose;
  getProperty(object: object, path: string): unknown;
  setProperty(object: object, path: string, value: unknown): boolean;
  hasProperty(object: object, path: string): boolean;
  randomID(length?: number): string;
  getType(value: unknown): string;
  getRoute(path: string): string;
  cleanHTML: (html: string) => string;
  escapeHTML: (text: string) => string;
  fromUuid(uuid: string, options?: Loose): Promise<DocumentShape | null>;
  fromUuidSync(uuid: string, options?: Loose): DocumentShape | null;
}

export interface LocalizationPort {
  lang: string;
  localize(key: string): string;
  format(key: string, data?: Loose): string;
  has(key: string, fallback?: boolean): boolean;
}

export interface NotificationsPort {
  info(message: string, options?: Loose): unknown;
  warn(message: string, options?: Loose): unknown;
  error(message: string, options?: Loose): unknown;
}

export interface PackPort extends CollectionShape {
  readonly collection: string;
  readonly title: string;
  readonly locked: boolean;
  readonly apps: object[];
  importDocument(document: DocumentShape): Promise<unknown>;
  readonly visible: boolean;
  readonly documentName: string;
  readonly index: CollectionShape<Loose & { _id: string; name: string; uuid: string; img?: string; sort?: number }>;
  getDocument(id: string): Promise<DocumentShape | null>;
  getIndex(options?: Loose): Promise<unknown>;
  render(force?: boolean, options?: Loose): void;
}

interface AppConstructor {
  new (options?: Loose): AppShape;
}

export interface Page {
  Hooks: HooksPort;
  CONFIG: Loose & Record<string, Loose>;
  CONST: Record<string, Loose>;
  canvas: Loose | undefined;
  foundry: {
    utils: UtilsPort;
    documents: {
      collections: {
        CompendiumCollection: { createCompendium(facts: { label: string; type: string }): Promise<unknown> };
      };
    };
    applications: {
      api: { DialogV2: { input(config: Loose): Promise<Loose | null> } };
      apps: {
        FilePicker: { implementation: new (options: Loose) => { browse(): Promise<unknown> } };
        DocumentSheetConfig: AppConstructor;
        DocumentOwnershipConfig: AppConstructor;
        ImagePopout: AppConstructor;
      };
    };
  };
  game: {
    i18n?: LocalizationPort;
    user: UserShape;
    users: CollectionShape<UserShape>;
    packs: CollectionShape<PackPort>;
    collections: {
      get(name: string):
        | (CollectionShape & {
            documentClass: DocumentClassShape;
            importFromCompendium?(pack: PackPort, id: string, update?: Loose, options?: Loose): Promise<unknown>;
          })
        | undefined;
    };
    settings: {
      get(namespace: string, key: string): unknown;
      set(namespace: string, key: string, value: unknown): Promise<unknown>;
    };
    release: { generation: number };
  };
  ui: Loose & { notifications?: NotificationsPort };
}

/** Takes something for what the public API says it is. The one place where the page's types are taken on trust. */
export function seenAs<T>(thing: unknown): T {
  return thing as T;
}

export const page = seenAs<Page>(globalThis);

/** A loose value as text; objects have none. */
export function text(value: unknown, standard = ""): string {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean"
    ? String(value)
    : standard;
}

/** Words before the language file is loaded, and for keys it lacks, are the key itself. */
export function words(key: string, data?: Loose): string {
  const i18n = page.game?.i18n;
  if (!i18n || !key) return key ?? "";
  return data ? i18n.format(key, data) : i18n.localize(key);
}
