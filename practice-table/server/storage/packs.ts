import { cp, mkdtemp, rm } from "node:fs/promises";
import { existsSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { childrenOf, COLLECTIONS, type DocumentName, isPrimary, type PrimaryName } from "../../common/hierarchy.ts";
import { textOf, type JsonObject } from "../../common/json.ts";
import type { PackFacts } from "../../common/protocol.ts";
import { getProperty, setProperty } from "../../common/utils/objects/property.ts";
import type { Manifest, PackEntry } from "../manifest.ts";
import { LevelStorage } from "./storage.ts";
import { assemble } from "../documents/tree.ts";

/** A compendium of the system: what it holds, in memory. It is read once and never written. */
export interface Pack {
  readonly facts: PackFacts;
  readonly documents: ReadonlyMap<string, JsonObject>;
}

/** Where the documents of a compendium are kept that are kept in no world by themselves. */
const ONLY_PACKED: Readonly<Record<string, string>> = {
  ActiveEffect: "effects",
  Adventure: "adventures",
  Cards: "cards",
  Playlist: "playlists",
};
export const INDEX_FIELDS = ["_id", "name", "img", "type", "sort", "folder", "description", "thumb"];

/** The compendia of a package: of the system itself, or of a module that is played with it. */
export async function readPacks(
  manifest: Manifest,
  directory: string,
  system = manifest.id,
): Promise<Map<string, Pack>> {
  const packs = new Map<string, Pack>();
  for (const entry of manifest.packs) {
    const id = `${manifest.id}.${entry.name}`;
    packs.set(id, await readPack(id, system, entry, join(directory, entry.path)));
  }
  return packs;
}

async function readPack(id: string, system: string, entry: PackEntry, path: string): Promise<Pack> {
  const rows = await readRows(path);
  const collection = ONLY_PACKED[entry.type] ?? COLLECTIONS[entry.type as PrimaryName];
  const documents = new Map<string, JsonObject>();
  const prefix = `!${collection}!`;
  for (const [key, row] of rows) {
    if (!key.startsWith(prefix)) continue;
    const at = { fields: collection, ids: key.slice(prefix.length) };
    documents.set(textOf(row["_id"]), assemble(entry.type as DocumentName, at, row, rows));
  }
  const folders = [...rows].filter(([key]) => key.startsWith("!folders!")).map(([, row]) => row);
  const index = [...documents.values()].map((source) => indexed(source, INDEX_FIELDS));
  const { name, label, type, ownership, flags } = entry;
  return {
    facts: { id, name, label, type, system, ownership, flags, locked: true, index, folders },
    documents,
  };
}

/** Opening a LevelDB writes into its directory, so a copy is opened: the system's folder stays as it is. */
async function readRows(path: string): Promise<ReadonlyMap<string, JsonObject>> {
  // A compendium that nobody has put anything into has no database yet.
  if (!existsSync(path) || readdirSync(path).length === 0) return new Map();
  const copy = await mkdtemp(join(tmpdir(), "practice-pack-"));
  try {
    await cp(path, copy, { recursive: true, filter: (file) => !file.endsWith("LOCK") });
    const storage = await LevelStorage.open(copy, { mustExist: true });
    const rows = await storage.rows();
    await storage.close();
    return rows;
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

export function indexed(source: JsonObject, fields: readonly string[]): JsonObject {
  const entry: JsonObject = {};
  for (const field of new Set(["_id", ...fields])) {
    const value = getProperty(source, field);
    if (value !== undefined) setProperty(entry, field, value);
  }
  return entry;
}

/** The documents an adventure bundles, by the names of their kinds. */
export function bundled(adventure: JsonObject): readonly (readonly [PrimaryName, readonly JsonObject[]])[] {
  const kinds: readonly PrimaryName[] = [
    "Folder",
    "Actor",
    "Item",
    "JournalEntry",
    "Scene",
    "RollTable",
    "Macro",
    "Combat",
  ];
  return kinds.map((name) => {
    const carried = adventure[COLLECTIONS[name]];
    return [name, Array.isArray(carried) ? (carried as readonly JsonObject[]) : []];
  });
}

export const isPackType = (type: string): boolean =>
  type === "Adventure" || (isPrimary(type) && childrenOf(type) !== undefined);
