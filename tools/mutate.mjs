// `npm run mutate [-- NAME…]`: how many changed rules the tests notice. The names are folders of src/rules, core and
// heart-rush unless said otherwise; each set of names keeps its own memory of what was tried before.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { ready, ROOT } from "./ready.mjs";

const asked = process.argv.slice(2);
const names = asked.length > 0 ? asked : ["core", "heart-rush"];
const unknown = names.filter((name) => !/^[a-z-]+$/.test(name) || !existsSync(`${ROOT}/src/rules/${name}/SPEC.md`));
if (unknown.length > 0) {
  console.error(`no such rules: ${unknown.join(", ")}`);
  process.exit(2);
}
ready();
const mutate = [...names.map((name) => `src/rules/${name}/**/*.ts`), "!**/*.test.ts", "!src/rules/**/testing/**"];
const { status } = spawnSync(
  process.execPath,
  [
    "node_modules/@stryker-mutator/core/bin/stryker.js",
    ...["run", "tools/stryker.config.mjs", "--mutate", mutate.join(",")],
    ...["--incrementalFile", `reports/mutation/${names.join("+")}.json`],
  ],
  { cwd: ROOT, stdio: "inherit", env: { ...process.env, MUTATED_RULES: names.join(",") } },
);
process.exitCode = status ?? 1;
