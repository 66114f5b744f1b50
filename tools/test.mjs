// `npm test`: every check, then every test. The last line says `N passed, N failed`, checks and tests together.
// `npm test -- --help` says how to run some of them.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { browser } from "./browser.mjs";
import { runChecks } from "./checks.mjs";
import { ready, ROOT } from "./ready.mjs";
import { USAGE, wanted } from "./test-options.mjs";
import { printParts } from "./test-parts.mjs";
import { testTotals } from "./test-totals.mjs";

const options = wantedOrExit();
ready();
if (existsSync(`${ROOT}/tests/e2e`)) browser();
const begun = performance.now();
const sofar = () => `${((performance.now() - begun) / 60_000).toFixed(1)} min`;

const checks = options.all ? await checked() : { passed: 0, failed: 0 };

console.log("\nTests");
/** What is pure is covered; watching every line of the rest costs time and memory, and tells nothing of the rules. */
const runs = options.all
  ? [
      tests("rules", [
        "--coverage",
        "--project=rules",
        "--project=view",
        "--project=templates",
        "--project=conformance",
      ]),
      tests(
        "table",
        ["house", "fifth", "practice-table", "integration", "e2e"].map((project) => `--project=${project}`),
      ),
    ]
  : [tests("some", options.runner)];

const again = runs.flatMap((run) => run.again);
for (const { name, why } of again)
  console.log(`passed only at the second try: ${name}\n${why.replaceAll(/^/gm, "    ")}`);
const lucky = again.length > 1 ? 1 : 0;
if (lucky > 0) console.log("More than one test needed a second try: this run has failed.");

printParts(runs.flatMap((run) => run.files));
const passed = checks.passed + runs.reduce((sum, run) => sum + run.passed, 0);
const failed = checks.failed + runs.reduce((sum, run) => sum + run.failed, 0) + lucky;
// A runner that was killed leaves its line unfinished.
console.log(`\n${sofar()}\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

function wantedOrExit() {
  try {
    const options = wanted(process.argv.slice(2));
    if (!options.help) return options;
    console.log(USAGE);
    process.exit(0);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
    process.exit(2);
  }
}

async function checked() {
  console.log("Checks");
  const totals = await runChecks();
  console.log(`  ${sofar()}`);
  return totals;
}

/**
 * @param {string} name of the report
 * @param {readonly string[]} args
 */
function tests(name, args) {
  const report = `${ROOT}/reports/tests-${name}.json`;
  mkdirSync(`${ROOT}/reports`, { recursive: true });
  rmSync(report, { force: true });
  const reporters = ["--reporter=./tools/test-progress.mjs", "--reporter=json", `--outputFile.json=${report}`];
  const { status } = spawnSync(process.execPath, ["node_modules/vitest/vitest.mjs", "run", ...reporters, ...args], {
    cwd: ROOT,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, ...(options.generation === null ? {} : { TABLE_GENERATION: String(options.generation) }) },
  });
  return testTotals(existsSync(report) ? readFileSync(report, "utf8") : null, status, options.all);
}
