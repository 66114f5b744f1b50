import { afterAll, beforeAll, expect, test } from "vitest";
import { HeadlessClient } from "../testing/headless/headless-client.ts";
import { LocalTable } from "../testing/local-table.ts";
import { USERS } from "../testing/practice-table.ts";

let table: LocalTable;
let gm: HeadlessClient;

beforeAll(async () => {
  table = await LocalTable.open({ generation: 14 });
  gm = await HeadlessClient.join(table, USERS.gm);
});
afterAll(() => table.close());

test("getRoute makes a path absolute and leaves addresses alone", async () => {
  const routes = `["systems/x/a.png", "/b.png", "https://c.test/d.png"].map((path) => foundry.utils.getRoute(path))`;
  expect(await gm.run(routes)).toEqual(["/systems/x/a.png", "/b.png", "https://c.test/d.png"]);
});

test("timeSince speaks of the table's time", async () => {
  await gm.run("void (globalThis.moment = Date.now())");
  table.clock.advance(3 * 60_000);
  expect(await gm.run("foundry.utils.timeSince(moment)")).toBe("3 minutes ago");
  table.clock.advance(48 * 3_600_000);
  expect(await gm.run("foundry.utils.timeSince(moment)")).toBe("2 days ago");
});

const sorted = (sorts: readonly number[], move: string, target: string, before?: boolean): string => `(() => {
  const all = ${JSON.stringify(sorts)}.map((sort, index) => ({ id: "abcdef"[index], sort }));
  const named = (id) => all.find((entry) => entry.id === id);
  const options = { target: named("${target}"), siblings: all, ${before === undefined ? "" : `sortBefore: ${before}`} };
  return foundry.utils.performIntegerSort(named("${move}"), options).map(({ target, update }) => [target.id, update.sort]);
})()`;

test("performIntegerSort changes one number while there is room, and all when there is none", async () => {
  expect(await gm.run(sorted([0, 1000, 2000], "c", "b", true))).toEqual([["c", 500]]);
  expect(await gm.run(sorted([0, 1000, 2000], "a", "b", false))).toEqual([["a", 1500]]);
  expect(await gm.run(sorted([1, 2, 3], "c", "b", true))).toEqual([
    ["a", 100_000],
    ["c", 200_000],
    ["b", 300_000],
  ]);
});
