import { expect } from "vitest";
import type { DocumentOperation } from "../common/protocol.ts";
import { USERS } from "../testing/practice-table.ts";
import { atTable, describe, type Ground, idOf, through, refusalOf } from "./at-table.ts";

const actor = (name: string) => ({ name, type: "wanderer" });
const inWorld = { documentName: "Actor", parentUuid: null, options: {} } as const;

export function register(ground: Ground): void {
  describe("changing documents", () => {
    atTable(ground, "everyone is told the same, the asker before its reply", async (table) => {
      const [gm, ada, bo] = [await table.join(USERS.gm), await table.join(USERS.ada), await table.join(USERS.bo)];
      let known = 0;
      const asked = gm.create("Actor", actor("Wren")).then(() => {
        known = gm.documents.all("Actor").length;
      });
      await through(table, asked);
      expect(known).toBe(1);
      expect(ada.heard("documentsModified")).toEqual(gm.heard("documentsModified"));
      expect(bo.heard("documentsModified")).toEqual(gm.heard("documentsModified"));
      expect(gm.heard("documentsModified")[0]?.by).toMatchObject({ user: USERS.gm, client: gm.snapshot.client });
    });

    atTable(ground, "a new document gets an id, its defaults, its maker as owner, and a stamp", async (table) => {
      const gm = await table.join(USERS.gm);
      const made = await through(table, gm.create("Actor", { ...actor("Wren"), _id: "chosen0000000000" }));
      expect(made).toMatchObject({ img: "icons/svg/mystery-man.svg", items: [], effects: [], folder: null });
      expect(made["_id"]).not.toBe("chosen0000000000");
      expect(made["ownership"]).toEqual({ default: 0, [USERS.gm]: 3 });
      expect(made["_stats"]).toMatchObject({ systemId: "lantern-tale", lastModifiedBy: USERS.gm });
    });

    atTable(ground, "keepId keeps an id, and an id that is taken is refused", async (table) => {
      const gm = await table.join(USERS.gm);
      const chosen = { ...actor("Wren"), _id: "chosen0000000000" };
      expect(await through(table, gm.create("Actor", chosen, { keepId: true }))).toMatchObject({ _id: chosen._id });
      expect(await refusalOf(table, gm.create("Actor", chosen, { keepId: true }))).toBe("exists");
    });

    atTable(ground, "an update tells the difference, dotted keys nested", async (table) => {
      const gm = await table.join(USERS.gm);
      const ada = await table.join(USERS.ada);
      const made = await through(table, gm.create("Actor", { ...actor("Wren"), system: { courage: 3, tags: ["a"] } }));
      const change = { _id: idOf(made), name: "Wren", "system.light.value": 2, system: { tags: ["b", "c"] } };
      await through(table, gm.update("Actor", change));
      const [result] = ada.heard("documentsModified").at(-1)?.results ?? [];
      expect(result).toMatchObject({
        action: "update",
        result: [{ system: { light: { value: 2 }, tags: ["b", "c"] } }],
      });
      expect(result?.result[0]).not.toHaveProperty("name");
      expect(ada.documents.find(`Actor.${idOf(made)}`)?.["system"]).toEqual({
        courage: 3,
        light: { value: 2 },
        tags: ["b", "c"],
      });
    });

    atTable(ground, "a name that must not be blank is refused, not left out", async (table) => {
      const gm = await table.join(USERS.gm);
      const made = await through(table, gm.create("Actor", actor("Wren")));
      const change = { _id: idOf(made), name: "  ", img: "x.png" };
      expect(await refusalOf(table, gm.update("Actor", change))).toBe("invalid");
      expect(await refusalOf(table, gm.create("Actor", actor("")))).toBe("invalid");
      expect(gm.documents.find(`Actor.${idOf(made)}`)).toMatchObject({ name: "Wren", img: made["img"] });
    });

    atTable(ground, "an actor's tokens begin with the bars the manifest names", async (table) => {
      const gm = await table.join(USERS.gm);
      const made = await through(table, gm.create("Actor", actor("Wren")));
      expect(made["prototypeToken"]).toMatchObject({ bar1: { attribute: "light" }, bar2: { attribute: null } });
    });

    atTable(ground, "keys are removed and replaced whole", async (table) => {
      const gm = await table.join(USERS.gm);
      const ada = await table.join(USERS.ada);
      const made = await through(
        table,
        gm.create("Actor", { ...actor("Wren"), system: { a: { x: 1, y: 2 }, b: { z: 3 } } }),
      );
      const change = {
        _id: idOf(made),
        "system.a.-=x": null,
        "system.==b": { only: true },
        "flags.lantern-tale.lit": 1,
      };
      await through(table, gm.update("Actor", change));
      expect(ada.documents.find(`Actor.${idOf(made)}`)).toMatchObject({
        system: { a: { y: 2 }, b: { only: true } },
        flags: { "lantern-tale": { lit: 1 } },
      });
      expect(ada.documents.all("Actor")).toEqual(table.world.documents("Actor"));
    });

    atTable(ground, "an update that changes nothing is told to nobody", async (table) => {
      const gm = await table.join(USERS.gm);
      const made = await through(table, gm.create("Actor", actor("Wren")));
      const before = table.world.revision;
      const reply = await through(table, gm.update("Actor", { _id: idOf(made), name: "Wren" }));
      expect(reply).toEqual({ kind: "modified", revision: before, results: [] });
      expect(table.world.revision).toBe(before);
    });

    atTable(ground, "options of the asker reach everyone", async (table) => {
      const gm = await table.join(USERS.gm);
      const ada = await table.join(USERS.ada);
      const options = { render: false, lanternTale: { swing: true } };
      await through(table, gm.create("Actor", actor("Wren"), options));
      expect(ada.heard("documentsModified")[0]?.results[0]?.options).toEqual(options);
    });

    atTable(ground, "diff: false tells the whole change, recursive: false replaces objects whole", async (table) => {
      const gm = await table.join(USERS.gm);
      const ada = await table.join(USERS.ada);
      const system = { light: { value: 1, max: 5 }, courage: 2 };
      const made = await through(table, gm.create("Actor", { ...actor("Wren"), system }));
      const _id = idOf(made);
      await through(table, gm.update("Actor", { _id, name: "Wren", "system.courage": 3 }, { diff: false }));
      const [told] = ada.heard("documentsModified").at(-1)?.results ?? [];
      expect(told?.result[0]).toMatchObject({ name: "Wren", system: { courage: 3 } });
      await through(table, gm.update("Actor", { _id, system: { light: { value: 4 } } }, { recursive: false }));
      expect(ada.documents.find(`Actor.${_id}`)?.["system"]).toEqual({ light: { value: 4 } });
      expect(ada.documents.all("Actor")).toEqual(table.world.documents("Actor"));
    });

    atTable(ground, "keepEmbeddedIds: false gives what is inside new ids", async (table) => {
      const gm = await table.join(USERS.gm);
      const items = [{ _id: "keptLamp00000000", name: "Lamp", type: "lantern" }];
      const made = await through(table, gm.create("Actor", { ...actor("Wren"), items }, { keepEmbeddedIds: false }));
      expect(made["items"]).toMatchObject([{ name: "Lamp" }]);
      expect(made["items"]).not.toMatchObject([{ _id: "keptLamp00000000" }]);
    });

    atTable(ground, "deleting takes one, several or all", async (table) => {
      const gm = await table.join(USERS.gm);
      const data = ["a", "b", "c", "d"].map(actor);
      await through(table, gm.modify({ ...inWorld, action: "create", data }));
      const ids = gm.documents.all("Actor").map(idOf);
      await through(table, gm.delete("Actor", ids[0] ?? ""));
      await through(table, gm.modify({ ...inWorld, action: "delete", ids: ids.slice(1, 3) }));
      expect(gm.documents.all("Actor").map(idOf)).toEqual([ids[3]]);
      await through(table, gm.modify({ ...inWorld, action: "delete", ids: [], options: { deleteAll: true } }));
      expect(table.world.documents("Actor")).toEqual([]);
      expect(await refusalOf(table, gm.delete("Actor", ids[0] ?? ""))).toBe("unknownDocument");
    });

    atTable(ground, "of several operations all happen or none", async (table) => {
      const gm = await table.join(USERS.gm);
      const made = await through(table, gm.create("Actor", actor("Wren")));
      const { revision } = table.world;
      const before = table.world.documents("Actor");
      const operations: DocumentOperation[] = [
        { ...inWorld, action: "update", updates: [{ _id: idOf(made), name: "Changed" }] },
        { ...inWorld, action: "create", data: [actor("New")] },
        { ...inWorld, action: "delete", ids: [idOf(made)] },
        { ...inWorld, action: "update", updates: [{ _id: "nobody0000000000", name: "?" }] },
      ];
      expect(await refusalOf(table, gm.modify(...operations))).toBe("unknownDocument");
      expect(table.world.documents("Actor")).toEqual(before);
      expect(table.world.revision).toBe(revision);
      await through(table, gm.modify(...operations.slice(0, 3)));
      expect(gm.documents.all("Actor").map(({ name }) => name)).toEqual(["New"]);
      expect(table.world.revision).toBe(revision + 1);
    });

    atTable(ground, "two who change the same document at once end with the same document", async (table) => {
      const [gm, second] = [await table.join(USERS.gm), await table.join(USERS.secondGm)];
      const _id = idOf(await through(table, gm.create("Actor", { ...actor("Wren"), system: { courage: 1 } })));
      const first = gm.update("Actor", { _id, "system.courage": 2, "system.mine": 1 });
      const other = second.update("Actor", { _id, "system.courage": 3, "system.yours": 1 });
      await through(table, Promise.all([first, other]));
      expect(gm.documents.find(`Actor.${_id}`)).toEqual(second.documents.find(`Actor.${_id}`));
      expect(gm.documents.find(`Actor.${_id}`)?.["system"]).toMatchObject({ mine: 1, yours: 1 });
    });

    atTable(ground, "a scene that becomes active puts the others to rest", async (table) => {
      const gm = await table.join(USERS.gm);
      const first = await through(table, gm.create("Scene", { name: "One" }));
      const second = await through(table, gm.create("Scene", { name: "Two" }));
      await through(table, gm.update("Scene", { _id: idOf(first), active: true }));
      await through(table, gm.update("Scene", { _id: idOf(second), active: true }));
      expect(gm.documents.all("Scene").map(({ active }) => active)).toEqual([false, true]);
    });

    atTable(ground, "what lies in a deleted folder moves up, or goes with it", async (table) => {
      const gm = await table.join(USERS.gm);
      const outer = idOf(await through(table, gm.create("Folder", { name: "Outer", type: "Actor" })));
      const inner = idOf(await through(table, gm.create("Folder", { name: "Inner", type: "Actor", folder: outer })));
      await through(table, gm.create("Actor", { ...actor("Wren"), folder: inner }));
      await through(table, gm.delete("Folder", inner));
      expect(gm.documents.all("Actor")[0]?.["folder"]).toBe(outer);
      await through(table, gm.delete("Folder", outer, { deleteContents: true }));
      expect([...gm.documents.all("Actor"), ...gm.documents.all("Folder")]).toEqual([]);
    });
  });
}
