import { randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { textOf, isJsonObject, type JsonObject } from "../common/json.ts";
import type { Generation, Snapshot } from "../common/protocol.ts";
import { clock } from "../common/utils/clock.ts";
import { randomID } from "../common/utils/random-id.ts";
import { baseDocuments } from "./documents/base-documents.ts";
import { declaredTypes } from "./documents/subtypes.ts";
import type { TableOptions } from "./command-line.ts";
import { type Manifest, readManifest } from "./manifest.ts";
import { type Pack, readPacks } from "./storage/packs.ts";
import { wireError } from "./refusal.ts";
import { starterOperations } from "./starter-world.ts";
import { StartFailure } from "./start-failure.ts";
import { LevelStorage, type Storage, StorageFailure } from "./storage/storage.ts";
import { BrokenRows } from "./documents/tree.ts";
import type { WorldSetting } from "./snapshot.ts";
import { World } from "./world.ts";

export const RELEASES: Readonly<Record<Generation, Snapshot["release"]>> = {
  13: { generation: 13, build: 351, version: "13.351" },
  14: { generation: 14, build: 369, version: "14.369" },
};

export interface OpenedWorld {
  readonly world: World;
  /** What tokens are signed with; kept with the world, so that they outlive the server. */
  readonly secret: string;
}

type Choice = Pick<TableOptions, "system" | "modules" | "world" | "data" | "generation" | "seed">;

/** Opens a world's folder, or makes one. Every way this can fail that a person can mend is a `StartFailure`. */
export async function openWorld(choice: Choice, report: (error: unknown) => void): Promise<OpenedWorld> {
  const manifest = await readManifest(choice.system, choice.generation);
  const modules = await readModules(choice.modules, choice.generation);
  const packs = new Map<string, Pack>();
  for (const [index, each] of [manifest, ...modules].entries()) {
    const folder = index === 0 ? choice.system : (choice.modules[index - 1] ?? "");
    const own = await readPacks(each, folder, manifest.id).catch((error: unknown): ReadonlyMap<string, Pack> => {
      throw new StartFailure(`A pack of ${each.title} cannot be read: ${messageOf(error)}`);
    });
    for (const [id, pack] of own) packs.set(id, pack);
  }
  const folder = join(choice.data, "worlds", choice.world);
  await mkdir(folder, { recursive: true }).catch((error: unknown) => {
    throw new StartFailure(`The folder ${folder} cannot be made: ${messageOf(error)}`);
  });
  const storage = await openStorage(choice.world, join(folder, "db"));
  try {
    const known = await readFacts(folder, choice.world, manifest.id);
    const facts = known ?? { id: choice.world, title: titleOf(choice.world), system: manifest.id };
    const setting: WorldSetting = { world: facts, release: RELEASES[choice.generation], manifest, modules, packs };
    const documentTypes = declaredTypes(manifest, modules);
    const models = baseDocuments({ ...manifest, documentTypes, generation: choice.generation });
    const world = await World.open({ storage, models, clock, newId: () => randomID(), report }, setting);
    if (world.documents("User").length === 0) {
      if (known) throw corrupt(choice.world, "it is empty, although the world is not new.");
      await seed(world, choice.seed);
    }
    const secret = await worldSecret(storage);
    if (!known) await writeFile(join(folder, FACTS), `${JSON.stringify(facts, null, 2)}\n`);
    return { world, secret };
  } catch (error) {
    await storage.close();
    if (error instanceof BrokenRows || error instanceof StorageFailure) throw corrupt(choice.world, error.message);
    throw error;
  }
}

/** Two of one id could not be told apart. */
export async function readModules(folders: readonly string[], generation: Generation): Promise<readonly Manifest[]> {
  const modules = await Promise.all(folders.map((folder) => readManifest(folder, generation, "module")));
  const twice = modules.find(({ id }, index) => modules.findIndex((each) => each.id === id) < index);
  if (twice) throw new StartFailure(`The module ${twice.id} is named twice.`);
  return modules;
}

async function seed(world: World, file: string | null): Promise<void> {
  const operations = await starterOperations(file);
  await world.seed(operations).catch((error: unknown) => {
    const refused = wireError(error);
    throw refused ? new StartFailure(`The first documents of the world are refused: ${refused.message}`) : error;
  });
}

async function openStorage(world: string, directory: string): Promise<LevelStorage> {
  try {
    return await LevelStorage.open(directory);
  } catch (error) {
    if (!(error instanceof StorageFailure)) throw error;
    if (error.reason === "locked") throw new StartFailure(`The world "${world}" is open in another process.`);
    throw corrupt(world, error.message);
  }
}

function corrupt(world: string, detail: string): StartFailure {
  return new StartFailure(`The database of the world "${world}" is corrupt: ${detail}`);
}

const FACTS = "world.json";

/** Null for a new world: the file is written last, when everything else is there. */
async function readFacts(folder: string, id: string, system: string): Promise<Snapshot["world"] | null> {
  const path = join(folder, FACTS);
  const text = await readFile(path, "utf8").catch(() => null);
  if (text === null) return null;
  const facts = parsed(text);
  if (typeof facts?.["title"] !== "string") throw new StartFailure(`${path} is broken.`);
  if (facts["system"] !== system) {
    throw new StartFailure(`The world "${id}" belongs to the system ${textOf(facts["system"])}, not to ${system}.`);
  }
  return { id, title: facts["title"], system };
}

const titleOf = (id: string): string => id.replace(/-/g, " ").replace(/^./, (letter) => letter.toUpperCase());

function parsed(text: string): JsonObject | null {
  try {
    const value: unknown = JSON.parse(text);
    return isJsonObject(value) ? value : null;
  } catch {
    return null;
  }
}

async function worldSecret(storage: Storage): Promise<string> {
  const key = "!table!secret";
  const kept = (await storage.rows()).get(key)?.["value"];
  if (typeof kept === "string") return kept;
  const value = randomBytes(32).toString("hex");
  await storage.write([{ type: "put", key, value: { value } }]);
  return value;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
