// `npm run bench [-- WORD…]`: every tools/bench/*.bench.ts, or those whose name holds one of the words, as one table.
import { filesUnder } from "./files.mjs";
import { openLoader } from "./loader.mjs";
import { ready, ROOT } from "./ready.mjs";

ready();
const { runnerImport } = await import("vite");
const { isOfRules, measured } = await import("./bench/engine.mjs");
const words = process.argv.slice(2);
const files = filesUnder(ROOT, "tools/bench", ".bench.ts").filter(
  (file) => words.length === 0 || words.some((word) => file.includes(word)),
);
/** @type {{ module: typeof import("./bench/table.ts") }} */
const { module: table } = await runnerImport(`${ROOT}/tools/bench/table.ts`, { configFile: false, logLevel: "error" });
const loader = await openLoader();
const rows = [];
for (const file of files) {
  console.error(`${file} …`);
  rows.push(...(isOfRules(file) ? await measured(file) : await table.measureAll(await rowsOf(file))));
}
await loader.close();
console.log(table.print(rows));
process.exitCode = rows.some((row) => row.binding && row.reached === false) ? 1 : 0;

/**
 * @param {string} file
 * @returns {Promise<readonly import("./bench/row.ts").Row[]>}
 */
async function rowsOf(file) {
  const { rows } = await loader.ssrLoadModule(`/${file}`);
  return rows;
}
