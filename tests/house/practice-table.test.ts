import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { filesUnder } from "../../tools/files.mjs";
import { ROOT } from "./scratch.ts";

const read = (path: string): string => readFileSync(join(ROOT, path), "utf8");

/** What is loaded and run; its README tells where it can be installed from, and its licence whose it is. */
const SOURCES = filesUnder(ROOT, "practice-table").filter(
  (path) => /\.(ts|mjs|json|css|hbs|html)$/.test(path) && !path.startsWith("practice-table/dist/"),
);

test("the practice table names no system of ours", () => {
  expect(SOURCES.length).toBeGreaterThan(400);
  expect(SOURCES.filter((path) => /heart[ -]?rush/i.test(read(path)))).toEqual([]);
});

/** It has a copy of its own, because it can be installed without the rest of this repository. */
test("the practice table is compiled as strictly as the system", () => {
  expect(read("practice-table/tsconfig.base.json")).toBe(read("tsconfig.base.json"));
});

test("whatever the practice table lets out is there", () => {
  const { exports, bin } = JSON.parse(read("practice-table/package.json")) as Readonly<
    Record<"exports" | "bin", Readonly<Record<string, string>>>
  >;
  const there = [...Object.values(exports), ...Object.values(bin)].map((path) => join("practice-table", path));
  expect(there.filter((path) => !filesUnder(ROOT, "practice-table").includes(path))).toEqual([]);
});
