import { describe, expect } from "vitest";
import type { AnyTable } from "../../../src/rules/index.ts";
import { Arena, type Reply } from "./arena.ts";
import { attacks, GAMES, isLong, type Figures } from "./attack.ts";

const STEPS = isLong ? 120 : 16;

/** Steps forth, back and forth again in any order, while a second Game Master writes on the same actors. */
describe.for(GAMES)("%s: a fight that goes forth and back", (game) => {
  attacks(
    "is at each step what it was there, and keeps what others wrote",
    { often: 1, share: 0.05 },
    async (random) => {
      const arena = await Arena.open(game, random);
      const { fight, yard } = arena;
      const second = await yard.join("secondGm");
      const known = new Map<number, AnyTable>();
      const names = new Map<string, string>();
      const figures = { back: 0, again: 0, compared: 0, edits: 0 };
      const turn = (which: "undo" | "redo"): Promise<Reply> =>
        arena.play({ by: "gm", code: `game.heartRush.${which}(${fight.fight})` });
      const compare = async (): Promise<void> => {
        const { at } = await arena.stored();
        const then = known.get(at);
        if (then === undefined) return;
        figures.compared += 1;
        const now = await arena.table();
        expect(now.sheets, `the sheets of step ${at}`).toEqual(then.sheets);
        // Seals lie on the combatants until all are there, and a step back voids them.
        if (arena.awaited(then).length === 0) expect(now.fight, `the fight of step ${at}`).toEqual(then.fight);
      };
      // What was taken back and is then done otherwise is another step, and so are all after it.
      const forth = async (): Promise<void> => {
        const before = await arena.stored();
        await arena.advance(1);
        const { at, revision } = await arena.stored();
        if (revision === before.revision) return;
        for (const later of known.keys()) if (later > before.at) known.delete(later);
        known.set(at, await arena.table());
      };
      known.set(0, await arena.table());
      for (let step = 0; step < STEPS; step += 1) {
        const what = random.below(10);
        if (what < 5) await forth();
        else if (what < 8) {
          if ((await turn("undo")).ok) figures.back += 1;
          await compare();
        } else if ((await turn("redo")).ok) {
          figures.again += 1;
          await compare();
        }
        const ids = await second.run<readonly string[]>(`[...${fight.fight}.combatants].map(({ actorId }) => actorId)`);
        const edited = random.pick(ids) ?? "";
        await yard.play(
          second,
          `game.actors.get("${edited}").update({ name: "Name ${step}", "flags.world.note": ${step} }).then(() => null)`,
        );
        names.set(edited, `Name ${step}`);
        figures.edits += 1;
      }
      while ((await turn("undo")).ok) {
        figures.back += 1;
        await compare();
      }
      while ((await turn("redo")).ok) {
        figures.again += 1;
        await compare();
      }
      for (const [id, name] of names) expect(await second.run(`game.actors.get("${id}").name`)).toBe(name);
      await arena.expectSound();
      second.leave();
      await arena.close();
      return figures satisfies Figures;
    },
  );
});
