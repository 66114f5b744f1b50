import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { filesUnder } from "../../tools/files.mjs";
import { ROOT } from "./scratch.ts";

/** The fifth ruleset's own tests run where it is laid over the sources: `tests/fifth/nets.test.ts`. */
const LAID = "tests/fifth/roshambo/";

/** A test in a folder that no project includes would pass by never running. */
test("every test file belongs to a project", () => {
  const list = execFileSync(process.execPath, ["node_modules/vitest/vitest.mjs", "list", "--filesOnly", "--json"], {
    cwd: ROOT,
    encoding: "utf8",
  });
  const run = (JSON.parse(list.slice(list.indexOf("["))) as readonly { readonly file: string }[]).map(({ file }) =>
    file.replaceAll("\\", "/").slice(ROOT.length + 1),
  );
  const there = ["src", "practice-table", "tests", "tools"]
    .flatMap((folder) => filesUnder(ROOT, folder, ".ts"))
    .filter((path) => /\.(test|story)\.ts$/.test(path) && !path.startsWith(LAID));
  expect(there.filter((path) => !run.includes(path))).toEqual([]);
});
