import { execFile } from "node:child_process";
import { cpSync, mkdirSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { plant, ROOT, scratchFolder } from "./scratch.ts";

const NETS = [
  ...["package.json", "tsconfig.base.json", "tsconfig.json", "oxlint.config.mjs", ".dependency-cruiser.cjs"],
  ...["src/rules", "src/view", "src/foundry", "tests", "tools"].map((layer) => `${layer}/tsconfig.json`),
  ...["package.json", "tsconfig.base.json", "tsconfig.json"].map((net) => `practice-table/${net}`),
  "tools/package.json",
  ...["common", "server", "client", "testing"].map((layer) => `practice-table/${layer}/tsconfig.json`),
  ...["page", "tests"].map((half) => `practice-table/client/tsconfig.${half}.json`),
];

/** Runs an installed tool; its complaints are its answer, so a failing exit code is no failure here. */
export type RunTool = (tool: string, ...args: readonly string[]) => Promise<string>;

/** A throw-away project of our own nets and the given files. */
export function seededTree(files: Readonly<Record<string, string>>): RunTool {
  const root = plant(scratchFolder(), files);
  for (const net of NETS) {
    mkdirSync(dirname(join(root, net)), { recursive: true });
    cpSync(join(ROOT, net), join(root, net));
  }
  symlinkSync(join(ROOT, "node_modules"), join(root, "node_modules"), "junction");
  return (tool, ...args) =>
    new Promise((settle) => {
      const command = ["--preserve-symlinks", join(root, "node_modules", tool), ...args];
      execFile(process.execPath, command, { cwd: root, maxBuffer: 2 ** 26 }, (_error, output) => settle(output));
    });
}
