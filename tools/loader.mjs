// Loads our TypeScript for a script that goes on loading while it runs: vite's own runner is closed once it has answered.
import { ROOT } from "./ready.mjs";

/** Called once the packages are there. */
export async function openLoader() {
  const { createServer } = await import("vite");
  return createServer({
    configFile: false,
    root: ROOT,
    logLevel: "error",
    appType: "custom",
    server: { middlewareMode: true, watch: null, ws: false },
  });
}
