/**
 * Everything that crosses the wire between a practice table's server and a client. The `README.md` of this package tells
 * the same story in words. Both ends switch over these unions exhaustively.
 */
import type { DocumentName, PrimaryName } from "./hierarchy.ts";
import type { Json, JsonObject } from "./json.ts";

export const PROTOCOL_VERSION = 1;

export type Generation = 13 | 14;

/** The id a server gives to one connection, never twice: one tab. A user may have several. */
export type ClientId = string;
export type UserId = string;
/** Chosen by the client, unique in its connection; a repeated id is answered from memory and not run again. */
export type RequestId = string;

// ── Documents ────────────────────────────────────────────────────────────────────────────────────────────────────

/** Options of an operation. Keys that the table does not know are passed on to every client untouched. */
export interface OperationOptions {
  readonly keepId?: boolean;
  readonly keepEmbeddedIds?: boolean;
  readonly diff?: boolean;
  readonly recursive?: boolean;
  readonly render?: boolean;
  readonly noHook?: boolean;
  readonly deleteAll?: boolean;
  readonly [key: string]: Json | undefined;
}

interface Operation {
  readonly documentName: DocumentName;
  /** The uuid of the document that holds those changed; null for documents of the world itself. */
  readonly parentUuid: string | null;
  readonly options: OperationOptions;
}

export interface CreateOperation extends Operation {
  readonly action: "create";
  readonly data: readonly JsonObject[];
}

/**
 * Each update has an `_id` and the changed keys, dotted or nested. `"-=key": null` removes a key and `"==key": value`
 * replaces one whole, in both generations: operator objects are written in this form on the wire.
 */
export interface UpdateOperation extends Operation {
  readonly action: "update";
  readonly updates: readonly JsonObject[];
}

export interface DeleteOperation extends Operation {
  readonly action: "delete";
  readonly ids: readonly string[];
}

export type DocumentOperation = CreateOperation | UpdateOperation | DeleteOperation;

/** What the server did: full sources for "create", nested differences with `_id` for "update", ids for "delete". */
export type DocumentResult =
  | (Operation & { readonly action: "create"; readonly result: readonly JsonObject[] })
  | (Operation & { readonly action: "update"; readonly result: readonly JsonObject[] })
  | (Operation & { readonly action: "delete"; readonly result: readonly string[] });

// ── Client to server ─────────────────────────────────────────────────────────────────────────────────────────────

export type ClientRequest =
  /** Several operations are judged and written together: all happen, or none. */
  | {
      readonly kind: "modifyDocument";
      readonly operations: readonly DocumentOperation[];
      /** The compendium they are meant for; uuids are then those within it. */
      readonly pack?: string;
    }
  | { readonly kind: "managePack"; readonly manage: PackManagement }
  | { readonly kind: "packIndex"; readonly pack: string; readonly fields: readonly string[] }
  | { readonly kind: "packDocuments"; readonly pack: string; readonly ids: readonly string[] | null }
  /** The documents of the world as they are stored, whatever a client has made of them. */
  | { readonly kind: "worldDocuments"; readonly documentName: PrimaryName }
  /** Copies an adventure of a pack into the world, in one batch. */
  | { readonly kind: "importAdventure"; readonly pack: string; readonly id: string }
  | {
      readonly kind: "packageSocket";
      readonly event: string;
      readonly args: readonly Json[];
      /** Absent: every other client. Present: these users only, in every tab each has open but the sender's own. */
      readonly recipients?: readonly UserId[];
    }
  | {
      readonly kind: "query";
      readonly target: UserId;
      readonly name: string;
      readonly data: Json;
      readonly timeout: number | null;
    }
  | { readonly kind: "queryAnswer"; readonly query: string; readonly answer: QueryAnswer }
  | { readonly kind: "activity"; readonly activity: UserActivity }
  /** Deliver again what came after frame `after`, because a frame is missing. */
  | { readonly kind: "resend"; readonly after: number };

/** What a Game Master does to a compendium as a whole. Unlocking one of the system's makes the world's copy of it. */
export type PackManagement =
  | { readonly action: "create"; readonly name: string; readonly label: string; readonly type: string }
  | { readonly action: "configure"; readonly pack: string; readonly locked: boolean }
  | { readonly action: "delete"; readonly pack: string };

export type QueryAnswer =
  | { readonly ok: true; readonly value: Json }
  | { readonly ok: false; readonly message: string };

/** What a user does at the moment; never stored. Only the keys present change. */
export interface UserActivity {
  readonly sceneId?: string | null;
  readonly targets?: readonly string[];
  readonly cursor?: { readonly x: number; readonly y: number } | null;
  readonly ping?: JsonObject;
  readonly ruler?: Json;
}

export interface ClientFrame {
  readonly id: RequestId;
  readonly request: ClientRequest;
}

// ── Server to client ─────────────────────────────────────────────────────────────────────────────────────────────

export type ServerMessage =
  /** Where there is `more`, the rest of the world's documents comes next, so that no frame is as large as a world. */
  | { readonly kind: "welcome"; readonly snapshot: Snapshot; readonly more?: boolean }
  | { readonly kind: "documents"; readonly documents: Sheaf; readonly more: boolean }
  /** Sent to everyone, the requester included and before its reply, whoever may or may not see the documents. */
  | {
      readonly kind: "documentsModified";
      /** One more for every batch the world has accepted. */
      readonly revision: number;
      readonly by: { readonly user: UserId; readonly client: ClientId; readonly request: RequestId };
      readonly results: readonly DocumentResult[];
      /** The compendium they are in, if not the world. */
      readonly pack?: string;
    }
  /** A compendium is new, locked or unlocked, or, where `facts` is null, gone. */
  | { readonly kind: "packChanged"; readonly pack: string; readonly facts: PackFacts | null }
  | { readonly kind: "packageSocket"; readonly event: string; readonly args: readonly Json[]; readonly sender: UserId }
  /** Carries no asker on purpose: a query's handler does not learn who asked. */
  | {
      readonly kind: "query";
      readonly query: string;
      readonly name: string;
      readonly data: Json;
      readonly timeout: number;
    }
  | { readonly kind: "presence"; readonly active: readonly UserId[]; readonly activeGM: UserId | null }
  | { readonly kind: "activity"; readonly user: UserId; readonly activity: UserActivity }
  | { readonly kind: "reply"; readonly id: RequestId; readonly reply: Reply }
  /** The server is going down, or this client is no longer wanted. */
  | { readonly kind: "farewell"; readonly reason: string };

/** Frames to one client are numbered from 1 without gaps; `welcome` is always 1. */
export interface ServerFrame {
  readonly n: number;
  readonly message: ServerMessage;
}

export type Reply =
  | { readonly ok: true; readonly value: ReplyValue }
  | { readonly ok: false; readonly error: WireError };

export type ReplyValue =
  /** `results` repeats what `documentsModified` of the same revision said, so that the asker knows its documents. */
  | { readonly kind: "modified"; readonly revision: number; readonly results: readonly DocumentResult[] }
  | { readonly kind: "packIndex"; readonly index: readonly JsonObject[] }
  | { readonly kind: "packDocuments"; readonly documents: readonly JsonObject[] }
  | { readonly kind: "worldDocuments"; readonly documents: readonly JsonObject[] }
  | { readonly kind: "relayed"; readonly recipients: readonly UserId[] }
  | { readonly kind: "answered"; readonly value: Json }
  | { readonly kind: "done" };

export const ERROR_CODES = [
  "malformed",
  "unknownDocument",
  "permission",
  "invalid",
  "unknownType",
  "exists",
  "locked",
  "noSuchPack",
  "noSocket",
  "absent",
  "timeout",
  "queryFailed",
  "tooLarge",
  "storage",
  "internal",
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

export interface WireError {
  readonly code: ErrorCode;
  readonly message: string;
  /** For "invalid": the path of each fault and what is wrong with it. */
  readonly faults?: readonly { readonly path: string; readonly message: string }[];
}

// ── The snapshot at join ─────────────────────────────────────────────────────────────────────────────────────────

export interface Snapshot {
  readonly protocol: typeof PROTOCOL_VERSION;
  readonly client: ClientId;
  readonly user: UserId;
  readonly revision: number;
  readonly release: { readonly generation: Generation; readonly build: number; readonly version: string };
  readonly world: WorldFacts;
  /** The manifest as read from the system's folder, defaults filled in. */
  readonly system: JsonObject;
  /** Those of the modules that are played with. */
  readonly modules: readonly JsonObject[];
  readonly packs: readonly PackFacts[];
  /** Whole sources, embedded documents inside; passwords are never among them. */
  readonly documents: Sheaf;
  /** Subtypes the server accepts, "base" included, per document. */
  readonly documentTypes: Readonly<Record<string, readonly string[]>>;
  readonly templates: Templates;
  readonly active: readonly UserId[];
  readonly activeGM: UserId | null;
  readonly activity: Readonly<Record<UserId, UserActivity>>;
  /** Milliseconds by the server's clock. */
  readonly serverTime: number;
}

/** What a subtype without a model begins with, by document and subtype. */
export type Templates = Readonly<Record<string, Readonly<Record<string, JsonObject>>>>;

/** Documents of a world, each collection in its order. */
export type Sheaf = Readonly<Record<PrimaryName, readonly JsonObject[]>>;

export interface WorldFacts {
  readonly id: string;
  readonly title: string;
  readonly system: string;
}

export interface PackFacts {
  /** `<system>.<name>` */
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly type: string;
  readonly system: string;
  readonly ownership: JsonObject;
  readonly flags: JsonObject;
  readonly locked: boolean;
  readonly index: readonly JsonObject[];
  readonly folders: readonly JsonObject[];
}

// ── The lobby, over HTTP ─────────────────────────────────────────────────────────────────────────────────────────

/** `GET /api/lobby` */
export interface Lobby {
  readonly world: WorldFacts;
  readonly system: { readonly id: string; readonly title: string; readonly version: string };
  readonly release: Snapshot["release"];
  readonly users: readonly LobbyUser[];
}

export interface LobbyUser {
  readonly id: UserId;
  readonly name: string;
  readonly role: number;
  readonly color: string | null;
  readonly active: boolean;
  readonly hasPassword: boolean;
}

/** `GET /api/files?target=PATH`, `POST /api/upload?target=PATH&name=NAME`, `POST /api/folder?target=PATH`, with the tab's token. */
/** A folder that is not there, or not to be looked into, is no fault: it is answered as `{ target, absent: true }`. */
export interface FileListing {
  readonly target: string;
  readonly dirs: readonly string[];
  readonly files: readonly string[];
}

/** `POST /api/join`, answered by `JoinAnswer`; the token goes into the socket's `auth.token`. */
export interface JoinRequest {
  readonly user: UserId;
  readonly password: string;
}
export type JoinAnswer =
  | { readonly ok: true; readonly token: string }
  | { readonly ok: false; readonly message: string };
