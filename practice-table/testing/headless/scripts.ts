import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { Script } from "node:vm";
import type { Plugin } from "vite";

const CLIENT = join(import.meta.dirname, "entry.ts");

const scripts = new Map<string, Promise<Script>>();

/** One module with all it imports as a script, so that each context can have a copy of its own. Made once a process. */
function scriptOf(entry: string): Promise<Script> {
  const known = scripts.get(entry);
  if (known) return known;
  const made = codeOf(entry).then((code) => new Script(code, { filename: basename(entry) }));
  scripts.set(entry, made);
  return made;
}

/** `HEADLESS_SCRIPTS` names a folder of modules that were bundled ahead; what it lacks is bundled here. */
async function codeOf(entry: string): Promise<string> {
  const ahead = placeOf(process.env["HEADLESS_SCRIPTS"] ?? "", entry);
  return existsSync(ahead) ? readFile(ahead, "utf8") : bundled(entry);
}

const placeOf = (folder: string, entry: string): string => join(folder, `${encodeURIComponent(entry)}.js`);

/** Bundles the client and a system's modules for the processes to come, each of which would else take seconds for it. */
export async function bundleAhead(folder: string, modules: readonly string[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const entry of [CLIENT, ...modules]) await writeFile(placeOf(folder, entry), await bundled(entry));
  process.env["HEADLESS_SCRIPTS"] = folder;
}

/** The scene needs a page to be drawn on, so a client without one gets a scene that is never ready. */
const withoutCanvas: Plugin = {
  name: "without-canvas",
  enforce: "pre",
  resolveId: (id) => (id.endsWith("/canvas/board.ts") ? join(import.meta.dirname, "no-canvas.ts") : null),
};

async function bundled(entry: string): Promise<string> {
  // Where all is bundled ahead, nobody waits for the bundler to load.
  const { build } = await import("vite");
  const lib = { entry, formats: ["iife" as const], name: "Bundle", fileName: () => "bundle.js" };
  const output = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: "error",
    plugins: [withoutCanvas],
    build: { write: false, minify: false, target: "es2023", lib, cssCodeSplit: true },
  });
  const chunks = [output].flat().flatMap((built) => ("output" in built ? built.output : []));
  return chunks.map((chunk) => (chunk.type === "chunk" ? chunk.code : "")).join("\n");
}

export function clientScript(): Promise<Script> {
  return scriptOf(CLIENT);
}

/** The modules that a manifest names, in its order. */
export function systemScripts(folder: string, modules: readonly string[]): Promise<readonly Script[]> {
  return Promise.all(modules.map((module) => scriptOf(join(folder, module))));
}
