import { beforeEach, describe, expect, test } from "vitest";
import type { HeadlessClient } from "practice-table/testing";
import { fight, FIGHTERS, FightTable, type Answered } from "./fixtures/fight-table.ts";
import { ana, gm, seatEach, yard } from "./fixtures/seated.ts";

seatEach(["gm", "ada"]);
beforeEach(() => yard.begun(gm));

const falls = (who: string) => ({ do: "rule", ruling: { is: "fall", who, feet: 30 } });
const owners = (value: string): Promise<unknown> =>
  yard.play(gm, `game.settings.set("heart-rush", "whoThrows", "${value}").then(() => null)`);

/** How often this client has thrown dice of ours since it was told to count; its dice show what it is told to. */
const counting = (client: HeadlessClient, evaluate: string): Promise<unknown> =>
  client.run(`void (() => {
    const { prototype } = CONFIG.Dice.rolls.find(({ name }) => name === "HeartRushRoll");
    const real = prototype.evaluate;
    game.thrown = [];
    prototype.evaluate = async function (options) {
      game.thrown.push(options.allowInteractive);
      return (${evaluate}).call(this, real, options);
    };
  })()`);
const PLAINLY = `function (real, options) { return real.call(this, options); }`;
/** As whoever throws real dice by hand types in what they show. */
const ALL_ONES = `async function (real, options) {
  await real.call(this, options);
  for (const { results } of this.dice) for (const result of results) result.result = 1;
  this._total = this._evaluateTotal?.() ?? this.total;
  return this;
}`;
const NEVER = `function () { return new Promise(() => undefined); }`;
const thrown = (client: HeadlessClient): Promise<boolean[]> => client.run("game.thrown");
const faces = (): Promise<number[]> =>
  gm.run(
    `game.heartRush.chaptersOf(${fight}).at(-1).events.flatMap((event) => event.roll?.dice?.map(({ face }) => face) ?? event.rolled?.dice?.map(({ face }) => face) ?? [])`,
  );

describe("who throws", () => {
  test("the Game Master's browser, in everybody's name, as long as the table says no more", async () => {
    await counting(gm, PLAINLY);
    await counting(ana, PLAINLY);
    expect(await yard.send(gm, falls(FIGHTERS.ana))).toMatchObject({ ok: true });
    expect([await thrown(gm), await thrown(ana)]).toEqual([[false], []]);
  });

  test("owners where it says so, by hand if they like, and the Game Master for the rest", async () => {
    await owners("owner");
    await counting(gm, PLAINLY);
    await counting(ana, ALL_ONES);
    expect(await yard.send(gm, falls(FIGHTERS.ana))).toMatchObject({ ok: true });
    expect([await thrown(gm), await thrown(ana)]).toEqual([[], [true]]);
    expect(JSON.stringify(await gm.run(`game.heartRush.chaptersOf(${fight}).at(-1).events`))).toContain("1");
    expect(new Set(await faces())).toEqual(new Set([1]));
    expect(await yard.send(gm, falls(FIGHTERS.orc))).toMatchObject({ ok: true });
    expect([await thrown(gm), await thrown(ana)]).toEqual([[true], [true]]);
  });

  test("the Game Master for an owner who is away, or whose hand takes too long", async () => {
    await owners("owner");
    await counting(gm, PLAINLY);
    await counting(ana, NEVER);
    const slow = gm.run<Answered>(`game.heartRush.send(${fight}, ${JSON.stringify(falls(FIGHTERS.ana))})`);
    await yard.table.flush();
    await yard.table.pass(30_000);
    expect([await thrown(gm), await thrown(ana)]).toEqual([[], [true]]);
    await yard.table.pass(31_000);
    expect(await slow).toMatchObject({ ok: true });
    expect(await thrown(gm)).toEqual([false]);
    ana.leave();
    await yard.table.settle();
    expect(await yard.send(gm, falls(FIGHTERS.ana))).toMatchObject({ ok: true });
    expect(await thrown(gm)).toHaveLength(2);
  });

  test("dice that cannot show what they are said to show are thrown anew by the Game Master", async () => {
    await owners("owner");
    await counting(gm, PLAINLY);
    await counting(ana, ALL_ONES.replace("result.result = 1", "result.result = 99"));
    expect(await yard.send(gm, falls(FIGHTERS.ana))).toMatchObject({ ok: true });
    expect([await thrown(gm), await thrown(ana)]).toEqual([[false], [true]]);
  });
});

test("a turn that passes to the other side is one write, and one more drawing of the tracker for each", async () => {
  const marks = [gm, ana].map((client) => [client.messages.length, client.renders.length] as const);
  expect(await yard.send(ana, { do: "pass", side: "players" })).toMatchObject({ ok: true });
  [gm, ana].forEach((client, place) => {
    const [from = 0, drawn = 0] = marks[place] ?? [];
    expect(FightTable.heard(client, from)).toEqual(["update Combat"]);
    const drawings = client.renders.slice(drawn).map(({ application }) => application);
    expect(drawings.filter((application) => application === "FightTracker")).toHaveLength(1);
  });
});
