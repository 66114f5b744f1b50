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
});
