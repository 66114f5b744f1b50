import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { axeFindings } from "./fixtures/axe.ts";
import { byRowMenu, choice, fightWithout, row, seeFight, withoutScenes } from "./fixtures/fight.ts";
import { fixDice } from "./fixtures/fixed-dice.ts";
import { IDS } from "./fixtures/heart-rush.ts";
import { inPage } from "./fixtures/in-page.ts";
import { press, waiting } from "./fixtures/mustered.ts";
import { shot } from "./fixtures/shot.ts";
import { storyAt } from "./fixtures/story.ts";

const story = storyAt(withoutScenes());

const WINDOW = "#heart-rush-engagement";
const DOCK = "#heart-rush-dock";
const SHEET = ".actor.sheet .sheet-prompt";

/** A button by what it says, in one place. */
const button = (page: Page, within: string, label: string) => page.locator(`${within} button`, { hasText: label });

/** The sentence at the window's foot: whom everybody waits for. */
const inWindow = (page: Page, text: string): Promise<void> =>
  page.locator(`${WINDOW} .fight-waiting`, { hasText: text }).waitFor();

const notices = (page: Page): Promise<readonly string[]> =>
  page.locator("#notifications .notification").allInnerTexts();

/** How many steps the fight has gone: what is done twice counts twice. */
const steps = (page: Page): Promise<number> => seeFight(page, "game.heartRush.chaptersOf(fight).length");

const rule = (gm: Page, key: string, value: unknown): Promise<unknown> =>
  inPage(gm, `await game.settings.set("heart-rush", "${key}", ${JSON.stringify(value)})`);

async function menu(gm: Page, name: string, entry: string): Promise<void> {
  await row(gm, name).click({ button: "right" });
  await gm.locator(".context-item", { hasText: entry }).click();
}

/** The Game Master says how far apart two are. */
async function far(gm: Page, who: string, others: readonly string[], label: string): Promise<void> {
  await row(gm, who).locator(".row-take").click();
  await gm.waitForSelector(`#combat .foot-hand:text-is("${who}")`);
  for (const other of others) {
    const pair = gm.locator("#combat .foot-list .fight-choice", { hasText: `${other}:` });
    await pair.locator("select").selectOption({ label });
    await pair.locator("button").click();
    await gm.waitForSelector(`#combat [data-choice^="far "]:has-text("${other}: ${label}")`);
  }
}

story("prompts in the dock, menus, instants and nervous hands", { timeout: 600_000 }, async ({ gm, player }) => {
  const one = await player(1, { colorScheme: "light" });
  const two = await player(2);
  for (const page of [gm, one, two]) await page.click('#sidebar-tabs [data-tab="combat"]');
  const orcs = await inPage<readonly string[]>(
    gm,
    `const { _id, ...orc } = game.actors.get("${IDS.orc}").toObject();
     const made = await Actor.createDocuments(["Orc 1", "Orc 2", "Orc 3"].map((name) => ({ ...orc, name })));
     await game.actors.get("${IDS.ana}").createEmbeddedDocuments("Item", [
       { type: "ability", name: "Iron Nerve", system: { frequency: "heart", instant: true } },
       { type: "ability", name: "Quick Eye", system: { frequency: "monthly", instant: true } },
       { type: "ability", name: "Second Breath", system: { frequency: "major" } },
       { type: "spell", name: "Ember", system: { form: "spell" } },
     ]);
     await game.actors.get("${IDS.bo}").createEmbeddedDocuments("Item", [
       { type: "ability", name: "Not There", system: { frequency: "minor", instant: true } },
       { type: "ability", name: "Last Word", system: { frequency: "weekly", instant: true } },
     ]);
     return made.map(({ id }) => id)`,
  );
  await fightWithout(gm, [
    [IDS.ana, "Ana"],
    [IDS.bo, "Bo"],
    ...orcs.map((id, at) => [id, `Orc ${at + 1}`] as const),
    [IDS.hound, "Hound"],
  ]);
  await gm.click('#combat [data-action="startCombat"]');
  await gm.selectOption('#combat [data-variants="start"]', "start players");
  await choice(gm, "Begin round 1", "#combat").click();
  for (const page of [gm, one, two]) await waiting(page, "Heroes' turn");
  await gm.waitForSelector("#combat .foot-hint");

  // The menu of a row: out of the players' sight and back, over to the other side and back. Nothing about initiative.
  await row(gm, "Orc 3").click({ button: "right" });
  expect(await gm.locator(".context-item").allInnerTexts()).toEqual([
    "Remove from the fight",
    "Change sides",
    "Hide from the players",
    ...["Deal damage", "Give a condition", "Place in water", "Fall damage", "Give cover", "Set a distance"],
    ...["Set action and rush points", "Give their side the turn"],
  ]);
  await shot(gm, "prompts-0-menu");
  await gm.locator(".context-item", { hasText: "Hide" }).click();
  await row(one, "Orc 3").waitFor({ state: "detached" });
  await menu(gm, "Orc 3", "Show to the players");
  await row(one, "Orc 3").waitFor();
  await menu(gm, "Orc 3", "Change sides");
  await one.waitForSelector('#combat [data-side="players"] .row-name:text-is("Orc 3")');
  await menu(gm, "Orc 3", "Change sides");
  await one.waitForSelector('#combat [data-side="enemies"] .row-name:text-is("Orc 3")');

  // By keyboard: the row's button opens the same menu, a small dialog asks for the amount, and it can be taken back.
  const asked = gm.locator("dialog.application, .application.dialog").last();
  await byRowMenu(gm, "Hound", "Give a condition");
  await asked.locator("[name=condition]").selectOption("dazed");
  await asked.locator("[name=levels]").fill("2");
  expect(await axeFindings(gm, "dialog")).toEqual([]);
  await shot(gm, "prompts-0-tool");
  await asked.locator("[name=levels]").press("Enter");
  await row(one, "Hound").locator('.row-mark[alt="dazed 2"]').waitFor();
  await expect.poll(() => gm.evaluate(() => document.activeElement?.className)).toContain("row-menu");
  await gm.click('#combat [data-action="undoStep"]');
  await row(one, "Hound").locator(".row-mark").waitFor({ state: "detached" });

  // What a foe has left is the Game Master's to know, unless the table wants it otherwise.
  await row(one, "Hound").locator(".row-health", { hasText: "unhurt" }).waitFor();
  await rule(gm, "openNumbers", true);
  await row(one, "Hound").locator(".row-health", { hasText: "25/25" }).waitFor();
  await rule(gm, "openNumbers", false);
  await row(one, "Hound").locator(".row-health", { hasText: "unhurt" }).waitFor();

  await row(gm, "Ana").locator(".row-take").click();
  await gm.click("#combat .foot-more summary");
  await far(gm, "Ana", ["Orc 1", "Orc 2", "Hound"], "side by side");
  await far(gm, "Bo", ["Orc 1", "Orc 2"], "20 feet away");

  // What cannot be done says why; what is pressed twice is done once.
  await one.click("#combat .foot-more summary");
  await button(one, "#combat", "Cast Ember").click({ force: true });
  await one.locator("#notifications .notification", { hasText: "No hand is free." }).waitFor();
  const before = await steps(one);
  await button(one, "#combat", "Second Breath").dblclick();
  await waiting(one, "Enemies' turn");
  expect(await steps(one)).toBe(before + 1);

  // The hound runs away from Ana, whose player reads the chat: the dock asks, whatever the Game Master has open.
  await one.click('#sidebar-tabs [data-tab="chat"]');
  await row(gm, "Hound").locator(".row-take").click();
  // The dock stands above a hotbar of two rows, too, at an interface scale of 130 %.
  await one.addStyleTag({ content: "#hotbar { min-height: 140px; scale: 1.3; transform-origin: bottom left; }" });
  const dash = gm.locator("#combat .foot-list .fight-choice", { hasText: "Dash" }).first();
  await dash.locator("select").selectOption({ label: "away from everyone, 60 ft" });
  await dash.locator("button").click();
  await button(one, DOCK, "(1 rush)").waitFor();
  const [bar, asking] = [await one.locator("#hotbar").boundingBox(), await one.locator(DOCK).boundingBox()];
  expect((asking?.y ?? 0) + (asking?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
  expect(await axeFindings(one, DOCK)).toEqual([]);
  await shot(one, "prompts-1-react");
  await fixDice(gm, [8, 8], [6, 6], [5, 8], [1, 6], [1, 6]);
  await button(one, DOCK, "(1 rush)").dblclick();
  await button(gm, DOCK, "Take 16").click();
  await waiting(two, "Heroes' turn");

  await waiting(gm, "Heroes' turn");
  // What the hound's wound is, its row asks as long as nobody has said.
  await menu(gm, "Hound", "What is the wound?");
  await asked.locator("[name=words]").fill("a torn flank");
  await shot(gm, "prompts-1-wound");
  await asked.locator("[name=words]").press("Enter");
  await expect
    .poll(() => seeFight(one, 'Object.values(fight.combatants.getName("Hound").actor.system.wounds)[0].description'))
    .toBe("a torn flank");
  // The tracker is drawn anew while a finger is on a button of it; the button that comes there in its place is meant.
  const pressedWhileDrawn = async (button: Locator, clickCount: number): Promise<void> => {
    const spot = await button.boundingBox();
    await gm.mouse.move((spot?.x ?? 0) + 8, (spot?.y ?? 0) + 8);
    await gm.mouse.down({ clickCount });
    await inPage(gm, "await ui.combat.render()");
    await gm.mouse.up({ clickCount });
  };
  await pressedWhileDrawn(row(gm, "Orc 2").locator(".row-take"), 1);
  await gm.waitForSelector('#combat .foot-hand:text-is("Orc 2")');
  // The second click of a double click is none there either.
  await pressedWhileDrawn(row(gm, "Orc 1").locator(".row-take"), 2);
  await pressedWhileDrawn(row(gm, "Hound").locator(".row-take"), 1);
  await gm.waitForSelector('#combat .foot-hand:text-is("Hound")');

  // A module listens to every moment at which an ability may be said.
  await inPage(
    two,
    `globalThis.moments = [];
     Hooks.on("heart-rush.moment", (fight, { moment, ability }) => moments.push((moment + " " + ability).trim()));`,
  );

  // Enter held down engages once, and answers nothing that comes up under it.
  await button(two, "#combat", "Engage Orc 1").focus();
  const turns = await steps(two);
  for (let repeat = 0; repeat < 8; repeat++) {
    await two.keyboard.down("Enter");
    await two.waitForTimeout(30);
  }
  await two.waitForSelector(`${WINDOW} .window-drop`);
  for (let repeat = 0; repeat < 4; repeat++) await two.keyboard.down("Enter");
  await two.keyboard.up("Enter");
  expect(await steps(two)).toBe(turns + 1);
  expect(await notices(two)).toEqual([]);

  // Somebody comes into the fight and somebody leaves it, in the midst of it; names stay.
  await inPage(
    gm,
    `const { _id, ...hound } = game.actors.get("${IDS.hound}").toObject();
     await Actor.create({ ...hound, name: "Wolf" });`,
  );
  await gm.click('#sidebar-tabs [data-tab="actors"]');
  await gm.locator("#actors .directory-item", { hasText: "Wolf" }).dragTo(gm.locator(`${WINDOW} .window-drop`));
  // It is in the fight, but not near enough to be in this engagement.
  await gm.locator("#notifications .notification", { hasText: "No enemy inside is within range." }).waitFor();
  await gm.click('#sidebar-tabs [data-tab="combat"]');
  await row(two, "Wolf").waitFor();
  await menu(gm, "Orc 3", "Remove from the fight");
  for (const page of [gm, two]) await page.locator(WINDOW, { hasText: "Orc 3 leaves the fight" }).waitFor();

  // Ana's player has closed the window: the dock asks, and her sheet in its place as long as it lies open.
  await one.waitForSelector(`${WINDOW} .window-drop`);
  await one.click(`${WINDOW} [data-action="close"]`);
  await button(one, DOCK, "Ana joins").waitFor();
  await inPage(one, `await game.actors.get("${IDS.ana}").sheet.render({ force: true })`);
  await button(one, SHEET, "Ana joins").waitFor();
  await one.locator(DOCK).waitFor({ state: "detached" });
  // A sheet that is rolled up asks nothing.
  const rolled = (how: string) => inPage(one, `await game.actors.get("${IDS.ana}").sheet.${how}()`);
  await rolled("minimize");
  await button(one, DOCK, "Ana joins").waitFor();
  await rolled("maximize");
  await one.locator(DOCK).waitFor({ state: "detached" });
  await button(one, SHEET, "Ana joins").waitFor();
  await shot(one, "prompts-1-sheet");
  expect(await axeFindings(one, SHEET)).toEqual([]);
  // To stow a thing in a fight is asked about; whoever closes the question keeps it in hand.
  const stow = one.locator('.actor.sheet [data-action="toggleEquipped"][aria-pressed="true"]').first();
  await stow.focus();
  await one.keyboard.press("Enter");
  const handling = one.locator("dialog", { hasText: "It does not count" });
  await handling.locator('button[data-action="yes"]:focus', { hasText: "It counts" }).waitFor();
  expect(await axeFindings(one, "dialog")).toEqual([]);
  await shot(one, "prompts-1-handling");
  await one.keyboard.press("Escape");
  await handling.waitFor({ state: "detached" });
  expect(await stow.count()).toBe(1);
  // Joining by key; the second orc comes for Ana.
  await one.keyboard.press("g");
  await one.keyboard.press("1");
  await gm.locator(`${WINDOW} .window-member`, { hasText: "Ana" }).waitFor();
  await gm.locator("#combat .fight-row.inside", { hasText: "Ana" }).waitFor();
  await row(gm, "Orc 2").dragTo(gm.locator(`${WINDOW} .window-drop`));
  // Whoever answered by keyboard has it on the next question, and finds what is picked on the cards below.
  await one.locator(`${SHEET} [data-choice^="pick "]:focus`).waitFor();
  await one.keyboard.press("2");
  await one.waitForSelector('.actor.sheet .stance-row .stance-agility.chosen[aria-pressed="true"]');
  await one.click(".actor.sheet .stance-row .stance-might");
  await button(one, SHEET, "Seal Might").waitFor();
  expect(await one.locator(".stance-row .chosen").allInnerTexts()).toHaveLength(1);
  await shot(one, "prompts-1-sheet-picked");
  // What she seals there stands there, asks for nothing, and can be turned up again.
  await button(one, SHEET, "Seal Might").click();
  await one.locator(`${SHEET} .dock-sealed`, { hasText: "Ana has sealed." }).waitFor();
  expect(await one.locator(`${SHEET} .fight-ask, .stance-row .chosen`).count()).toBe(0);
  expect(await axeFindings(one, SHEET)).toEqual([]);
  await shot(one, "prompts-1-sheet-sealed");
  await button(one, SHEET, "Sealed. Change").click();
  await button(one, SHEET, "Seal Might").waitFor();
  await inPage(one, `await game.actors.get("${IDS.ana}").sheet.close()`);
  await button(one, DOCK, "Seal Might").waitFor();

  // Bo's player has closed it too, and is nudged.
  await two.waitForSelector(`${WINDOW} .window-hand`);
  await two.click(`${WINDOW} [data-action="close"]`);
  await gm.locator(".desk-missing", { hasText: "Bo" }).locator('[data-action="nudge"]').click();
  await two.waitForSelector(`${WINDOW} .window-hand`);
  expect(await notices(two)).toEqual(["Bo: everyone is waiting for you."]);

  // An instant after all have entered, another once Ana has sealed: the last announced comes first, all seals wait for both.
  await button(two, `${WINDOW} .foot-instants`, "Last Word").dblclick();
  await button(two, WINDOW, "Resolve Last Word").waitFor();
  await button(one, DOCK, "Engagement").click();
  // Ana's card is picked in the window and sealed by key. Bo's is picked on his sheet, which asks of Last Word first, and
  // sealed in the window.
  await one.click('.window-hand [data-stance="might"]');
  await one.waitForSelector('.window-hand [data-stance="might"][aria-pressed="true"]');
  await one.keyboard.press("Enter");
  await inPage(two, `await game.actors.get("${IDS.bo}").sheet.render({ force: true })`);
  await two.click(".actor.sheet .stance-agility");
  await two.waitForSelector('.window-hand [data-stance="agility"][aria-pressed="true"]');
  await button(two, WINDOW, "Seal Agility").click();
  for (const page of [one, two]) await page.waitForSelector(".window-hand.sealed");
  await inPage(two, `await game.actors.get("${IDS.bo}").sheet.close()`);
  await button(one, `${WINDOW} .foot-instants`, "Iron Nerve").click();
  await one.locator(WINDOW, { hasText: "Then: Last Word (Bo)." }).waitFor();
  // At the desk: drawn for all, by no dice that anybody could have watched; then the same by hand for a band.
  await inPage(
    gm,
    "const dice = CONFIG.Dice; globalThis.drawn = 0; globalThis.usual = dice.randomUniform; dice.randomUniform = () => (drawn++, usual());",
  );
  await gm.click(`${WINDOW} [data-action="mixAll"]`);
  expect(await inPage(gm, "CONFIG.Dice.randomUniform = usual; return drawn")).toBe(0);
  await gm.waitForSelector(`${WINDOW} [data-action="sealAll"]:not(:disabled)`);
  await gm.click('.desk-group [aria-label="Might"]');
  await gm.waitForSelector('.desk-row:has-text("Orc 2") [aria-label="Might"][aria-pressed="true"]');
  await gm.waitForSelector('.desk-row:has-text("Orc 1") [aria-label="Might"][aria-pressed="true"]');
  await shot(gm, "prompts-2-desk");
  await gm.locator(`${WINDOW} [data-action="sealAll"]`).dblclick();
  for (const page of [gm, one, two]) {
    await page.waitForSelector(`${WINDOW} .window-member.sealed >> nth=3`);
    await inWindow(page, "Waiting for Ana to resolve Iron Nerve.");
    expect(await page.locator(".window-columns").count()).toBe(0);
  }
  await button(one, WINDOW, "Resolve Iron Nerve").click();
  await rule(gm, "diceFall", "on-click");
  await button(two, WINDOW, "Resolve Last Word").click();
  for (const page of [gm, one, two]) await page.waitForSelector(`${WINDOW} .window-member.turned >> nth=3`);

  // One more when all stances are out: what is struck waits for it.
  await button(one, `${WINDOW} .foot-instants`, "Quick Eye").click();
  for (const page of [gm, one, two]) await inWindow(page, "Waiting for Ana to resolve Quick Eye.");
  await button(one, WINDOW, "Resolve Quick Eye").click();

  // Dice that wait for a hand fall once, however often it strikes.
  await fixDice(gm, [8, 8], [6, 6], [8, 8], [1, 8], [1, 6]);
  await press(two, "Strike Orc 1");
  await button(gm, WINDOW, "Roll for Agility").dblclick();
  await button(gm, WINDOW, "Take 18").waitFor();
  // An instant of whoever is hit, or of anyone else, comes before the damage; what is used up is not offered again.
  expect(await two.locator(`${WINDOW} .foot-instants button`).allInnerTexts()).toEqual(["Not There (1 rush)"]);
  await button(two, `${WINDOW} .foot-instants`, "Not There").click();
  await inWindow(gm, "Waiting for Bo to resolve Not There.");
  await button(two, WINDOW, "Resolve Not There").click();
  await two.waitForSelector(`${WINDOW} .foot-instants`, { state: "detached" });
  await button(gm, WINDOW, "Take 18").click();
  await button(two, WINDOW, "Stay here").click();

  // Might: Ana holds back, an orc strikes her.
  await one.click(`${WINDOW} [data-action="close"]`);
  await button(one, DOCK, "Hold back").click();
  const asks = (name: string): string => `${WINDOW} .fight-ask:has-text("${name} (Might)")`;
  await button(gm, asks("Orc 1"), "Strike Ana").click();
  await button(gm, asks("Orc 2"), "Hold back").click();
  await fixDice(gm, [8, 8], [8, 8], [12, 12], [12, 12], [1, 8], [1, 6]);
  await button(gm, WINDOW, "Roll for Might").click();
  await button(one, DOCK, "Shrug off").waitFor();
  await shot(one, "prompts-3-shrug");

  // The Game Master grows tired of waiting; whoever presses a button that has just gone is told so.
  await inPage(
    one,
    `Hooks.once("updateCombat", () => document.querySelector('${DOCK} [data-choice^="shrug "]').click())`,
  );
  await button(gm, WINDOW, "All take their damage").click();
  await one.locator("#notifications .notification", { hasText: "There is nothing to shrug off." }).waitFor();
  const ana = await seeFight(
    gm,
    `Object.values(game.heartRush.tableOf(fight).value.sheets).map(({ heart, hp }) => [heart.now, hp.now])[0]`,
  );
  expect(ana).toEqual([8, 40 - 16]);
  for (const page of [gm, two]) await waiting(page, "Enemies' turn");
  for (const page of [gm, two]) expect(await axeFindings(page, WINDOW)).toEqual([]);

  await expect
    .poll(() => inPage(two, "return globalThis.moments"))
    .toEqual([
      "entered",
      "announced Last Word",
      "announced Iron Nerve",
      "resolved",
      "resolved",
      "before-reveal",
      "after-reveal",
      "announced Quick Eye",
      "resolved",
      "hit",
      "announced Not There",
      "resolved",
      "hit",
    ]);

  // Both sides pass. Ana has put her shield away: her spell takes the action of the new round, and then waits for rests.
  await inPage(
    gm,
    `await game.actors.get("${IDS.ana}").items.get("anaShield0000000").update({ "system.equipped": false })`,
  );
  await one.click('#sidebar-tabs [data-tab="combat"]');
  await press(gm, "Pass");
  await waiting(one, "Heroes' turn");
  await button(one, "#combat", "Pass").click();
  for (const page of [gm, one]) await page.waitForSelector('#combat .tracker-round:has-text("2")');
  await waiting(one, "Heroes' turn");
  await button(one, "#combat", "Cast Ember").click();
  for (const page of [gm, one]) await waiting(page, "Enemies' turn");
  const rests = `return game.actors.get("${IDS.ana}").items.getName("Ember").system.restsLeft`;
  for (const page of [gm, one]) await expect.poll(() => inPage(page, rests)).toBe(4);
  await press(gm, "Pass");
  await waiting(one, "Heroes' turn");
  expect(await button(one, "#combat", "Cast Ember").getAttribute("data-tooltip-text")).toBe("Used up.");
  await one.click('#combat [data-action="showHistory"]');
  await one.locator("#heart-rush-history", { hasText: "Ember" }).waitFor();
  for (const page of [gm, one]) {
    await page.click('#sidebar-tabs [data-tab="chat"]');
    expect(await axeFindings(page, "#chat .fight-card")).toEqual([]);
  }
  await shot(one, "prompts-4-history");
});
