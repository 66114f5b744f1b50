/**
 * Foundry as a test suite sees it: by public names alone, with subtypes and dotted paths that no declaration knows. Only
 * the suites of `src/foundry/quench` use this, so that it is loaded with them and with nobody else.
 */

/** Of what Quench hands to a batch, Mocha's and Chai's, as much as our suites use. */
export interface QuenchContext {
  readonly describe: (title: string, body: (this: { timeout(milliseconds: number): unknown }) => void) => unknown;
  readonly it: (title: string, body: () => Promise<void>) => unknown;
  readonly before: (body: () => void) => unknown;
  readonly after: (body: () => Promise<void>) => unknown;
  readonly assert: { deepEqual(actual: unknown, expected: unknown, message?: string): void };
}

export interface Quench {
  registerBatch(
    key: string,
    register: (context: QuenchContext) => void,
    options: { readonly displayName: string; readonly preSelected: boolean },
  ): void;
}

type Data = Readonly<Record<string, unknown>>;

export interface Shelf extends Iterable<Doc> {
  readonly size: number;
  readonly contents: readonly Doc[];
  get(id: string): Doc | undefined;
  has(id: string): boolean;
}

/** Any document. */
export interface Doc {
  readonly id: string;
  readonly uuid: string;
  readonly name: string;
  readonly type: string;
  readonly documentName: string;
  readonly parent: Doc | null;
  readonly pack: string | null;
  readonly collection: Shelf;
  update(changes: Data, operation?: Data): Promise<unknown>;
  delete(): Promise<unknown>;
  toObject(): Data;
  createEmbeddedDocuments(kind: string, data: readonly Data[], operation?: Data): Promise<Doc[]>;
  updateEmbeddedDocuments(kind: string, changes: readonly Data[], operation?: Data): Promise<unknown>;
  deleteEmbeddedDocuments(kind: string, ids: readonly string[]): Promise<unknown>;
  getEmbeddedCollection(kind: string): Shelf;
  setFlag(scope: string, key: string, value: unknown): Promise<unknown>;
  unsetFlag(scope: string, key: string): Promise<unknown>;
  getFlag(scope: string, key: string): unknown;
}

interface Kind {
  create(data: Data, operation?: Data): Promise<Doc>;
  updateDocuments(changes: readonly Data[], operation?: Data): Promise<unknown>;
}

/** The class that this world makes its documents of. */
export const kind = (name: string): Kind =>
  (CONFIG as unknown as Readonly<Record<string, { readonly documentClass: Kind }>>)[name]?.documentClass as Kind;

export const make = (name: string, data: Data, operation: Data = {}): Promise<Doc> =>
  kind(name).create(data, operation);

/** What stands at this path of anything. A test takes it for what it should be, and fails where it is not. */
export const at = <T = unknown>(holder: object, path: string): T => foundry.utils.getProperty(holder, path) as T;

/** The declarations do not follow what our name is configured to. */
export const systemId = (): string => String(game.system.id);

/** The declarations know the shapes of uuids; a test has any text. */
export const found = (uuid: string): Promise<Doc | null> =>
  (foundry.utils as unknown as { fromUuid(uuid: string): Promise<Doc | null> }).fromUuid(uuid);

interface AnyHooks {
  on(hook: string, heard: (...told: never[]) => unknown): number;
  off(hook: string, id: number): void;
}
/** The declarations know the hooks of the documents that they know. */
export const hooks = (): AnyHooks => Hooks;

/** A part of `game`, `foundry` or `CONFIG` that is not declared, or declared for other subtypes than ours. */
export const loosely = <T>(part: unknown): T => part as T;
