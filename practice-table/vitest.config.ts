import { defineProject } from "vitest/config";

export default defineProject({
  test: {
    name: "practice-table",
    root: import.meta.dirname,
    include: ["**/*.test.ts"],
    environment: "node",
    globalSetup: ["./testing/server-setup.ts"],
    setupFiles: ["./testing/complaint-setup.ts"],
    // A test that waits for a server or a browser takes many times as long on a machine that is busy.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
