import { beforeEach, describe, expect, test } from "vitest";
import type { HeadlessClient } from "practice-table/testing";
import { fight, FIGHTERS, FightTable, type Name } from "./fixtures/fight-table.ts";
import { ana, bo, framesOf, gm, seatEach, yard } from "./fixtures/seated.ts";

const STANCES = ["might", "agility", "cunning", "defensive"] as const;

seatEach(["gm", "ada", "bo"]);
beforeEach(async () => {
  await yard.begun(gm);
  const near: Partial<Record<Name, readonly number[]>> = { bo: [15, 10], hound: [20, 10] };
  for (const [name, to] of Object.entries(near) as [Name, readonly number[]][]) {
    await yard.send(gm, { do: "rule", ruling: { is: "place", who: FIGHTERS[name], to } });
  }
  await yard.send(ana, { do: "engage", who: FIGHTERS.ana, target: FIGHTERS.orc });
  await yard.send(bo, { do: "join", who: FIGHTERS.bo });
  await yard.send(gm, { do: "join", who: FIGHTERS.hound });
  await yard.send(gm, { do: "close-joining" });
});

const step = `.fight.phase.engagement.step`;
const stances = `${step}.stances`;
const ALL = { ana: "might", bo: "agility", orc: "cunning", hound: "defensive" } as const;
const REVEALED = Object.fromEntries((Object.keys(ALL) as Name[]).map((name) => [FIGHTERS[name], ALL[name]]));

/** Everything of a client that somebody else could read: what it was sent, what it stores, what it was told. */
const known = (client: HeadlessClient, from = 0): string =>
  JSON.stringify([client.messages.slice(from), [...client.storage], client.notices, client.renders]);

describe("what crosses the wire", () => {
  test("one write a pick, and at most three more until all is revealed", async () => {
    const from = bo.messages.length;
    await yard.pick(ana, { ana: "might" });
    await yard.pick(bo, { bo: "agility" });
    await yard.pick(gm, { orc: "cunning", hound: "defensive" });
    expect(await yard.see(bo, stances)).toEqual(REVEALED);
    const writes = FightTable.heard(bo, from);
    expect(writes.slice(0, 4)).toEqual(["update Combatant", "update Combatant", "update Combatant", "update Combat"]);
    expect(writes.slice(4).filter((write) => !write.endsWith("ChatMessage"))).toEqual(["update Combat"]);
    expect(writes.length).toBeLessThanOrEqual(6);
  });

  test("what follows upon the last seal is drawn once by a tab that carries all of it out", async () => {
    await yard.pick(gm, { ana: "might", bo: "agility", orc: "cunning" });
    const [drawn, seen] = [gm.renders.length, bo.renders.length];
    await yard.pick(gm, { hound: "defensive" });
    expect(await yard.see(bo, stances)).toEqual(REVEALED);
    const trackers = (client: HeadlessClient, from: number): number =>
      client.renders.slice(from).filter(({ application }) => application === "FightTracker").length;
    // Others see the seal, the freezing and the reveal as they come.
    expect([trackers(gm, drawn), trackers(bo, seen)]).toEqual([1, 3]);
  });

  test("each of the four picks gives the same frames: as many, in the same order, of the same size", async () => {
    const shapes: unknown[] = [];
    await yard.pick(ana, { ana: "might" });
    for (const stance of STANCES) {
      shapes.push(await framesOf(() => yard.pick(ana, { ana: stance })));
    }
    expect(shapes).toEqual(Array(STANCES.length).fill(shapes[0]));
  });

  test("nothing holds a pick before the reveal but the browser it was picked in", async () => {
    const salts: string[] = [];
    for (const client of [ana, bo]) client.messages.length = 0;
    await yard.pick(ana, { ana: "cunning" });
    await yard.pick(gm, { orc: "cunning" });
    const openings = await ana.run<object>(`game.settings.get("heart-rush", "openings")`);
    for (const [, salt = ""] of JSON.stringify(openings).matchAll(/"salt":"([0-9a-f]{32})"/g)) salts.push(salt);
    expect(salts).toHaveLength(1);
    for (const other of [gm, bo]) for (const salt of salts) expect(known(other)).not.toContain(salt);
    expect(JSON.stringify([bo.messages, gm.messages.slice(-20), yard.table.world.documents("Combat")])).not.toMatch(
      /"(choice|stance)":"cunning"/,
    );
    expect(await bo.run(`game.heartRush.sealedChoice(${fight}, "${FIGHTERS.ana}")`)).toBe(null);
    expect(await gm.run(`game.heartRush.sealedChoice(${fight}, "${FIGHTERS.ana}")`)).toBe(null);
    expect(await ana.run(`game.heartRush.sealedChoice(${fight}, "${FIGHTERS.ana}")`)).toBe("cunning");
  });
});

describe("keeping and opening", () => {
  test("a pick may be changed until all have sealed, and the last one counts", async () => {
    for (const stance of STANCES) await yard.pick(ana, { ana: stance });
    await yard.pick(ana, { ana: "might" });
    await yard.pick(bo, { bo: "agility" });
    await yard.pick(gm, { orc: "cunning", hound: "defensive" });
    expect(await yard.see(gm, stances)).toEqual(REVEALED);
    expect(await yard.pick(ana, { ana: "defensive" })).toMatchObject({ ok: false, reason: { code: "not-now" } });
    for (const client of [gm, ana, bo]) {
      expect(await client.run(`game.heartRush.verified(${fight}, "${FIGHTERS.ana}")`)).toBe(true);
    }
  });

  test("who has sealed is seen by all at once", async () => {
    await yard.pick(ana, { ana: "might" });
    expect(await bo.run(`game.heartRush.viewOf(${fight}).value.engagement.ready`)).toEqual([FIGHTERS.ana]);
  });

  test("nobody seals for another's fighter", async () => {
    expect(await yard.pick(bo, { ana: "might" })).toMatchObject({ ok: false, reason: { code: "not-yours" } });
    const forged = `${fight}.combatants.get("${FIGHTERS.ana}").update({ "system.seal.hash": "${"0".repeat(64)}" })`;
    await expect(yard.play(bo, forged)).rejects.toThrow(/permission/);
  });

  test("a reload loses nothing, and a second tab opens what the first has sealed", async () => {
    await yard.pick(ana, { ana: "might" });
    ana.leave();
    await yard.table.settle();
    await yard.pick(bo, { bo: "agility" });
    await yard.pick(gm, { orc: "cunning", hound: "defensive" });
    expect(await yard.see(gm, `${step}.is`)).toBe("opening");
    await yard.join("ada", { storage: ana.storage });
    expect(await yard.see(gm, stances)).toEqual(REVEALED);
  });

  test("two tabs of one browser share a secret, and it is opened once", async () => {
    const tab = await yard.join("ada", { storage: ana.storage });
    await yard.pick(ana, { ana: "might" });
    expect(await tab.run(`game.heartRush.sealedChoice(${fight}, "${FIGHTERS.ana}")`)).toBe("might");
    ana.leave();
    await yard.table.settle();
    await yard.pick(bo, { bo: "agility" });
    await yard.pick(gm, { orc: "cunning", hound: "defensive" });
    expect(await yard.see(gm, stances)).toEqual(REVEALED);
  });

  test("the Game Master may reload in the middle of opening", async () => {
    await yard.pick(ana, { ana: "might" });
    await yard.pick(gm, { orc: "cunning", hound: "defensive" });
    bo.leave();
    await yard.table.settle();
    const bos = await yard.join("bo", { storage: bo.storage });
    yard.table.hold(bos, "up");
    const { storage } = gm;
    const picking = bos.run(`game.heartRush.pick(${fight}, { ${FIGHTERS.bo}: "agility" })`);
    picking.catch(() => undefined);
    await yard.table.flush();
    gm.leave();
    await yard.table.settle();
    const back = await yard.join("gm", { storage });
    const release = yard.table.hold(bos, "up");
    release();
    await yard.table.flush();
    await yard.table.pass(1000);
    expect(await yard.see(back, stances)).toEqual(REVEALED);
  });

  test("whoever is gone can be ruled to stand on the defensive; the rest is revealed", async () => {
    bo.leave();
    await yard.table.settle();
    await yard.pick(ana, { ana: "might" });
    await yard.pick(gm, { orc: "cunning", hound: "defensive" });
    expect(await yard.see(gm, `${step}.is`)).toBe("choosing");
    expect(await yard.send(gm, { do: "forfeit", who: FIGHTERS.bo })).toMatchObject({ ok: true });
    expect(await yard.see(ana, stances)).toEqual({ ...REVEALED, [FIGHTERS.bo]: "defensive" });
  });

  test("a seal that does not hold what is shown is a forfeit, for all to see", async () => {
    await yard.play(
      ana,
      `${fight}.combatants.get("${FIGHTERS.ana}").update({ "system.seal": { engagement: "1", hash: "${"ab".repeat(32)}" } }).then(() => null)`,
    );
    await yard.pick(bo, { bo: "agility" });
    await yard.pick(gm, { orc: "cunning", hound: "defensive" });
    const order = { is: "open", openings: { [FIGHTERS.ana]: { choice: "might", salt: "00".repeat(16) } } };
    const message = { say: "order", id: "liar", combat: "combatYard000000", revision: 0, order };
    await yard.play(
      ana,
      `void game.socket.emit("system.heart-rush", ${JSON.stringify(message)}, { recipients: [game.users.activeGM.id] })`,
    );
    expect(await yard.see(bo, stances)).toEqual({ ...REVEALED, [FIGHTERS.ana]: "defensive" });
    expect(await bo.run(`game.heartRush.verified(${fight}, "${FIGHTERS.ana}")`)).toBe(false);
  });
});

describe("taking back", () => {
  test("never reopens a secret: seals that were frozen are void, and what was shown can be shown again", async () => {
    await yard.pick(ana, { ana: "might" });
    await yard.pick(bo, { bo: "agility" });
    await yard.pick(gm, { orc: "cunning", hound: "defensive" });
    const revealed = await yard.see<object>(gm, ".fight");
    await yard.undo(gm);
    expect(await yard.see(gm, `${step}.is`)).toBe("opening");
    await yard.undo(gm);
    expect(await yard.see(gm, step)).toEqual({ is: "choosing", seals: {}, forfeited: [] });
    const seals = await bo.run<string[]>(`${fight}.combatants.map((combatant) => combatant.system.seal.hash)`);
    expect(seals).toEqual(["", "", "", ""]);
    await yard.redo(gm);
    await yard.redo(gm);
    expect(await yard.see(bo, ".fight")).toEqual(revealed);
    expect(await bo.run(`game.heartRush.verified(${fight}, "${FIGHTERS.orc}")`)).toBe(true);
  });

  test("after it, all choose anew", async () => {
    await yard.pick(ana, { ana: "might" });
    await yard.pick(bo, { bo: "agility" });
    await yard.pick(gm, { orc: "cunning", hound: "defensive" });
    await yard.undo(gm);
    await yard.undo(gm);
    await yard.pick(ana, { ana: "defensive" });
    await yard.pick(bo, { bo: "agility" });
    expect(await yard.see(gm, `${step}.is`)).toBe("choosing");
    await yard.pick(gm, { orc: "cunning", hound: "defensive" });
    expect(await yard.see(gm, stances)).toEqual({ ...REVEALED, [FIGHTERS.ana]: "defensive" });
  });
});
