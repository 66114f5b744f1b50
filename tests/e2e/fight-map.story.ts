import type { Page } from "playwright-core";
import { expect } from "vitest";
import { axeFindings } from "./fixtures/axe.ts";
import { heartRushTable, IDS } from "./fixtures/heart-rush.ts";
import { drag, inPage, spaceOnScreen, tokenSpot, type Spot } from "./fixtures/in-page.ts";
import { fixDice } from "./fixtures/fixed-dice.ts";
import { muster, press, waiting } from "./fixtures/mustered.ts";
import { shot } from "./fixtures/shot.ts";
import { storyAt } from "./fixtures/story.ts";

const story = storyAt(heartRushTable({ canvas: "all" }));

const QUESTION = '#heart-rush-dock .fight-ask:has-text("dash 5 feet? (uses the action)")';

/** How many squares of the map are lit: for the range of whoever is pointed at, or for where one may go. */
const lit = (page: Page, what: "range" | "steps" = "range"): Promise<number> =>
  inPage(page, `return canvas.interface.grid.highlightLayers["heart-rush.${what}"]?.geometry.graphicsData.length ?? 0`);

/** Where on the screen the middle of a square is. */
const squareSpot = (page: Page, x: number, y: number): Promise<Spot> =>
  inPage(page, `return canvas.clientCoordinatesFromCanvas({ x: ${x} + 50, y: ${y} + 50 })`);

/** Which of these tokens the window of the engagement covers. */
const covered = async (page: Page, ...tokens: readonly string[]): Promise<readonly string[]> => {
  const { x, y, width, height } = (await page.locator("#heart-rush-engagement").boundingBox())!;
  const spots = await Promise.all(tokens.map((id) => tokenSpot(page, id)));
  const isUnder = (spot: Spot): boolean => spot.x > x && spot.x < x + width && spot.y > y && spot.y < y + height;
  return tokens.filter((_, index) => isUnder(spots[index]!));
};

/** Picks a stance and seals it with Enter. */
async function seals(page: Page, stance: string): Promise<void> {
  await page.click(`.window-hand [data-stance="${stance}"]`);
  await page.waitForSelector(`.window-hand [data-stance="${stance}"][aria-pressed="true"]`);
  await page.keyboard.press("Enter");
}

story("the map: ranges, dashes, rough ground", { timeout: 300_000 }, async ({ gm, player }) => {
  const { ana, orc, hound } = IDS.tokens;
  const you = await player(1);
  await inPage(gm, `await canvas.tokens.get("${ana}").document.update({ x: 200, y: 300 }, { animate: false })`);
  await muster(gm, ana, orc, hound);
  for (const page of [gm, you]) await inPage(page, "ui.combat.activate()");
  const start = `{ do: "start", expecting: { players: true, enemies: false }, witnesses: {} }`;
  await inPage(gm, `await game.heartRush.send(game.combat, ${start})`);
  await waiting(you, "Heroes' turn");
  const at = (page: Page, token: string): Promise<unknown> =>
    inPage(page, `const { x, y } = canvas.tokens.get("${token}").document; return [x, y]`);
  const spot = (): Promise<unknown> => at(gm, ana);

  // Pointing at one's own token lights the eight squares around it; the Game Master sees anybody's, a player no enemy's.
  const here = await tokenSpot(you, ana);
  await you.mouse.move(here.x, here.y, { steps: 4 });
  await expect.poll(() => lit(you)).toBe(8);
  // Her row in the tracker is lit with her.
  await you.waitForSelector('#combat .fight-row.hover:has-text("Ana")', { state: "attached" });
  await shot(you, "map-1-range");
  const foe = await tokenSpot(you, orc);
  await you.mouse.move(foe.x, foe.y, { steps: 4 });
  await expect.poll(() => lit(you)).toBe(0);
  const seen = await tokenSpot(gm, orc);
  await gm.mouse.move(seen.x, seen.y, { steps: 4 });
  await expect.poll(() => lit(gm)).toBe(8);
  await gm.hover('#combat .fight-row:has-text("Ana")');
  await expect.poll(() => inPage(gm, `return canvas.tokens.get("${ana}").hover`)).toBe(true);
  await gm.hover("#combat .tracker-round");
  await you.hover('#combat .fight-row:has-text("Ana")');
  await expect.poll(() => lit(you)).toBe(8);

  // Around each token is the ring of its side, in Foundry's own colours.
  const rings = await inPage(
    gm,
    `const { FRIENDLY, HOSTILE } = CONFIG.Canvas.dispositionColors;
     return ["${ana}", "${orc}"].map((id) => Number(canvas.tokens.get(id).getRingColors().ring)).join() === [FRIENDLY, HOSTILE].join()`,
  );
  expect(rings).toBe(true);

  // Whoever is taken in hand is selected on the map, and the other way round.
  await gm.click('#combat .fight-row:has-text("Orc") .row-take');
  await expect.poll(() => inPage(gm, "return canvas.tokens.controlled.map(({ id }) => id)")).toEqual([orc]);
  const anaThere = await tokenSpot(gm, ana);
  await gm.mouse.click(anaThere.x, anaThere.y);
  await gm.waitForSelector('#combat .foot-hand:text-is("Ana")');
  await gm.waitForSelector('#combat .fight-row.hand:has-text("Ana")');

  // Dropped onto an enemy out of reach a token goes nowhere, and says why.
  await drag(you, here, await tokenSpot(you, hound));
  await you.locator("#notifications .notification", { hasText: "Out of range." }).waitFor();
  expect(await spot()).toEqual([200, 300]);

  // Whoever lies prone is told to stand up first.
  await inPage(
    gm,
    `const who = game.combat.combatants.getName("Ana").id;
     await game.heartRush.send(game.combat, { do: "rule", ruling: { is: "condition", who, condition: "prone", levels: 1, of: null } })`,
  );
  const two = await spaceOnScreen(you);
  await drag(you, here, { x: here.x - 2 * two, y: here.y });
  await you.locator("#notifications .notification", { hasText: "stand up first" }).waitFor();
  expect(await spot()).toEqual([200, 300]);
  await inPage(gm, "await game.heartRush.undo(game.combat)");

  // Her player is told once what a drag comes to. From then on the first dash of a round is free and goes at once; the next
  // costs the action and waits for an answer.
  const step = await spaceOnScreen(you);
  await you.mouse.move(here.x, here.y);
  await you.mouse.down();
  await you.mouse.move(here.x + step, here.y, { steps: 4 });
  // While it is dragged the map says what will come of it.
  await expect.poll(() => you.locator(".waypoint-label").innerText()).toMatch(/^\d+ ft of \d+: dash, ends the turn/);
  await shot(you, "drag-says");
  // Of what somebody else has in mind it says no more than Foundry does.
  const others = `const token = canvas.tokens.get("${ana}"), ruler = new CONFIG.Token.rulerClass(token);
    const { x, y } = token.document, { size } = canvas.grid, said = [];
    const label = ruler._getWaypointLabelContext.bind(ruler);
    ruler._getWaypointLabelContext = (...given) => { const made = label(...given); if (made) said.push(made.units); return made; };
    for (const user of [game.user.id, game.users.activeGM.id])
      ruler.refresh({ passedWaypoints: [], pendingWaypoints: [], plannedMovement: { [user]: { foundPath: [{ x, y }, { x: x + size, y }], hidden: false } } });
    ruler.destroy();
    return said;`;
  expect(await inPage(you, others)).toEqual([expect.stringMatching(/^ft of \d+: dash/), "ft"]);
  await you.mouse.up();
  const told = you.locator("#heart-rush-dock .fight-ask", { hasText: "your side's turn ends with it" });
  await told.waitFor();
  await press(you, "Stay here");
  await told.waitFor({ state: "detached" });
  expect(await spot()).toEqual([200, 300]);
  await drag(you, here, { x: here.x + step, y: here.y });
  await waiting(you, "Enemies' turn");
  for (const page of [gm, you]) await expect.poll(() => at(page, ana)).toEqual([300, 300]);
  await inPage(gm, `await game.heartRush.send(game.combat, { do: "pass", side: "enemies" })`);
  await waiting(you, "Heroes' turn");
  const away = async (): Promise<void> => {
    const from = await tokenSpot(you, ana);
    await drag(you, from, { x: from.x - step, y: from.y });
    await you.waitForSelector(QUESTION);
  };
  await away();
  expect(await you.locator(QUESTION).innerText()).toContain("Orc may strike first");
  await shot(you, "map-2-asked");
  expect(await axeFindings(you, "#heart-rush-dock")).toEqual([]);
  await press(you, "Stay here");
  await you.waitForSelector(QUESTION, { state: "detached" });
  expect(await spot()).toEqual([300, 300]);
  await away();
  await press(you, "Dash (action)");
  // Whoever it would leave behind is asked before it is final.
  await gm.waitForSelector('.fight-ask:has-text("leaves your reach")');
  expect(await spot()).toEqual([300, 300]);
  await inPage(gm, `await game.heartRush.send(game.combat, { do: "move-on" })`);
  await waiting(you, "Enemies' turn");
  await expect.poll(spot).toEqual([200, 300]);

  // A region that slows makes each of its squares count twice.
  const moved = await inPage<number>(
    gm,
    `const mud = { name: "Mud", shapes: [{ type: "rectangle", x: 600, y: 500, width: 100, height: 100 }],
       behaviors: [{ type: "modifyMovementCost", system: { difficulties: { walk: 2 } } }] };
     await canvas.scene.createEmbeddedDocuments("Region", [mud]);
     const told = new Promise((done) => Hooks.once("heart-rush.fightChanged", done));
     if (game.heartRush.tableOf(game.combat).value.fight.ground.rough.length === 0) await told;
     return game.heartRush.tableOf(game.combat).value.fight.ground.rough.length`,
  );
  expect(moved).toBe(1);
  const houndAt = await tokenSpot(gm, hound);
  await drag(gm, houndAt, { x: houndAt.x - step, y: houndAt.y });
  await press(gm, "Dash");
  await waiting(you, "Heroes' turn");
  const fighters = `game.heartRush.tableOf(game.combat).value.fight.fighters`;
  const ran = `return ${fighters}[game.combat.combatants.getName("Hound").id].moved`;
  await expect.poll(() => inPage(gm, ran)).toBe(10);

  // A round later Ana engages the orc. Her player dawdles; she is let stand on the defensive, and that is taken back.
  await inPage(
    gm,
    `const round = () => game.heartRush.tableOf(game.combat).value.fight;
     while (round().round < 2 || round().phase.side !== "players")
       await game.heartRush.send(game.combat, { do: "pass", side: round().phase.side });
     await canvas.tokens.get("${ana}").document.update({ x: 300, y: 300 }, { animate: false });`,
  );
  // Whoever a button names is lit on the map while it is pointed at or has the keyboard.
  const isLit = (token: string): Promise<boolean> => inPage(you, `return canvas.tokens.get("${token}").hover`);
  await you.hover('#combat [data-choice^="engage "]:has-text("Orc")');
  await expect.poll(() => isLit(orc)).toBe(true);
  await you.hover("#combat .tracker-round");
  await expect.poll(() => isLit(orc)).toBe(false);
  await you.focus('#combat [data-choice^="engage "]:has-text("Orc")');
  await expect.poll(() => isLit(orc)).toBe(true);
  await press(you, "Engage Orc");
  for (const page of [gm, you]) {
    await page.waitForSelector("#heart-rush-engagement .window-hand");
    expect(await covered(page, ana, orc)).toEqual([]);
  }
  // And whoever is pointed at on the map is lit in the window.
  const onMap = await tokenSpot(you, orc);
  await you.mouse.move(onMap.x, onMap.y, { steps: 2 });
  await you.waitForSelector('.window-member.pointed-at:has-text("Orc")');
  await shot(you, "map-2-pointed");
  const missing = gm.locator(".desk-missing", { hasText: "Ana" });
  await missing.locator('[data-choice^="forfeit"]').click();
  await you.waitForSelector("#heart-rush-engagement .window-hand", { state: "detached" });
  await gm.click('#heart-rush-engagement [data-action="undoStep"]');
  for (const page of [gm, you]) await page.waitForSelector("#heart-rush-engagement .window-hand");
  await seals(you, "might");
  await seals(gm, "cunning");
  for (const page of [gm, you]) await page.waitForSelector(".window-member.turned >> nth=1");

  // Might beats cunning: what is struck is pushed two squares, as the map foretells, and its token with it.
  await you.waitForSelector('#heart-rush-engagement .fight-ask button:has-text("Strike Orc")');
  await expect.poll(() => lit(you, "steps")).toBe(1);
  await shot(you, "map-3-push");
  // A window that grows over whom it is about lets the map make way.
  const paneOf = 'document.querySelector("#heart-rush-engagement .window-content")';
  await inPage(
    you,
    `const { bottom, left } = ${paneOf}.getBoundingClientRect();
     const at = canvas.clientCoordinatesFromCanvas(canvas.tokens.get("${orc}").center);
     const { pivot, scale } = canvas.stage;
     globalThis.before = { x: pivot.x, y: pivot.y };
     await canvas.pan({ x: pivot.x + (at.x - left - 200) / scale.x, y: pivot.y + (at.y - bottom - 60) / scale.y });`,
  );
  expect(await covered(you, ana, orc)).toEqual([]);
  await inPage(you, `${paneOf}.style.paddingBottom = "150px"`);
  await expect.poll(() => covered(you, ana, orc)).toEqual([]);
  await inPage(you, `${paneOf}.style.paddingBottom = ""; await canvas.pan(before)`);
  await fixDice(gm, [8, 8], [6, 6], [8, 8], [8, 8], [1, 8], [1, 8]);
  for (const page of [gm, you])
    await inPage(
      page,
      `globalThis.floated = [];
       const over = canvas.interface, rise = over.createScrollingText;
       over.createScrollingText = (...told) => (floated.push(told[1]), rise.apply(over, told));`,
    );
  await press(you, "Strike Orc");
  // The newest blow lies open, its number large; what the orc takes rises over its token for everybody.
  for (const page of [gm, you]) {
    const blow = page.locator("#heart-rush-engagement .fight-clash.newest");
    await blow.locator(".clash-number", { hasText: "26" }).waitFor();
    expect(await blow.locator(".clash-roll >> visible=true").count()).toBe(2);
  }

  // What comes up hears the keys that are painted on it, wherever the keyboard is, but from whoever writes.
  await gm.click('#heart-rush-engagement [data-action="close"]');
  const key = await gm.locator("#heart-rush-dock button", { hasText: "Take 26" }).locator("kbd").innerText();
  expect(await gm.locator("#heart-rush-dock .dock-key kbd").innerText()).toBe("G");
  await gm.click('#sidebar-tabs [data-tab="chat"]');
  await gm.locator("#chat textarea").pressSequentially(key);
  expect(await gm.locator("#chat textarea").inputValue()).toBe(key);
  await gm.locator("#chat textarea").fill("");
  await gm.click('#sidebar-tabs [data-tab="combat"]');
  expect(await inPage(gm, "return floated")).toEqual([]);
  await gm.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await gm.keyboard.press(key);
  for (const page of [gm, you]) await expect.poll(() => inPage(page, "return floated")).toEqual(["−26"]);
  await shot(you, "map-3-floats");
  for (const page of [gm, you]) {
    await waiting(page, "Enemies' turn");
    await expect.poll(() => at(page, orc)).toEqual([600, 300]);
  }
  // The orc was pushed towards the window, and the map has made way.
  await expect.poll(() => covered(you, ana, orc)).toEqual([]);
  await shot(you, "map-4-pushed");

  // The orc comes back and engages her. She strikes, and steps out of its reach by a click on the lit square.
  const orcAt = await tokenSpot(gm, orc);
  await drag(gm, orcAt, { x: orcAt.x - 2 * step, y: orcAt.y });
  await waiting(you, "Heroes' turn");
  await press(you, "Pass");
  await waiting(gm, "Enemies' turn");
  await gm.click('#combat .fight-row:has-text("Orc") .row-take');
  await press(gm, "Engage Ana");
  for (const page of [gm, you]) await page.waitForSelector("#heart-rush-engagement .window-hand");
  await seals(you, "agility");
  await seals(gm, "might");
  for (const page of [gm, you]) await page.waitForSelector(".window-member.turned >> nth=1");
  await fixDice(gm, [8, 8], [4, 4], [8, 8], [1, 8], [1, 6]);
  await press(you, "Strike Orc");
  await press(gm, "Take 16");
  await you.waitForSelector('#heart-rush-engagement .fight-ask:has-text("free sidestep")');
  await you.click('#heart-rush-engagement [data-action="close"]');
  await you.waitForSelector('#heart-rush-dock .fight-ask:has-text("free sidestep")');
  await expect.poll(() => lit(you, "steps")).toBe(7);
  const corner = await squareSpot(you, 200, 200);
  await you.mouse.move(corner.x, corner.y, { steps: 2 });
  await shot(you, "map-5-step");
  await you.mouse.click(corner.x, corner.y);
  for (const page of [gm, you]) await expect.poll(() => at(page, ana)).toEqual([200, 200]);
  await expect.poll(() => lit(you, "steps")).toBe(0);

  // Taken back, she chooses another by the keys that move a token.
  await gm.click('#heart-rush-engagement [data-action="undoStep"]');
  await expect.poll(() => lit(you, "steps")).toBe(7);
  for (const page of [gm, you]) await expect.poll(() => at(page, ana)).toEqual([300, 300]);
  const back = await tokenSpot(you, ana);
  await you.mouse.click(back.x, back.y);
  await expect.poll(() => inPage(you, "return canvas.tokens.controlled.length")).toBe(1);
  await you.keyboard.press("ArrowUp");
  for (const page of [gm, you]) await expect.poll(() => at(page, ana)).toEqual([300, 200]);
  await gm.waitForSelector('#heart-rush-engagement .window-clashes:has-text("steps")');
  await shot(gm, "map-6-stepped");
});
