import { defineProject } from "vitest/config";

export default defineProject({
  test: {
    name: "practice-table",
    root: import.meta.dirname,
    include: ["**/*.test.ts"],
    environment: "node",
    globalSetup: ["./testing/server-setup.ts"],
    setupFiles: ["./testing/complaint-setup.ts"],
    testTimeout: 20_000,
  },
});
