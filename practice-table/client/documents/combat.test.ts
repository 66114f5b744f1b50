import { afterEach, describe, expect, test } from "vitest";
import { Seated } from "../../testing/seated.ts";
import type { Combat } from "./combat.ts";

let table: Seated;
const done = <T>(work: Promise<T>): Promise<T> => table.done(work);

afterEach(() => table.table.close());

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
