import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { zipSync } from "fflate";
import { filesUnder } from "./files.mjs";

/** What is installed: everything Foundry serves, and what a reader of the folder wants to know. */
const FILES = ["system.json", "README.md", "CHANGELOG.md", "LICENSE"];
const FOLDERS = ["assets", "dist", "lang", "packs", "templates"];

/** The same for every build, so that equal content makes equal bytes; local time, because that is what a zip stores. */
const MOMENT = new Date(1980, 0, 1);

/**
 * The installable system as a zip, `system.json` at its root. A released manifest also says where it came from.
 * @param {string} root
 * @param {string} [releases] the address of the project's releases, `https://…/releases`
 */
export function archive(root, releases) {
  const manifest = released(readFileSync(join(root, "system.json"), "utf8"), releases);
  const paths = [
    ...FILES.filter((path) => existsSync(join(root, path))),
    ...FOLDERS.flatMap((path) => filesUnder(root, path)),
  ];
  /** @type {Record<string, Uint8Array>} */
  const content = {};
  for (const path of paths.filter((path) => !path.startsWith("packs/_source/")).sort())
    content[path] =
      path === "system.json" ? new TextEncoder().encode(manifest) : new Uint8Array(readFileSync(join(root, path)));
  return { manifest, zip: zipSync(content, { level: 9, mtime: MOMENT }) };
}

/**
 * `manifest` leads to the newest release, `download` to this one: Foundry asks the first whether there is an update.
 * @param {string} manifest
 * @param {string | undefined} releases
 */
function released(manifest, releases) {
  if (releases === undefined) return manifest;
  const system = JSON.parse(manifest);
  return `${JSON.stringify(
    {
      ...system,
      url: releases.replace(/\/releases$/, ""),
      manifest: `${releases}/latest/download/system.json`,
      download: `${releases}/download/v${system.version}/${system.id}.zip`,
    },
    null,
    2,
  )}\n`;
}
