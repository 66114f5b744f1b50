import { describe, expect, test } from "vitest";
import { fight, FIGHTERS } from "./fixtures/fight-table.ts";
import { ana, gm, seatEach, yard } from "./fixtures/seated.ts";

seatEach(["gm", "ada"]);

const inFight = async (): Promise<readonly string[]> =>
  Object.keys(await yard.see<object>(ana, ".fight.fighters")).sort();
const scene = `game.scenes.get("sceneYard0000000")`;
const spotOf = (name: string): string => `(({ x, y }) => [x, y])(${scene}.tokens.getName("${name}"))`;

describe("who comes and goes", () => {
  test("a combatant that is added is in the fight, by its own side, and one step more can be taken back", async () => {
    await yard.begun(gm);
    const cy = {
      _id: "fighterCy0000000",
      actorId: "heroCy0000000000",
      tokenId: "tokenCy000000000",
      sceneId: "sceneYard0000000",
    };
    await yard.play(
      gm,
      `${fight}.createEmbeddedDocuments("Combatant", [${JSON.stringify(cy)}], { keepId: true }).then(() => null)`,
    );
    expect(await yard.see(ana, ".fight.fighters.fighterCy0000000.side")).toBe("players");
    await yard.undo(gm);
    expect(await inFight()).toEqual(Object.values(FIGHTERS).sort());
  });

  test.for([
    ["combatant", `${fight}.deleteEmbeddedDocuments("Combatant", ["${FIGHTERS.orc}"]).then(() => null)`],
    ["token", `${scene}.deleteEmbeddedDocuments("Token", ["tokenOrc00000000"]).then(() => null)`],
  ])("a fighter whose %s is deleted leaves, out of an engagement too, and the fight goes on", async ([, deleting]) => {
    await yard.engaged(gm);
    await yard.play(gm, deleting ?? "");
    await yard.table.flush();
    expect(await inFight()).not.toContain(FIGHTERS.orc);
    expect(await yard.see(ana, ".fight.phase.at")).not.toBe("over");
    expect(await yard.undo(gm)).toMatchObject({ ok: true });
    expect(await inFight()).toContain(FIGHTERS.orc);
    expect(await yard.redo(gm)).toMatchObject({ ok: true });
  });

  test("a fighter whose actor is deleted does not take the fight with it", async () => {
    await yard.begun(gm);
    await yard.play(gm, `game.actors.get("heroBo0000000000").delete().then(() => null)`);
    expect(await yard.send(gm, { do: "dismiss", who: FIGHTERS.bo })).toMatchObject({ ok: true });
    expect(await yard.send(ana, { do: "pass", side: "players" })).toMatchObject({ ok: true });
  });

  test("a fight that is deleted in the middle of an engagement answers whoever still asks", async () => {
    await yard.engaged(gm);
    const asked = `game.heartRush.send(game.fightKept ??= ${fight}, { do: "object", who: "${FIGHTERS.ana}" })`;
    await ana.run(`void (game.fightKept = ${fight})`);
    await yard.play(gm, `${fight}.delete().then(() => null)`);
    expect(await yard.play(ana, asked)).toEqual({ ok: false, reason: { by: "table", code: "no-fight" } });
    expect(ana.farewells).toEqual([]);
  });

  test("another scene leaves the fight where it is", async () => {
    await yard.begun(gm);
    await yard.play(gm, `Scene.create({ name: "Elsewhere", active: true }).then(() => null)`);
    expect(await yard.send(ana, { do: "object", who: FIGHTERS.ana })).toMatchObject({ ok: true });
    expect(await yard.see(ana, ".fight.ground.kind")).toBe("map");
  });

  test("a fight of one is none, and a fight begins once", async () => {
    await yard.begin(gm);
    expect(await yard.begin(gm)).toEqual({ ok: false, reason: { by: "table", code: "begun-already" } });
    await yard.play(gm, `Combat.create({ type: "heartRush" }).then(() => null)`);
    const other = `game.heartRush.begin(game.combats.contents.at(-1))`;
    expect(await yard.play(gm, other)).toEqual({ ok: false, reason: { by: "table", code: "too-few" } });
  });

  test("Foundry's own buttons drive the fight", async () => {
    await yard.play(gm, `${fight}.startCombat().then(() => null)`);
    expect(await yard.see(ana, ".fight.phase.at")).toBe("gathering");
    await yard.send(gm, { do: "start", expecting: { players: true, enemies: false }, witnesses: {} });
    await yard.play(gm, `${fight}.nextTurn().then(() => null)`);
    expect(await yard.see(ana, ".fight.phase.side")).toBe("enemies");
    await yard.play(gm, `${fight}.previousTurn().then(() => null)`);
    expect(await yard.see(ana, ".fight.phase.side")).toBe("players");
    expect(await ana.run(`[${fight}.round, ${fight}.turn]`)).toEqual([1, null]);
    await yard.play(gm, `${fight}.endCombat().then(() => null)`);
    expect(await yard.see(ana, ".fight.phase.at")).toBe("over");
  });
});

describe("who moves", () => {
  const drag = (name: string, x: number, y: number): string =>
    `${scene}.tokens.getName("${name}").move({ x: ${x}, y: ${y} }, { method: "dragging" }).then(() => null)`;

  test("a player's drag is a dash: the token follows once whoever may answer it has", async () => {
    await yard.begun(gm);
    await yard.play(ana, drag("Ana", 300, 500));
    expect(await yard.see(gm, ".fight.moving.awaiting")).toEqual([FIGHTERS.orc]);
    expect(await gm.run(spotOf("Ana"))).toEqual([300, 300]);
    await yard.send(gm, { do: "let-pass", who: FIGHTERS.orc });
    expect(await yard.see(gm, `.fight.fighters.${FIGHTERS.ana}.moved`)).toBe(10);
    expect(await gm.run(spotOf("Ana"))).toEqual([300, 500]);
    // Foundry's ruler begins anew with every move: the rules count the way, and no turn would ever clear it.
    expect(await gm.run(`${scene}.tokens.getName("Ana").movementHistory.length`)).toBe(0);
    await yard.undo(gm);
    expect(await ana.run(spotOf("Ana"))).toEqual([300, 300]);
  });

  test("a way laid over several points is one dash, however many operations Foundry makes of it", async () => {
    await yard.begun(gm);
    const way = [
      [300, 400],
      [300, 500],
    ].map(([x, y]) => ({ x, y, checkpoint: true }));
    const code = `${scene}.tokens.getName("Ana").move(${JSON.stringify(way)}, { method: "dragging" }).then(() => null)`;
    await yard.play(ana, code);
    await yard.send(gm, { do: "let-pass", who: FIGHTERS.orc });
    expect(await yard.see(gm, `.fight.fighters.${FIGHTERS.ana}.moved`)).toBe(10);
    expect(await gm.run(spotOf("Ana"))).toEqual([300, 500]);
  });

  test("whoever only rises or sinks does so, and what flies on goes up on its way", async () => {
    await yard.begun(gm);
    const { at: before } = await yard.stored(gm);
    const height = `${scene}.tokens.getName("Ana").elevation`;
    const go = (to: string): Promise<unknown> =>
      yard.play(ana, `${scene}.tokens.getName("Ana").move(${to}, { method: "keyboard" }).then(() => null)`);
    await go("{ elevation: 5 }");
    expect([await gm.run(height), (await yard.stored(gm)).at]).toEqual([5, before]);
    await go("{ x: 300, y: 500, elevation: 20 }");
    await yard.send(gm, { do: "let-pass", who: FIGHTERS.orc });
    expect([await gm.run(spotOf("Ana")), await gm.run(height)]).toEqual([[300, 500], 20]);
  });

  test("what the rules refuse stays where it is, with a word to the mover", async () => {
    await yard.begun(gm);
    await yard.send(gm, { do: "rule", ruling: { is: "turn", side: "enemies" } });
    await yard.play(ana, drag("Ana", 300, 500));
    expect(await ana.run(spotOf("Ana"))).toEqual([300, 300]);
    expect(ana.notices).toHaveLength(1);
  });

  test("a drag that would cost the action is asked about first, beside the map, and the token waits", async () => {
    await yard.begun(gm);
    await yard.play(ana, drag("Ana", 300, 200));
    expect(await gm.run(spotOf("Ana"))).toEqual([300, 200]);
    await yard.send(gm, { do: "move-on" });
    await yard.send(gm, { do: "rule", ruling: { is: "turn", side: "players" } });
    const [{ at }, drawn] = [await yard.stored(gm), ana.renders.length];
    await yard.play(ana, drag("Ana", 100, 100));
    expect(await ana.run(spotOf("Ana"))).toEqual([300, 200]);
    expect(await yard.stored(gm)).toMatchObject({ at });
    expect(ana.renders.slice(drawn).map(({ application }) => application)).toContain("Dock");
    expect([ana.notices, gm.notices]).toEqual([[], []]);
    // Somebody may do something else first, and drag again.
    await yard.send(gm, { do: "rule", ruling: { is: "refresh", who: FIGHTERS.ana, action: false, rush: 0 } });
    await yard.play(ana, drag("Ana", 300, 300));
    expect(await ana.run(spotOf("Ana"))).toEqual([300, 200]);
  });

  test("a Game Master's drag out of turn is a ruling, and a move by other means is told to the rules", async () => {
    await yard.begun(gm);
    await yard.play(gm, drag("Hound", 700, 700));
    expect(await yard.see(ana, `.fight.ground.at.${FIGHTERS.hound}`)).toEqual([35, 35]);
    await yard.play(gm, `${scene}.tokens.getName("Hound").update({ x: 100, y: 700 }).then(() => null)`);
    expect(await yard.see(ana, `.fight.ground.at.${FIGHTERS.hound}`)).toEqual([5, 35]);
  });
});

describe("who moves by other means than a drag", () => {
  const ways: readonly (readonly [string, string])[] = [
    ["a macro", "{}"],
    ["a macro with the rules' own word", "{ heartRush: { byTheRules: true } }"],
    ["a macro on a page that hears nothing", "{}"],
    ["a macro on a page that hears nothing, with the word", "{ heartRush: { byTheRules: true } }"],
  ];
  const update = (x: number, y: number, options: string): string =>
    `${scene}.tokens.getName("Ana").update({ x: ${x}, y: ${y} }, ${options}).then(() => null)`;
  const places = async (): Promise<unknown> => [
    await gm.run(spotOf("Ana")),
    await yard.see(gm, `.fight.ground.at.${FIGHTERS.ana}`),
  ];

  test.for(ways)("%s: the rules and the map never differ for good", async ([name, options]) => {
    if (name.includes("hears nothing"))
      await ana.run(`void [...Hooks.events.preMoveToken].forEach(({ id }) => Hooks.off("preMoveToken", id))`);
    await yard.begun(gm);
    await yard.send(gm, { do: "rule", ruling: { is: "turn", side: "enemies" } });
    await yard.play(ana, update(700, 700, options));
    expect(await places()).toEqual([
      [300, 300],
      [15, 15],
    ]);
    expect([...ana.notices, ...gm.notices]).toHaveLength(1);
    expect(await yard.see(gm, `.fight.fighters.${FIGHTERS.ana}.moved`)).toBe(0);
  });

  test.for(ways.slice(0, 2))("%s on one's turn is a dash like any", async ([, options]) => {
    await yard.begun(gm);
    await yard.play(ana, update(300, 200, options));
    await yard.send(gm, { do: "move-on" });
    expect(await places()).toEqual([
      [300, 200],
      [15, 10],
    ]);
    expect(await yard.see(gm, `.fight.fighters.${FIGHTERS.ana}.moved`)).toBe(5);
  });

  test("and a Game Master places whom they like", async () => {
    await yard.begun(gm);
    for (const [place, [, options]] of ways.slice(0, 1).entries()) {
      await yard.play(gm, update(700, 100 + place * 100, options));
      expect(await places()).toEqual([
        [700, 100 + place * 100],
        [35, 5 + place * 5],
      ]);
    }
    expect([...ana.notices, ...gm.notices]).toEqual([]);
  });
});

describe("one actor, one fighter", () => {
  const again = `{ actorId: "heroAna000000000", sceneId: "sceneYard0000000" }`;

  test("an actor that is in the fight is not let in a second time, with a sentence that says why", async () => {
    const adding = `${fight}.createEmbeddedDocuments("Combatant", [${again}]).then(({ length }) => length)`;
    expect(await yard.play(gm, adding)).toBe(0);
    expect(gm.notices.map(({ message }) => message)).toEqual([expect.stringContaining("Ana is in this fight already")]);
    await yard.begun(gm);
    expect(await yard.play(gm, adding)).toBe(0);
    expect(gm.notices).toHaveLength(2);
    expect(await inFight()).toEqual(Object.values(FIGHTERS).sort());
  });

  test("of two that come at once one fights, and the Game Master is told", async () => {
    const two = `game.actors.get("heroCy0000000000")`;
    await yard.play(
      gm,
      `${fight}.createEmbeddedDocuments("Combatant", [{ actorId: ${two}.id }, { actorId: ${two}.id }]).then(() => null)`,
    );
    expect(await yard.begin(gm)).toMatchObject({ ok: true });
    expect(await inFight()).toHaveLength(5);
    expect(gm.notices.map(({ message }) => message)).toEqual([expect.stringContaining("Cy is in this fight already")]);
  });
});

describe("walls", () => {
  const walls = ".fight.ground";

  test("are known from the beginning, and a door that is opened or a wall that is built is told to the rules", async () => {
    await yard.begun(gm);
    expect(await yard.see(ana, walls)).toMatchObject({ fences: ["45,5,45,20"], screens: ["45,5,45,20"] });
    const { at: before } = await yard.stored(gm);
    await yard.play(
      gm,
      `${scene}.createEmbeddedDocuments("Wall", [{ c: [400, 300, 400, 400], door: 1, ds: 0 }]).then(() => null)`,
    );
    expect(await yard.see(ana, walls)).toMatchObject({ fences: ["45,5,45,20", "20,15,20,20"], edge: [0, 0, 60, 40] });
    expect(await yard.send(gm, { do: "engage", who: FIGHTERS.ana, target: FIGHTERS.orc })).toMatchObject({
      ok: false,
      reason: { by: "rules", code: "out-of-range" },
    });
    const door = `${scene}.walls.find(({ door }) => door === 1)`;
    await yard.play(gm, `${door}.update({ ds: 1 }).then(() => null)`);
    expect(await yard.see(ana, walls)).toMatchObject({ fences: ["45,5,45,20"] });
    await yard.play(gm, `${door}.update({ ds: 1, sound: 0 }).then(() => null)`);
    expect(await yard.stored(gm)).toMatchObject({ at: before + 2 });
    expect(await yard.send(gm, { do: "engage", who: FIGHTERS.ana, target: FIGHTERS.orc })).toMatchObject({ ok: true });
  });
});

describe("a scene of several levels, in generation 14", () => {
  const wall = (levels: string, x: number): string => `{ c: [${x}, 300, ${x}, 400], levels: ${levels} }`;
  const slow = `{ type: "modifyMovementCost", system: { difficulties: { walk: 2 } } }`;
  const mud = (name: string, x: number): string =>
    `{ name: "${name}", levels: ["${name}"], shapes: [{ type: "rectangle", x: ${x}, y: 200, width: 100, height: 100 }], behaviors: [${slow}] }`;
  const standOn = (level: string): Promise<unknown> =>
    yard.play(
      gm,
      `${scene}.updateEmbeddedDocuments("Token", ${scene}.tokens.map(({ id }) => ({ _id: id, level: "${level}" }))).then(() => null)`,
    );
  const seen = async (): Promise<unknown> => {
    const { fences, rough = [] } = await yard.see<{ fences: string[]; rough?: string[] }>(gm, ".fight.ground");
    return [fences.slice(1), rough];
  };

  test("counts the walls and the ground of the level that the fighters stand on, and follows them to another", async () => {
    await yard.play(
      gm,
      `${scene}.createEmbeddedDocuments("Wall", [${wall("[]", 100)}, ${wall('["cellar"]', 200)}, ${wall('["attic"]', 300)}])
        .then(() => ${scene}.createEmbeddedDocuments("Region", [${mud("cellar", 300)}, ${mud("attic", 500)}])).then(() => null)`,
    );
    await standOn("cellar");
    await yard.begun(gm);
    const everywhere = "5,15,5,20";
    expect(await seen()).toEqual([[everywhere, "10,15,10,20"], ["15,10"]]);
    await standOn("attic");
    expect(await seen()).toEqual([[everywhere, "15,15,15,20"], ["25,10"]]);
  });
});

describe("rough ground", () => {
  const rough = ".fight.ground.rough";
  const mud = `{ name: "Mud", shapes: [{ type: "rectangle", x: 300, y: 200, width: 100, height: 100 }] }`;
  const slow = `{ type: "modifyMovementCost", system: { difficulties: { walk: 2 } } }`;
  const drag = `${scene}.tokens.getName("Ana").move({ x: 300, y: 100 }, { method: "dragging" }).then(() => null)`;
  const moved = `.fight.fighters.${FIGHTERS.ana}.moved`;

  test("is what a scene's regions make hard to walk in, and every square of it counts twice", async () => {
    await yard.begun(gm);
    const { at: before } = await yard.stored(gm);
    await yard.play(gm, `${scene}.createEmbeddedDocuments("Region", [${mud}]).then(() => null)`);
    expect(await yard.stored(gm)).toMatchObject({ at: before });
    const region = `${scene}.regions.getName("Mud")`;
    await yard.play(gm, `${region}.createEmbeddedDocuments("RegionBehavior", [${slow}]).then(() => null)`);
    expect(await yard.see(ana, rough)).toEqual(["15,10"]);
    await yard.play(ana, drag);
    await yard.send(gm, { do: "move-on" });
    expect(await gm.run(spotOf("Ana"))).toEqual([300, 100]);
    expect(await yard.see(gm, moved)).toBe(15);
    await yard.undo(gm);
    await yard.undo(gm);
    const behavior = `${region}.behaviors.contents[0]`;
    await yard.play(gm, `${behavior}.update({ disabled: true }).then(() => null)`);
    expect(await yard.see(ana, rough)).toEqual([]);
    await yard.play(gm, `${behavior}.update({ disabled: false }).then(() => null)`);
    await yard.play(
      gm,
      `${region}.update({ shapes: [{ type: "circle", x: 250, y: 250, radius: 60 }] }).then(() => null)`,
    );
    expect(await yard.see(ana, rough)).toEqual(["10,10"]);
    await yard.play(gm, `${region}.delete().then(() => null)`);
    expect(await yard.see(ana, rough)).toEqual([]);
    await yard.play(ana, drag);
    await yard.send(gm, { do: "move-on" });
    expect(await yard.see(gm, moved)).toBe(10);
  });

  test("may be there from the beginning, on a scene without any wall", async () => {
    await yard.play(gm, `${scene}.deleteEmbeddedDocuments("Wall", ["wallShed00000000"]).then(() => null)`);
    const ready = `{ ...${mud}, behaviors: [${slow}] }`;
    await yard.play(gm, `${scene}.createEmbeddedDocuments("Region", [${ready}]).then(() => null)`);
    await yard.begun(gm);
    expect(await yard.see(ana, rough)).toEqual(["15,10"]);
    // Nothing but the region matters: who moves elsewhere is told of no other ground.
    await yard.play(gm, `${scene}.tokens.getName("Hound").update({ x: 100, y: 700 }).then(() => null)`);
    expect(await yard.see(ana, rough)).toEqual(["15,10"]);
  });
});

describe("forced moves", () => {
  /** Ana's dice show all they have, everybody else's one. */
  const lopsided = `void (() => {
    const { prototype } = CONFIG.Dice.rolls.find(({ name }) => name === "HeartRushRoll");
    const real = prototype.evaluate;
    prototype.evaluate = async function (options) {
      await real.call(this, options);
      const best = this.asked?.by === "${FIGHTERS.ana}";
      for (const { faces, results } of this.dice) for (const result of results) result.result = best ? faces : 1;
      this._total = this._evaluateTotal?.() ?? this.total;
      return this;
    };
  })()`;
  const orc = spotOf("Orc");
  const strike = async (): Promise<readonly { readonly type: string; readonly from?: string }[]> => {
    await yard.pick(ana, { ana: "might" });
    await yard.pick(gm, { orc: "cunning" });
    const what = { do: "attack", target: FIGHTERS.orc, also: [], riders: {}, push: "push", follow: null };
    for (let tries = 0; tries < 3; tries++) {
      const declared = await yard.send(ana, { do: "declare", who: FIGHTERS.ana, what });
      if (declared.ok) break;
      await yard.send(gm, { do: "close-stage" });
    }
    for (let tries = 0; tries < 4; tries++) {
      await yard.send(gm, { do: "settle" });
      await yard.send(gm, { do: "close-stage" });
    }
    return gm.run(`game.heartRush.chaptersOf(${fight}).flatMap(({ events }) => events)`);
  };

  test("go along the grid, and the token with them, until a wall or somebody is in the way, and that hurts", async () => {
    await gm.run(lopsided);
    await yard.engaged(gm);
    const { at } = await yard.stored(gm);
    const free = await strike();
    const [x = 0] = await ana.run<number[]>(orc);
    expect(x).toBeGreaterThan(400);
    expect(free.filter(({ from }) => from === "collision")).toEqual([]);
    while ((await yard.stored(gm)).at > at) await yard.undo(gm);
    expect(await ana.run(orc)).toEqual([400, 300]);
    await yard.play(gm, `${scene}.createEmbeddedDocuments("Wall", [{ c: [500, 200, 500, 500] }]).then(() => null)`);
    const walled = await strike();
    expect(await ana.run(orc)).toEqual([400, 300]);
    expect(walled.filter(({ type, from }) => type === "hurt" && from === "collision")).toHaveLength(1);
    while ((await yard.stored(gm)).at > at) await yard.undo(gm);
    await yard.play(gm, `${scene}.tokens.getName("Hound").update({ x: 500, y: 300 }).then(() => null)`);
    await yard.play(gm, `${scene}.walls.find(({ c }) => c[0] === 500).delete().then(() => null)`);
    const crowded = await strike();
    expect(await ana.run(orc)).toEqual([400, 300]);
    expect(crowded.filter(({ type, from }) => type === "hurt" && from === "collision")).toHaveLength(2);
  });
});
