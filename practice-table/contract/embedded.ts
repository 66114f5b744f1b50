import { expect } from "vitest";
import { USERS } from "../testing/practice-table.ts";
import { atTable, describe, type Ground, idOf, ownedActor, refusalOf, through } from "./at-table.ts";

export function register(ground: Ground): void {
  describe("documents inside documents", () => {
    atTable(ground, "are made, changed and deleted at any depth", async (table) => {
      const gm = await table.join(USERS.gm);
      const ada = await table.join(USERS.ada);
      const parent = `Actor.${idOf(await ownedActor(table, gm, [USERS.ada]))}`;
      const lamp = await through(
        table,
        ada.create("Item", { name: "Lamp", type: "lantern", system: { oil: 1 } }, { parent }),
      );
      const itemUuid = `${parent}.Item.${idOf(lamp)}`;
      const glow = await through(table, ada.create("ActiveEffect", { name: "Glow" }, { parent: itemUuid }));
      await through(table, ada.update("Item", { _id: idOf(lamp), "system.oil": 2 }, { parent }));
      await through(table, ada.update("ActiveEffect", { _id: idOf(glow), disabled: true }, { parent: itemUuid }));
      expect(gm.documents.find(itemUuid)).toMatchObject({ system: { oil: 2 }, effects: [{ disabled: true }] });
      await through(table, ada.delete("Item", idOf(lamp), { parent }));
      expect(gm.documents.find(parent)).toMatchObject({ items: [] });
      expect(gm.documents.all("Actor")).toEqual(table.world.documents("Actor"));
    });

    atTable(ground, "come whole with a new parent, and keep the ids they have", async (table) => {
      const gm = await table.join(USERS.gm);
      const items = [
        { _id: "keptLamp00000000", name: "Lamp", type: "lantern" },
        { name: "Wick", type: "lantern" },
      ];
      const made = await through(table, gm.create("Actor", { name: "Wren", type: "wanderer", items }));
      expect(made["items"]).toMatchObject([{ _id: "keptLamp00000000" }, { name: "Wick" }]);
      expect(gm.documents.find(`Actor.${idOf(made)}`)).toEqual(made);
    });

    atTable(ground, "may be changed in their parent's update: known ids updated, others made", async (table) => {
      const gm = await table.join(USERS.gm);
      const ada = await table.join(USERS.ada);
      const combat = await through(table, gm.create("Combat", { type: "watch" }));
      const parent = `Combat.${idOf(combat)}`;
      const first = await through(table, gm.create("Combatant", { name: "Wren", type: "watcher" }, { parent }));
      const combatants = [
        { _id: idOf(first), initiative: 7 },
        { name: "Robin", type: "watcher" },
      ];
      await through(table, gm.update("Combat", { _id: idOf(combat), round: 1, combatants }));
      expect(ada.documents.find(parent)).toMatchObject({
        round: 1,
        combatants: [{ name: "Wren", initiative: 7 }, { name: "Robin" }],
      });
      expect(ada.documents.all("Combat")).toEqual(table.world.documents("Combat"));
    });

    atTable(ground, "are found only where they belong", async (table) => {
      const gm = await table.join(USERS.gm);
      const parent = `Actor.${idOf(await ownedActor(table, gm, []))}`;
      expect(await refusalOf(table, gm.create("Wall", { c: [0, 0, 1, 1] }, { parent }))).toBe("unknownDocument");
      expect(await refusalOf(table, gm.create("Token", { name: "x" }))).toBe("unknownDocument");
      expect(await refusalOf(table, gm.create("Item", { name: "x", type: "lantern" }, { parent: "Actor.none" }))).toBe(
        "unknownDocument",
      );
    });

    atTable(ground, "walls, pages, results and groups live in theirs", async (table) => {
      const gm = await table.join(USERS.gm);
      const scene = `Scene.${idOf(await through(table, gm.create("Scene", { name: "Cellar" })))}`;
      await through(table, gm.create("Wall", { c: [0, 0, 100, 0] }, { parent: scene }));
      const journal = `JournalEntry.${idOf(await through(table, gm.create("JournalEntry", { name: "Log" })))}`;
      await through(table, gm.create("JournalEntryPage", { name: "One" }, { parent: journal }));
      const rolls = `RollTable.${idOf(await through(table, gm.create("RollTable", { name: "Omens" })))}`;
      await through(table, gm.create("TableResult", { name: "Fog", range: [1, 1] }, { parent: rolls }));
      const combat = `Combat.${idOf(await through(table, gm.create("Combat", {})))}`;
      await through(table, gm.create("CombatantGroup", { name: "Wolves" }, { parent: combat }));
      expect(gm.documents.find(scene)?.["walls"]).toMatchObject([{ c: [0, 0, 100, 0] }]);
      expect(gm.documents.find(journal)?.["pages"]).toMatchObject([{ name: "One", type: "text" }]);
      expect(gm.documents.find(rolls)?.["results"]).toMatchObject([{ range: [1, 1] }]);
      expect(gm.documents.find(combat)?.["groups"]).toMatchObject([{ name: "Wolves" }]);
    });
  });

  describe("unlinked tokens", () => {
    atTable(ground, "keep their differences in a delta; the base actor stays as it is", async (table) => {
      const gm = await table.join(USERS.gm);
      const ada = await table.join(USERS.ada);
      const items = [
        { _id: "lamp000000000000", name: "Lamp", type: "lantern", system: { oil: 3 } },
        { _id: "rope000000000000", name: "Rope", type: "lantern" },
      ];
      const base = await ownedActor(table, gm, [], { items });
      const scene = `Scene.${idOf(await through(table, gm.create("Scene", { name: "Cellar" })))}`;
      const token = await through(table, gm.create("Token", { name: "Rat", actorId: idOf(base) }, { parent: scene }));
      const tokenUuid = `${scene}.Token.${idOf(token)}`;
      const deltaId = idOf(token["delta"] as typeof token);
      const synthetic = `${tokenUuid}.Actor.${idOf(base)}`;
      await through(table, gm.update("ActorDelta", { _id: deltaId, "system.light.value": 1 }, { parent: tokenUuid }));
      await through(table, gm.update("Item", { _id: "lamp000000000000", "system.oil": 2 }, { parent: synthetic }));
      await through(table, gm.delete("Item", "rope000000000000", { parent: synthetic }));
      await through(
        table,
        gm.create("Item", { name: "Bone", type: "lantern" }, { parent: `${tokenUuid}.ActorDelta.${deltaId}` }),
      );
      expect(ada.documents.find(tokenUuid)?.["delta"]).toMatchObject({
        system: { light: { value: 1 } },
        items: [
          { _id: "lamp000000000000", name: "Lamp", system: { oil: 2 } },
          { _id: "rope000000000000", _tombstone: true },
          { name: "Bone" },
        ],
      });
      expect(ada.documents.find(`Actor.${idOf(base)}`)).toEqual(base);
      expect(ada.documents.all("Scene")).toEqual(table.world.documents("Scene"));
    });

    atTable(ground, "a change of the token carries a whole inherited item to everyone", async (table) => {
      const gm = await table.join(USERS.gm);
      const ada = await table.join(USERS.ada);
      const items = [{ _id: "lamp000000000000", name: "Lamp", type: "lantern", system: { oil: 3 } }];
      const base = await ownedActor(table, gm, [], { items });
      const scene = `Scene.${idOf(await through(table, gm.create("Scene", { name: "Cellar" })))}`;
      const token = await through(table, gm.create("Token", { name: "Rat", actorId: idOf(base) }, { parent: scene }));
      const delta = { items: [{ ...items[0], system: { oil: 2 } }] };
      await through(table, gm.update("Token", { _id: idOf(token), delta }, { parent: scene }));
      expect(ada.documents.find(`${scene}.Token.${idOf(token)}`)?.["delta"]).toMatchObject({
        items: [{ _id: "lamp000000000000", name: "Lamp", type: "lantern", system: { oil: 2 } }],
      });
      expect(ada.documents.find(`Actor.${idOf(base)}`)).toEqual(base);
      expect(ada.documents.all("Scene")).toEqual(table.world.documents("Scene"));
    });

    atTable(ground, "an effect on an inherited item makes that item the token's own", async (table) => {
      const gm = await table.join(USERS.gm);
      const items = [{ _id: "lamp000000000000", name: "Lamp", type: "lantern" }];
      const base = await ownedActor(table, gm, [], { items });
      const scene = `Scene.${idOf(await through(table, gm.create("Scene", { name: "Cellar" })))}`;
      const token = await through(table, gm.create("Token", { name: "Rat", actorId: idOf(base) }, { parent: scene }));
      const parent = `${scene}.Token.${idOf(token)}.Actor.${idOf(base)}.Item.lamp000000000000`;
      await through(table, gm.create("ActiveEffect", { name: "Glow" }, { parent }));
      expect(gm.documents.find(`${scene}.Token.${idOf(token)}`)?.["delta"]).toMatchObject({
        items: [{ name: "Lamp", effects: [{ name: "Glow" }] }],
      });
      expect(gm.documents.find(`Actor.${idOf(base)}`)).toEqual(base);
      expect(gm.documents.all("Scene")).toEqual(table.world.documents("Scene"));
    });

    atTable(ground, "a token's own owner may change its synthetic actor", async (table) => {
      const gm = await table.join(USERS.gm);
      const [ada, bo] = [await table.join(USERS.ada), await table.join(USERS.bo)];
      const base = await ownedActor(table, gm, [USERS.ada]);
      const scene = `Scene.${idOf(await through(table, gm.create("Scene", { name: "Cellar" })))}`;
      const data = { name: "Rat", actorId: idOf(base), delta: { ownership: { default: 0, [USERS.bo]: 3 } } };
      const token = await through(table, gm.create("Token", data, { parent: scene }));
      const parent = `${scene}.Token.${idOf(token)}`;
      const change = { _id: idOf(token["delta"] as typeof token), name: "Mine" };
      expect(await refusalOf(table, bo.update("ActorDelta", change, { parent }))).toBe("accepted");
      expect(await refusalOf(table, ada.update("ActorDelta", change, { parent }))).toBe("permission");
    });
  });
}
