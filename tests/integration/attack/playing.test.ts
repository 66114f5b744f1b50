import { describe, expect } from "vitest";
import { parse } from "../../../src/rules/index.ts";
import { Arena, sheetsAfter, type Reply } from "./arena.ts";
import { attacks, GAMES, isLong, type Figures } from "./attack.ts";

const STEPS = isLong ? 80 : 16;
/** From this step on whatever ends a fight may be done as well. */
const LONG_ENOUGH = 20;

/**
 * Fights played from their beginning to their end by whatever the rules offer to the Game Master and two players, now and
 * then a step taken back. What is offered is done when it is asked for, and the actors say what the fight says.
 */
describe.for(GAMES)("%s: a fight of offers", (game) => {
  attacks(
    "does what it offers, and leaves the sheets as the rules have them",
    { often: 1, share: 0.03, most: 1_000 },
    async (random) => {
      const arena = await Arena.open(game, random, { ruled: true });
      const figures = { steps: 0, undos: 0, over: 0 };
      const check = async (before: Awaited<ReturnType<Arena["table"]>>, from: number): Promise<void> => {
        const after = await arena.table();
        expect(parse(arena.ruleset.read.table, after), "a fight that can be read").toMatchObject({ ok: true });
        const since = (await arena.chapters()).slice(from);
        expect(after.sheets, "the actors say what the fight says").toEqual(sheetsAfter(arena.ruleset, before, since));
      };
      for (let step = 0; step < STEPS; step += 1) {
        const before = await arena.table();
        const from = (await arena.chapters()).length;
        if (random.below(10) === 0 && from > 0) {
          const back = await arena.play({ by: "gm", code: `game.heartRush.undo(${arena.fight.fight})` });
          expect(back, "a step back").toMatchObject({ ok: true });
          figures.undos += 1;
          continue;
        }
        const order = await arena.order({ ending: step >= LONG_ENOUGH });
        if (order === null) break;
        const reply: Reply = await arena.play(order);
        expect(reply.ok ? null : reply.reason, `${order.by}: ${order.code}`).toBeNull();
        await check(before, from);
        figures.steps += 1;
        if (arena.isOver(await arena.table())) {
          figures.over += 1;
          break;
        }
      }
      await arena.expectSound();
      await arena.close();
      return figures satisfies Figures;
    },
  );
});
