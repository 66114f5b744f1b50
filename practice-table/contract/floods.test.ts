import { expect, test } from "vitest";
import type { ServerFrame } from "../common/protocol.ts";
import { LocalTable } from "../testing/local-table.ts";
import { USERS } from "../testing/practice-table.ts";
import { SocketTable } from "../testing/socket-table.ts";
import type { TestClient } from "../testing/test-client.ts";

const MANY = 2_000;
const PATIENT = { timeout: 50_000 };

/** What one client of the table does while the others are to be served. */
async function atATable(act: (table: SocketTable, ada: TestClient, bo: TestClient) => Promise<void>): Promise<void> {
  const table = await SocketTable.open({ generation: 14 });
  try {
    await act(table, await table.join(USERS.ada), await table.join(USERS.bo));
    expect(table.faults).toEqual([]);
  } finally {
    await table.close();
  }
}

const FLOODS = {
  resend: { kind: "resend", after: 0 },
  packDocuments: { kind: "packDocuments", pack: "lantern-tale.lanterns", ids: null },
  worldDocuments: { kind: "worldDocuments", documentName: "Actor" },
  nothing: {},
  activity: { kind: "activity", activity: { cursor: { x: 1, y: 1 } } },
};
test.for(Object.entries(FLOODS))(
  "while one sends thousands of frames, another is answered: %s",
  async ([, request]) => {
    await atATable(async (table, ada, bo) => {
      const socket = table.rawSocket(ada);
      let frames = 0;
      socket.on("frame", () => (frames += 1));
      for (let sent = 0; sent < MANY; sent += 1) socket.emit("frame", { id: `flood${sent}`, request });
      const said = await bo.create("ChatMessage", { content: "and I?" });
      const before = frames;
      expect(said).toMatchObject({ content: "and I?" });
      await table.settle();
      expect(before).toBeLessThan(MANY / 2);
      // Each is answered, and what is sent once more for so little is bounded.
      expect(frames).toBeGreaterThanOrEqual(MANY);
      expect(frames).toBeLessThan(60 * MANY);
    });
  },
);

test("a frame that is too long ends its sender's line, and nobody else's", async () => {
  await atATable(async (table, ada, bo) => {
    const cut = new Promise((settle) => table.rawSocket(ada).once("disconnect", settle));
    table.rawSocket(ada).emit("frame", { id: "long", request: "x".repeat(1_500_000) });
    await cut;
    expect(await bo.create("ChatMessage", { content: "still here" })).toMatchObject({ content: "still here" });
  });
});

test.for([
  ["things", Array.from({ length: 150_000 }, () => ({}))],
  ["bytes", Buffer.alloc(10)],
])("so does one of more %s than any of ours", async ([, crowded]) => {
  await atATable(async (table, ada, bo) => {
    const cut = new Promise((settle) => table.rawSocket(ada).once("disconnect", settle));
    table.rawSocket(ada).emit("frame", { id: "crowded", request: crowded });
    await cut;
    expect(table.world.malformed).toBe(0);
    expect(await bo.create("ChatMessage", { content: "still here" })).toMatchObject({ content: "still here" });
  });
});

test("who does not read what comes is cut off before it fills the server, and nobody else is", async () => {
  await atATable(async (table, ada, bo) => {
    const { transport } = table.rawSocket(ada).io.engine;
    const line = Reflect.get(transport, "ws") as { pause(): void };
    line.pause();
    const long = "x".repeat(900_000);
    for (let sent = 0; sent < 40; sent += 1) await bo.emit("system.lantern-tale", [long]);
    expect(table.world.active).not.toContain(USERS.ada);
    expect(await bo.create("ChatMessage", { content: "still here" })).toMatchObject({ content: "still here" });
  });
});

test("of two hundred wrong passwords at once most are sent away, and the table goes on", async () => {
  await atATable(async (table, _ada, bo) => {
    const master = table.world;
    const updates = [{ _id: USERS.gm, password: "rosebud" }];
    await master.seed([{ action: "update", documentName: "User", parentUuid: null, options: {}, updates }]);
    const over = new AbortController();
    const statuses: number[] = [];
    const tries = Array.from({ length: 200 }, (_, number) =>
      fetch(new URL("/api/join", table.url), {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ user: USERS.gm, password: `guess${number}` }),
        signal: over.signal,
      }).then(
        ({ status }) => statuses.push(status),
        () => 0,
      ),
    );
    expect(await bo.create("ChatMessage", { content: "and I?" })).toMatchObject({ content: "and I?" });
    await expect.poll(() => statuses.filter((status) => status === 429).length, PATIENT).toBeGreaterThan(180);
    over.abort();
    await Promise.all(tries);
  });
});

test("a user has only so many tabs", async () => {
  await atATable(async (table, _ada, bo) => {
    const token = await table.token(USERS.trusted);
    const { socketTransport } = await import("../client/connection/socket-transport.ts");
    const said: string[] = [];
    const lines = Array.from({ length: 30 }, () => socketTransport(table.url, token));
    for (const line of lines) line.onFrame(({ message }) => said.push(message.kind));
    await expect.poll(() => said.filter((kind) => kind === "farewell").length, PATIENT).toBe(18);
    await expect.poll(() => said.filter((kind) => kind === "welcome").length, PATIENT).toBe(12);
    for (const line of lines) line.close();
    expect(await bo.create("ChatMessage", { content: "room" })).toMatchObject({ content: "room" });
  });
});

test("who makes hundreds of documents at once lets others ask meanwhile, and is told of all in one piece", async () => {
  const table = await LocalTable.open({ generation: 14 });
  const gm = await table.join(USERS.gm);
  const ada = await table.join(USERS.ada);
  const done: string[] = [];
  const data = Array.from({ length: 300 }, (_, number) => ({ name: `Wren ${number}`, type: "wanderer" }));
  const operation = { action: "create", documentName: "Actor", parentUuid: null, options: {}, data } as const;
  const made = gm.modify(operation).then((value) => {
    done.push("gm");
    return value;
  });
  const asked = ada
    .request({ kind: "packIndex", pack: "lantern-tale.lanterns", fields: [] })
    .then(() => done.push("ada"));
  await table.settle();
  await Promise.all([made, asked]);
  expect(done).toEqual(["ada", "gm"]);
  const told = ada.heard("documentsModified");
  expect(told.map(({ results }) => results.map((each) => each.result.length))).toEqual([[300]]);

  // All of it or nothing: the last of these is there already.
  const [first] = table.world.documents("Actor");
  const again = gm.modify({ ...operation, options: { keepId: true }, data: [...data, { ...first, name: "Twin" }] });
  const refused = expect(again).rejects.toThrow("already exists");
  await table.settle();
  await refused;
  expect(table.world.documents("Actor")).toHaveLength(300);

  const owned = {
    ...data[0],
    ownership: { default: 3 },
    items: Array.from({ length: 201 }, () => ({ name: "Lamp", type: "lantern" })),
  };
  const crowded = ada.create("Actor", owned);
  const tooLarge = expect(crowded).rejects.toThrow("More than 200 things");
  await table.settle();
  await tooLarge;

  // However they are parted: in all there are no more in one request.
  const hundred = Array.from({ length: 100 }, (_, number) => ({ content: `and ${number}` }));
  const parted = Array.from({ length: 11 }, () => ({
    ...{ action: "create" as const, documentName: "ChatMessage" as const, parentUuid: null },
    ...{ options: {}, data: hundred },
  }));
  const many = ada.wire.request({ kind: "modifyDocument", operations: parted });
  const tooManyDocuments = expect(many).rejects.toThrow("The request is too large.");
  await table.settle();
  await tooManyDocuments;

  const flags = { world: Object.fromEntries(Array.from({ length: 10_000 }, (_, number) => [`note${number}`, number])) };
  const noted = ada.create("ChatMessage", { content: "notes", flags });
  const tooMany = expect(noted).rejects.toThrow("More than 8000 values");
  await table.settle();
  await tooMany;
  expect(table.faults).toEqual([]);
  await table.close();
});

test("however large a world is, nobody is told of it in a frame that holds the others up", async () => {
  await atATable(async (table, _ada, bo) => {
    const content = "x".repeat(400_000);
    for (let nth = 0; nth < 6; nth += 1) await bo.create("ChatMessage", { content });
    const token = await table.token(USERS.trusted);
    const { socketTransport } = await import("../client/connection/socket-transport.ts");
    const line = socketTransport(table.url, token);
    const frames: ServerFrame[] = [];
    line.onFrame((frame) => frames.push(frame));
    await expect.poll(() => frames.some(({ message }) => message.kind === "presence"), PATIENT).toBe(true);
    expect(frames.map(({ message }) => message.kind)).toEqual(["welcome", "documents", "presence"]);
    expect(Math.max(...frames.map((frame) => JSON.stringify(frame).length))).toBeLessThan(1_500_000);
    line.close();
  });
});
