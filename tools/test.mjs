// `npm test`: every check, then every test. The last line says `N passed, N failed`, checks and tests together.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { browser } from "./browser.mjs";
import { runChecks } from "./checks.mjs";
import { ready, ROOT } from "./ready.mjs";
import { testTotals } from "./test-totals.mjs";

const REPORT = `${ROOT}/reports/tests.json`;

ready();
if (existsSync(`${ROOT}/tests/e2e`)) browser();

console.log("Checks");
const checks = await runChecks();

console.log("\nTests");
rmSync(REPORT, { force: true });
const { status } = spawnSync(
  process.execPath,
  [
    "node_modules/vitest/vitest.mjs",
    ...["run", "--coverage", "--reporter=dot", "--reporter=json", `--outputFile.json=${REPORT}`],
  ],
  { cwd: ROOT, stdio: ["ignore", "inherit", "inherit"] },
);
const tests = testTotals(existsSync(REPORT) ? readFileSync(REPORT, "utf8") : null, status);

for (const name of tests.again) console.log(`passed only at the second try: ${name}`);

const failed = checks.failed + tests.failed;
// A runner that was killed leaves its line unfinished.
console.log(`\n${checks.passed + tests.passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
