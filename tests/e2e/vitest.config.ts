import { defineProject } from "vitest/config";

/** Stories of people at a table in real browsers, as many at a time as there are cores. */
export default defineProject({
  test: {
    name: "e2e",
    root: import.meta.dirname,
    include: ["**/*.story.ts"],
    environment: "node",
    // Stories share nothing but their worker's browsers, so that one worker can play file after file without starting afresh.
    isolate: false,
    globalSetup: ["practice-table/testing/server-setup", "./fixtures/build.ts"],
    testTimeout: 90_000,
    // Several browsers on a busy machine now and then miss a beat. `npm test` names each story that needed this.
    retry: 1,
    expect: { poll: { timeout: 30_000 } },
    hookTimeout: 120_000,
  },
});
