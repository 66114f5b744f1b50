// The browser that end-to-end tests drive. It is no npm package, so it is looked for and, on Debian, installed.
import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** The first is Chromium without a window of its own: the same pages, drawn at half the cost. */
const NAMES = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** The path of a Chromium: the one `CHROMIUM` names, one on the PATH, or one installed now. */
export function browser() {
  const found = findBrowser(process.env);
  if (found !== undefined) return found;
  console.error("Installing Chromium (this happens once) …");
  aptGet("update", "-q");
  aptGet("install", "-qy", "--no-install-recommends", "chromium-headless-shell");
  const installed = findBrowser(process.env);
  if (installed === undefined) throw new Error("no Chromium found: install one, or name it in the variable CHROMIUM");
  return installed;
}

/** @param {Readonly<Record<string, string | undefined>>} environment */
export function findBrowser({ CHROMIUM, PATH = "" }) {
  if (CHROMIUM !== undefined && CHROMIUM !== "") return CHROMIUM;
  const folders = PATH.split(delimiter);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

/** @param {string[]} args */
function aptGet(...args) {
  const command = process.getuid?.() === 0 ? ["apt-get", ...args] : ["sudo", "-n", "apt-get", ...args];
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  spawnSync(/** @type {string} */ (command[0]), command.slice(1), { stdio: ["ignore", "ignore", "inherit"], env });
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
