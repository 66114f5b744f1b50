// What must be there before anything else can run. Needs nothing but Node and npm itself, so `npm start` and
// `npm test` begin here: `import { ready } from "./ready.mjs"; ready();` and only then import a package.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = resolve(fileURLToPath(new URL("..", import.meta.url)));

/** Installs the packages when they are missing or no longer those that package.json and the lock file ask for. */
export function ready(root = ROOT) {
  const stamp = join(root, "node_modules", ".ready");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted(root)) return;
  if (isTooOld(process.versions.node)) throw new Error(`Node ${process.version} is too old: 20.19 or newer is needed`);
  console.error("Installing packages (this happens once) …");
  // Not `npm ci`: a lock file written on one platform lacks the optional binaries of another.
  const npm = spawnSync("npm", ["install", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: root,
    // What a command prints is its answer; how it got ready is told beside it.
    stdio: ["ignore", 2, 2],
    shell: process.platform === "win32",
  });
  if (npm.status !== 0) throw new Error("npm install failed; see the lines above");
  mkdirSync(join(root, "node_modules"), { recursive: true });
  // Anew, and not over what is there: where checkouts share their packages by links, each has a stamp of its own.
  rmSync(stamp, { force: true });
  writeFileSync(stamp, wanted(root));
}

/** @param {string} version */
export function isTooOld(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  return major < 20 || (major === 20 && minor < 19);
}

/**
 * A fingerprint of what is asked for, so that a fresh checkout of the same files does not install again.
 * @param {string} root
 */
function wanted(root) {
  const { dependencies, devDependencies, overrides, workspaces = [] } = manifest(root);
  const lock = join(root, "package-lock.json");
  const inner = workspaces.map((/** @type {string} */ folder) => {
    const own = manifest(join(root, folder));
    return [folder, own.dependencies, own.devDependencies];
  });
  return createHash("sha256")
    .update(JSON.stringify([process.version, dependencies, devDependencies, overrides, inner]))
    .update(existsSync(lock) ? readFileSync(lock) : "")
    .digest("hex");
}

/** @param {string} folder */
function manifest(folder) {
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
}
