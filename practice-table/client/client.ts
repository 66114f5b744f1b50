import type { Document } from "../common/abstract/document.ts";
import type { Snapshot } from "../common/protocol.ts";
import type { Collection } from "../common/utils/collection.ts";
import type { PlainObject } from "../common/utils/objects/plain-object.ts";
import type { Wire } from "../common/wire.ts";

/** What documents and helpers need of the user at this client, and of the others. */
export interface ClientUser extends Document {
  readonly isGM: boolean;
  readonly isSelf: boolean;
  readonly active: boolean;
  readonly role: number;
  readonly character: Document | null;
  can(action: string): boolean;
}

export interface ClientCollection extends Collection<Document> {
  readonly documentName: string;
  readonly documentClass: typeof Document;
  readonly invalidDocumentIds: ReadonlySet<string>;
  render(force?: boolean, options?: PlainObject): unknown;
}

export interface ClientUsers extends ClientCollection {
  readonly activeGM: ClientUser | null;
}

export interface ClientWords {
  readonly lang: string;
  localize(key: string): string;
  format(key: string, values?: PlainObject): string;
  has(key: string, fallback?: boolean): boolean;
}

export interface ClientSettingsShape {
  get(namespace: string, key: string): unknown;
  set(namespace: string, key: string, value: unknown): Promise<unknown>;
}

/** The running game as the client's own parts see it. `game.ts` builds it. */
export interface ClientGame {
  readonly user: ClientUser | null;
  readonly users: ClientUsers;
  readonly collections: Collection<ClientCollection>;
  readonly packs: Collection<ClientCollection>;
  readonly i18n: ClientWords;
  readonly settings: ClientSettingsShape;
  readonly release: { readonly generation: number };
  readonly system: { readonly id: string };
  readonly combat: Document | null;
}

interface Client {
  game: ClientGame | null;
  wire: Wire | null;
  snapshot: Snapshot | null;
  /** The users with a connection. */
  active: ReadonlySet<string>;
  /** World documents are prepared together, once all of them exist; from then on each as it comes. */
  documentsReady: boolean;
}

/** One client, one page, one module graph: what every part of it shares. */
export const client: Client = {
  game: null,
  wire: null,
  snapshot: null,
  active: new Set(),
  documentsReady: false,
};

export function game(): ClientGame {
  if (!client.game) throw new Error("The game has not been set up yet.");
  return client.game;
}

export function currentUser(): ClientUser {
  const user = client.game?.user;
  if (!user) throw new Error("There is no user before the world is set up.");
  return user;
}

export function collectionOf(documentName: string): ClientCollection | undefined {
  return client.game?.collections.get(documentName);
}

/** The user interface, filled by the page. */
export const ui: Record<string, unknown> = {};

interface Notifier {
  info(message: string, options?: PlainObject): unknown;
  warn(message: string, options?: PlainObject): unknown;
  error(message: string, options?: PlainObject): unknown;
}

export function notify(level: keyof Notifier, message: string, options: PlainObject = {}): void {
  const notifications = ui["notifications"] as Notifier | undefined;
  notifications?.[level](message, options);
}

/** A member of the page's globals (the canvas, the applications), for parts that run without a page as well. */
export function pageMember(path: string): unknown {
  let found: unknown = globalThis;
  for (const key of path.split(".")) {
    if ((typeof found !== "object" && typeof found !== "function") || found === null || !(key in found))
      return undefined;
    found = Reflect.get(found, key);
  }
  return found;
}

/** Makes an application of the page's own class. */
export function makeOnPage(maker: unknown, options: PlainObject = {}): unknown {
  return typeof maker === "function" ? (Reflect.construct(maker, [options]) as unknown) : undefined;
}

/** Calls a function of the page if it is there. */
export function callPage(path: string, ...args: unknown[]): unknown {
  const fn = pageMember(path);
  const owner = pageMember(path.split(".").slice(0, -1).join("."));
  return typeof fn === "function" ? (Reflect.apply(fn, owner, args) as unknown) : undefined;
}
