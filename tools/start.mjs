// `npm start [-- --system DIR --world NAME --port N --data DIR --generation 13|14]`: from a fresh clone to an open
// practice table. Installs what is missing, builds what has changed, makes a world if there is none, prints a URL.
import { join } from "node:path";
import { ready, ROOT } from "./ready.mjs";

ready();
const [{ openTable, said }, { isStale }] = await Promise.all([
  import("practice-table"),
  import("practice-table/build"),
]);

const args = process.argv.slice(2);
const isGiven = (/** @type {string} */ option) =>
  args.some((argument) => argument === option || argument.startsWith(`${option}=`));
const here = (/** @type {string} */ path) => join(ROOT, path);

if (!isGiven("--system")) {
  if (isStale(here("dist/main.mjs"), ["src", "styles", "vite.config.ts"].map(here)))
    await said("system", buildSystem());
  if (isStale(here("packs/heroes/CURRENT"), ["packs/_source", "tools/build-packs.mjs", "system.json"].map(here)))
    await said("packs", (await import("./build-packs.mjs")).buildPacks());
  args.push("--system", ROOT);
  if (!isGiven("--seed")) args.push("--seed", here("tools/demo-world.json"));
}
if (!isGiven("--data")) args.push("--data", here(".data"));
await openTable(args);

/** What builds is loaded only where something has changed: the server goes on in this process. */
async function buildSystem() {
  const { build } = await import("vite");
  await build({ root: ROOT, logLevel: "warn" });
}
