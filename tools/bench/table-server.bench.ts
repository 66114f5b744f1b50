import { type JsonObject, percentile, soak, SocketTable, USERS } from "../../practice-table/testing/index.ts";
import type { Row } from "./row.ts";

const ACTORS = 1_000;
const items: readonly JsonObject[] = [1, 2, 3].map((number) => ({ name: `Item ${number}`, type: "lantern" }));

/** From asking for a seat to holding the whole snapshot, in milliseconds: the median of nine joins. */
async function joinTime(): Promise<number> {
  const table = await SocketTable.open({ generation: 14 });
  try {
    const gm = await table.join(USERS.gm);
    const data = Array.from({ length: ACTORS }, (_, number): JsonObject => ({
      name: `Actor ${number}`,
      type: "wanderer",
      items,
    }));
    await gm.modify({ action: "create", documentName: "Actor", parentUuid: null, data, options: {} });
    const times: number[] = [];
    for (let time = 0; time < 9; time += 1) {
      const begun = performance.now();
      const client = await table.join(USERS.ada);
      times.push(performance.now() - begun);
      client.leave();
    }
    return percentile(
      times.sort((a, b) => a - b),
      0.5,
    );
  } finally {
    await table.close();
  }
}

/** Eight clients of which each writes twenty times a second: from the asking until the last of them knows. */
const latencies = (async (): Promise<readonly number[]> => {
  const table = await SocketTable.open({ generation: 14 });
  try {
    const clients = await Promise.all(Array.from({ length: 8 }, () => table.join(USERS.gm)));
    const report = await soak(clients, { writes: 1_600, seed: 9, milliseconds: 10_000 });
    if (report.different.length > 0) throw new Error("the clients do not agree");
    return report.latencies;
  } finally {
    await table.close();
  }
})();

const latency = (share: number): Row => ({
  name: `practice table: change known to 8 clients, p${share * 100}`,
  count: async () => percentile(await latencies, share),
  unit: "ms",
  binding: false,
});

export const rows: readonly Row[] = [
  { name: `practice table: join with ${ACTORS} actors`, count: joinTime, unit: "ms", binding: false },
  ...[0.5, 0.95, 0.99].map(latency),
];
