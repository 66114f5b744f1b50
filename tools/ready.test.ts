import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { scratchProject } from "../tests/house/scratch.ts";
import { isTooOld, ready } from "./ready.mjs";

describe("ready", () => {
  const said: string[] = [];
  beforeEach(() => {
    said.length = 0;
    vi.spyOn(console, "error").mockImplementation((line: string) => void said.push(line));
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  /** Installs twice and tells how often npm was needed, when `meddle` happens in between. */
  const installs = (
    meddle: (root: string) => void,
    files: Readonly<Record<string, string>> = { "package.json": '{ "scripts": {} }' },
  ): number => {
    const root = scratchProject(files);
    ready(root);
    meddle(root);
    ready(root);
    expect(existsSync(join(root, "node_modules"))).toBe(true);
    return said.length;
  };

  test("installs once", () => {
    expect(installs(() => undefined)).toBe(1);
  });
  test("does not install for another script", () => {
    const script = '{ "scripts": { "hello": "node hello.mjs" } }';
    expect(installs((root) => writeFileSync(join(root, "package.json"), script))).toBe(1);
  });
  test("installs again when the packages are gone", () => {
    expect(installs((root) => rmSync(join(root, "node_modules"), { recursive: true }))).toBe(2);
  });
  test("installs again when other packages are asked for", () => {
    const lock = '{ "name": "x", "lockfileVersion": 3, "packages": {} }';
    expect(installs((root) => writeFileSync(join(root, "package-lock.json"), lock))).toBe(2);
  });
  test("installs again when a workspace asks for other packages", () => {
    const asking = (dependencies: object): string =>
      JSON.stringify({ name: "inner", version: "1.0.0", private: true, dependencies });
    const files = {
      "package.json": '{ "workspaces": ["inner", "other"] }',
      "inner/package.json": asking({}),
      "other/package.json": '{ "name": "other", "version": "1.0.0", "private": true }',
    };
    const other = asking({ other: "1.0.0" });
    expect(installs((root) => writeFileSync(join(root, "inner/package.json"), other), files)).toBe(2);
  });
});

test.for([
  ["20.18.3", true],
  ["18.20.0", true],
  ["20.19.0", false],
  ["22.1.0", false],
] as const)("Node %s is too old: %s", ([version, tooOld]) => {
  expect(isTooOld(version)).toBe(tooOld);
});
