import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ready } from "../table.mjs";

/** @typedef {import("playwright-core").Page} Page */

const SCRIPTS = ["probe.js", "play.js"].map((name) => readFileSync(join(import.meta.dirname, "../page", name), "utf8"));

/** Gives a page what the probe does in it. @param {Page} page */
export async function arm(page) {
  for (const script of SCRIPTS) await page.evaluate(script);
}

/** @template T @param {Page} page @param {string} expression @returns {Promise<T>} */
export const inPage = (page, expression) =>
  /** @type {Promise<T>} */ (page.evaluate(`(async () => { return ${expression} })()`));

/** @param {unknown} value */
export const quoted = (value) => JSON.stringify(value);

/**
 * Closes what is open, and loads the page again where something will not go, as a person would.
 * @param {Page} page
 */
export async function clear(page) {
  if (await inPage(page, "probe.closeAll()")) return;
  await page.reload();
  await settle(page);
  await inPage(page, "probe.closeAll()");
}

/** Waits until a page is ready, also where the system loads it once more. @param {Page} page */
export async function settle(page) {
  await ready(page);
  if (await page.waitForEvent("framenavigated", { timeout: 3000 }).then(Boolean, () => false)) await ready(page);
  await arm(page);
}
