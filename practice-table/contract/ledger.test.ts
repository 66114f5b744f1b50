import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { HeadlessClient } from "../testing/headless/headless-client.ts";
import { instanceMembersLacking } from "../testing/instance-members.ts";
import { LEDGER, membersLacking, membersListed } from "../testing/ledger.ts";
import { LocalTable } from "../testing/local-table.ts";
import { USERS } from "../testing/practice-table.ts";

const FIXTURE = join(import.meta.dirname, "../testing/fixtures/lantern-tale/lantern-tale.mjs");

test("the foreign system stays inside the ledger", () => {
  const code = readFileSync(FIXTURE, "utf8");
  expect([...membersLacking(code, LEDGER), ...instanceMembersLacking(code)]).toEqual([]);
});

/** What only a page has, and stories show; and the names of Application V1, which are no more than mentioned. */
const PAGE_ONLY = /^(canvas|ui|Hooks)\b|^game\.(tooltip|keyboard)\b|^foundry\.appv1\b/;

/** Says of each path whether a value, or something that throws no `NotInHost`, is there. */
const FIND = (paths: readonly string[]): readonly string[] =>
  paths.filter((path) => {
    let found: unknown = globalThis;
    for (const key of path.replace(/\.\*$/, "").split(".")) {
      if (found === null || (typeof found !== "object" && typeof found !== "function") || !(key in found)) return false;
      found = Reflect.get(found, key);
    }
    return true;
  });

/** The members of a namespace and of those within it; classes and functions end the way. */
const WALK = (root: string): readonly string[] => {
  const members: string[] = [];
  const walk = (space: object, path: string): void => {
    for (const [key, value] of Object.entries(space) as [string, unknown][]) {
      const inner = typeof value === "object" && value !== null && /^[a-z]/.test(key) && Object.keys(value).length > 0;
      if (inner) walk(value, `${path}.${key}`);
      else members.push(`${path}.${key}`);
    }
  };
  walk(Reflect.get(globalThis, root) as object, root);
  return members.filter((name) => !name.startsWith("foundry.CONST."));
};

test("what is there is in the ledger", async () => {
  const table = await LocalTable.open({ generation: 14 });
  const gm = await HeadlessClient.join(table, USERS.gm);
  const members = await gm.run<string[]>(WALK, "foundry");
  await table.close();
  expect(members.length).toBeGreaterThan(150);
  expect(membersLacking(members.join(";\n"), LEDGER)).toEqual([]);
});

test("what the ledger lists is there, in one generation at least", async () => {
  const listed = membersListed(LEDGER).filter((name) => /^(foundry|game|CONFIG|CONST)\./.test(name));
  const names = listed.filter((name) => !PAGE_ONLY.test(name));
  const found = new Set<string>();
  for (const generation of [13, 14] as const) {
    const table = await LocalTable.open({ generation });
    const gm = await HeadlessClient.join(table, USERS.gm);
    for (const name of await gm.run<string[]>(FIND, names)) found.add(name);
    await table.close();
  }
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name) => !found.has(name))).toEqual([]);
});
