import { afterEach, describe, expect, test } from "vitest";
import { Seated } from "../../testing/seated.ts";
import type { Combat } from "./combat.ts";
import { shownEffects } from "./effects/effect-icons.ts";

let table: Seated;
const done = <T>(work: Promise<T>): Promise<T> => table.done(work);

afterEach(() => table.table.close());

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

test.for([
  [13, true, ["Gloom", "EFFECT.StatusDead"]],
  [14, false, ["EFFECT.StatusDead"]],
] as const)("in generation %i a status makes an effect temporary: %s", async ([generation, temporary, shown]) => {
  table = await Seated.at(generation);
  const actor = await table.wanderer();
  const [gloom] = await done(actor.createEmbeddedDocuments("ActiveEffect", [{ name: "Gloom", statuses: ["blind"] }]));
  await done(gloom!.update({ img: "icons/svg/blind.svg" }));
  await done(actor.toggleStatusEffect("dead"));
  expect(Reflect.get(gloom!, "isTemporary")).toBe(temporary);
  expect(shownEffects(actor as never).map(({ name }) => name)).toEqual(shown);
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
  const there = ada.game.actors.get(String(actor.id))!.effects.contents[0]!;
  expect([there.active, there.duration["remaining"]]).toEqual([true, 1]);
  await done(combat.nextRound());
  await done(Promise.resolve());
  expect([there.active, there.disabled, there.duration["expired"]]).toEqual([false, false, true]);
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
  expect([
    effect!.toObject()["disabled"],
    (Reflect.get(effect!, "duration") as { remaining: number }).remaining,
  ]).toEqual([false, 0]);
});
