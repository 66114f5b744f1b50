import type { DatabaseBackend } from "./abstract/backend.ts";
import type { ModelClass, ModelShape } from "./data/model-shape.ts";
import type { JsonObject } from "./json.ts";
import type { PermissionWorld } from "./permissions.ts";
import type { Generation } from "./protocol.ts";

/**
 * What the common layer has to ask of where it runs: a server knows base documents only, a client knows those of the
 * system it loaded. One module graph is one realm; two clients in one process need two module graphs.
 */
export interface Realm {
  generation: Generation;
  /** The class for new documents of this name: the base class on a server, the configured one in a client. */
  documentClass(documentName: string): ModelClass | undefined;
  /** The subtypes which the manifest declares, "base" included where the document has it. */
  subtypes(documentName: string): readonly string[];
  /** A system's model for a subtype; a server has none, and stores `system` as it came. */
  dataModel(documentName: string, type: string): ModelClass | undefined;
  /** The package that declares a subtype. */
  provider(type: string): unknown;
  /** What a subtype begins with where it has no model, by the `template.json` of the system. */
  template(documentName: string, type: string): JsonObject | undefined;
  /** The world's document with this id, for fields that refer to others. */
  find(documentName: string, id: string): ModelShape | undefined;
  /** `core.permissions` of the world, where it has been set. */
  rolePermissions(): JsonObject | null;
  /** Where below `system` the bars of new tokens look, as the manifest says. */
  tokenAttributes(): readonly [primary: string | null, secondary: string | null];
  /** The packages that may keep flags; null where nobody checks. */
  flagScopes(): readonly string[] | null;
  readonly database: DatabaseBackend | null;
  localize(key: string, values?: Readonly<Record<string, unknown>>): string;
  /** Applied to every HTML field as it is cleaned; the server puts its sanitiser here. */
  sanitizeHTML(html: string): string;
  /** How a use that will stop working is met: see `CONST.COMPATIBILITY_MODES`. */
  compatibilityMode(): number;
  warn(message: string): void;
}

export const realm: Realm = {
  generation: 13,
  documentClass: () => undefined,
  subtypes: () => [],
  dataModel: () => undefined,
  provider: () => null,
  template: () => undefined,
  find: () => undefined,
  rolePermissions: () => null,
  tokenAttributes: () => [null, null],
  flagScopes: () => null,
  database: null,
  localize: (key) => key,
  sanitizeHTML: (html) => html,
  compatibilityMode: () => 1,
  warn: () => undefined,
};

export function configureRealm(part: Partial<Realm>): void {
  Object.assign(realm, part);
}

/** The world as `permissions.ts` asks for it. */
export const permissionWorld: PermissionWorld = {
  find: (name, id) => realm.find(name, id)?._source as JsonObject | undefined,
  get rolePermissions() {
    return realm.rolePermissions();
  },
  get regionsAreOwned() {
    return realm.generation >= 14;
  },
};
