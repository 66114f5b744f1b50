import { expect, test } from "vitest";
import { filesUnder } from "../../tools/files.mjs";
import { ROOT } from "./scratch.ts";

const SOURCES = ["src", "styles", "templates", "practice-table", "tests", "tools"].flatMap((folder) =>
  filesUnder(ROOT, folder).filter(
    (path) => /\.(ts|mjs|s?css|hbs)$/.test(path) && !path.startsWith("practice-table/dist/"),
  ),
);
const nameOf = (path: string): string => path.slice(path.lastIndexOf("/") + 1);

test("files are kebab-case", () => {
  const odd = SOURCES.filter((path) => !/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)+$/.test(nameOf(path)));
  expect(odd).toEqual([]);
});

/** The practice table is found by Foundry's own names, and one of those is `utils`. */
test("files are named for a concept, not for being useful", () => {
  const ours = SOURCES.filter((path) => !path.startsWith("practice-table/client/namespace/"));
  expect(ours.filter((path) => /^(utils?|helpers?|manager|types|common|misc)\./.test(nameOf(path)))).toEqual([]);
});

test("no folder of ours is a row of more than 25 sources", () => {
  const many = new Map<string, number>();
  for (const path of SOURCES.filter((one) => /^(src|practice-table)\//.test(one) && !/\.test\.|\.d\.ts$/.test(one))) {
    const folder = path.slice(0, path.lastIndexOf("/"));
    many.set(folder, (many.get(folder) ?? 0) + 1);
  }
  expect([...many].filter(([, sources]) => sources > 25)).toEqual([]);
});
