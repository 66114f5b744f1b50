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
