// `npm run soak [-- MINUTES WRITES]`: eight clients write to one table; prints what it cost and fails if they disagree
// at the end or the server's memory grew.
import { ready, ROOT } from "./ready.mjs";

ready();
const { runnerImport } = await import("vite");
const [minutes = 10, writes = 60_000] = process.argv.slice(2).map(Number);
const GROWTH = 1.1;

/** @type {{ module: typeof import("../practice-table/testing/soak-run.ts") }} */
const { module } = await runnerImport(`${ROOT}/practice-table/testing/soak-run.ts`, {
  configFile: false,
  logLevel: "error",
});
const { latency, memory, different, ...run } = await module.runSoak(minutes, writes);
console.log(`${run.clients} clients, ${run.writes} writes, ${run.minutes.toFixed(1)} minutes`);
console.log(
  `known to all after ${[latency.p50, latency.p95, latency.p99].map((ms) => ms.toFixed(1)).join(" / ")} ms (p50 / p95 / p99)`,
);
const [early, late, resident] = [memory.early, memory.late, memory.resident].map((size) => size.toFixed(1));
console.log(`the server uses ${early} MB early and ${late} MB late; resident at the end ${resident} MB`);
console.log(
  different.length === 0 ? "all clients end with the same world" : `clients that differ: ${different.join(", ")}`,
);
process.exitCode = different.length > 0 || memory.late > memory.early * GROWTH ? 1 : 0;
