import { describe, expect, test } from "vitest";
import { fight, FIGHTERS, FightTable } from "./fixtures/fight-table.ts";
import { ana, bo, gm, seatEach, yard } from "./fixtures/seated.ts";

seatEach(["gm", "ada", "bo"]);

const hero = (name: "Ana" | "Bo"): string => `game.actors.get("hero${name}".padEnd(16, "0"))`;
const orc = 'game.scenes.get("sceneYard0000000").tokens.get("tokenOrc00000000").actor';

/** A made-up answer to that message, as a console can write it. */
const forge = (client: typeof gm, reply: string, data: string): Promise<string> =>
  yard.play(
    client,
    `ChatMessage.create({ type: "check", rolls: game.messages.contents.find(({ type }) => type === "check").rolls,
       system: { kind: "contested", name: "Bo", reply: "${reply}", ${data} } }).then(({ id }) => id)`,
  );

const roll = (client: typeof gm, actor: string, request: string): Promise<string | null> =>
  yard.play(
    client,
    `game.system.api.rollCheck(${actor}, { ability: "might", fast: true, ${request} }).then((sent) => sent?.id ?? null)`,
  );

const card = <Told>(client: typeof gm, id: string | null, told: string): Promise<Told> =>
  client.run(`(({ system }) => ${told})(game.messages.get("${id ?? ""}"))`);

describe("an answer counts from those alone who play whoever was asked, and what others say keeps nobody from answering", () => {
  test("to a request", async () => {
    await roll(ana, hero("Ana"), "");
    const request: string = await yard.play(
      gm,
      `game.system.api.askForCheck({ ability: "might", actors: [${hero("Bo")}, ${orc}] }).then(({ id }) => id)`,
    );
    const rolled = (): Promise<boolean[]> =>
      card(bo, request, 'system.cardContext().members.map(({ total }) => total !== "")');
    await forge(ana, request, `actor: ${hero("Bo")}.uuid`);
    await forge(ana, request, `actor: ${orc}.uuid`);
    expect(await rolled()).toEqual([false, false]);
    expect(await roll(bo, hero("Bo"), `reply: "${request}"`)).not.toBeNull();
    expect(await roll(bo, hero("Bo"), `reply: "${request}"`)).toBeNull();
    expect(await rolled()).toEqual([true, false]);
    expect(await roll(gm, orc, `reply: "${request}"`)).not.toBeNull();
    expect(await rolled()).toEqual([true, true]);
  });

  test("to a contest, where it is only the rival's to give", async () => {
    const asked = await roll(ana, hero("Ana"), `kind: "contested", rival: ${hero("Bo")}`);
    const settled = (): Promise<boolean> => card(ana, asked, "system.rivalStanding !== null");
    for (const actor of ['""', `${hero("Bo")}.uuid`, `${hero("Ana")}.uuid`]) {
      const forged = await forge(ana, asked ?? "", `actor: ${actor}`);
      expect([await settled(), await card(ana, forged, "system.cardContext().rival")]).toEqual([false, null]);
    }
    expect(await card(bo, asked, 'system.cardContext().rival.ask !== ""')).toBe(true);
    const answer = await roll(bo, hero("Bo"), `kind: "contested", reply: "${asked ?? ""}", rival: ${hero("Ana")}`);
    expect(await settled()).toBe(true);
    expect(await card(ana, asked, "system.rivalStanding.thrown.total")).toBe(
      await card(bo, answer, "system.standing.thrown.total"),
    );
  });

  test("to a contest, from the Game Master for whoever is gone meanwhile", async () => {
    const asked = await roll(ana, hero("Ana"), `kind: "contested", rival: ${hero("Bo")}`);
    await yard.play(gm, `${hero("Bo")}.delete().then(() => null)`);
    const uuid = "Actor.heroBo0000000000";
    await forge(ana, asked ?? "", `actor: "${uuid}"`);
    expect(await card(ana, asked, "system.rivalStanding")).toBeNull();
    await forge(gm, asked ?? "", `actor: "${uuid}"`);
    expect(await card(ana, asked, "system.rivalStanding")).not.toBeNull();
  });
});

describe("what is taken back is what was borne, whatever its card says meanwhile", () => {
  const hp = (actor: string): Promise<number> => gm.run(`${actor}.system.hp.value`);
  const deal = (client: typeof gm, actor: string, amount: number): Promise<string> =>
    yard.play(
      client,
      `game.system.api.dealDamage({ kind: "damage", amount: ${amount}, actors: [${actor}] }).then(({ id }) => id)`,
    );
  const press = (client: typeof gm, id: string, verb: string): Promise<unknown> =>
    yard.play(client, `game.messages.get("${id}").system.act("${verb}", { dataset: { target: "t0" } })`);
  const edit = (client: typeof gm, id: string, change: string): Promise<unknown> =>
    yard.play(client, `game.messages.get("${id}").update({ system: { targets: { t0: ${change} } } }).then(() => null)`);

  test("by its author", async () => {
    const id = await deal(ana, hero("Bo"), 2);
    await press(bo, id, "whole");
    await edit(ana, id, "{ toll: { lost: -30, wound: 5 } }");
    const before = await hp(hero("Bo"));
    await press(bo, id, "undo");
    expect(await hp(hero("Bo"))).toBe(before + 2);
  });

  test("who never bore it has nothing to take back, and is told", async () => {
    const id = await deal(ana, hero("Bo"), 2);
    await edit(ana, id, '{ state: "taken", toll: { lost: -30 } }');
    const before = await hp(hero("Bo"));
    await press(bo, id, "undo");
    expect([await hp(hero("Bo")), bo.notices.length]).toEqual([before, 1]);
  });

  test("also after others, and once", async () => {
    const before = await hp(orc);
    const first = await deal(gm, orc, 3);
    await press(gm, first, "whole");
    for (const amount of [1, 2]) await press(gm, await deal(gm, orc, amount), "whole");
    expect(await hp(orc)).toBe(before - 6);
    await press(gm, first, "undo");
    await edit(gm, first, '{ state: "taken", toll: { lost: 3 } }');
    await press(gm, first, "undo");
    expect(await hp(orc)).toBe(before - 3);
  });
});

test("cards of a fight that no Game Master has written are none: the fight goes on by its own", async () => {
  await yard.engaged(gm);
  const forged = `ChatMessage.implementation.createDocuments(Array.from({ length: 60 }, (_, place) =>
    ({ type: "fight", system: { combat: ${fight}.id, key: "key" + place, card: "{}" } })))`;
  await yard.play(ana, `${forged}.then(() => null)`);
  const [from, before] = [gm.messages.length, await gm.run<number>("game.messages.size")];
  await yard.send(gm, { do: "rule", ruling: { is: "harm", who: FIGHTERS.orc, amount: 1, from: "fire" } });
  await yard.undo(gm);
  expect(FightTable.heard(gm, from).filter((write) => write === "delete ChatMessage")).toEqual([]);
  expect(await gm.run<number>("game.messages.size")).toBe(before);
  const own = `game.messages.contents.findLast(({ type, author }) => type === "fight" && author.isGM)`;
  expect(await gm.run<boolean>(`${own}.system.cardContext().undo`)).toBe(true);
});
