import { beforeEach, describe, expect, test } from "vitest";
import { fight, FIGHTERS, type Name } from "./fixtures/fight-table.ts";
import { ana, gm, seat, seatEach, yard } from "./fixtures/seated.ts";

seatEach(["gm", "ada"]);
beforeEach(async () => {
  await yard.begun(gm);
  for (const [who, to] of [
    [FIGHTERS.bo, [15, 10]],
    [FIGHTERS.hound, [20, 10]],
  ]) {
    await yard.send(gm, { do: "rule", ruling: { is: "place", who, to } });
  }
});

const step = `.fight.phase.engagement.step`;
const scene = `game.scenes.get("sceneYard0000000")`;
const inFight = async (): Promise<readonly string[]> =>
  Object.keys(await yard.see<object>(gm, ".fight.fighters")).sort();

/** The stages of an engagement, each with what leads to it from the one before. */
const STAGES: Readonly<Record<string, () => Promise<unknown>>> = {
  joining: () => yard.send(ana, { do: "engage", who: FIGHTERS.ana, target: FIGHTERS.orc }),
  async choosing() {
    await yard.send(gm, { do: "join", who: FIGHTERS.bo });
    await yard.send(gm, { do: "join", who: FIGHTERS.hound });
    await yard.send(gm, { do: "close-joining" });
  },
  "half sealed": () => yard.pick(gm, { orc: "might", hound: "might" }),
  /** Ana's browser is away, so that her seal is frozen and nobody can open it yet. */
  async opening() {
    await yard.pick(ana, { ana: "might" });
    ana.leave();
    await yard.table.settle();
    await yard.pick(gm, { bo: "agility" });
  },
  async moves() {
    await seat("ada", { storage: ana.storage });
  },
  async declaring() {
    for (let tries = 0; tries < 4; tries++) await yard.send(gm, { do: "stay", who: FIGHTERS.bo });
  },
  async "half declared"() {
    await yard.send(ana, declare(FIGHTERS.ana, FIGHTERS.orc));
  },
};
const SEALED = `${fight}.combatants.filter(({ system }) => system.seal.hash !== "").length`;
const declare = (who: string, target: string) => ({
  do: "declare",
  who,
  what: { do: "attack", target, also: [], riders: {}, push: "none", follow: null },
});

async function upTo(stage: string): Promise<void> {
  for (const [name, lead] of Object.entries(STAGES)) {
    await lead();
    if (name === stage) return;
  }
}

/** Whoever keeps the table waiting is passed over by the Game Master, until the engagement is over and a side has the turn. */
async function playedToItsEnd(): Promise<void> {
  for (let turn = 0; turn < 40; turn++) {
    const phase = await yard.see<{ at: string }>(gm, ".fight.phase");
    if (phase.at !== "engagement") return;
    const waiting = await yard.see<{ is: string; seals?: object }>(gm, step);
    if (waiting.is === "choosing") {
      const members = await yard.see<string[]>(gm, ".fight.phase.engagement.members");
      const ready = await gm.run<string[]>(`game.heartRush.viewOf(${fight}).value.engagement.ready`);
      for (const who of members.filter((id) => !ready.includes(id))) await yard.send(gm, { do: "forfeit", who });
    } else if (waiting.is === "opening") {
      const stances = await yard.see<object>(gm, `${step}.stances`);
      const members = await yard.see<string[]>(gm, ".fight.phase.engagement.members");
      for (const who of members.filter((id) => !Object.hasOwn(stances, id))) {
        await yard.send(gm, { do: "forfeit", who });
      }
    }
    for (const command of ["settle", "close-joining", "close-stage", "move-on"]) await yard.send(gm, { do: command });
  }
  expect(await yard.see(gm, ".fight.phase.at")).not.toBe("engagement");
}

const REMOVALS: readonly (readonly [Name, string])[] = [
  ["hound", `${scene}.deleteEmbeddedDocuments("Token", ["tokenHound000000"]).then(() => null)`],
  ["bo", `game.actors.get("heroBo0000000000").delete().then(() => null)`],
  ["orc", `${fight}.deleteEmbeddedDocuments("Combatant", ["${FIGHTERS.orc}"]).then(() => null)`],
];

describe.for(Object.keys(STAGES))("while it is %s", (stage) => {
  test("a token, an actor and a combatant that are deleted leave, and the engagement comes to an end", async () => {
    await upTo(stage);
    const hound = await gm.run<number>(`game.actors.get("creatureHound000").system.hp.value`);
    for (const [name, removing] of REMOVALS) {
      const before = await yard.see<object>(gm, ".fight.phase");
      await yard.play(gm, removing, 1500);
      expect(await inFight(), name).not.toContain(FIGHTERS[name]);
      expect(await yard.undo(gm)).toMatchObject({ ok: true });
      expect(await yard.see(gm, ".fight.phase.at")).toBe((before as { at: string }).at);
      expect(await yard.redo(gm)).toMatchObject({ ok: true });
    }
    expect(await inFight()).toEqual([FIGHTERS.ana]);
    await playedToItsEnd();
    expect(await gm.run(`game.actors.get("creatureHound000").system.hp.value`)).toBe(hound);
    while ((await yard.undo(gm)).ok);
    expect(await yard.see(gm, ".fight.phase.at")).toBe("gathering");
  });

  test("the combat can be ended, which can be taken back, and it can be put away", async () => {
    await upTo(stage);
    const before = await yard.see<object>(gm, ".fight");
    const sealed = await gm.run<number>(SEALED);
    await yard.play(gm, `${fight}.endCombat().then(() => null)`);
    expect(await yard.see(ana.left ? gm : ana, ".fight.phase.at")).toBe("over");
    expect(await yard.send(gm, { do: "close-stage" })).toMatchObject({ ok: false });
    expect(await yard.undo(gm)).toMatchObject({ ok: true });
    expect(await yard.see(gm, ".fight")).toEqual(before);
    // A choice that was sealed and not frozen yet still stands, unseen; frozen ones are in the fight itself.
    const open = stage === "choosing" || stage === "half sealed";
    if (open) expect(await gm.run(SEALED)).toBe(sealed);
    await yard.redo(gm);
    await yard.play(gm, `${fight}.delete().then(() => null)`);
    expect(await gm.run(`${fight} === undefined`)).toBe(true);
    expect([gm.farewells, gm.notices.filter(({ kind }) => kind === "error")]).toEqual([[], []]);
  });
});

describe("the scene", () => {
  test("may change in the middle: the engagement goes on where it is", async () => {
    await upTo("choosing");
    await yard.play(gm, `Scene.create({ name: "Elsewhere", active: true }).then(() => null)`);
    await yard.pick(ana, { ana: "might" });
    await yard.pick(gm, { orc: "might", hound: "might", bo: "agility" });
    expect(await yard.see(ana, `${step}.stances.${FIGHTERS.ana}`)).toBe("might");
    await playedToItsEnd();
  });

  test("may be deleted: who was only on it leaves, heroes stay, and nobody else is hurt in their stead", async () => {
    await upTo("half sealed");
    const hps = `["creatureOrc00000", "creatureHound000"].map((id) => game.actors.get(id).system.hp.value)`;
    const before = await gm.run(hps);
    await yard.play(gm, `${scene}.delete().then(() => null)`);
    await yard.send(gm, { do: "rule", ruling: { is: "harm", who: FIGHTERS.orc, amount: 5, from: "fire" } });
    await yard.send(gm, { do: "settle" });
    expect(await gm.run(hps)).toEqual(before);
    await yard.table.pass(1500);
    expect(await inFight()).toEqual([FIGHTERS.ana, FIGHTERS.bo].sort());
    await playedToItsEnd();
  });
});
