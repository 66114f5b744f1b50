import { afterEach, describe, expect, test } from "vitest";
import type { Document } from "../common/abstract/document.ts";
import { USERS } from "../testing/practice-table.ts";
import { Seated } from "../testing/seated.ts";
import type { Actor } from "./documents/actor.ts";

let table: Seated;

const done = <T>(work: Promise<T>): Promise<T> => table.done(work);

const wanderer = (more: object = {}): Promise<Actor> => table.wanderer(more);

async function seated(generation: 13 | 14 = 13): Promise<Seated> {
  table = await Seated.at(generation);
  return table;
}

afterEach(() => table.table.close());

describe.each([13, 14] as const)("generation %i", (generation) => {
  test("a document made by one client comes alive at every other, by the system's model", async () => {
    const { ada } = await seated(generation);
    const heard: unknown[] = [];
    ada.Hooks.on("createActor", (actor: Document, _options: object, userId: string) =>
      heard.push([actor.name, userId]),
    );
    const actor = await wanderer();
    const theirs = ada.game.actors.get(String(actor.id));
    expect(heard).toEqual([["Wren", USERS.gm]]);
    expect(theirs?.system).toMatchObject({ light: { value: 4, max: 10 }, glow: 2 });
    expect(theirs?.uuid).toBe(`Actor.${actor.id}`);
  });

  test("an update tells hooks what differs, and derived data follow", async () => {
    const { ada } = await seated(generation);
    const actor = await wanderer();
    const heard: unknown[] = [];
    ada.Hooks.on("updateActor", (_actor: Document, changed: object, options: { sys?: unknown }) =>
      heard.push(changed, options.sys),
    );
    await done(actor.update({ "system.light.value": 9, name: "Wren" }, { sys: { hint: 1 } }));
    expect(heard).toMatchObject([{ system: { light: { value: 9 } } }, { hint: 1 }]);
    expect(heard[0]).not.toHaveProperty("name");
    expect(ada.game.actors.get(String(actor.id))?.system).toMatchObject({ glow: 4 });
  });

  test("an update that changes nothing is not sent", async () => {
    const { ada } = await seated(generation);
    const actor = await wanderer();
    let heard = 0;
    ada.Hooks.on("updateActor", () => heard++);
    await done(actor.update({ "system.light.value": 4 }));
    expect(heard).toBe(0);
  });

  test("a deleted flag is gone everywhere, and hooks see it in the generation's own form", async () => {
    const { ada } = await seated(generation);
    const actor = await wanderer({ flags: { "lantern-tale": { a: 1, b: 2 } } });
    const heard: Record<string, unknown>[] = [];
    ada.Hooks.on("updateActor", (_actor: Document, changed: Record<string, unknown>) => heard.push(changed));
    await done(actor.unsetFlag("lantern-tale", "a"));
    expect(ada.game.actors.get(String(actor.id))?.toObject()["flags"]).toEqual({ "lantern-tale": { b: 2 } });
    const flags = (heard[0]?.["flags"] as Record<string, Record<string, unknown>> | undefined)?.["lantern-tale"];
    expect(Object.keys(flags ?? {})).toEqual(generation === 13 ? ["-=a"] : ["a"]);
  });

  test("effects change what they name, in the order of their kinds, and go when they go", async () => {
    await seated(generation);
    const actor = await wanderer();
    const changes = [
      { key: "system.light.value", mode: 2, value: "3" },
      { key: "system.light.value", mode: 1, value: "2" },
      { key: "system.tags", mode: 2, value: "bright" },
    ];
    const [effect] = await done(
      actor.createEmbeddedDocuments("ActiveEffect", [{ name: "Blessed", changes, statuses: ["bless"] }]),
    );
    expect(actor.system).toMatchObject({ light: { value: 11 }, glow: 5, tags: new Set(["bright"]) });
    expect([...actor.statuses]).toEqual(["bless"]);
    expect(actor.overrides).toMatchObject({ system: { light: { value: 11 } } });
    expect(actor.toObject()["system"]).toMatchObject({ light: { value: 4 } });
    await done(effect!.update({ disabled: true }));
    expect(actor.system).toMatchObject({ light: { value: 4 }, glow: 2 });
    await done(effect!.delete());
    expect(actor.effects.size).toBe(0);
  });

  test("a status effect is toggled on and off", async () => {
    const { ada } = await seated(generation);
    const actor = await wanderer();
    const theirs = ada.game.actors.get(String(actor.id));
    await done(actor.toggleStatusEffect("prone"));
    expect(theirs?.statuses.has("prone")).toBe(true);
    expect(await done(actor.toggleStatusEffect("prone", { active: true }))).toBe(true);
    expect(await done(actor.toggleStatusEffect("prone"))).toBe(false);
    expect(theirs?.statuses.size).toBe(0);
  });

  test("a roll becomes a message of the right visibility, alive at both ends", async () => {
    const { gm, ada } = await seated(generation);
    const { rolls } = ada.CONFIG["Dice"] as {
      rolls: (new (formula: string) => { toMessage(data: object, options: object): Promise<unknown> })[];
    };
    const options = generation === 13 ? { rollMode: "gmroll" } : { messageMode: "gm" };
    await done(new rolls[0]!("3d6 + 2").toMessage({ flavor: "A try" }, options));
    const [message] = gm.game.messages;
    expect(message?.whisper).toEqual([USERS.gm, USERS.secondGm, USERS.assistant]);
    expect(message?.author?.id).toBe(USERS.ada);
    expect(message?.rolls[0]?.total).toBe(Number(message?.content));
    expect(ada.game.messages.contents[0]?.isContentVisible).toBe(true);
  });
});

describe("before the server is asked", () => {
  test("documents, hooks and permissions can each refuse", async () => {
    const { gm, ada } = await seated();
    const actor = await wanderer({ ownership: { default: 0, [USERS.ada]: 3 } });
    gm.Hooks.on("preUpdateActor", () => false);
    await done(actor.update({ name: "Other" }));
    expect(actor.name).toBe("Wren");
    const theirs = ada.game.actors.get(String(actor.id))!;
    await done(theirs.update({ name: "Mine" }));
    expect(actor.name).toBe("Mine");
    await expect(done(theirs.update({ ownership: { default: 3 } }))).rejects.toThrow("lacks permission");
    await expect(done(theirs.delete())).rejects.toThrow("lacks permission");
  });

  test("invalid data is refused with its path", async () => {
    await seated();
    const actor = await wanderer();
    await expect(done(actor.update({ "system.light.value": "bright" }))).rejects.toThrow("system.light.value");
  });

  test("a hook may change what is sent", async () => {
    const { gm, ada } = await seated();
    gm.Hooks.on("preCreateActor", (actor: Document) => void actor.updateSource({ "system.light.value": 1 }));
    const actor = await wanderer();
    expect(ada.game.actors.get(String(actor.id))?.system).toMatchObject({ light: { value: 1 } });
  });
});

describe("embedded documents", () => {
  test("are made, changed and deleted in their parent, which prepares itself anew", async () => {
    const { ada } = await seated();
    const actor = await wanderer();
    const heard: string[] = [];
    for (const hook of ["createItem", "updateItem", "deleteItem"])
      ada.Hooks.on(hook, (item: Document) => heard.push(`${hook} ${item.name}`));
    const [item] = await done(actor.createEmbeddedDocuments("Item", [{ name: "Lamp", type: "lantern" }]));
    await done(item!.update({ name: "Torch" }));
    const theirs = ada.game.actors.get(String(actor.id));
    expect(theirs?.items.contents.map(({ name }) => name)).toEqual(["Torch"]);
    expect(theirs?.toObject()["items"]).toMatchObject([{ name: "Torch" }]);
    await done(item!.delete());
    expect(heard).toEqual(["createItem Lamp", "updateItem Torch", "deleteItem Torch"]);
    expect(theirs?.toObject()["items"]).toEqual([]);
  });

  test("of a compendium can be fetched and brought into the world", async () => {
    const { gm } = await seated();
    const pack = gm.game.packs.get("lantern-tale.lanterns")!;
    const [entry] = pack.index;
    const fetched = await done(gm.fromUuid(entry!.uuid));
    expect([fetched?.name, fetched?.pack]).toEqual([entry?.name, "lantern-tale.lanterns"]);
    const imported = await done(gm.game.items.importFromCompendium(pack, entry!._id));
    expect(imported?.toObject()["_stats"]).toMatchObject({ compendiumSource: entry?.uuid });
  });
});
