import type { Page } from "playwright-core";
import { expect } from "vitest";
import { engineReplay, type Chronicle } from "../engine-replay.ts";
import { axeFindings } from "./fixtures/axe.ts";
import { fixDice } from "./fixtures/fixed-dice.ts";
import { heartRushTable } from "./fixtures/heart-rush.ts";
import { inPage } from "./fixtures/in-page.ts";
import { IN_THREAT, missing, threatKinds } from "./fixtures/kinds.ts";
import { cardText } from "./fixtures/played.ts";
import { shot } from "./fixtures/shot.ts";
import { storyAt } from "./fixtures/story.ts";

const story = storyAt(heartRushTable({ generation: 13 }));

/** Two of the players' and two foes without a scene; how each engagement is fought the Game Master says. */
const MUSTER = `
  await game.settings.set("heart-rush", "rulings.threat", { value: { violence: "ask" } });
  const make = (name, owner, items, base = {}) => Actor.create({
    name, type: "threatFighter", items, ownership: owner === null ? {} : { [owner]: 3 },
    system: { base: { guts: 9, blood: 8, nerves: 7, ...base } },
    prototypeToken: { actorLink: true, disposition: owner === null ? -1 : 1 },
  });
  const weapon = (name, system) => ({ name, type: "threatWeapon", system });
  const cast = [
    await make("Nell", "practicePlayer10", [weapon("Sword", { faces: 8 })]),
    await make("Otto", "practicePlayer20", [weapon("Crossbow", { kind: "contraption", faces: 10, loaded: false }),
      { name: "Bolts", type: "threatAmmo", system: { used: 2 } }, { name: "Targe", type: "threatShield", system: { faces: 6, marks: [2], ruined: true } }]),
    await make("Ogre", null, [weapon("Club", { faces: 12 }), { name: "Padding", type: "threatArmor", system: { kind: "gambeson" } }],
      { guts: 12, blood: 12 }),
    await make("Wolf", null, [weapon("Teeth", { faces: 6, quality: 4, condition: 7 })]),
  ];
  await make("Stray", null, []);
  const combat = await Combat.create({ type: "threat", scene: null });
  await combat.createEmbeddedDocuments("Combatant", cast.map(({ id, name }) => ({ type: "fighter", actorId: id, name })));
  await combat.activate();
  await combat.startCombat();
  await ui.combat.activate();
`;

const WINDOW = "#heart-rush-engagement";
const waiting = (page: Page, text: string): Promise<unknown> =>
  page.waitForSelector(`.fight-tracker .fight-waiting:has-text("${text}")`, { timeout: 60_000 });

/** Presses what is called so, in the window or in another place, once it is there. */
const press = (page: Page, name: string | RegExp, within = WINDOW): Promise<void> =>
  page
    .locator(within)
    .getByRole("button", { name, exact: typeof name === "string" })
    .first()
    .click();
/** Takes or leaves lines of what is being put together, and waits for each to be taken. */
async function take(page: Page, ...lines: readonly string[]): Promise<void> {
  for (const line of lines) {
    await page.locator(`${WINDOW} .picker-line .button`, { hasText: line }).first().click();
    await page.locator(`${WINDOW} .picker-line.chosen`, { hasText: line }).first().waitFor();
  }
}
/** Takes a fighter in hand and presses one of its deeds in the tracker, in one of the ways that it offers. */
async function deed(page: Page, who: string, label: string, way?: string, written?: string): Promise<void> {
  const taken = page.locator(".fight-tracker .row-take", { hasText: who });
  if ((await taken.getAttribute("aria-pressed")) !== "true") await taken.click();
  await page.locator(`.fight-tracker .row-take[aria-pressed="true"]`, { hasText: who }).waitFor();
  const more = page.locator(".fight-tracker details.foot-more");
  if ((await more.getAttribute("open")) === null) await more.locator("summary").click();
  const choice = more.locator(".fight-choice", { has: page.getByRole("button", { name: label, exact: true }) });
  if (written !== undefined) await choice.locator("input").fill(written);
  if (way !== undefined) await choice.locator("select").selectOption({ label: way });
  await choice.getByRole("button", { name: label, exact: true }).click();
}

const seen = <T>(page: Page, path: string): Promise<T> =>
  inPage<T>(page, `return foundry.utils.getProperty(game.heartRush.tableOf(game.combat).value, "${path}")`);
const phase = (page: Page): Promise<string> => seen(page, "fight.scene.phase");
const ofActor = <T>(page: Page, name: string, path: string): Promise<T> =>
  inPage<T>(
    page,
    `return foundry.utils.getProperty(game.combat.combatants.getName("${name}").actor.toObject(), "${path}")`,
  );
const ofThing = <T>(page: Page, name: string, path: string): Promise<T> =>
  inPage<T>(
    page,
    `const things = game.combat.combatants.contents.flatMap(({ actor }) => actor.items.contents);
     return foundry.utils.getProperty(things.find((thing) => thing.name === "${name}").toObject(), "${path}")`,
  );
const injuries = async (page: Page, name: string): Promise<number> =>
  (await ofActor<readonly { readonly amount: number }[]>(page, name, "system.injuries")).reduce(
    (sum, { amount }) => sum + amount,
    0,
  );

/** Everybody sees what the engine alone makes of all that has happened. */
async function alike(pages: readonly Page[]): Promise<void> {
  const [gm] = pages;
  if (gm === undefined) return;
  const replayed = engineReplay("threat", await inPage<Chronicle>(gm, "return game.combat.system.toObject()"));
  for (const page of pages)
    await expect
      .poll(() => inPage<unknown>(page, "return game.heartRush.tableOf(game.combat).value"))
      .toEqual(replayed);
}

story("a brawl, what lies between, and an exchange under vantage", { timeout: 600_000 }, async ({ gm, player }) => {
  const [nell, otto] = [await player(1), await player(2, { colorScheme: "light" })];
  const everybody = [gm, nell, otto] as const;
  await inPage(gm, MUSTER);
  for (const page of [nell, otto]) await inPage(page, "ui.combat.activate()");
  await waiting(otto, "Waiting for the Game Master to begin an engagement");
  await press(gm, "Begin a brawl", ".fight-tracker");
  await waiting(nell, "to go for somebody");
  for (const page of everybody) await page.waitForSelector(`${WINDOW} .window-steps`);

  // Nell fends the wolf off with her sword, by keys; the Game Master rolls for the wolf with the threat in sight.
  await press(nell, "Go for Wolf");
  await waiting(otto, "Waiting for Nell to roll");
  await take(nell, "Sword");
  await nell.locator(`${WINDOW} .picker-line button`, { hasText: "By Blood" }).focus();
  await nell.keyboard.press("Enter");
  await nell.locator(`${WINDOW} .picker-line.chosen`, { hasText: "By Blood" }).waitFor();
  await take(nell, "d6", "d8");
  await shot(nell, "brawl-1-stating");
  await fixDice(gm, [5, 6], [7, 8], [6, 8]);
  await press(nell, /Roll the attack/);
  await gm.locator(`${WINDOW} .fight-picker`, { hasText: "Nell shows 7" }).waitFor();
  await take(gm, "Teeth", "d10");
  await fixDice(gm, [4, 10], [3, 6]);
  await press(gm, /Roll the answer/);
  await expect.poll(() => injuries(nell, "Wolf")).toBe(6);
  expect(await injuries(gm, "Nell")).toBe(0);

  // Otto overpowers the ogre, whose escape falls short by as much as its padding takes.
  await press(otto, "Go for Ogre");
  await take(otto, "d12");
  await fixDice(gm, [7, 12]);
  await press(otto, /Roll the attack/);
  await gm.locator(`${WINDOW} .fight-picker`, { hasText: "Otto shows 7" }).waitFor();
  await take(gm, "Escape", "d6");
  await fixDice(gm, [6, 6]);
  await press(gm, /Roll the escape/);
  await expect.poll(() => phase(otto)).toBe("declare");
  expect(await injuries(gm, "Ogre")).toBe(0);

  // With vantage for the heroes whoever stands against one of them rolls first, though attacked.
  await press(gm, "Vantage: Heroes", ".fight-tracker");
  await gm.waitForSelector('.fight-tracker [data-choice="vantage players"][aria-pressed="true"]');
  await press(nell, "Go for Ogre");
  await waiting(nell, "Waiting for Ogre to roll");
  await take(gm, "Club");
  await gm
    .locator(`${WINDOW} .picker-line`, { hasText: "Club" })
    .getByRole("combobox")
    .selectOption({ label: "thrown" });
  await take(gm, "d8");
  await fixDice(gm, [8, 8], [9, 12]);
  await press(gm, /Roll the answer/);
  await nell.locator(`${WINDOW} .fight-picker`, { hasText: "Ogre shows 8" }).waitFor();
  await take(nell, "d12");
  await fixDice(gm, [10, 12]);
  await press(nell, /Roll the attack/);
  await expect.poll(() => injuries(otto, "Ogre")).toBe(1);
  await expect.poll(() => ofThing(otto, "Club", "system")).toMatchObject({ marks: [9], held: false });
  const lost = async (): Promise<readonly number[]> =>
    (await ofActor<readonly { faces: number; lost: boolean }[]>(nell, "Nell", "system.breath"))
      .filter((die) => die.lost)
      .map(({ faces }) => faces);
  await expect.poll(lost).toEqual([12]);

  // Whoever is unaware is left to the Game Master, who says what the harm is; what was said can be taken back.
  await deed(gm, "Wolf", "Unaware");
  await gm.waitForSelector('.fight-tracker [data-choice^="aware"][aria-pressed="true"]');
  await press(otto, "Go for Wolf");
  await otto.waitForSelector(`${WINDOW} .fight-clash:has-text("helpless before Otto")`);
  await deed(gm, "Wolf", "Injure", undefined, "3");
  await expect.poll(() => injuries(gm, "Wolf")).toBe(9);
  await gm.locator('.fight-tracker [data-action="undoStep"]').click();
  await expect.poll(() => injuries(otto, "Wolf")).toBe(6);
  await gm.locator('.fight-tracker [data-action="redoStep"]').click();
  await expect.poll(() => injuries(otto, "Wolf")).toBe(9);
  await deed(gm, "Wolf", "Falls");
  await expect.poll(() => ofActor(gm, "Wolf", "system.incapacitated")).toBe(true);

  // The ogre goes for Otto, who escapes.
  await press(gm, "Go for Otto");
  await take(gm, "d6");
  await fixDice(gm, [2, 6]);
  await press(gm, /Roll the attack/);
  await otto.locator(`${WINDOW} .fight-picker`, { hasText: "Ogre shows 2" }).waitFor();
  await take(otto, "Escape", "d8");
  await fixDice(gm, [5, 8]);
  await press(otto, /Roll the escape/);
  await expect.poll(() => cardText(otto)).toContain("gets away");
  await shot(otto, "brawl-2-brawl-light");
  for (const page of [gm, otto]) expect(await axeFindings(page, ".fight-app")).toEqual([]);
  await alike(everybody);

  // In between: breath is caught, a save is rolled, a crossbow loaded; what was crossed out is restored.
  await press(gm, "Break it off", ".fight-tracker");
  await waiting(otto, "Waiting for the Game Master to begin an engagement");
  await deed(nell, "Nell", "Catch breath", "exhaust the d4");
  await expect.poll(() => ofActor(otto, "Nell", "system.exhausted")).toEqual([4]);
  await expect.poll(() => ofActor(nell, "Nell", "system.breath").then(JSON.stringify)).not.toContain("true");
  await deed(nell, "Nell", "d6");
  await nell.waitForSelector('.fight-tracker [data-choice^="spend"][aria-pressed="true"]');
  await fixDice(gm, [5, 6]);
  await deed(nell, "Nell", "Save", "Nerves", "4");
  await expect.poll(() => cardText(otto)).toContain("success by 1");
  await deed(otto, "Otto", "Reload Crossbow");
  await expect.poll(() => ofThing(nell, "Crossbow", "system.loaded")).toBe(true);
  await deed(gm, "Ogre", "Mend", "Club: the 9");
  await expect.poll(() => ofThing(otto, "Club", "system.marks")).toEqual([]);
  await deed(gm, "Ogre", "In hand", "Club: take in hand");
  await expect.poll(() => ofThing(otto, "Club", "system.held")).toBe(true);
  await deed(gm, "Ogre", "Breath", "lose the d4");
  await expect.poll(() => ofActor(otto, "Ogre", "system.breath.0.lost")).toBe(true);
  await deed(gm, "Ogre", "Heal by 1");
  await expect.poll(() => injuries(otto, "Ogre")).toBe(0);
  await deed(gm, "Otto", "Mend", "Bolts: full again");
  await expect.poll(() => ofThing(otto, "Bolts", "system.used")).toBe(0);
  await deed(gm, "Otto", "Mend", "Targe: made whole");
  await expect.poll(() => ofThing(otto, "Targe", "system.ruined")).toBe(false);
  await deed(gm, "Wolf", "Rests");
  await expect.poll(() => injuries(otto, "Wolf")).toBe(7);
  await deed(gm, "Wolf", "Stands again");
  await expect.poll(() => ofActor(otto, "Wolf", "system.incapacitated")).toBe(false);
  await deed(gm, "Wolf", "Vantage", "over Otto");
  await expect.poll(() => seen(otto, "fight.pairs.length")).toBe(1);
  await deed(gm, "Wolf", "Vantage", "with Otto as the sides");
  await expect.poll(() => seen(otto, "fight.pairs.length")).toBe(0);
  // What the fight itself shows is nobody's to say: as a group, which the wolf is not before there is an exchange.
  const said = gm.locator('.fight-tracker [data-choice^="condition"]');
  expect(await said.count()).toBe(0);
  await fixDice(gm, [3, 8], [6, 8]);
  await deed(gm, "Nell", "Draw what is special");
  await expect.poll(() => ofThing(otto, "Sword", "system.quality")).toBe(3);
  await deed(gm, "Nell", "Sword: condition met");
  await gm.waitForSelector('.fight-tracker [data-choice^="condition"][aria-pressed="true"]');
  expect(await said.count()).toBe(1);
  await shot(gm, "brawl-3-lull");
  // A stray comes along, and is gone again before anybody has touched it.
  const fighters = (page: Page): Promise<number> =>
    inPage<number>(page, "return Object.keys(game.heartRush.tableOf(game.combat).value.fight.fighters).length");
  await inPage(
    gm,
    'await game.combat.createEmbeddedDocuments("Combatant", [{ type: "fighter", actorId: game.actors.getName("Stray").id, name: "Stray" }])',
  );
  for (const page of everybody) await expect.poll(() => fighters(page)).toBe(5);
  await inPage(gm, 'await game.combat.combatants.getName("Stray").delete()');
  for (const page of everybody) await expect.poll(() => fighters(page)).toBe(4);
  await alike(everybody);

  // Under vantage the others decide everything first, and openly; the favoured know all when they choose.
  await press(gm, "Begin an exchange", ".fight-tracker");
  await waiting(nell, "Waiting for Ogre and Wolf to choose weapons");
  await gm.locator(WINDOW).getByText("ignores armour").first().waitFor();
  await shot(gm, "brawl-4-group");
  await press(gm, /Bring Club/);
  await press(gm, /Bring Teeth/);
  await waiting(otto, "Waiting for Nell and Otto to choose weapons");
  await press(nell, /Bring Sword/);
  await fixDice(gm, [7, 12], [2, 6]);
  await press(otto, /Bring Crossbow and Targe/);
  await waiting(nell, "Waiting for Ogre and Wolf to choose breath");
  const handOf = (page: Page, name: string) => page.locator(`${WINDOW} .window-hand`, { hasText: `${name}:` });
  await handOf(gm, "Ogre").locator(".die-card", { hasText: "d8" }).click();
  await fixDice(gm, [5, 8]);
  await handOf(gm, "Ogre")
    .getByRole("button", { name: /Spend d8/ })
    .click();
  await handOf(gm, "Wolf")
    .getByRole("button", { name: /Spend no breath/ })
    .click();
  await waiting(otto, "Waiting for the decisions of Enemies");
  await press(gm, /Give d8, 5 to Wolf/);
  await gm.locator(`${WINDOW} .fight-ask`, { hasText: "Wolf: a gambit" }).getByRole("button", { name: /Flee/ }).click();
  await expect.poll(() => cardText(otto)).toContain("Flight: Wolf");
  await shot(nell, "brawl-4-first");
  await fixDice(gm, [6, 8], [4, 10]);
  await press(gm, /We have decided/);
  await waiting(nell, "Waiting for Nell and Otto to choose breath");
  await handOf(nell, "Nell").locator(".die-card", { hasText: "d4" }).click();
  await handOf(nell, "Nell").locator(".die-card", { hasText: "d10" }).click();
  await fixDice(gm, [3, 4], [8, 10], [5, 6]);
  await press(nell, /Spend d4 \+ d10/);
  await press(otto, /Spend no breath/);
  await waiting(nell, "Waiting for the decisions of Heroes");
  await press(nell, /Gambit: threaten with d4, 3/);
  await expect.poll(() => cardText(otto)).toContain("Nell dares a gambit with the 3");
  await press(nell, /Give up Sword, 6 to sweep/);
  await expect.poll(() => cardText(otto)).toContain("Nell gives up the 6 and sweeps away");
  await press(otto, /We have decided/);
  await expect.poll(() => phase(nell)).toBe("over");
  // The fight is written before those who fight.
  await expect.poll(() => injuries(gm, "Ogre")).toBe(3);
  await expect.poll(() => ofActor(gm, "Ogre", "system.incapacitated")).toBe(true);
  expect(await injuries(gm, "Nell")).toBe(0);
  expect(await injuries(gm, "Otto")).toBe(0);
  for (const page of everybody) await page.waitForSelector("#heart-rush-summary table");
  for (const page of [gm, otto]) expect(await axeFindings(page, "#heart-rush-summary")).toEqual([]);
  await shot(otto, "brawl-5-summary");
  for (const page of everybody) await page.locator('#heart-rush-summary [data-action="close"]').click();
  await press(gm, "End the engagement", ".fight-tracker");
  for (const page of everybody) await expect.poll(() => phase(page)).toBe("lull");
  await alike(everybody);
  const played = await inPage<Chronicle>(gm, "return game.combat.system.toObject()");
  expect(missing(IN_THREAT, new Set(threatKinds(played)), "brawl")).toEqual([]);
});
