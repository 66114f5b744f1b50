import { axeFindings, axeFindingsInBoth } from "./fixtures/axe.ts";
import { fightWithout, tabTo } from "./fixtures/fight.ts";
import { expect } from "vitest";
import { heartRushStory as story, IDS, withoutEntries } from "./fixtures/heart-rush.ts";
import { inPage } from "./fixtures/in-page.ts";
import { fitsPhone } from "./fixtures/phone.ts";
import { shot, shots } from "./fixtures/shot.ts";

story("odd input is kept within bounds, kept safe, or refused, and nothing is lost", async ({ gm }) => {
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
});

story("what somebody is writing outlives what others change", async ({ gm, player }) => {
  const one = await player(1);
  const SHEET = ".hero-sheet";
  const ana = `const ana = game.actors.get("${IDS.ana}");`;
  const field = (name: string) => one.locator(`${SHEET} [name="${name}"]`);
  const kept = (path: string) => inPage(gm, `${ana} return foundry.utils.getProperty(ana.toObject(), "${path}")`);
  /** Another changes something, and waits until the writer's sheet shows it. */
  const meanwhile = async (change: string, shows: string, value: string): Promise<void> => {
    await inPage(gm, `${ana} await ana.update(${change})`);
    await expect.poll(() => field(shows).inputValue()).toBe(value);
  };
  await inPage(
    gm,
    `${ana} await ana.update({ "system.kin": "", "system.aspects": { entry0: { text: "Stubborn", rank: 1 }, entry1: { text: "Loyal", rank: 2 } } })`,
  );
  await inPage(one, `${ana} await ana.sheet.render({ force: true })`);
  await field("system.kin").waitFor();

  // Half a word stays, with the caret in it, through another's change and one's own that was still on its way.
  await field("system.hp.value").fill("30");
  await field("system.kin").click();
  await one.keyboard.type("Elf hills");
  for (let step = 0; step < 5; step++) await one.keyboard.press("ArrowLeft");
  await expect.poll(() => kept("system.hp.value")).toBe(30);
  await meanwhile('{ "system.hp.value": 22 }', "system.hp.value", "22");
  await meanwhile('{ "system.hp.value": 21 }', "system.hp.value", "21");
  expect(await kept("system.kin")).toBe("");
  await one.keyboard.type("of the ");
  expect(await field("system.kin").inputValue()).toBe("Elf of the hills");
  await one.keyboard.press("Tab");
  await expect.poll(() => kept("system.kin")).toBe("Elf of the hills");

  // Nothing more is typed: leaving the field keeps what stands in it.
  await field("system.kin").fill("Elf of the woods");
  await meanwhile('{ "system.hp.value": 20 }', "system.hp.value", "20");
  expect(await kept("system.kin")).toBe("Elf of the hills");
  await one.keyboard.press("Tab");
  await expect.poll(() => kept("system.kin")).toBe("Elf of the woods");

  // A row keeps its words while another goes; when it goes itself, that is said.
  await one.click(`${SHEET} [role="tab"][data-tab="self"]`);
  await field("system.aspects.entry1.text").fill("Loyal to a fault");
  const without = (key: string) => `${ana} await ana.update(${withoutEntries("ana", ["aspects"], [key])})`;
  await inPage(gm, without("entry0"));
  await field("system.aspects.entry0.text").waitFor({ state: "detached" });
  expect(await field("system.aspects.entry1.text").evaluate((element) => element === document.activeElement)).toBe(
    true,
  );
  await one.keyboard.press("Tab");
  await expect.poll(() => kept("system.aspects.entry1.text")).toBe("Loyal to a fault");
  await field("system.aspects.entry1.text").fill("Loyal no more");
  await inPage(gm, without("entry1"));
  await expect.poll(() => one.locator("#notifications").innerText()).toContain("Loyal no more");
  expect(await kept("system.aspects")).toEqual({});

  // An open editor stays open, and what was missed meanwhile is shown once it is closed.
  await one.click(`${SHEET} [role="tab"][data-tab="notes"]`);
  const editor = one.locator(`${SHEET} prose-mirror`).last();
  await editor.hover();
  await editor.locator(".toggle").click();
  await one.keyboard.type("We met at the ford");
  await inPage(gm, `${ana} await ana.update({ "system.biography": "<p>Born in the hills.</p>" })`);
  await inPage(gm, `${ana} await ana.update({ name: "Ana of the Hills" })`);
  await expect.poll(() => field("name").inputValue()).toBe("Ana of the Hills");
  await one.keyboard.type(", at night");
  expect(await editor.locator(".editor-content").innerText()).toContain("We met at the ford, at night");
  await one.keyboard.press("Control+s");
  await expect.poll(() => kept("system.notes")).toContain("We met at the ford, at night");
  await expect.poll(() => one.locator(`${SHEET} prose-mirror`).first().innerText()).toContain("Born in the hills.");
});

story("a fight that nobody can read says so, and is set right from there", async ({ gm, player, table }) => {
  const one = await player(1);
  await fightWithout(gm, [
    [IDS.ana, "Ana"],
    [IDS.orc, "Orc"],
  ]);
  for (const page of [gm, one]) await inPage(page, "ui.combat.activate()");
  await inPage(
    gm,
    `await game.combat.startCombat();
     const who = game.combat.combatants.getName("Orc").id;
     await game.heartRush.send(game.combat, { do: "rule", ruling: { is: "harm", who, amount: 5, from: "fire" } });`,
  );
  await one.waitForSelector("#combat .tracker-rows");
  await inPage(
    gm,
    `const step = "s" + game.combat.system.at;
     const chapter = JSON.parse(game.combat.system.steps[step]);
     const { round } = game.heartRush.tableOf(game.combat).value.fight;
     chapter.changes.push([["fight", "round"], [round], ["soon"]]);
     await game.combat.update({ system: { steps: { [step]: JSON.stringify(chapter) } } });`,
  );
  for (const page of [gm, one])
    await page.waitForSelector(
      '#combat .tracker-teach:has-text("cannot be read any more (“fight › round” should be a whole number")',
    );
  await shot(gm, "unreadable-gm");
  await shot(one, "unreadable-player");
  expect(await axeFindings(gm, "#combat")).toEqual([]);
  expect(await one.locator('#combat [data-action="undoStep"]').count()).toBe(0);
  expect(await axeFindingsInBoth(gm, "#combat .fight-tracker")).toEqual([]);
  await shots(gm, "set-right", gm.locator("#combat"));
  await fitsPhone(gm, "#combat .fight-tracker", "set-right");
  expect(await one.locator('#combat [data-action="setRight"]').count()).toBe(0);
  await tabTo(gm, '#combat [data-action="setRight"]');
  await gm.keyboard.press("Enter");
  for (const page of [gm, one]) await page.waitForSelector("#combat .tracker-rows .row-name:text-is('Orc')");
  expect(table.surprises()).toEqual([]);
});
