import { readFileSync } from "node:fs";
import { inPage, quoted } from "./steps/in-page.mjs";
import { ready } from "./table.mjs";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {{ readonly batch: string, readonly passed: number, readonly failed: number, readonly pending: number, readonly failures: readonly { title: string, why: string }[] }} Batch */

/**
 * The batches of that name, one run each, by the real module in a page that was just loaded: what one leaves behind does
 * not count for the next.
 * @param {Page} page
 * @param {string} pattern
 * @param {(batch: Batch) => void} tell
 */
export async function runBatches(page, pattern, tell) {
  await ready(page);
  await page.waitForFunction("globalThis.quench !== undefined", null, { timeout: 10_000 });
  // A world has a scene that is shown, and who tests counts on it: Foundry begins a new world with one.
  await inPage(
    page,
    'game.scenes.active ? null : CONFIG.Scene.documentClass.create({ name: "Probe", active: true }).then(() => null)',
  );
  /** @type {string[]} */
  const keys = await inPage(
    page,
    `quench._filterBatches([${quoted(pattern)}]).filter((key) => !key.startsWith("quench."))`,
  );
  if (keys.length === 0) throw new Error(`There is no batch whose name is like ${pattern}.`);
  for (const key of keys) {
    await page.evaluate(readFileSync(new URL("page/quench.js", import.meta.url), "utf8"));
    /** @type {Omit<Batch, "batch">} */
    const counts = await inPage(page, `globalThis.runBatch(${quoted(key)})`);
    tell({ batch: key, ...counts });
  }
}
