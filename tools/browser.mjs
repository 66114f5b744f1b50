// The browser that end-to-end tests drive. It is no npm package, so it is looked for and, on Debian, installed.
import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** The path of a Chromium: the one `CHROMIUM` names, one on the PATH, or one installed now. */
export function browser() {
  const found = process.env.CHROMIUM ?? onPath();
  if (found !== undefined) return found;
  console.log("Installing Chromium (this happens once) …");
  const root = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  for (const command of [
    ["update", "-q"],
    ["install", "-qy", "--no-install-recommends", "chromium"],
  ]) {
    const [program, ...args] = /** @type {[string, ...string[]]} */ ([...root, "apt-get", ...command]);
    spawnSync(program, args, {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  }
  const installed = onPath();
  if (installed === undefined) throw new Error("no Chromium found: install one, or name it in the variable CHROMIUM");
  return installed;
}

const onPath = () =>
  (process.env.PATH ?? "")
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
    .find(isProgram);

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
