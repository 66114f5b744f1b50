import { describe, expect, test } from "vitest";
import { PRIMARY_NAMES } from "../common/hierarchy.ts";
import type { Generation } from "../common/protocol.ts";
import { Disconnected } from "../common/wire.ts";
import { disorder } from "../testing/faults.ts";
import { LocalTable } from "../testing/local-table.ts";
import { type PracticeTable, USERS } from "../testing/practice-table.ts";
import { seededRandom } from "../testing/seeded-random.ts";
import { SocketTable } from "../testing/socket-table.ts";
import type { TestClient } from "../testing/test-client.ts";
import { MemoryStorage } from "../server/storage/storage.ts";
import { idOf, refusalOf, through } from "./at-table.ts";

const generation: Generation = 14;
const wren = { name: "Wren", type: "wanderer", system: { count: 0 } };

function expectSame(table: PracticeTable, ...clients: readonly TestClient[]): void {
  for (const name of PRIMARY_NAMES) {
    for (const client of clients) expect(client.documents.all(name)).toEqual(table.world.documents(name));
  }
}

describe("over sockets", () => {
  const bad = [
    ["slow", { lost: 0, twice: 0, delay: 30 }],
    ["repeating", { lost: 0, twice: 0.3, delay: 10 }],
    ["losing", { lost: 0.15, twice: 0, delay: 0 }],
    ["all of it", { lost: 0.1, twice: 0.1, delay: 25 }],
  ] as const;
  test.for(bad)("a line that is %s still ends with the same world, each change made once", async ([, chances]) => {
    const table = await SocketTable.open({ generation });
    try {
      const steady = await table.join(USERS.gm);
      const shaky = await table.join(USERS.secondGm, disorder(7, chances));
      const reader = await table.join(USERS.ada, disorder(8, chances));
      const _id = idOf(await through(table, steady.create("Actor", wren)));
      const writes = Array.from({ length: 40 }, (_, turn) => {
        const writer = turn % 2 === 0 ? steady : shaky;
        return writer.create("ChatMessage", { content: `line ${turn}` });
      });
      writes.push(
        ...[1, 2, 3].map((count) =>
          shaky.create("Item", { name: `${count}`, type: "lantern" }, { parent: `Actor.${_id}` }),
        ),
      );
      await Promise.all(writes);
      await table.settle();
      expect(table.world.documents("ChatMessage")).toHaveLength(40);
      expect(steady.documents.find(`Actor.${_id}`)?.["items"]).toHaveLength(3);
      expectSame(table, steady, shaky, reader);
      expect(table.faults).toEqual([]);
    } finally {
      await table.close();
    }
  });

  test("a broken line comes back with a new welcome and the world as it is now", async () => {
    const table = await SocketTable.open({ generation });
    try {
      const gm = await table.join(USERS.gm);
      const ada = await table.join(USERS.ada);
      const { client } = ada.snapshot;
      table.rawSocket(ada).io.engine.close();
      await through(table, gm.create("Actor", wren));
      await expect.poll(() => ada.heard("welcome").length, { timeout: 10_000 }).toBe(2);
      await table.settle();
      expectSame(table, gm, ada);
      expect(ada.snapshot.client).not.toBe(client);
    } finally {
      await table.close();
    }
  });

  test("what was asked on a line that broke is rejected, not forgotten", async () => {
    const table = await SocketTable.open({ generation });
    try {
      const gm = await table.join(USERS.gm);
      const ada = await table.join(USERS.ada);
      gm.queries["wait"] = () => new Promise(() => undefined);
      const waiting = ada.query(USERS.gm, "wait", null);
      waiting.catch(() => undefined);
      await table.settle();
      table.rawSocket(ada).io.engine.close();
      await expect(waiting).rejects.toThrow(Disconnected);
    } finally {
      await table.close();
    }
  });

  test("after a restart of the server everyone is welcomed again to the same world", async () => {
    const table = await SocketTable.open({ generation });
    try {
      const gm = await table.join(USERS.gm);
      await through(table, gm.create("Actor", wren));
      const before = table.world.documents("Actor");
      await table.restart();
      await expect.poll(() => gm.heard("welcome").length, { timeout: 10_000 }).toBe(2);
      expect(gm.documents.all("Actor")).toEqual(before);
      await through(table, gm.create("Actor", wren));
      expectSame(table, gm);
    } finally {
      await table.close();
    }
  });
});

describe("in process", () => {
  test("nothing moves until it is flushed, and one frame can be let through", async () => {
    const table = await LocalTable.open({ generation });
    const gm = await table.join(USERS.gm);
    const ada = await table.join(USERS.ada);
    const made = gm.create("Actor", wren);
    expect(table.world.documents("Actor")).toEqual([]);
    expect(await table.deliverOne(gm, "up")).toBe(true);
    expect(table.world.documents("Actor")).toHaveLength(1);
    expect([gm, ada].map((client) => client.documents.all("Actor").length)).toEqual([0, 0]);
    await table.deliverOne(ada, "down");
    expect([gm, ada].map((client) => client.documents.all("Actor").length)).toEqual([0, 1]);
    await table.flush();
    expect(await made).toMatchObject({ name: "Wren" });
    expect(await table.deliverOne(gm, "up")).toBe(false);
  });

  test("a held client's frames wait while the others play on, and then arrive in order", async () => {
    const table = await LocalTable.open({ generation });
    const gm = await table.join(USERS.gm);
    const ada = await table.join(USERS.ada);
    const release = table.hold(ada, "down");
    const _id = idOf(await through(table, gm.create("Actor", wren)));
    await through(table, gm.update("Actor", { _id, "system.count": 1 }));
    await through(table, gm.update("Actor", { _id, "system.count": 2 }));
    expect(ada.documents.all("Actor")).toEqual([]);
    release();
    await table.flush();
    expectSame(table, gm, ada);
  });

  test("a request held back is judged by the world it meets", async () => {
    const table = await LocalTable.open({ generation });
    const [gm, second] = [await table.join(USERS.gm), await table.join(USERS.secondGm)];
    const _id = idOf(await through(table, gm.create("Actor", wren)));
    const release = table.hold(second, "up");
    const late = second.update("Actor", { _id, "system.count": 5 });
    await through(table, gm.delete("Actor", _id));
    release();
    expect(await refusalOf(table, late)).toBe("unknownDocument");
    expectSame(table, gm, second);
  });

  test("what the disk refuses is undone, told to nobody and refused; later changes go on", async () => {
    const storage = new FullDisk();
    const table = await LocalTable.open({ generation }, storage);
    const gm = await table.join(USERS.gm);
    const ada = await table.join(USERS.ada);
    const _id = idOf(await through(table, gm.create("Actor", { ...wren, items: [{ name: "Lamp", type: "lantern" }] })));
    const before = table.world.documents("Actor");
    storage.full = true;
    const shared = { documentName: "Actor", parentUuid: null, options: {} } as const;
    const batch = gm.modify(
      { ...shared, action: "update", updates: [{ _id, name: "Changed" }] },
      { ...shared, action: "create", data: [wren] },
      { ...shared, action: "delete", ids: [_id] },
    );
    expect(await refusalOf(table, batch)).toBe("storage");
    expect(table.world.documents("Actor")).toEqual(before);
    storage.full = false;
    await through(table, gm.update("Actor", { _id, "system.count": 1 }));
    expectSame(table, gm, ada);
    expect(ada.heard("documentsModified")).toHaveLength(2);
  });

  test("the same seed and the same play give the same ids, frames and world", async () => {
    const play = async (): Promise<string> => {
      const table = await LocalTable.open({ generation, seed: 42 });
      const [gm, ada] = [await table.join(USERS.gm), await table.join(USERS.ada)];
      await through(table, gm.create("Actor", wren));
      await table.pass(1_000);
      await through(table, ada.create("ChatMessage", { content: "hello" }));
      return JSON.stringify([gm.messages, ada.messages]);
    };
    expect(await play()).toBe(await play());
  });

  test("two hundred random batches, some refused, leave every client with the same world", async () => {
    const random = seededRandom(11);
    const table = await LocalTable.open({ generation });
    const clients = [await table.join(USERS.gm), await table.join(USERS.secondGm), await table.join(USERS.ada)];
    const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
    const verdicts = new Set<string>();
    const actor = (): string => idOf(pick(table.world.documents("Actor")) ?? { _id: "none" });
    for (let turn = 0; turn < 200; turn += 1) {
      const client = pick(clients);
      const shared = { documentName: "Actor", parentUuid: null, options: {} } as const;
      const parentUuid = `Actor.${actor()}`;
      const operations = Array.from({ length: 1 + Math.floor(random() * 3) }, () =>
        pick([
          { ...shared, action: "create", data: [{ ...wren, items: [{ name: "Lamp", type: "lantern" }] }] },
          {
            ...shared,
            action: "update",
            updates: [{ _id: actor(), "system.count": turn, "system.log": { [`t${turn}`]: 1 } }],
          },
          { ...shared, action: "update", updates: [{ _id: actor(), "system.-=log": null }] },
          {
            ...shared,
            action: "create",
            documentName: "Item",
            parentUuid,
            data: [{ name: `i${turn}`, type: "lantern" }],
          },
          ...(random() < 0.3 ? [{ ...shared, action: "delete", ids: [actor()] } as const] : []),
        ] as const),
      );
      verdicts.add(await refusalOf(table, client.modify(...operations)));
    }
    expect([...verdicts].sort()).toEqual(["accepted", "permission", "unknownDocument"]);
    expectSame(table, ...clients);
    expect(table.faults).toEqual([]);
  });
});

class FullDisk extends MemoryStorage {
  full = false;
  override write(changes: Parameters<MemoryStorage["write"]>[0]): Promise<void> {
    return this.full ? Promise.reject(new Error("No space left on device")) : super.write(changes);
  }
}
