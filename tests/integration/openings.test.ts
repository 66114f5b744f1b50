import { beforeEach, describe, expect, test } from "vitest";
import { type HeadlessClient, USERS } from "practice-table/testing";
import { fight, FIGHTERS, FightTable } from "./fixtures/fight-table.ts";
import { BEATS, fighterNamed, OtherFight } from "./fixtures/other-game.ts";
import { ana, bo, gm, seatEach, yard } from "./fixtures/seated.ts";

seatEach(["gm", "ada", "bo"]);
beforeEach(async () => {
  await yard.begun(gm);
  await yard.send(gm, { do: "rule", ruling: { is: "place", who: FIGHTERS.bo, to: [15, 10] } });
  await yard.send(ana, { do: "engage", who: FIGHTERS.ana, target: FIGHTERS.orc });
  await yard.send(bo, { do: "join", who: FIGHTERS.bo });
  await yard.send(gm, { do: "close-joining" });
});

const step = ".fight.phase.engagement.step";
const FALSE = { choice: "might", salt: "00".repeat(16) };
const opens = (client: HeadlessClient, openings: object, id: string, combat = "combatYard000000"): Promise<unknown> => {
  const message = { say: "order", id, combat, revision: 0, order: { is: "open", openings } };
  return yard.play(
    client,
    `void game.socket.emit("system.heart-rush", ${JSON.stringify(message)}, { recipients: [game.users.activeGM.id] })`,
  );
};

test("two fights in the reveal at once do not disturb each other's openings", async () => {
  const cellar = new OtherFight(yard, BEATS);
  await cellar.muster(gm, ["Ana", "Cut"]);
  await cellar.begin(gm);
  const [hero = "", foe = ""] = ["Ana", "Cut"].map(fighterNamed);
  for (const who of [hero, foe])
    await cellar.send(gm, { do: "muster", who, traits: ["one", "two", "three"], backing: {} });
  const held = yard.table.hold(ana, "up");
  const die = async (who: string): Promise<string> => cellar.see(gm, `.fight.fighters.${who}.dice[0].id`);
  const picks = ana.run(
    `(async () => {
      await game.heartRush.pick(${fight}, { ${FIGHTERS.ana}: "might" });
      await game.heartRush.pick(${cellar.fight}, { ${hero}: "${await die(hero)}" });
    })()`,
  );
  picks.catch(() => undefined);
  await yard.table.flush();
  held();
  await yard.table.flush();
  const silent = yard.table.hold(ana, "up");
  await yard.pick(bo, { bo: "agility" });
  await yard.pick(gm, { orc: "cunning" });
  expect(await yard.see(gm, `${step}.is`)).toBe("opening");
  // The orc's and Bo's stances are shown already. Now the cellar freezes, and opens, with the foe's first.
  await cellar.pick(gm, { [foe]: await die(foe) });
  silent();
  await yard.table.flush();
  await picks;
  expect(await yard.see(gm, `${step}.stances`)).toMatchObject({ [FIGHTERS.orc]: "cunning", [FIGHTERS.bo]: "agility" });
  expect(await cellar.see(gm, ".fight.phase.at")).toBe("act");
});

describe("an opening that does not come", () => {
  const frozen = async (): Promise<void> => {
    await yard.pick(ana, { ana: "might" });
    await yard.pick(bo, { bo: "agility" });
    yard.table.hold(ana, "up");
    await yard.pick(gm, { orc: "cunning" });
  };

  test("is named to everybody, and nobody else with it, without a write", async () => {
    await frozen();
    const from = bo.messages.length;
    await yard.table.pass(2000);
    for (const client of [gm, bo]) {
      expect((await client.run<string[]>(`game.heartRush.openedIn(${fight})`)).toSorted()).toEqual(
        [FIGHTERS.bo, FIGHTERS.orc].toSorted(),
      );
    }
    expect(FightTable.heard(bo, from)).toEqual([]);
    expect(JSON.stringify(bo.messages.slice(from))).not.toMatch(/cunning|might|agility/);
  });

  test("is gone on without: exposed, so that nothing is gained by it, and for all to see", async () => {
    await frozen();
    expect(await yard.send(gm, { do: "forfeit", who: FIGHTERS.ana })).toMatchObject({ ok: true });
    expect(await yard.see(bo, `${step}.stances`)).toEqual({
      [FIGHTERS.ana]: "defensive",
      [FIGHTERS.bo]: "agility",
      [FIGHTERS.orc]: "cunning",
    });
    expect(await yard.see(bo, `.fight.fighters.${FIGHTERS.ana}.exposed`)).toBe(true);
    expect(JSON.stringify(await bo.run(`game.heartRush.eventsOf(${fight})`))).toContain(
      JSON.stringify({ type: "exposed", who: FIGHTERS.ana }),
    );
  });

  test("is so for a Game Master's fighters too: the orc's sealed stance is not exchanged for a better one", async () => {
    await yard.pick(ana, { ana: "might" });
    await yard.pick(bo, { bo: "agility" });
    await yard.pick(gm, { orc: "cunning" });
    await yard.undo(gm);
    await yard.play(gm, `game.settings.set("heart-rush", "openings", {}).then(() => null)`);
    expect(await yard.send(gm, { do: "forfeit", who: FIGHTERS.orc })).toMatchObject({ ok: true });
    await yard.table.pass(1000);
    expect(await yard.see(bo, `.fight.fighters.${FIGHTERS.orc}.exposed`)).toBe(true);
  });
});

describe("Game Masters open first", () => {
  test("a player's browser shows nothing before it has seen what they sealed, and then all turns over", async () => {
    await yard.pick(ana, { ana: "might" });
    await yard.pick(bo, { bo: "agility" });
    const kept = JSON.stringify(await ana.run(`game.settings.get("heart-rush", "openings")`));
    const salt = /"salt":"([0-9a-f]{32})"/.exec(kept)?.[1] ?? "none";
    // This Game Master's page would rather see the others' openings before its own.
    await gm.run(`void (() => {
      const real = game.socket.emit;
      game.socket.emit = function (event, message, ...rest) {
        if (message?.say === "first") { game.goOn = () => real.call(this, event, message, ...rest); return this; }
        return real.call(this, event, message, ...rest);
      };
    })()`);
    await yard.pick(gm, { orc: "cunning" });
    await yard.table.pass(3000);
    expect(await yard.see(gm, `${step}.is`)).toBe("opening");
    expect(JSON.stringify(gm.messages)).not.toContain(salt);
    await gm.run("void game.goOn()");
    await yard.table.flush();
    expect(await yard.see(bo, `${step}.stances`)).toMatchObject({ [FIGHTERS.ana]: "might", [FIGHTERS.orc]: "cunning" });
    expect(JSON.stringify(gm.messages)).toContain(salt);
  });

  test("for one whose opening is lost everybody waits, and for nobody else, until it is gone on without", async () => {
    await yard.pick(ana, { ana: "might" });
    await yard.pick(bo, { bo: "agility" });
    await yard.play(
      gm,
      `${fight}.combatants.get("${FIGHTERS.orc}").update({ "system.seal": { engagement: "1", hash: "${"ab".repeat(32)}" } }).then(() => null)`,
    );
    expect(await yard.see(gm, `${step}.is`)).toBe("opening");
    for (const client of [gm, ana])
      expect((await client.run<string[]>(`game.heartRush.waitForMasters(${fight})`)).toSorted()).toEqual(
        [FIGHTERS.ana, FIGHTERS.bo].toSorted(),
      );
    expect(await yard.send(gm, { do: "forfeit", who: FIGHTERS.orc })).toMatchObject({ ok: true });
    expect(await yard.see(bo, `${step}.stances`)).toMatchObject({ [FIGHTERS.ana]: "might", [FIGHTERS.bo]: "agility" });
    expect(await yard.see(bo, `.fight.fighters.${FIGHTERS.orc}.exposed`)).toBe(true);
  });
});

describe("a reveal that is taken back", () => {
  const CARD = `game.messages.contents.findLast(({ type }) => type === "fight").system.cardContext()`;
  const taken = (client: HeadlessClient): Promise<readonly { readonly openings: object }[]> =>
    client.run(`game.heartRush.takenReveals(${fight})`);
  const notes = (): Promise<readonly string[]> => bo.run(`${CARD}.notes`);

  test("stays known to everybody, whatever comes in its place, and is named on the card of the next", async () => {
    await yard.pick(ana, { ana: "might" });
    await yard.pick(bo, { bo: "agility" });
    await yard.pick(gm, { orc: "cunning" });
    expect([await taken(bo), await notes(), await bo.run(`${CARD}.verify`)]).toEqual([[], [], true]);
    await yard.undo(gm);
    expect(await notes()).toEqual(["A reveal was taken back after what ana, orc, and bo had chosen was seen."]);
    await yard.redo(gm);
    expect(await notes()).toEqual([]);
    await yard.undo(gm);
    await yard.send(gm, { do: "forfeit", who: FIGHTERS.orc });
    await yard.table.pass(1000);
    expect(await yard.see(bo, `${step}.is`)).toBe("resolving");
    const [reveal, ...more] = await taken(bo);
    expect(more).toEqual([]);
    expect(reveal?.openings).toMatchObject({ [FIGHTERS.orc]: { choice: "cunning" } });
    expect(await notes()).toHaveLength(1);
    // One more step back and another choice do not wipe it out.
    for (let back = 0; back < 3; back++) await yard.undo(gm);
    await yard.pick(ana, { ana: "might" });
    await yard.pick(bo, { bo: "agility" });
    await yard.pick(gm, { orc: "might" });
    expect(await taken(bo)).toHaveLength(2);
  });
});

describe("an opening counts only from whoever may speak for the fighter", () => {
  const frozen = async (): Promise<() => void> => {
    await yard.pick(ana, { ana: "might" });
    await yard.pick(bo, { bo: "agility" });
    const release = yard.table.hold(ana, "up");
    await yard.pick(gm, { orc: "cunning" });
    expect(await yard.see(gm, `${step}.is`)).toBe("opening");
    return release;
  };

  test("a wrong one from an assistant is dropped: the player's own is awaited, and counts", async () => {
    const second = await yard.join("secondGm");
    const release = await frozen();
    await opens(second, { [FIGHTERS.ana]: FALSE }, "spoiling");
    expect(await yard.see(gm, `${step}.is`)).toBe("opening");
    release();
    await yard.table.flush();
    expect(await yard.see(bo, `${step}.stances.${FIGHTERS.ana}`)).toBe("might");
    expect(await bo.run(`game.heartRush.verified(${fight}, "${FIGHTERS.ana}")`)).toBe(true);
    expect(JSON.stringify(await bo.run(`game.heartRush.eventsOf(${fight})`))).not.toContain("seal-broken");
  });

  test("who sealed and who opened is recorded, and a Game Master's seal over a player's is told to the player", async () => {
    await yard.pick(ana, { ana: "might" });
    await yard.pick(gm, { ana: "cunning", orc: "cunning" });
    expect(ana.notices.map(({ message }) => message)).toEqual([
      expect.stringMatching(/ has sealed a choice for ana\.$/),
    ]);
    await yard.pick(bo, { bo: "agility" });
    expect(await yard.see(bo, `${step}.stances.${FIGHTERS.ana}`)).toBe("cunning");
    const hands = await bo.run<readonly object[]>(
      `game.heartRush.chaptersOf(${fight}).map(({ hands }) => hands).filter((hands) => Object.keys(hands).length > 0)`,
    );
    const [master, bob] = [USERS.gm, USERS.bo];
    const by = { [FIGHTERS.ana]: master, [FIGHTERS.orc]: master, [FIGHTERS.bo]: bob };
    expect(hands).toEqual([by, by]);
  });
});
