import { expect, test } from "vitest";
import { type HeadlessClient, USERS } from "practice-table/testing";
import { fight, FIGHTERS, type Answered } from "./fixtures/fight-table.ts";
import { seatEach, yard } from "./fixtures/seated.ts";

const OBJECT = { do: "object", who: FIGHTERS.ana };
const HARM = { do: "rule", ruling: { is: "harm", who: FIGHTERS.orc, amount: 5, from: "fire" } };

seatEach([]);

const keepers = (clients: readonly HeadlessClient[]): Promise<boolean[]> =>
  Promise.all(clients.map((client) => client.run<boolean>("game.heartRush.isKeeper()")));

test("without a Game Master nothing is done, and it is said so; a choice can be sealed all the same", async () => {
  const gm = await yard.join("gm");
  const ana = await yard.join("ada");
  await yard.engaged(gm);
  gm.leave();
  await yard.table.settle();
  expect(await yard.send(ana, OBJECT)).toEqual({ ok: false, reason: { by: "table", code: "no-game-master" } });
  expect(await yard.pick(ana, { ana: "might" })).toMatchObject({ ok: true });
  const back = await yard.join("gm");
  expect(await yard.pick(back, { orc: "cunning" })).toMatchObject({ ok: true });
  expect(await yard.see(ana, ".fight.phase.engagement.step.stances")).toEqual({
    [FIGHTERS.ana]: "might",
    [FIGHTERS.orc]: "cunning",
  });
});

test("of two Game Masters and two tabs of one, a single tab keeps the fights, and an order is done once", async () => {
  const gm = await yard.join("gm");
  const again = await yard.join("gm");
  const second = await yard.join("secondGm");
  const ana = await yard.join("ada");
  expect(await keepers([gm, again, second, ana])).toEqual([true, false, false, false]);
  await yard.begun(second);
  expect(
    await yard.send(again, { do: "rule", ruling: { is: "water", who: FIGHTERS.ana, water: "wet" } }),
  ).toMatchObject({
    ok: true,
  });
  expect(await yard.send(ana, OBJECT, 2000)).toMatchObject({ ok: true });
  expect(await yard.stored(again)).toMatchObject({ at: 3, revision: 4 });
});

test("when the elder tab is gone, the younger takes up what was asked meanwhile", async () => {
  const gm = await yard.join("gm");
  const again = await yard.join("gm");
  const ana = await yard.join("ada");
  await yard.begun(gm);
  gm.leave();
  await yard.table.settle();
  expect(await yard.send(ana, OBJECT, 2000)).toMatchObject({ ok: true });
  expect(await keepers([again])).toEqual([true]);
});

test("an order the Game Master took away is carried out by the next one", async () => {
  const gm = await yard.join("gm");
  const second = await yard.join("secondGm");
  const ana = await yard.join("ada");
  await yard.begun(gm);
  yard.table.hold(gm, "down");
  const asked = ana.run<Answered>(`game.heartRush.send(${fight}, ${JSON.stringify(OBJECT)})`);
  await yard.table.flush();
  gm.leave();
  await yard.table.settle();
  expect(await asked).toMatchObject({ ok: true });
  expect(await yard.stored(second)).toMatchObject({ at: 2 });
});

test("of a silent Game Master it is said that nothing is known, and pressed again an order is done once", async () => {
  const gm = await yard.join("gm");
  const ana = await yard.join("ada");
  await yard.begun(gm);
  const before = (await yard.stored(ana)).at;
  const release = yard.table.hold(gm, "down");
  const answer = await yard.send(ana, OBJECT, 16_000);
  expect(answer).toEqual({ ok: false, reason: { by: "table", code: "no-answer" } });
  expect(await ana.run(`game.heartRush.words(${fight}, { by: "table", code: "no-answer" })`)).not.toContain("Nothing");
  const again = ana.run<Answered>(`game.heartRush.send(${fight}, ${JSON.stringify(OBJECT)})`);
  await yard.table.flush();
  release();
  await yard.table.flush();
  expect(await again).toMatchObject({ ok: true });
  expect((await yard.stored(ana)).at).toBe(before + 1);
  // What has been answered can be asked for once more, and is another order then.
  expect(await yard.send(gm, HARM)).toMatchObject({ ok: true });
  expect(await yard.send(gm, HARM)).toMatchObject({ ok: true });
  expect((await yard.stored(ana)).at).toBe(before + 3);
});

test("an order that is late is done once, though it was pressed again after it had been done", async () => {
  const gm = await yard.join("gm");
  const ana = await yard.join("ada");
  await yard.begun(gm);
  const release = yard.table.hold(gm, "up");
  expect(await yard.send(ana, OBJECT, 16_000)).toMatchObject({ ok: false });
  const again = ana.run<Answered>(`game.heartRush.send(${fight}, ${JSON.stringify(OBJECT)})`);
  again.catch(() => undefined);
  await yard.table.flush();
  release();
  await yard.table.flush();
  expect(await again).toMatchObject({ ok: true });
  expect(await yard.stored(ana)).toMatchObject({ at: 2 });
});

test("whoever asked knows from the fight that it was done, when the Game Master left before the answer", async () => {
  const gm = await yard.join("gm");
  const ana = await yard.join("ada");
  await yard.begun(gm);
  // The answers of this Game Master get lost, what they write does not.
  await gm.run(`void (() => {
    const real = game.socket.emit;
    game.socket.emit = function (event, message, ...rest) {
      return message?.say === "answer" ? this : real.call(this, event, message, ...rest);
    };
  })()`);
  const asked = ana.run<Answered>(`game.heartRush.send(${fight}, ${JSON.stringify(OBJECT)})`);
  await yard.table.flush();
  expect(await yard.stored(ana)).toMatchObject({ at: 2 });
  gm.leave();
  await yard.table.settle();
  expect(await asked).toMatchObject({ ok: true });
});

test("a step back whose Game Master left before the answer is not taken twice", async () => {
  const gm = await yard.join("gm");
  const second = await yard.join("secondGm");
  await yard.begun(gm);
  for (let step = 0; step < 3; step++) await yard.send(gm, HARM);
  await gm.run(`void (() => {
    const real = game.socket.emit;
    game.socket.emit = function (event, message, ...rest) {
      return message?.say === "answer" ? this : real.call(this, event, message, ...rest);
    };
  })()`);
  const asked = second.run<Answered>(`game.heartRush.undo(${fight})`);
  await yard.table.flush();
  gm.leave();
  await yard.table.settle();
  await yard.table.pass(1000);
  expect(await asked).toMatchObject({ ok: true });
  expect(await yard.stored(second)).toMatchObject({ at: 3, last: 4 });
});

test("whoever says over and over that they are busy is waited for a few times, and no more", async () => {
  const gm = await yard.join("gm");
  const second = await yard.join("secondGm");
  await yard.begun(gm);
  const busy = `void game.socket.emit("system.heart-rush",
    { say: "here", tab: "t" + Math.random(), since: 0, asks: false, busy: true }, { recipients: ["${USERS.gm}"] })`;
  const at = async (): Promise<number> => (await yard.stored(gm)).at;
  const waited: boolean[] = [];
  for (let time = 0; time < 5; time++) {
    await second.run(busy);
    await yard.table.flush();
    const before = await at();
    gm.run(`game.heartRush.send(${fight}, ${JSON.stringify(HARM)})`).catch(() => undefined);
    await yard.table.flush();
    waited.push((await at()) === before);
    await yard.table.pass(6000);
    expect(await at()).toBe(before + 1);
  }
  expect(waited).toEqual([true, true, true, false, false]);
});

test("a step whose writer left between the fight and the actors is finished by the next Game Master, once", async () => {
  const gm = await yard.join("gm");
  const ana = await yard.join("ada");
  await yard.begun(gm);
  await yard.send(gm, HARM);
  await yard.send(gm, { do: "rule", ruling: { is: "harm", who: FIGHTERS.ana, amount: 3, from: "fire" } });
  const hp = `[${fight}.combatants.get("${FIGHTERS.orc}").actor.system.hp.value, game.actors.getName("Ana").system.hp.value]`;
  const [orc = 0, hero = 0] = await ana.run<number[]>(hp);
  // What stands on one's own hero of how far it was written is anybody's word.
  const mark = `game.actors.getName("Ana").update({ flags: { "heart-rush": { fights: { [${fight}.id]: 99 } } } })`;
  await yard.play(ana, `${mark}.then(() => null)`);
  await gm.run(`void (Actor.implementation.prototype.update = () => new Promise(() => {}))`);
  gm.run(`game.heartRush.send(${fight}, { do: "settle" })`).catch(() => undefined);
  await yard.table.flush();
  const [half, hurt = 0] = await ana.run<number[]>(hp);
  expect([half, hurt < hero]).toEqual([orc, true]);
  gm.leave();
  await yard.table.settle();
  const second = await yard.join("secondGm");
  expect(await second.run(hp)).toEqual([orc - 5, hurt]);
  const third = await yard.join("gm");
  second.leave();
  await yard.table.settle();
  expect(await third.run(hp)).toEqual([orc - 5, hurt]);
  await yard.undo(third);
  expect(await third.run(hp)).toEqual([orc, hero]);
});

test("what an owner marks as written on their own hero lets nobody escape what was not", async () => {
  const gm = await yard.join("gm");
  const ana = await yard.join("ada");
  await yard.begun(gm);
  await yard.send(gm, { do: "rule", ruling: { is: "harm", who: FIGHTERS.ana, amount: 3, from: "fire" } });
  const hp = 'game.actors.getName("Ana").system.hp.value';
  const marks = 'game.actors.getName("Ana").flags["heart-rush"]?.fights';
  const whole = await ana.run<number>(hp);
  await gm.run("void (Actor.implementation.updateDocuments = () => new Promise(() => {}))");
  gm.run(`game.heartRush.send(${fight}, { do: "settle" })`).catch(() => undefined);
  await yard.table.flush();
  // Everything that the fight says is known to her by now.
  for (const mark of [`JSON.parse(${fight}.system.pledges || "{}")["${FIGHTERS.ana}"]`, `${fight}.system.revision`])
    await yard.play(
      ana,
      `game.actors.getName("Ana").update({ flags: { "heart-rush": { fights: { [${fight}.id]: ${mark} ?? null } } } }).then(() => null)`,
    );
  expect(await ana.run(hp)).toBe(whole);
  gm.leave();
  await yard.table.settle();
  const second = await yard.join("secondGm");
  expect(await second.run(hp)).toBe(whole - 3);
  // The next who takes over finds what this one has marked.
  const mark = await second.run(marks);
  const third = await yard.join("gm");
  second.leave();
  await yard.table.settle();
  expect([await third.run(hp), await third.run(marks)]).toEqual([whole - 3, mark]);
});

test("who sends orders by the thousand keeps nobody else waiting", async () => {
  const gm = await yard.join("gm");
  const ana = await yard.join("ada");
  const bo = await yard.join("bo");
  await yard.begun(gm);
  const order = `{ say: "order", id: "flood" + n, combat: ${fight}.id, revision: 0, order: { is: "command", command: {} } }`;
  const flood = `void (() => {
    game.answered = 0;
    game.socket.on("system.heart-rush", ({ say, id }) => void (say === "answer" && id.startsWith("flood") && game.answered++));
    for (let n = 0; n < 1000; n++) game.socket.emit("system.heart-rush", ${order}, { recipients: [game.users.activeGM.id] });
  })()`;
  const refused = await gm.run<number>("game.heartRush.strangersRefused()");
  await bo.run(flood);
  expect(await yard.send(ana, { do: "pass", side: "players" })).toMatchObject({ ok: true });
  const [answered, dropped] = [
    await bo.run<number>("game.answered"),
    await gm.run<number>("game.heartRush.strangersRefused()"),
  ];
  expect(answered).toBeLessThan(500);
  expect(dropped - refused).toBe(1000 - answered);
  // The first of his that is pressed after it is done again.
  expect(await yard.send(bo, { do: "object", who: FIGHTERS.bo })).not.toMatchObject({ reason: { code: "no-answer" } });
});
