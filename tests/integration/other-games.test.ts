import { describe, expect, test } from "vitest";
import { FightTable, type Answered } from "./fixtures/fight-table.ts";

const GAMES = [
  ["beats", "beatsFighter", "beatsFighter"],
  ["grit", "gritFighter", "gritCreature"],
  ["threat", "threatFighter", "threatFighter"],
] as const;

describe.for([13, 14] as const)("in generation %i", (generation) => {
  test.for(GAMES)("a fight of %s that began with too few begins once a second has come", async ([game, one, other]) => {
    const yard = await FightTable.open(generation);
    const gm = await yard.join("gm");
    const ada = await yard.join("ada");
    const answers = await yard.play<string>(
      gm,
      `(async () => {
        const actors = [];
        for (const [type, name] of [["${one}", "One"], ["${other}", "Two"], ["${one}", "Three"]]) actors.push(await Actor.create({ type, name }));
        const combat = await Combat.create({ type: "${game}" });
        await combat.createEmbeddedDocuments("Combatant", [{ actorId: actors[0].id }]);
        await combat.startCombat();
        const early = combat.started;
        await combat.createEmbeddedDocuments("Combatant", [{ actorId: actors[1].id }]);
        combat.startCombat();
        await combat.createEmbeddedDocuments("Combatant", [{ actorId: actors[2].id }]);
        game.other = combat;
        return JSON.stringify({ early, started: combat.started, types: combat.combatants.map(({ type }) => type) });
      })()`,
    );
    await yard.table.flush();
    expect(JSON.parse(answers)).toEqual({ early: false, started: true, types: ["fighter", "fighter", "fighter"] });
    const table = await yard.play<{ sheets: object; fight: unknown }>(
      ada,
      `game.heartRush.tableOf(game.combats.contents.at(-1)).value`,
    );
    expect(Object.keys(table.sheets)).toHaveLength(3);
    const undone = await yard.play<Answered>(gm, `game.heartRush.undo(game.other)`);
    expect(undone).toMatchObject({ ok: true });
    expect(yard.table.faults).toEqual([]);
    await yard.close();
  });
});

test.for([13, 14] as const)(
  "what tokens of their own kind carry changes whole, in generation %i",
  async (generation) => {
    const yard = await FightTable.open(generation);
    const gm = await yard.join("gm");
    const ada = await yard.join("ada");
    const fighters = await yard.play<string[]>(
      gm,
      `(async () => {
      const maul = { type: "gritGear", name: "A maul", system: { weapon: true, die: 10, held: true } };
      const actor = await Actor.create({ type: "gritFighter", name: "Guard", items: [maul] });
      const scene = game.scenes.get("sceneYard0000000");
      const place = (x) => ({ name: "Guard " + x, actorId: actor.id, actorLink: false, x, y: 600 });
      const tokens = await scene.createEmbeddedDocuments("Token", [place(100), place(200)]);
      const combat = await Combat.create({ type: "grit" });
      await combat.createEmbeddedDocuments("Combatant", tokens.map(({ id }) => ({ actorId: actor.id, tokenId: id, sceneId: scene.id })));
      await combat.startCombat();
      game.other = combat;
      return combat.combatants.map(({ id }) => id);
    })()`,
    );
    const seen = `(() => {
    const scene = game.scenes.get("sceneYard0000000");
    const [one, two] = ["Guard 100", "Guard 200"].map((name) => scene.tokens.getName(name).actor);
    const base = game.actors.getName("Guard");
    return [one, two, base].map(({ items }) => items.map(({ name, type, system }) => [name, type, system.die, system.held]));
  })()`;
    const [kept, dropped] = [[["A maul", "gritGear", 10, true]], [["A maul", "gritGear", 10, false]]];
    expect(await ada.run(seen)).toEqual([kept, kept, kept]);
    const from = ada.messages.length;
    const drop = { do: "drop", who: fighters[0] };
    expect(await yard.play<Answered>(gm, `game.heartRush.send(game.other, ${JSON.stringify(drop)})`)).toMatchObject({
      ok: true,
    });
    expect(await ada.run(seen)).toEqual([dropped, kept, kept]);
    expect(FightTable.heard(ada, from).filter((write) => !write.includes("ChatMessage"))).toEqual([
      "update Combat",
      "update Item",
      "update ActorDelta",
    ]);
    await yard.play(gm, `game.heartRush.undo(game.other)`);
    expect(await ada.run(seen)).toEqual([kept, kept, kept]);
    await yard.play(gm, `game.heartRush.redo(game.other)`);
    expect(await ada.run(seen)).toEqual([dropped, kept, kept]);
    await yard.play(gm, `game.heartRush.undo(game.other)`);

    // What it carries is written before its own data: where these cannot be, that goes back with the step.
    const insteadOfUpdate = (what: string): string =>
      `void (({ prototype: own }, real) => (own.update = () => ((own.update = real), ${what})))(Actor.implementation, Actor.implementation.prototype.update)`;
    await gm.run(insteadOfUpdate('Promise.reject(new Error("no paper"))'));
    expect(await yard.play(gm, `game.heartRush.send(game.other, ${JSON.stringify(drop)})`)).toMatchObject({
      ok: false,
    });
    expect(gm.takeComplaints()).toEqual(["Error: no paper"]);
    expect(await ada.run(seen)).toEqual([kept, kept, kept]);
    // And where their writer leaves in between, the next one writes the rest.
    await gm.run(insteadOfUpdate("new Promise(() => {})"));
    gm.run(`game.heartRush.send(game.other, ${JSON.stringify(drop)})`).catch(() => undefined);
    await yard.table.flush();
    const mark = `Object.values(game.scenes.get("sceneYard0000000").tokens.getName("Guard 100").actor.flags["heart-rush"].fights)[0]`;
    const before = await ada.run(mark);
    gm.leave();
    await yard.table.settle();
    const second = await yard.join("secondGm");
    expect(await ada.run(seen)).toEqual([dropped, kept, kept]);
    expect(await ada.run(mark)).not.toBe(before);
    await yard.play(second, `game.heartRush.undo(game.combats.find(({ type }) => type === "grit"))`);
    expect(await ada.run(seen)).toEqual([kept, kept, kept]);
    expect(yard.table.faults).toEqual([]);
    await yard.close();
  },
);

test.for([
  ["heartRush", "heart-rush", "hero", "roundEndPasses", 3],
  ["beats", "beats", "beatsFighter", "tieMode", "keep"],
  ["grit", "grit", "gritFighter", "firstAid", "save"],
  ["threat", "threat", "threatFighter", "lostDice", "gone"],
] as const)("a fight of %s begins by what the world has ruled", async ([subtype, name, type, question, answer]) => {
  const yard = await FightTable.open();
  const gm = await yard.join("gm");
  const ruled = { value: { [question]: answer, nonsense: "x" } };
  const options = await yard.play<Readonly<Record<string, unknown>>>(
    gm,
    `(async () => {
      await game.settings.set("heart-rush", "rulings.${name}", ${JSON.stringify(ruled)});
      const actors = [await Actor.create({ type: "${type}", name: "One" }), await Actor.create({ type: "${type}", name: "Two" })];
      const combat = await Combat.create({ type: "${subtype}" });
      await combat.createEmbeddedDocuments("Combatant", actors.map(({ id }) => ({ actorId: id })));
      await combat.startCombat();
      return game.heartRush.tableOf(combat).value.fight.options;
    })()`,
  );
  expect(options[question]).toBe(answer);
  expect(Object.hasOwn(options, "nonsense")).toBe(false);
  expect(yard.table.faults).toEqual([]);
  await yard.close();
});

test.for([13, 14] as const)(
  "a world of another game has nothing of Heart Rush's at hand, in generation %i",
  async (generation) => {
    const yard = await FightTable.open(generation);
    const gm = await yard.join("gm");
    const tools = (): Promise<readonly string[]> =>
      gm.run(`(() => {
        const controls = { tokens: { tools: {} } };
        Hooks.callAll("getSceneControlButtons", controls);
        return Object.keys(controls.tokens.tools);
      })()`);
    const offered = await gm.run<readonly string[]>(
      `[...new Set(Object.values(CONFIG.statusEffects).flatMap(({ hud }) => hud?.actorTypes ?? []))]`,
    );
    expect(offered).toEqual(["hero", "creature"]);
    expect(await tools()).toEqual(["heart-rush-ask", "heart-rush-session"]);
    await yard.play(gm, `game.settings.set("heart-rush", "defaultRuleset", "beats")`);
    expect(await tools()).toHaveLength(2);
    await yard.play(gm, `Actor.deleteDocuments(game.actors.map(({ id }) => id))`);
    expect(await tools()).toEqual([]);
    expect(await yard.play<string>(gm, `Combat.create({}).then((combat) => combat.type)`)).toBe("beats");
    await yard.close();
  },
);
