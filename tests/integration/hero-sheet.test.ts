import { describe, expect, test } from "vitest";
import type { HeadlessClient } from "practice-table/testing";
import { ana, gm, seat, seatEach, yard } from "./fixtures/seated.ts";

seatEach(["gm", "ada"]);

const ANA = 'game.actors.get("heroAna000000000")';
const DARA = 'game.actors.getName("Dara")';

/** A click on a button of a sheet: the second of a double click comes when the first has been answered, or before. */
const press = (actor: string, action: string, data: object, detail = 1): Promise<unknown> =>
  yard.play(
    ana,
    `(async ({ sheet }) => (await sheet.options.actions.${action}.call(sheet, { detail: ${detail} }, { dataset: ${JSON.stringify(data)} }), null))(${actor})`,
  );

const STANDS = `(({ hp, wounds, potions }) => [hp.value, wounds.bite?.rank, potions])(${ANA}.system)`;

test("HR-REST-8 a potion works once for each that was drunk, but for a Game Master whenever they say so", async () => {
  for (const client of [ana, gm])
    await yard.play(client, "void (foundry.applications.handlebars.renderTemplate = async () => '')");
  const flask = `[{ name: "Flask", type: "gear", system: { quantity: 2, use: "potion" } }]`;
  await yard.play(
    gm,
    `(async () => {
       await ${ANA}.createEmbeddedDocuments("Item", ${flask});
       await ${ANA}.update({ "system.hp.value": -30, "system.hp.max": 99 });
     })().then(() => null)`,
  );
  const standing = async (): Promise<unknown> =>
    yard.play(gm, `(({ hp, potions }) => [hp.value, potions])(${ANA}.system)`);
  await press(ANA, "potionWorks", {});
  expect(await standing()).toEqual([-30, 0]);
  expect(ana.notices.at(-1)?.message).toBe("Nobody has drunk a potion that is still to work.");
  const row = `closest: () => ({ dataset: { itemId: ${ANA}.items.getName("Flask").id } })`;
  const drink = `(async ({ sheet }) => (await sheet.options.actions.useUp.call(sheet, { detail: 1 }, { dataset: {}, ${row} }), null))(${ANA})`;
  await yard.play(ana, drink);
  expect(await standing()).toEqual([-30, 1]);
  await press(ANA, "potionWorks", {});
  expect(await standing()).toEqual([-10, 0]);
  await press(ANA, "potionWorks", {});
  expect(await standing()).toEqual([-10, 0]);
  await yard.play(
    gm,
    `(async ({ sheet }) => (await sheet.options.actions.potionWorks.call(sheet, { detail: 1 }), null))(${ANA})`,
  );
  expect(await standing()).toEqual([10, 0]);
});

test("HR-REST-8 the hour after a potion is over once, however quickly it is pressed", async () => {
  // There is no page to draw the card on that tells what came of it.
  await yard.play(ana, "void (foundry.applications.handlebars.renderTemplate = async () => '')");
  const hurt = { "system.hp.value": 1, "system.potions": 2, "system.wounds.bite": { rank: 10, treated: false } };
  await yard.play(gm, `${ANA}.update(${JSON.stringify(hurt)}).then(() => null)`);
  await press(ANA, "potionWorks", {});
  await press(ANA, "potionWorks", {}, 2);
  expect(await yard.play(ana, STANDS)).toEqual([21, 9, 1]);
});

describe("a double click on what experience buys", () => {
  const bought = (): Promise<unknown> =>
    yard.play(ana, `(({ advances, hp }) => [Object.keys(advances).length, hp.max])(${ANA}.system)`);

  test("buys once and takes back once", async () => {
    await yard.play(gm, `${ANA}.update({ "system.xp": 100 }).then(() => null)`);
    const hitPoints = { bought: "hitPoints", of: "" };
    await press(ANA, "buy", hitPoints);
    await press(ANA, "buy", hitPoints, 2);
    expect(await bought()).toEqual([1, 50]);
    await press(ANA, "buy", hitPoints);
    expect(await bought()).toEqual([2, 60]);
    await press(ANA, "undoAdvance", {});
    await press(ANA, "undoAdvance", {}, 2);
    expect(await bought()).toEqual([1, 50]);
  });

  test("leaves alone what else is bought at the same moment", async () => {
    await yard.play(gm, `${ANA}.update({ "system.xp": 100 }).then(() => null)`);
    const ways = ["hitPoints", "hitPoints", "otherTalent"].map((thing) => press(ANA, "buy", { bought: thing, of: "" }));
    await Promise.all(ways);
    expect(await bought()).toEqual([2, 50]);
  });
});

describe("whose doing a condition is, chosen on the sheet", () => {
  const choose = (of: string): Promise<unknown> =>
    yard.play(
      ana,
      `(async () => {
         const target = { tagName: "SELECT", value: "${of}", dataset: { change: "setSource", condition: "frightened" } };
         await ${ANA}.sheet.onOwnChange({ target });
       })()`,
    );
  const conditions = (): Promise<unknown> => yard.play(ana, `${ANA}.toObject().system.conditions`);
  const change = (levels: number): Promise<unknown> =>
    yard.play(gm, `game.system.api.changeCondition(${ANA}, "frightened", ${levels})`);

  test("is written where the condition is, and nothing where it has ended meanwhile", async () => {
    await change(2);
    await choose("tokenOrc00000000");
    expect(await conditions()).toEqual({ frightened: { level: 2, of: "tokenOrc00000000" } });
    await change(-2);
    await choose("tokenHound000000");
    expect(await conditions()).toEqual({});
  });
});

describe("a new hero", () => {
  const FORM = {
    ...{ name: "Dara", kin: "", heritage: "", dream: "A bridge", combatRank: 1 },
    ...{ "best-might": true, "best-agility": true },
  };

  /** A hero of Ada's that nothing is known of, and a weapon to choose. */
  const prepare = (): Promise<unknown> =>
    yard.play(
      gm,
      `(async () => {
         await game.packs.get("heart-rush.weapons").configure({ locked: false });
         await Item.create({ _id: "weaponMaul000000", name: "Maul", type: "weapon" }, { pack: "heart-rush.weapons", keepId: true });
         await Actor.create({ name: "Dara", type: "hero", ownership: { default: 3 } });
       })()`,
    );

  /** Where there is no page, a form is filled in like this as soon as it is asked. */
  const make = (client: HeadlessClient): Promise<unknown> =>
    yard.play(
      client,
      `(async () => {
         document.createElement = () => ({ addEventListener: () => null, querySelectorAll: () => [], closest: () => null });
         foundry.applications.handlebars.renderTemplate = async () => "";
         const [maul] = await game.packs.get("heart-rush.weapons").getDocuments();
         foundry.applications.api.DialogV2.input = async () => ({ ...${JSON.stringify(FORM)}, weapon: maul.uuid });
         const { sheet } = ${DARA};
         void sheet.options.actions.createHero.call(sheet, { detail: 0 });
       })()`,
    );

  const made = (): Promise<unknown> =>
    yard.play(
      gm,
      `(({ items, system }) => [items.map(({ name, system: { equipped } }) => [name, equipped]), system.xp, system.dream])(${DARA})`,
    );

  test("whose things came, and nothing after them, gets its numbers with the next try, and nothing twice", async () => {
    await prepare();
    await yard.play(
      ana,
      `void (({ prototype }) => {
         const { createEmbeddedDocuments } = prototype;
         prototype.createEmbeddedDocuments = async function (...given) {
           await createEmbeddedDocuments.apply(this, given);
           return new Promise(() => {});
         };
       })(CONFIG.Actor.documentClass)`,
    );
    await make(ana);
    expect(await made()).toEqual([[["Maul", true]], 5, ""]);
    ana.leave();
    await seat("ada");
    await make(ana);
    expect(await made()).toEqual([[["Maul", true]], 15, "A bridge"]);
  });
});
