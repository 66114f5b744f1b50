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

test("timeSince speaks of the table's time", async () => {
  await gm.run("void (globalThis.moment = Date.now())");
  table.clock.advance(3 * 60_000);
  expect(await gm.run("foundry.utils.timeSince(moment)")).toBe("3 minutes ago");
  table.clock.advance(48 * 3_600_000);
  expect(await gm.run("foundry.utils.timeSince(moment)")).toBe("2 days ago");
});
