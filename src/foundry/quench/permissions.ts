import { at, loosely, make, type Doc } from "../ports/quench.ts";
import type { Suite } from "./suite.ts";

/** Somebody who plays, and an actor of theirs; nobody ever sits down as them. */
async function playerWithActor(): Promise<{ readonly player: Doc; readonly wren: Doc }> {
  const player = await make("User", { name: "Quench", role: CONST.USER_ROLES.PLAYER });
  const ownership = { default: 0, [player.id]: 3 };
  return { player, wren: await make("Actor", { name: "Wren", type: "hero", ownership }) };
}

/** Whether the classes of documents, which the server judges by too, would let this user do it. */
const may = (document: Doc, user: Doc, action: string, data: object = {}): boolean =>
  loosely<{ canUserModify(user: Doc, action: string, data: object): boolean }>(document).canUserModify(
    user,
    action,
    data,
  );

export const permissions: Suite = (it, agree) => {
  it("owners write their actor and what it carries, others do not, and neither deletes it", async () => {
    const { player, wren } = await playerWithActor();
    const rat = await make("Actor", { name: "Rat", type: "creature" });
    const [lamp] = await wren.createEmbeddedDocuments("Item", [{ name: "Lamp", type: "gear" }]);
    agree([may(wren, player, "update"), may(rat, player, "update"), may(wren, player, "delete")], [true, false, false]);
    agree(lamp !== undefined && may(lamp, player, "update"), true);
  });

  it("the owner of a combatant writes its data, which seals need, and not whose combatant it is", async () => {
    const { player, wren } = await playerWithActor();
    const combat = await make("Combat", { type: "heartRush", scene: null });
    const [fighter] = await combat.createEmbeddedDocuments("Combatant", [{ type: "fighter", actorId: wren.id }]);
    if (fighter === undefined) throw new Error("There is no combatant.");
    const seal = { system: { seal: { engagement: "e1", hash: "abc" } } };
    agree([may(fighter, player, "update", seal), may(fighter, player, "update", { initiative: 1 })], [true, true]);
    agree(
      [may(fighter, player, "update", { actorId: "other" }), may(fighter, player, "update", { hidden: true })],
      [false, false],
    );
    agree([may(combat, player, "update", { system: { at: 1 } }), may(combat, player, "delete")], [false, false]);
  });

  it("the owner of a token's actor moves it, and does not give it another actor", async () => {
    const { player, wren } = await playerWithActor();
    const scene = await make("Scene", { name: "Quench" });
    const [token] = await scene.createEmbeddedDocuments("Token", [{ actorId: wren.id, actorLink: true, x: 0, y: 0 }]);
    if (token === undefined) throw new Error("There is no token.");
    const changes = [{ x: 100 }, { actorId: "other" }, { actorLink: false }];
    agree(
      changes.map((change) => may(token, player, "update", change)),
      [true, false, false],
    );
    agree(may(scene, player, "update", { name: "Mine" }), false);
  });

  it("users change what they look like, and not what they may do", async () => {
    const { player } = await playerWithActor();
    const changes = [{ color: "#123456" }, { role: CONST.USER_ROLES.GAMEMASTER }, { name: "Master" }];
    agree(
      changes.map((change) => may(player, player, "update", change)),
      [true, false, false],
    );
  });

  it("a message is its author's to change, whoever reads it", async () => {
    const { player } = await playerWithActor();
    const message = await make("ChatMessage", { content: "quench" });
    agree([may(message, player, "update"), at(message, "isAuthor")], [false, true]);
  });
};
