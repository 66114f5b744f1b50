import { beforeEach, describe, expect, test } from "vitest";
import { ana, gm, seatEach, yard } from "./fixtures/seated.ts";

seatEach(["gm", "ada"]);

const ANA = 'game.actors.get("heroAna000000000")';
const salve = `${ANA}.items.getName("Salve")`;

/** A salve that throws a die; whoever throws reads it by hand, and says so when told to. */
beforeEach(async () => {
  const made = `[{ name: "Salve", type: "gear", system: { quantity: 3, use: "heal", amount: 2, dice: [4] } }]`;
  await yard.play(
    gm,
    `(async () => {
      await ${ANA}.deleteEmbeddedDocuments("Item", ${ANA}.items.map(({ id }) => id));
      await ${ANA}.createEmbeddedDocuments("Item", ${made});
      await ${ANA}.update({ "system.hp.value": 10 });
    })().then(() => null)`,
  );
  await ana.run(`void (() => {
    foundry.applications.handlebars.renderTemplate = async () => "";
    const { prototype } = CONFIG.Dice.rolls.find(({ name }) => name === "HeartRushRoll");
    const real = prototype.evaluate;
    prototype.evaluate = async function (options) {
      await new Promise((resolve) => { game.readDie = resolve; });
      return real.call(this, options);
    };
  })()`);
});

const press = `void (async (sheet) => {
  const target = { dataset: {}, closest: () => ({ dataset: { itemId: ${salve}.id } }) };
  await sheet.options.actions.useUp.call(sheet, { detail: 1 }, target);
})(${ANA}.sheet)`;

const stands = (): Promise<[number, number | null]> =>
  gm.run(`[${ANA}.system.hp.value, ${salve}?.system.quantity ?? null]`);

describe("what is used up while its dice are read by hand", () => {
  test("is there until they lie, and is taken from what is left by then", async () => {
    await ana.run(press);
    await yard.table.settle();
    expect(await stands()).toEqual([10, 3]);
    await yard.play(gm, `${salve}.update({ "system.quantity": 2 }).then(() => null)`);
    await yard.play(ana, `void game.readDie()`);
    await yard.table.settle();
    const [hitPoints, left] = await stands();
    expect(left).toBe(1);
    expect(hitPoints).toBeGreaterThan(12);
  });

  test("does nothing once it is gone, and says so", async () => {
    const heard = ana.notices.length;
    await ana.run(press);
    await yard.table.settle();
    await yard.play(gm, `${salve}.delete().then(() => null)`);
    await yard.play(ana, `void game.readDie()`);
    await yard.table.settle();
    expect(await stands()).toEqual([10, null]);
    expect(ana.notices.slice(heard).map(({ message }) => message)).toEqual(["Salve is gone. Nothing was used."]);
  });
});
