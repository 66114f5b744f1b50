import { expect } from "vitest";
import { USERS } from "../testing/practice-table.ts";
import { atTable, describe, type Ground, refusalOf, through } from "./at-table.ts";

const EVENT = "system.lantern-tale";

export function register(ground: Ground): void {
  describe("package sockets", () => {
    atTable(ground, "reach every other client with the sender attested, and not the sender", async (table) => {
      const gm = await table.join(USERS.gm);
      const ada = await table.join(USERS.ada);
      const adaAgain = await table.join(USERS.ada);
      const reply = await through(table, ada.emit(EVENT, [{ userId: USERS.gm, omen: 3 }, "more"]));
      const message = {
        kind: "packageSocket",
        event: EVENT,
        args: [{ userId: USERS.gm, omen: 3 }, "more"],
        sender: USERS.ada,
      };
      expect(gm.heard("packageSocket")).toEqual([message]);
      expect(adaAgain.heard("packageSocket")).toEqual([message]);
      expect(ada.heard("packageSocket")).toEqual([]);
      expect(reply).toEqual({ kind: "relayed", recipients: [USERS.gm, USERS.ada] });
    });

    atTable(ground, "with recipients reach these users in all their tabs and nobody else", async (table) => {
      const gm = await table.join(USERS.gm);
      const gmAgain = await table.join(USERS.gm);
      const bo = await table.join(USERS.bo);
      const ada = await table.join(USERS.ada);
      await through(table, ada.emit(EVENT, ["for you"], [USERS.gm, "nobody"]));
      expect([gm, gmAgain, bo, ada].map((client) => client.heard("packageSocket").length)).toEqual([1, 1, 0, 0]);
    });

    atTable(ground, "are refused for other packages", async (table) => {
      const ada = await table.join(USERS.ada);
      expect(await refusalOf(table, ada.emit("module.other", []))).toBe("noSocket");
    });

    const silent = { socket: false };
    atTable(
      ground,
      "are refused when the manifest does not ask for them",
      async (table) => {
        const ada = await table.join(USERS.ada);
        expect(await refusalOf(table, ada.emit(EVENT, []))).toBe("noSocket");
      },
      silent,
    );
  });

  describe("queries", () => {
    atTable(ground, "bring the answer back, and do not say who asked", async (table) => {
      const gm = await table.join(USERS.gm);
      const ada = await table.join(USERS.ada);
      gm.queries["look"] = (data) => ({ saw: data });
      expect(await through(table, ada.query(USERS.gm, "look", "a door"))).toEqual({ saw: "a door" });
      expect(Object.keys(gm.heard("query")[0] ?? {}).sort()).toEqual(["data", "kind", "name", "query", "timeout"]);
      expect(JSON.stringify(gm.heard("query"))).not.toContain(USERS.ada);
    });

    atTable(ground, "go to one tab, the one that came last", async (table) => {
      const early = await table.join(USERS.gm);
      const late = await table.join(USERS.gm);
      const ada = await table.join(USERS.ada);
      for (const [name, client] of Object.entries({ early, late })) client.queries["who"] = () => name;
      expect(await through(table, ada.query(USERS.gm, "who", null))).toBe("late");
      expect(early.heard("query")).toEqual([]);
    });

    atTable(ground, "fail when nobody is there, the handler throws, or the asked one leaves", async (table) => {
      const gm = await table.join(USERS.gm);
      const ada = await table.join(USERS.ada);
      expect(await refusalOf(table, ada.query(USERS.bo, "look", null))).toBe("absent");
      expect(await refusalOf(table, ada.query(USERS.gm, "unheard of", null))).toBe("queryFailed");
      gm.queries["wait"] = () => new Promise(() => undefined);
      const waiting = ada.query(USERS.gm, "wait", null);
      waiting.catch(() => undefined);
      await table.settle();
      gm.leave();
      expect(await refusalOf(table, waiting)).toBe("absent");
    });

    atTable(ground, "end at their timeout", async (table) => {
      const gm = await table.join(USERS.gm);
      const ada = await table.join(USERS.ada);
      gm.queries["wait"] = () => new Promise(() => undefined);
      const waiting = ada.query(USERS.gm, "wait", null, 40);
      waiting.catch(() => undefined);
      await table.pass(60);
      expect(await refusalOf(table, waiting)).toBe("timeout");
    });

    atTable(ground, "can be answered only by the one who was asked", async (table) => {
      const gm = await table.join(USERS.gm);
      const [ada, bo] = [await table.join(USERS.ada), await table.join(USERS.bo)];
      gm.queries["wait"] = () => new Promise(() => undefined);
      const waiting = ada.query(USERS.gm, "wait", null, 40);
      waiting.catch(() => undefined);
      await table.settle();
      const query = gm.heard("query")[0]?.query ?? "";
      const forged = bo.request({ kind: "queryAnswer", query, answer: { ok: true, value: "forged" } });
      expect(await refusalOf(table, forged)).toBe("absent");
      await table.pass(60);
      expect(await refusalOf(table, waiting)).toBe("timeout");
    });

    atTable(ground, "need the permission, which a world may take away", async (table) => {
      const gm = await table.join(USERS.gm);
      const ada = await table.join(USERS.ada);
      gm.queries["look"] = () => 1;
      await through(table, gm.create("Setting", { key: "core.permissions", value: '{"QUERY_USER":[3,4]}' }));
      expect(await refusalOf(table, ada.query(USERS.gm, "look", null))).toBe("permission");
    });
  });
}
