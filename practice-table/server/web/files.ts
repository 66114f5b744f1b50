import { mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import { createWriteStream } from "node:fs";
import type { IncomingMessage } from "node:http";
import { extname, join, resolve, sep } from "node:path";
import { pipeline } from "node:stream/promises";
import { Transform } from "node:stream";
import type { FileListing } from "../../common/protocol.ts";
import { Refusal } from "../refusal.ts";

/** The folders people may look into, and the one they may put files into. */
export interface Shelves {
  readonly systemId: string;
  /** Those of the modules, by their ids, to read only. */
  readonly modules: Readonly<Record<string, string>>;
  readonly worldId: string;
  /** The system's folder and the built client's, to read only. */
  readonly system: string;
  readonly client: string;
  /** `worlds/<world>/assets`; made when the first file comes. */
  readonly assets: string;
}

const LARGEST_FILE = 50_000_000;
const KINDS = new Set([
  ...[".png", ".jpg", ".jpeg", ".webp", ".gif", ".svg", ".avif", ".ogg", ".mp3", ".wav", ".m4a", ".webm", ".mp4"],
  ...[".json", ".txt", ".md", ".pdf", ".woff", ".woff2", ".ttf", ".otf"],
]);

/** `null` for a place that only leads to others. */
type Place = { readonly folder: string; readonly writable: boolean } | { readonly leadsTo: readonly string[] };

const tidy = (path: string): string => path.replaceAll("\\", "/").replace(/^\/+|\/+$/g, "");

function placeOf(shelves: Shelves, path: string): Place {
  const world = `worlds/${shelves.worldId}`;
  const system = `systems/${shelves.systemId}`;
  const modules = Object.entries(shelves.modules).map(([id, folder]) => [`modules/${id}`, folder] as const);
  const ways: Readonly<Record<string, readonly string[]>> = {
    "": ["icons", ...(modules.length > 0 ? ["modules"] : []), "systems", "worlds"],
    ...(modules.length > 0 ? { modules: modules.map(([at]) => at) } : {}),
    systems: [system],
    worlds: [world],
    [world]: [`${world}/assets`],
  };
  const leadsTo = ways[path];
  if (leadsTo) return { leadsTo };
  const shelf: readonly (readonly [at: string, folder: string, writable: boolean])[] = [
    ["icons", join(shelves.client, "icons"), false],
    [system, shelves.system, false],
    ...modules.map(([at, folder]) => [at, folder, false] as const),
    [`${world}/assets`, shelves.assets, true],
  ];
  for (const [at, root, writable] of shelf) {
    if (path !== at && !path.startsWith(`${at}/`)) continue;
    const base = resolve(root);
    const folder = resolve(base, `.${path.slice(at.length)}`);
    const parts = path.slice(at.length).split("/");
    const strange = parts.some((part) => part.startsWith(".") || part.includes("\0"));
    if (strange || !(folder + sep).startsWith(base + sep)) break;
    return { folder, writable };
  }
  throw new Refusal("absent", `There is no folder ${path}.`);
}

export async function browse(shelves: Shelves, target: string): Promise<FileListing> {
  const path = tidy(target);
  const place = placeOf(shelves, path);
  if ("leadsTo" in place) return { target: path, dirs: place.leadsTo, files: [] };
  const entries = await readdir(place.folder, { withFileTypes: true }).catch(() => {
    if (place.folder === resolve(shelves.assets)) return [];
    throw new Refusal("absent", `There is no folder ${path}.`);
  });
  const shown = entries.filter(({ name }) => !name.startsWith(".") && name !== "node_modules");
  const named = (chosen: typeof shown): string[] => chosen.map(({ name }) => `${path}/${name}`).sort();
  return {
    target: path,
    dirs: named(shown.filter((entry) => entry.isDirectory())),
    files: named(shown.filter((entry) => entry.isFile())),
  };
}

function writableFolder(shelves: Shelves, target: string): string {
  const place = placeOf(shelves, tidy(target));
  if ("leadsTo" in place || !place.writable) {
    throw new Refusal("permission", `Files may only be put into worlds/${shelves.worldId}/assets.`);
  }
  return place.folder;
}

export async function makeFolder(shelves: Shelves, target: string): Promise<void> {
  await mkdir(writableFolder(shelves, target), { recursive: true });
}

/** Takes a file in whole or not at all. Answers the path by which documents name it. */
export async function take(
  shelves: Shelves,
  { target, name, body }: { readonly target: string; readonly name: string; readonly body: IncomingMessage },
): Promise<string> {
  const folder = writableFolder(shelves, target);
  const plain = /^[^/\\\0<>:"|?*.][^/\\\0<>:"|?*]{0,120}$/.test(name);
  if (!plain || !KINDS.has(extname(name).toLowerCase())) {
    throw new Refusal(
      "invalid",
      `A file named "${name}" cannot be taken; pictures, sounds, films, fonts and texts can.`,
    );
  }
  await mkdir(folder, { recursive: true });
  const file = join(folder, name);
  const existing = await stat(file).catch(() => null);
  if (existing && !existing.isFile()) throw new Refusal("exists", `${name} is a folder.`);
  const coming = join(folder, `.${name}.${process.pid}.coming`);
  let size = 0;
  const limit = new Transform({
    transform(chunk: Buffer, _encoding, pass) {
      size += chunk.length;
      pass(size > LARGEST_FILE ? new Refusal("tooLarge", "The file is larger than 50 MB.") : null, chunk);
    },
  });
  try {
    await pipeline(body, limit, createWriteStream(coming));
    await rename(coming, file);
  } catch (error) {
    await rm(coming, { force: true });
    throw error;
  }
  return `${tidy(target)}/${name}`;
}
