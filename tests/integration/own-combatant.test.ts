import { describe, expect, test } from "vitest";
import { USERS } from "practice-table/testing";
import { fight, FIGHTERS } from "./fixtures/fight-table.ts";
import { ana, gm, seatEach, yard } from "./fixtures/seated.ts";

seatEach(["gm", "ada"]);

const OWN = `${fight}.combatants.get("${FIGHTERS.ana}")`;
const inFight = async (): Promise<readonly string[]> =>
  Object.keys(await yard.see<object>(gm, ".fight.fighters")).sort();
const combatants = (): Promise<number> => gm.run(`${fight}.combatants.size`);
const words = (client: typeof gm): readonly string[] => client.notices.map(({ message }) => message);

/** Nothing in this page keeps its user from anything: what is asked goes to the server as it is. */
const unbound = `void (() => {
  const { prototype } = CONFIG.Combatant.documentClass;
  for (const method of ["_preCreate", "_preUpdate", "_preDelete"]) prototype[method] = async () => undefined;
})()`;
const adding = (times: number): string =>
  `${fight}.createEmbeddedDocuments("Combatant", Array.from({ length: ${times} }, () =>
     ({ type: "fighter", actorId: "heroAna000000000", sceneId: "sceneYard0000000" })))`;

describe("sides are the Game Master's to say", () => {
  test.for(["enemies", "foes", "?? rubbish ??", "x".repeat(5000)])(
    "and not %s on one's own combatant",
    async (side) => {
      await ana.run(unbound);
      await yard.play(ana, `${OWN}.update({ system: { side: ${JSON.stringify(side)} } }).then(() => null)`);
      expect(await yard.begin(gm)).toMatchObject({ ok: true });
      expect(await yard.see(gm, `.fight.fighters.${FIGHTERS.ana}.side`)).toBe("players");
      await yard.play(ana, `${OWN}.update({ system: { side: "enemies" } }).then(() => null)`);
      expect(await yard.see(gm, `.fight.fighters.${FIGHTERS.ana}.side`)).toBe("players");
    },
  );

  test("and not by how one's own token looks at others", async () => {
    await ana.run(unbound);
    await yard.play(ana, `${OWN}.token.update({ disposition: -1 }).then(() => null)`);
    expect(await yard.begin(gm)).toMatchObject({ ok: true });
    expect(await yard.see(gm, `.fight.fighters.${FIGHTERS.ana}.side`)).toBe("players");
  });
});

describe("one hero, many combatants", () => {
  test("a fight begins with one of them, and says whom it left out", async () => {
    await ana.run(unbound);
    await yard.play(ana, `${adding(300)}.then(() => null)`);
    expect(await combatants()).toBe(304);
    expect(await yard.begin(gm)).toMatchObject({ ok: true });
    expect(await inFight()).toEqual(Object.values(FIGHTERS).sort());
    expect(words(gm)).toEqual([expect.stringMatching(/^ana is in this fight already/)]);
    const start = { do: "start", expecting: { players: true, enemies: false }, witnesses: {} };
    expect(await yard.send(gm, start)).toMatchObject({ ok: true });
  });

  test("and one that has begun sends the others away", async () => {
    await yard.begun(gm);
    await ana.run(unbound);
    await yard.play(ana, `${adding(300)}.then(() => null)`);
    expect([await combatants(), await inFight()]).toEqual([4, Object.values(FIGHTERS).sort()]);
    expect(await yard.send(ana, { do: "object", who: FIGHTERS.ana })).toMatchObject({ ok: true });
  });
});

test("more than a fight holds is said in a sentence", async () => {
  await yard.play(
    gm,
    `(async () => {
      const many = await Actor.implementation.createDocuments(Array.from({ length: 257 }, () => ({ name: "Rat", type: "creature" })));
      await ${fight}.createEmbeddedDocuments("Combatant", many.map(({ id }) => ({ type: "fighter", actorId: id })));
    })()`,
  );
  expect(await yard.begin(gm)).toEqual({ ok: false, reason: { by: "table", code: "too-many", detail: "256" } });
});

test("who is nudged over and over hears of it once", async () => {
  const nudge = `game.users.get("${USERS.ada}").query("heart-rush.nudge", { combat: ${fight}.id, fighter: "${FIGHTERS.ana}" })`;
  await yard.begun(gm);
  await yard.play(gm, `Promise.all(Array.from({ length: 20 }, () => ${nudge})).then(() => null)`);
  expect(words(ana)).toHaveLength(1);
});

describe("nobody leaves by their own hand", () => {
  const leaving = `${fight}.deleteEmbeddedDocuments("Combatant", ["${FIGHTERS.ana}"])`;

  test("who tries is told, and is still there", async () => {
    await yard.engaged(gm);
    await yard.play(ana, `${leaving}.then(() => null)`);
    expect([await combatants(), words(ana)]).toEqual([4, ["Only a Game Master may do that."]]);
    expect(await inFight()).toContain(FIGHTERS.ana);
  });

  test.for([
    ["leaves", leaving],
    ["comes back at once", `${leaving}.then(() => ${adding(1)})`],
    ["leaves unheard", `${leaving.slice(0, -1)}, { noHook: true }).then(() => ${adding(1)})`],
  ])("who %s all the same is back as they were, and still in the engagement", async ([, code]) => {
    await yard.begun(gm);
    await yard.send(ana, { do: "object", who: FIGHTERS.ana });
    await yard.send(gm, { do: "rule", ruling: { is: "turn", side: "players" } });
    await yard.send(ana, { do: "engage", who: FIGHTERS.ana, target: FIGHTERS.orc });
    const before = await yard.see(gm, ".fight");
    await ana.run(unbound);
    await yard.play(ana, `${code ?? ""}.then(() => null)`);
    await yard.table.flush();
    expect([await combatants(), await yard.see(gm, ".fight")]).toEqual([4, before]);
    expect(await gm.run(`${OWN}.tokenId`)).toBe("tokenAna00000000");
    expect(words(gm)).toEqual([expect.stringContaining("took ana out of the fight")]);
    expect(await yard.send(gm, { do: "close-joining" })).toMatchObject({ ok: true });
  });

  test("before it begins anybody may", async () => {
    await yard.play(ana, `${leaving}.then(() => null)`);
    expect(await combatants()).toBe(3);
  });
});
