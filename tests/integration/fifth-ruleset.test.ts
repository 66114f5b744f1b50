import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type HeadlessClient, USERS } from "practice-table/testing";
import { buildTree, type LaidTree } from "../fifth/lay.ts";
import { FightTable } from "./fixtures/fight-table.ts";
import { ana, bo, gm, seatEach, yard } from "./fixtures/seated.ts";

const COMBAT = "combatHands00000";
const IDS = { ana: "handsAna00000000", bo: "handsBo000000000", orc: "handsOrc00000000" } as const;
type Name = keyof typeof IDS;
type Hand = "rock" | "paper" | "scissors";
const fight = `game.combats.get("${COMBAT}")`;

const MUSTER = `(async () => {
  const cast = [["ana", "Nell", "${USERS.ada}"], ["bo", "Otto", "${USERS.bo}"], ["orc", "Rex", null]];
  const ids = ${JSON.stringify(IDS)};
  const combatants = [];
  for (const [key, name, owner] of cast) {
    const system = { lives: key === "orc" ? 3 : 1, most: 3 };
    const actor = await Actor.create({ name, type: "roshamboFighter", system, ownership: owner === null ? {} : { [owner]: 3 } });
    combatants.push({ _id: ids[key], type: "fighter", actorId: actor.id });
  }
  await Combat.create({ _id: "${COMBAT}", type: "roshambo", active: true, combatants }, { keepId: true, keepEmbeddedIds: true });
})()`;

let tree: LaidTree;
beforeAll(async () => {
  tree = await buildTree();
}, 240_000);
afterAll(() => tree.remove());

seatEach(["gm", "ada", "bo"], () => FightTable.open(14, tree.root));
beforeEach(async () => {
  await yard.play(gm, MUSTER);
  await yard.play(gm, `game.heartRush.begin(${fight})`);
});

const seal = (client: HeadlessClient, who: Name, hand: Hand): Promise<{ readonly ok: boolean }> =>
  yard.play(client, `game.heartRush.pick(${fight}, { "${IDS[who]}": "${hand}" })`);
const see = <T>(client: HeadlessClient, path: string): Promise<T> =>
  client.run<T>(`game.heartRush.tableOf(${fight}).value${path}`);
const lives = async (client: HeadlessClient): Promise<readonly number[]> =>
  Promise.all(["Nell", "Otto", "Rex"].map((name) => client.run<number>(`game.actors.getName("${name}").system.lives`)));

test("a fifth ruleset is played by several people: sealed, shown, settled, taken back, forfeited, and over", async () => {
  await seal(ana, "ana", "paper");
  for (const other of [gm, bo]) expect(JSON.stringify(other.messages)).not.toContain("paper");
  await seal(ana, "ana", "rock");
  await seal(bo, "bo", "scissors");
  expect(await see(bo, ".fight.phase")).toBe("choosing");
  await seal(gm, "orc", "scissors");
  expect(await lives(ana)).toEqual([1, 1, 2]);
  expect(await see(bo, ".fight.round")).toBe(2);

  // Taken back, nothing hidden is chosen anew; done again, everybody sees the same.
  const after = await see(gm, ".fight");
  await yard.play(gm, `game.heartRush.undo(${fight})`);
  expect(await lives(bo)).toEqual([1, 1, 3]);
  await yard.play(gm, `game.heartRush.redo(${fight})`);
  for (const client of [gm, ana, bo]) expect(await see(client, ".fight")).toEqual(after);

  // Bo is gone: the Game Master lets rock stand, which paper covers; rock draws nothing from Ana's paper.
  await seal(ana, "ana", "rock");
  await seal(gm, "orc", "paper");
  const forfeited = await yard.play<{ readonly ok: boolean }>(
    gm,
    `game.heartRush.send(${fight}, { do: "forfeit", who: "${IDS.bo}" })`,
  );
  expect(forfeited).toMatchObject({ ok: true });
  expect(await lives(gm)).toEqual([0, 0, 2]);
  expect(await see(ana, ".fight.phase")).toBe("over");

  const refused = await yard.play(ana, `game.heartRush.send(${fight}, { do: "end" })`);
  expect(refused).toMatchObject({ ok: false, reason: { code: "game-master-only" } });
});

test("a draw is settled by real rolls of the table's dice", async () => {
  await seal(ana, "ana", "rock");
  await seal(bo, "bo", "rock");
  await seal(gm, "orc", "rock");
  const rolls = await gm.run<readonly string[]>(
    `game.messages.contents.flatMap(({ rolls }) => rolls.map(({ formula }) => formula))`,
  );
  expect(rolls).toEqual(["1d6", "1d6", "1d6"]);
});
