import { describe, expect } from "vitest";
import { Arena, sheetsAfter, type Reply } from "./arena.ts";
import { attacks, GAMES, isLong, type Figures } from "./attack.ts";

const KILLS = isLong ? 12 : 3;

/**
 * The page of whoever keeps the fights is gone after any one frame of an order, for good or until it is back. What was ordered
 * was then done, whole and once, or was not, and the actors say what the fight says.
 */
describe.for(GAMES)("%s: a Game Master who is gone after any frame", (game) => {
  attacks("loses nothing and does nothing twice", { often: 1, share: 0.065 }, async (random) => {
    const arena = await Arena.open(game, random);
    const { yard } = arena;
    const figures = { kills: 0, done: 0, notDone: 0 };
    for (let kill = 0; kill < KILLS; kill += 1) {
      await arena.advance(random.below(4));
      const heir = random.below(2) === 0 ? await yard.join("secondGm") : null;
      const order = await arena.order();
      if (order === null) break;
      const before = await arena.table();
      const chapters = await arena.chapters();
      const reply: { value?: Reply } = {};
      const sender = arena.seat(order.by);
      void sender.run<Reply>(order.code).then(
        (value) => (reply.value = value),
        () => undefined,
      );
      const clients = [arena.seat("gm"), arena.seat("ada"), arena.seat("bo"), ...(heir === null ? [] : [heir])];
      for (let frames = random.below(isLong ? 60 : 30); frames > 0 && (await arena.deliverOne(clients)); frames -= 1);
      const gone = arena.seat("gm");
      gone.leave();
      await yard.table.settle();
      await arena.patience();
      const back = await yard.join("gm", { storage: gone.storage });
      arena.reseat("gm", back);
      heir?.leave();
      await yard.table.settle();
      await arena.patience();
      figures.kills += 1;
      await arena.expectSound();
      const all = await arena.chapters();
      expect(all.slice(0, chapters.length), "what was done stays done").toEqual(chapters);
      const since = all.slice(chapters.length);
      const after = await arena.table();
      expect(after.sheets, "the actors say what the fight says").toEqual(sheetsAfter(arena.ruleset, before, since));
      if (since.length > 0) figures.done += 1;
      else figures.notDone += 1;
      if (order.code.startsWith("game.heartRush.send") && order.by !== "gm" && reply.value?.ok === true)
        expect(since.length, "what is said to be done is done").toBeGreaterThan(0);
    }
    await arena.close();
    return figures satisfies Figures;
  });
});
