// oxlint-disable-next-line typescript/triple-slash-reference -- an ambient declaration cannot be imported
/// <reference path="./foundryvtt-cli.d.ts" />
import { readFileSync } from "node:fs";
import { cp, mkdir, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compilePack } from "@foundryvtt/foundryvtt-cli";
import type { JsonObject } from "../common/json.ts";
import type { Generation } from "../common/protocol.ts";
import { type Manifest, parseManifest } from "../server/manifest.ts";
import { type Pack, readPacks } from "../server/storage/packs.ts";

const ID = "lantern-tale";
const SOURCE = join(import.meta.dirname, "fixtures", ID);
const text = readFileSync(join(SOURCE, "system.json"), "utf8");

export function fixtureManifest(generation: Generation, overrides: JsonObject = {}): Manifest {
  const changed = { ...(JSON.parse(text) as JsonObject), ...overrides };
  return parseManifest(JSON.stringify(changed), { path: "system.json", folder: ID, generation });
}

/** The foreign system as a folder to be installed from: its files, and its packs made by the official tool. */
export async function buildFixtureSystem(parent?: string): Promise<string> {
  const folder = join(parent ?? (await mkdtemp(join(tmpdir(), "fixture-"))), ID);
  await mkdir(folder, { recursive: true });
  await cp(SOURCE, folder, { recursive: true, filter: (path) => !path.includes("packs-source") });
  for (const pack of ["lanterns", "tales"]) {
    await compilePack(join(SOURCE, "packs-source", pack), join(folder, "packs", pack), { log: false });
  }
  return folder;
}

/** A small foreign module, to be played with the foreign system: likewise, with a compendium that nobody has put anything into. */
async function buildFixtureModule(): Promise<string> {
  const source = join(import.meta.dirname, "fixtures/ferry");
  const folder = join(await mkdtemp(join(tmpdir(), "fixture-")), "ferry");
  await cp(source, folder, { recursive: true, filter: (path) => !path.includes("packs-source") });
  for (const pack of ["boats", "decks", "moods"])
    await compilePack(join(source, "packs-source", pack), join(folder, "packs", pack), { log: false });
  await mkdir(join(folder, "packs/empty"), { recursive: true });
  return folder;
}

let module: Promise<string> | null = null;

export function builtModule(): Promise<string> {
  module ??= buildFixtureModule();
  return module;
}

let built: Promise<string> | null = null;
let packs: Promise<ReadonlyMap<string, Pack>> | null = null;

/** One build for everybody in this process; copy it before changing it. */
export function builtFixture(): Promise<string> {
  built ??= buildFixtureSystem();
  return built;
}

export function fixturePacks(): Promise<ReadonlyMap<string, Pack>> {
  packs ??= builtFixture().then((folder) => readPacks(fixtureManifest(14), folder));
  return packs;
}
