import type { Page } from "playwright-core";
import { expect } from "vitest";
import { axeFindings } from "./fixtures/axe.ts";
import { muster, press, waiting } from "./fixtures/mustered.ts";
import { shot } from "./fixtures/shot.ts";
import { fixDice } from "./fixtures/fixed-dice.ts";
import { heartRushTable, IDS } from "./fixtures/heart-rush.ts";
import { drag, inPage, spaceOnScreen, tokenSpot } from "./fixtures/in-page.ts";
import { storyAt } from "./fixtures/story.ts";

const story = storyAt(heartRushTable({ canvas: "all" }));

const asked = (page: Page) => page.locator("#heart-rush-dock", { hasText: "your side's turn ends with it" });

story("the example fight: from the drag to the orc's turn", { timeout: 600_000 }, async ({ gm, player }) => {
  const [you, archer] = [await player(1), await player(2)];
  const { ana, bo, orc, hound } = IDS.tokens;
  await inPage(gm, `await canvas.tokens.get("${ana}").document.update({ x: 200, y: 300 }, { animate: false })`);
  await muster(gm, ana, bo, orc, hound);
  for (const page of [gm, you, archer]) await inPage(page, "ui.combat.activate()");
  await fixDice(gm, [5, 6]);
  // Everybody sees that it begins and whose turn it is, whatever they look at.
  await inPage(archer, "ui.chat.activate()");
  const told = inPage<string>(
    archer,
    `return new Promise((seen) => new MutationObserver((_, observer) => {
       const banner = document.querySelector(".fight-banner");
       if (banner === null) return;
       observer.disconnect();
       seen(banner.innerText);
     }).observe(document.body, { childList: true }))`,
  );
  await press(gm, "Begin round 1");
  expect(await told).toMatch(/^round 1\s+heroes' turn$/i);
  await shot(archer, "0-banner");
  await inPage(archer, "ui.combat.activate()");
  await waiting(you, "Heroes' turn");
  await shot(you, "1-turn");

  const stood = await inPage(gm, `return game.combat.combatants.getName("Bo").token.x`);
  // You run up to the orc, the hound to you: by their tokens.
  const step = await spaceOnScreen(you);
  const from = await tokenSpot(you, ana);
  await drag(you, from, { x: from.x + step, y: from.y });
  // Whoever drags for the first time is asked, and told what comes of it.
  await asked(you).waitFor();
  await shot(you, "1-dash");
  await press(you, "Dash");
  await waiting(you, "Enemies' turn");
  const houndAt = await tokenSpot(gm, hound);
  await drag(gm, houndAt, { x: houndAt.x - 3 * step, y: houndAt.y - step });
  await asked(gm).waitFor();
  await press(gm, "Dash");
  await waiting(archer, "Heroes' turn");

  // The archer engages the orc by dropping its token onto the orc's, and stays where it is.
  await drag(archer, await tokenSpot(archer, bo), await tokenSpot(archer, orc));
  for (const page of [gm, you, archer]) await page.waitForSelector("#heart-rush-engagement .window-drop");
  expect(await inPage(gm, `return game.combat.combatants.getName("Bo").token.x`)).toBe(stood);
  await shot(you, "2-join");

  // You drop your token from the map into the window.
  const header = (await you.locator("#heart-rush-engagement .window-header").boundingBox())!;
  await drag(you, { x: header.x + 300, y: header.y + 10 }, { x: header.x + 300, y: header.y + 330 });
  const zone = await you.locator(".window-drop").boundingBox();
  await drag(you, await tokenSpot(you, ana), { x: zone!.x + 20, y: zone!.y + 12 });
  await press(gm, "Hound joins");
  await gm.waitForSelector(".fight-desk");

  // Four stances under seal: by card, by key, at the desk.
  await you.click('.window-hand [data-stance="might"]');
  await you.keyboard.press("Enter");
  await archer.focus('.window-hand [data-stance="might"]');
  await archer.keyboard.press("2");
  await shot(archer, "3-chosen");
  await archer.keyboard.press("Enter");
  await you.waitForSelector(".window-member.sealed >> nth=1");
  await shot(you, "4-sealed");
  await gm.click('.desk-row:has-text("Orc") [aria-label="Might"]');
  await gm.click('.desk-row:has-text("Hound") [aria-label="Cunning"]');
  await shot(gm, "5-desk");
  await press(gm, "Seal all");
  for (const page of [gm, you, archer]) await page.waitForSelector(".window-member.turned >> nth=3");
  await shot(you, "6-revealed");

  // Cunning: nobody for the hound, which is asked nothing. Agility: the archer strikes the orc, which shrugs it off.
  await archer.waitForSelector(".member-press");
  await shot(archer, "7-declare");
  await fixDice(gm, [8, 8], [6, 6], [6, 6], [2, 8], [2, 6]);
  await press(archer, "Strike Orc");
  await gm.waitForSelector('#heart-rush-engagement .fight-ask:has-text("shrug off")');
  await shot(gm, "8-shrug");
  await press(gm, "Shrug off");
  await archer.waitForSelector('#heart-rush-engagement .fight-ask:has-text("free sidestep")');
  await press(archer, "Stay here");

  // Might: you and the orc strike each other.
  await press(you, "Strike Orc");
  await fixDice(gm, [2, 8], [2, 6], [2, 6], [2, 6], [6, 6], [8, 8], [5, 12]);
  await press(gm, "Strike Ana");
  await you.waitForSelector('#heart-rush-engagement .fight-ask:has-text("shrug off")');
  await shot(you, "9-hurt");
  await press(you, "Take");
  await waiting(you, "Enemies' turn");
  await shot(you, "10-after");
  await inPage(gm, 'ui.sidebar.changeTab("chat", "primary")');
  await shot(gm, "11-chat");
  expect(await axeFindings(gm, "#chat .fight-card")).toEqual([]);
  await inPage(gm, "ui.combat.activate()");

  // The orc's side is to act, and of all four only the orc has an action left.
  const left = await inPage(
    gm,
    `const { fight } = game.heartRush.tableOf(game.combat).value;
     return [fight.phase.at, fight.phase.side, game.combat.combatants.filter(({ id }) => fight.fighters[id].action).map(({ name }) => name), Object.values(fight.fighters).every(({ active }) => active)]`,
  );
  expect(left).toEqual(["turn", "enemies", ["Orc"], true]);
  for (const page of [gm, you]) expect(await axeFindings(page, "#heart-rush-engagement")).toEqual([]);
  expect(await axeFindings(gm, "#combat")).toEqual([]);
});
