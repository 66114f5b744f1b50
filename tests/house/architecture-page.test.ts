import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { filesUnder } from "../../tools/files.mjs";
import { ROOT } from "./scratch.ts";

const PAGE = readFileSync(`${ROOT}/docs/architecture.md`, "utf8");
const SOURCES = [...filesUnder(ROOT, "src", ".ts"), ...filesUnder(ROOT, "templates", ".hbs")];
const named = [...PAGE.matchAll(/`((?:[\w-]+\/)*[\w-]+\.(?:ts|hbs))`/g)].map(([, path = ""]) => path);

test.for(named)("the architecture page knows where %s is", (path) => {
  expect(SOURCES.filter((source) => `/${source}`.endsWith(`/${path}`))).not.toEqual([]);
});

test("it names no more than twenty words", () => {
  const [, glossary = ""] = PAGE.split("## Twenty words");
  expect(glossary.match(/^\| [a-z]+ /gm)).toHaveLength(20);
});

test("its way hop by hop passes functions that are there, each named once, and counts them", () => {
  const [, after = ""] = PAGE.split("### Hop by hop");
  const [way = ""] = after.split("\n## ");
  const hops = [...way.matchAll(/`((?:[\w-]+\/)*[\w-]+\.ts)`\s+`(\w+)`/g)].map(([, path = "", name = ""]) => {
    const [file, ...others] = SOURCES.filter((source) => `/${source}`.endsWith(`/${path}`));
    return { path, name, file: others.length === 0 ? (file ?? "") : "" };
  });
  const lost = hops.filter(
    ({ file, name }) => file === "" || !new RegExp(`\\b${name}\\b`).test(readFileSync(`${ROOT}/${file}`, "utf8")),
  );
  expect(lost).toEqual([]);
  expect(new Set(hops.map(({ file, name }) => `${file} ${name}`)).size).toBe(hops.length);
  expect(way).toContain(`${hops.length} in ${new Set(hops.map(({ file }) => file)).size} files`);
});
