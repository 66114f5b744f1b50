import { describe, expect, test } from "vitest";
import { fight, FIGHTERS, FightTable, writesCards, type Answered } from "./fixtures/fight-table.ts";
import { ana, gm, seatEach, yard } from "./fixtures/seated.ts";

const HARM = { do: "rule", ruling: { is: "harm", who: FIGHTERS.orc, amount: 5, from: "fire" } };
const orcHp = `.sheets.${FIGHTERS.orc}.hp.now`;
const orcActor = `${fight}.combatants.get("${FIGHTERS.orc}").actor`;

seatEach(["gm", "ada"]);

describe("who may do what", () => {
  test("a player's order is judged in their own name, whatever it claims", async () => {
    await yard.begun(gm);
    expect(await yard.send(ana, HARM)).toEqual({ ok: false, reason: { by: "rules", code: "game-master-only" } });
    expect(await yard.send(ana, { do: "object", who: FIGHTERS.bo })).toEqual({
      ok: false,
      reason: { by: "rules", code: "not-yours" },
    });
    expect(await yard.send(ana, { do: "object", who: FIGHTERS.ana })).toMatchObject({ ok: true });
    expect(await yard.undo(ana)).toEqual({ ok: false, reason: { by: "table", code: "game-master-only" } });
  });

  test("what no client of ours would say is counted, answered to nobody, and changes nothing", async () => {
    await yard.begun(gm);
    const { revision } = yard.table.world;
    const strange = [
      `"hello"`,
      `{ say: "order" }`,
      `{ say: "order", id: "a", combat: "__proto__", revision: 0, order: { is: "undo" } }`,
      `{ say: "order", id: "b", combat: "combatYard000000", revision: 0, order: { is: "command", command: "x".repeat(70000) } }`,
      `{ say: "order", id: "c", combat: "combatYard000000", revision: 0, order: JSON.parse('{"is":"undo","__proto__":{"gm":true}}') }`,
      `{ say: "order", id: "d", combat: "combatYard000000", revision: -1, order: { is: "redo" } }`,
      `{ say: "become-gm", tab: "x" }`,
    ];
    for (const message of strange) {
      await yard.play(
        ana,
        `void game.socket.emit("system.heart-rush", ${message}, { recipients: [game.users.activeGM.id] })`,
      );
    }
    const forged = `void game.socket.emit("system.heart-rush", { say: "here", tab: "x", since: 0, asks: false, busy: true }, {})`;
    await yard.play(ana, forged);
    expect(yard.table.world.revision).toBe(revision);
    expect(ana.takeComplaints()).toEqual([
      "system.heart-rush was not passed on. Refused: Malformed request: a key is forbidden",
    ]);
    expect(await yard.send(gm, HARM)).toMatchObject({ ok: true });
  });

  test("a command that is none is refused with a reason", async () => {
    await yard.begun(gm);
    for (const command of [
      {},
      { do: "win" },
      { do: "object", who: "constructor" },
      { do: "object", who: FIGHTERS.ana, extra: 1 },
    ]) {
      expect(await yard.send(ana, command)).toMatchObject({ ok: false, reason: { code: "not-understood" } });
    }
  });
});

describe("one command at a time", () => {
  test("orders that arrive together are carried out one after another", async () => {
    await yard.begun(gm);
    const both = `Promise.all([1, 2, 3].map(() => game.heartRush.send(${fight}, ${JSON.stringify(HARM)})))`;
    const answers = await yard.play<Answered[]>(gm, both);
    expect(answers.map(({ ok }) => ok)).toEqual([true, true, true]);
    expect(await yard.stored(gm)).toMatchObject({ at: 4, revision: 5 });
  });

  test("an order that arrives twice is carried out once, also by the next Game Master", async () => {
    await yard.begun(gm);
    const order = `{ say: "order", id: "samesame", combat: "combatYard000000", revision: 0,
      order: { is: "command", command: { do: "object", who: "${FIGHTERS.ana}" } } }`;
    const emit = `void game.socket.emit("system.heart-rush", ${order}, { recipients: [game.users.activeGM.id] })`;
    await yard.play(ana, emit);
    await yard.play(ana, emit);
    expect(await yard.stored(gm)).toMatchObject({ at: 2 });
    const second = await yard.join("secondGm");
    gm.leave();
    await yard.table.settle();
    await yard.play(ana, emit);
    expect(await yard.stored(second)).toMatchObject({ at: 2 });
  });

  test("of two who answer the same, the second is judged on what the first has left", async () => {
    await yard.begun(gm);
    const pass = `game.heartRush.send(${fight}, { do: "pass", side: "players" })`;
    const running = [ana.run<Answered>(pass), gm.run<Answered>(pass)];
    await yard.table.flush();
    const codes = (await Promise.all(running)).map((answer) => (answer.ok ? "done" : answer.reason.code)).sort();
    expect(codes).toEqual(["done", "not-your-sides-turn"]);
  });
});

describe("all or nothing", () => {
  test("each step is one write of the fight and one of its actors, and grows the fight by its own size only", async () => {
    await yard.begun(gm);
    const from = ana.messages.length;
    await yard.send(gm, HARM);
    await yard.send(gm, { do: "settle" });
    expect(FightTable.heard(ana, from)).toEqual(["update Combat", "update Combat", "update ActorDelta"]);
    const sizes: number[] = [];
    for (let step = 0; step < 6; step++) {
      const before = ana.messages.length;
      await yard.send(gm, { do: "rule", ruling: { is: "refresh", who: FIGHTERS.ana, action: true, rush: 0 } });
      await yard.send(ana, { do: "object", who: FIGHTERS.ana });
      sizes.push(JSON.stringify(ana.messages.slice(before)).length);
    }
    expect(Math.max(...sizes.slice(1)) - Math.min(...sizes.slice(1))).toBeLessThan(64);
  });

  test.for(["Actor", "Token", "ChatMessage"])("a write of %s that fails takes the step back", async (failing) => {
    await yard.begun(gm);
    const harm = (who: string) => ({ do: "rule", ruling: { is: "harm", who, amount: 4, from: "fire" } });
    await yard.send(gm, harm(FIGHTERS.orc));
    await yard.send(gm, harm(FIGHTERS.ana));
    const before = await yard.see<object>(gm, "");
    await gm.run(
      failing === "ChatMessage"
        ? writesCards(`Promise.reject(new Error("no ink"))`)
        : `void Hooks.on("preUpdate${failing}", () => { throw new Error("no paper"); })`,
    );
    const prevented = await gm.run<boolean>(`(() => {
      const owner = "${failing}" === "Actor" ? Actor.implementation : "${failing}" === "Token" ? Actor.implementation.prototype : null;
      if (owner === null) return true;
      const name = "${failing}" === "Actor" ? "updateDocuments" : "update";
      let failed = false;
      const real = owner[name];
      owner[name] = function (...args) {
        if (failed) return real.apply(this, args);
        failed = true;
        return Promise.reject(new Error("no paper"));
      };
      return true;
    })()`);
    expect(prevented).toBe(true);
    expect(await yard.send(gm, { do: "settle" })).toMatchObject({
      ok: false,
      reason: { by: "table", code: "not-written" },
    });
    expect(await yard.see(gm, "")).toEqual(before);
    expect(await yard.see(ana, orcHp)).toBe(40);
    expect(gm.takeComplaints()).toEqual([failing === "ChatMessage" ? "Error: no ink" : "Error: no paper"]);
  });
});

describe("taking back", () => {
  test("every step goes back to the beginning and forth again, actors with it", async () => {
    await yard.begun(gm);
    await yard.send(gm, HARM);
    await yard.send(gm, { do: "settle" });
    await yard.send(ana, { do: "pass", side: "players" });
    const end = await yard.see<object>(gm, "");
    expect(await gm.run(`${orcActor}.system.hp.value`)).toBe(35);
    for (let step = 0; step < 4; step++) expect(await yard.undo(gm)).toMatchObject({ ok: true });
    expect(await yard.undo(gm)).toEqual({ ok: false, reason: { by: "table", code: "nothing-to-undo" } });
    expect(await yard.see(ana, ".fight.phase")).toEqual({ at: "gathering" });
    expect(await ana.run(`${orcActor}.system.hp.value`)).toBe(40);
    for (let step = 0; step < 4; step++) expect(await yard.redo(gm)).toMatchObject({ ok: true });
    expect(await yard.redo(gm)).toEqual({ ok: false, reason: { by: "table", code: "nothing-to-redo" } });
    expect(await yard.see(ana, "")).toEqual(end);
  });

  test("what others changed meanwhile on an actor is kept", async () => {
    await yard.begun(gm);
    await yard.send(gm, HARM);
    await yard.send(gm, { do: "settle" });
    await yard.play(gm, `${orcActor}.update({ "system.hp.value": 30, name: "Grob" }).then(() => null)`);
    await yard.undo(gm);
    expect(await ana.run(`[${orcActor}.system.hp.value, ${orcActor}.name]`)).toEqual([35, "Grob"]);
  });

  test("what others change while a step is being made is kept, then and when it is taken back", async () => {
    await yard.begun(gm);
    await yard.send(gm, HARM);
    await gm.run(`void (() => {
      const combat = ${fight};
      const real = combat.update;
      combat.update = async function (...given) {
        delete combat.update;
        await ${orcActor}.update({ "system.hp.value": 33, name: "Grob" });
        return real.apply(combat, given);
      };
    })()`);
    expect(await yard.send(gm, { do: "settle" })).toMatchObject({ ok: true });
    expect(await ana.run(`[${orcActor}.system.hp.value, ${orcActor}.name]`)).toEqual([28, "Grob"]);
    expect(await yard.see(ana, orcHp)).toBe(28);
    await yard.undo(gm);
    expect(await ana.run(`[${orcActor}.system.hp.value, ${orcActor}.name]`)).toEqual([33, "Grob"]);
    await yard.redo(gm);
    expect(await ana.run(`${orcActor}.system.hp.value`)).toBe(28);
  });

  test("a new step ends what could be done again", async () => {
    await yard.begun(gm);
    await yard.send(ana, { do: "object", who: FIGHTERS.ana });
    await yard.undo(gm);
    await yard.send(gm, HARM);
    expect(await yard.redo(gm)).toMatchObject({ ok: false, reason: { code: "nothing-to-redo" } });
    expect(await yard.see(ana, `.fight.fighters.${FIGHTERS.ana}.interacted`)).toBe(false);
  });
});

describe("CORE-RULE-3 a fight that 0.1.0 began", () => {
  test("is played on and taken back though it knows nothing of later rulings", async () => {
    await yard.begun(gm);
    await yard.play(
      gm,
      `(async () => {
         const start = JSON.parse(${fight}.system.start);
         for (const ruling of ["carrying", "roundSeconds"]) delete start.fight.options[ruling];
         await ${fight}.update({ "system.start": JSON.stringify(start) });
       })()`,
    );
    const side = (): Promise<unknown> => yard.see(ana, ".fight.phase.side");
    expect(await yard.send(gm, { do: "pass", side: "players" })).toMatchObject({ ok: true });
    expect(await side()).toBe("enemies");
    expect(await yard.undo(gm)).toMatchObject({ ok: true });
    expect(await side()).toBe("players");
    expect(await yard.undo(gm)).toMatchObject({ ok: true });
    expect(await yard.see(ana, ".fight.phase.at")).toBe("gathering");
    expect(await yard.see(ana, ".fight.options")).toMatchObject({ carrying: "points", roundSeconds: null });
  });
});
