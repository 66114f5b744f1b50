/** @type {import("@stryker-mutator/api/core").PartialStrykerOptions} */
export default {
  testRunner: "vitest",
  vitest: { configFile: "tools/stryker.vitest.config.ts" },
  ignorePatterns: ["/dist", "/release", "/reports", "/coverage", "/practice-table", "/packs"],
  // A mutant the compiler refuses could never have been written: it says nothing about the tests.
  checkers: ["typescript"],
  tsconfigFile: "src/rules/tsconfig.json",
  typescriptChecker: { prioritizePerformanceOverAccuracy: true },
  coverageAnalysis: "perTest",
  ignoreStatic: true,
  incremental: true,
  reporters: ["progress", "clear-text", "html"],
  htmlReporter: { fileName: "reports/mutation/index.html" },
  clearTextReporter: { allowColor: false, logTests: false },
  thresholds: { high: 95, low: 90, break: 85 },
};
