import { defineConfig } from "vitest/config";
import { SlowestFirst } from "./tools/test-order.mjs";

/** Pure tests leave nothing behind, so that one worker can run file after file without starting afresh. */
/** They take a second or two, and on a machine that is busy many times as long. */
const PURE = { pool: "threads", isolate: false, testTimeout: 30_000 } as const;

export default defineConfig({
  build: {
    lib: { entry: "src/main.ts", formats: ["es"], fileName: () => "main.mjs", cssFileName: "heart-rush" },
    target: "es2023",
    // The first browsers with `:has` and with rules in rules; older ones would have every rule written out in full.
    cssTarget: ["chrome120", "firefox121", "safari17.2"],
    // Foundry makes sheet ids and hook names from class names, and whoever reads a game system wants to read it.
    minify: false,
    sourcemap: true,
    // What is loaded only where it is asked for keeps its name from release to release.
    rolldownOptions: { output: { chunkFileNames: "[name].mjs" } },
  },
  test: {
    maxWorkers: "100%",
    sequence: { sequencer: SlowestFirst },
    projects: [
      { test: { ...PURE, name: "rules", include: ["src/rules/**/*.test.ts"] } },
      { test: { ...PURE, name: "view", include: ["src/view/**/*.test.ts"] } },
      { test: { ...PURE, name: "conformance", include: ["tests/conformance/**/*.test.ts"] } },
      { test: { name: "house", include: ["tests/house/**/*.test.ts", "tools/**/*.test.ts"], testTimeout: 60_000 } },
      // The practice table and the stories played on it say for themselves how they are run.
      "{practice-table,tests/*}/vitest.config.ts",
    ],
    coverage: {
      provider: "v8",
      include: ["src/rules/**/*.ts"],
      exclude: ["**/*.test.ts", "src/rules/**/testing/**"],
      reporter: ["text-summary", "html", "json-summary"],
      reportsDirectory: "reports/coverage",
      thresholds: { lines: 98, branches: 95 },
    },
  },
});
