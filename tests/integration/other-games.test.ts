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
