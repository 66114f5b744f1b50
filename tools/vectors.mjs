// Runs a file of rule vectors: `npm run -s vectors -- FILE.json`.
import { runnerImport } from "vite";

const [file, ...rest] = process.argv.slice(2);
if (file === undefined || rest.length > 0) {
  console.error("usage: npm run -s vectors -- FILE.json");
  process.exit(2);
}
/** @type {{ module: typeof import("../tests/conformance/run.ts") }} */
const { module } = await runnerImport(new URL("../tests/conformance/run.ts", import.meta.url).pathname, {
  configFile: false,
  logLevel: "error",
});
const verdicts = await module.run(file);
console.log(module.report(verdicts));
process.exitCode = verdicts.some((verdict) => verdict.failure !== null) ? 1 : 0;
