import { at, loosely, make, type Doc } from "../ports/quench.ts";
import type { Suite } from "./suite.ts";

const creature = (name: string): Promise<Doc> => make("Actor", { name, type: "creature" });

/** A fight that is nobody's to look at: it is not activated and belongs to no scene. */
async function fightOf(...actors: readonly Doc[]): Promise<Doc> {
  const combat = await make("Combat", { type: "heartRush", scene: null });
  const fighters = actors.map(({ id, name }) => ({ type: "fighter", actorId: id, name }));
  await combat.createEmbeddedDocuments("Combatant", fighters);
  return combat;
}

const combatants = (combat: Doc): readonly Doc[] => combat.getEmbeddedCollection("Combatant").contents;

export const combats: Suite = (it, agree) => {
  it("a new one that does not say what it is gets its subtype before it is stored", async () => {
    const combat = await make("Combat", {});
    const [fighter] = await combat.createEmbeddedDocuments("Combatant", [{ name: "Wren" }]);
    const steps = at(combat.toObject(), "system.steps");
    agree([combat.type === "base", steps, fighter?.type], [false, {}, "fighter"]);
  });

  it("the fight's own data is kept, merged entry by entry", async () => {
    const combat = await fightOf();
    await combat.update({ system: { steps: { s1: "one" }, at: 1 } });
    await combat.update({ system: { steps: { s2: "two" }, at: 2 } });
    agree(at(combat.toObject(), "system.steps"), { s1: "one", s2: "two" });
    agree([at(combat, "system.at"), at(combat, "system.last")], [2, 0]);
  });

  it("one update carries the fight and those in it; who is not named stays as they are", async () => {
    const combat = await fightOf(await creature("Wren"), await creature("Robin"));
    const [wren] = combatants(combat);
    const seal = { engagement: "e1", hash: "abc" };
    await combat.update({ round: 1, combatants: [{ _id: wren?.id, system: { seal } }] });
    agree(
      combatants(combat).map((fighter) => [fighter.name, at(fighter, "system.seal.hash")]),
      [
        ["Wren", "abc"],
        ["Robin", ""],
      ],
    );
    agree(at(combat, "round"), 1);
  });

  it("nobody has the turn, and it is nobody's when the round changes without turn events", async () => {
    const combat = await fightOf(await creature("Wren"), await creature("Robin"));
    await combat.update({ round: 1, turn: null }, { turnEvents: false });
    await combat.update({ round: 2, turn: null }, { turnEvents: false });
    agree([at(combat, "round"), at(combat, "turn"), at(combat, "started")], [2, null, true]);
    agree(at(combat, "combatant") ?? null, null, "whose turn it is");
  });

  it("a combatant knows its actor, and stays when the actor is deleted", async () => {
    const wren = await creature("Wren");
    const combat = await fightOf(wren, await creature("Robin"));
    const [fighter] = combatants(combat);
    agree((fighter === undefined ? null : at(fighter, "actor")) === wren, true);
    await wren.delete();
    agree(
      combatants(combat).map((each) => at(each, "actor") === null),
      [true, false],
    );
  });

  it("time that is let pass beside a new round passes once", async () => {
    const combat = await fightOf(await creature("Wren"), await creature("Robin"));
    await combat.update({ round: 1, turn: null }, { turnEvents: false });
    const now = (): number => at<number>(game, "time.worldTime");
    const before = now();
    await combat.update({ round: 2, turn: null }, { turnEvents: false });
    await game.time.advance(6);
    agree(now() - before, 6);
    await game.time.advance(-6);
    agree(now() - before, 0);
  });

  // In generation 13 nothing ends by itself.
  if (at<number>(game, "release.generation") < 14) return;
  it("an effect of one round is over once it is told that a round has passed", async () => {
    const wren = await creature("Wren");
    const combat = await fightOf(wren, await creature("Robin"));
    await combat.update({ round: 1, turn: null }, { turnEvents: false });
    const [effect] = await wren.createEmbeddedDocuments("ActiveEffect", [
      { name: "Haste", duration: { value: 1, units: "rounds" }, start: { combat: combat.id, round: 1, time: 0 } },
    ]);
    await combat.update({ round: 2, turn: null }, { turnEvents: false });
    const { registry } = loosely<{ registry: { refresh(event: string, about: object): Promise<void> } }>(ActiveEffect);
    await registry.refresh("turnEnd", { actors: new Set([wren]) });
    await registry.refresh("roundStart", { combat });
    await registry.refresh("turnStart", { actors: new Set([wren]) });
    const over = ["disabled", "duration.expired"].some((path) => effect !== undefined && at(effect, path) === true);
    agree(over, true);
  });
};
