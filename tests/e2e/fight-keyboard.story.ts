import type { Page } from "playwright-core";
import { expect } from "vitest";
import { answerAll, fightWithout, seeFight, tabTo, withoutScenes } from "./fixtures/fight.ts";
import { IDS } from "./fixtures/heart-rush.ts";
import { inPage } from "./fixtures/in-page.ts";
import { shot } from "./fixtures/shot.ts";
import { storyAt } from "./fixtures/story.ts";

const story = storyAt(withoutScenes());

/** Presses a button that the tabulator leads to; beside it, one of several ways may be chosen first. */
async function press(page: Page, selector: string): Promise<void> {
  await tabTo(page, selector);
  await page.keyboard.press("Enter");
}

/** Takes a fighter in hand. */
const take = (page: Page, id: string): Promise<void> => press(page, `#combat [data-choice="hand ${id}"]`);

const roundOf = (page: Page): Promise<string> => page.locator("#combat .tracker-round").innerText();

story("four against six over three rounds by keyboard alone", { timeout: 240_000 }, async ({ gm, player }) => {
  // Player 1 plays four heroes tonight.
  await inPage(
    gm,
    `const seats = { ownership: { default: 0, practicePlayer10: 3 } };
    for (const id of ["${IDS.bo}", "${IDS.cy}"]) await game.actors.get(id).update({ ownership: { practicePlayer10: 3, practicePlayer20: 0, practicePlayer30: 0 } });
    const { _id, ...ana } = game.actors.get("${IDS.ana}").toObject();
    await Actor.create({ ...ana, _id: "heroDi0000000000", name: "Di", ...seats }, { keepId: true });`,
  );
  const one = await player(1);
  // Without tokens, everybody who fights has an actor of their own.
  const band = async (of: string, names: readonly string[]): Promise<readonly (readonly [string, string])[]> => {
    const made = await inPage<readonly string[]>(
      gm,
      `const { _id, ...data } = game.actors.get("${of}").toObject();
      const made = await Actor.createDocuments(${JSON.stringify(names)}.map((name) => ({ ...data, name })));
      return made.map(({ id }) => id)`,
    );
    return names.map((name, place) => [made[place] ?? "", name] as const);
  };
  const foes = await band(IDS.orc, ["Orc 1", "Orc 2", "Orc 3", "Orc 4"]);
  const hounds = await band(IDS.hound, ["Hound 1", "Hound 2"]);
  const heroes = [
    [IDS.ana, "Ana"],
    [IDS.bo, "Bo"],
    [IDS.cy, "Cy"],
    ["heroDi0000000000", "Di"],
  ] as const;
  await fightWithout(gm, [...heroes, ...foes, ...hounds]);
  const ids = await seeFight<Record<string, string>>(
    gm,
    "Object.fromEntries(fight.combatants.map(({ id, name }) => [name, id]))",
  );
  const id = (name: string): string => ids[name] ?? "";

  for (const page of [gm, one]) await press(page, '#sidebar-tabs [data-tab="combat"]');
  await gm.locator('#combat [data-action="startCombat"]').waitFor();
  await tabTo(gm, '#combat [data-action="startCombat"]');
  await gm.keyboard.press("Enter");
  await gm.locator('#combat [data-choice="start"]:focus').waitFor();
  await tabTo(gm, '#combat [data-variants="start"]');
  await gm.keyboard.press("ArrowDown");
  await press(gm, '#combat [data-choice="start"]');
  // The keyboard stands on whom to act with, and not on passing.
  await gm.locator('#combat .tracker-side.acting[data-side="players"] .row-take:focus').first().waitFor();

  // The Game Master says who stands beside whom.
  const beside = async (hero: string, foe: string): Promise<void> => {
    const far = `#combat [data-choice="far ${id(hero)} ${id(foe)}"]`;
    await take(gm, id(hero));
    await gm.locator(far).waitFor({ state: "attached" });
    if (!(await gm.locator("#combat .foot-list").isVisible())) await press(gm, "#combat .foot-more > summary");
    if ((await gm.locator(far).innerText()).includes("side by side")) return;
    await tabTo(gm, `#combat [data-variants="far ${id(hero)} ${id(foe)}"]`);
    await gm.keyboard.press("Home");
    await press(gm, far);
    await gm.locator(`${far}:has-text("side by side")`).waitFor();
  };

  const charges = [
    ["Ana", "Orc 1", "Orc 2", "Bo"],
    ["Bo", "Orc 3", "Orc 4", "Ana"],
    ["Cy", "Hound 1", "Hound 2", "Di"],
  ] as const;
  for (const [turn, [hero, foe, second, friend]] of charges.entries()) {
    expect(await roundOf(one)).toBe(`Round ${turn + 1}`);
    if (!(await one.locator('#combat .tracker-side.acting[data-side="players"]').isVisible())) {
      await press(gm, '#combat [data-choice="pass"]');
      await one.locator('#combat .tracker-side.acting[data-side="players"]').waitFor();
    }
    await beside(hero, foe);
    await beside(hero, second);
    await beside(friend, second);
    await take(one, id(hero));
    await one.locator(`#combat [data-choice="engage ${id(hero)} ${id(foe)}"]:not([aria-disabled="true"])`).waitFor();
    // What the keyboard comes to tells its rule, as what the mouse rests on does.
    await tabTo(one, `#combat [data-choice="engage ${id(hero)} ${id(foe)}"]`);
    await one.locator("#tooltip", { hasText: "Draws an enemy within range" }).waitFor();
    await one.keyboard.press("Enter");
    await one.waitForSelector("#heart-rush-engagement .window-member");
    await gm.waitForSelector("#heart-rush-engagement .window-member");

    // Whoever may join does, until stances are chosen.
    for (let asked = 0; asked < 30; asked++) {
      if (await one.locator("#heart-rush-engagement .window-hand").first().isVisible()) break;
      for (const page of [gm, one]) {
        if (!(await page.locator("#heart-rush-engagement .fight-ask").first().isVisible())) continue;
        await page.keyboard.press("g");
        await page.keyboard.press("1");
      }
      await gm.waitForTimeout(100);
    }
    await one.locator("#heart-rush-engagement .window-hand").first().waitFor();
    const hands = await one
      .locator("#heart-rush-engagement .window-hand")
      .evaluateAll((all) => all.map((hand) => hand.getAttribute("data-hand") ?? ""));
    for (const [place, hand] of hands.entries()) {
      await tabTo(one, `[data-hand="${hand}"] [data-stance]`);
      await one.keyboard.press(String(((place + turn) % 3) + 1));
      await one.locator(`[data-hand="${hand}"] [data-stance][aria-pressed="true"]:focus`).waitFor();
      await one.keyboard.press("Enter");
      await one
        .locator(`.window-hand.sealed[data-hand="${hand}"]`)
        .or(one.locator(".fight-window.revealed"))
        .first()
        .waitFor();
    }
    await gm.waitForSelector("#heart-rush-engagement :is(.desk-row, .window-hand:not(.sealed))");
    if (await gm.locator("#heart-rush-engagement .desk-row").first().isVisible()) {
      if (turn === 0) await press(gm, '#heart-rush-engagement [data-action="mixAll"]');
      else
        for (const name of ["might", "cunning"].slice(turn - 1, turn)) {
          const all = gm.locator(`#heart-rush-engagement .desk-group [data-choice$=" ${name}"]`);
          if (await all.first().isVisible())
            await press(gm, `#heart-rush-engagement .desk-group [data-choice$=" ${name}"]`);
          else await press(gm, '#heart-rush-engagement [data-action="mixAll"]');
        }
      await gm.locator('#heart-rush-engagement [data-action="sealAll"]:not(:disabled)').waitFor();
      if (turn === 0) await shot(gm, "desk-many");
      await press(gm, '#heart-rush-engagement [data-action="sealAll"]');
    } else {
      await tabTo(gm, "#heart-rush-engagement .window-hand [data-stance]");
      await gm.keyboard.press("1");
      await gm.locator('.window-hand [data-stance][aria-pressed="true"]:focus').waitFor();
      await gm.keyboard.press("Enter");
    }
    for (const page of [gm, one]) await page.waitForSelector(".fight-window.revealed");
    if (turn === 0) await shot(one, "revealed");
    await answerAll([gm, one]);

    // Both sides pass, and the round is over.
    for (let passes = 0; passes < 6 && (await roundOf(gm)) === `Round ${turn + 1}`; passes++) {
      const turns = await seeFight<number>(gm, "fight.system.at");
      await press(gm, '#combat [data-choice="pass"]');
      await expect.poll(() => seeFight<number>(gm, "fight.system.at")).toBeGreaterThan(turns);
    }
    await expect.poll(() => roundOf(one)).toBe(`Round ${turn + 2}`);
  }
  expect(await one.locator("#combat .fight-row").count()).toBe(10);
});
