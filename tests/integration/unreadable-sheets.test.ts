import { describe, expect, test } from "vitest";
import type { HeadlessClient } from "practice-table/testing";
import { fight, FIGHTERS } from "./fixtures/fight-table.ts";
import { actorNamed, BEATS, fighterNamed, GRIT, OtherFight } from "./fixtures/other-game.ts";
import { ana, bo, gm, seatEach, yard } from "./fixtures/seated.ts";

seatEach(["gm", "ada", "bo"]);

const ANA = `game.actors.get("heroAna000000000")`;
/** More wounds than the rules read. */
const TOO_MANY = `{ "system.wounds": Object.fromEntries(Array.from({ length: 201 }, (_, n) => ["w" + n, { rank: 1, treated: true }])) }`;
const spoil = (): Promise<unknown> => yard.play(ana, `${ANA}.update(${TOO_MANY}).then(() => null)`);
const mend = (): Promise<unknown> =>
  yard.play(
    ana,
    `${ANA}.update({ "system.wounds": Object.fromEntries(Object.keys(${ANA}.system.wounds).map((id) => [game.release.generation < 14 ? "-=" + id : id, game.release.generation < 14 ? null : new foundry.data.operators.ForcedDeletion()])) }).then(() => null)`,
  );
const hp = (): Promise<number> => bo.run(`${ANA}.system.hp.value`);
const told = ({ notices }: HeadlessClient): readonly string[] => notices.map(({ message }) => message);

describe("a sheet that the rules cannot read", () => {
  test("is told of at once, with the field, to its owner and the Game Master and to nobody else", async () => {
    await spoil();
    for (const client of [gm, ana]) {
      expect(told(client)).toHaveLength(1);
      expect(told(client)[0]).toMatch(/Ana: “Wounds” should be a list of at most 200/);
    }
    expect(told(bo)).toEqual([]);
    // Said once, not with every change.
    await yard.play(ana, `${ANA}.update({ "system.hp.value": 39 }).then(() => null)`);
    expect(told(gm)).toHaveLength(1);
  });

  test("keeps nobody else from a fight, and who cannot take part is named with the reason as it begins", async () => {
    await spoil();
    const before = [told(gm).length, told(ana).length];
    expect(await yard.begin(gm)).toMatchObject({ ok: true });
    expect(Object.keys(await yard.see<object>(gm, ".fight.fighters"))).not.toContain(FIGHTERS.ana);
    for (const [client, from] of [
      [gm, before[0]],
      [ana, before[1]],
    ] as const)
      expect(told(client).slice(from)).toEqual([
        expect.stringMatching(/Ana cannot take part: “Wounds” should be a list of at most 200/),
      ]);
  });

  test("is named as well when it would come into a fight under way", async () => {
    await yard.play(gm, `${fight}.combatants.get("${FIGHTERS.ana}").delete().then(() => null)`);
    await yard.begun(gm);
    await spoil();
    const before = told(gm).length;
    const join = `${fight}.createEmbeddedDocuments("Combatant", [{ type: "fighter", actorId: ${ANA}.id, name: "Ana" }])`;
    await yard.play(gm, `${join}.then(() => null)`);
    expect(told(gm).slice(before)).toEqual([expect.stringMatching(/Ana cannot take part/)]);
    expect(Object.keys(await yard.see<object>(gm, ".fight.fighters"))).toHaveLength(3);
  });

  test("loses no damage of a fight, and is given none back by a step back", async () => {
    await yard.begun(gm);
    const whole = await hp();
    await spoil();
    expect(
      await yard.send(gm, { do: "rule", ruling: { is: "harm", who: FIGHTERS.ana, amount: 5, from: "fire" } }),
    ).toMatchObject({ ok: true });
    expect(await yard.send(gm, { do: "settle" })).toMatchObject({ ok: true });
    expect(await hp()).toBe(whole - 5);
    await mend();
    expect([await hp(), await yard.see(gm, `.sheets.${FIGHTERS.ana}.hp.now`)]).toEqual([whole - 5, whole - 5]);
    for (let step = 0; step < 2; step++) expect(await yard.undo(gm)).toMatchObject({ ok: true });
    expect(await hp()).toBe(whole);
    expect(await gm.run(`game.heartRush.tableOf(${fight}).ok`)).toBe(true);
  });

  test("may come and go between a step and the step back", async () => {
    await yard.begun(gm);
    const whole = await hp();
    await yard.send(gm, { do: "rule", ruling: { is: "harm", who: FIGHTERS.ana, amount: 5, from: "fire" } });
    await yard.send(gm, { do: "settle" });
    await spoil();
    for (let step = 0; step < 2; step++) expect(await yard.undo(gm)).toMatchObject({ ok: true });
    expect(await hp()).toBe(whole);
  });
});

/** More things than the rules of Grit read: a weapon's words cannot be too long any more, for its field cuts them. */
const PACKED = `Array.from({ length: 500 }, (_, n) => ({ name: "Pebble " + n, type: "gritGear" }))`;

describe("a sheet that the rules of Grit cannot read", () => {
  test("is told of at once, loses no damage of a fight, and is given none back by a step back", async () => {
    const grit = new OtherFight(yard, GRIT);
    await grit.muster(gm, ["Ana", "Dag"]);
    expect(await grit.begin(gm)).toMatchObject({ ok: true });
    const dag = `game.actors.get("${actorNamed("Dag")}")`;
    const left = (): Promise<number> => grit.actor(bo, "Dag", ".system.grit.value");
    const known = (): Promise<number> => grit.see(gm, `.sheets.${fighterNamed("Dag")}.grit.value`);
    const whole = await left();

    await yard.play(gm, `${dag}.createEmbeddedDocuments("Item", ${PACKED}).then(() => null)`);
    expect(told(gm)).toEqual([expect.stringMatching(/Dag: “Gear” should be at most 500 of them/)]);
    expect([told(ana), told(bo)]).toEqual([[], []]);
    expect(await grit.isReadable(gm)).toBe(true);

    const harm = { do: "hurt", who: fighterNamed("Dag"), damage: 1, direct: false, attribute: "str" };
    expect(await grit.send(gm, harm)).toMatchObject({ ok: true });
    expect(await left()).toBe(whole - 1);
    await yard.play(
      gm,
      `${dag}.deleteEmbeddedDocuments("Item", ${dag}.items.filter(({ name }) => name.startsWith("Pebble")).map(({ id }) => id)).then(() => null)`,
    );
    expect(await Promise.all([left(), known()])).toEqual([whole - 1, whole - 1]);
    expect(await grit.undo(gm)).toMatchObject({ ok: true });
    expect(await Promise.all([left(), known()])).toEqual([whole, whole]);
  });
});

describe("what the rules cannot read", () => {
  test("Beats: is said by the names that things have, and not by their ids", async () => {
    const beats = new OtherFight(yard, BEATS);
    await beats.muster(gm, ["Ana", "Bo", "Cut", "Dag"]);
    expect(await beats.begin(gm)).toMatchObject({ ok: true });
    // A name that objects answer to by themselves can be no id.
    await beats.update(
      ana,
      "Ana",
      `{ "system.wounds": [{ id: "prototype", label: "cut", tended: false, tried: false }] }`,
    );
    for (const client of [gm, ana])
      expect(told(client)).toEqual([expect.stringContaining("Ana: “Wounds › cut” should be a short name")]);
    // Where each by itself is well and they do not go together, no place is named.
    await beats.update(
      ana,
      "Ana",
      `{ "system.wounds": [1, 2].map(() => ({ id: "same", label: "cut", tended: false, tried: false })) }`,
    );
    expect(told(gm).slice(1)).toEqual([
      expect.stringContaining("Ana: it should have wounds and tools that can each be told apart"),
    ]);
  });
});

describe("what is changed on a sheet by hand while a fight goes on", () => {
  test("Beats: helpless, ticked in the middle of a round, stops nobody", async () => {
    const beats = new OtherFight(yard, BEATS);
    await beats.muster(gm, ["Ana", "Bo", "Cut", "Dag"]);
    expect(await beats.begin(gm)).toMatchObject({ ok: true });
    const traits = { traits: ["one", "two", "three"], backing: {} };
    const named = ["Ana", "Bo", "Cut", "Dag"].map(fighterNamed);
    // Ticked while traits are named, and again while dice are chosen.
    for (const who of named.slice(0, 3)) await beats.send(gm, { do: "muster", who, ...traits });
    await beats.update(ana, "Ana", `{ "system.helpless": true }`);
    expect(await beats.isReadable(gm)).toBe(true);
    await beats.send(gm, { do: "muster", who: named[3], ...traits });
    expect(await beats.see(gm, ".fight.phase.at")).toBe("select");
    await beats.update(ana, "Ana", `{ "system.helpless": false }`);
    await beats.update(ana, "Bo", `{ "system.helpless": true }`);
    expect(await beats.isReadable(gm)).toBe(true);
    expect(await beats.send(gm, { do: "forfeit", who: named[2] })).toMatchObject({ ok: true });
    expect(await beats.undo(gm)).toMatchObject({ ok: true });
    expect(await beats.send(gm, { do: "end" })).toMatchObject({ ok: true });
  });
});
