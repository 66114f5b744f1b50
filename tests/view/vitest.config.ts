import { defineProject } from "vitest/config";

/** What the view makes of a fight, through the real templates and the real words. */
export default defineProject({
  test: {
    name: "templates",
    root: import.meta.dirname,
    include: ["**/*.test.ts"],
    environment: "node",
    pool: "threads",
    isolate: false,
  },
});
