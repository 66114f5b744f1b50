import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Generation } from "../common/protocol.ts";
import { HeadlessClient } from "../testing/headless/headless-client.ts";
import { LocalTable } from "../testing/local-table.ts";
import { type PracticeTable, USERS } from "../testing/practice-table.ts";
import { SocketTable } from "../testing/socket-table.ts";
import { through } from "./at-table.ts";

const GROUNDS: readonly (readonly [string, Generation, () => Promise<PracticeTable>])[] = [
  ["in process, generation 13", 13, () => LocalTable.open({ generation: 13 })],
  ["in process, generation 14", 14, () => LocalTable.open({ generation: 14 })],
  ["over sockets, generation 14", 14, () => SocketTable.open({ generation: 14 })],
];

/** Notes the hooks that this client hears of. */
const LISTEN = `globalThis.heard = [], ["preCreateActor", "createActor", "preUpdateActor", "updateActor", "deleteActor"]
  .forEach((hook) => Hooks.on(hook, (actor) => { heard.push(hook + " " + actor.name); }))`;

describe.each(GROUNDS)("whole clients without a page run a foreign system, %s", (_, generation, open) => {
  let table: PracticeTable;
  let gm: HeadlessClient;
  let ada: HeadlessClient;
  let bo: HeadlessClient;

  beforeAll(async () => {
    table = await open();
    gm = await HeadlessClient.join(table, USERS.gm, { seed: 1 });
    ada = await HeadlessClient.join(table, USERS.ada, { seed: 2 });
    bo = await HeadlessClient.join(table, USERS.bo, { seed: 3 });
    for (const client of [gm, ada, bo]) await client.run(LISTEN);
  });
  afterAll(() => table.close());

  const play = <T>(client: HeadlessClient, code: string): Promise<T> => through(table, client.run<T>(code));
  const each = <T>(code: string): Promise<T[]> => Promise.all([gm, ada, bo].map((client) => client.run<T>(code)));

  test("each comes to ready with its own user and the system's classes", async () => {
    expect(await each("game.ready")).toEqual([true, true, true]);
    expect(await each("game.user.name")).toEqual(["Gamemaster", "Ada", "Bo"]);
    expect(await ada.run("CONFIG.Combat.documentClass.name")).toBe("WatchCombat");
    expect(await ada.run("game.release.generation")).toBe(generation);
    expect(await ada.run(`game.i18n.localize("LANTERN.Ring")`)).toBe("Ring the bell");
  });

  test("a document is everywhere at once, and its hooks are heard where they should be", async () => {
    await play(gm, `Actor.create({ name: "Wren", type: "wanderer", ownership: { default: 0, ${USERS.ada}: 3 } })`);
    await play(ada, `game.actors.getName("Wren").update({ "system.light.value": 0 })`);
    expect(await each(`game.actors.getName("Wren").system.inTheDark`)).toEqual([true, true, true]);
    expect(await each("heard")).toEqual([
      ["preCreateActor Wren", "createActor Wren", "updateActor Wren"],
      ["createActor Wren", "preUpdateActor Wren", "updateActor Wren"],
      ["createActor Wren", "updateActor Wren"],
    ]);
    expect(await each(`game.actors.getName("Wren").isOwner`)).toEqual([true, true, false]);
  });

  test("a stranger's update is refused before it is sent, and by the server when it is sent all the same", async () => {
    await expect(play(bo, `game.actors.getName("Wren").update({ name: "Mine" })`)).rejects.toThrow(/lacks permission/);
    const { revision } = table.world;
    const forged = `(game.user.constructor.prototype.hasRole = () => true,
      game.actors.getName("Wren").canUserModify = () => true,
      game.actors.getName("Wren").update({ name: "Mine" }))`;
    await expect(play(bo, forged)).rejects.toThrow(/lacks permission/);
    expect(table.world.revision).toBe(revision);
  });

  test("a fight has the system's order, and players may turn it on", async () => {
    await play(
      gm,
      `Actor.create({ name: "Robin", type: "wanderer", system: { courage: 9 }, ownership: { default: 0, ${USERS.bo}: 3 } })`,
    );
    await play(gm, `Combat.create({ type: "watch" })`);
    const enter = `game.combats.contents[0].createEmbeddedDocuments("Combatant", ["Wren", "Robin"].map((name) =>
      ({ type: "watcher", actorId: game.actors.getName(name).id, name })))`;
    await play(gm, enter);
    await play(gm, "game.combats.contents[0].startCombat()");
    expect(await each("game.combats.contents[0].turns.map((turn) => turn.name)")).toEqual(
      Array(3).fill(["Robin", "Wren"]),
    );
    await play(bo, "game.combats.contents[0].nextTurn()");
    expect(await each("game.combats.contents[0].combatant.name")).toEqual(Array(3).fill("Wren"));
    await expect(play(ada, "game.combats.contents[0].ringBell()")).rejects.toThrow(/lacks permission/);
    await play(gm, "game.combats.contents[0].ringBell()");
    expect(await each("game.combats.contents[0].system.bell")).toEqual(Array(3).fill("rung"));
    await play(ada, `game.combats.contents[0].combatants.getName("Wren").update({ "system.awake": false })`);
    expect(await each(`game.combats.contents[0].combatants.getName("Wren").system.awake`)).toEqual(
      Array(3).fill(false),
    );
  });

  test("a world setting is told to all, a client setting stays with its browser", async () => {
    for (const client of [gm, ada, bo]) {
      await client.run(`globalThis.weather = [], Hooks.on("lanternTaleWeather", (value) => { weather.push(value); })`);
    }
    await play(gm, `game.settings.set("lantern-tale", "weather", "storm")`);
    expect(await each("weather")).toEqual(Array(3).fill(["storm"]));
    await play(ada, `game.settings.set("lantern-tale", "hints", false)`);
    expect(await each(`game.settings.get("lantern-tale", "hints")`)).toEqual([true, false, true]);
    const again = await HeadlessClient.join(table, USERS.ada, { storage: ada.storage });
    expect(await again.run(`game.settings.get("lantern-tale", "hints")`)).toBe(false);
    expect(await again.run(`game.settings.get("lantern-tale", "weather")`)).toBe("storm");
    again.leave();
    await table.settle();
  });

  test("sockets tell who sent, queries bring an answer", async () => {
    await play(ada, `void game.socket.emit("system.lantern-tale", { omen: 4, senderId: "forged" })`);
    await play(ada, `void game.socket.emit("system.lantern-tale", { omen: 5 }, { recipients: ["${USERS.bo}"] })`);
    const heard = (omen: number) => ({ omen, senderId: USERS.ada });
    expect(await each("game.lanternTale.omensHeard")).toEqual([[heard(4)], [], [heard(4), heard(5)]]);
    const asked = `game.users.get("${USERS.bo}").query("lantern-tale.whatDoYouSee", { where: "a door" })`;
    expect(await play(ada, asked)).toEqual({ seen: "Bo sees a door" });
  });

  test("a roll goes into the chat with its faces", async () => {
    await play(
      ada,
      `new Roll("2d6 + @courage", game.actors.getName("Wren").getRollData()).evaluate()
        .then((roll) => roll.toMessage({ speaker: ChatMessage.getSpeaker({ actor: game.actors.getName("Wren") }) }))`,
    );
    const told = await each<{ total: number; faces: number[] }>(
      `(({ rolls: [roll] }) => ({ total: roll.total, faces: roll.dice[0].results.map(({ result }) => result) }))(game.messages.contents.at(-1))`,
    );
    expect(told[0]?.faces).toHaveLength(2);
    expect(told[0]?.total).toBe(3 + (told[0]?.faces ?? []).reduce((sum, face) => sum + face, 0));
    expect(told).toEqual(Array(3).fill(told[0]));
  });

  test("an unlinked token's actor is its own", async () => {
    await play(gm, `Scene.create({ name: "Cellar" })`);
    await play(gm, `game.actors.getName("Wren").createEmbeddedDocuments("Item", [{ name: "Lamp", type: "lantern" }])`);
    await play(
      gm,
      `game.scenes.getName("Cellar").createEmbeddedDocuments("Token",
      [{ name: "Echo", actorId: game.actors.getName("Wren").id, actorLink: false }])`,
    );
    const echo = `game.scenes.getName("Cellar").tokens.contents[0].actor`;
    await play(gm, `${echo}.update({ "system.courage": 1 })`);
    await play(gm, `${echo}.items.getName("Lamp").update({ "system.oil": 0 })`);
    const courage = `[${echo}.system.courage, game.actors.getName("Wren").system.courage]`;
    expect(await each(courage)).toEqual(Array(3).fill([1, 3]));
    const oil = `[${echo}.items.getName("Lamp").system.oil, game.actors.getName("Wren").items.getName("Lamp").system.oil]`;
    expect(await each(oil)).toEqual(Array(3).fill([0, 3]));
  });

  test("the active Game Master hands over when leaving", async () => {
    expect(await each("game.users.activeGM?.name")).toEqual(Array(3).fill("Gamemaster"));
    const second = await HeadlessClient.join(table, USERS.secondGm);
    gm.leave();
    await table.settle();
    expect(await ada.run("game.users.activeGM.name")).toBe("Second");
    expect(await second.run("game.user.isActiveGM")).toBe(true);
    expect(await second.run(`game.actors.getName("Wren").system.inTheDark`)).toBe(true);
  });
});
