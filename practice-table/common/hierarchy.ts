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

/** The same, to be looked up: a token or a combatant is asked for by the name of its kind hundreds of times a drawing. */
const CHILDREN: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  Object.entries(EMBEDDED).map(([name, children]) => [name, new Map(Object.entries(children))]),
);

/** The children a document of this name may carry, as pairs of document name and field. */
export const childrenOf = (name: string): readonly (readonly [EmbeddedName, string])[] =>
  [...(CHILDREN.get(name) ?? [])] as [EmbeddedName, string][];

export const fieldOf = (parent: string, child: string): string | undefined => CHILDREN.get(parent)?.get(child);

export function comesAlone(name: string): boolean {
  return SINGLE.has(name);
}
