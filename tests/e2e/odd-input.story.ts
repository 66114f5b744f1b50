import { expect } from "vitest";
import { heartRushStory as story, IDS } from "./fixtures/heart-rush.ts";
import { inPage } from "./fixtures/in-page.ts";

story("odd input is kept within bounds, kept safe, or refused, and nothing is lost", async ({ gm, table }) => {
  const ana = `const ana = game.actors.get("${IDS.ana}");`;
  const tried = (script: string): Promise<string> =>
    inPage<string>(gm, `${ana} try { ${script}; return "done"; } catch (error) { return "refused"; }`);

  // Numbers out of range come back to the nearest bound; what is no die or no word of a list is refused.
  await inPage(
    gm,
    `${ana} await ana.update({ "system.hp.max": 1e12, "system.destiny": -5, "system.speed.move": 1.6 })`,
  );
  expect(await inPage(gm, `${ana} return [ana.system.hp.max, ana.system.destiny, ana.system.speed.move]`)).toEqual([
    99_999, 0, 2,
  ]);
  const before = await inPage(gm, `${ana} return ana.toObject().system`);
  for (const change of [
    '{ "system.heart.current": 7 }',
    '{ "system.size": "as big as a house" }',
    '{ "system.abilities.might": "quite a lot" }',
  ])
    expect(await tried(`await ana.update(${change})`), change).toBe("refused");
  expect(await inPage(gm, `${ana} return ana.toObject().system`)).toEqual(before);

  // Keys that are no condition and no item are no entries.
  await tried('await ana.update({ "system.conditions.sleepy": { level: 2 }, "system.spent.a b": "heart" })');
  expect(await inPage(gm, `${ana} return [ana.system.conditions, ana.system.spent]`)).toEqual([{}, {}]);

  // Markup in a name is a name; markup in a text is cleaned; a long text stays whole.
  const name = '<img src=x onerror="globalThis.hit = true">';
  await inPage(
    gm,
    `${ana} await ana.update({ name: ${JSON.stringify(name)}, "system.notes": "<p onclick='hit()'>a</p><script>hit()</script>" })`,
  );
  const long = "A long way. ".repeat(1000);
  await inPage(gm, `${ana} await ana.update({ "system.biography": ${JSON.stringify(`<p>${long}</p>`)} })`);
  expect(
    await inPage(gm, `${ana} return [ana.name, ana.system.notes, ana.system.biography.length, globalThis.hit ?? null]`),
  ).toEqual([name, "<p>a</p>", long.length + 7, null]);

  // An item of a kind that another system has, and an actor of one.
  expect(await tried('await ana.createEmbeddedDocuments("Item", [{ name: "Lantern", type: "lantern" }])')).toBe(
    "refused",
  );
  expect(await tried('await Actor.implementation.create({ name: "Wanderer", type: "wanderer" })')).toBe("refused");
  expect(await inPage(gm, `${ana} return ana.items.size`)).toBe(3);

  // A heart above its own maximum, two weapons in hand at once and a source that is no id: the rules still read a sheet.
  await inPage(
    gm,
    `${ana}
    await ana.update({ "system.heart": { current: 12, max: 6 }, "system.conditions.charmed": { level: 9, of: "__proto__" } });
    await ana.createEmbeddedDocuments("Item", [{ name: "Maul", type: "weapon", system: { size: "heavy", equipped: true } }]);`,
  );
  expect(await inPage(gm, `${ana} return [ana.getRollData().defence, ana.system.conditions.charmed.level]`)).toEqual([
    3, 5,
  ]);
  expect(table.problems.filter((problem) => !/valid|lantern|wanderer|refused|not a/i.test(problem))).toEqual([]);
});
