// `npm run build:packs`: compiles packs/_source/<pack>/*.json into the LevelDB folders that Foundry reads, packs/<pack>.
// A source says what only an author can: ids of embedded documents, keys and stamps are worked out here, and the same
// sources give the same files to the byte, LevelDB's own log of its doings (LOG) aside, which is not kept.
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { compilePack } from "@foundryvtt/foundryvtt-cli";
import { filesUnder } from "./files.mjs";
import { ROOT } from "./ready.mjs";

/** Sources are written in the shape of generation 13, which 14 migrates as it loads; the reverse fails. */
const CORE_VERSION = "13.351";

/** @type {Readonly<Record<string, { collection: string, embedded: Readonly<Record<string, string>> }>>} */
const KINDS = {
  Actor: { collection: "actors", embedded: { items: "Item", effects: "ActiveEffect" } },
  Item: { collection: "items", embedded: { effects: "ActiveEffect" } },
  JournalEntry: { collection: "journal", embedded: { pages: "JournalEntryPage" } },
  ActiveEffect: { collection: "effects", embedded: {} },
  JournalEntryPage: { collection: "pages", embedded: {} },
};

/** @typedef {Record<string, any>} Source */

/**
 * Every source of a pack, complete: what `from` names is copied in from its own pack, and each document has its id and key.
 * @param {string} root
 * @param {{ name: string, type: string }} pack
 * @returns {any[]} documents, each of the shape its source has
 */
export function packSources(root, pack) {
  const { id: systemId, version } = readJson(join(root, "system.json"));
  const stats = { coreVersion: CORE_VERSION, systemId, systemVersion: version };
  /** @type {(file: string) => Source} */
  const complete = (file) => {
    const source = readJson(join(root, file));
    if (basename(file).startsWith("folder-"))
      return { ...source, type: pack.type, _stats: stats, _key: `!folders!${source._id}` };
    return withKeys(source, pack.type, [], [], { root, systemId, stats });
  };
  return filesUnder(root, `packs/_source/${pack.name}`, ".json").map(complete);
}

/**
 * @param {Source} source
 * @param {string} type
 * @param {readonly string[]} collections
 * @param {readonly string[]} ids
 * @param {{ root: string, systemId: string, stats: Source }} context
 * @returns {Source}
 */
function withKeys(source, type, collections, ids, context) {
  const kind = KINDS[type];
  if (!kind) throw new Error(`No pack of ours holds documents of the kind ${type}.`);
  const path = [...collections, kind.collection];
  const keys = [...ids, source._id];
  /** @type {Source} */
  const document = { ...source, _stats: { ...context.stats, ...source._stats } };
  for (const [field, child] of Object.entries(kind.embedded)) {
    document[field] = (source[field] ?? []).map((/** @type {Source} */ embedded, /** @type {number} */ index) => {
      const whole = embedded.from === undefined ? embedded : copied(embedded, child, context);
      const _id = whole._id ?? idFrom(`${keys.join(".")}.${field}.${index}.${whole.name}`);
      return withKeys({ ...whole, _id, sort: (index + 1) * 100_000 }, child, path, keys, context);
    });
  }
  return { ...document, _key: `!${path.join(".")}!${keys.join(".")}` };
}

/**
 * An item out of another pack, as it would be dragged in, with what differs here.
 * @param {Source} embedded
 * @param {string} type
 * @param {{ root: string, systemId: string }} context
 * @returns {Source}
 */
function copied({ from, system = {}, ...rest }, type, { root, systemId }) {
  const [pack, id] = String(from).split(".");
  const file = filesUnder(root, `packs/_source/${pack}`, `.${id}.json`)[0];
  if (file === undefined) throw new Error(`packs/_source has nothing that is called ${from}.`);
  const { _id: _, folder: __, ...source } = readJson(join(root, file));
  return {
    ...source,
    ...rest,
    system: { ...source.system, ...system },
    _stats: { compendiumSource: `Compendium.${systemId}.${pack}.${type}.${id}` },
  };
}

/**
 * Sixteen letters and digits that are the same each time.
 * @param {string} seed
 */
const idFrom = (seed) =>
  createHash("sha256")
    .update(seed)
    .digest("base64")
    .replaceAll(/[^A-Za-z0-9]/g, "")
    .slice(0, 16);

/**
 * Compiles all packs of the manifest into `target`. Answers their names.
 * @param {string} root
 * @param {string} target
 * @returns {Promise<string[]>}
 */
export async function buildPacks(root = ROOT, target = join(root, "packs")) {
  /** @type {{ name: string, type: string, path: string }[]} */
  const packs = readJson(join(root, "system.json")).packs ?? [];
  const work = mkdtempSync(join(tmpdir(), "packs-"));
  try {
    for (const pack of packs) {
      const sources = join(work, `${pack.name}-source`);
      mkdirSync(sources);
      for (const source of packSources(root, pack))
        writeFileSync(join(sources, `${source._id}.json`), JSON.stringify(source));
      await compilePack(sources, join(work, pack.name), { log: false });
      for (const file of readdirSync(join(work, pack.name)))
        if (/^(LOG|LOG\.old|LOCK)$/.test(file)) rmSync(join(work, pack.name, file));
      mkdirSync(target, { recursive: true });
      rmSync(join(target, pack.name), { recursive: true, force: true });
      moved(join(work, pack.name), join(target, pack.name));
    }
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  return packs.map(({ name }) => name);
}

/**
 * Between file systems a folder cannot be renamed, only copied.
 * @param {string} from
 * @param {string} to
 */
function moved(from, to) {
  try {
    renameSync(from, to);
  } catch {
    mkdirSync(to, { recursive: true });
    for (const file of readdirSync(from)) writeFileSync(join(to, file), readFileSync(join(from, file)));
  }
}

/**
 * @param {string} path
 * @returns {any}
 */
const readJson = (path) => JSON.parse(readFileSync(path, "utf8"));

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href)
  console.log(`packs: ${(await buildPacks()).join(", ")}`);
