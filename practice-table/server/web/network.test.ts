import { request } from "node:http";
import { hostname } from "node:os";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Lobby } from "../../common/protocol.ts";
import { USERS } from "../../testing/practice-table.ts";
import { SocketTable } from "../../testing/socket-table.ts";

/** A table that others in the network reach, too. */
let table: SocketTable;
beforeAll(async () => {
  table = await SocketTable.open({ generation: 14, host: "0.0.0.0", names: ["table.example"] });
});
afterAll(() => table.close());

function status(headers: Record<string, string>): Promise<number> {
  const { hostname: host, port } = new URL(table.url);
  return new Promise((settle, fail) => {
    const call = request({ hostname: host, port, path: "/api/lobby", headers }, (response) => {
      response.resume();
      settle(response.statusCode ?? 0);
    });
    call.on("error", fail).end();
  });
}

const CALLED = ["localhost", "127.0.0.1", "192.0.2.7:30000", "[2001:db8::1]:30000", hostname(), "Table.example:80"];
test.for(CALLED)("it is called by its addresses and names: %s", async (Host) => {
  expect(await status({ Host })).toBe(200);
});

/** A name can be given another address after its page was loaded. */
test.for(["evil.example", "table.example.evil.example", "1.2.3.4.evil.example", "x@192.0.2.7"])(
  "by no other name: %s",
  async (Host) => {
    expect(await status({ Host })).toBe(403);
  },
);

test("nor by a page from elsewhere", async () => {
  expect(await status({ Host: "192.0.2.7:30000", Origin: "http://192.0.2.7:30000" })).toBe(200);
  expect(await status({ Host: "192.0.2.7:30000", Origin: "http://192.0.2.8:30000" })).toBe(403);
  expect(await status({ Host: "192.0.2.7:30000", Origin: "http://evil.example" })).toBe(403);
});

test("everybody needs a password, those who had none too, which only who started the table is told", async () => {
  const lobby = (await (await fetch(new URL("/api/lobby", table.url))).json()) as Lobby;
  expect(lobby.users.map(({ hasPassword }) => hasPassword)).toEqual(lobby.users.map(() => true));
  expect([...table.passwords.keys()].sort()).toEqual(lobby.users.map(({ name }) => name).sort());
  expect(new Set(table.passwords.values()).size).toBe(lobby.users.length);
  await expect(table.token(USERS.ada)).rejects.toThrow("Wrong user or password.");
  const mine = table.passwords.get("Gamemaster") ?? "";
  const token = await table.token(USERS.gm, mine);
  expect(token).toContain(USERS.gm);
  expect(mine.length).toBeGreaterThan(8);
});

test("a user whose password is taken away comes in no more, whatever they kept", async () => {
  const password = table.passwords.get("Bo") ?? "";
  await table.token(USERS.bo, password);
  const updates = [{ _id: USERS.bo, password: "" }];
  await table.world.seed([{ action: "update", documentName: "User", parentUuid: null, options: {}, updates }]);
  await expect(table.token(USERS.bo)).rejects.toThrow("Wrong user or password.");
  await expect(table.token(USERS.bo, password)).rejects.toThrow();
});
