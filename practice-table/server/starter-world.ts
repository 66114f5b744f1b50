import { readFile } from "node:fs/promises";
import { COLLECTIONS, PRIMARY_NAMES } from "../common/hierarchy.ts";
import { isJsonObject, type JsonObject } from "../common/json.ts";
import type { DocumentOperation } from "../common/protocol.ts";
import { StartFailure } from "./start-failure.ts";

const id = (name: string): string => `practice${name}`.padEnd(16, "0");

const USERS: readonly JsonObject[] = [
  { _id: id("GM"), name: "Game Master", role: 4, color: "#cc3344" },
  { _id: id("Player1"), name: "Player 1", role: 1, color: "#3377cc" },
  { _id: id("Player2"), name: "Player 2", role: 1, color: "#33aa66" },
  { _id: id("Player3"), name: "Player 3", role: 1, color: "#cc9933" },
];

/**
 * The first documents of a new world: somebody to join as, and whatever a seed file adds. The file maps collection names
 * to whole documents with ids; users it names replace the usual ones.
 */
export async function starterOperations(seedFile: string | null): Promise<readonly DocumentOperation[]> {
  const seed = seedFile === null ? {} : await readSeed(seedFile);
  return PRIMARY_NAMES.flatMap((documentName): DocumentOperation[] => {
    const field = COLLECTIONS[documentName];
    const seeded = seed[field];
    const data = Array.isArray(seeded) ? (seeded as readonly JsonObject[]) : documentName === "User" ? USERS : [];
    if (data.length === 0) return [];
    return [{ action: "create", documentName, parentUuid: null, data, options: { keepId: true } }];
  });
}

async function readSeed(path: string): Promise<JsonObject> {
  let parsed: unknown;
  try {
    parsed = JSON.parse(await readFile(path, "utf8"));
  } catch (error) {
    throw new StartFailure(
      `The seed ${path} cannot be read: ${error instanceof Error ? error.message : String(error)}.`,
    );
  }
  if (!isJsonObject(parsed)) throw new StartFailure(`The seed ${path} holds no object.`);
  return parsed;
}
