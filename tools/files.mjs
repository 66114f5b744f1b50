import { readdirSync } from "node:fs";
import { join } from "node:path";

/**
 * The files below a folder whose name ends so, as paths with forward slashes relative to `root`, sorted.
 * A folder that is not there has none.
 * @param {string} root
 * @param {string} folder
 * @param {string} ending
 */
export function filesUnder(root, folder, ending = "") {
  /** @type {import("node:fs").Dirent[]} */
  let entries;
  try {
    entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
  } catch {
    return [];
  }
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => join(entry.parentPath, entry.name).slice(join(root, "/").length).replaceAll("\\", "/"))
    .filter((path) => !path.includes("node_modules/"))
    .sort();
}
