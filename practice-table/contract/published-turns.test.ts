import { describe, expect, test } from "vitest";
import { HeadlessClient } from "../testing/headless/headless-client.ts";
import { USERS } from "../testing/practice-table.ts";
import { alone } from "./alone.ts";
import { through } from "./at-table.ts";

describe.each([13, 14] as const)("turns are what published systems count on, generation %i", (generation) => {
  const { play, table } = alone(
    generation,
    `void (globalThis.fightOf = async (count) => {
      const combat = await Combat.create({ type: "watch", active: true });
      await combat.createEmbeddedDocuments("Combatant", Array.from({ length: count }, (_, index) => ({ name: "Wren " + index, initiative: index + 5 })));
      return combat;
    })`,
  );

  test("how long it is from one turn to another", async () => {
    const ways = [
      [1, 0, 1, 2],
      [1, 2, 2, 0],
      [1, 1, 3, 1],
      [2, 0, 1, 2],
      [0, null, 1, 0],
      [1, 0, 2, null],
    ];
    const seen = await play(`(async () => {
      const combat = await fightOf(3);
      Object.assign(CONFIG.time, { roundTime: 100, turnTime: 1 });
      const seen = ${JSON.stringify(ways)}.map((way) => combat.getTimeDelta(...way));
      Object.assign(CONFIG.time, { roundTime: 0, turnTime: 0 });
      await combat.delete();
      return seen;
    })()`);
    expect(seen).toEqual([2, 101, 206, -101, 0, 103]);
  });

  test("turns take their time, told before the turn, and whoever moves it on has the fight in hand", async () => {
    const seen = await play(`(async () => {
      const combat = await fightOf(2);
      Object.assign(CONFIG.time, { roundTime: 6, turnTime: 2 });
      const begun = game.time.worldTime;
      const told = [];
      const hooks = [
        ["updateWorldTime", Hooks.on("updateWorldTime", (now, passed) => told.push(["time", now - begun, passed]))],
        ["updateCombat", Hooks.on("updateCombat", (fight, { round, turn }) => told.push(["fight", round, turn, game.time.worldTime - begun]))],
      ];
      await combat.startCombat();
      const moved = await combat.nextTurn();
      await combat.nextTurn();
      const updated = await combat.update({ turn: 1 }, { worldTime: { delta: -1 } });
      await combat.update({ turn: 0 }, { worldTime: { delta: null } });
      for (const [name, id] of hooks) Hooks.off(name, id);
      Object.assign(CONFIG.time, { roundTime: 0, turnTime: 0 });
      await combat.delete();
      return [told, moved === combat, updated === combat];
    })()`);
    const told = [
      ["fight", 1, 0, 0],
      ["time", 2, 2],
      ["fight", null, 1, 2],
      ["time", 10, 8],
      ["fight", 2, 0, 10],
      ["time", 9, -1],
      ["fight", null, 1, 9],
      ["fight", null, 0, 9],
    ];
    expect(JSON.parse(JSON.stringify(seen), (_, value: unknown) => value)).toEqual([told, true, true]);
  });

  test("a fight that is written with those in it stands where it says, in the new order and the new round", async () => {
    const seen = await play(`(async () => {
      const { documentClass } = CONFIG.Combat;
      CONFIG.Combat.documentClass = Object.getPrototypeOf(documentClass);
      const combat = await fightOf(3);
      CONFIG.Combat.documentClass = documentClass;
      const stand = () => [combat.round, combat.turn, combat.combatant.name, combat.turns.map(({ name }) => name.at(-1)).join("")];
      await combat.startCombat();
      const [two, one, none] = combat.turns;
      const seen = [stand()];
      await combat.update({ round: 2, turn: 0, combatants: [{ _id: none.id, initiative: 9 }] });
      seen.push(stand());
      await combat.update({ turn: 0, combatants: [{ _id: one.id, initiative: 20 }] });
      seen.push(stand());
      await combat.resetAll();
      seen.push(combat.combatant.name);
      await combat.delete();
      return seen;
    })()`);
    expect(seen).toEqual([[1, 0, "Wren 2", "210"], [2, 0, "Wren 0", "021"], [2, 0, "Wren 1", "102"], "Wren 1"]);
  });

  test("one of those in a fight can be told to forget where they have been, with a token or without", async () => {
    const seen = await play(`(async () => {
      const combat = await fightOf(1);
      const answer = (await combat.turns[0].clearMovementHistory()) ?? "done";
      await combat.delete();
      return answer;
    })()`);
    expect(seen).toBe("done");
  });

  test("what is kept of fights has its key, and a document is found by its id", async () => {
    const seen = await play(`(async () => {
      const actor = await Actor.create({ name: "Wren", type: "wanderer" });
      return [game.settings.get("core", Combat.CONFIG_SETTING).skipDefeated, Actor.get(actor.id) === actor, Actor.get("nobody") ?? "none",
        Item.get(undefined) ?? "none", ActiveEffect.get("none") ?? "none"];
    })()`);
    expect(seen).toEqual([false, true, "none", "none", "none"]);
  });

  test("a token's way takes time as well, whoever goes it", async () => {
    const ada = await HeadlessClient.join(table(), USERS.ada);
    await play(`(async () => {
      const actor = await Actor.create({ name: "Wren", type: "wanderer", ownership: { default: 3 } });
      const scene = await Scene.create({ name: "Yard" });
      globalThis.wren = (await scene.createEmbeddedDocuments("Token", [{ name: "Wren", actorId: actor.id, actorLink: true }]))[0].uuid;
      return null;
    })()`);
    const uuid = await play<string>("wren");
    const before = await play<number>("game.time.worldTime");
    await through(
      table(),
      ada.run(
        `fromUuid("${uuid}").then((token) => token.update({ name: "Wren walks" }, { worldTime: { delta: 30 } })).then(() => null)`,
      ),
    );
    expect(await play<number>("game.time.worldTime")).toBe(before + 30);
  });
});
