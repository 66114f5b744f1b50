import { at, found, hooks, loosely, make, systemId, type Doc } from "../ports/quench.ts";
import type { Suite } from "./suite.ts";

const LAMP = { _id: "quenchLamp000000", name: "Lamp", type: "gear" };
const bearer = (...items: readonly object[]): Promise<Doc> => make("Actor", { name: "Wren", type: "hero", items });

/** An unlinked token of an actor, in a scene that nobody looks at. */
async function echoOf(actor: Doc): Promise<Doc> {
  const scene = await make("Scene", { name: "Quench" });
  const [token] = await scene.createEmbeddedDocuments("Token", [
    { name: "Echo", actorId: actor.id, actorLink: false, x: 0, y: 0 },
  ]);
  return token ?? scene;
}

export const embedded: Suite = (it, agree) => {
  it("things come whole with a new actor and keep their ids", async () => {
    const wren = await bearer(LAMP, { name: "Rope", type: "gear" });
    const items = wren.getEmbeddedCollection("Item");
    agree(
      items.contents.map(({ name, type }) => [name, type]),
      [
        ["Lamp", "gear"],
        ["Rope", "gear"],
      ],
    );
    agree(items.has(LAMP._id), true, "the id of the lamp");
    agree((await found(`${wren.uuid}.Item.${LAMP._id}`)) === items.get(LAMP._id), true, "fromUuid");
  });

  it("they are made, changed and deleted in batches, and hooks are told of each with its parent", async () => {
    const wren = await bearer();
    const told: unknown[] = [];
    const listen = (event: string) => hooks().on(event, (item: Doc) => void told.push([item.name, item.parent?.id]));
    const ids = ["createItem", "updateItem", "deleteItem"].map((event) => [event, listen(event)] as const);
    const made = await wren.createEmbeddedDocuments("Item", [
      { name: "Lamp", type: "gear" },
      { name: "Rope", type: "gear" },
    ]);
    const changes = made.map(({ id, name }) => ({ _id: id, name: `old ${name}` }));
    await wren.updateEmbeddedDocuments("Item", changes);
    await wren.deleteEmbeddedDocuments(
      "Item",
      made.map(({ id }) => id),
    );
    for (const [event, id] of ids) hooks().off(event, id);
    const names = ["Lamp", "Rope", "old Lamp", "old Rope", "old Lamp", "old Rope"];
    agree(
      told,
      names.map((name) => [name, wren.id]),
    );
    agree(wren.getEmbeddedCollection("Item").size, 0);
  });

  it("an effect of our own type is kept on a thing of an actor", async () => {
    const wren = await bearer(LAMP);
    const lamp = wren.getEmbeddedCollection("Item").get(LAMP._id);
    await lamp?.createEmbeddedDocuments("ActiveEffect", [{ name: "Glow", type: "boon" }]);
    const effects = lamp?.getEmbeddedCollection("ActiveEffect").contents ?? [];
    agree(
      effects.map(({ name, type }) => [name, type]),
      [["Glow", "boon"]],
    );
  });

  it("what changes on an unlinked token stays off its actor, and a thing that changed is copied whole", async () => {
    const wren = await bearer(LAMP);
    const token = await echoOf(wren);
    const echo = at<Doc>(token, "actor");
    await echo.update({ "system.hp.value": 2 });
    await echo.updateEmbeddedDocuments("Item", [{ _id: LAMP._id, name: "Broken lamp" }]);
    await echo.createEmbeddedDocuments("Item", [{ name: "Bone", type: "gear" }]);
    const lampOf = (actor: Doc) => actor.getEmbeddedCollection("Item").get(LAMP._id)?.name;
    agree([at(echo, "system.hp.value"), at(wren, "system.hp.value") === 2], [2, false]);
    agree([lampOf(echo), lampOf(wren)], ["Broken lamp", "Lamp"]);
    const delta = at<Doc>(token, "delta");
    agree(at(delta.toObject(), "system"), { hp: { value: 2 } }, "the delta holds the difference alone");
    const kept = at<{ name: string; type: string }[]>(delta.toObject(), "items");
    agree(kept.map(({ name, type }) => [name, type]).sort(), [
      ["Bone", "gear"],
      ["Broken lamp", "gear"],
    ]);
  });

  it("an entry that only an unlinked token's actor loses is gone from it, and stays on the world's", async () => {
    const wren = await make("Actor", { name: "Wren", type: "hero", system: { conditions: { prone: { level: 1 } } } });
    const token = await echoOf(wren);
    const echo = at<Doc>(token, "actor");
    const levels = (): readonly unknown[] =>
      [echo, wren].map((actor) => at(actor, "system.conditions.prone.level") ?? 0);
    agree(levels(), [1, 1]);
    await echo.update({ "system.conditions.prone": null });
    agree(levels(), [0, 1]);
    loosely<{ reset(): void }>(echo).reset();
    agree(levels(), [0, 1], "once it is read anew");
    agree(at(at<Doc>(token, "delta").toObject(), "system.conditions.prone"), null, "what the delta has there");
  });

  it("effects that an actor adds without storing them are its own, and after it was written on as well", async () => {
    const conditions = { prone: { level: 1 }, blinded: { level: 5 } };
    const wren = await make("Actor", { name: "Wren", type: "hero", system: { conditions } });
    const seen = (): readonly unknown[] => {
      const effects = [...loosely<{ allApplicableEffects(): Iterable<Doc> }>(wren).allApplicableEffects()];
      // What a token shows: in generation 13 what has a status, in 14 what says so itself.
      const always = effects.filter((effect) => at(effect, "showIcon") === 2).length;
      const shown = game.release.generation >= 14 ? always : at<readonly object[]>(wren, "temporaryEffects").length;
      const statuses = at<ReadonlySet<string>>(wren, "statuses");
      return [
        effects.filter(({ id }) => id === null).length,
        shown,
        ...["prone", "blinded"].map((id) => statuses.has(id)),
      ];
    };
    agree(seen(), [2, 2, true, true]);
    await wren.update({ name: "Robin" });
    agree(seen(), [2, 2, true, true]);
    agree(wren.getEmbeddedCollection("ActiveEffect").size, 0, "those that are stored");
  });

  it("an unlinked token's actor and what it carries, written one after the other, show at once and each time", async () => {
    const echo = at<Doc>(await echoOf(await bearer(LAMP)), "actor");
    for (const value of [3, 2, 1]) {
      await echo.updateEmbeddedDocuments("Item", [{ _id: LAMP._id, name: `Lamp ${value}` }]);
      await echo.update({ system: { hp: { value } }, flags: { [systemId()]: { quench: value } } });
      const lamp = echo.getEmbeddedCollection("Item").get(LAMP._id);
      agree([lamp?.name, at(echo, "system.hp.value")], [`Lamp ${value}`, value]);
    }
  });

  it("a thing that is deleted from an unlinked token is there no more, and still on its actor", async () => {
    const wren = await bearer(LAMP);
    const token = await echoOf(wren);
    await at<Doc>(token, "actor").deleteEmbeddedDocuments("Item", [LAMP._id]);
    const echo = at<Doc>(token, "actor");
    agree([echo.getEmbeddedCollection("Item").size, wren.getEmbeddedCollection("Item").size], [0, 1]);
  });
};
