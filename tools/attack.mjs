// `npm run attack [-- MINUTES SEED KIND GAME]`: attacks the built system for so many minutes, from SEED on: hidden choices that are
// compared byte by byte, Game Masters who are gone after any frame, fights that go forth and back, commands and sheets that
// are bent, fights played by whatever is offered, floods, a thousand clients that come and go; and at last eight clients that
// write to one server, which is weighed. KIND is one of tests/integration/attack (`playing`), which then has all of the minutes, or
// GAME of it alone (`heart-rush`); or `server`, which is weighed all the time.
// Prints what was tried, and the seed of whatever was found.
import { openLoader } from "./loader.mjs";
import { ready } from "./ready.mjs";

ready();
const { createVitest } = await import("vitest/node");
const [, , given = 10, from = Math.random() * 20_000, kind = "", game = ""] = process.argv;
const minutes = Number(given);
const seed = Math.trunc(Number(from));
const alone = kind !== "";
console.log(`npm run attack -- ${minutes} ${seed} ${kind} ${game}`);
/** Of the minutes, as much is for the server; and so many writes a minute are no more than it can do. */
const SERVERS_SHARE = 0.1;
const WRITES = 6_000;
const GROWTH = 1.1;
/** A server that has just been started takes a while until it holds what it needs. */
const WARM = 2;

if (kind !== "server") await attackAll();
if (alone && kind !== "server") process.exit();

const loader = await openLoader();
const weighed = alone ? minutes : minutes * SERVERS_SHARE;
const { runSoak } = await loader.ssrLoadModule("/practice-table/testing/soak-run.ts");
/** @type {import("../practice-table/testing/soak-run.ts").SoakFigures} */
const soaked = await runSoak(weighed, Math.ceil(weighed * WRITES));
await loader.close();
const { clients, writes, latency, memory, different } = soaked;
const grew = soaked.minutes > WARM && memory.late > memory.early * GROWTH;
tell(different.length === 0 && !grew, `${clients} clients that write at once`, [
  `writes ${writes}`,
  `known to all after ${latency.p50.toFixed(1)} ms (half), ${latency.p99.toFixed(1)} ms (99 of 100)`,
  `the server in use ${memory.early.toFixed(1)} MB early, ${memory.late.toFixed(1)} MB late`,
  `clients that differ ${different.length}`,
]);

async function attackAll() {
  const vitest = await createVitest(
    "test",
    // One after another: each has its share of the minutes, and a machine has other things to do.
    {
      watch: false,
      project: ["integration"],
      maxWorkers: 1,
      fileParallelism: false,
      ...(game === "" ? {} : { testNamePattern: `^${game}:` }),
      reporters: [["default", { summary: false }]],
    },
  );
  /** @type {import("../tests/integration/attack/attack.ts").Attack} */
  const attack = { minutes, seed, alone, ofOneGame: game !== "" };
  vitest.provide("attack", attack);
  const { testModules } = await vitest.start([`attack/${kind}`]);
  for (const test of testModules.flatMap((module) => [...module.children.allTests()])) {
    const { figures = {} } = test.meta();
    const told = Object.entries(figures).map(([what, many]) => `${what} ${many}`);
    const { state, errors = [] } = test.result();
    if (state === "skipped") continue;
    tell(state === "passed", test.fullName, told);
    for (const { message } of errors) console.log(message.replaceAll(/^/gm, "    "));
  }
  await vitest.close();
}

/**
 * @param {boolean} held
 * @param {string} what
 * @param {readonly string[]} figures
 */
function tell(held, what, figures) {
  console.log(`${held ? "✓" : "✗"} ${what}: ${figures.join(", ")}`);
  if (!held) process.exitCode = 1;
}
