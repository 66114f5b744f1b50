import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../..", import.meta.url));

const NETS = [
  "package.json",
  "tsconfig.base.json",
  "tsconfig.json",
  "eslint.config.js",
  ".dependency-cruiser.cjs",
  "src/rules/tsconfig.json",
  "src/view/tsconfig.json",
  "src/foundry/tsconfig.json",
  "host/common/tsconfig.json",
  "host/server/tsconfig.json",
  "host/client/tsconfig.json",
  "host/testing/tsconfig.json",
  "tests/tsconfig.json",
  "tools/tsconfig.json",
];

/** A throw-away project with our own nets and the given files in it. */
export interface SeededTree {
  /** Runs an installed tool there; the tool's complaints are its answer, so a failing exit code is none of ours. */
  run(tool: string, ...args: readonly string[]): Promise<string>;
  fell(): void;
}

export function seededTree(files: Readonly<Record<string, string>>): SeededTree {
  const root = mkdtempSync(join(tmpdir(), "nets-"));
  for (const net of NETS) {
    mkdirSync(dirname(join(root, net)), { recursive: true });
    cpSync(join(ROOT, net), join(root, net));
  }
  symlinkSync(join(ROOT, "node_modules"), join(root, "node_modules"), "junction");
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  return {
    run: (tool, ...args) =>
      new Promise((settle) => {
        const command = join(root, "node_modules", tool);
        execFile(
          process.execPath,
          ["--preserve-symlinks", command, ...args],
          { cwd: root, maxBuffer: 2 ** 26 },
          (_error, out) => {
            settle(out);
          },
        );
      }),
    fell: () => rmSync(root, { recursive: true, force: true }),
  };
}
