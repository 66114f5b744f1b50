import { describe, expect } from "vitest";
import { malformedFrames, seededRandom } from "practice-table/testing";
import { Arena } from "./arena.ts";
import { attacks, GAMES, isLong, type Figures } from "./attack.ts";

const MANY = isLong ? 1_000 : 40;

const FLOODS = (fight: string, many: number): Readonly<Record<string, string>> => ({
  rubbish: `(async () => { for (let n = 0; n < ${many}; n += 1) game.socket.emit("system.heart-rush", { rubbish: n, deep: [[[{}]]] }); return null; })()`,
  long: `(async () => { for (let n = 0; n < ${many / 20}; n += 1) game.socket.emit("system.heart-rush", "x".repeat(64_000)); return null; })()`,
  refused: `(async () => { for (let n = 0; n < ${many / 4}; n += 1) game.heartRush.send(${fight}, { do: "nothing", type: "nothing" }); return null; })()`,
  equal: `(async () => { for (let n = 0; n < ${many / 4}; n += 1) game.heartRush.undo(${fight}); return null; })()`,
});

/** Whatever a player sends by the hundred: nothing is done for it, and the next order of somebody else is. */
describe.for(GAMES)("%s: a player who sends more than anybody can read", (game) => {
  attacks("changes nothing and keeps nobody from playing", { often: 1, share: 0.01 }, async (random, seed) => {
    const arena = await Arena.open(game, random);
    const { yard, fight } = arena;
    await arena.advance(4);
    const figures = { floods: 0, messages: 0 };
    const before = await arena.table();
    for (const flood of Object.values(FLOODS(fight.fight, MANY))) {
      await yard.play(arena.seat("bo"), flood, 20_000);
      figures.floods += 1;
      figures.messages += MANY;
    }
    const seat = await yard.table.world.join(arena.seat("bo").user, () => undefined);
    if (seat === null) throw new Error("there is no seat");
    const frames = malformedFrames(seededRandom(seed));
    for (let sent = 0; sent < MANY; sent += 1) await yard.table.world.receive(seat, frames.next().value);
    yard.table.world.leave(seat);
    await yard.table.settle();
    figures.floods += 1;
    figures.messages += MANY;
    expect(await arena.table()).toEqual(before);
    expect(await arena.advance(1)).toBe(1);
    await arena.expectSound();
    await arena.close();
    return figures satisfies Figures;
  });
});
