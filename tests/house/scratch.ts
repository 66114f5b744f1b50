import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, onTestFinished } from "vitest";

export const ROOT = fileURLToPath(new URL("../..", import.meta.url)).replace(/[/\\]$/, "");

/** An empty folder that goes when the tests of this file are over. */
export function scratchFolder(): string {
  const root = mkdtempSync(join(tmpdir(), "heart-rush-"));
  afterAll(() => rmSync(root, { recursive: true, force: true }));
  return root;
}

/** A project of just these files, for a check to look at; it goes when the running test is over. */
export function scratchProject(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), "heart-rush-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  return plant(root, files);
}

export function plant(root: string, files: Readonly<Record<string, string>>): string {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  return root;
}
