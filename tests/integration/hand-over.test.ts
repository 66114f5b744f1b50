import { describe, expect, test } from "vitest";
import { type HeadlessClient, USERS } from "practice-table/testing";
import { fight, FIGHTERS, type Answered } from "./fixtures/fight-table.ts";
import { seatEach, yard } from "./fixtures/seated.ts";

const OBJECT = { do: "object", who: FIGHTERS.ana };
const HARM = { do: "rule", ruling: { is: "harm", who: FIGHTERS.orc, amount: 5, from: "fire" } };
const orcHp = `${fight}.combatants.get("${FIGHTERS.orc}").actor.system.hp.value`;

seatEach([]);

const keepers = (clients: readonly HeadlessClient[]): Promise<boolean[]> =>
  Promise.all(clients.map((client) => client.run<boolean>("game.heartRush.isKeeper()")));
const asking = (client: HeadlessClient, command: object): Promise<Answered> => {
  const asked = client.run<Answered>(`game.heartRush.send(${fight}, ${JSON.stringify(command)})`);
  asked.catch(() => undefined);
  return asked;
};
const roles = (client: HeadlessClient, who: keyof typeof USERS, role: number): Promise<unknown> =>
  yard.play(client, `game.users.get("${USERS[who]}").update({ role: ${role} }).then(() => null)`);

describe("the fights go over to a Game Master who comes, while the one before stays", () => {
  test("and is asked from then on, by the one before too", async () => {
    const second = await yard.join("secondGm");
    const ana = await yard.join("ada");
    await yard.begun(second);
    const gm = await yard.join("gm");
    expect(await keepers([gm, second, ana])).toEqual([true, false, false]);
    expect(await yard.send(ana, OBJECT)).toMatchObject({ ok: true });
    expect(await yard.send(second, HARM)).toMatchObject({ ok: true });
    expect(await yard.undo(second)).toMatchObject({ ok: true });
    expect(await yard.stored(ana)).toMatchObject({ at: 2, last: 3, revision: 5 });
  });

  test("what the one before is in the middle of is finished by them, and nothing is judged until it is", async () => {
    const second = await yard.join("secondGm");
    const ana = await yard.join("ada");
    await yard.begun(second);
    await yard.send(second, HARM);
    await second.run(`void (() => {
      const actor = Actor.implementation.prototype;
      const real = actor.update;
      actor.update = function (...given) {
        return new Promise((resolve) => { game.goOn = () => resolve(real.apply(this, given)); });
      };
    })()`);
    const first = asking(second, { do: "settle" });
    await yard.table.flush();
    const gm = await yard.join("gm");
    expect(await keepers([gm, second])).toEqual([true, false]);
    const then = asking(ana, OBJECT);
    await yard.table.flush();
    const [half, at] = [await ana.run(orcHp), (await yard.stored(ana)).at];
    await second.run(`void game.goOn()`);
    await yard.table.flush();
    expect([await first, await then]).toMatchObject([{ ok: true }, { ok: true }]);
    expect([half, at]).toEqual([40, 3]);
    expect(await ana.run(orcHp)).toBe(35);
    expect(await yard.stored(ana)).toMatchObject({ at: 4, revision: 5 });
    for (let step = 0; step < 2; step++) expect(await yard.undo(gm)).toMatchObject({ ok: true });
    expect(await ana.run(orcHp)).toBe(40);
  });

  test("a choice that is frozen by the one before is opened with the next", async () => {
    const second = await yard.join("secondGm");
    const ana = await yard.join("ada");
    await yard.engaged(second);
    await yard.pick(ana, { ana: "might" });
    const answers = yard.table.hold(ana, "up");
    await yard.pick(second, { orc: "cunning" });
    expect(await yard.see(second, ".fight.phase.engagement.step.is")).toBe("opening");
    const gm = await yard.join("gm");
    answers();
    await yard.table.flush();
    await yard.table.pass(1000);
    expect(await yard.see(gm, ".fight.phase.engagement.step.stances")).toEqual({
      [FIGHTERS.ana]: "might",
      [FIGHTERS.orc]: "cunning",
    });
    for (const client of [gm, second, ana]) {
      expect(await client.run(`game.heartRush.verified(${fight}, "${FIGHTERS.orc}")`)).toBe(true);
    }
  });
});

describe("roles change in the middle of a fight", () => {
  test("a Game Master who is none any more hands the fights on, and one who is made one can take them", async () => {
    const gm = await yard.join("gm");
    const second = await yard.join("secondGm");
    const trusted = await yard.join("trusted");
    const ana = await yard.join("ada");
    await yard.begun(gm);
    await roles(second, "gm", 1);
    expect(await keepers([gm, second, trusted])).toEqual([false, true, false]);
    expect(await yard.send(ana, OBJECT)).toMatchObject({ ok: true });
    expect(await yard.undo(gm)).toMatchObject({ ok: false, reason: { code: "game-master-only" } });
    await roles(second, "trusted", 4);
    await yard.table.pass(1000);
    second.leave();
    await yard.table.settle();
    expect(await keepers([gm, trusted])).toEqual([false, true]);
    expect(await yard.send(trusted, HARM)).toMatchObject({ ok: true });
    expect(await yard.undo(trusted)).toMatchObject({ ok: true });
    expect(await yard.stored(ana)).toMatchObject({ at: 2, last: 3, revision: 5 });
  });

  test("one who loses the role in the middle of a step leaves it to the next to finish", async () => {
    const gm = await yard.join("gm");
    const second = await yard.join("secondGm");
    const ana = await yard.join("ada");
    await yard.begun(gm);
    await yard.send(gm, HARM);
    await gm.run(`void (() => {
      const actor = Actor.implementation.prototype;
      const real = actor.update;
      actor.update = function (...given) {
        return new Promise((resolve) => { game.goOn = () => resolve(real.apply(this, given)); });
      };
    })()`);
    const asked = asking(gm, { do: "settle" });
    await yard.table.flush();
    await roles(second, "gm", 1);
    await gm.run(`void game.goOn()`);
    await yard.table.flush();
    await yard.table.pass(6000);
    expect(await asked).toMatchObject({ ok: false, reason: { code: "not-written" } });
    expect(await keepers([gm, second])).toEqual([false, true]);
    expect(gm.takeComplaints()).toEqual([
      expect.stringContaining("lacks permission to update Combat"),
      expect.stringContaining("lacks permission to update Actor"),
    ]);
    expect(await ana.run(orcHp)).toBe(35);
    expect(await yard.stored(ana)).toMatchObject({ at: 3 });
    expect(await yard.undo(second)).toMatchObject({ ok: true });
    expect(await ana.run(orcHp)).toBe(40);
  });
});

describe("one player in two tabs", () => {
  test("who answers twice has answered once", async () => {
    const gm = await yard.join("gm");
    const one = await yard.join("ada");
    const other = await yard.join("ada", { storage: one.storage });
    await yard.begun(gm);
    const pass = { do: "pass", side: "players" };
    const answers = [asking(one, pass), asking(other, pass)];
    await yard.table.flush();
    const codes = (await Promise.all(answers)).map((answer) => (answer.ok ? "done" : answer.reason.code)).sort();
    expect(codes).toEqual(["done", "not-your-sides-turn"]);
    expect(await yard.stored(gm)).toMatchObject({ at: 2 });
    expect(await one.run(`${fight}.system.revision`)).toBe(3);
  });

  test("the answer goes to the tab that asked, and no other waits for one", async () => {
    const gm = await yard.join("gm");
    const one = await yard.join("ada");
    const other = await yard.join("ada", { storage: one.storage });
    await yard.begun(gm);
    expect(await yard.send(one, HARM)).toMatchObject({ ok: false, reason: { code: "game-master-only" } });
    expect(await yard.send(other, OBJECT)).toMatchObject({ ok: true });
    expect([one.notices, other.notices]).toEqual([[], []]);
  });

  test("of two browsers that seal, the later seal counts and its browser opens it", async () => {
    const gm = await yard.join("gm");
    const one = await yard.join("ada");
    const other = await yard.join("ada");
    await yard.engaged(gm);
    await yard.pick(one, { ana: "might" });
    await yard.pick(other, { ana: "defensive" });
    expect(await one.run(`game.heartRush.sealedChoice(${fight}, "${FIGHTERS.ana}")`)).toBe(null);
    await yard.pick(gm, { orc: "cunning" });
    expect(await yard.see(gm, `.fight.phase.engagement.step.stances.${FIGHTERS.ana}`)).toBe("defensive");
    expect(await one.run(`game.heartRush.verified(${fight}, "${FIGHTERS.ana}")`)).toBe(true);
  });
});

describe("one hero in two fights", () => {
  const OTHER = "combatCellar0000";
  const cellar = `game.combats.get("${OTHER}")`;
  const ANA = "otherAna00000000";

  test("each takes back its own part of what befell the hero, and neither writes over the other", async () => {
    const gm = await yard.join("gm");
    const ana = await yard.join("ada");
    await yard.begun(gm);
    await yard.play(
      gm,
      `Combat.create({ _id: "${OTHER}", type: "heartRush", combatants: [
        { _id: "${ANA}", actorId: "heroAna000000000" }, { _id: "otherHound000000", actorId: "creatureHound000" }] },
        { keepId: true, keepEmbeddedIds: true }).then(() => null)`,
    );
    await yard.play(gm, `game.heartRush.begin(${cellar})`);
    const start = { do: "start", expecting: { players: true, enemies: false }, witnesses: {} };
    await yard.play(gm, `game.heartRush.send(${cellar}, ${JSON.stringify(start)})`);
    const there = (command: object) =>
      yard.play<Answered>(gm, `game.heartRush.send(${cellar}, ${JSON.stringify(command)})`);
    const hp = `game.actors.getName("Ana").system.hp.value`;
    const full = await ana.run<number>(hp);
    const taken = (where: string): Promise<number> =>
      gm.run(`game.heartRush.chaptersOf(${where}).at(-1).events.find(({ type }) => type === "hurtSettled").taken`);
    const harm = (who: string, amount: number) => ({ do: "rule", ruling: { is: "harm", who, amount, from: "fire" } });
    await yard.send(gm, harm(FIGHTERS.ana, 3));
    await there(harm(ANA, 4));
    // Both at once, in two queues.
    const both = `Promise.all([game.heartRush.send(${fight}, { do: "settle" }), game.heartRush.send(${cellar}, { do: "settle" })])`;
    expect(await yard.play<Answered[]>(gm, both)).toMatchObject([{ ok: true }, { ok: true }]);
    const lost = full - (await ana.run<number>(hp));
    const [three, four] = await Promise.all([taken(fight), taken(cellar)]);
    expect([three > 0, four > 0, lost]).toEqual([true, true, three + four]);
    const here = await yard.see<number>(ana, `.sheets.${FIGHTERS.ana}.hp.now`);
    expect(await ana.run(`game.heartRush.tableOf(${cellar}).value.sheets.${ANA}.hp.now`)).toBe(here);
    await yard.undo(gm);
    await yard.play(gm, `game.heartRush.undo(${cellar})`);
    expect(await ana.run(hp)).toBe(full);
    await yard.redo(gm);
    await yard.play(gm, `game.heartRush.redo(${cellar})`);
    expect(await ana.run(hp)).toBe(full - lost);
    await yard.play(gm, `${cellar}.delete().then(() => null)`);
    expect(await yard.undo(gm)).toMatchObject({ ok: true });
    expect(await yard.send(gm, { do: "settle" })).toMatchObject({ ok: true });
  });
});

test("of two fights in the reveal, what is shown in one does not make the other wait", async () => {
  const gm = await yard.join("gm");
  const ana = await yard.join("ada");
  const bo = await yard.join("bo");
  const cellar = `game.combats.get("combatCellar0000")`;
  const [BO, HOUND] = ["otherBo000000000", "otherHound000000"];
  const there = (client: typeof gm, call: string): Promise<unknown> => yard.play(client, `game.heartRush.${call}`);
  await yard.engaged(gm);
  await yard.play(
    gm,
    `Combat.create({ _id: "combatCellar0000", type: "heartRush", combatants: [
      { _id: "${BO}", actorId: "heroBo0000000000" }, { _id: "${HOUND}", actorId: "creatureHound000" }] },
      { keepId: true, keepEmbeddedIds: true }).then(() => null)`,
  );
  await there(gm, `begin(${cellar})`);
  for (const command of [
    { do: "start", expecting: { players: true, enemies: false }, witnesses: {} },
    { do: "rule", ruling: { is: "survey", ground: { kind: "spoken", feet: { [`${BO}|${HOUND}`]: 5 }, cover: {} } } },
    { do: "engage", who: BO, target: HOUND },
  ])
    expect(await there(gm, `send(${cellar}, ${JSON.stringify(command)})`)).toMatchObject({ ok: true });

  // The orc's opening is shown; Ana's is under way for long. Meanwhile the cellar reveals as well.
  await yard.pick(ana, { ana: "might" });
  const arrives = yard.table.hold(ana, "up");
  await yard.pick(gm, { orc: "cunning" });
  await there(bo, `pick(${cellar}, ${JSON.stringify({ [BO]: "agility" })})`);
  await there(gm, `pick(${cellar}, ${JSON.stringify({ [HOUND]: "might" })})`);
  expect(await gm.run(`game.heartRush.tableOf(${cellar}).value.fight.phase.engagement.step.stances`)).toEqual({
    [BO]: "agility",
    [HOUND]: "might",
  });
  arrives();
  await yard.table.flush();
  expect(await yard.see(gm, ".fight.phase.engagement.step.stances")).toEqual({
    [FIGHTERS.ana]: "might",
    [FIGHTERS.orc]: "cunning",
  });
});
