import { expect } from "vitest";
import { heartRushStory as story, IDS } from "./fixtures/heart-rush.ts";
import { inPage } from "./fixtures/in-page.ts";

const SHEET = ".hero-sheet";
const ANA = `const ana = game.actors.get("${IDS.ana}");`;

story(
  "a field says what is kept, however it is left, and the reader stays where they were",
  async ({ player, table }) => {
    const one = await player(1);
    const field = (name: string) => one.locator(`${SHEET} [name="${name}"]`);
    const kept = (path: string) => inPage(one, `${ANA} return foundry.utils.getProperty(ana, "${path}")`);
    await inPage(one, `${ANA} await ana.update({ "system.hp.value": 30, "system.xp": 60 })`);
    await inPage(one, `${ANA} await ana.sheet.render({ force: true })`);

    // What a number loses it loses once: Enter tells of it, and leaving the field says no more.
    const hp = field("system.hp.value");
    await hp.fill("-5");
    await one.keyboard.press("Enter");
    await expect.poll(() => hp.inputValue()).toBe("25");
    await one.keyboard.press("Tab");
    await field("system.hp.max").focus();
    expect([await kept("system.hp.value"), await hp.inputValue()]).toEqual([25, "25"]);

    // What is out of bounds or no number, and a name that is none, is not taken; what stood there stands there again.
    await inPage(one, `${ANA} await ana.update({ "system.hp.value": 99999 })`);
    await expect.poll(() => hp.inputValue()).toBe("99999");
    for (const odd of ["+5", "a lot"]) {
      await hp.fill(odd);
      await one.keyboard.press("Tab");
      await expect.poll(() => hp.inputValue()).toBe("99999");
    }
    await field("name").fill("");
    await one.keyboard.press("Tab");
    await expect.poll(() => field("name").inputValue()).toBe("Ana");
    await expect.poll(() => one.locator("#notifications").innerText()).toContain("may not be");
    expect(await kept("name")).toBe("Ana");

    // Who buys twice by the keyboard buys the same twice, and the list stays where it was.
    await one.click(`${SHEET} nav [data-tab="self"]`);
    await one.locator(`${SHEET} summary`, { hasText: "Spend" }).click();
    const aspect = one.locator(`${SHEET} [data-action="buy"][data-bought="newAspect"]`);
    await aspect.scrollIntoViewIfNeeded();
    const place = () => one.evaluate(`document.querySelector("${SHEET} [data-application-part=self]").scrollTop`);
    const before = await place();
    expect(before).toBeGreaterThan(50);
    const aspects = Object.keys((await kept("system.aspects")) as object).length;
    await aspect.focus();
    for (const more of [1, 2]) {
      await one.keyboard.press("Enter");
      await expect.poll(async () => Object.keys((await kept("system.aspects")) as object).length).toBe(aspects + more);
      await expect.poll(() => inPage(one, "return document.activeElement.dataset.bought")).toBe("newAspect");
    }
    expect(Math.abs(Number(await place()) - Number(before))).toBeLessThan(150);
    table.expects(/blank|may not be/);
  },
);
