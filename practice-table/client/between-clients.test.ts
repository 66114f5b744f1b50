import { afterEach, describe, expect, test, vi } from "vitest";
import type { Document } from "../common/abstract/document.ts";
import { joinFully, type FullClient } from "../testing/full-client.ts";
import { USERS } from "../testing/practice-table.ts";
import { Seated } from "../testing/seated.ts";

let table: Seated;

const done = <T>(work: Promise<T>): Promise<T> => table.done(work);

async function seated(generation: 13 | 14 = 13): Promise<Seated> {
  table = await Seated.at(generation);
  return table;
}

afterEach(() => table.table.close());

describe("settings", () => {
  test("are the world's, a user's or a browser's", async () => {
    const { gm, ada } = await seated();
    const heard: unknown[] = [];
    for (const client of [gm, ada]) {
      const register = (key: string, scope: "world" | "user" | "client") =>
        client.game.settings.register("lantern-tale", key, {
          scope,
          type: Number,
          default: 1,
          onChange: (value) => heard.push([client.game.userId, key, value]),
        });
      register("wind", "world");
      register("mood", "user");
      register("size", "client");
    }
    await done(gm.game.settings.set("lantern-tale", "wind", 5));
    await done(ada.game.settings.set("lantern-tale", "mood", 6));
    await done(ada.game.settings.set("lantern-tale", "size", 7));
    const read = (client: FullClient): unknown[] =>
      ["wind", "mood", "size"].map((key) => client.game.settings.get("lantern-tale", key));
    expect([read(gm), read(ada)]).toEqual([
      [5, 1, 1],
      [5, 6, 7],
    ]);
    expect(ada.storage.get("lantern-tale.size")).toBe("7");
    expect(heard).toEqual([
      [USERS.gm, "wind", 5],
      [USERS.ada, "wind", 5],
      [USERS.ada, "mood", 6],
      [USERS.ada, "size", 7],
    ]);
    await expect(done(ada.game.settings.set("lantern-tale", "wind", 9))).rejects.toThrow("lacks permission");
  });

  test("may be fields or models, and refuse what those refuse", async () => {
    const { gm } = await seated();
    const { fields, game } = gm;
    game.settings.register("lantern-tale", "dark", {
      scope: "world",
      type: new fields.NumberField({ nullable: false, integer: true, max: 5, initial: 2 }),
    });
    expect(game.settings.get("lantern-tale", "dark")).toBe(2);
    await done(game.settings.set("lantern-tale", "dark", 9));
    expect(game.settings.get("lantern-tale", "dark")).toBe(5);
    await expect(done(game.settings.set("lantern-tale", "dark", "x"))).rejects.toThrow("number");
    expect(() => game.settings.get("lantern-tale", "unknown")).toThrow("not a registered game setting");
  });
});

describe("between clients", () => {
  test("a socket reaches those it names, with the server's word on who sent it", async () => {
    const { gm, ada } = await seated();
    const bo = await joinFully(table.table, USERS.bo);
    const heard: unknown[] = [];
    for (const [who, client] of [
      ["gm", gm],
      ["ada", ada],
      ["bo", bo],
    ] as const) {
      client.game.socket.on("system.lantern-tale", (data: unknown, sender: unknown) => heard.push([who, data, sender]));
    }
    ada.game.socket.emit("system.lantern-tale", { say: "hush", from: USERS.gm }, { recipients: [USERS.gm] });
    await table.table.settle();
    expect(heard).toEqual([["gm", { say: "hush", from: USERS.gm }, USERS.ada]]);
    ada.game.socket.emit("system.lantern-tale", "all");
    await table.table.settle();
    expect(heard.slice(1)).toEqual([
      ["gm", "all", USERS.ada],
      ["bo", "all", USERS.ada],
    ]);
  });

  test("a query is answered by its handler, and an absent or throwing one is an error", async () => {
    const { gm, ada } = await seated();
    const handler = async (data: unknown): Promise<unknown> => {
      if (data === "bad") throw new Error("not that");
      return { echoed: data };
    };
    for (const client of [gm, ada]) client.CONFIG.queries["lantern-tale.echo"] = handler;
    const target = gm.game.users.get(USERS.ada)!;
    expect(await done(target.query("lantern-tale.echo", 1))).toEqual({ echoed: 1 });
    await expect(done(target.query("lantern-tale.echo", "bad"))).rejects.toThrow("not that");
    await expect(done(gm.game.users.get(USERS.bo)!.query("lantern-tale.echo", 1))).rejects.toThrow();
  });

  test("everyone agrees on the acting Game Master, also when that one leaves", async () => {
    const { gm, ada } = await seated();
    const second = await joinFully(table.table, USERS.assistant);
    await table.table.settle();
    expect([gm.game.user?.isActiveGM, second.game.user?.isActiveGM, ada.game.users.activeGM?.id]).toEqual([
      true,
      false,
      USERS.gm,
    ]);
    expect(ada.game.users.getDesignatedUser((user) => !user.isGM)?.id).toBe(USERS.ada);
    const heard: unknown[] = [];
    ada.Hooks.on("userConnected", (user: Document, connected: boolean) => void heard.push([user.id, connected]));
    gm.leave();
    await table.table.settle();
    expect([second.game.user?.isActiveGM, ada.game.users.activeGM?.id]).toEqual([true, USERS.assistant]);
    expect([heard, ada.game.users.get(USERS.gm)?.active]).toEqual([[[USERS.gm, false]], false]);
  });
});

test("words are found, filled in, and stand for themselves where they are missing", async () => {
  const { gm } = await seated();
  expect(gm.game.i18n.format("GREETING", { name: "Wren" })).toBe("Hello Wren");
  expect(gm.game.i18n.localize("NOT.THERE")).toBe("NOT.THERE");
  expect([gm.game.i18n.has("GREETING"), gm.game.i18n.has("NOT.THERE")]).toEqual([true, false]);
});

test("hooks: once is once, false stops a call, a throwing listener stops nobody", async () => {
  const { gm } = await seated();
  const { Hooks } = gm;
  const reported = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const calls: string[] = [];
  Hooks.once("tried", () => void calls.push("once"));
  const id = Hooks.on("tried", () => void calls.push("on"));
  Hooks.on("tried", () => {
    throw new Error("a listener's own fault");
  });
  Hooks.on("tried", () => false);
  Hooks.on("tried", () => void calls.push("never by call"));
  expect(Hooks.call("tried")).toBe(false);
  expect(calls).toEqual(["once", "on"]);
  Hooks.off("tried", id);
  expect(Hooks.callAll("tried")).toBe(true);
  expect(calls).toEqual(["once", "on", "never by call"]);
  expect(reported).toHaveBeenCalledTimes(2);
  reported.mockRestore();
});

test("keys run what they are bound to, by precedence, until it is dealt with", async () => {
  const { gm, ada } = await seated();
  const pressed: string[] = [];
  for (const { game } of [gm, ada]) {
    const bind = (name: string, precedence: number, restricted: boolean, consumes: boolean) =>
      game.keybindings.register("lantern-tale", name, {
        name,
        editable: [{ key: "KeyL", modifiers: ["Control"] }],
        precedence,
        restricted,
        onDown: () => (pressed.push(`${game.userId === USERS.gm ? "gm" : "ada"} ${name}`), consumes),
      });
    bind("late", 2, false, true);
    bind("early", 0, true, false);
    bind("middle", 1, false, true);
    game.keybindings.dispatch({ key: "KeyL", modifiers: ["Control"], up: false, repeat: false, event: null });
    game.keybindings.dispatch({ key: "KeyL", modifiers: [], up: false, repeat: false, event: null });
  }
  expect(pressed).toEqual(["gm early", "gm middle", "ada middle"]);
});
