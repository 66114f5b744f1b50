import { join } from "node:path";
import { defineConfig } from "vite";

/** Class names are data here: hooks, sheet ids and stored rolls are built from them, so they must survive the build. */
export default defineConfig({
  root: import.meta.dirname,
  base: "/",
  publicDir: join(import.meta.dirname, "public"),
  logLevel: "warn",
  build: {
    outDir: join(import.meta.dirname, "../dist/client"),
    emptyOutDir: true,
    target: "es2023",
    sourcemap: true,
    chunkSizeWarningLimit: 4000,
    rolldownOptions: {
      output: { minify: { mangle: { keepNames: true }, compress: { keepNames: { function: true, class: true } } } },
      input: { index: join(import.meta.dirname, "index.html"), game: join(import.meta.dirname, "game.html") },
    },
  },
});
