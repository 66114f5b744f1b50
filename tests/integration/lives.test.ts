import { describe, expect, test } from "vitest";
import { FIGHTERS, type Name } from "./fixtures/fight-table.ts";
import { ana, gm, seat, seatEach, yard } from "./fixtures/seated.ts";

seatEach(["gm", "ada"]);

const ANA = 'game.actors.get("heroAna000000000")';
const BO = 'game.actors.get("heroBo0000000000")';
/** Its token has an actor of its own. */
const ORC = 'game.scenes.get("sceneYard0000000").tokens.get("tokenOrc00000000").actor';

const setHp = (client: typeof gm, actor: string, value: number): Promise<unknown> =>
  yard.play(client, `${actor}.update({ "system.hp.value": ${value} }).then(() => null)`);
const heal = (actor: string, amount: number): Promise<unknown> =>
  yard.play(
    gm,
    `game.system.api.dealDamage({ kind: "healing", amount: ${amount}, actors: [${actor}] }).then(() => null)`,
  );
const lives = async (...names: readonly Name[]): Promise<readonly unknown[]> => {
  const fighters = await yard.see<Record<string, { life: string }>>(gm, ".fight.fighters");
  return names.map((name) => fighters[FIGHTERS[name]]?.life);
};

describe("HR-DMG-11 life follows the sheet", () => {
  test("a fight begins with everybody as their sheet says", async () => {
    await setHp(gm, ORC, 0);
    await setHp(gm, BO, -9999);
    await yard.begun(gm);
    expect(await lives("ana", "bo", "orc", "hound")).toEqual(["up", "dead", "unconscious", "up"]);
  });

  test("whoever is healed by a card or by hand wakes, and can act; a step back takes it back", async () => {
    await yard.begun(gm);
    await setHp(ana, ANA, 0);
    expect(await lives("ana")).toEqual(["up"]);
    await yard.send(ana, { do: "drop", who: FIGHTERS.ana });
    expect(await lives("ana")).toEqual(["unconscious"]);
    await heal(ANA, 5);
    expect(await lives("ana")).toEqual(["up"]);
    expect(await yard.send(ana, { do: "call-out", who: FIGHTERS.ana })).toMatchObject({ ok: true });
    await yard.undo(gm);
    await yard.undo(gm);
    expect([await lives("ana"), await gm.run(`${ANA}.system.hp.value`)]).toEqual([["unconscious"], 5]);
    await yard.redo(gm);
    expect(await lives("ana")).toEqual(["up"]);
  });

  test("a token's own body falls and dies with its sheet, and is woken by it", async () => {
    await yard.begun(gm);
    await setHp(gm, ORC, -1);
    expect(await lives("orc")).toEqual(["unconscious"]);
    await setHp(gm, ORC, 3);
    expect(await lives("orc")).toEqual(["up"]);
    await setHp(gm, ORC, -9999);
    expect(await lives("orc")).toEqual(["dead"]);
    await setHp(gm, ORC, 40);
    expect(await lives("orc")).toEqual(["dead"]);
  });

  test("what the fight itself does is no news to it", async () => {
    await yard.begun(gm);
    await yard.send(gm, { do: "rule", ruling: { is: "harm", who: FIGHTERS.orc, amount: 45, from: "fire" } });
    await yard.send(gm, { do: "settle" });
    const revision = await gm.run<number>("game.combats.contents[0].system.revision");
    expect(await lives("orc")).toEqual(["unconscious"]);
    await yard.undo(gm);
    expect(await lives("orc")).toEqual(["up"]);
    expect(await gm.run("game.combats.contents[0].system.revision")).toBe(revision + 1);
  });

  test("a change that no Game Master was there for is heeded when one comes", async () => {
    await yard.begun(gm);
    gm.leave();
    await yard.table.settle();
    await setHp(ana, ANA, -9999);
    await seat("gm");
    await expect.poll(() => lives("ana")).toEqual(["dead"]);
  });
});
