import { beforeEach, expect, test } from "vitest";
import { type HeadlessClient, USERS } from "practice-table/testing";
import { ana, bo, framesOf, gm, seatEach, yard } from "./fixtures/seated.ts";

const COMBAT = "combatThreat0000";
const FIGHTERS = { ana: "threatAna0000000", bo: "threatBo00000000", ogre: "threatOgre000000" } as const;
type Name = keyof typeof FIGHTERS;
const fight = `game.combats.get("${COMBAT}")`;

const MUSTER = `(async () => {
  const cast = [["ana", "Ana", "${USERS.ada}"], ["bo", "Bo", "${USERS.bo}"], ["ogre", "Ogre", null]];
  const ids = ${JSON.stringify(FIGHTERS)};
  const combatants = [];
  for (const [key, name, owner] of cast) {
    const items = [{ _id: key.padEnd(16, "0"), name: "A blade", type: "threatWeapon", system: { faces: 8 } }];
    const actor = await Actor.create({ name, type: "threatFighter", items, ownership: owner === null ? {} : { [owner]: 3 },
      system: { base: { guts: 12, blood: 12, nerves: 12 } } }, { keepEmbeddedIds: true });
    combatants.push({ _id: ids[key], type: "fighter", actorId: actor.id });
  }
  await Combat.create({ _id: "${COMBAT}", type: "threat", active: true, combatants }, { keepId: true, keepEmbeddedIds: true });
})()`;

seatEach(["gm", "ada", "bo"]);
beforeEach(async () => {
  await yard.play(gm, MUSTER);
  await yard.play(gm, `game.heartRush.begin(${fight})`);
});

const seal = (client: HeadlessClient, who: Name, choice: object): Promise<{ readonly ok: boolean }> =>
  yard.play(client, `game.heartRush.pick(${fight}, { "${FIGHTERS[who]}": ${JSON.stringify(JSON.stringify(choice))} })`);
const see = <T>(client: HeadlessClient, path: string): Promise<T> =>
  client.run<T>(`game.heartRush.tableOf(${fight}).value${path}`);

const armed = (who: Name, thrown = false) => ({
  uses: [{ item: who.padEnd(16, "0"), thrown, aim: null }],
  shield: null,
  reloads: [],
});
const NOTHING = { gambits: [], sweeps: [], flee: false };

/** Everybody brings a blade, which is rolled by itself. */
async function weapons(): Promise<void> {
  await seal(ana, "ana", armed("ana"));
  await seal(bo, "bo", armed("bo"));
  await seal(gm, "ogre", armed("ogre"));
}

test("whatever breath is sealed gives the same frames: as many, in the same order, of the same size", async () => {
  await weapons();
  expect(await see(bo, ".fight.scene.phase")).toBe("breath");
  await seal(ana, "ana", [4]);
  const shapes: unknown[] = [];
  for (const dice of [[], [4], [4, 6, 8, 10, 12], [12]]) {
    shapes.push(await framesOf(async () => expect(await seal(ana, "ana", dice)).toMatchObject({ ok: true })));
  }
  expect(shapes).toEqual(Array(4).fill(shapes[0]));
});

test("nothing holds what was sealed before it turns over but the browser it was chosen in", async () => {
  for (const client of [gm, bo]) client.messages.length = 0;
  await seal(ana, "ana", armed("ana", true));
  const known = (client: HeadlessClient): string =>
    JSON.stringify([client.messages, [...client.storage], client.notices, client.renders]);
  for (const other of [gm, bo]) expect(known(other)).not.toContain("thrown");
  expect(JSON.stringify(yard.table.world.documents("Combat"))).not.toContain("thrown");
  for (const [client, found] of [
    [gm, null],
    [bo, null],
    [ana, JSON.stringify(armed("ana", true))],
  ] as const)
    expect(await client.run(`game.heartRush.sealedChoice(${fight}, "${FIGHTERS.ana}")`)).toBe(found);
});

test("a pass goes by once the last plan is sealed, and can be taken back without reopening a secret", async () => {
  await weapons();
  await seal(ana, "ana", [10]);
  await seal(bo, "bo", []);
  await seal(gm, "ogre", [6, 12]);
  expect(await see(bo, ".fight.scene.phase")).toBe("decide");
  await seal(ana, "ana", NOTHING);
  await seal(gm, "ogre", NOTHING);
  expect(await see(bo, ".fight.scene.exchange.pass")).toBe(1);
  await seal(bo, "bo", NOTHING);
  const after = await see<{ scene: { phase: string; exchange: { pass: number } } }>(bo, ".fight");
  expect(after.scene.exchange.pass === 2 || after.scene.phase === "over").toBe(true);
  const injuries = await see<unknown[]>(bo, `.sheets.${FIGHTERS.bo}.injuries`);
  expect(injuries).toHaveLength(1);
  await yard.play(gm, `game.heartRush.undo(${fight})`);
  expect(await see(ana, `.sheets.${FIGHTERS.bo}.injuries`)).toEqual([]);
  await yard.play(gm, `game.heartRush.redo(${fight})`);
  expect(await see(ana, ".fight")).toEqual(after);
  expect(await see(gm, ".fight")).toEqual(after);
});
