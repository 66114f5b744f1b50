import type { Page } from "playwright-core";
import { expect } from "vitest";
import { axeFindingsInBoth, inLightAndDark } from "./fixtures/axe.ts";
import { heartRushTable, IDS } from "./fixtures/heart-rush.ts";
import { inPage } from "./fixtures/in-page.ts";
import { shots } from "./fixtures/shot.ts";
import { storyAt } from "./fixtures/story.ts";

const story = storyAt(heartRushTable({ generation: 13 }));
const NAME = "The bow that grandmother strung on the night when the river came up to the door";

/** What stands written within these at a lesser contrast than 4.5, drawn as pale as all that it stands in makes it. */
const pale = (page: Page, within: string, written: string): Promise<string[]> =>
  inPage<string[]>(
    page,
    `const parts = (colour) => (colour.match(/[\\d.]+/g) ?? []).map(Number);
     const light = (rgb) => rgb.map((part) => part / 255).map((part) => part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
       .reduce((sum, part, at) => sum + part * [0.2126, 0.7152, 0.0722][at], 0);
     const above = (element) => element ? [element, ...above(element.parentElement)] : [];
     return [...document.querySelectorAll(${JSON.stringify(within)} + " :is(${written})")].filter((one) => one.checkVisibility()).flatMap((one) => {
       const opaque = above(one).reduce((product, each) => product * Number(getComputedStyle(each).opacity), 1);
       const ground = parts(above(one).map((each) => getComputedStyle(each).backgroundColor).find((colour) => (parts(colour)[3] ?? 1) === 1)).slice(0, 3);
       const ink = parts(getComputedStyle(one).color).slice(0, 3).map((part, at) => part * opaque + ground[at] * (1 - opaque));
       const [dark, bright] = [light(ink), light(ground)].sort((a, b) => a - b);
       const contrast = (bright + 0.05) / (dark + 0.05);
       return contrast < 4.5 ? [one.className + " " + one.textContent.trim() + " " + contrast.toFixed(2)] : [];
     });`,
  );

story("checks in a journal that one may only read, and its pages", async ({ gm, player }) => {
  const one = await player(1);
  await inPage(
    gm,
    `const page = (name, content) => ({ name, type: "text", text: { content } });
     await JournalEntry.create({ name: "The cellar", ownership: { default: 2 }, pages: [
       page("Door", "<p>The door: @Check[might|CN 12|to break it]{Break the door}.</p>"),
       page("Stairs", "<p>Eleven steps, the last of them gone.</p>"),
     ] });`,
  );
  await one.waitForFunction(`game.journal.getName("The cellar") !== undefined`);
  await inPage(one, `await game.journal.getName("The cellar").sheet.render({ force: true })`);
  const mark = one.locator(".check-mark");
  const dialog = one.locator(".check-dialog");
  await mark.waitFor();
  await shots(one, "mark-only-read");
  expect(await mark.getAttribute("role")).toBe("button");
  expect(await axeFindingsInBoth(one, ".journal-entry-page")).toEqual([]);

  for (const press of [() => mark.click(), () => mark.press("Enter"), () => mark.press("Space")]) {
    await press();
    await dialog.waitFor();
    expect(await dialog.locator("input[name=against]").inputValue()).toBe("12");
    await one.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
  }
  expect(await inPage(one, "return game.paused")).toBe(await inPage(gm, "return game.paused"));

  await one.click('.journal-sidebar [data-action="goToPage"]:has-text("Stairs")');
  await expect.poll(() => one.locator(".journal-entry-page").innerText()).toContain("Eleven steps");
  expect(await axeFindingsInBoth(one, ".journal-sidebar")).toEqual([]);
});

story("a sheet that one may only read is read to the end", async ({ gm, player }) => {
  const one = await player(1);
  await inPage(
    gm,
    `const bo = game.actors.get("${IDS.bo}");
     await bo.update({ "ownership.default": 2 });
     await bo.items.getName("Shortbow").update({ name: ${JSON.stringify(NAME)} });
     const description = "<p>" + "She walks where no leaf stirs. ".repeat(10) + "@Check[agility|CN 10]{Walk unheard}, and then she is gone.</p>";
     await bo.createEmbeddedDocuments("Item", [{ name: "Soft Steps", type: "ability", system: { description } }]);`,
  );
  await one.waitForFunction(
    `game.actors.get("${IDS.bo}").items.getName("Soft Steps") && game.actors.get("${IDS.bo}").testUserPermission(game.user, 2)`,
  );
  await inPage(one, `await game.actors.get("${IDS.bo}").sheet.render({ force: true })`);
  const sheet = one.locator(".hero-sheet");
  await sheet.locator(".stance-card").first().waitFor();
  await shots(one, "hero-only-read");

  // Nothing on it can be done, and all of it can be read.
  expect(await sheet.locator(".stance-card:enabled, .row-show:enabled, input:enabled").count()).toBe(0);
  const written =
    ".card-name, .relation, .gain, .card-flat, .row-name, .fact, .row-words, .row-mark, .hp-label, .title, .chip, input";
  await inLightAndDark(one, async () => expect(await pale(one, ".hero-sheet", written)).toEqual([]));
  const dice = await sheet
    .locator(".stance-card :is(.die, .emblem), .heart-step.now .die")
    .evaluateAll((all) => all.filter((die) => !die.checkVisibility({ opacityProperty: true })).length);
  expect(dice).toBe(0);
  const dimmed = await inPage(
    one,
    `return [...document.querySelectorAll(".hero-sheet .stance-card, .hero-sheet .stance-card *, .hero-sheet .heart-step.now *, .hero-sheet .row *")]
       .filter((part) => Number(getComputedStyle(part).opacity) < 1).map(({ className }) => String(className))`,
  );
  expect(dimmed).toEqual([]);

  // What is in hand says so, and a long name is all there.
  const bow = sheet.locator(".row.item", { hasText: "grandmother" }).first();
  expect(await bow.locator(".row-tools").innerText()).toBe("In hand");
  expect(await sheet.locator(".row.item", { hasText: "Knife" }).locator(".row-tools").count()).toBe(0);
  const fits = await bow
    .locator(".row-name")
    .evaluate((name) => name.scrollWidth <= name.clientWidth && name.scrollHeight <= name.clientHeight + 1);
  expect(fits).toBe(true);

  // What is too long for a row stands on the item's own page, and a check in it can be rolled.
  await sheet.getByRole("button", { name: "Soft Steps", exact: true }).click();
  const item = one.locator(".item-sheet");
  await item.getByText("and then she is gone").waitFor();
  await inLightAndDark(one, async () =>
    expect(await pale(one, ".item-sheet", "input, label, .title, p, .check-mark")).toEqual([]),
  );
  await shots(one, "item-only-read");
  expect(await item.locator("button:enabled:not(.window-header button)").count()).toBe(0);
  await item.locator(".check-mark").click();
  await one.locator(".check-dialog").waitFor();
});
