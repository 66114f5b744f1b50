// Bundles the practice table: the server for plain Node, which reads no TypeScript, and the pages for the browser. What
// bundles is loaded only where something is: it takes as much memory as the server.
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

const HERE = import.meta.dirname;

/** One file with its packages in it, which starts in two thirds of the time; what is compiled stays where it is installed. Answers the path of the program. */
export async function buildServer(outDir = join(HERE, "dist/server")) {
  const entry = join(HERE, "server/main.ts");
  const { build } = await import("vite");
  await build({
    configFile: false,
    root: join(HERE, "server"),
    logLevel: "warn",
    ssr: { noExternal: true, external: ["classic-level"] },
    build: { ssr: entry, outDir, emptyOutDir: true, target: "node20", minify: false },
  });
  return join(outDir, "main.js");
}

/** The lobby and the table's page. */
export async function buildClient(outDir = join(HERE, "dist/client")) {
  const { build } = await import("vite");
  await build({ configFile: join(HERE, "client/vite.config.ts"), build: { outDir } });
  return outDir;
}

/**
 * Whether something has changed since this was built of it.
 * @param {string} output
 * @param {readonly string[]} inputs files and folders
 */
export function isStale(output, inputs) {
  if (!existsSync(output)) return true;
  return Math.max(...inputs.map(newest)) > statSync(output).mtimeMs;
}

/**
 * @param {string} path
 * @returns {number}
 */
function newest(path) {
  const facts = statSync(path, { throwIfNoEntry: false });
  if (!facts) return 0;
  if (!facts.isDirectory()) return facts.mtimeMs;
  return Math.max(facts.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}
