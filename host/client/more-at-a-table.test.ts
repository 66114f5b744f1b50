import { afterEach, describe, expect, test, vi } from "vitest";
import type { Document } from "../common/abstract/document.ts";
import type { FullClient } from "../testing/full-client.ts";
import { USERS } from "../testing/practice-table.ts";
import { classOf, Seated } from "../testing/seated.ts";
import type { Combat } from "./documents/combat.ts";
import type { Folder } from "./documents/folder.ts";
import type { Macro } from "./documents/macro.ts";
import type { RollTable } from "./documents/roll-table.ts";
import type { Scene } from "./documents/scene.ts";
import type { TokenDocument } from "./documents/token.ts";

let table: Seated;
const done = <T>(work: Promise<T>): Promise<T> => table.done(work);

afterEach(() => table.table.close());

describe("a token on the move", () => {
  async function onAScene(ownership: object = { default: 3 }) {
    table = await Seated.at(13);
    const { gm, ada } = table;
    const actor = await table.wanderer({ ownership });
    const scene = (await table.make(gm, "Scene", { name: "Marsh", grid: { size: 100, distance: 1 } })) as Scene;
    const [made] = await done(
      scene.createEmbeddedDocuments("Token", [{ actorId: actor.id, actorLink: true, x: 0, y: 0 }]),
    );
    const token = made as TokenDocument;
    const theirs = ada.game.scenes.get(String(scene.id))!.tokens.get(String(token.id))!;
    return { gm, ada, scene, token, theirs };
  }

  test("asks the mover's hooks and tells everyone's, with the way measured", async () => {
    const { gm, ada, token } = await onAScene();
    const heard: unknown[] = [];
    const note =
      (where: string) =>
      (_token: Document, movement: { passed: object; method: string; origin: object; destination: object }) =>
        void heard.push([where, movement.method, movement.passed, movement.destination]);
    gm.Hooks.on("preMoveToken", note("gm before"));
    ada.Hooks.on("preMoveToken", note("ada before"));
    ada.Hooks.on("moveToken", note("ada after"));
    expect(
      await done(
        token.move(
          [
            { x: 200, y: 0 },
            { x: 200, y: 100 },
          ],
          { method: "dragging" },
        ),
      ),
    ).toBe(true);
    expect(heard).toMatchObject([
      ["gm before", "dragging", { distance: 3, spaces: 3 }, { x: 200, y: 100 }],
      ["ada after", "dragging", { distance: 3, spaces: 3 }, { x: 200, y: 100 }],
    ]);
  });

  test("stays where it is if a hook or an override forbids it", async () => {
    const { gm, token, theirs } = await onAScene();
    const id = gm.Hooks.on("preMoveToken", () => false);
    expect(await done(token.move({ x: 500 }))).toBe(false);
    gm.Hooks.off("preMoveToken", id);
    (classOf(gm, "Token").prototype as TokenDocument)._preUpdateMovement = async () => false;
    expect(await done(token.move({ x: 500 }))).toBe(false);
    expect([token.x, theirs.x]).toEqual([0, 0]);
  });

  test("may be moved by its owner alone, and a plain update is a movement too", async () => {
    const { ada, theirs } = await onAScene({ default: 0, [USERS.ada]: 3 });
    const heard: unknown[] = [];
    ada.Hooks.on("moveToken", (_token: Document, movement: { method: string }) => void heard.push(movement.method));
    await done(theirs.update({ x: 300 }));
    expect([theirs.x, heard]).toEqual([300, ["api"]]);
  });

  test("keeps a history in combat, which can be taken back and cleared", async () => {
    const { gm, scene, token, theirs } = await onAScene();
    const combat = await table.make(gm, "Combat", {});
    await done(
      combat.createEmbeddedDocuments("Combatant", [{ tokenId: token.id, sceneId: scene.id, actorId: token.actorId }]),
    );
    await done(token.move({ x: 100 }));
    await done(token.move({ x: 300 }));
    expect(theirs.movementHistory.map(({ x }) => x)).toEqual([0, 100, 300]);
    expect(await done(token.revertRecordedMovement())).toBe(true);
    expect([theirs.x, theirs.movementHistory.map(({ x }) => x)]).toEqual([100, [0, 100]]);
    await done(token.clearMovementHistory());
    expect(theirs.movementHistory).toEqual([]);
  });

  test("passes every space of its way, except by teleport", async () => {
    const { token } = await onAScene();
    const steps = (action: string): unknown[] =>
      token
        .getCompleteMovementPath([
          { x: 0, y: 0 },
          { x: 300, y: 0, action },
        ])
        .map(({ x }) => x);
    expect([steps("walk"), steps("blink")]).toEqual([
      [0, 100, 200, 300],
      [0, 300],
    ]);
    expect(
      token.measureMovementPath([
        { x: 0, y: 0 },
        { x: 300, y: 0, action: "displace" },
      ]).distance,
    ).toBe(0);
  });

  test("moves with others in one operation", async () => {
    const { ada, scene, token, theirs } = await onAScene();
    await done(
      scene.moveTokens({
        [String(token.id)]: {
          waypoints: [
            { x: 100, y: 0 },
            { x: 100, y: 100 },
          ],
        },
      }),
    );
    expect([theirs.x, theirs.y, ada.game.scenes.size]).toEqual([100, 100, 1]);
  });
});

describe("combatants", () => {
  test("belong to groups, act with their initiative, and are found by actor and token", async () => {
    table = await Seated.at(13);
    const { gm, ada } = table;
    const actor = await table.wanderer();
    const combat = (await table.make(gm, "Combat", {})) as Combat;
    const [group] = await done(combat.createEmbeddedDocuments("CombatantGroup", [{ name: "Pack", initiative: 12 }]));
    await done(
      combat.createEmbeddedDocuments("Combatant", [
        { actorId: actor.id, group: group!.id },
        { name: "Loner", initiative: 3 },
      ]),
    );
    const theirs = ada.game.combats.get(String(combat.id))!;
    expect(theirs.turns.map(({ name, initiative }) => [name, initiative])).toEqual([
      ["Wren", 12],
      ["Loner", 3],
    ]);
    expect(theirs.groups.contents[0]?.members.size).toBe(1);
    expect(theirs.getCombatantsByActor(actor).length).toBe(1);
    await done(combat.combatants.getName("Wren")!.update({ defeated: true }));
    expect(theirs.groups.contents[0]?.defeated).toBe(true);
  });

  test("can be changed together with their combat in one write", async () => {
    table = await Seated.at(13);
    const { gm, ada } = table;
    const combat = (await table.make(gm, "Combat", {})) as Combat;
    await done(
      combat.createEmbeddedDocuments("Combatant", [
        { name: "A", initiative: 1 },
        { name: "B", initiative: 2 },
      ]),
    );
    let writes = 0;
    ada.Hooks.on("updateCombat", () => writes++);
    const a = combat.combatants.getName("A")!;
    await done(combat.update({ round: 1, combatants: [{ _id: a.id, initiative: 9 }] }));
    const theirs = ada.game.combats.get(String(combat.id))!;
    expect([writes, theirs.turns.map(({ name }) => name)]).toEqual([1, ["A", "B"]]);
    await done(combat.resetAll());
    expect(theirs.combatants.map(({ initiative }) => initiative)).toEqual([null, null]);
  });
});

describe("the turn, when the order changes", () => {
  async function underway() {
    table = await Seated.at(13);
    const { gm, ada } = table;
    const combat = (await table.make(gm, "Combat", {})) as Combat;
    const rows = [9, 6, 3].map((initiative, index) => ({ name: "ABC"[index], initiative }));
    await done(combat.createEmbeddedDocuments("Combatant", rows));
    await done(combat.startCombat());
    await done(combat.nextTurn());
    const theirs = ada.game.combats.get(String(combat.id))!;
    const events: unknown[] = [];
    ada.Hooks.on("combatTurnChange", () => void events.push(theirs.combatant?.name));
    const standing = (): unknown[] => [theirs.combatant?.name, theirs.turn, theirs.round, combat._source["turn"]];
    return { combat, events, standing };
  }

  test("stays with whoever has it", async () => {
    const { combat, events, standing } = await underway();
    await done(combat.setInitiative(String(combat.combatants.getName("C")!.id), 20));
    expect(standing()).toEqual(["B", 2, 1, 2]);
    await done(combat.createEmbeddedDocuments("Combatant", [{ name: "D", initiative: 30 }]));
    expect(standing()).toEqual(["B", 3, 1, 3]);
    await done(combat.combatants.getName("A")!.delete());
    expect(standing()).toEqual(["B", 2, 1, 2]);
    expect(events).toEqual([]);
  });

  test("goes to the next one when that one leaves, and past the last into the next round", async () => {
    const { combat, events, standing } = await underway();
    await done(combat.combatants.getName("B")!.delete());
    expect(standing()).toEqual(["C", 1, 1, 1]);
    await done(combat.combatants.getName("C")!.delete());
    expect(standing()).toEqual(["A", 0, 2, 0]);
    expect(events).toEqual(["C", "A"]);
  });

  test("stays where it is when told to", async () => {
    const { combat, standing } = await underway();
    await done(combat.resetAll());
    expect(standing()[0]).toBe("B");
    const before = standing()[1];
    const ids = combat.combatants.map(({ id }) => String(id));
    await done(combat.rollInitiative(ids, { updateTurn: false }));
    expect(standing()[1]).toBe(before);
  });
});

describe("chat", () => {
  test("speaks as token, actor, character or user, in this order", async () => {
    table = await Seated.at(13);
    const { gm, ada } = table;
    const actor = await table.wanderer();
    const scene = await table.make(gm, "Scene", { name: "Marsh" });
    const [token] = await done(
      scene.createEmbeddedDocuments("Token", [{ name: "Shade", actorId: actor.id, actorLink: true }]),
    );
    const speaker = (client: FullClient, options: object): { alias: string } =>
      (classOf(client, "ChatMessage") as unknown as { getSpeaker(options: object): { alias: string } }).getSpeaker(
        options,
      );
    expect(speaker(gm, { token })).toMatchObject({
      alias: "Shade",
      actor: actor.id,
      token: token!.id,
      scene: scene.id,
    });
    expect(speaker(gm, { actor })).toMatchObject({ alias: "Wren", actor: actor.id });
    expect(speaker(gm, {})).toMatchObject({ alias: "Gamemaster", actor: null });
    await done(gm.game.users.get(USERS.ada)!.update({ character: actor.id }));
    expect(speaker(ada, {})).toMatchObject({ alias: "Wren" });
  });

  test("whispers reach every client and are shown to those they name", async () => {
    table = await Seated.at(13);
    const { gm, ada } = table;
    await table.make(gm, "ChatMessage", { content: "psst", whisper: [USERS.secondGm] });
    const theirs = ada.game.messages.contents[0]!;
    expect([theirs.content, theirs.visible]).toEqual(["psst", false]);
    expect(gm.game.messages.contents[0]!.visible).toBe(true);
  });

  test.each([
    ["publicroll", true, true],
    ["gmroll", true, true],
    ["blindroll", true, false],
    ["selfroll", false, true],
  ])("a player's %s is readable by the Game Master: %s, by its author: %s", async (rollMode, byGm, byAuthor) => {
    table = await Seated.at(13);
    const { gm, ada } = table;
    const { rolls } = ada.CONFIG["Dice"] as {
      rolls: (new (formula: string) => { toMessage(data: object, options: object): Promise<unknown> })[];
    };
    await done(new rolls[0]!("1d6").toMessage({}, { rollMode }));
    const seen = [gm, ada].map(({ game }) => game.messages.contents[0]!.isContentVisible);
    expect(seen).toEqual([byGm, byAuthor]);
  });

  test("a message's roll of a class that is gone is left out", async () => {
    table = await Seated.at(13);
    const reported = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const roll = { class: "LostRoll", formula: "1d6", terms: [], total: 3, evaluated: true };
    const message = await table.make(table.gm, "ChatMessage", { content: "3", rolls: [JSON.stringify(roll)] });
    expect(Reflect.get(message, "rolls")).toEqual([]);
    expect(reported).toHaveBeenCalled();
    reported.mockRestore();
  });
});

test("folders know what is in them", async () => {
  table = await Seated.at(13);
  const { gm, ada } = table;
  const folder = (await table.make(gm, "Folder", { name: "Folk", type: "Actor" })) as Folder;
  const inner = (await table.make(gm, "Folder", { name: "Inner", type: "Actor", folder: folder.id })) as Folder;
  const actor = await table.wanderer({ folder: inner.id });
  expect([inner.contents, folder.children, inner.ancestors, inner.depth]).toEqual([[actor], [inner], [folder], 2]);
  expect(ada.game.folders.get(String(folder.id))?.visible).toBe(false);
});

test("a table is drawn from, without replacement until nothing is left", async () => {
  table = await Seated.at(13);
  const { gm } = table;
  const results = ["Rain", "Fog"].map((name, index) => ({ name, range: [index + 1, index + 1] }));
  const weather = (await table.make(gm, "RollTable", {
    name: "Weather",
    formula: "1d2",
    replacement: false,
    results,
  })) as RollTable;
  const drawn = [await done(weather.draw()), await done(weather.draw())].flatMap((draw) =>
    draw.results.map(({ name }) => name),
  );
  expect(drawn.sort()).toEqual(["Fog", "Rain"]);
  await expect(weather.draw()).rejects.toThrow("no result left");
  expect(gm.game.messages.size).toBe(2);
  await done(weather.resetResults());
  expect(weather.results.every(({ drawn: gone }) => !gone)).toBe(true);
});

test("a script macro runs with what it is given", async () => {
  table = await Seated.at(13);
  const macro = (await table.make(table.gm, "Macro", {
    name: "Sum",
    type: "script",
    command: "return a + scope.b + speaker.alias",
  })) as Macro;
  expect(await macro.execute({ a: 1, b: 2 })).toBe("3Gamemaster");
});

test("an adventure brings its documents into every client's world", async () => {
  table = await Seated.at(13);
  const { gm, ada } = table;
  const pack = gm.game.packs.get("lantern-tale.tales")!;
  const [adventure] = await done(pack.getDocuments());
  const before = ada.game.items.size + ada.game.actors.size + ada.game.journal.size;
  await done((adventure as unknown as { import(): Promise<void> }).import());
  expect(ada.game.items.size + ada.game.actors.size + ada.game.journal.size).toBeGreaterThan(before);
});

describe("status effects", () => {
  test("are a list in generation 13", async () => {
    table = await Seated.at(13);
    const { CONFIG } = table.gm;
    (CONFIG.statusEffects as { push(entry: object): number }).push({ id: "dim", name: "Dim" });
    const actor = await table.wanderer();
    await done(actor.toggleStatusEffect("dim"));
    expect(actor.statuses.has("dim")).toBe(true);
  });

  test("are a record in generation 14 that can still be read, pushed to and replaced as a list", async () => {
    table = await Seated.at(14);
    const { CONFIG } = table.gm;
    const registry = (): Record<string, { id: string }> & {
      push(entry: object): number;
      find(test: (entry: { id: string }) => boolean): unknown;
    } => CONFIG.statusEffects as never;
    registry()["dim"] = { id: "dim" };
    registry().push({ id: "dusk" });
    expect(registry().find(({ id }) => id === "dusk")).toEqual({ id: "dusk" });
    expect(Object.keys(registry())).toEqual(expect.arrayContaining(["dead", "dim", "dusk"]));
    expect(() => (CONFIG.statusEffects as unknown[]).splice(0, 1)).toThrow("corrupt");
    CONFIG.statusEffects = [{ id: "only", name: "Only" }];
    expect(Object.keys(registry())).toEqual(["only"]);
  });
});

test("generation 14 applies changes in two phases and resolves what they refer to", async () => {
  table = await Seated.at(14);
  const actor = await table.wanderer();
  const changes = [
    { key: "system.light.value", type: "add", value: "@light.max", phase: "initial" },
    { key: "system.glow", type: "override", value: 99, phase: "final" },
    { key: "system.light.max", type: "subtract", value: 2, phase: "initial", priority: 90 },
  ];
  await done(actor.createEmbeddedDocuments("ActiveEffect", [{ name: "Beacon", system: { changes } }]));
  expect(actor.system).toMatchObject({ light: { value: 14, max: 8 }, glow: 99 });
});

test("the old key for the mode of messages says nothing in generation 14", async () => {
  table = await Seated.at(14);
  const { settings } = table.gm.game;
  expect([settings.get("core", "rollMode"), settings.get("core", "messageMode")]).toEqual([null, "public"]);
});

test("a user's hotbar takes, moves and drops macros", async () => {
  table = await Seated.at(14);
  const { gm } = table;
  const macro = await table.make(gm, "Macro", { name: "Wave", type: "chat", command: "hi" });
  const user = gm.game.user!;
  const slots = (): unknown => user.toObject()["hotbar"];
  await done(user.assignHotbarMacro(macro, 3));
  expect(slots()).toEqual({ 3: macro.id });
  await done(user.assignHotbarMacro(macro, 5, { fromSlot: 3 }));
  expect(slots()).toEqual({ 5: macro.id });
  expect(user.getHotbarMacros(1)[4]).toEqual({ slot: 5, macro });
  await done(user.assignHotbarMacro(null, 5));
  expect(slots()).toEqual({});
});

test("old keys of deletion still work in generation 14, with a warning", async () => {
  table = await Seated.at(14);
  const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const actor = await table.wanderer({ flags: { "lantern-tale": { a: 1, b: 2 } } });
  await done(actor.unsetFlag("lantern-tale", "a"));
  expect(warned).not.toHaveBeenCalled();
  await done(actor.update({ "flags.lantern-tale.-=b": null }));
  expect(warned.mock.calls[0]?.[0]).toContain("removed in version 16");
  expect(actor.toObject()["flags"]).toEqual({ "lantern-tale": {} });
  warned.mockRestore();
});

test("an effect knows when it began, and in generation 14 ends when its rounds are over", async () => {
  table = await Seated.at(14);
  const { gm, ada } = table;
  const actor = await table.wanderer();
  const combat = (await table.make(gm, "Combat", { active: true })) as Combat;
  await done(combat.createEmbeddedDocuments("Combatant", [{ actorId: actor.id, initiative: 1 }]));
  await done(combat.startCombat());
  const data = { name: "Dazzled", duration: { value: 2, units: "rounds" } };
  const [effect] = await done(actor.createEmbeddedDocuments("ActiveEffect", [data]));
  expect(effect!.toObject()["start"]).toMatchObject({ combat: combat.id, round: 1, turn: 0 });
  await done(combat.nextRound());
  expect(effect!.toObject()["disabled"]).toBe(false);
  await done(combat.nextRound());
  expect(ada.game.actors.get(String(actor.id))!.effects.contents[0]!.disabled).toBe(true);
});

test("in generation 13 nothing expires by itself", async () => {
  table = await Seated.at(13);
  const { gm } = table;
  const actor = await table.wanderer();
  const combat = (await table.make(gm, "Combat", { active: true })) as Combat;
  await done(combat.createEmbeddedDocuments("Combatant", [{ actorId: actor.id, initiative: 1 }]));
  await done(combat.startCombat());
  const [effect] = await done(
    actor.createEmbeddedDocuments("ActiveEffect", [{ name: "Dazzled", duration: { rounds: 1 } }]),
  );
  expect(effect!.toObject()["duration"]).toMatchObject({ combat: combat.id, startRound: 1, startTurn: 0 });
  await done(combat.nextRound());
  await done(combat.nextRound());
  expect([effect!.toObject()["disabled"], Reflect.get(effect!, "duration").remaining]).toEqual([false, 0]);
});

test("a scene takes the system's grid, a token's bar the system's attribute", async () => {
  table = await Seated.at(13);
  const scene = await table.make(table.gm, "Scene", { name: "Marsh" });
  expect(scene.toObject()["grid"]).toMatchObject({ type: 1, distance: 1, units: "pace", diagonals: 0 });
  const actor = await table.wanderer();
  const token = (await actor.getTokenDocument({ x: 1 })) as TokenDocument;
  expect(token.bar1.attribute).toBe("light");
  expect(token.toObject()).toMatchObject({ name: "Wren", x: 1, actorId: actor.id });
});

test("a model's migration meets updates as well as stored data", async () => {
  table = await Seated.at(13);
  const { CONFIG } = table.gm;
  const { dataModels } = CONFIG["Actor"] as {
    dataModels: Record<string, { migrateData(source: Record<string, unknown>): object }>;
  };
  dataModels["wanderer"]!.migrateData = (source) => {
    if ("glimmer" in source) source["light"] = { value: source["glimmer"] };
    delete source["glimmer"];
    return source;
  };
  const actor = await table.wanderer();
  await done(actor.update({ "system.glimmer": 8 }));
  expect(actor.toObject()["system"]).toMatchObject({ light: { value: 8, max: 10 } });
});

test("a document that cannot be built is kept aside, and can still be reached to be mended", async () => {
  table = await Seated.at(13);
  const actor = await table.wanderer();
  const reported = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const { actors } = table.gm.game;
  const id = String(actor.id);
  actors.delete(id);
  actors.fill([{ ...actor.toObject(), type: "ghost" }]);
  expect([actors.size, [...actors.invalidDocumentIds]]).toEqual([0, [id]]);
  expect(actors.get(id, { invalid: true })?.name).toBe("Wren");
  warned.mockRestore();
  expect(reported).toHaveBeenCalledOnce();
  reported.mockRestore();
});

test("world time passes for everyone", async () => {
  table = await Seated.at(13);
  const { gm, ada } = table;
  const heard: unknown[] = [];
  ada.Hooks.on("updateWorldTime", (time: number, passed: number) => void heard.push([time, passed]));
  await done(gm.game.time.advance(60));
  await done(gm.game.time.advance(6));
  expect(heard).toEqual([
    [60, 60],
    [66, 6],
  ]);
});

test("tokens enter a combat, and leave it", async () => {
  table = await Seated.at(13);
  const { gm } = table;
  const actor = await table.wanderer();
  const scene = await table.make(gm, "Scene", { name: "Marsh" });
  const data = ["A", "B"].map((name) => ({ name, actorId: actor.id, hidden: name === "B" }));
  const [first, second] = (await done(scene.createEmbeddedDocuments("Token", data))) as TokenDocument[];
  const Tokens = classOf(gm, "Token") as unknown as typeof TokenDocument;
  await done(Tokens.createCombatants([first!, second!]));
  await done(Tokens.createCombatants([first!]));
  const [combat] = gm.game.combats;
  expect(combat?.combatants.map(({ name, hidden }) => [name, hidden])).toEqual([
    ["A", false],
    ["B", true],
  ]);
  expect(await done(second!.toggleCombatant())).toBe(false);
  expect(combat?.combatants.map(({ name }) => name)).toEqual(["A"]);
  expect(await done(second!.toggleCombatant({ active: true }))).toBe(true);
  await done(first!.delete());
  expect(combat?.combatants.map(({ name }) => name)).toEqual(["B"]);
});

test("a change meant for a pack never ends up in the world", async () => {
  table = await Seated.at(13);
  const { gm } = table;
  const pack = gm.game.packs.get("lantern-tale.lanterns")!;
  const Items = classOf(gm, "Item");
  await expect(done(Items.create({ name: "X", type: "lantern" }, { pack: pack.collection }))).rejects.toThrow("locked");
  const [item] = await done(pack.getDocuments());
  await expect(done(item!.update({ name: "Y" }))).rejects.toThrow("locked");
  await expect(done(item!.delete())).rejects.toThrow("locked");
  expect(gm.game.items.size).toBe(0);
});
