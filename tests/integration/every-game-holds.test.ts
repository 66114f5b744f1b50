import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type HeadlessClient, USERS } from "practice-table/testing";
import { fighterId, rulesetOf, userId, type AnyTable, type RulesetName } from "../../src/rules/index.ts";
import { FightTable, type Answered } from "./fixtures/fight-table.ts";

/**
 * The loop is one for all games. What may happen to any fight from outside happens here to those of the other three: people
 * who leave and come back, and fighters, actors and fights that are deleted in the middle of it.
 */
interface Game {
  readonly ruleset: RulesetName;
  readonly actor: string;
  readonly item: string;
  readonly system: string;
}

const dice = "{ max: 8, value: 8 }";
const GAMES: readonly Game[] = [
  {
    ruleset: "beats",
    actor: "beatsFighter",
    item: `{ name: "A blade", type: "beatsTool" }`,
    system: `{ traits: ["one", "two", "three"].map((id) => ({ id, label: id })) }`,
  },
  {
    ruleset: "grit",
    actor: "gritFighter",
    item: `{ name: "A blade", type: "gritGear", system: { weapon: true, held: true, die: 6 } }`,
    system: `{ attributes: { str: ${dice}, dex: ${dice}, wil: ${dice} }, grit: { max: 2, value: 2 } }`,
  },
  {
    ruleset: "threat",
    actor: "threatFighter",
    item: `{ name: "A blade", type: "threatWeapon", system: { faces: 8 } }`,
    system: `{ base: { guts: 12, blood: 12, nerves: 12 } }`,
  },
];

const COMBAT = "combatHolds00000";
const fight = `game.combats.get("${COMBAT}")`;
const GM = { user: userId("gm"), gm: true, fighters: [] };
const CAST = ["Ana", "Bo", "Cut", "Dag"] as const;

const muster = ({ ruleset, actor, item, system }: Game): string => `(async () => {
  const combatants = [];
  for (const name of ${JSON.stringify(CAST)}) {
    const hero = ["Ana", "Bo"].includes(name);
    const made = await Actor.create({ _id: "actor" + name.padEnd(11, "0"), name, type: "${actor}", items: [${item}],
      system: ${system}, ownership: hero ? { "${USERS.ada}": 3 } : {},
      prototypeToken: { disposition: hero ? 1 : -1 } }, { keepId: true });
    combatants.push({ _id: "fighter" + name.padEnd(9, "0"), type: "fighter", actorId: made.id, name });
  }
  await Combat.create({ _id: "${COMBAT}", type: "${ruleset}", active: true, combatants }, { keepId: true, keepEmbeddedIds: true });
})()`;

const fighter = (name: string): string => `fighter${name.padEnd(9, "0")}`;

describe.for(GAMES)("a fight of $ruleset", (game) => {
  let yard: FightTable;
  let gm: HeadlessClient;
  let ada: HeadlessClient;

  const see = <T>(client: HeadlessClient, path = ""): Promise<T> =>
    client.run<T>(`game.heartRush.tableOf(${fight}).value${path}`);
  const send = (client: HeadlessClient, command: object): Promise<Answered> =>
    yard.play(client, `game.heartRush.send(${fight}, ${JSON.stringify(command)})`);
  const back = (): Promise<Answered> => yard.play(gm, `game.heartRush.undo(${fight})`);
  const again = (): Promise<Answered> => yard.play(gm, `game.heartRush.redo(${fight})`);
  const here = async (): Promise<readonly string[]> => Object.keys(await see<object>(gm, ".fight.fighters")).toSorted();

  /** So many steps of whatever the rules offer the Game Master, never twice the same kind in a row where there is another. */
  async function played(steps: number): Promise<void> {
    let last = "";
    for (let step = 0; step < steps; step++) {
      const offers = rulesetOf(game.ruleset).offers(await see<AnyTable>(gm), GM);
      const plain = offers.filter(
        ({ kind, refusal }) => refusal === null && !["rule", "leave", "end", "stop", "join"].includes(kind),
      );
      const next = plain.find(({ kind }) => kind !== last) ?? plain[0];
      if (next === undefined) throw new Error(`after ${last} nothing is offered`);
      last = next.kind;
      expect(await send(gm, next.ways[0]), last).toMatchObject({ ok: true });
    }
  }

  beforeEach(async () => {
    yard = await FightTable.open();
    gm = await yard.join("gm");
    ada = await yard.join("ada");
    await yard.play(gm, muster(game));
    expect(await yard.play<Answered>(gm, `game.heartRush.begin(${fight})`)).toMatchObject({ ok: true });
  });
  afterEach(async () => {
    expect(yard.table.faults).toEqual([]);
    expect(gm.notices.filter(({ kind }) => kind === "error")).toEqual([]);
    await yard.close();
  });

  test.for([0, 2, 5])(
    "after %i steps a combatant and an actor may be deleted, which can be taken back",
    async (steps) => {
      await played(steps);
      for (const [name, removing] of [
        ["Dag", `${fight}.deleteEmbeddedDocuments("Combatant", ["${fighter("Dag")}"]).then(() => null)`],
        ["Bo", `game.actors.get("actorBo000000000").delete().then(() => null)`],
      ] as const) {
        const before = await see(gm, ".fight");
        await yard.play(gm, removing, 1500);
        expect(await here(), name).not.toContain(fighter(name));
        expect(await back()).toMatchObject({ ok: true });
        // Whoever comes back stands where they stood.
        expect(JSON.stringify(await see(gm, ".fight"))).toBe(JSON.stringify(before));
        expect(await again()).toMatchObject({ ok: true });
      }
      expect(await here()).toEqual([fighter("Ana"), fighter("Cut")]);
      await played(3);
      expect(await see(ada)).toEqual(await see(gm));
    },
  );

  test("nobody leaves by their own hand, and comes back with what they have spent", async () => {
    await played(3);
    const before = await see(gm, ".fight");
    expect(await send(ada, rulesetOf(game.ruleset).table.dismiss(fighterId(fighter("Ana"))))).toMatchObject({
      ok: false,
    });
    const unbound = `void (CONFIG.Combatant.documentClass.prototype._preDelete = async () => undefined)`;
    const leaving = `${fight}.deleteEmbeddedDocuments("Combatant", ["${fighter("Ana")}"])`;
    const back = `${fight}.createEmbeddedDocuments("Combatant", [{ type: "fighter", actorId: "actorAna00000000" }])`;
    await ada.run(unbound);
    await yard.play(ada, `${leaving}.then(() => ${back}).then(() => null)`);
    await yard.table.flush();
    expect(await see(gm, ".fight")).toEqual(before);
    expect(await gm.run(`${fight}.combatants.size`)).toBe(CAST.length);
    await played(3);
  });

  test("a Game Master who comes back, and another who takes over, find it as it was and go on", async () => {
    await played(3);
    const left = await see(gm);
    gm.leave();
    await yard.table.settle();
    expect(await send(ada, { do: "anything", type: "anything" })).toMatchObject({ ok: false });
    gm = await yard.join("gm");
    expect(await see(gm)).toEqual(left);
    await played(2);
    const second = await yard.join("secondGm");
    const kept = await see(gm);
    gm.leave();
    await yard.table.settle();
    await yard.table.pass(2000);
    gm = second;
    expect(await see(gm)).toEqual(kept);
    await played(2);
    ada.leave();
    await yard.table.settle();
    ada = await yard.join("ada");
    expect(await see(ada)).toEqual(await see(gm));
  });

  test("it can be ended in the middle, which can be taken back, and put away", async () => {
    await played(4);
    const before = await see(gm, ".fight");
    await yard.play(gm, `${fight}.endCombat().then(() => null)`);
    expect(await see(ada, ".fight")).not.toEqual(before);
    expect(await back()).toMatchObject({ ok: true });
    expect(await see(ada, ".fight")).toEqual(before);
    while ((await back()).ok);
    await yard.play(gm, `${fight}.delete().then(() => null)`);
    expect(await ada.run(`${fight} === undefined`)).toBe(true);
  });
});
