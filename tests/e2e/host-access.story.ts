import { describe, expect } from "vitest";
import { axeFindings } from "./fixtures/axe.ts";
import { inPage } from "./fixtures/in-page.ts";
import { story } from "./fixtures/story.ts";

describe.for(["light", "dark"] as const)("with %s colours", (colorScheme) => {
  story("lobby, sidebar and windows are fit for a screen reader and weak eyes", async ({ table }) => {
    const gm = await table.join("Game Master", { colorScheme });
    expect(await axeFindings(gm)).toEqual([]);
    for (const tab of [
      "combat",
      "scenes",
      "actors",
      "items",
      "journal",
      "tables",
      "macros",
      "compendium",
      "settings",
    ]) {
      await gm.click(`#sidebar-tabs [data-tab="${tab}"]`);
      expect(await axeFindings(gm, `#${tab}`)).toEqual([]);
    }
    await inPage(
      gm,
      `await game.journal.contents[0].sheet.render({ force: true });
       await game.macros.contents[0].sheet.render({ force: true });
       await game.scenes.active.sheet.render({ force: true });
       await new foundry.applications.settings.SettingsConfig().render({ force: true });
       await new foundry.applications.apps.DocumentOwnershipConfig({ document: game.actors.contents[0] }).render({ force: true });`,
    );
    for (const window of await gm.locator(".application:has(> .window-header)").all()) {
      expect(await axeFindings(gm, `#${await window.getAttribute("id")}`)).toEqual([]);
    }
    await gm.goto(table.url);
    await gm.waitForSelector(".seat");
    expect(await axeFindings(gm)).toEqual([]);
  });
});
