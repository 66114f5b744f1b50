import { defineProject } from "vitest/config";

/** The built system with several users in one process and no page: who writes what, and when, and what is lost. */
export default defineProject({
  test: {
    name: "integration",
    root: import.meta.dirname,
    include: ["**/*.test.ts"],
    environment: "node",
    // Every test has a table and clients of its own, so that one worker can play file after file.
    isolate: false,
    // Clients that have left are let go of before a worker holds gigabytes of them.
    // And each is here for a second or two: what it runs is run before compiling it well would pay.
    execArgv: ["--max-old-space-size=2500", "--no-opt", "--no-maglev"],
    globalSetup: ["./fixtures/build.ts"],
    setupFiles: ["practice-table/testing/complaint-setup"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A machine that stands still for a minute has ended a run before. `npm test` names each test that needed this.
    retry: 1,
  },
});
