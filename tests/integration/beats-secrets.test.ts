import { beforeEach, expect, test } from "vitest";
import { type HeadlessClient, USERS } from "practice-table/testing";
import { type Answered } from "./fixtures/fight-table.ts";
import { ana, bo, framesOf, gm, seatEach, yard } from "./fixtures/seated.ts";

const COMBAT = "combatBeats00000";
const FIGHTERS = { ana: "beatsAna00000000", bo: "beatsBo000000000", thug: "beatsThug0000000" } as const;
type Name = keyof typeof FIGHTERS;
const fight = `game.combats.get("${COMBAT}")`;

const MUSTER = `(async () => {
  const cast = [["ana", "Ana", "${USERS.ada}"], ["bo", "Bo", "${USERS.bo}"], ["thug", "Thug", null]];
  const ids = ${JSON.stringify(FIGHTERS)};
  const combatants = [];
  for (const [key, name, owner] of cast) {
    const traits = ["one", "two", "three"].map((id) => ({ id, label: id }));
    const actor = await Actor.create({ name, type: "beatsFighter", system: { traits },
      items: [{ _id: key.padEnd(16, "0"), name: "A blade", type: "beatsTool" }],
      ownership: owner === null ? {} : { [owner]: 3 } }, { keepEmbeddedIds: true });
    combatants.push({ _id: ids[key], type: "fighter", actorId: actor.id });
  }
  await Combat.create({ _id: "${COMBAT}", type: "beats", active: true, combatants }, { keepId: true, keepEmbeddedIds: true });
})()`;

const send = (client: HeadlessClient, command: object): Promise<Answered> =>
  yard.play(client, `game.heartRush.send(${fight}, ${JSON.stringify(command)})`);
const see = <T>(client: HeadlessClient, path: string): Promise<T> =>
  client.run<T>(`game.heartRush.tableOf(${fight}).value${path}`);
const seal = (client: HeadlessClient, who: Name, die: number): Promise<{ readonly ok: boolean }> =>
  yard.play(client, `game.heartRush.pick(${fight}, { "${FIGHTERS[who]}": "${FIGHTERS[who]}${die}" })`);

seatEach(["gm", "ada", "bo"]);
beforeEach(async () => {
  await yard.play(gm, MUSTER);
  await yard.play(gm, `game.heartRush.begin(${fight})`);
  for (const [client, name] of [
    [ana, "ana"],
    [bo, "bo"],
    [gm, "thug"],
  ] as const) {
    const backing = { one: { of: FIGHTERS[name], tool: name.padEnd(16, "0") } };
    const command = { do: "muster", who: FIGHTERS[name], traits: ["one", "two", "three"], backing };
    expect(await send(client, command)).toMatchObject({ ok: true });
  }
  expect(await see(bo, ".fight.phase")).toMatchObject({ at: "select", beat: 1 });
});

test("whatever die is sealed gives the same frames: as many, in the same order, of the same size", async () => {
  await seal(ana, "ana", 1);
  const shapes: unknown[] = [];
  for (const die of [2, 1, 3]) {
    shapes.push(await framesOf(async () => expect(await seal(ana, "ana", die)).toMatchObject({ ok: true })));
  }
  expect(shapes).toEqual(Array(3).fill(shapes[0]));
});

test("nothing holds the die that was sealed before it turns over but the browser it was chosen in", async () => {
  // All dice have lain open since they were thrown: what matters is what comes from here on.
  for (const client of [gm, bo]) client.messages.length = client.renders.length = 0;
  await seal(ana, "ana", 3);
  const known = (client: HeadlessClient): string =>
    JSON.stringify([client.messages, [...client.storage], client.notices, client.renders]);
  for (const other of [gm, bo]) {
    expect(known(other)).not.toContain(`${FIGHTERS.ana}3`);
    expect(await other.run(`game.heartRush.sealedChoice(${fight}, "${FIGHTERS.ana}")`)).toBeNull();
  }
  expect(await ana.run(`game.heartRush.sealedChoice(${fight}, "${FIGHTERS.ana}")`)).toBe(`${FIGHTERS.ana}3`);
});

test("the dice turn over once the last is sealed, the lowest acts, and each step can be taken back", async () => {
  await seal(ana, "ana", 3);
  await seal(gm, "thug", 2);
  expect(await see(bo, ".fight.phase.at")).toBe("select");
  await seal(bo, "bo", 1);
  const phase = await see<{ at: string; turn: string; order: readonly string[] }>(bo, ".fight.phase");
  expect(phase.at).toBe("act");
  const [lowest = "", target = ""] = phase.order;
  expect(phase.turn).toBe(lowest);
  const action = { is: "attack", target, wound: { id: "wound", label: "a scratch" } };
  expect(await send(gm, { do: "act", who: lowest, action })).toMatchObject({ ok: true });
  for (let asked = target; asked !== "";) {
    expect(await send(gm, { do: "accept", who: asked, gives: null })).toMatchObject({ ok: true });
    asked = (await see<readonly string[] | undefined>(gm, ".fight.phase.waiting"))?.[0] ?? "";
  }
  const after = await see(gm, "");
  expect(await see(ana, `.sheets.${target}.wounds`)).toMatchObject([{ label: "a scratch" }]);
  await yard.play(gm, `game.heartRush.undo(${fight})`);
  expect(await see(ana, `.sheets.${target}.wounds`)).toEqual([]);
  await yard.play(gm, `game.heartRush.redo(${fight})`);
  for (const client of [gm, ana, bo]) expect(await see(client, "")).toEqual(after);
});
