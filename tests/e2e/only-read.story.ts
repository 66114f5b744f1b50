import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { axeFindings } from "./fixtures/axe.ts";
import { heartRushStory as story, heartRushTable, IDS } from "./fixtures/heart-rush.ts";
import { inPage } from "./fixtures/in-page.ts";
import { shot } from "./fixtures/shot.ts";

describe.for([
  [13, "light"],
  [14, "dark"],
] as const)("in generation %i, %s", ([generation, colorScheme]) => {
  story.override({ options: heartRushTable({ generation }) });

  story("checks in a journal that one may only read, and its pages", async ({ gm, player, table }) => {
    const one = await player(1, { colorScheme });
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
    await shot(one, `mark-only-read-${colorScheme}`);
    expect(await mark.getAttribute("role")).toBe("button");
    expect(await axeFindings(one, ".journal-page")).toEqual([]);

    for (const press of [() => mark.click(), () => mark.press("Enter"), () => mark.press("Space")]) {
      await press();
      await dialog.waitFor();
      expect(await dialog.locator("input[name=against]").inputValue()).toBe("12");
      await one.keyboard.press("Escape");
      await dialog.waitFor({ state: "detached" });
    }
    expect(await inPage(one, "return game.paused")).toBe(await inPage(gm, "return game.paused"));

    await one.click('.journal-sidebar [data-action="goToPage"]:has-text("Stairs")');
    await expect.poll(() => one.locator(".journal-page").innerText()).toContain("Eleven steps");
    expect(await axeFindings(one, ".journal-sidebar")).toEqual([]);
    expect(table.problems).toEqual([]);
  });
});
