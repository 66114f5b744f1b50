import { pathToFileURL } from "node:url";
import { ROOT } from "./ready.mjs";

/**
 * Lets a check that tests import also be run by itself: it then prints its complaints about this repository and fails
 * when there are any.
 * @param {string} url the `import.meta.url` of the check
 * @param {(root: string) => readonly string[]} check
 */
export function asCommand(url, check) {
  if (url !== pathToFileURL(process.argv[1] ?? "").href) return;
  const complaints = check(ROOT);
  if (complaints.length > 0) console.log(complaints.join("\n"));
  process.exitCode = complaints.length > 0 ? 1 : 0;
}
