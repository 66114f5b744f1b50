import { describe, expect, test } from "vitest";
import { alone } from "./alone.ts";

describe.each([13, 14] as const)("fights are what published systems count on, generation %i", (generation) => {
  const { play } = alone(generation);

  test("an actor enters the fight with its token, and rolls where it has not rolled, in the way it is told", async () => {
    const seen = await play(`(async () => {
      const actor = await Actor.create({ name: "Wren", type: "wanderer" });
      const scene = await Scene.create({ name: "Yard" });
      const [first, second] = await scene.createEmbeddedDocuments("Token", [1, 2].map((x) => ({ name: "Wren " + x, actorId: actor.id, x })));
      const none = await first.actor.rollInitiative({ createCombatants: true });
      const combat = await Combat.create({ scene: scene.id, active: true });
      const stand = () => combat.combatants.map((one) => [one.token.name, one.initiative]);
      const seen = [none, game.combats.size];
      await first.actor.rollInitiative();
      seen.push(stand());
      const answer = await first.actor.rollInitiative({ createCombatants: true, initiativeOptions: { formula: "11" } });
      seen.push(answer === combat, stand());
      await TokenDocument.createCombatants([second]);
      await first.actor.rollInitiative({ initiativeOptions: { formula: "5" } });
      seen.push(stand());
      await first.actor.rollInitiative({ rerollInitiative: true, initiativeOptions: { formula: "7" } });
      seen.push(stand());
      await combat.delete();
      return seen;
    })()`);
    expect(seen).toEqual([
      ...[null, 1],
      [],
      true,
      [["Wren 1", 11]],
      [
        ["Wren 1", 11],
        ["Wren 2", null],
      ],
      [
        ["Wren 1", 7],
        ["Wren 2", null],
      ],
    ]);
  });

  test("a changed initiative leaves the turn with whoever has it; what else a system sorts by leaves it where it was", async () => {
    const seen = await play(`(async () => {
      const combat = await Combat.create({});
      const made = await combat.createEmbeddedDocuments("Combatant", [30, 20, 10].map((initiative) => ({ name: "C" + initiative, initiative })));
      const place = (one) => one.getFlag("core", "early") ?? one.initiative;
      combat._sortCombatants = (a, b) => place(b) - place(a);
      combat.setupTurns();
      await combat.activate();
      await combat.startCombat();
      const stand = () => [combat.turn, combat.combatant.name];
      const seen = [stand()];
      await made[0].update({ initiative: 15 });
      seen.push(stand());
      await made[2].setFlag("core", "early", 40);
      seen.push(stand());
      await combat.delete();
      return seen;
    })()`);
    expect(seen).toEqual([
      [0, "C30"],
      [1, "C30"],
      [1, "C20"],
    ]);
  });
});
