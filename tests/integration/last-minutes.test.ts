import { beforeEach, describe, expect, test } from "vitest";
import type { HeadlessClient } from "practice-table/testing";
import { FIGHTERS, FightTable } from "./fixtures/fight-table.ts";
import { ana, gm, seat, seatEach, yard } from "./fixtures/seated.ts";

/** The Game Master has the table open twice. `gm` is the elder of the two. */
seatEach(["gm", "ada"]);
let again: HeadlessClient;
beforeEach(async () => {
  again = await yard.join("gm");
});

const ANA = 'game.actors.get("heroAna000000000")';
/** Its token has an actor of its own. */
const ORC = 'game.scenes.get("sceneYard0000000").tokens.get("tokenOrc00000000").actor';

const setHp = (actor: string, value: number, client = gm): Promise<unknown> =>
  yard.play(client, `${actor}.update({ "system.hp.value": ${value} }).then(() => null)`);
const advance = (seconds: number): Promise<unknown> => yard.play(gm, `game.time.advance(${seconds}).then(() => null)`);
const minutes = (actor = ANA): Promise<unknown> =>
  ana.run(`(({ until, over }) => [until, over])(${actor}.system.lastMinutes)`);
const isShownDown = (): Promise<unknown> => ana.run(`${ANA}.statuses.has("unconscious")`);
/** Beside the cards of the fight. */
const said = (): Promise<readonly string[]> =>
  ana.run(`game.messages.filter(({ type }) => type !== "fight").map(({ content }) => content)`);
const life = async (who: keyof typeof FIGHTERS = "ana"): Promise<unknown> =>
  (await yard.see<Record<string, { life: string }>>(gm, ".fight.fighters"))[FIGHTERS[who]]?.life;
const written = async (act: () => Promise<unknown>): Promise<readonly string[]> => {
  const from = ana.messages.length;
  await act();
  return FightTable.heard(ana, from);
};

const FALLS = "Ana falls unconscious: ten minutes at zero or below are over.";
const UP = "Ana is up again: ten minutes at zero or below are not over.";

describe("HR-DMG-12 ten minutes at zero or below, outside of fights", () => {
  test("begin with the hurt, end with the world's clock and go back with it; one tab of two says so once", async () => {
    await advance(1000);
    await setHp(ANA, -3, ana);
    expect(await minutes()).toEqual([1600, false]);
    expect(await written(() => advance(599))).toEqual(["update Setting"]);
    expect([await isShownDown(), await said()]).toEqual([false, []]);
    const fallen = ["update Setting", "update Actor", "create ChatMessage"];
    expect(await written(() => advance(1))).toEqual(fallen);
    expect([await minutes(), await isShownDown(), await said()]).toEqual([[1600, true], true, [FALLS]]);
    expect(await written(() => advance(-1))).toEqual(fallen);
    expect([await minutes(), await isShownDown(), await said()]).toEqual([[1600, false], false, [FALLS, UP]]);
    await advance(-1000);
    expect(await minutes()).toEqual([1199, false]);
  });

  test("stand in the very write of a card's damage, and go in that of its healing", async () => {
    const deal = (kind: string, amount: number) =>
      yard.play(
        gm,
        `game.system.api.dealDamage({ kind: "${kind}", amount: ${amount}, actors: [${ANA}] }).then(() => null)`,
      );
    await setHp(ANA, 5);
    await deal("damage", 9);
    const press = `game.messages.contents.at(-1).system.act("whole", { dataset: { target: "t0" } })`;
    expect(await written(() => yard.play(ana, press))).toEqual(["update Actor", "update ChatMessage"]);
    expect(await minutes()).toEqual([600, false]);
    await advance(700);
    expect(await isShownDown()).toBe(true);
    expect(await written(() => deal("healing", 9))).toEqual([
      "create ChatMessage",
      "update Actor",
      "update ChatMessage",
    ]);
    expect([await minutes(), await isShownDown()]).toEqual([[null, false], false]);
  });

  test("are found by a Game Master who was not there when they began", async () => {
    gm.leave();
    again.leave();
    await yard.table.settle();
    await setHp(ANA, -1, ana);
    expect(await minutes()).toEqual([null, false]);
    await seat("gm");
    await expect.poll(minutes).toEqual([600, false]);
  });

  test("are nothing to the Game Master's creatures, which drop at once", async () => {
    await setHp(ORC, -1);
    await advance(600);
    expect([await minutes(ORC), await said()]).toEqual([[null, false], []]);
  });
});

describe("HR-DMG-12 ten minutes at zero or below, in a fight", () => {
  test("the fight has them fall and wake with the clock, as steps of its own", async () => {
    await yard.begun(gm);
    await setHp(ANA, 0);
    await advance(600);
    expect([await life(), await minutes()]).toEqual(["unconscious", [600, true]]);
    expect(await said()).toEqual([FALLS]);
    await seat("gm");
    expect(await life()).toBe("unconscious");
    await advance(-60);
    expect([await life(), await minutes()]).toEqual(["up", [600, false]]);
    await advance(60);
    expect(await yard.undo(gm)).toMatchObject({ ok: true });
    expect(await life()).toBe("up");
    expect(await yard.redo(gm)).toMatchObject({ ok: true });
    expect(await life()).toBe("unconscious");
    expect(await said()).toEqual([FALLS, UP, FALLS]);
  });

  test("a round that takes them passes takes them back as it is taken back", async () => {
    const rulings = `game.settings.set("heart-rush", "rulings.heart-rush", { value: { roundSeconds: 600 } })`;
    await yard.play(gm, `${rulings}.then(() => null)`);
    await yard.begun(gm);
    await setHp(ANA, -2);
    for (const side of ["players", "enemies"]) await yard.send(gm, { do: "pass", side });
    await expect.poll(life).toBe("unconscious");
    await yard.undo(gm);
    await yard.undo(gm);
    await expect.poll(() => ana.run("game.time.worldTime")).toBe(0);
    expect([await life(), await minutes()]).toEqual(["up", [600, false]]);
  });
});
