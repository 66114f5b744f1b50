import { afterEach, describe, expect, test } from "vitest";
import type { Document } from "../common/abstract/document.ts";
import { joinFully, type FullClient } from "../testing/full-client.ts";
import { USERS } from "../testing/practice-table.ts";
import { classOf, Seated, wanderers } from "../testing/seated.ts";
import type { Actor } from "./documents/actor.ts";
import type { Combat } from "./documents/combat.ts";

let table: Seated;

const done = <T>(work: Promise<T>): Promise<T> => table.done(work);

const make = (client: FullClient, name: string, data: Record<string, unknown>) => table.make(client, name, data);

const wanderer = (more: object = {}): Promise<Actor> => table.wanderer(more);

async function seated(generation: 13 | 14 = 13): Promise<Seated> {
  table = await Seated.at(generation);
  return table;
}

afterEach(() => table.table.close());

describe("a token that is not linked", () => {
  async function withToken() {
    const { gm, ada } = await seated();
    const actor = await wanderer({
      items: [
        { name: "Lamp", type: "lantern" },
        { name: "Rope", type: "lantern" },
      ],
    });
    const scene = await make(gm, "Scene", { name: "Marsh" });
    const [token] = await done(
      scene.createEmbeddedDocuments("Token", [{ actorId: actor.id, actorLink: false, x: 100, y: 200 }]),
    );
    const own = (client: FullClient): Actor =>
      Reflect.get(client.game.scenes.get(String(scene.id))!.tokens.get(String(token!.id))!, "actor") as Actor;
    return { gm, ada, actor, own };
  }

  test("has an actor of its own, whose changes leave the other alone", async () => {
    const { gm, ada, actor, own } = await withToken();
    const heard: unknown[] = [];
    const theirs = own(ada);
    ada.Hooks.on("updateActor", (changedActor: Document, changed: object) =>
      heard.push(changedActor === theirs, changed),
    );
    await done(own(gm).update({ "system.light.value": 8, name: "Other Wren" }));
    expect(heard[0]).toBe(true);
    expect(heard[1]).toMatchObject({ name: "Other Wren", system: { light: { value: 8 } } });
    expect([theirs.name, theirs.system]).toMatchObject(["Other Wren", { light: { value: 8 }, glow: 4 }]);
    expect(actor.system).toMatchObject({ light: { value: 4 } });
    await done(actor.update({ "system.light.max": 20, "system.light.value": 1 }));
    expect(theirs.system).toMatchObject({ light: { value: 8, max: 20 } });
  });

  test("adds, changes and removes items in its delta", async () => {
    const { gm, ada, actor, own } = await withToken();
    const names = (held: Actor): string[] => held.items.contents.map(({ name }) => name).sort();
    const mine = own(gm);
    const theirs = own(ada);
    await done(mine.createEmbeddedDocuments("Item", [{ name: "Map", type: "lantern" }]));
    await done(mine.items.getName("Lamp")!.update({ name: "Torch" }));
    await done(mine.items.getName("Rope")!.delete());
    expect(names(mine)).toEqual(["Map", "Torch"]);
    expect(names(theirs)).toEqual(["Map", "Torch"]);
    expect(names(actor)).toEqual(["Lamp", "Rope"]);
  });

  test("shows what one update has of it and of things in it only with the next, as in Foundry", async () => {
    const { gm, own } = await withToken();
    const lamp = own(gm).items.getName("Lamp")!;
    const light = (held: Actor): unknown => Reflect.get(held.system, "light");
    const before = light(own(gm));
    const changes = { "system.light.value": 7, items: [{ ...lamp.toObject(), name: "Torch" }] };
    await done(own(gm).update(changes));
    expect([light(own(gm)), own(gm).items.getName("Torch")]).toEqual([before, undefined]);
    await done(own(gm).update({ name: "Other Wren" }));
    expect(light(own(gm))).toMatchObject({ value: 7 });
    expect(own(gm).items.getName("Torch")).toBeDefined();
    // One after the other they show at once.
    await done(own(gm).updateEmbeddedDocuments("Item", [{ _id: lamp.id, name: "Lantern" }]));
    await done(own(gm).update({ "system.light.value": 3 }));
    expect([light(own(gm)), own(gm).items.has(String(lamp.id))]).toMatchObject([{ value: 3 }, true]);
    expect(own(gm).items.getName("Lantern")).toBeDefined();
  });

  test("carries statuses, and says the same after a reload", async () => {
    const { gm, own } = await withToken();
    await done(own(gm).toggleStatusEffect("prone"));
    await done(own(gm).update({ "system.light.value": 7 }));
    expect(own(gm).statuses.has("prone")).toBe(true);
    const back = await joinFully(table.table, USERS.bo, wanderers);
    const again = own(back);
    expect(again.statuses.has("prone")).toBe(true);
    expect(again.system).toMatchObject({ light: { value: 7 } });
    expect(again.items.size).toBe(2);
  });
});

describe("a combat", () => {
  async function withCombat() {
    const { gm, ada } = await seated();
    const actor = await wanderer({ ownership: { default: 0, [USERS.ada]: 3 } });
    const combat = (await make(gm, "Combat", { type: "watch" })) as Combat;
    const rows = [
      { name: "A", actorId: actor.id, initiative: 5 },
      { name: "B", initiative: 9 },
    ];
    await done(combat.createEmbeddedDocuments("Combatant", rows));
    return { gm, ada, combat, theirs: ada.game.combats.get(String(combat.id))! };
  }

  test("goes from turn to turn and round to round, and says so everywhere", async () => {
    const { gm, ada, combat, theirs } = await withCombat();
    const heard: unknown[] = [];
    ada.Hooks.on(
      "combatTurnChange",
      (_combat: Combat, prior: { round: number; turn: number | null }, now: { round: number; turn: number | null }) => {
        heard.push([prior.round, prior.turn, now.round, now.turn]);
      },
    );
    const local: string[] = [];
    for (const hook of ["combatStart", "combatTurn", "combatRound"]) gm.Hooks.on(hook, () => local.push(hook));
    await done(combat.startCombat());
    expect(theirs.combatant?.name).toBe("B");
    await done(combat.nextTurn());
    await done(combat.nextTurn());
    expect([theirs.round, theirs.turn]).toEqual([2, 0]);
    expect(heard).toEqual([
      [0, null, 1, 0],
      [1, 0, 1, 1],
      [1, 1, 2, 0],
    ]);
    expect(local).toEqual(["combatStart", "combatTurn", "combatRound"]);
  });

  test("runs what follows from a turn on one Game Master's client only", async () => {
    const { gm, ada, combat } = await withCombat();
    const calls: string[] = [];
    for (const [who, client] of [
      ["gm", gm],
      ["ada", ada],
    ] as const) {
      const prototype = classOf(client, "Combat").prototype as Combat;
      prototype._onStartTurn = async (combatant) => void calls.push(`${who} starts ${combatant.name}`);
      prototype._onEndTurn = async (combatant) => void calls.push(`${who} ends ${combatant.name}`);
      prototype._onStartRound = async () => void calls.push(`${who} round`);
    }
    await done(combat.startCombat());
    await done(combat.nextTurn());
    expect(calls).toEqual(["gm round", "gm starts B", "gm ends B", "gm starts A"]);
  });

  test("lets nobody's turn be nobody's", async () => {
    const { combat, theirs } = await withCombat();
    await done(combat.update({ round: 1, turn: null }));
    expect([theirs.turn, theirs.combatant]).toEqual([null, null]);
    await done(combat.nextRound());
    expect([theirs.round, theirs.turn]).toEqual([2, null]);
  });

  test("lets players change what base documents let them, and nothing else", async () => {
    const { theirs } = await withCombat();
    const own = theirs.combatants.getName("A")!;
    await done(theirs.update({ round: 1, turn: 0 }));
    await done(own.update({ "system.seal": "abc", initiative: 3, "flags.lantern-tale.x": 1 }));
    expect(own.toObject()).toMatchObject({ initiative: 3, system: { seal: "abc" } });
    await expect(done(theirs.update({ "system.phase": "x" }))).rejects.toThrow("lacks permission");
    await expect(done(own.update({ hidden: true }))).rejects.toThrow("lacks permission");
    await expect(done(theirs.combatants.getName("B")!.update({ initiative: 1 }))).rejects.toThrow("lacks permission");
  });

  test("rolls initiative with the configured formula", async () => {
    const { gm, combat } = await withCombat();
    gm.CONFIG.Combat.initiative.formula = "2 + 3";
    await done(combat.rollInitiative(combat.combatants.map(({ id }) => String(id))));
    expect(combat.combatants.map(({ initiative }) => initiative)).toEqual([5, 5]);
    expect(gm.game.messages.size).toBe(2);
  });
});
