import { chmodSync } from "node:fs";
import { delimiter, join } from "node:path";
import { expect, test } from "vitest";
import { scratchProject } from "../tests/house/scratch.ts";
import { findBrowser } from "./browser.mjs";

test("a browser that is named is taken at its word", () => {
  expect(findBrowser({ CHROMIUM: "/opt/my-chromium", PATH: "" })).toBe("/opt/my-chromium");
});

test("else the first on the PATH that can be run", () => {
  const root = scratchProject({ "a/chromium": "no program", "b/google-chrome": "#!/bin/sh" });
  chmodSync(join(root, "b/google-chrome"), 0o755);
  expect(findBrowser({ PATH: [join(root, "a"), join(root, "b")].join(delimiter) })).toBe(join(root, "b/google-chrome"));
});

test("there may be none", () => {
  expect(findBrowser({ CHROMIUM: "", PATH: scratchProject({}) })).toBeUndefined();
});
