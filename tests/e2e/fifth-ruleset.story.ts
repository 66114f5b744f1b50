import type { Page } from "playwright-core";
import { expect } from "vitest";
import { buildTree } from "../fifth/lay.ts";
import { axeFindings } from "./fixtures/axe.ts";
import { heartRushTable } from "./fixtures/heart-rush.ts";
import { inPage } from "./fixtures/in-page.ts";
import { story } from "./fixtures/story.ts";

/** The system with the fifth ruleset, built for this story. */
const fifth = story.extend<{ options: Parameters<typeof heartRushTable>[0] }>({
  // oxlint-disable-next-line no-empty-pattern -- a fixture names what it needs, and this one needs nothing
  options: async ({}, use) => {
    const tree = await buildTree();
    await use({ ...heartRushTable(), system: tree.root } as object);
    tree.remove();
  },
});

const MUSTER = `
  const scene = await Scene.create({ name: "A schoolyard", active: true });
  await scene.view();
  const make = (name, owner) => Actor.create({ name, type: "roshamboFighter", system: { lives: 1, most: 3 },
    ownership: owner === null ? {} : { [owner]: 3 }, prototypeToken: { actorLink: true, disposition: owner === null ? -1 : 1 } });
  const cast = [await make("Nell", "practicePlayer10"), await make("Otto", "practicePlayer20"), await make("Rex", null), await make("Sal", null)];
  const combat = await Combat.create({ type: "roshambo" });
  await combat.createEmbeddedDocuments("Combatant", cast.map(({ id }) => ({ actorId: id })));
  await combat.activate();
  await combat.startCombat();
`;

const press = (page: Page, name: string): Promise<void> =>
  page.locator("#heart-rush-engagement").getByRole("button", { name }).first().click();

fifth("rock, paper, scissors, from its sheets to the end of a fight", { timeout: 300_000 }, async ({ gm, player }) => {
  const [nell, otto] = [await player(1), await player(2, { colorScheme: "light" })];
  await inPage(gm, MUSTER);

  // Its sheet, its name and its rulings are there by themselves.
  await inPage(nell, 'game.actors.getName("Nell").sheet.render({ force: true })');
  await nell.locator('input[name="system.most"]').fill("5");
  await nell.keyboard.press("Tab");
  await expect.poll(() => inPage(gm, 'return game.actors.getName("Nell").system.most')).toBe(5);
  await inPage(nell, 'await game.actors.getName("Nell").sheet.close()');
  expect(await inPage(gm, "return game.i18n.localize(CONFIG.Combat.typeLabels.roshambo)")).toBe(
    "Rock, paper, scissors",
  );

  for (const page of [gm, nell, otto]) await page.waitForSelector("#heart-rush-engagement .window-steps");
  await nell.locator(".fight-ask button").first().focus();
  await nell.keyboard.press("1");
  await expect.poll(() => nell.getByRole("button", { name: "Seal Rock" }).count()).toBe(1);
  await nell.keyboard.press("4");
  await nell.waitForSelector(':text("Nell has sealed a hand.")');
  await press(otto, "Rock");
  await press(otto, "Seal Rock");
  await otto.waitForSelector(':text("Otto has sealed a hand.")');
  for (const name of ["Rex", "Sal"]) {
    const scissors = gm.locator(`#heart-rush-engagement .desk-row:has-text("${name}") [aria-label="Scissors"]`);
    await scissors.click();
    await gm.waitForSelector(`.desk-row:has-text("${name}") [aria-label="Scissors"][aria-pressed="true"]`);
  }
  for (const page of [gm, nell]) expect(await axeFindings(page, "#heart-rush-engagement")).toEqual([]);
  await gm.locator('#heart-rush-engagement [data-action="sealAll"]').click();

  // Rock has broken both scissors.
  for (const page of [gm, nell, otto]) await page.waitForSelector("#heart-rush-summary table");
  await inPage(otto, 'ui.sidebar.changeTab("chat", "primary")');
  await otto.waitForSelector('#chat :text("Rex and Sal loses a life")');
  expect(
    await inPage(
      otto,
      "return game.actors.map(({ name, system }) => [name, system.lives]).filter(([, lives]) => lives !== undefined).sort()",
    ),
  ).toEqual([
    ["Nell", 1],
    ["Otto", 1],
    ["Rex", 0],
    ["Sal", 0],
  ]);
});
