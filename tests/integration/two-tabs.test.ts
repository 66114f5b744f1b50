import { beforeEach, describe, expect, test } from "vitest";
import { HeadlessClient, USERS } from "practice-table/testing";
import { FightTable } from "./fixtures/fight-table.ts";
import { ana, bo, gm, seatEach, yard } from "./fixtures/seated.ts";

/** The Game Master has the table open twice. `gm` is the elder of the two. */
seatEach(["gm", "ada", "bo"]);
let again: HeadlessClient;
beforeEach(async () => {
  again = await yard.join("gm");
});

const ANA = 'game.actors.get("heroAna000000000")';
const BO = 'game.actors.get("heroBo0000000000")';
const DAMAGE = 'game.messages.contents.findLast(({ type }) => type === "damage")';

const deal = (client: HeadlessClient, kind = "damage", amount = 11): Promise<unknown> =>
  yard.play(
    client,
    `game.system.api.dealDamage({ kind: "${kind}", amount: ${amount}, actors: [${ANA}] }).then(() => null)`,
  );
const press = (client: HeadlessClient, verb: string, time = 0): Promise<unknown> =>
  yard.play(client, `${DAMAGE}.system.act("${verb}", { dataset: { target: "t0" } })`, time);
const body = (): Promise<unknown> =>
  bo.run(`(({ hp, wounds }) => [hp.value, Object.values(wounds).map(({ rank }) => rank)])(${ANA}.system)`);
const onCard = (): Promise<unknown> => bo.run(`${DAMAGE}.system.targets.t0.state`);
/** What is written while something is done, as somebody who looks on hears of it. */
async function written(act: () => Promise<unknown>): Promise<readonly string[]> {
  const from = bo.messages.length;
  await act();
  return FightTable.heard(bo, from);
}

describe("of two tabs of one Game Master a single one does what is to be done for others", () => {
  test("a hurt is borne once and taken back whole, each in one write of the hero and one of the card", async () => {
    await deal(gm);
    expect(await written(() => press(ana, "whole"))).toEqual(["update Actor", "update ChatMessage"]);
    expect([await body(), await onCard()]).toEqual([[29, [11]], "taken"]);
    expect(await written(() => press(ana, "undo"))).toEqual(["update Actor", "update ChatMessage"]);
    expect([await body(), await onCard()]).toEqual([[40, []], "undone"]);
  });

  test("answers from both tabs and from the player come one after another", async () => {
    await deal(again);
    expect(await written(() => Promise.all([again, gm, ana].map((client) => press(client, "whole"))))).toEqual([
      "update Actor",
      "update ChatMessage",
    ]);
    expect([await body(), await onCard()]).toEqual([[29, [11]], "taken"]);
  });

  test("healing, which asks nobody, comes once from the younger tab too", async () => {
    await deal(gm, "damage", 8);
    await press(ana, "whole");
    await deal(again, "healing", 5);
    expect(await body()).toEqual([37, []]);
  });

  test("a kit's die is thrown once for each treatment", async () => {
    // Dice of the Game Master's show a 1 each, and there is no page to draw on what came of it.
    for (const tab of [gm, again]) {
      const low = "CONFIG.Dice.randomUniform = () => 0.99";
      await yard.play(tab, `void (${low}, (foundry.applications.handlebars.renderTemplate = async () => ''))`);
    }
    await yard.play(
      gm,
      `(async () => {
         await ${BO}.update({ "system.wounds.bite": { rank: 40, treated: false } });
         const kit = { name: "Kit", type: "gear", system: { kit: "basic", usage: 6, quantity: 3 } };
         await ${ANA}.createEmbeddedDocuments("Item", [kit]);
       })()`,
    );
    await yard.play(
      ana,
      `(async () => {
         CONFIG.Dice.randomUniform = () => 0.01;
         const kit = ${ANA}.items.getName("Kit").uuid;
         const given = { ability: "cunning", against: null, fast: true, treats: { patient: ${BO}, kit } };
         await game.system.api.rollCheck(${ANA}, given);
       })()`,
    );
    const treat = () =>
      yard.play(
        ana,
        `void game.socket.emit("system.heart-rush",
           { say: "card", id: "treatment", message: game.messages.contents.at(-1).id, verb: "treat", target: null },
           { recipients: [game.users.activeGM.id] })`,
      );
    expect(await written(treat)).toEqual(["update Actor", "update ChatMessage", "update Item", "create ChatMessage"]);
    expect(await bo.run(`${ANA}.items.getName("Kit").system.usage`)).toBe(4);
  });

  test("a round moves the world's clock once, and nothing that it was set to meanwhile is lost", async () => {
    const rulings = `game.settings.set("heart-rush", "rulings.heart-rush", { value: { roundSeconds: 6 } })`;
    await yard.play(gm, `${rulings}.then(() => null)`);
    await yard.begun(gm);
    await yard.send(gm, { do: "pass", side: "players" });
    const release = yard.table.hold(again, "down");
    expect(await yard.send(gm, { do: "pass", side: "enemies" })).toMatchObject({ ok: true });
    await yard.play(gm, "game.time.advance(100).then(() => null)");
    release();
    await yard.table.flush();
    expect(await bo.run("game.time.worldTime")).toBe(106);
  });

  test("a world is brought up to date by one of them, though both come at once", async () => {
    await yard.play(gm, `game.settings.set("heart-rush", "worldVersion", "0.0.1").then(() => null)`);
    gm.leave();
    again.leave();
    const both = await Promise.all([yard.join("gm"), yard.join("gm")]);
    await yard.table.pass(1000);
    const told = both.map(({ notices }) => notices.filter(({ message }) => message.includes("up to date")));
    expect(told.map(({ length }) => length).toSorted()).toEqual([0, 1]);
    expect(await bo.run(`game.settings.get("heart-rush", "worldVersion") === game.system.version`)).toBe(true);
  });
});

const told = ({ notices }: HeadlessClient): readonly string[] => notices.map(({ message }) => message);

describe("what a card asks for", () => {
  const emit = (message: string): Promise<unknown> =>
    yard.play(ana, `void game.socket.emit("system.heart-rush", ${message}, { recipients: [game.users.activeGM.id] })`);
  const strangers = (): Promise<unknown[]> =>
    Promise.all([gm, again].map((tab) => tab.run("game.heartRush.strangersRefused()")));

  test("is no stranger's message, also where nothing comes of it", async () => {
    await deal(gm);
    await press(ana, "whole");
    await press(bo, "undo");
    expect(await strangers()).toEqual([0, 0]);
    expect(await body()).toEqual([29, [11]]);
    expect(told(bo)).toEqual(["Nothing came of that: it is not yours to answer, or it has been answered already."]);
    expect(told(ana)).toEqual([]);
  });

  test("but what no card of ours would ask for is", async () => {
    await deal(gm);
    const id = `message: ${DAMAGE}.id, verb: "whole"`;
    const strange = [
      `{ say: "card" }`,
      `{ say: "card", id: "a", ${id} }`,
      `{ say: "card", id: "b", ${id}, target: ["t0"] }`,
      `{ say: "card", id: "c", ${id}, target: "t0", by: game.users.activeGM.id }`,
      `{ say: "card", id: "d", message: "__proto__", verb: "whole", target: "t0" }`,
      `{ say: "card", id: "e", ${id}, target: "x".repeat(5000) }`,
      `{ about: "card", request: { ${id}, target: "t0" } }`,
    ];
    expect(await written(() => Promise.all(strange.map(emit)))).toEqual([]);
    expect(await strangers()).toEqual([strange.length, strange.length]);
  });

  test("waits for a Game Master whose page is being loaded anew, and is done once though it comes twice", async () => {
    await deal(gm);
    gm.leave();
    again.leave();
    const back = HeadlessClient.join(yard.table, USERS.gm);
    await back;
    const pressed = press(ana, "whole");
    const card = `{ say: "card", id: "twice", message: ${DAMAGE}.id, verb: "undo", target: "t0" }`;
    await emit(card);
    await emit(card);
    await yard.table.pass(400);
    await pressed;
    expect([await body(), await onCard()]).toEqual([[40, []], "undone"]);
  });

  test("is taken up by the younger tab when the elder goes, and by nobody when there is none", async () => {
    await deal(gm);
    gm.leave();
    await yard.table.settle();
    await press(ana, "whole", 2000);
    expect([await body(), await onCard()]).toEqual([[29, [11]], "taken"]);
    again.leave();
    await yard.table.settle();
    await press(ana, "undo");
    expect([await body(), told(ana)]).toEqual([[29, [11]], ["The table waits for a Game Master."]]);
  });

  test("is told of when the Game Master's browser is silent", async () => {
    await deal(gm);
    for (const tab of [gm, again]) yard.table.hold(tab, "up");
    await press(ana, "whole", 16_000);
    expect(told(ana)).toEqual([expect.stringContaining("Whether it has been done cannot be known yet.")]);
  });
});
