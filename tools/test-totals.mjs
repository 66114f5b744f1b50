/**
 * Counts a test run. A file that could not even be loaded is one failure; so is a run that ended badly although each
 * test passed (coverage below its threshold, an error outside any test, a crash that left no report).
 * @param {string | null} report what the test runner wrote about itself, in its JSON form
 * @param {number | null} status the exit code of the runner, null when it was killed
 * @returns {{ passed: number, failed: number }}
 */
export function testTotals(report, status) {
  let passed = 0;
  let failed = 0;
  for (const file of filesOf(report)) {
    const outcomes = (file.assertionResults ?? []).map((test) => test.status);
    const broken = outcomes.filter((outcome) => outcome !== "passed").length;
    passed += outcomes.length - broken;
    failed += broken === 0 && file.status !== "passed" ? 1 : broken;
  }
  if (failed === 0 && (status !== 0 || passed === 0)) failed = 1;
  return { passed, failed };
}

/**
 * @param {string | null} report
 * @returns {readonly { status: string, assertionResults?: readonly { status: string }[] }[]}
 */
function filesOf(report) {
  try {
    return JSON.parse(report ?? "{}").testResults ?? [];
  } catch {
    return [];
  }
}
