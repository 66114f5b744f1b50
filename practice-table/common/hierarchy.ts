/**
 * The documents the practice table has, where each is kept, and which documents each carries inside.
 * The collection names are those of the official pack format, so they are also the parts of a database key.
 */
export const COLLECTIONS = {
  User: "users",
  Actor: "actors",
  Item: "items",
  Scene: "scenes",
  Combat: "combats",
  ChatMessage: "messages",
  JournalEntry: "journal",
  Macro: "macros",
  RollTable: "tables",
  Folder: "folders",
  Setting: "settings",
} as const satisfies Record<string, string>;

/** A document that stands by itself in the world. */
export type PrimaryName = keyof typeof COLLECTIONS;

/** Documents inside documents. A list is a collection; `ActorDelta` is the one child that comes alone. */
export const EMBEDDED = {
  Actor: { Item: "items", ActiveEffect: "effects" },
  ActorDelta: { Item: "items", ActiveEffect: "effects" },
  Item: { ActiveEffect: "effects" },
  Scene: { Token: "tokens", Wall: "walls", Region: "regions", MeasuredTemplate: "templates" },
  Region: { RegionBehavior: "behaviors" },
  Token: { ActorDelta: "delta" },
  Combat: { Combatant: "combatants", CombatantGroup: "groups" },
  JournalEntry: { JournalEntryPage: "pages", JournalEntryCategory: "categories" },
  RollTable: { TableResult: "results" },
} as const satisfies Record<string, Record<string, string>>;

export type EmbeddedName =
  | "Item"
  | "ActiveEffect"
  | "Token"
  | "Wall"
  | "MeasuredTemplate"
  | "Region"
  | "RegionBehavior"
  | "ActorDelta"
  | "Combatant"
  | "CombatantGroup"
  | "JournalEntryPage"
  | "JournalEntryCategory"
  | "TableResult";

/** `Adventure` lives in packs only; what it holds becomes world documents when it is imported. */
export type DocumentName = PrimaryName | EmbeddedName | "Adventure";

export const PRIMARY_NAMES = Object.keys(COLLECTIONS) as readonly PrimaryName[];

/** Something for each collection of a world. */
export const byCollection = <Value>(of: (name: PrimaryName) => Value): Record<PrimaryName, Value> =>
  Object.fromEntries(PRIMARY_NAMES.map((name) => [name, of(name)])) as Record<PrimaryName, Value>;

const SINGLE: ReadonlySet<string> = new Set(["ActorDelta"]);

export function isPrimary(name: string): name is PrimaryName {
  return Object.hasOwn(COLLECTIONS, name);
}

/** The children a document of this name may carry, as pairs of document name and field. */
export function childrenOf(name: string): readonly (readonly [EmbeddedName, string])[] {
  if (!Object.hasOwn(EMBEDDED, name)) return [];
  return Object.entries(EMBEDDED[name as keyof typeof EMBEDDED]) as [EmbeddedName, string][];
}

export function fieldOf(parent: string, child: string): string | undefined {
  return childrenOf(parent).find(([name]) => name === child)?.[1];
}

export function comesAlone(name: string): boolean {
  return SINGLE.has(name);
}
