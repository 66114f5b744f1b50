// Runs a file of rule vectors: `npm run -s vectors -- FILE.json`. Prints the totals, then a line for each failure.
import { ready, ROOT } from "./ready.mjs";

if (process.argv.length !== 3) {
  console.error("usage: npm run -s vectors -- FILE.json");
  process.exit(2);
}
ready();
const { runnerImport } = await import("vite");
/** @type {{ module: typeof import("../tests/conformance/command.ts") }} */
const { module } = await runnerImport(`${ROOT}/tests/conformance/command.ts`, { configFile: false, logLevel: "error" });
console.log(module.report);
process.exitCode = module.failed ? 1 : 0;
