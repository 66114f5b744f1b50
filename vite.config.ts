import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      "host/vitest.config.ts",
      { test: { name: "house", include: ["tests/house/**/*.test.ts", "tools/**/*.test.ts"], testTimeout: 120_000 } },
      { test: { name: "rules", include: ["src/rules/**/*.test.ts"], environment: "node" } },
      { test: { name: "conformance", include: ["tests/conformance/**/*.test.ts"], environment: "node" } },
    ],
  },
});
