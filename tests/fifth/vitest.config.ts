import { defineProject } from "vitest/config";

/** Whether a fifth ruleset can be added by the list in CONTRIBUTING.md alone; its fights are in `tests/integration` and `tests/e2e`. */
export default defineProject({
  test: {
    name: "fifth",
    root: import.meta.dirname,
    include: ["*.test.ts"],
    environment: "node",
    testTimeout: 240_000,
    hookTimeout: 60_000,
  },
});
