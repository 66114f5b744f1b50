import { expect, test } from "vitest";
import { PRIMARY_NAMES } from "../common/hierarchy.ts";
import type { ServerMessage } from "../common/protocol.ts";
import { LocalTable } from "../testing/local-table.ts";
import { malformedFrames } from "../testing/malformed.ts";
import { type PracticeTable, USERS } from "../testing/practice-table.ts";
import { seededRandom } from "../testing/seeded-random.ts";
import { SocketTable } from "../testing/socket-table.ts";

const FRAMES = 100_000;

async function furnished(table: PracticeTable) {
  const gm = await table.join(USERS.gm);
  const items = [{ name: "Lamp", type: "lantern" }];
  const target = { _id: "target0000000000", name: "Target", type: "wanderer", system: { a: { b: 1 } }, items };
  const created = gm.create("Actor", target, { keepId: true });
  await table.settle();
  await created;
  return gm;
}

const everything = (table: PracticeTable): string =>
  JSON.stringify(PRIMARY_NAMES.map((name) => table.world.documents(name)));

test(`${FRAMES} malformed frames change nothing, crash nothing and are answered`, { timeout: 300_000 }, async () => {
  const table = await LocalTable.open({ generation: 14 });
  const gm = await furnished(table);
  const replies: ServerMessage[] = [];
  const seat = await table.world.join(USERS.ada, ({ message }) => void replies.push(message));
  if (!seat) throw new Error("Ada was not let in.");
  await table.flush();
  const before = everything(table);
  const { revision } = table.world;
  const frames = malformedFrames(seededRandom(4));
  const work: Promise<void>[] = [];
  for (let sent = 0; sent < FRAMES; sent += 1) {
    work.push(table.world.receive(seat, frames.next().value));
    if (work.length === 1_000) {
      table.clock.advance(100);
      await Promise.all(work.splice(0));
      replies.length = 0;
    }
  }
  await table.flush();
  expect(table.faults).toEqual([]);
  expect(everything(table)).toBe(before);
  expect(table.world.revision).toBe(revision);
  expect(table.world.malformed).toBeGreaterThan(FRAMES / 4);
  expect(Object.prototype).not.toHaveProperty("polluted");
  expect(gm.heard("documentsModified")).toHaveLength(1);
  await table.close();
});

test("over a real socket too, and the one who sent them is still served", { timeout: 60_000 }, async () => {
  const table = await SocketTable.open({ generation: 14 });
  try {
    await furnished(table);
    const ada = await table.join(USERS.ada);
    const socket = table.rawSocket(ada);
    const before = everything(table);
    const frames = malformedFrames(seededRandom(5));
    for (let sent = 0; sent < 3_000; sent += 1) {
      const text = onTheLine(frames.next().value);
      if (text !== undefined) socket.emit("frame", JSON.parse(text));
    }
    socket.emit("frame");
    socket.emit("frame", 1, 2, "3");
    socket.emit("other", { id: "x" });
    await table.settle();
    expect(everything(table)).toBe(before);
    expect(table.faults).toEqual([]);
    const message = ada.create("ChatMessage", { content: "still here" });
    await table.settle();
    expect(await message).toMatchObject({ content: "still here" });
  } finally {
    await table.close();
  }
});

/** What the client's own library would already choke on never reaches a server; bytes as bytes end the line. */
function onTheLine(frame: unknown): string | undefined {
  try {
    return JSON.stringify(frame);
  } catch {
    return undefined;
  }
}
