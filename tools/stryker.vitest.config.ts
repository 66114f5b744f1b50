import { defineConfig } from "vitest/config";

/** The tests that can tell a mutated rule from the true one, and no others: the rules' own and the vectors. */
export default defineConfig({
  test: {
    root: new URL("..", import.meta.url).pathname,
    include: ["src/rules/**/*.test.ts", "tests/conformance/vectors.test.ts"],
  },
});
