// Bundles the practice table: the server for plain Node, which reads no TypeScript, and the pages for the browser.
import { join } from "node:path";
import { build } from "vite";

const HERE = import.meta.dirname;

/** Packages stay where they are installed. Answers the path of the program. */
export async function buildServer(outDir = join(HERE, "dist/server")) {
  const entry = join(HERE, "server/main.ts");
  await build({
    configFile: false,
    root: join(HERE, "server"),
    logLevel: "warn",
    build: { ssr: entry, outDir, emptyOutDir: true, target: "node20", minify: false },
  });
  return join(outDir, "main.js");
}

/** The lobby and the table's page. */
export async function buildClient(outDir = join(HERE, "dist/client")) {
  await build({ configFile: join(HERE, "client/vite.config.ts"), build: { outDir } });
  return outDir;
}
