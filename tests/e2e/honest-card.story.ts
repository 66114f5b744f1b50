import { expect } from "vitest";
import { axeFindingsInBoth } from "./fixtures/axe.ts";
import { anaEngagesOrc, fightWithout, tabTo, withoutScenes } from "./fixtures/fight.ts";
import { IDS } from "./fixtures/heart-rush.ts";
import { inPage } from "./fixtures/in-page.ts";
import { fitsPhone } from "./fixtures/phone.ts";
import { shots } from "./fixtures/shot.ts";
import { storyAt } from "./fixtures/story.ts";

const story = storyAt(withoutScenes());

const CARD = "#chat .fight-card";
const VERIFY = `${CARD} [data-card-action="verify"]`;
const FIGHT = `const fight = game.combats.contents.at(-1);
  const id = (name) => fight.combatants.getName(name).id;
  const send = (command) => game.heartRush.send(fight, command);`;

story("anybody verifies a fight's seals on its card, and what is odd is named", async ({ gm, player }) => {
  const one = await player(1);
  const pages = [gm, one];
  await fightWithout(gm, [
    [IDS.ana, "Ana"],
    [IDS.orc, "Orc"],
  ]);
  await anaEngagesOrc(gm);
  await one.waitForSelector(CARD);
  // Nothing has turned over yet: there is nothing to verify.
  expect(await one.locator(VERIFY).count()).toBe(0);
  // A Game Master's seal over a player's is told to the player at once.
  await inPage(one, `${FIGHT} await game.heartRush.pick(fight, { [id("Ana")]: "might" });`);
  await inPage(gm, `${FIGHT} await game.heartRush.pick(fight, { [id("Ana")]: "cunning" });`);
  await one.waitForSelector('.notification:has-text(" has sealed a choice for Ana.")');
  await inPage(one, `${FIGHT} await game.heartRush.pick(fight, { [id("Ana")]: "might" });`);
  await inPage(gm, `${FIGHT} await game.heartRush.pick(fight, { [id("Orc")]: "cunning" });`);
  for (const page of pages) await page.waitForSelector(VERIFY);
  // The card that says who goes first has nothing to verify.
  expect(await one.locator(CARD).count()).toBe(2);
  expect(await one.locator(VERIFY).count()).toBe(1);

  // By keyboard alone: all seals hold, as this very browser has worked out.
  await tabTo(one, VERIFY);
  await one.keyboard.press("Enter");
  const said = one.locator(`${CARD} .card-verified p`);
  await expect
    .poll(() => said.allInnerTexts())
    .toEqual(["Checked in this browser: 2 of 2 seals match what was shown."]);
  expect(await axeFindingsInBoth(one, CARD)).toEqual([]);
  await shots(one, "verified", one.locator(CARD).last());

  // The Game Master takes the reveal back, and the orc's seal is not opened: both stand on the card, for all.
  await inPage(
    gm,
    `${FIGHT}
     await game.heartRush.undo(fight);
     await game.settings.set("heart-rush", "openings", {});
     await send({ do: "forfeit", who: id("Orc") });`,
  );
  await one.waitForSelector(`${CARD} .warning:has-text("A reveal was taken back")`);
  await one.waitForSelector(`${CARD} .fight-clash:has-text("Orc's seal was not opened: exposed")`);
  await one.locator(VERIFY).last().click();
  await expect
    .poll(() => said.allInnerTexts())
    .toEqual(["Checked in this browser: 1 of 2 seals match what was shown.", "Orc: the seal was not opened."]);
  // What the card itself says already is not said again.
  expect(await one.locator(`${CARD} .warning:has-text("A reveal was taken back")`).count()).toBe(1);
  await shots(one, "odd", one.locator(CARD).last());
  // On a phone the window covers all, until it is put away.
  await one.click('#heart-rush-engagement [data-action="close"]');
  await fitsPhone(one, CARD, "odd");
  // The dock, which asks now, has the colours that are chosen for what lies around the scene, and not those for windows.
  const ground = (): Promise<string> =>
    one.locator("#heart-rush-dock").evaluate((dock) => getComputedStyle(dock).backgroundColor);
  const choose = (applications: string, around: string): Promise<unknown> =>
    inPage(
      one,
      `await game.settings.set("core", "uiConfig", { colorScheme: { applications: "${applications}", interface: "${around}" } });
       await foundry.applications.instances.get("heart-rush-dock").render();`,
    );
  await choose("light", "dark");
  await expect.poll(ground).toBe("rgb(23, 26, 33)");
  await choose("dark", "light");
  await expect.poll(ground).toBe("rgb(244, 239, 230)");
  await choose("", "");
  await one.click('#sidebar-tabs [data-tab="combat"]');
  await one.click('#combat [data-action="showHistory"]');
  await one.waitForSelector('#heart-rush-history .warning:has-text("A reveal was taken back")');
  await shots(one, "history", one.locator("#heart-rush-history"));
  expect(await axeFindingsInBoth(one, "#heart-rush-history")).toEqual([]);
});

story(
  "a sheet that the rules cannot read says so at its head, and to those who can mend it",
  async ({ gm, player }) => {
    const one = await player(1);
    const wounds = `Object.fromEntries(Array.from({ length: 201 }, (_, n) => ["w" + n, { rank: 1, treated: true }]))`;
    await inPage(one, `await game.actors.get("${IDS.ana}").sheet.render({ force: true })`);
    await inPage(gm, `await game.actors.get("${IDS.ana}").update({ "system.wounds": ${wounds} })`);
    const banner = one.locator(".hero-sheet .sheet-fault");
    await banner.waitFor();
    expect(await banner.innerText()).toContain("“Wounds” should be a list of at most 200");
    for (const page of [gm, one])
      await page.waitForSelector('.notification:has-text("The rules cannot read the sheet of Ana")');
    expect(await axeFindingsInBoth(one, ".hero-sheet .sheet-fault")).toEqual([]);
    await shots(one, "sheet-fault");
    await fitsPhone(one, ".hero-sheet .sheet-fault", "sheet-fault");
  },
);
