import type { Page } from "playwright-core";
import { expect } from "vitest";
import { axeFindings } from "./fixtures/axe.ts";
import { heartRushStory as story, IDS } from "./fixtures/heart-rush.ts";
import { drag, inPage, spaceOnScreen, tokenSpot } from "./fixtures/in-page.ts";
import { muster, press, shot, waiting } from "./fixtures/mustered.ts";

const QUESTION = '#heart-rush-dock .fight-ask:has-text("dash 5 feet? It costs the action.")';

/** How many squares of the map are lit for the range of whoever is pointed at. */
const lit = (page: Page): Promise<number> =>
  inPage(page, `return canvas.interface.grid.highlightLayers["heart-rush.range"]?.geometry.graphicsData.length ?? 0`);

story("the map: ranges, dashes, rough ground", { timeout: 300_000 }, async ({ gm, player, table }) => {
  const { ana, orc, hound } = IDS.tokens;
  const you = await player(1);
  await inPage(gm, `await canvas.tokens.get("${ana}").document.update({ x: 200, y: 300 }, { animate: false })`);
  await muster(gm, ana, orc, hound);
  for (const page of [gm, you]) await inPage(page, "ui.combat.activate()");
  const start = `{ do: "start", expecting: { players: true, enemies: false }, surprised: null }`;
  await inPage(gm, `await game.heartRush.send(game.combat, ${start})`);
  await waiting(you, "Heroes act");
  const spotOn = (page: Page): Promise<unknown> =>
    inPage(page, `const { x, y } = canvas.tokens.get("${ana}").document; return [x, y]`);
  const spot = (): Promise<unknown> => spotOn(gm);

  // Pointing at one's own token lights the eight squares around it; the Game Master sees anybody's, a player no enemy's.
  const here = await tokenSpot(you, ana);
  await you.mouse.move(here.x, here.y, { steps: 4 });
  await expect.poll(() => lit(you), { timeout: 15_000 }).toBe(8);
  await shot(you, "map-1-range");
  const foe = await tokenSpot(you, orc);
  await you.mouse.move(foe.x, foe.y, { steps: 4 });
  await expect.poll(() => lit(you), { timeout: 15_000 }).toBe(0);
  const seen = await tokenSpot(gm, orc);
  await gm.mouse.move(seen.x, seen.y, { steps: 4 });
  await expect.poll(() => lit(gm), { timeout: 15_000 }).toBe(8);
  await gm.hover('#combat .fight-row:has-text("Ana")');
  await expect.poll(() => inPage(gm, `return canvas.tokens.get("${ana}").hover`), { timeout: 15_000 }).toBe(true);
  await gm.hover("#combat .tracker-round");
  await you.hover('#combat [data-choice]:has-text("Engage Orc")');
  await expect.poll(() => lit(you), { timeout: 15_000 }).toBe(8);

  // Dropped onto an enemy out of reach a token goes nowhere, and says why.
  await drag(you, here, await tokenSpot(you, hound));
  await you.locator("#notifications .notification", { hasText: "Out of range." }).waitFor();
  expect(await spot()).toEqual([200, 300]);

  // The first dash of a round is free and goes at once; the next costs the action and waits for an answer.
  const step = await spaceOnScreen(you);
  await drag(you, here, { x: here.x + step, y: here.y });
  await waiting(you, "Enemies act");
  for (const page of [gm, you]) await expect.poll(() => spotOn(page), { timeout: 15_000 }).toEqual([300, 300]);
  await inPage(gm, `await game.heartRush.send(game.combat, { do: "pass", side: "enemies" })`);
  await waiting(you, "Heroes act");
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
  await press(you, "Dash for the action");
  // Whoever it would leave behind is asked before it is final.
  await gm.waitForSelector('.fight-ask:has-text("moves past")');
  expect(await spot()).toEqual([300, 300]);
  await inPage(gm, `await game.heartRush.send(game.combat, { do: "move-on" })`);
  await waiting(you, "Enemies act");
  await expect.poll(spot, { timeout: 15_000 }).toEqual([200, 300]);

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
  await waiting(you, "Heroes act");
  const fighters = `game.heartRush.tableOf(game.combat).value.fight.fighters`;
  const ran = `return ${fighters}[game.combat.combatants.getName("Hound").id].moved`;
  await expect.poll(() => inPage(gm, ran), { timeout: 15_000 }).toBe(10);
  expect(table.problems).toEqual([]);
});
