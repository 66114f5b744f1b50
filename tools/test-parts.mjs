import { relative, sep } from "node:path";
import { ROOT } from "./ready.mjs";

/** @typedef {import("./test-totals.mjs").TestFile} TestFile */

const SLOWEST = 10;

/** What of the run a file belongs to, by the beginning of its path. */
const PARTS = /** @type {const} */ ([
  ["rules", "src/rules/"],
  ["view", "src/view/"],
  ["templates", "tests/view/"],
  ["conformance", "tests/conformance/"],
  ["house", "tests/house/"],
  ["house", "tools/"],
  ["fifth", "tests/fifth/"],
  ["practice table", "practice-table/"],
  ["integration", "tests/integration/"],
  ["stories", "tests/e2e/"],
]);

/**
 * Where the time went: the parts with their tests and the minutes that workers spent on them, and the slowest files.
 * @param {readonly TestFile[]} files
 */
export function printParts(files) {
  const named = files.map((file) => ({ ...file, path: relative(ROOT, file.path).split(sep).join("/") }));
  console.log("\nWhere the workers' minutes went");
  for (const part of new Set(PARTS.map(([name]) => name))) {
    const own = named.filter(({ path }) => partOf(path) === part);
    const tests = own.reduce((sum, file) => sum + file.tests, 0);
    const seconds = own.reduce((sum, file) => sum + file.seconds, 0);
    if (own.length > 0) console.log(`  ${(seconds / 60).toFixed(1).padStart(5)}  ${part}, ${tests} tests`);
  }
  console.log("The slowest files, in seconds");
  for (const { path, seconds } of named.toSorted((one, other) => other.seconds - one.seconds).slice(0, SLOWEST))
    console.log(`  ${seconds.toFixed(1).padStart(5)}  ${path}`);
}

/** @param {string} path */
export const partOf = (path) => PARTS.find(([, folder]) => path.startsWith(folder))?.[0] ?? "other";
