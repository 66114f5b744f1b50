import { expect, test } from "vitest";
import { fight, FIGHTERS, type Answered } from "./fixtures/fight-table.ts";
import { gm, seatEach, yard } from "./fixtures/seated.ts";

seatEach(["gm"]);

const OURS = ["hero", "creature", "weapon", "armor", "shield", "ability", "spell", "gear", "boon"];

/**
 * In memory, one for each bound of each number in the schema: an actor whose defence is told only if the rules can read
 * it, for it wears armour. What is not told comes back by its path.
 */
const UNREAD = `(() => {
  const { SchemaField, NumberField, ArrayField, SetField } = foundry.data.fields;
  const keyOf = (path) => (/conditions|fromBadSleep/.test(path) ? "weakened" : "entry1");
  function samples(field, path) {
    if (field instanceof NumberField)
      return [field.min, field.max].filter(Number.isFinite).map((value) => [path + " = " + value, value]);
    if (field instanceof SchemaField)
      return Object.entries(field.fields).flatMap(([name, inner]) =>
        samples(inner, path + "." + name).map(([told, value]) => [told, { [name]: value }]),
      );
    if (field instanceof SetField) return [];
    if (field instanceof ArrayField) return samples(field.element, path + "[]").map(([told, value]) => [told, [value]]);
    if (field.element === undefined) return [];
    return samples(field.element, path + ".*").map(([told, value]) => [told, { [keyOf(path)]: value }]);
  }
  const ARMOUR = { name: "Mail", type: "armor", system: { category: "light", equipped: true } };
  const hero = (more) => ({ name: "Somebody", type: "hero", ...more });
  const AS_ACTOR = {
    Actor: (type, system) => ({ name: "Somebody", type, system, items: [ARMOUR] }),
    Item: (type, system) =>
      hero({ items: [...(type === "armor" ? [] : [ARMOUR]), { name: "Thing", type, system: { equipped: true, ...system } }] }),
    ActiveEffect: (type, system) =>
      hero({ items: [ARMOUR], effects: [{ name: "Boon", type, system: { until: "rounds", ...system } }] }),
  };
  const unread = [];
  const asked = {};
  for (const [kind, made] of Object.entries(AS_ACTOR))
    for (const [type, Model] of Object.entries(CONFIG[kind].dataModels)) {
      if (!${JSON.stringify(OURS)}.includes(type)) continue;
      const tried = samples(Model.schema, type);
      asked[type] = tried.length;
      for (const [told, system] of tried) {
        const actor = new Actor.implementation(made(type, system));
        actor.prepareData();
        if (actor.getRollData().defence === 0) unread.push(told);
      }
    }
  return { unread, asked };
})()`;

test("the rules can read every number of every model at both its bounds", async () => {
  const { unread, asked } = await yard.play<{ unread: string[]; asked: Record<string, number> }>(gm, UNREAD);
  expect(unread).toEqual([]);
  // An empty list of numbers would be read without fail.
  expect(Math.min(...OURS.map((type) => asked[type] ?? 0))).toBeGreaterThan(4);
});

test.for([99_999, 150_000])(
  "harm of %i is borne by actor and fight alike, or refused in a sentence",
  async (amount) => {
    await yard.begun(gm);
    const hp = (): Promise<readonly number[]> =>
      gm.run(
        `[game.actors.getName("Ana").system.hp.value, game.heartRush.tableOf(${fight}).value.sheets.${FIGHTERS.ana}.hp.now]`,
      );
    const harm = { do: "rule", ruling: { is: "harm", who: FIGHTERS.ana, amount, from: "fire" } };
    const answer: Answered = await yard.send(gm, harm);
    await yard.send(gm, { do: "settle" });
    const [body, sheet] = await hp();
    expect([body === sheet, answer.ok, body === 40]).toEqual([true, amount < 100_000, amount > 100_000]);
    if (answer.ok) return;
    const words = await gm.run<string>(`game.heartRush.words(${fight}, ${JSON.stringify(answer.reason)})`);
    expect(words).toContain("amount” should be a whole number from 0 to 99999");
  },
);
