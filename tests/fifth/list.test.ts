import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ADDED, EDITED } from "./lay.ts";

const CONTRIBUTING = readFileSync(join(import.meta.dirname, "../../CONTRIBUTING.md"), "utf8");

/** The files and folders that the numbered list of a chapter names before its colons, for this ruleset. */
function listed(chapter: string, ruleset: string): readonly string[] {
  const [, text = ""] = CONTRIBUTING.split(`## ${chapter}\n`);
  const [list = ""] = text.split("\n## ");
  const items = list.split(/^\d+\. /m).slice(1);
  return items.flatMap((item) => {
    const [names = ""] = item.split(":");
    return [...names.matchAll(/`([^`]+)`/g)].map(([, path = ""]) => path.replaceAll("<ruleset>", ruleset));
  });
}

const LIST = listed("Add a ruleset", "roshambo");
const covers = (entry: string, path: string): boolean =>
  entry.endsWith("/") ? path.startsWith(entry) : path === entry;

describe("the list of a new ruleset in CONTRIBUTING.md", () => {
  test("names every file that rock, paper, scissors adds or edits", () => {
    const unlisted = [...ADDED, ...EDITED].filter((path) => !LIST.some((entry) => covers(entry, path)));
    expect(unlisted).toEqual([]);
  });

  test("names nothing else", () => {
    const idle = LIST.filter((entry) => ![...ADDED, ...EDITED].some((path) => covers(entry, path)));
    expect(idle).toEqual([]);
  });

  test("says of nothing twice what is to be done", () => {
    expect(LIST.toSorted()).toEqual([...new Set(LIST)].toSorted());
  });
});
