// Loaded into a server under test, with `--expose-gc`: on any message, tells what is really in use.
process.on("message", () => {
  globalThis.gc?.();
  globalThis.gc?.();
  process.send?.(process.memoryUsage());
});
