import { afterEach, describe, expect, test } from "vitest";
import type { Document } from "../../common/abstract/document.ts";
import { USERS } from "../../testing/practice-table.ts";
import { classOf, Seated } from "../../testing/seated.ts";
import type { Scene } from "./scene.ts";
import type { TokenDocument } from "./token.ts";

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

  test("ends before the first wall when it is to be held by walls, and says so", async () => {
    const { gm, scene, token, theirs } = await onAScene();
    await done(scene.createEmbeddedDocuments("Wall", [{ c: [300, 0, 300, 500] }]));
    const heard: { constrained: boolean; passed: { waypoints: { x?: number }[] } }[] = [];
    gm.Hooks.on("moveToken", (_token: Document, movement: (typeof heard)[number]) => void heard.push(movement));
    const way = [
      { x: 100, y: 100, checkpoint: true },
      { x: 600, y: 100 },
    ];
    expect(await done(token.move(way, { method: "dragging", constrainOptions: {} }))).toBe(false);
    expect([theirs.x, theirs.y]).toEqual([200, 100]);
    expect(heard.map(({ constrained }) => constrained)).toEqual([false, true]);
    expect(heard.map(({ passed }) => passed.waypoints.map(({ x }) => x))).toEqual([[100], [200]]);
    expect(await done(token.move({ x: 600 }, { constrainOptions: {} }))).toBe(false);
    expect(await done(token.move({ x: 600 }, { constrainOptions: { ignoreWalls: true } }))).toBe(true);
    expect(await done(token.move({ x: 0 }))).toBe(true);
    expect([heard.length, theirs.x]).toEqual([4, 0]);
  });

  test("goes from checkpoint to checkpoint, in an operation each, and stops where one is forbidden", async () => {
    const { gm, token, theirs } = await onAScene();
    interface Step {
      readonly id: string;
      readonly chain: string[];
      readonly passed: { readonly waypoints: { x?: number }[] };
      readonly pending: { readonly waypoints: { x?: number }[]; readonly spaces: number };
    }
    const heard: Step[] = [];
    const places = (way: { readonly waypoints: { x?: number }[] }) => way.waypoints.map(({ x }) => x);
    gm.Hooks.on("preMoveToken", (_token: Document, movement: Step) => {
      heard.push(movement);
      return places(movement.passed).at(-1) !== 900;
    });
    const way = [100, 300, 600, 900].map((x) => ({ x, y: 0, checkpoint: x !== 100 }));
    expect(await done(token.move(way, { method: "dragging" }))).toBe(false);
    expect(heard.map(({ passed, pending }) => [places(passed), places(pending), pending.spaces])).toEqual([
      [[100, 300], [600, 900], 6],
      [[600], [900], 3],
      [[900], [], 0],
    ]);
    expect(heard.map(({ chain }) => chain)).toEqual([[], [heard[0]?.id], [heard[0]?.id, heard[1]?.id]]);
    expect(theirs.x).toBe(600);
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
    const combat = await table.make(gm, "Combat", { active: true });
    await done(
      combat.createEmbeddedDocuments("Combatant", [{ tokenId: token.id, sceneId: scene.id, actorId: token.actorId }]),
    );
    await done(token.move({ x: 200 }));
    expect(theirs.movementHistory).toEqual([]);
    await done(token.move({ x: 0 }));
    await done(combat.update({ round: 1 }));
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

test("a scene takes the system's grid, a token's bar the system's attribute", async () => {
  table = await Seated.at(13);
  const scene = await table.make(table.gm, "Scene", { name: "Marsh" });
  expect(scene.toObject()["grid"]).toMatchObject({ type: 1, distance: 1, units: "pace", diagonals: 0 });
  const actor = await table.wanderer();
  const token = (await actor.getTokenDocument({ x: 1 })) as TokenDocument;
  expect(token.bar1.attribute).toBe("light");
  expect(token.toObject()).toMatchObject({ name: "Wren", x: 1, actorId: actor.id });
});

test("tokens enter a combat, and leave it", async () => {
  table = await Seated.at(13);
  const { gm } = table;
  const actor = await table.wanderer();
  const scene = await table.make(gm, "Scene", { name: "Marsh" });
  const data = ["A", "B"].map((name) => ({ name, actorId: actor.id, hidden: name === "B" }));
  const [first, second] = (await done(scene.createEmbeddedDocuments("Token", data))) as TokenDocument[];
  const tokens: unknown = classOf(gm, "Token");
  const Tokens = tokens as typeof TokenDocument;
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
