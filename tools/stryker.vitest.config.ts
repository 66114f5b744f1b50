import { defineConfig } from "vitest/config";

/**
 * The tests that say what the mutated rules are: their own and their vectors. Random play and malformed input are left
 * out: they take thousands of fights for each mutant, so that a whole run would last a day. The score without them is
 * a lower bound. Pure tests leave nothing behind, so the files of one mutant share a worker, six times as fast.
 */
const names = (process.env["MUTATED_RULES"] ?? "core,heart-rush").split(",");
const rulesets = names.filter((name) => name !== "core");

export default defineConfig({
  test: {
    root: new URL("..", import.meta.url).pathname,
    pool: "threads",
    isolate: false,
    include: [
      ...names.map((name) => `src/rules/${name}/**/*.test.ts`),
      ...(rulesets.length > 0 ? ["tests/conformance/vectors.test.ts"] : []),
    ],
    exclude: ["**/play.test.ts", "**/fuzz.test.ts"],
  },
});
