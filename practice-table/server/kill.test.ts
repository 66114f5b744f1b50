import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { socketTransport } from "../client/connection/socket-transport.ts";
import { Line } from "../common/line.ts";
import type { JsonObject } from "../common/json.ts";
import type { DocumentOperation, JoinAnswer } from "../common/protocol.ts";
import { clock } from "../common/utils/clock.ts";
import { damageIn } from "../testing/damage.ts";
import { builtFixture } from "../testing/fixture-system.ts";
import { USER_SOURCES, USERS } from "../testing/practice-table.ts";
import { seededRandom } from "../testing/seeded-random.ts";
import { ServerProcess } from "../testing/server-process.ts";
import { TestClient } from "../testing/test-client.ts";
import { LevelStorage } from "./storage/storage.ts";

const ROUNDS = 12;
const LEDGERS = ["ledgerOne0000000", "ledgerTwo0000000"];

test(`after ${ROUNDS} kills every acknowledged write is there and no batch is half`, { timeout: 300_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), "practice-kill-"));
  await writeFile(join(folder, "seed.json"), JSON.stringify({ users: USER_SOURCES, actors: LEDGERS.map(ledger) }));
  const random = seededRandom(20_261_118);
  let acknowledged = 0;
  let asked = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const { server, gm } = await seatAt(folder);
    // A busy machine takes its time for a write: the end comes in the midst of one, however long all before it took.
    const last = asked + 2 + Math.floor(random() * 12);
    const midst = random() * 8;
    let killed: Promise<unknown> | null = null;
    let dead = false;
    const ended = server.ended.then(() => {
      dead = true;
    });
    while (!dead) {
      asked += 1;
      const number = asked;
      if (number === last) killed = sleep(midst).then(() => server.kill("SIGKILL"));
      const wrote = await Promise.race([
        gm.modify(...entry(number)).then(
          () => true,
          () => false,
        ),
        ended.then(() => false),
      ]);
      if (wrote) acknowledged = number;
    }
    await killed;
    gm.leave();
    const rows = await rowsOf(folder);
    expect(damageIn(rows)).toEqual([]);
    const counts = LEDGERS.map((id) => (rows.get(`!actors!${id}`)?.["system"] as JsonObject | undefined)?.["count"]);
    expect(counts[0]).toBe(counts[1]);
    expect(counts[0]).toBeGreaterThanOrEqual(acknowledged);
    expect(rows.get(`!actors!${LEDGERS[0]}`)?.["items"]).toHaveLength(Number(counts[0]));
    asked = Number(counts[0]);
    acknowledged = asked;
  }
  expect(acknowledged).toBeGreaterThan(ROUNDS);
  await rm(folder, { recursive: true, force: true });
});

const ledger = (id: string): JsonObject => ({ _id: id, name: id, type: "wanderer", system: { count: 0 } });

/** One batch over two documents and a new one inside the first: the number stands in all three, or in none. */
function entry(number: number): readonly DocumentOperation[] {
  const updates = LEDGERS.map((_id): JsonObject => ({ _id, "system.count": number }));
  const data = [{ name: `Entry ${number}`, type: "lantern", system: { oil: number } }];
  const parentUuid = `Actor.${LEDGERS[0]}`;
  return [
    { action: "update", documentName: "Actor", parentUuid: null, updates, options: {} },
    { action: "create", documentName: "Item", parentUuid, data, options: {} },
  ];
}

async function seatAt(folder: string): Promise<{ server: ServerProcess; gm: TestClient }> {
  const seed = join(folder, "seed.json");
  const data = join(folder, "data");
  const server = await ServerProcess.start([
    "--system",
    await builtFixture(),
    "--data",
    data,
    "--port",
    "0",
    "--seed",
    seed,
  ]);
  const url = await server.url();
  const response = await fetch(new URL("/api/join", url), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ user: USERS.gm, password: "" }),
  });
  const answer = (await response.json()) as JoinAnswer;
  const gm = new TestClient(USERS.gm, new Line(socketTransport(url, answer.ok ? answer.token : ""), { clock }));
  await gm.welcomed();
  return { server, gm };
}

async function rowsOf(folder: string): Promise<Map<string, JsonObject>> {
  const storage = await LevelStorage.open(join(folder, "data/worlds/demo/db"), { mustExist: true });
  const rows = await storage.rows();
  await storage.close();
  return rows;
}
