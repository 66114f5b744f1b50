/**
 * @typedef {{ status: string, fullName?: string, failureMessages?: readonly string[] }} TestResult
 * @typedef {{ status: string, name?: string, startTime?: number, endTime?: number, assertionResults?: readonly TestResult[] }} FileResult
 * @typedef {{ readonly path: string, readonly tests: number, readonly seconds: number }} TestFile
 */

/**
 * Counts a test run. A file that could not even be loaded is one failure; so is a run that ended badly although each
 * test passed (coverage below its threshold, an error outside any test, a crash that left no report).
 * @param {string | null} report what the test runner wrote about itself, in its JSON form
 * @param {number | null} status the exit code of the runner, null when it was killed
 * @param {boolean} whole whether every test was wanted, so that one that was left out is a failure
 * @returns {{ passed: number, failed: number, again: readonly { name: string, why: string }[], files: readonly TestFile[] }}
 *   `again` names the tests that passed at a second try, and why not at the first
 */
export function testTotals(report, status, whole = true) {
  let passed = 0;
  let failed = 0;
  const again = [];
  const files = [];
  for (const file of filesOf(report)) {
    const tests = (file.assertionResults ?? []).filter((test) => whole || test.status !== "skipped");
    const outcomes = tests.map((test) => test.status);
    const broken = outcomes.filter((outcome) => outcome !== "passed").length;
    passed += outcomes.length - broken;
    failed += broken === 0 && file.status !== "passed" ? 1 : broken;
    for (const { status, failureMessages, fullName } of tests)
      if (status === "passed" && failureMessages?.[0] !== undefined)
        again.push({ name: fullName ?? "", why: failureMessages[0] });
    const seconds = ((file.endTime ?? 0) - (file.startTime ?? 0)) / 1000;
    files.push({ path: file.name ?? "", tests: tests.length, seconds });
  }
  if (failed === 0 && (status !== 0 || passed === 0)) failed = 1;
  return { passed, failed, again, files };
}

/**
 * @param {string | null} report
 * @returns {readonly FileResult[]}
 */
function filesOf(report) {
  try {
    return JSON.parse(report ?? "{}").testResults ?? [];
  } catch {
    return [];
  }
}
