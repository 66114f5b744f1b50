// `npm run foreign -- DIR …`: plays published systems at the practice table, each as it is, and prints what came of it.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { browser as browserPath } from "../browser.mjs";
import { ready as installed } from "../ready.mjs";
import { Complaints } from "./complaints.mjs";
import { readSystem } from "./manifest.mjs";
import { readOptions } from "./options.mjs";
import { probe, STEPS, wordsOf } from "./probe.mjs";
import { runBatches } from "./quench.mjs";
import { cell, details, table as tableOf } from "./report.mjs";
import { Table } from "./table.mjs";

/** @typedef {import("./report.mjs").Seen} Seen */

installed();
const options = readOptions(process.argv.slice(2));
const browser = await chromium.launch({
  executablePath: browserPath(),
  args: ["--no-sandbox", "--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"],
});
/** @type {Seen[]} */
const all = [];
try {
  for (const folder of options.systems) {
    const { id, version, generations } = readSystem(folder);
    const asked = generations.filter((each) => options.generation === null || each === options.generation);
    for (const generation of asked) {
      console.error(`${id} ${version}, generation ${generation}`);
      const seen = { system: id, version, generation, ...(await play(folder, generation)) };
      all.push(seen);
      console.log(details(seen).join("\n"));
      if (options.json !== null) writeFileSync(options.json, `${JSON.stringify(all, null, 2)}\n`);
    }
  }
} finally {
  await browser.close();
}
console.log(`\n${tableOf(all, STEPS)}`);

/**
 * @param {string} folder
 * @param {13 | 14} generation
 */
async function play(folder, generation) {
  const complaints = new Complaints();
  /** @type {import("./probe.mjs").Step[]} */
  const steps = [];
  /** @type {import("./quench.mjs").Batch[]} */
  const batches = [];
  /** @param {import("./probe.mjs").Step} step */
  const tell = (step) => {
    steps.push(step);
    console.error(`  ${step.name}: ${cell(step)} ${step.note ?? ""}`);
  };
  const seat = async () => {
    const context = await browser.newContext({ viewport: { width: 1680, height: 1000 }, reducedMotion: "reduce" });
    context.setDefaultTimeout(60_000);
    const page = await context.newPage();
    await complaints.listen(page);
    return page;
  };
  const probed = atTable(folder, generation, async (table) => {
    if (options.only?.join() === "quench") return;
    const shots = options.shots === null ? null : join(options.shots, `${readSystem(folder).id}-${generation}`);
    if (shots !== null) mkdirSync(shots, { recursive: true });
    await probe({ table, seat, complaints, canvas: options.canvas, only: options.only, shots, tell });
  });
  await probed.catch((error) => tell({ name: "start", rows: [{ type: "table", ok: false, why: wordsOf(error) }] }));
  const pattern = options.quench;
  if (pattern !== null) {
    complaints.begin("quench");
    await atTable(folder, generation, async (table) => {
      const page = await seat();
      await table.seat(page, "Game Master", options.canvas);
      await runBatches(page, pattern, (batch) => {
        batches.push(batch);
        console.error(`  ${batch.batch}: ${batch.passed} passed, ${batch.failed} failed, ${batch.pending} pending`);
      });
    }).catch((error) => tell({ name: "quench", rows: [{ type: "run", ok: false, why: wordsOf(error) }] }));
  }
  const heard = Object.fromEntries([...STEPS, "quench"].map((name) => [name, complaints.of(name)]));
  return { steps, batches, complaints: heard };
}

/**
 * @param {string} folder
 * @param {13 | 14} generation
 * @param {(table: Table) => Promise<void>} use
 */
async function atTable(folder, generation, use) {
  const table = new Table(folder, generation, options.modules);
  try {
    await table.open();
    await use(table);
  } finally {
    for (const context of browser.contexts()) await context.close();
    await table.close();
  }
}
