import { expect } from "vitest";
import type { DocumentName } from "../common/hierarchy.ts";
import type { JsonObject } from "../common/json.ts";
import { type PracticeTable, USERS } from "../testing/practice-table.ts";
import type { TestClient } from "../testing/test-client.ts";
import { atTable, describe, type Ground, idOf, ownedActor, refusalOf, through } from "./at-table.ts";

type Who = keyof typeof USERS;
type Verdict = "accepted" | "permission";

/** Who may create a document of the world: the least of these may, and all before it may not. */
const LEAST_TO_CREATE: readonly (readonly [DocumentName, JsonObject, Who])[] = [
  ["Actor", { name: "x", type: "wanderer" }, "assistant"],
  ["Item", { name: "x", type: "lantern" }, "assistant"],
  ["Scene", { name: "x" }, "assistant"],
  ["Combat", {}, "assistant"],
  ["Folder", { name: "x", type: "Actor" }, "assistant"],
  ["RollTable", { name: "x" }, "assistant"],
  ["User", { name: "x", role: 1 }, "assistant"],
  ["JournalEntry", { name: "x" }, "trusted"],
  ["Macro", { name: "x", type: "script", command: "1" }, "ada"],
  ["ChatMessage", { content: "x" }, "ada"],
];

const BY_RANK: readonly Who[] = ["ada", "trusted", "assistant", "gm"];

/** What Ada, who owns Wren and no other, may do with the combat of Wren and Robin. */
const IN_COMBAT: readonly (readonly [string, Verdict, (scene: Fight) => Promise<unknown>])[] = [
  ["round and turn", "accepted", ({ ada, combat }) => ada.update("Combat", { _id: combat, round: 1, turn: 0 })],
  [
    "the combat's system",
    "permission",
    ({ ada, combat }) => ada.update("Combat", { _id: combat, "system.bell": "rung" }),
  ],
  ["the combat's flags", "permission", ({ ada, combat }) => ada.update("Combat", { _id: combat, "flags.x.y": 1 })],
  [
    "round together with system",
    "permission",
    ({ ada, combat }) => ada.update("Combat", { _id: combat, round: 2, system: { a: 1 } }),
  ],
  [
    "a system that stays the same",
    "accepted",
    ({ ada, combat }) => ada.update("Combat", { _id: combat, turn: 1, system: {} }),
  ],
  ["active", "permission", ({ ada, combat }) => ada.update("Combat", { _id: combat, active: true })],
  ["deleting the combat", "permission", ({ ada, combat }) => ada.delete("Combat", combat)],
  [
    "own initiative",
    "accepted",
    ({ ada, wren, parent }) => ada.update("Combatant", { _id: wren, initiative: 4 }, { parent }),
  ],
  [
    "own system",
    "accepted",
    ({ ada, wren, parent }) => ada.update("Combatant", { _id: wren, "system.seal": "ab12" }, { parent }),
  ],
  [
    "own flags",
    "accepted",
    ({ ada, wren, parent }) => ada.update("Combatant", { _id: wren, "flags.x.y": 1 }, { parent }),
  ],
  [
    "own defeat",
    "accepted",
    ({ ada, wren, parent }) => ada.update("Combatant", { _id: wren, defeated: true }, { parent }),
  ],
  [
    "own type unchanged",
    "accepted",
    ({ ada, wren, parent }) => ada.update("Combatant", { _id: wren, type: "watcher", initiative: 5 }, { parent }),
  ],
  [
    "own name",
    "permission",
    ({ ada, wren, parent }) => ada.update("Combatant", { _id: wren, name: "Boss" }, { parent }),
  ],
  [
    "own actor",
    "permission",
    ({ ada, wren, parent }) => ada.update("Combatant", { _id: wren, actorId: null }, { parent }),
  ],
  [
    "own hiding",
    "permission",
    ({ ada, wren, parent }) => ada.update("Combatant", { _id: wren, hidden: true }, { parent }),
  ],
  [
    "another's initiative",
    "permission",
    ({ ada, robin, parent }) => ada.update("Combatant", { _id: robin, initiative: 1 }, { parent }),
  ],
  [
    "another's system",
    "permission",
    ({ ada, robin, parent }) => ada.update("Combatant", { _id: robin, "system.seal": "x" }, { parent }),
  ],
  [
    "own initiative through the combat",
    "accepted",
    ({ ada, combat, wren }) => ada.update("Combat", { _id: combat, combatants: [{ _id: wren, initiative: 9 }] }),
  ],
  [
    "another's initiative through the combat",
    "permission",
    ({ ada, combat, robin }) => ada.update("Combat", { _id: combat, combatants: [{ _id: robin, initiative: 9 }] }),
  ],
  [
    "a stranger's combatant through the combat",
    "permission",
    ({ ada, combat, robinActor }) =>
      ada.update("Combat", { _id: combat, combatants: [{ name: "New", type: "watcher", actorId: robinActor }] }),
  ],
  ["removing the own combatant", "accepted", ({ ada, wren, parent }) => ada.delete("Combatant", wren, { parent })],
  ["removing another's", "permission", ({ ada, robin, parent }) => ada.delete("Combatant", robin, { parent })],
  [
    "joining with the own actor",
    "accepted",
    ({ ada, wrenActor, parent }) => ada.create("Combatant", { type: "watcher", actorId: wrenActor }, { parent }),
  ],
  [
    "bringing another's actor",
    "permission",
    ({ ada, robinActor, parent }) => ada.create("Combatant", { type: "watcher", actorId: robinActor }, { parent }),
  ],
  ["founding a group", "permission", ({ ada, parent }) => ada.create("CombatantGroup", { name: "Pack" }, { parent })],
];

interface Fight {
  readonly ada: TestClient;
  readonly combat: string;
  readonly parent: string;
  readonly wren: string;
  readonly robin: string;
  readonly wrenActor: string;
  readonly robinActor: string;
}

async function fight(table: PracticeTable): Promise<Fight> {
  const gm = await table.join(USERS.gm);
  const ada = await table.join(USERS.ada);
  const wrenActor = idOf(await ownedActor(table, gm, [USERS.ada]));
  const robinActor = idOf(await ownedActor(table, gm, [USERS.bo]));
  const combat = idOf(await through(table, gm.create("Combat", { type: "watch", system: { bell: "silent" } })));
  const parent = `Combat.${combat}`;
  const enter = async (actorId: string): Promise<string> =>
    idOf(await through(table, gm.create("Combatant", { type: "watcher", actorId }, { parent })));
  return { ada, combat, parent, wren: await enter(wrenActor), robin: await enter(robinActor), wrenActor, robinActor };
}

export function register(ground: Ground): void {
  describe("who may create", () => {
    for (const [name, data, least] of LEAST_TO_CREATE) {
      atTable(ground, `a ${name}: ${least} and above`, async (table) => {
        const verdicts: string[] = [];
        for (const who of BY_RANK)
          verdicts.push(await refusalOf(table, (await table.join(USERS[who])).create(name, data)));
        const allowed = BY_RANK.map((who): Verdict =>
          BY_RANK.indexOf(who) >= BY_RANK.indexOf(least) ? "accepted" : "permission",
        );
        expect(verdicts).toEqual(allowed);
      });
    }
  });

  describe("a player in combat", () => {
    for (const [what, verdict, attempt] of IN_COMBAT) {
      atTable(ground, `${what}: ${verdict}`, async (table) => {
        const scene = await fight(table);
        const before = table.world.documents("Combat");
        expect(await refusalOf(table, attempt(scene))).toBe(verdict);
        if (verdict === "permission") expect(table.world.documents("Combat")).toEqual(before);
        expect(scene.ada.documents.all("Combat")).toEqual(table.world.documents("Combat"));
      });
    }
  });

  describe("owners and others", () => {
    atTable(
      ground,
      "an owner changes the actor and what is in it; others do not; nobody but masters deletes it",
      async (table) => {
        const gm = await table.join(USERS.gm);
        const [ada, bo] = [await table.join(USERS.ada), await table.join(USERS.bo)];
        const _id = idOf(await ownedActor(table, gm, [USERS.ada]));
        const parent = `Actor.${_id}`;
        expect(await refusalOf(table, ada.update("Actor", { _id, name: "Mine" }))).toBe("accepted");
        expect(await refusalOf(table, bo.update("Actor", { _id, name: "Mine" }))).toBe("permission");
        expect(await refusalOf(table, ada.create("ActiveEffect", { name: "Glow" }, { parent }))).toBe("accepted");
        expect(await refusalOf(table, bo.create("ActiveEffect", { name: "Glow" }, { parent }))).toBe("permission");
        expect(await refusalOf(table, ada.delete("Actor", _id))).toBe("permission");
        expect(await refusalOf(table, gm.delete("Actor", _id))).toBe("accepted");
      },
    );

    atTable(ground, "observers write nothing, and default ownership counts", async (table) => {
      const gm = await table.join(USERS.gm);
      const ada = await table.join(USERS.ada);
      const seen = await through(table, gm.create("Actor", { name: "x", type: "wanderer", ownership: { default: 2 } }));
      const shared = await through(
        table,
        gm.create("Actor", { name: "y", type: "wanderer", ownership: { default: 3 } }),
      );
      expect(await refusalOf(table, ada.update("Actor", { _id: idOf(seen), name: "z" }))).toBe("permission");
      expect(await refusalOf(table, ada.update("Actor", { _id: idOf(shared), name: "z" }))).toBe("accepted");
    });

    atTable(ground, "messages belong to their author, who cannot be another", async (table) => {
      const [gm, ada, bo] = [await table.join(USERS.gm), await table.join(USERS.ada), await table.join(USERS.bo)];
      const message = await through(table, ada.create("ChatMessage", { content: "hello" }));
      const _id = idOf(message);
      expect(message["author"]).toBe(USERS.ada);
      expect(await refusalOf(table, ada.create("ChatMessage", { content: "x", author: USERS.bo }))).toBe("permission");
      expect(await refusalOf(table, bo.update("ChatMessage", { _id, content: "x" }))).toBe("permission");
      expect(await refusalOf(table, ada.update("ChatMessage", { _id, content: "y" }))).toBe("accepted");
      expect(await refusalOf(table, bo.delete("ChatMessage", _id))).toBe("permission");
      expect(await refusalOf(table, gm.delete("ChatMessage", _id))).toBe("accepted");
    });

    atTable(ground, "a token is moved by its actor's owner, and made or removed by permission", async (table) => {
      const gm = await table.join(USERS.gm);
      const [ada, bo] = [await table.join(USERS.ada), await table.join(USERS.bo)];
      const actorId = idOf(await ownedActor(table, gm, [USERS.ada]));
      const parent = `Scene.${idOf(await through(table, gm.create("Scene", { name: "Cellar" })))}`;
      const _id = idOf(
        await through(table, gm.create("Token", { name: "Wren", actorId, actorLink: true }, { parent })),
      );
      expect(await refusalOf(table, ada.update("Token", { _id, x: 100 }, { parent }))).toBe("accepted");
      expect(await refusalOf(table, bo.update("Token", { _id, x: 0 }, { parent }))).toBe("permission");
      expect(await refusalOf(table, ada.update("Token", { _id, actorId: null }, { parent }))).toBe("permission");
      expect(await refusalOf(table, ada.create("Token", { name: "x", actorId }, { parent }))).toBe("permission");
      expect(await refusalOf(table, ada.delete("Token", _id, { parent }))).toBe("permission");
    });

    atTable(ground, "a door is opened by players, a wall is not moved", async (table) => {
      const gm = await table.join(USERS.gm);
      const ada = await table.join(USERS.ada);
      const parent = `Scene.${idOf(await through(table, gm.create("Scene", { name: "Cellar" })))}`;
      const _id = idOf(await through(table, gm.create("Wall", { c: [0, 0, 9, 9], door: 1 }, { parent })));
      expect(await refusalOf(table, ada.update("Wall", { _id, ds: 1 }, { parent }))).toBe("accepted");
      expect(await refusalOf(table, ada.update("Wall", { _id, c: [0, 0, 1, 1] }, { parent }))).toBe("permission");
    });

    atTable(
      ground,
      "users change themselves but not their rank, and nobody's rank passes the changer's",
      async (table) => {
        const [gm, assistant, ada] = [
          await table.join(USERS.gm),
          await table.join(USERS.assistant),
          await table.join(USERS.ada),
        ];
        expect(await refusalOf(table, ada.update("User", { _id: USERS.ada, color: "#112233" }))).toBe("accepted");
        expect(await refusalOf(table, ada.update("User", { _id: USERS.ada, "flags.lantern-tale.seen": true }))).toBe(
          "accepted",
        );
        expect(await refusalOf(table, ada.update("User", { _id: USERS.ada, role: 4 }))).toBe("permission");
        expect(
          await refusalOf(table, ada.update("User", { _id: USERS.ada, permissions: { ACTOR_CREATE: true } })),
        ).toBe("permission");
        expect(await refusalOf(table, ada.update("User", { _id: USERS.bo, color: "#112233" }))).toBe("permission");
        expect(await refusalOf(table, assistant.update("User", { _id: USERS.ada, role: 4 }))).toBe("permission");
        expect(await refusalOf(table, assistant.update("User", { _id: USERS.gm, name: "x" }))).toBe("permission");
        expect(await refusalOf(table, gm.update("User", { _id: USERS.ada, role: 2 }))).toBe("accepted");
        expect(await refusalOf(table, gm.delete("User", USERS.gm))).toBe("permission");
      },
    );
  });
}
