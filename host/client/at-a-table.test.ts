import { afterEach, describe, expect, test, vi } from "vitest";
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
    const flags = (heard[0]?.["flags"] as Record<string, Record<string, unknown>>)["lantern-tale"];
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

describe("settings", () => {
  test("are the world's, a user's or a browser's", async () => {
    const { gm, ada } = await seated();
    const heard: unknown[] = [];
    for (const client of [gm, ada]) {
      const register = (key: string, scope: "world" | "user" | "client") =>
        client.game.settings.register("lantern-tale", key, {
          scope,
          type: Number,
          default: 1,
          onChange: (value) => heard.push([client.game.userId, key, value]),
        });
      register("wind", "world");
      register("mood", "user");
      register("size", "client");
    }
    await done(gm.game.settings.set("lantern-tale", "wind", 5));
    await done(ada.game.settings.set("lantern-tale", "mood", 6));
    await done(ada.game.settings.set("lantern-tale", "size", 7));
    const read = (client: FullClient): unknown[] =>
      ["wind", "mood", "size"].map((key) => client.game.settings.get("lantern-tale", key));
    expect([read(gm), read(ada)]).toEqual([
      [5, 1, 1],
      [5, 6, 7],
    ]);
    expect(ada.storage.get("lantern-tale.size")).toBe("7");
    expect(heard).toEqual([
      [USERS.gm, "wind", 5],
      [USERS.ada, "wind", 5],
      [USERS.ada, "mood", 6],
      [USERS.ada, "size", 7],
    ]);
    await expect(done(ada.game.settings.set("lantern-tale", "wind", 9))).rejects.toThrow("lacks permission");
  });

  test("may be fields or models, and refuse what those refuse", async () => {
    const { gm } = await seated();
    const { fields, game } = gm;
    game.settings.register("lantern-tale", "dark", {
      scope: "world",
      type: new fields.NumberField({ nullable: false, integer: true, max: 5, initial: 2 }),
    });
    expect(game.settings.get("lantern-tale", "dark")).toBe(2);
    await done(game.settings.set("lantern-tale", "dark", 9));
    expect(game.settings.get("lantern-tale", "dark")).toBe(5);
    await expect(done(game.settings.set("lantern-tale", "dark", "x"))).rejects.toThrow("number");
    expect(() => game.settings.get("lantern-tale", "unknown")).toThrow("not a registered game setting");
  });
});

describe("between clients", () => {
  test("a socket reaches those it names, with the server's word on who sent it", async () => {
    const { gm, ada } = await seated();
    const bo = await joinFully(table.table, USERS.bo);
    const heard: unknown[] = [];
    for (const [who, client] of [
      ["gm", gm],
      ["ada", ada],
      ["bo", bo],
    ] as const) {
      client.game.socket.on("system.lantern-tale", (data: unknown, sender: unknown) => heard.push([who, data, sender]));
    }
    ada.game.socket.emit("system.lantern-tale", { say: "hush", from: USERS.gm }, { recipients: [USERS.gm] });
    await table.table.settle();
    expect(heard).toEqual([["gm", { say: "hush", from: USERS.gm }, USERS.ada]]);
    ada.game.socket.emit("system.lantern-tale", "all");
    await table.table.settle();
    expect(heard.slice(1)).toEqual([
      ["gm", "all", USERS.ada],
      ["bo", "all", USERS.ada],
    ]);
  });

  test("a query is answered by its handler, and an absent or throwing one is an error", async () => {
    const { gm, ada } = await seated();
    const handler = async (data: unknown): Promise<unknown> => {
      if (data === "bad") throw new Error("not that");
      return { echoed: data };
    };
    for (const client of [gm, ada]) client.CONFIG.queries["lantern-tale.echo"] = handler;
    const target = gm.game.users.get(USERS.ada)!;
    expect(await done(target.query("lantern-tale.echo", 1))).toEqual({ echoed: 1 });
    await expect(done(target.query("lantern-tale.echo", "bad"))).rejects.toThrow("not that");
    await expect(done(gm.game.users.get(USERS.bo)!.query("lantern-tale.echo", 1))).rejects.toThrow();
  });

  test("everyone agrees on the acting Game Master, also when that one leaves", async () => {
    const { gm, ada } = await seated();
    const second = await joinFully(table.table, USERS.assistant);
    await table.table.settle();
    expect([gm.game.user?.isActiveGM, second.game.user?.isActiveGM, ada.game.users.activeGM?.id]).toEqual([
      true,
      false,
      USERS.gm,
    ]);
    expect(ada.game.users.getDesignatedUser((user) => !user.isGM)?.id).toBe(USERS.ada);
    const heard: unknown[] = [];
    ada.Hooks.on("userConnected", (user: Document, connected: boolean) => void heard.push([user.id, connected]));
    gm.leave();
    await table.table.settle();
    expect([second.game.user?.isActiveGM, ada.game.users.activeGM?.id]).toEqual([true, USERS.assistant]);
    expect([heard, ada.game.users.get(USERS.gm)?.active]).toEqual([[[USERS.gm, false]], false]);
  });
});

test("words are found, filled in, and stand for themselves where they are missing", async () => {
  const { gm } = await seated();
  expect(gm.game.i18n.format("GREETING", { name: "Wren" })).toBe("Hello Wren");
  expect(gm.game.i18n.localize("NOT.THERE")).toBe("NOT.THERE");
  expect([gm.game.i18n.has("GREETING"), gm.game.i18n.has("NOT.THERE")]).toEqual([true, false]);
});

test("hooks: once is once, false stops a call, a throwing listener stops nobody", async () => {
  const { gm } = await seated();
  const { Hooks } = gm;
  const reported = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const calls: string[] = [];
  Hooks.once("tried", () => void calls.push("once"));
  const id = Hooks.on("tried", () => void calls.push("on"));
  Hooks.on("tried", () => {
    throw new Error("a listener's own fault");
  });
  Hooks.on("tried", () => false);
  Hooks.on("tried", () => void calls.push("never by call"));
  expect(Hooks.call("tried")).toBe(false);
  expect(calls).toEqual(["once", "on"]);
  Hooks.off("tried", id);
  expect(Hooks.callAll("tried")).toBe(true);
  expect(calls).toEqual(["once", "on", "never by call"]);
  expect(reported).toHaveBeenCalledTimes(2);
  reported.mockRestore();
});

test("keys run what they are bound to, by precedence, until it is dealt with", async () => {
  const { gm, ada } = await seated();
  const pressed: string[] = [];
  for (const { game } of [gm, ada]) {
    const bind = (name: string, precedence: number, restricted: boolean, consumes: boolean) =>
      game.keybindings.register("lantern-tale", name, {
        name,
        editable: [{ key: "KeyL", modifiers: ["Control"] }],
        precedence,
        restricted,
        onDown: () => (pressed.push(`${game.userId === USERS.gm ? "gm" : "ada"} ${name}`), consumes),
      });
    bind("late", 2, false, true);
    bind("early", 0, true, false);
    bind("middle", 1, false, true);
    game.keybindings.dispatch({ key: "KeyL", modifiers: ["Control"], up: false, repeat: false, event: null });
    game.keybindings.dispatch({ key: "KeyL", modifiers: [], up: false, repeat: false, event: null });
  }
  expect(pressed).toEqual(["gm early", "gm middle", "ada middle"]);
});
