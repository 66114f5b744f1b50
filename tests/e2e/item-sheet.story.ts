import { expect } from "vitest";
import { axeFindingsInBoth } from "./fixtures/axe.ts";
import { heartRushStory as story, IDS } from "./fixtures/heart-rush.ts";
import { inPage } from "./fixtures/in-page.ts";
import { shots } from "./fixtures/shot.ts";

const SHEET = ".item-sheet";
const TYPES = ["weapon", "armor", "shield", "ability", "spell", "gear"];
const ana = `const ana = game.actors.get("${IDS.ana}");`;

story("an item of each kind, in the hands of its bearer", async ({ player }) => {
  const one = await player(1);
  await inPage(
    one,
    `${ana} await ana.createEmbeddedDocuments("Item", ${JSON.stringify(TYPES)}.map((type) => ({ name: "Thing of " + type, type })))`,
  );
  for (const type of TYPES) {
    await inPage(one, `${ana} await ana.items.getName("Thing of ${type}").sheet.render({ force: true })`);
    await one.waitForSelector(`${SHEET} .item-fields`);
    expect([type, await axeFindingsInBoth(one, SHEET)]).toEqual([type, []]);
    await shots(one, `item-${type}`, one.locator(SHEET));
    await inPage(one, `${ana} await ana.items.getName("Thing of ${type}").sheet.close()`);
  }

  const thing = `${ana} const thing = ana.items.getName("Thing of weapon");`;
  await inPage(one, `${thing} await thing.sheet.render({ force: true })`);
  await one.selectOption(`${SHEET} [name="system.size"]`, "heavy");
  await one.selectOption(`${SHEET} [name="system.die"]`, "10");
  await one.fill(`${SHEET} [name="system.load"]`, "1.5");
  await one.keyboard.press("Tab");
  await expect
    .poll(() => inPage(one, `${thing} return [thing.system.size, thing.system.die, thing.system.load]`))
    .toEqual(["heavy", 10, 1.5]);
  await one.selectOption(`${SHEET} [name="system.die"]`, "");
  await expect.poll(() => inPage(one, `${thing} return thing.system.die`)).toBeNull();

  // What it gives counts by itself: two levels of advantage on attacks, and a die.
  await one.click(`${SHEET} [data-action="addEntry"][data-path="system.gains"]`);
  await one.selectOption(`${SHEET} [name="system.gains.0.on"]`, "attack");
  expect(await axeFindingsInBoth(one, SHEET)).toEqual([]);
  await one.fill(`${SHEET} [name="system.gains.0.dice"]`, "d6, and a d7");
  await one.keyboard.press("Tab");
  await expect
    .poll(() =>
      inPage(one, `${thing} const [gain] = thing.toObject().system.gains; return [gain.on, gain.flat, gain.dice]`),
    )
    .toEqual(["attack", 1, [6]]);
  await one.click(`${SHEET} [data-action="removeEntry"]`);
  await expect.poll(() => inPage(one, `${thing} return thing.system.gains.length`)).toBe(0);
});
