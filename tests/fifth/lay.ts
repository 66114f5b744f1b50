import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { build } from "vite";
import { filesUnder } from "../../tools/files.mjs";
import { EDITS, LAID } from "./edits.ts";

const ROOT = join(import.meta.dirname, "../..");

/** What the sources of a ruleset, its checks and its build need. */
const PARTS = [
  ...[
    "src",
    "lang",
    "templates",
    "styles",
    "assets",
    "tools",
    "tests/conformance",
    "tests/house",
    "tests/tsconfig.json",
  ],
  ...["package.json", "system.json", "tsconfig.base.json", "vite.config.ts", "oxlint.config.mjs"],
  ...[".dependency-cruiser.cjs", "LICENSE", "README.md", "CHANGELOG.md"],
];

/** The files that the fifth ruleset brings along, by their path in the repository. */
export const ADDED = filesUnder(LAID, ".").toSorted();
export const EDITED = Object.keys(EDITS).toSorted();

export interface LaidTree {
  readonly root: string;
  remove(): void;
}

/** Our sources with the fifth ruleset laid over them, in a folder of their own. */
export function layTree(): LaidTree {
  const root = join(mkdtempSync(join(tmpdir(), "fifth-")), "heart-rush");
  for (const part of PARTS) {
    mkdirSync(dirname(join(root, part)), { recursive: true });
    cpSync(join(ROOT, part), join(root, part), {
      recursive: true,
      filter: (path) => !/\.tsbuildinfo$/.test(path) && basename(path) !== "node_modules",
    });
  }
  // The bundler reads every project that is referred to, and not all are here.
  const projects = ["src/rules", "src/view", "src/foundry", "tests", "tools"].map((path) => ({ path }));
  writeFileSync(join(root, "tsconfig.json"), JSON.stringify({ files: [], references: projects }));
  cpSync(LAID, root, { recursive: true });
  for (const [path, edit] of Object.entries(EDITS))
    writeFileSync(join(root, path), edit(readFileSync(join(root, path), "utf8")));
  symlinkSync(join(ROOT, "node_modules"), join(root, "node_modules"), "junction");
  return { root, remove: () => rmSync(dirname(root), { recursive: true, force: true }) };
}

/** The tree as a system that can be installed: its bundle built, without packs. */
export async function buildTree(): Promise<LaidTree> {
  const tree = layTree();
  const path = join(tree.root, "system.json");
  const manifest = JSON.parse(readFileSync(path, "utf8")) as Readonly<Record<string, unknown>>;
  writeFileSync(path, JSON.stringify({ ...manifest, packs: [], packFolders: [] }));
  await build({ root: tree.root, configFile: join(tree.root, "vite.config.ts"), logLevel: "warn" });
  return tree;
}
