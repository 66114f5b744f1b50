// `npm run package [-- https://github.com/OWNER/NAME/releases]`: builds, and puts the installable zip into release/.
import { mkdirSync, writeFileSync } from "node:fs";
import { ready, ROOT } from "./ready.mjs";

ready();
const [{ build }, { archive }, { buildPacks }] = await Promise.all([
  import("vite"),
  import("./archive.mjs"),
  import("./build-packs.mjs"),
]);
await build({ root: ROOT, logLevel: "warn" });
await buildPacks();
const { manifest, zip } = archive(ROOT, process.argv[2]);
const { id, version } = JSON.parse(manifest);
mkdirSync(`${ROOT}/release`, { recursive: true });
writeFileSync(`${ROOT}/release/system.json`, manifest);
writeFileSync(`${ROOT}/release/${id}.zip`, zip);
console.log(`release/${id}.zip: version ${version}, ${(zip.length / 1024).toFixed(1)} KB`);
