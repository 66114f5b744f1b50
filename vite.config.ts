import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      { test: { name: "rules", include: ["src/rules/**/*.test.ts"], environment: "node" } },
      { test: { name: "conformance", include: ["tests/conformance/**/*.test.ts"], environment: "node" } },
    ],
  },
});
