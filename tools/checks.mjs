// What can be said about the sources without running them. Independent of one another, so they run side by side.
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { ROOT } from "./ready.mjs";

/** @typedef {{ readonly references: readonly { readonly path: string }[] }} Solution */

const { references } = /** @type {Solution} */ (JSON.parse(readFileSync(join(ROOT, "tsconfig.json"), "utf8")));
/** Foundry's types lose those of its canvas in the new compiler; all else is read there in a quarter of the time. */
const SHELL = "src/foundry";
const REST = references.map(({ path }) => path).filter((path) => path !== SHELL);

/** Slowest first, so that none is left to run alone at the end. */
const CHECKS = {
  shell: ["node_modules/typescript/bin/tsc", "--project", SHELL],
  types: ["node_modules/typescript-native/bin/tsc", "--build", "--checkers", "1", ...REST],
  lint: ["node_modules/oxlint/bin/oxlint", "--config", "oxlint.config.mjs", "--quiet"],
  graph: [
    "node_modules/dependency-cruiser/bin/dependency-cruise.mjs",
    ...["--config", ".dependency-cruiser.cjs", "--output-type", "err-long", "src", "practice-table", "tests", "tools"],
  ],
  lang: ["tools/check-lang.mjs"],
  spec: ["tools/check-spec.mjs"],
  templates: ["tools/check-templates.mjs"],
  format: ["node_modules/oxfmt/bin/oxfmt", "--check", "."],
};

export const NAMES = Object.keys(CHECKS);

/** @typedef {{ passed: number, failed: number }} Totals */

/**
 * Runs the named checks, telling of each as it ends.
 * @param {readonly string[]} names
 * @returns {Promise<Totals>}
 */
export async function runChecks(names = NAMES) {
  const waiting = Object.entries(CHECKS).filter(([name]) => names.includes(name));
  const totals = { passed: 0, failed: 0 };
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [name, command] = next;
      const started = performance.now();
      const { ok, output } = await run(command);
      totals[ok ? "passed" : "failed"] += 1;
      console.log(`${ok ? "✓" : "✗"} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
      if (!ok) console.log(output.trimEnd().replaceAll(/^/gm, "    "));
    }
  };
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, worker));
  return totals;
}

/**
 * @param {readonly string[]} command
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
const run = (command) =>
  new Promise((settle) => {
    execFile(process.execPath, command, { cwd: ROOT, maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
      settle({ ok: error === null, output: `${stdout}${stderr}` || (error?.message ?? "") });
    });
  });
