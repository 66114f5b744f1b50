import { expect } from "vitest";
import { textOf } from "../common/json.ts";
import { USERS } from "../testing/practice-table.ts";
import { atTable, describe, type Ground, idOf, refusalOf, through } from "./at-table.ts";

export function register(ground: Ground): void {
  describe("joining and leaving", () => {
    atTable(ground, "a snapshot holds what everyone else knows, hidden and unowned documents too", async (table) => {
      const gm = await table.join(USERS.gm);
      const scene = await through(table, gm.create("Scene", { name: "Cellar" }));
      const parent = `Scene.${idOf(scene)}`;
      await through(table, gm.create("Token", { name: "Lurker", hidden: true }, { parent }));
      await through(table, gm.create("ChatMessage", { content: "psst", whisper: [USERS.gm], blind: true }));
      await through(table, gm.create("Actor", { name: "Secret", type: "wanderer" }));
      const ada = await table.join(USERS.ada);
      expect(ada.snapshot.documents.Actor.map(({ name }) => name)).toEqual(["Secret"]);
      expect(ada.snapshot.documents.ChatMessage.map(({ content }) => content)).toEqual(["psst"]);
      expect(ada.documents.all("Scene")).toEqual(gm.documents.all("Scene"));
      expect(ada.snapshot.documents.Scene[0]?.["tokens"]).toMatchObject([{ name: "Lurker", hidden: true }]);
    });

    atTable(ground, "a large world is told in parts, and what happens meanwhile after it", async (table) => {
      const gm = await table.join(USERS.gm);
      const content = "x".repeat(400_000);
      for (let nth = 0; nth < 6; nth += 1) await through(table, gm.create("ChatMessage", { content: nth + content }));
      const coming = table.join(USERS.ada);
      const posted = through(table, gm.create("ChatMessage", { content: "and then?" }));
      const ada = await coming;
      await posted;
      await table.settle();
      const first = ada.snapshot.documents.ChatMessage.map(({ content: text }) => textOf(text).slice(0, 9));
      expect(first.slice(0, 6)).toEqual([0, 1, 2, 3, 4, 5].map((nth) => `${nth}xxxxxxxx`));
      expect(ada.documents.all("ChatMessage")).toEqual(gm.documents.all("ChatMessage"));
      expect(ada.documents.all("ChatMessage")).toHaveLength(7);
      expect(ada.documents.all("User")).toEqual(gm.documents.all("User"));
    });

    atTable(ground, "a snapshot says which release, world, system and subtypes there are", async (table) => {
      const { snapshot } = await table.join(USERS.ada);
      expect(snapshot.release.generation).toBe(ground.generation);
      expect(snapshot.world).toMatchObject({ id: "test", system: "lantern-tale" });
      expect(snapshot.system).toMatchObject({ id: "lantern-tale", styles: [{ layer: "system" }] });
      expect(snapshot.documentTypes["Actor"]).toEqual(["base", "wanderer"]);
      expect(snapshot.documentTypes["CombatantGroup"]).toEqual(["base"]);
    });

    atTable(ground, "everyone hears who is there; a second tab changes nothing", async (table) => {
      const gm = await table.join(USERS.gm);
      const ada = await table.join(USERS.ada);
      await table.settle();
      expect(gm.heard("presence").at(-1)?.active).toEqual([USERS.ada, USERS.gm]);
      const before = gm.heard("presence").length;
      const secondTab = await table.join(USERS.ada);
      await table.settle();
      secondTab.leave();
      await table.settle();
      expect(gm.heard("presence").length).toBe(before);
      ada.leave();
      await table.settle();
      expect(gm.heard("presence").at(-1)?.active).toEqual([USERS.gm]);
    });

    atTable(ground, "the active Game Master is the same for all, and hands over when leaving", async (table) => {
      const ada = await table.join(USERS.ada);
      expect(ada.activeGM).toBeNull();
      const assistant = await table.join(USERS.assistant);
      await table.settle();
      expect(ada.activeGM).toBe(USERS.assistant);
      const second = await table.join(USERS.secondGm);
      const first = await table.join(USERS.gm);
      await table.settle();
      expect([ada, assistant, second, first].map((client) => client.activeGM)).toEqual(Array(4).fill(USERS.gm));
      first.leave();
      await table.settle();
      expect([ada, assistant, second].map((client) => client.activeGM)).toEqual(Array(3).fill(USERS.secondGm));
      second.leave();
      await table.settle();
      expect(ada.activeGM).toBe(USERS.assistant);
      assistant.leave();
      await table.settle();
      expect(ada.activeGM).toBeNull();
    });

    atTable(ground, "a change of role moves the active Game Master", async (table) => {
      const gm = await table.join(USERS.gm);
      const second = await table.join(USERS.secondGm);
      await through(table, second.update("User", { _id: USERS.gm, role: 3 }));
      expect([gm, second].map((client) => client.activeGM)).toEqual([USERS.secondGm, USERS.secondGm]);
    });

    atTable(ground, "whoever comes back finds the world as the others have it", async (table) => {
      const gm = await table.join(USERS.gm);
      const ada = await table.join(USERS.ada);
      const actor = await through(table, gm.create("Actor", { name: "Wren", type: "wanderer" }));
      ada.leave();
      await through(table, gm.update("Actor", { _id: idOf(actor), name: "Robin" }));
      await through(table, gm.create("Item", { name: "Lamp", type: "lantern" }, { parent: `Actor.${idOf(actor)}` }));
      const again = await table.join(USERS.ada);
      expect(again.documents.all("Actor")).toEqual(gm.documents.all("Actor"));
      expect(again.snapshot.revision).toBe(gm.documents.revision);
    });

    atTable(ground, "whoever is deleted or loses every role is sent away and heard no more", async (table) => {
      const gm = await table.join(USERS.gm);
      const [ada, bo] = [await table.join(USERS.ada), await table.join(USERS.bo)];
      await through(table, gm.delete("User", USERS.ada));
      await through(table, gm.update("User", { _id: USERS.bo, role: 0 }));
      expect([ada, bo].map((client) => client.heard("farewell").length)).toEqual([1, 1]);
      expect(gm.heard("presence").at(-1)?.active).toEqual([USERS.gm]);
      for (const client of [ada, bo]) {
        expect(await refusalOf(table, client.emit("system.lantern-tale", ["still here"]))).toBe("permission");
      }
      expect(gm.heard("packageSocket")).toEqual([]);
    });

    atTable(ground, "activity reaches the others; scene and targets also those who come later", async (table) => {
      const gm = await table.join(USERS.gm);
      const ada = await table.join(USERS.ada);
      const activity = { sceneId: "scene", targets: ["token"], cursor: { x: 3, y: 4 } };
      await through(table, ada.request({ kind: "activity", activity }));
      expect(gm.heard("activity")).toEqual([{ kind: "activity", user: USERS.ada, activity }]);
      expect(ada.heard("activity")).toEqual([]);
      const bo = await table.join(USERS.bo);
      expect(bo.snapshot.activity).toEqual({ [USERS.ada]: { sceneId: "scene", targets: ["token"] } });
    });
  });
}
