import { readFileSync } from "node:fs";
import { join } from "node:path";

/** @typedef {{ readonly id: string, readonly version: string, readonly generations: readonly (13 | 14)[] }} Package */

/**
 * What a system's manifest says of itself, and in which of the table's generations it lets itself be played.
 * @param {string} folder
 * @returns {Package}
 */
export function readSystem(folder) {
  const manifest = /** @type {unknown} */ (JSON.parse(readFileSync(join(folder, "system.json"), "utf8")));
  return describeSystem(/** @type {Record<string, unknown>} */ (manifest));
}

/**
 * @param {Readonly<Record<string, unknown>>} manifest
 * @returns {Package}
 */
export function describeSystem({ id, version, compatibility }) {
  const bounds = /** @type {Readonly<Record<string, unknown>>} */ (compatibility ?? {});
  const bound = (/** @type {string} */ key) => Number.parseInt(String(bounds[key]), 10);
  const [minimum, verified, maximum] = [bound("minimum"), bound("verified"), bound("maximum")];
  // Foundry lets a package into a later generation than it was verified for, and warns; what comes then proves nothing.
  const last = Number.isNaN(maximum) ? Math.max(verified || 0, minimum || 0) : maximum;
  const generations = /** @type {const} */ ([13, 14]).filter((each) => !(minimum > each) && !(last < each));
  return { id: String(id), version: String(version), generations };
}
