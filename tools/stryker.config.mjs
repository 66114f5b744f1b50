/** @type {import("@stryker-mutator/api/core").PartialStrykerOptions} */
export default {
  testRunner: "vitest",
  vitest: { configFile: "tools/stryker.vitest.config.ts" },
  mutate: ["src/rules/core/**/*.ts", "src/rules/heart-rush/**/*.ts", "!**/*.test.ts"],
  ignorePatterns: ["/dist", "/release", "/reports", "/coverage", "/host", "/packs"],
  // A mutant the compiler refuses could never have been written: it says nothing about the tests.
  checkers: ["typescript"],
  tsconfigFile: "src/rules/tsconfig.json",
  typescriptChecker: { prioritizePerformanceOverAccuracy: true },
  coverageAnalysis: "perTest",
  ignoreStatic: true,
  incremental: true,
  incrementalFile: "reports/mutation/incremental.json",
  reporters: ["progress", "clear-text", "html"],
  htmlReporter: { fileName: "reports/mutation/index.html" },
  clearTextReporter: { allowColor: false, logTests: false },
  thresholds: { high: 95, low: 90, break: 85 },
};
