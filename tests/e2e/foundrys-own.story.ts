import type { Page } from "playwright-core";
import { expect } from "vitest";
import { anaEngagesOrc, fightWithout, withoutScenes } from "./fixtures/fight.ts";
import { IDS } from "./fixtures/heart-rush.ts";
import { inPage } from "./fixtures/in-page.ts";
import { storyAt } from "./fixtures/story.ts";

// What stays Foundry's where our own windows stand among it.

const story = storyAt(withoutScenes());
const DOCK = "#heart-rush-dock";

/** Whose looks the tracker has: ours or Foundry's, and in which letters its first row or its head is written. */
const looks = (page: Page): Promise<readonly [boolean, string]> =>
  inPage(
    page,
    `const tab = document.querySelector("#combat");
     return [tab.classList.contains("heart-rush"), getComputedStyle(tab.querySelector(".combatant, .fight-row, header")).fontFamily.split(",")[0]]`,
  );

story("Foundry's own list of a fight has Foundry's looks, and ours has ours", async ({ gm }) => {
  await gm.click('#sidebar-tabs [data-tab="combat"]');
  const [ours, letters] = await looks(gm);
  expect([ours, letters]).toEqual([false, expect.not.stringContaining("Alegreya")]);
  // A fight of another kind, and one of ours before it begins.
  await inPage(
    gm,
    `const fight = await Combat.create({ type: "base", scene: null, active: true });
     await fight.createEmbeddedDocuments("Combatant", [{ type: "base", actorId: "${IDS.orc}", name: "Orc" }]);
     await fight.startCombat();`,
  );
  await gm.waitForSelector('#combat .combatant:has-text("Orc")');
  expect(await looks(gm)).toEqual([false, letters]);
  await fightWithout(gm, [
    [IDS.ana, "Ana"],
    [IDS.orc, "Orc"],
  ]);
  await gm.waitForSelector('#combat .combatant:has-text("Ana")');
  expect(await looks(gm)).toEqual([false, letters]);
  await inPage(gm, "await game.heartRush.begin(game.combats.contents.at(-1))");
  await gm.waitForSelector("#combat .fight-row");
  expect(await looks(gm)).toEqual([true, expect.stringContaining("Alegreya")]);
});

story(
  "a strip that has its answer goes at once, without fading as Foundry lets what has no frame",
  async ({ gm, player }) => {
    const one = await player(1);
    await fightWithout(gm, [
      [IDS.ana, "Ana"],
      [IDS.orc, "Orc"],
    ]);
    await inPage(
      one,
      `const { prototype } = foundry.applications.api.ApplicationV2, { close } = prototype;
     globalThis.wentBy = [];
     prototype.close = function (options) { globalThis.wentBy.push([this.id, options?.animate]); return close.call(this, options); };`,
    );
    await anaEngagesOrc(gm);
    await one.waitForSelector("#heart-rush-engagement");
    await inPage(one, `await foundry.applications.instances.get("heart-rush-engagement").close()`);
    await one.click('#sidebar-tabs [data-tab="chat"]');
    await one.waitForSelector(`${DOCK} .fight-ask`);
    await inPage(gm, "await game.combats.contents.at(-1).delete()");
    await one.locator(DOCK).waitFor({ state: "detached" });
    const fades = `return [...new Set(globalThis.wentBy.filter(([id]) => id === "heart-rush-dock").map(([, animate]) => animate))]`;
    expect(await inPage(one, fades)).toEqual([false]);
  },
);

story("a portrait may stand in an element for films, as some sheets of Foundry have it", async ({ gm, player }) => {
  const one = await player(1);
  await inPage(one, `await game.actors.get("${IDS.ana}").sheet.render({ force: true })`);
  await inPage(
    one,
    `const { form } = game.actors.get("${IDS.ana}").sheet;
     const picture = form.querySelector('img[data-edit="img"]'), film = document.createElement("video");
     Object.assign(film.dataset, picture.dataset);
     film.setAttribute("src", "icons/svg/wing.svg");
     picture.replaceWith(film);
     form.requestSubmit();`,
  );
  await expect.poll(() => inPage(gm, `return game.actors.get("${IDS.ana}").img`)).toBe("icons/svg/wing.svg");
});
