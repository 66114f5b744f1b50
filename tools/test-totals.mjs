/** @typedef {{ status: string, fullName?: string, failureMessages?: readonly string[] }} TestResult */

/**
 * Counts a test run. A file that could not even be loaded is one failure; so is a run that ended badly although each
 * test passed (coverage below its threshold, an error outside any test, a crash that left no report).
 * @param {string | null} report what the test runner wrote about itself, in its JSON form
 * @param {number | null} status the exit code of the runner, null when it was killed
 * @returns {{ passed: number, failed: number, again: readonly string[] }} `again` names the tests passed at a second try
 */
export function testTotals(report, status) {
  let passed = 0;
  let failed = 0;
  const again = [];
  for (const file of filesOf(report)) {
    const tests = file.assertionResults ?? [];
    const outcomes = tests.map((test) => test.status);
    const broken = outcomes.filter((outcome) => outcome !== "passed").length;
    passed += outcomes.length - broken;
    failed += broken === 0 && file.status !== "passed" ? 1 : broken;
    for (const { status, failureMessages, fullName } of tests)
      if (status === "passed" && (failureMessages ?? []).length > 0) again.push(fullName ?? "");
  }
  if (failed === 0 && (status !== 0 || passed === 0)) failed = 1;
  return { passed, failed, again };
}

/**
 * @param {string | null} report
 * @returns {readonly { status: string, assertionResults?: readonly TestResult[] }[]}
 */
function filesOf(report) {
  try {
    return JSON.parse(report ?? "{}").testResults ?? [];
  } catch {
    return [];
  }
}
