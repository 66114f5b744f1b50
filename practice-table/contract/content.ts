import { expect } from "vitest";
import { USERS } from "../testing/practice-table.ts";
import { atTable, describe, type Ground, idOf, ownedActor, refusalOf, through } from "./at-table.ts";

const EVIL = `<p onclick="steal()">Hello <script>steal()</script><a href="javascript:steal()">you</a></p>`;

export function register(ground: Ground): void {
  describe("what documents may hold", () => {
    atTable(ground, "only subtypes that the manifest declares", async (table) => {
      const gm = await table.join(USERS.gm);
      expect(await refusalOf(table, gm.create("Actor", { name: "x", type: "dragon" }))).toBe("unknownType");
      expect(await refusalOf(table, gm.create("Item", { name: "x", type: "wanderer" }))).toBe("unknownType");
      expect(await refusalOf(table, gm.create("Combat", { type: "watch" }))).toBe("accepted");
      expect(await refusalOf(table, gm.create("Combat", { type: "brawl" }))).toBe("unknownType");
      expect(await refusalOf(table, gm.create("ChatMessage", { type: "omen" }))).toBe("accepted");
      const made = await through(table, gm.create("Combat", {}));
      expect(made["type"]).toBe("base");
    });

    atTable(ground, "only what the schema allows, and nothing is half done", async (table) => {
      const gm = await table.join(USERS.gm);
      const made = await ownedActor(table, gm, []);
      const before = table.world.documents("Actor");
      expect(await refusalOf(table, gm.create("Actor", { name: "", type: "wanderer" }))).toBe("invalid");
      expect(await refusalOf(table, gm.update("Actor", { _id: idOf(made), sort: "far" }))).toBe("invalid");
      expect(await refusalOf(table, gm.create("Combat", { round: "many" }))).toBe("invalid");
      expect(await refusalOf(table, gm.create("Folder", { name: "x", type: "Nonsense" }))).toBe("invalid");
      expect(table.world.documents("Actor")).toEqual(before);
    });

    atTable(ground, "values are cleaned, and what the schema does not know is dropped", async (table) => {
      const gm = await table.join(USERS.gm);
      const made = await through(
        table,
        gm.create("Actor", { name: "  Wren ", type: "wanderer", nonsense: 1, sort: "7" }),
      );
      expect(made).toMatchObject({ name: "Wren", sort: 7 });
      expect(made).not.toHaveProperty("nonsense");
    });

    atTable(ground, "system data is kept as the system sent it", async (table) => {
      const gm = await table.join(USERS.gm);
      const system = { anything: [1, { deep: null }], at: { all: "  spaces  " } };
      const made = await through(table, gm.create("Actor", { name: "Wren", type: "wanderer", system }));
      expect(made["system"]).toEqual(system);
    });

    atTable(ground, "HTML is sanitised where schema or manifest say that it is HTML", async (table) => {
      const gm = await table.join(USERS.gm);
      const clean = `<p>Hello <a>you</a></p>`;
      const message = await through(table, gm.create("ChatMessage", { content: EVIL, flavor: EVIL }));
      expect(message).toMatchObject({ content: clean, flavor: clean });
      const system = { story: EVIL, plain: EVIL };
      const made = await through(table, gm.create("Actor", { name: "Wren", type: "wanderer", system }));
      expect(made["system"]).toEqual({ story: clean, plain: EVIL });
      await through(table, gm.update("Actor", { _id: idOf(made), "system.story": `${EVIL}!` }));
      expect(gm.documents.find(`Actor.${idOf(made)}`)?.["system"]).toMatchObject({ story: `${clean}!` });
      const notes = { a: EVIL, b: EVIL };
      const item = await through(table, gm.create("Item", { name: "Lamp", type: "lantern", system: { notes } }));
      expect(item["system"]).toEqual({ notes: { a: clean, b: clean } });
    });

    atTable(ground, "HTML keeps what cards and journals are made of", async (table) => {
      const gm = await table.join(USERS.gm);
      const html = `<section class="card" data-actor-id="x"><button type="button" data-action="undo" disabled>Undo</button><img src="icons/svg/d20.svg" alt="d20" /><details open><summary>More</summary></details></section>`;
      const { content } = await through(table, gm.create("ChatMessage", { content: html }));
      for (const part of [
        'data-actor-id="x"',
        'data-action="undo"',
        "disabled",
        'src="icons/svg/d20.svg"',
        "<summary>",
      ]) {
        expect(content).toContain(part);
      }
    });

    atTable(ground, "fields for Game Masters are written by them alone, and read by all", async (table) => {
      const gm = await table.join(USERS.gm);
      const ada = await table.join(USERS.ada);
      const _id = idOf(await ownedActor(table, gm, [USERS.ada], { system: { fate: "open" } }));
      expect(await refusalOf(table, ada.update("Actor", { _id, "system.fate": "sealed" }))).toBe("permission");
      expect(await refusalOf(table, ada.update("Actor", { _id, "system.fate": "open", name: "Robin" }))).toBe(
        "accepted",
      );
      expect(await refusalOf(table, ada.update("Actor", { _id, ownership: { default: 3 } }))).toBe("permission");
      expect(await refusalOf(table, gm.update("Actor", { _id, "system.fate": "sealed" }))).toBe("accepted");
      expect(ada.documents.find(`Actor.${_id}`)?.["system"]).toMatchObject({ fate: "sealed" });
    });
  });

  describe("packs", () => {
    atTable(ground, "are listed with an index, and read document by document", async (table) => {
      const ada = await table.join(USERS.ada);
      const [lanterns] = ada.snapshot.packs;
      expect(lanterns).toMatchObject({ id: "lantern-tale.lanterns", type: "Item", label: "Lanterns" });
      expect(lanterns?.index.map(({ name }) => name).sort()).toEqual(["Candle", "Storm lantern"]);
      expect(lanterns?.folders).toMatchObject([{ name: "Old lanterns" }]);
      const pack = "lantern-tale.lanterns";
      const reply = await through(table, ada.request({ kind: "packDocuments", pack, ids: ["stormLantern0000"] }));
      expect(reply).toMatchObject({ documents: [{ name: "Storm lantern", effects: [{ name: "Glow" }] }] });
      const index = await through(table, ada.request({ kind: "packIndex", pack, fields: ["system.oil"] }));
      expect(index).toMatchObject({ index: [{ system: { oil: 1 } }, { system: { oil: 5 } }] });
      expect(await refusalOf(table, ada.request({ kind: "packIndex", pack: "no.such", fields: [] }))).toBe(
        "noSuchPack",
      );
    });

    atTable(ground, "an adventure is imported by a Game Master, and again without doubling", async (table) => {
      const gm = await table.join(USERS.gm);
      const ada = await table.join(USERS.ada);
      const adventure = { kind: "importAdventure", pack: "lantern-tale.tales", id: "nightWalk0000000" } as const;
      expect(await refusalOf(table, ada.request(adventure))).toBe("permission");
      expect(table.world.documents("Actor")).toEqual([]);
      await through(table, gm.request(adventure));
      expect(ada.documents.find("Actor.keeper0000000000.Item.keeperLamp000000")).toMatchObject({ system: { oil: 2 } });
      expect(ada.documents.find("Scene.lighthouse000000.Token.keeperToken00000")).toMatchObject({ actorLink: false });
      expect(ada.documents.find("JournalEntry.log0000000000000")).toMatchObject({
        pages: [{ text: { content: "<p>Fog.</p>" } }],
      });
      await through(table, gm.update("Actor", { _id: "keeper0000000000", name: "Changed" }));
      await through(table, gm.request(adventure));
      expect(ada.documents.all("Actor").map(({ name }) => name)).toEqual(["The keeper"]);
      expect(ada.documents.all("Scene")).toEqual(table.world.documents("Scene"));
    });
  });
}
