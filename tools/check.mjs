// `npm run check` runs every static check; `npm run check -- lint types` only those.
import { NAMES, runChecks } from "./checks.mjs";
import { ready } from "./ready.mjs";

const names = process.argv.slice(2);
const unknown = names.filter((name) => !NAMES.includes(name));
if (unknown.length > 0) {
  console.error(`no such check: ${unknown.join(", ")}; there are ${NAMES.join(", ")}`);
  process.exit(2);
}
ready();
const { passed, failed } = await runChecks(names.length > 0 ? names : NAMES);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
