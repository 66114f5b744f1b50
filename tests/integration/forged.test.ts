import { describe, expect, test } from "vitest";
import { fight, FIGHTERS, type Answered } from "./fixtures/fight-table.ts";
import { ana, gm, seatEach, yard } from "./fixtures/seated.ts";

seatEach(["gm", "ada"]);

const step = `.fight.phase.engagement.step`;
const attack = (target: string) => ({ do: "attack", target, also: [], riders: {}, push: "none", follow: null });
const way = (feet: number) => ({ to: null, path: [], feet, near: [] });

/** What a player might try, before an engagement and while everybody chooses. */
const FORGERIES: Readonly<Record<"turn" | "choosing", readonly (readonly [what: string, command: object])[]>> = {
  turn: [
    ["another's action", { do: "engage", who: FIGHTERS.bo, target: FIGHTERS.orc }],
    ["an enemy's action", { do: "engage", who: FIGHTERS.orc, target: FIGHTERS.ana }],
    ["one's own side as target", { do: "engage", who: FIGHTERS.ana, target: FIGHTERS.bo }],
    ["somebody who is not in the fight", { do: "engage", who: FIGHTERS.ana, target: "fighterNobody000" }],
    ["the other side's pass", { do: "pass", side: "enemies" }],
    ["a ruling", { do: "rule", ruling: { is: "heal", who: FIGHTERS.ana, amount: 99 } }],
    ["the end", { do: "end" }],
    ["sending somebody away", { do: "dismiss", who: FIGHTERS.orc }],
    ["a stance before there is an engagement", { do: "seal", who: FIGHTERS.ana, seal: "ab".repeat(32) }],
    ["an attack out of any stage", { do: "declare", who: FIGHTERS.ana, what: attack(FIGHTERS.orc) }],
    ["farther than anybody can run", { do: "dash", who: FIGHTERS.ana, destination: way(9000), stand: false }],
    ["a payment in kind", { do: "sidestep", who: FIGHTERS.ana, destination: way(5), stand: false, pay: "free" }],
  ],
  choosing: [
    ["another's seal", { do: "seal", who: FIGHTERS.orc, seal: "ab".repeat(32) }],
    ["another's forfeit", { do: "forfeit", who: FIGHTERS.orc }],
    ["freezing before all have sealed", { do: "freeze" }],
    [
      "opening before all are frozen",
      { do: "open", who: FIGHTERS.ana, opening: { choice: "might", salt: "00".repeat(16) } },
    ],
    ["an attack before the reveal", { do: "declare", who: FIGHTERS.ana, what: attack(FIGHTERS.orc) }],
    ["closing a stage", { do: "close-stage" }],
    ["another engagement", { do: "engage", who: FIGHTERS.ana, target: FIGHTERS.hound }],
    ["joining what is closed", { do: "join", who: FIGHTERS.bo }],
  ],
};

describe.for(["turn", "choosing"] as const)("what a player may not ask for, at %s", (stage) => {
  test("is refused with a sentence, and nothing changes", async () => {
    await (stage === "turn" ? yard.begun(gm) : yard.engaged(gm));
    const before = await yard.stored(gm);
    const { revision } = yard.table.world;
    const forged = FORGERIES[stage].map(([, command]) => command);
    const answers = await yard.play<readonly (readonly [Answered, string])[]>(
      ana,
      `(async () => {
        const answers = [];
        for (const command of ${JSON.stringify(forged)}) {
          const answer = await game.heartRush.send(${fight}, command);
          answers.push([answer, answer.ok ? "" : game.heartRush.words(${fight}, answer.reason)]);
        }
        return answers;
      })()`,
    );
    const told = FORGERIES[stage].map(([what], place) => [what, answers[place]?.[0].ok, answers[place]?.[1]] as const);
    expect(told.filter(([, done]) => done !== false)).toEqual([]);
    for (const [, , sentence] of told) expect(sentence).toMatch(/^[A-Z](?!EARTRUSH).*[.!?]$/);
    expect(yard.table.world.revision).toBe(revision);
    expect(await yard.stored(gm)).toEqual(before);
  });
});

test("orders that no hand of ours would write are dropped, and the table goes on", async () => {
  await yard.begun(gm);
  const { revision } = yard.table.world;
  const order = (order: string): string =>
    `{ say: "order", id: "odd" + Math.random(), combat: "combatYard000000", revision: 0, order: ${order} }`;
  /** What no reader of ours understands: each is counted. */
  const strange = [
    order(`{ is: "command" }`),
    order(`{ is: "command", command: { do: "pass", side: "players" }, gm: true }`),
    order(`{ is: "begin", sides: { ["x".repeat(5000)]: "players" } }`),
    order(`{ is: "open", openings: { "${FIGHTERS.orc}": { choice: "might", salt: "zz" } } }`),
    order(`{ is: "open", openings: { "${FIGHTERS.orc}": { choice: "x".repeat(9999), salt: "${"0".repeat(32)}" } } }`),
    order(`{ is: "undo", hasOwnProperty: {} }`),
    `{ say: "order", id: "i".repeat(4000), combat: "combatYard000000", revision: 0, order: { is: "undo" } }`,
    `null`,
    `[[[[]]]]`,
  ];
  /** What the server itself keeps back or cleans, and what can be read but comes to nothing where it is judged. */
  const idle = [
    order(`JSON.parse('{"is":"open","openings":{"__proto__":{"choice":"might","salt":"${"0".repeat(32)}"}}}')`),
    order(
      `{ is: "command", command: { do: "object", who: "${FIGHTERS.ana}" }, ...{ nested: ${"[".repeat(400)}${"]".repeat(400)} } }`,
    ),
    order(`{ is: "command", command: null }`),
    order(`{ is: "command", command: [] }`),
    order(`{ is: "begin", sides: {} }`),
    `{ say: "order", id: "elsewhere", combat: "combatNowhere000", revision: 0, order: { is: "undo" } }`,
    `{ say: "answer", id: "guess", answer: { ok: true, value: { revision: 99 } } }`,
    `{ say: "taken", id: "guess" }`,
    `{ say: "thrown", id: "guess", roll: { class: "HeartRushRoll" } }`,
    `{ say: "throw", id: "guess", thrown: { name: "x".repeat(2000) } }`,
    `{ say: "show", combat: "combatYard000000" }`,
    `{ say: "gone", tab: "whoever" }`,
  ];
  const emit = [...strange, ...idle].map(
    (message) => `game.socket.emit("system.heart-rush", ${message}, { recipients: to })`,
  );
  const refused = (): Promise<number> => gm.run("game.heartRush.strangersRefused()");
  expect(await refused()).toBe(0);
  await yard.play(ana, `void (() => { const to = game.users.map(({ id }) => id); ${emit.join(";")} })()`);
  expect(await refused()).toBe(strange.length);
  expect(yard.table.world.revision).toBe(revision);
  expect([gm.farewells, gm.notices]).toEqual([[], []]);
  expect(ana.takeComplaints()).toEqual([
    "system.heart-rush was not passed on. Refused: Malformed request: a key is forbidden",
    "system.heart-rush was not passed on. Refused: The request is too large.",
  ]);
  expect(await gm.run("game.heartRush.isKeeper()")).toBe(true);
  expect(await yard.send(ana, { do: "object", who: FIGHTERS.ana })).toMatchObject({ ok: true });
});

describe("a seal that is none", () => {
  const write = (seal: object): Promise<unknown> =>
    yard.play(
      ana,
      `${fight}.combatants.get("${FIGHTERS.ana}").update({ "system.seal": ${JSON.stringify(seal)} }).then(() => null)`,
    );

  test.for([
    ["no hash", "sealed, honestly"],
    ["a hash in capitals", "AB".repeat(32)],
    ["as long as a book", "ab".repeat(30_000)],
    ["somebody's name in code", "__proto__"],
  ])("%s seals nothing and freezes nothing", async ([, hash = ""]) => {
    await yard.engaged(gm);
    await write({ engagement: "1", hash });
    await yard.pick(gm, { orc: "cunning" });
    expect(await yard.see(gm, step)).toEqual({ is: "choosing", seals: expect.any(Object) as object, forfeited: [] });
    expect(await gm.run(`game.heartRush.viewOf(${fight}).value.engagement.ready`)).toEqual([FIGHTERS.orc]);
    expect(await yard.pick(ana, { ana: "might" })).toMatchObject({ ok: true });
    expect(await yard.see(gm, `${step}.stances`)).toEqual({ [FIGHTERS.ana]: "might", [FIGHTERS.orc]: "cunning" });
    expect(await yard.undo(gm)).toMatchObject({ ok: true });
  });

  test("one made for another engagement or another fighter is worth nothing", async () => {
    await yard.engaged(gm);
    await write({ engagement: "7", hash: "ab".repeat(32) });
    await yard.pick(gm, { orc: "cunning" });
    expect(await yard.see(gm, `${step}.is`)).toBe("choosing");
    const orcs = await ana.run<string>(`${fight}.combatants.get("${FIGHTERS.orc}").system.seal.hash`);
    await write({ engagement: "1", hash: orcs });
    expect(await yard.see(gm, `${step}.is`)).toBe("opening");
    const order = { is: "open", openings: { [FIGHTERS.ana]: { choice: "cunning", salt: "00".repeat(16) } } };
    const message = { say: "order", id: "copy", combat: "combatYard000000", revision: 0, order };
    await yard.play(
      ana,
      `void game.socket.emit("system.heart-rush", ${JSON.stringify(message)}, { recipients: [game.users.activeGM.id] })`,
    );
    expect(await yard.see(gm, `${step}.stances`)).toEqual({ [FIGHTERS.ana]: "defensive", [FIGHTERS.orc]: "cunning" });
    expect(await ana.run(`game.heartRush.verified(${fight}, "${FIGHTERS.ana}")`)).toBe(false);
  });

  test("what else stands on one's own combatant is no way into the fight", async () => {
    await yard.engaged(gm);
    const side = `${fight}.combatants.get("${FIGHTERS.ana}").update({ "system.side": "enemies", defeated: true }).then(() => null)`;
    await yard.play(ana, side);
    expect(await yard.see(gm, `.fight.fighters.${FIGHTERS.ana}.side`)).toBe("players");
    for (const forged of [
      `${fight}.update({ "system.at": 0 })`,
      `${fight}.delete()`,
      `${fight}.combatants.get("${FIGHTERS.orc}").delete()`,
      `${fight}.combatants.get("${FIGHTERS.ana}").update({ actorId: "creatureOrc00000" })`,
    ]) {
      await expect(yard.play(ana, `${forged}.then(() => null)`)).rejects.toThrow(/permission/);
    }
  });
});
