import { beforeEach, describe, expect, test } from "vitest";
import { type HeadlessClient, USERS } from "practice-table/testing";
import { fight } from "./fixtures/fight-table.ts";
import { ana, bo, gm, seatEach, yard } from "./fixtures/seated.ts";

seatEach(["gm", "ada", "bo"]);

const PARTY = 'game.actors.get("partyOfAll000000")';
const ANA = 'game.actors.get("heroAna000000000")';
const BO = 'game.actors.get("heroBo0000000000")';
const CY = 'game.actors.get("heroCy0000000000")';
const ROPE = `${PARTY}.items.get("partyRope0000000")`;

/** Ana, Bo and Cy march together. Ada may do anything with their party, Bo's player may look at it. */
beforeEach(() =>
  yard.play(
    gm,
    `Actor.create({ _id: "partyOfAll000000", name: "The four winds", type: "party",
       ownership: { default: 0, "${USERS.ada}": 3, "${USERS.bo}": 2 },
       items: [{ _id: "partyRope0000000", name: "Rope", type: "gear", system: { quantity: 5 } }],
       system: { coins: 30, members: {
         heroCy0000000000: { name: "Cy", place: 2 }, heroAna000000000: { name: "Ana", place: 0 }, heroBo0000000000: { name: "Bo", place: 1 } } },
     }, { keepId: true, keepEmbeddedIds: true }).then(() => null)`,
  ),
);

/** There is no page: a dialog is answered at once, and a card is what it is made of. */
const page = (client: HeadlessClient, answer = "{}"): Promise<unknown> =>
  yard.play(
    client,
    `(() => {
       document.createElement = () => ({ addEventListener: () => null, querySelectorAll: () => [], closest: () => null });
       foundry.applications.api.DialogV2.input = async () => (${answer});
       foundry.applications.handlebars.renderTemplate = async (_path, context) => JSON.stringify(context);
     })()`,
  );

/** A click on the party's sheet. */
const click = (client: HeadlessClient, action: string, dataset: object = {}, party = PARTY): Promise<unknown> =>
  yard.play(
    client,
    `(async (sheet) => {
       const target = { dataset: ${JSON.stringify(dataset)}, closest() { return this; } };
       await sheet.options.actions.${action}.call(sheet, { detail: 1 }, target);
     })(${party}.sheet).then(() => null)`,
  );

const lines = (client: HeadlessClient): Promise<unknown> =>
  client.run(
    `${PARTY}.sheet.contextOf("page").then(({ members }) => members.map(({ name, opens, heart }) => [name, opens, heart]))`,
  );

const warnings = (client: HeadlessClient): Promise<unknown> =>
  yard.play(client, `void (globalThis.warned = [], ui.notifications.warn = (text) => void warned.push(text))`);
const warned = (client: HeadlessClient): Promise<string[]> => client.run("warned");

describe("who marches", () => {
  test("is shown as far as each may see, and by name where somebody has been deleted", async () => {
    expect(await lines(gm)).toEqual([
      ["Ana", true, "d8"],
      ["Bo", true, "d8"],
      ["Cy", true, "d8"],
    ]);
    const unseen = ["Somebody you cannot see", false, ""];
    expect(await lines(ana)).toEqual([["Ana", true, "d8"], unseen, unseen]);
    await yard.play(gm, `${BO}.update({ ownership: { default: 1 } }).then(() => null)`);
    await yard.play(gm, `${CY}.delete().then(() => null)`);
    expect(await lines(ana)).toEqual([
      ["Ana", true, "d8"],
      ["Bo", true, ""],
      ["Cy (deleted)", false, ""],
    ]);
  });

  test("changes places by a click, joins once, and leaves", async () => {
    const order = () => lines(gm).then((all) => (all as string[][]).map(([name]) => name));
    await click(ana, "moveDown", { member: "heroAna000000000" });
    expect(await order()).toEqual(["Bo", "Ana", "Cy"]);
    await click(ana, "moveUp", { member: "heroBo0000000000" });
    await click(ana, "moveUp", { member: "heroCy0000000000" });
    expect(await order()).toEqual(["Bo", "Cy", "Ana"]);
    await click(gm, "removeMember", { member: "heroCy0000000000" });
    await page(gm, `{ hand: "creatureHound000" }`);
    await click(gm, "addMember");
    await click(gm, "addMember");
    expect(await order()).toEqual(["Bo", "Ana", "Hound"]);
  });

  test("is the owners' to say", async () => {
    await click(bo, "moveDown", { member: "heroAna000000000" });
    expect(await lines(gm)).toMatchObject([{ 0: "Ana" }, { 0: "Bo" }, { 0: "Cy" }]);
    expect(bo.takeComplaints()).toEqual([expect.stringContaining("permission")]);
  });
});

describe("a rest of all", () => {
  const hearts = () => gm.run(`[${ANA}, ${BO}, ${CY}].map(({ system }) => system.heart.current)`);
  const tire = () =>
    yard.play(
      gm,
      `Promise.all([${ANA}, ${BO}, ${CY}].map((actor) => actor.update({ "system.heart.current": 4 }))).then(() => null)`,
    );
  const card = (): Promise<{ rested: { name: string; changes: unknown[] }[]; without: string[] }> =>
    gm.run("JSON.parse(game.messages.contents.at(-1).content)");

  test("is each one's own by the rules for one, on one card", async () => {
    await tire();
    await page(gm);
    const before = await gm.run<number>("game.messages.size");
    await click(gm, "shortRest");
    expect(await hearts()).toEqual([8, 8, 8]);
    expect(await gm.run("game.messages.size")).toBe(before + 1);
    expect((await card()).rested.map(({ name, changes }) => [name, changes.length])).toEqual([
      ["Ana", 1],
      ["Bo", 1],
      ["Cy", 1],
    ]);
  });

  test("is asked about once, and each sleeps by a roll of their own", async () => {
    await tire();
    await page(gm, `{ shelter: "tent", bed: "bedroll", warmth: "comfortable", "watch-heroBo0000000000": true }`);
    // Of a hundred a 31: with 70 for the place enough for whoever keeps no watch.
    await yard.play(gm, "void (CONFIG.Dice.randomUniform = () => 0.695)");
    await click(gm, "longRest");
    expect(await gm.run("game.messages.contents.at(-1).rolls.length")).toBeGreaterThanOrEqual(3);
    expect((await card()).rested.map((one) => (one as unknown as { title: string }).title.split(".").at(-1))).toEqual([
      "goodTitle",
      "badTitle",
      "goodTitle",
    ]);
  });

  test("is of those alone whom its asker plays, and says who did not rest", async () => {
    await yard.play(gm, `${BO}.update({ ownership: { default: 1 } }).then(() => null)`);
    await tire();
    await page(ana);
    await click(ana, "shortRest");
    expect(await hearts()).toEqual([8, 4, 4]);
    expect((await card()).without).toEqual(["Bo"]);
  });
});

describe("the stash", () => {
  const ropes = () =>
    gm.run(
      `Object.fromEntries([${PARTY}, ${ANA}, ${BO}].map(({ name, items }) => [name[0], items.filter(({ name }) => name === "Rope").reduce((sum, { system }) => sum + system.quantity, 0)]))`,
    );

  test("gives some of a thing, or all of it, and takes things in", async () => {
    await page(ana, `{ hand: "heroAna000000000", many: 2 }`);
    await click(ana, "giveItem", { itemId: "partyRope0000000" });
    expect(await ropes()).toEqual({ T: 3, A: 2, B: 0 });
    await page(ana, `{ hand: "heroAna000000000", many: 9 }`);
    await warnings(ana);
    await click(ana, "giveItem", { itemId: "partyRope0000000" });
    expect(await warned(ana)).toEqual(["There are only 3 of Rope."]);
    await yard.play(
      ana,
      `${PARTY}.sheet._onDropItem({}, ${ANA}.items.find(({ name }) => name === "Rope")).then(() => null)`,
    );
    await yard.play(ana, `${ANA}.sheet._onDropItem({}, ${ROPE}).then(() => null)`);
    expect(await ropes()).toEqual({ T: 2, A: 3, B: 0 });
  });

  test("hands a thing on once, however often it is asked for and by how many at once", async () => {
    const take = (client: HeadlessClient, who: string, times: number): Promise<unknown> =>
      yard.play(
        client,
        `Promise.all(Array.from({ length: ${times} }, () => ${who}.sheet._onDropItem({}, ${ROPE}))).then(() => null)`,
      );
    await warnings(gm);
    await warnings(ana);
    await Promise.all([take(ana, ANA, 2), take(gm, BO, 1)]);
    const { T, A, B } = (await ropes()) as Record<string, number>;
    expect([T, [A, B].sort()]).toEqual([0, [0, 5]]);
    expect([...(await warned(gm)), ...(await warned(ana))]).toEqual([expect.stringContaining("Rope was not given")]);
  });

  test("is its owners' alone", async () => {
    await warnings(bo);
    await yard.play(bo, `${BO}.sheet._onDropItem({}, ${ROPE}).then(() => null)`);
    await yard.play(bo, `${PARTY}.sheet._onDropItem({}, ${BO}.items.contents[0]).then(() => null)`);
    expect(await ropes()).toEqual({ T: 5, A: 0, B: 0 });
    expect(await warned(bo)).toEqual(Array(2).fill("The four winds is not yours to give from or to."));
    expect(await bo.run(`${PARTY}.update({ "system.coins": 0 }).then(() => "done", () => "refused")`)).toBe("refused");
  });

  test("gives and takes coins in one write", async () => {
    const coins = () => gm.run(`[${PARTY}.system.coins, ${ANA}.system.coins]`);
    await page(ana, `{ hand: "heroAna000000000", many: 12, way: "out" }`);
    await click(ana, "giveCoins");
    expect(await coins()).toEqual([18, 12]);
    await page(ana, `{ hand: "heroAna000000000", many: 2, way: "in" }`);
    await click(ana, "giveCoins");
    expect(await coins()).toEqual([20, 10]);
    await page(ana, `{ hand: "heroAna000000000", many: 21, way: "out" }`);
    await warnings(ana);
    await click(ana, "giveCoins");
    expect([await coins(), await warned(ana)]).toEqual([[20, 10], ["The four winds has only 20 coins."]]);
  });
});

test("all who march are asked for a check in one request", async () => {
  await page(
    gm,
    `{ ability: "agility", kind: "skill", task: "each", against: 7, "hero-Actor.heroAna000000000": true, "hero-Actor.heroCy0000000000": true }`,
  );
  await click(gm, "askCheck");
  expect(await gm.run("game.messages.contents.at(-1).system.members.map(({ name }) => name)")).toEqual(["Ana", "Cy"]);
});

describe("a party comes as those who march in it", () => {
  test("onto the map, whoever is not there yet", async () => {
    await yard.play(gm, "Scene.create({ name: 'A road', grid: { size: 100 } }).then(() => null)");
    const road = 'game.scenes.getName("A road")';
    const bring = () =>
      yard.play(
        gm,
        `${PARTY}.getTokenDocument({ x: 200, y: 100 }).then((token) => ${road}.createEmbeddedDocuments("Token", [token.toObject()])).then(() => null)`,
      );
    const tokens = () => gm.run(`${road}.tokens.map(({ name, x, y }) => [name, x, y])`);
    await bring();
    expect(await tokens()).toEqual([
      ["Ana", 200, 100],
      ["Bo", 300, 100],
      ["Cy", 400, 100],
    ]);
    await warnings(gm);
    await bring();
    expect([((await tokens()) as unknown[]).length, await warned(gm)]).toEqual([
      3,
      ["All who march with The four winds are there already."],
    ]);
  });

  test("into a fight, by their tokens, and beside whoever fights already", async () => {
    await yard.begun(gm);
    const names = () => gm.run(`${fight}.combatants.map(({ name, tokenId }) => [name, tokenId])`);
    await yard.play(gm, `${fight}.createEmbeddedDocuments("Combatant", [{ actorId: ${PARTY}.id }]).then(() => null)`);
    expect(((await names()) as unknown[]).slice(-1)).toEqual([["Cy", "tokenCy000000000"]]);
    expect(await yard.see(gm, ".sheets")).toHaveProperty(await gm.run(`${fight}.combatants.contents.at(-1).id`));
    await warnings(gm);
    await yard.play(gm, `${fight}.createEmbeddedDocuments("Combatant", [{ actorId: ${PARTY}.id }]).then(() => null)`);
    expect(await warned(gm)).toEqual(["All who march with The four winds are there already."]);
  });
});
