import { afterEach, describe, expect, test } from "vitest";
import { FightTable } from "./fixtures/fight-table.ts";
import type { HeadlessClient, JsonObject } from "practice-table/testing";

const ORC = 'game.actors.get("creatureOrc00000")';
/** Its token has an actor of its own. */
const TOKEN = 'game.scenes.get("sceneYard0000000").tokens.get("tokenOrc00000000")';
const BO = 'game.actors.get("heroBo0000000000")';

let yard: FightTable;
afterEach(async () => {
  expect(yard.table.faults).toEqual([]);
  await yard.close();
});

const wounds = (client: HeadlessClient, actor: string): Promise<unknown> =>
  yard.play(client, `Object.entries(${actor}.system.wounds).map(([id, { rank }]) => [id, rank])`);
const write = (client: HeadlessClient, actor: string, change: object): Promise<unknown> =>
  yard.play(client, `${actor}.update(${JSON.stringify(change)}).then(() => null)`);

test("HR-COND-22 a token sees nothing once its bearer is blinded by five levels, and not before", async () => {
  yard = await FightTable.open();
  const gm = await yard.join("gm");
  const own = `${TOKEN}.actor`;
  const isBlind = (): Promise<unknown> =>
    yard.play(gm, `[${own}.statuses.has("blinded"), ${TOKEN}.hasStatusEffect(CONFIG.specialStatusEffects.BLIND)]`);
  await yard.play(gm, `${own}.changeStatus("blinded", 4)`);
  expect(await isBlind()).toEqual([true, false]);
  await yard.play(gm, `${own}.changeStatus("blinded", 1)`);
  expect(await isBlind()).toEqual([true, true]);
  await yard.play(gm, `${own}.changeStatus("blinded", -1)`);
  expect(await isBlind()).toEqual([true, false]);
});

describe.for([13, 14] as const)("generation %s: what a token's own actor has from the world's", (generation) => {
  test("can be without a wound and a condition of that one, and have them again", async () => {
    yard = await FightTable.open(generation);
    const gm = await yard.join("gm");
    await write(gm, ORC, {
      "system.wounds": { old: { rank: 5, description: "an old scar" }, other: { rank: 3 } },
      "system.conditions": { prone: { level: 1 } },
    });
    const own = `${TOKEN}.actor`;
    expect(await wounds(gm, own)).toEqual([
      ["old", 5],
      ["other", 3],
    ]);
    expect(await yard.play(gm, `${own}.changeStatus("prone", -1)`)).toBe(true);
    expect(await yard.play(gm, `Object.keys(${own}.system.conditions)`)).toEqual([]);
    expect(await yard.play(gm, `[...${own}.statuses]`)).toEqual([]);
    expect(await yard.play(gm, `Object.keys(${ORC}.system.conditions)`)).toEqual(["prone"]);

    const bin = '{ dataset: { path: "system.wounds", index: "old" } }';
    const remove = `${own}.sheet.options.actions.removeEntry.call(${own}.sheet, { detail: 1 }, ${bin}).then(() => null)`;
    await yard.play(gm, remove);
    expect(await wounds(gm, own)).toEqual([["other", 3]]);
    // Twice is once.
    await yard.play(gm, remove);
    expect(await wounds(gm, ORC)).toHaveLength(2);
    expect(await yard.play(gm, `${own}.changeStatus("prone", 1)`)).toBe(true);
    expect(await yard.play(gm, `Object.keys(${own}.system.conditions)`)).toEqual(["prone"]);
    const again = await yard.join("gm");
    expect(await yard.play(again, `Object.keys(${own}.system.conditions)`)).toEqual(["prone"]);
    expect(await wounds(again, own)).toEqual([["other", 3]]);
  });
});

/** As version 0.1.0 kept it: entries in arrays, without ids. */
const aged =
  (system: JsonObject) =>
  (row: JsonObject): JsonObject => ({
    ...row,
    system: { ...(row["system"] as JsonObject), ...system },
    _stats: { ...(row["_stats"] as JsonObject), systemVersion: "0.1.0" },
  });

const AGED = {
  "!actors!heroBo0000000000": aged({
    wounds: [{ rank: 9, description: "a split brow" }, { rank: 4 }],
    advances: [
      { bought: "other", cost: 5 },
      { bought: "other", cost: 7 },
    ],
  }),
  "!actors!creatureOrc00000": aged({ wounds: [{ rank: 8 }, { rank: 12 }] }),
  "!scenes.tokens.delta!sceneYard0000000.tokenOrc00000000.tokenOrc00000000": aged({ wounds: [{ rank: 5 }] }),
};

describe.for([13, 14] as const)("generation %s: lists as an earlier version stored them", (generation) => {
  test("a player who writes one entry before any Game Master came loses none of the others", async () => {
    yard = await FightTable.reopen(generation, AGED);
    const bo = await yard.join("bo");
    await write(bo, BO, { "system.wounds.entry1.treated": true });
    await write(bo, BO, { "system.advances.new1": { bought: "other", cost: 1 } });
    const gm = await yard.join("gm");
    expect(await wounds(gm, BO)).toEqual([
      ["entry0", 9],
      ["entry1", 4],
    ]);
    expect(await yard.play(gm, `Object.values(${BO}.system.advances).map(({ cost }) => cost)`)).toEqual([5, 7, 1]);
  });

  test("a token that had fewer wounds than the world's actor still has fewer", async () => {
    yard = await FightTable.reopen(generation, AGED);
    const gm = await yard.join("gm");
    const own = `${TOKEN}.actor`;
    expect(await wounds(gm, own)).toEqual([["entry0", 5]]);
    await write(gm, own, { "system.wounds.entry0.treated": true });
    const again = await yard.join("gm");
    expect(await wounds(again, own)).toEqual([["entry0", 5]]);
    expect(await wounds(again, ORC)).toEqual([
      ["entry0", 8],
      ["entry1", 12],
    ]);
  });
});
