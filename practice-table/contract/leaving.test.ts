import { setTimeout } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { HeadlessClient } from "../testing/headless/headless-client.ts";
import { LocalTable } from "../testing/local-table.ts";
import { USERS } from "../testing/practice-table.ts";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

/**
 * What is in use once everything unused has been let go of, in MB: the least of several readings, since a busy machine gives
 * back late. What has leaked is in all of them.
 */
async function used(): Promise<number> {
  const readings: number[] = [];
  for (let round = 0; round < 10; round += 1) {
    await setTimeout(20);
    collect();
    readings.push(process.memoryUsage().heapUsed / 1e6);
  }
  return Math.min(...readings);
}

async function comeAndGo(table: LocalTable, often: number): Promise<void> {
  for (let time = 0; time < often; time += 1) {
    const client = await HeadlessClient.join(table, USERS.ada, { seed: time });
    client.leave();
    await table.settle();
  }
}

test("a hundred clients without a page that came and went leave nothing behind", { timeout: 300_000 }, async () => {
  const table = await LocalTable.open({ generation: 14 });
  await HeadlessClient.join(table, USERS.gm);
  await comeAndGo(table, 5);
  const before = await used();
  await comeAndGo(table, 100);
  expect(await used()).toBeLessThan(before * 1.1);
  await table.close();
});

test("nor do tables that are closed with everybody at them", { timeout: 300_000 }, async () => {
  const evening = async (): Promise<void> => {
    const table = await LocalTable.open({ generation: 14 });
    for (const user of [USERS.gm, USERS.ada]) await HeadlessClient.join(table, user);
    await table.close();
  };
  for (let time = 0; time < 3; time += 1) await evening();
  const before = await used();
  for (let time = 0; time < 30; time += 1) await evening();
  expect(await used()).toBeLessThan(before * 1.1);
});
