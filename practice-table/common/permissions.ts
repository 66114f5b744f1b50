/**
 * Who may write what, as the base document classes judge it. Both ends ask the same functions: the client to refuse
 * early, the server because its word is the one that counts. Nothing here limits reading: everybody receives everything.
 */
import type { DocumentName, PrimaryName } from "./hierarchy.ts";
import { textOf, type Json, type JsonObject } from "./json.ts";
import { isJsonObject } from "./json.ts";

export const ROLES = { NONE: 0, PLAYER: 1, TRUSTED: 2, ASSISTANT: 3, GAMEMASTER: 4 } as const;
export const LEVELS = { INHERIT: -1, NONE: 0, LIMITED: 1, OBSERVER: 2, OWNER: 3 } as const;

/** The lowest role that holds each permission while a world says nothing else. */
export const PERMISSION_ROLES = {
  ACTOR_CREATE: 3,
  BROADCAST_AUDIO: 2,
  BROADCAST_VIDEO: 2,
  CARDS_CREATE: 3,
  DRAWING_CREATE: 2,
  FILES_BROWSE: 2,
  FILES_UPLOAD: 3,
  ITEM_CREATE: 3,
  JOURNAL_CREATE: 2,
  MACRO_SCRIPT: 1,
  MANUAL_ROLLS: 2,
  MESSAGE_WHISPER: 1,
  NOTE_CREATE: 2,
  PING_CANVAS: 1,
  PLAYLIST_CREATE: 3,
  QUERY_USER: 1,
  REGION_CREATE: 1,
  SETTINGS_MODIFY: 3,
  SHOW_CURSOR: 1,
  SHOW_RULER: 1,
  TEMPLATE_CREATE: 1,
  TOKEN_CONFIGURE: 2,
  TOKEN_CREATE: 3,
  TOKEN_DELETE: 3,
  WALL_DOORS: 1,
} as const;
export type PermissionName = keyof typeof PERMISSION_ROLES;

/** Whether a generation has a permission of this name. */
export const isPermission = (name: string, generation: number): name is PermissionName =>
  Object.hasOwn(PERMISSION_ROLES, name) && (generation >= 14 || name !== "REGION_CREATE");

/** The little of a world that judging needs. */
export interface PermissionWorld {
  find(name: PrimaryName, id: string): JsonObject | undefined;
  /** The world's `core.permissions`: the roles that hold a permission, where a Game Master has set them. */
  readonly rolePermissions: JsonObject | null;
  /** Generation 14: regions are somebody's, and not the Game Master's alone. */
  readonly regionsAreOwned: boolean;
}

/** A document with those above it, nearest first. `source` need not hold the embedded lists. */
export interface Subject {
  readonly name: DocumentName;
  readonly source: JsonObject;
  readonly parent: Subject | null;
}

export function roleOf(user: JsonObject): number {
  return typeof user["role"] === "number" ? user["role"] : ROLES.NONE;
}

export function isGM(user: JsonObject): boolean {
  return roleOf(user) >= ROLES.ASSISTANT;
}

export function hasPermission(world: PermissionWorld, user: JsonObject, permission: PermissionName): boolean {
  const role = roleOf(user);
  if (role === ROLES.NONE) return false;
  if (role === ROLES.GAMEMASTER) return true;
  const own = user["permissions"];
  if (isJsonObject(own) && typeof own[permission] === "boolean") return own[permission];
  const roles = world.rolePermissions?.[permission];
  if (Array.isArray(roles)) return roles.includes(role);
  return role >= PERMISSION_ROLES[permission];
}

/** The level a user has over a document: 3 for Game Masters, otherwise by ownership, author, or what it stands for. */
export function levelOf(world: PermissionWorld, user: JsonObject, subject: Subject): number {
  if (isGM(user)) return LEVELS.OWNER;
  const { name, source } = subject;
  const id = user["_id"] ?? null;
  switch (name) {
    case "User":
      return source["_id"] === id ? LEVELS.OWNER : LEVELS.NONE;
    case "ChatMessage":
      return source["author"] === id ? LEVELS.OWNER : byOwnership(world, user, subject);
    case "Macro":
      return source["author"] === id ? LEVELS.OWNER : byOwnership(world, user, subject);
    case "MeasuredTemplate":
      return source["author"] === id ? LEVELS.OWNER : LEVELS.NONE;
    case "Setting":
      return source["user"] === id ? LEVELS.OWNER : LEVELS.NONE;
    case "Token":
      return actorLevel(world, user, source["actorId"], source);
    case "ActorDelta": {
      const token = subject.parent;
      return token ? actorLevel(world, user, token.source["actorId"], token.source, source) : LEVELS.NONE;
    }
    case "Combatant":
      return combatantLevel(world, user, source);
    case "Item":
      return subject.parent ? levelOf(world, user, subject.parent) : byOwnership(world, user, subject);
    default:
      return byOwnership(world, user, subject);
  }
}

function byOwnership(world: PermissionWorld, user: JsonObject, subject: Subject): number {
  const ownership = subject.source["ownership"];
  const level = isJsonObject(ownership) ? (ownership[textOf(user["_id"])] ?? ownership["default"]) : LEVELS.INHERIT;
  if (typeof level === "number" && level !== LEVELS.INHERIT) return level;
  return subject.parent ? levelOf(world, user, subject.parent) : LEVELS.NONE;
}

/** A token's actor: for unlinked tokens, the ownership its delta may state takes precedence. */
function actorLevel(
  world: PermissionWorld,
  user: JsonObject,
  actorId: Json | undefined,
  token: JsonObject,
  delta: Json | undefined = token["delta"],
): number {
  const actor = typeof actorId === "string" ? world.find("Actor", actorId) : undefined;
  if (!actor) return LEVELS.NONE;
  const own = token["actorLink"] !== true && isJsonObject(delta) ? delta["ownership"] : null;
  const source = isJsonObject(own) ? { ...actor, ownership: own } : actor;
  return byOwnership(world, user, { name: "Actor", source, parent: null });
}

function combatantLevel(world: PermissionWorld, user: JsonObject, combatant: JsonObject): number {
  const scene = typeof combatant["sceneId"] === "string" ? world.find("Scene", combatant["sceneId"]) : undefined;
  const tokens = scene?.["tokens"];
  const token = Array.isArray(tokens)
    ? tokens.find((entry): entry is JsonObject => isJsonObject(entry) && entry["_id"] === combatant["tokenId"])
    : undefined;
  if (token) return actorLevel(world, user, token["actorId"], token);
  return actorLevel(world, user, combatant["actorId"], { actorLink: true });
}

const owns = (world: PermissionWorld, user: JsonObject, subject: Subject): boolean =>
  levelOf(world, user, subject) >= LEVELS.OWNER;

/** May this user create this document? `subject.source` is what would be created. */
export function mayCreate(world: PermissionWorld, user: JsonObject, subject: Subject): boolean {
  if (roleOf(user) === ROLES.NONE) return false;
  const { name, source, parent } = subject;
  switch (name) {
    case "User":
      return isGM(user) && Number(source["role"] ?? 0) <= roleOf(user);
    case "Actor":
      return hasPermission(world, user, "ACTOR_CREATE");
    case "Item":
      return parent ? owns(world, user, parent) : hasPermission(world, user, "ITEM_CREATE");
    case "JournalEntry":
      return hasPermission(world, user, "JOURNAL_CREATE");
    case "Token":
      return hasPermission(world, user, "TOKEN_CREATE");
    case "ChatMessage":
      return isGM(user) || source["author"] === user["_id"];
    case "MeasuredTemplate":
      return isGM(user) || (hasPermission(world, user, "TEMPLATE_CREATE") && source["author"] === user["_id"]);
    case "Region":
      return (
        isGM(user) || (world.regionsAreOwned && hasPermission(world, user, "REGION_CREATE") && doesNothing(source))
      );
    case "Macro":
      return mayWriteMacro(world, user, source) && (isGM(user) || source["author"] === user["_id"]);
    case "Setting":
      return mayWriteSetting(world, user, source);
    case "Combatant":
      return owns(world, user, subject);
    case "ActiveEffect":
    case "JournalEntryPage":
    case "TableResult":
    case "ActorDelta":
      return parent !== null && owns(world, user, parent);
    default:
      return isGM(user);
  }
}

/** Whether a region has no behaviors, which are the Game Master's to give. */
const doesNothing = ({ behaviors }: JsonObject): boolean => !Array.isArray(behaviors) || behaviors.length === 0;

const ANY_PLAYER_ON_COMBAT: ReadonlySet<string> = new Set(["round", "turn", "combatants"]);
const OWNER_ON_COMBATANT: ReadonlySet<string> = new Set(["initiative", "flags", "defeated", "system"]);
const KEPT_FROM_SELF: ReadonlySet<string> = new Set(["role", "permissions", "name"]);
/** Bookkeeping that travels with any change and grants nothing. */
const ALWAYS: ReadonlySet<string> = new Set(["_id", "_stats"]);

/**
 * May this user make this change? `changed` holds only what would differ, nested; keys of removal or replacement
 * count as the key they act on. Changes of embedded documents inside are judged one by one by the caller.
 */
export function mayUpdate(world: PermissionWorld, user: JsonObject, subject: Subject, changed: JsonObject): boolean {
  if (roleOf(user) === ROLES.NONE) return false;
  const { name, source } = subject;
  const keys = changedKeys(changed);
  const within = (allowed: ReadonlySet<string>): boolean => keys.every((key) => allowed.has(key));
  if (!isGM(user) && keys.includes("ownership")) return false;
  switch (name) {
    case "User":
      if (Number(changed["role"] ?? 0) > roleOf(user)) return false;
      if (isGM(user)) return roleOf(source) <= roleOf(user);
      return owns(world, user, subject) && !keys.some((key) => KEPT_FROM_SELF.has(key));
    case "Setting":
      return mayWriteSetting(world, user, { ...source, ...changed }) && mayWriteSetting(world, user, source);
    case "Combat":
      return isGM(user) || within(ANY_PLAYER_ON_COMBAT);
    case "Combatant":
      return isGM(user) || (owns(world, user, subject) && within(OWNER_ON_COMBATANT));
    case "Wall":
      return isGM(user) || (within(new Set(["ds"])) && hasPermission(world, user, "WALL_DOORS"));
    case "Region":
      return isGM(user) || (world.regionsAreOwned && owns(world, user, subject));
    case "RegionBehavior":
      return isGM(user);
    case "Token":
      return isGM(user) || (owns(world, user, subject) && !keys.includes("actorId") && !keys.includes("actorLink"));
    case "ChatMessage":
    case "MeasuredTemplate":
      return owns(world, user, subject) && (isGM(user) || !keys.includes("author"));
    case "Macro":
      if (!isGM(user) && keys.includes("author")) return false;
      return owns(world, user, subject) && mayWriteMacro(world, user, { ...source, ...changed });
    default:
      return owns(world, user, subject);
  }
}

function changedKeys(changed: JsonObject): readonly string[] {
  return Object.keys(changed)
    .map((key) => key.replace(/^(-=|==)/, ""))
    .filter((key) => !ALWAYS.has(key));
}

export function mayDelete(world: PermissionWorld, user: JsonObject, subject: Subject): boolean {
  if (roleOf(user) === ROLES.NONE) return false;
  const { name, source } = subject;
  switch (name) {
    case "User":
      return isGM(user) && source["_id"] !== user["_id"] && roleOf(source) <= roleOf(user);
    case "Setting":
      return mayWriteSetting(world, user, source);
    case "Token":
      return hasPermission(world, user, "TOKEN_DELETE");
    case "Region":
      return isGM(user) || (world.regionsAreOwned && owns(world, user, subject));
    case "Item":
    case "ActiveEffect":
    case "Combatant":
    case "ChatMessage":
    case "JournalEntry":
    case "JournalEntryPage":
    case "Macro":
    case "MeasuredTemplate":
    case "TableResult":
    case "ActorDelta":
      return owns(world, user, subject);
    default:
      return isGM(user);
  }
}

function mayWriteSetting(world: PermissionWorld, user: JsonObject, source: JsonObject): boolean {
  const owner = source["user"] ?? null;
  if (owner !== null) return owner === user["_id"];
  if (source["key"] === "core.permissions") return roleOf(user) === ROLES.GAMEMASTER;
  return hasPermission(world, user, "SETTINGS_MODIFY");
}

function mayWriteMacro(world: PermissionWorld, user: JsonObject, source: JsonObject): boolean {
  return source["type"] !== "script" || hasPermission(world, user, "MACRO_SCRIPT");
}

/** Among these users the one who acts for all: the highest role, then the lowest id. Every client finds the same. */
export function designated(users: readonly JsonObject[]): JsonObject | null {
  const id = (user: JsonObject): string => textOf(user["_id"]);
  return users.reduce<JsonObject | null>((best, user) => {
    if (!best || roleOf(user) > roleOf(best)) return user;
    return roleOf(user) === roleOf(best) && id(user) < id(best) ? user : best;
  }, null);
}
