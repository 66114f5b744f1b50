import type { Page } from "playwright-core";
import { expect } from "vitest";
import { heartRushStory as story, IDS } from "./fixtures/heart-rush.ts";
import { inPage } from "./fixtures/in-page.ts";

const SHEET = ".hero-sheet";
const ana = `const ana = game.actors.get("${IDS.ana}");`;

const open = (page: Page): Promise<unknown> => inPage(page, `${ana} await ana.sheet.render({ force: true })`);
const stored = <T>(page: Page, path: string): Promise<T> =>
  inPage<T>(page, `${ana} return foundry.utils.getProperty(ana.toObject(), "${path}") ?? null`);
const tab = (page: Page, name: string): Promise<void> => page.click(`${SHEET} [role="tab"][data-tab="${name}"]`);
const known = (page: Page, what: string): Promise<unknown> =>
  page.waitForFunction(`(() => { ${ana} return ${what}; })()`);

story(
  "two people at one sheet, and what can go wrong with one",
  { timeout: 240_000 },
  async ({ gm, player, table }) => {
    table.expects(/404 \(Not Found\) \/nowhere\/gone\.webp/);
    const one = await player(1);
    await Promise.all([open(gm), open(one)]);
    await one.waitForSelector(`${SHEET} .stance-card`);

    // Each writes into another field at the same moment; neither loses anything, and nobody loses their place.
    await gm.locator(`${SHEET} [name="system.class"]`).fill("Battleheart");
    await one.locator(`${SHEET} [name="system.subclass"]`).fill("Striker");
    await Promise.all([gm.keyboard.press("Tab"), one.keyboard.press("Tab")]);
    await expect
      .poll(() => inPage(one, `${ana} return [ana.system.class, ana.system.subclass]`))
      .toEqual(["Battleheart", "Striker"]);
    await tab(one, "self");
    await one.locator(`${SHEET} [name="system.aspects.entry0.text"]`).fill("Half writ");
    await inPage(gm, `${ana} await ana.update({ "system.aspects.gms": { text: "Swift", rank: 1 } })`);
    await one.locator(`${SHEET} [name="system.aspects.entry0.text"]`).fill("Pays every debt");
    await one.keyboard.press("Tab");
    await expect
      .poll(() => inPage(gm, `${ana} return Object.values(ana.system.aspects).map(({ text }) => text)`))
      .toEqual(["Pays every debt", "Swift"]);

    // They buy at the same moment, and one writes about a wound while another hurts: all of it is there, and paid for.
    await inPage(gm, `${ana} await ana.update({ "system.xp": 90, "system.wounds": { bite: { rank: 10 } } })`);
    await Promise.all([gm, one].map((page) => known(page, "ana.system.xp === 90 && ana.system.wounds.bite")));
    await Promise.all([gm, one].map((page) => tab(page, "self")));
    const buys = (page: Page, bought: string) =>
      page.locator(`${SHEET} [data-action="buy"][data-bought="${bought}"]`).first().dispatchEvent("click");
    await Promise.all([buys(gm, "ability"), buys(one, "hitPoints"), buys(one, "newAspect"), buys(gm, "newAspect")]);
    // What either writes next comes after what they bought; whether the aspect was bought twice is a matter of the moment.
    for (const [page, flag] of [
      [gm, "gm"],
      [one, "one"],
    ] as const)
      await inPage(page, `${ana} await ana.setFlag("world", "${flag}", true)`);
    await Promise.all([gm, one].map((page) => known(page, "Object.keys(ana.flags.world ?? {}).length === 2")));
    const sold = await inPage<readonly string[]>(
      gm,
      `${ana} return Object.values(ana.system.advances).map(({ bought }) => bought).sort()`,
    );
    expect([...new Set(sold)]).toEqual(["ability", "hitPoints", "newAspect"]);
    const paid = await inPage(
      one,
      `${ana} const { xp, xpLeft, advances, aspects } = ana.system;
       const bought = Object.values(advances).filter((advance) => advance.bought === "newAspect");
       return [xp - xpLeft - Object.values(advances).reduce((sum, { cost }) => sum + cost, 0),
         bought.every(({ of }) => of in aspects)]`,
    );
    expect(paid).toEqual([0, true]);
    await expect.poll(() => stored(gm, "system.hp.max")).toBe(50);
    await Promise.all([gm, one].map((page) => tab(page, "fight")));
    await one.locator(`${SHEET} [name="system.wounds.bite.description"]`).fill("by a hound");
    await Promise.all([
      one.keyboard.press("Tab"),
      inPage(gm, `${ana} await game.system.api.dealDamage({ kind: "damage", amount: 12, source: "", actors: [ana] })`),
    ]);
    await gm.locator("#chat .damage-card [data-card=whole]").click();
    await expect
      .poll(() =>
        inPage(gm, `${ana} return Object.values(ana.system.wounds).map((wound) => [wound.description, wound.rank])`),
      )
      .toEqual([
        ["by a hound", 10],
        ["", 12],
      ]);

    // HTML in a name is a name; a long note is kept whole; a picture that is gone leaves no hole.
    await one.locator(`${SHEET} [name="name"]`).fill("<b>Ana</b> & co");
    await one.keyboard.press("Tab");
    await expect.poll(() => gm.locator(`${SHEET} [name="name"]`).inputValue()).toBe("<b>Ana</b> & co");
    expect(await gm.locator(".window-title b").count()).toBe(0);
    await inPage(
      one,
      `${ana} await ana.update({ "system.biography": "<p>" + "word ".repeat(2000) + "</p>", img: "nowhere/gone.webp" })`,
    );
    await tab(gm, "notes");
    await expect
      .poll(() => gm.locator(`${SHEET} prose-mirror .editor-content`).first().textContent())
      .toHaveLength(10_000);
    await expect.poll(() => gm.locator(`${SHEET} .portrait`).getAttribute("src")).toContain("person.svg");

    // A text being written outlives what somebody else changes meanwhile.
    await gm.locator(`${SHEET} prose-mirror .toggle`).last().click();
    await gm.keyboard.type("Owes me a horse.");
    await inPage(one, `${ana} await ana.update({ "system.biography": "<p>Short.</p>" })`);
    await gm.waitForFunction(`game.actors.get("${IDS.ana}").system.biography === "<p>Short.</p>"`);
    await gm.keyboard.press("Control+s");
    await expect.poll(() => stored<string>(one, "system.notes")).toContain("Owes me a horse.");
    expect(await stored(one, "system.biography")).toBe("<p>Short.</p>");

    // What belongs to nobody here is turned away, with a word about it.
    const carried = () => inPage<number>(gm, `${ana} return ana.items.size`);
    const before = await carried();
    for (const [dropped, word] of [
      [{ type: "Item", data: { name: "Lantern oil", type: "base" } }, "Lantern oil"],
      [{ type: "Item", data: { name: "Lantern", type: "lantern" } }, "belongs to another system"],
      [{ type: "Item", uuid: "Compendium.lantern-tale.things.Item.lantern000000000" }, "belongs to another system"],
      [{ type: "Item", uuid: "Item.nobodyKnowsThis0" }, "belongs to another system"],
    ] as const) {
      await inPage(
        one,
        `${ana} ui.notifications.clear();
         const data = new DataTransfer();
         data.setData("text/plain", ${JSON.stringify(JSON.stringify(dropped))});
         const target = ana.sheet.element.querySelector(".window-content");
         target.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }))`,
      );
      await expect.poll(() => one.locator("#notifications").textContent()).toContain(word);
    }
    expect(await carried()).toBe(before);

    // In a fight the Game Master gives and takes rush points by a click on the sheet; their owner sees them.
    await inPage(
      gm,
      `const combat = await Combat.implementation.create({ scene: game.scenes.get("${IDS.yard}").id });
       await combat.createEmbeddedDocuments("Combatant", ["${IDS.tokens.ana}", "${IDS.tokens.orc}"].map((tokenId) => ({
         tokenId, sceneId: game.scenes.get("${IDS.yard}").id, actorId: game.scenes.get("${IDS.yard}").tokens.get(tokenId).actorId })));
       await combat.activate();
       await combat.startCombat();`,
    );
    const pip = gm.locator(`${SHEET} .rush .pip-button`);
    const points = (full: number) =>
      Promise.all([
        expect.poll(() => gm.locator(`${SHEET} .rush .pip-button.full`).count()).toBe(full),
        expect.poll(() => one.locator(`${SHEET} .rush .pip.full`).count()).toBe(full),
      ]);
    await gm.waitForSelector(`${SHEET} .rush`);
    await points(0);
    await pip.nth(2).click();
    await points(3);
    await pip.nth(2).click();
    await points(2);
    expect(await one.locator(`${SHEET} .rush button`).count()).toBe(0);
    await inPage(gm, "await game.combat.delete()");
    await one.waitForSelector(`${SHEET} .rush`, { state: "detached" });

    // Those who may look cannot write.
    await inPage(gm, `${ana} await ana.update({ "ownership.default": 2 })`);
    const two = await player(2);
    await open(two);
    await two.waitForSelector(`${SHEET} .stance-card`);
    expect(await two.locator(`${SHEET} [name="system.hp.value"]`).isDisabled()).toBe(true);
    expect(await two.locator(`${SHEET} [data-action="shortRest"]`).count()).toBe(0);

    // Whoever makes somebody new most likely means a hero.
    await inPage(gm, "void Actor.implementation.createDialog()");
    const made = gm.locator(".application.dialog select[name=type]");
    expect(await made.inputValue()).toBe("hero");
    await gm.click('.application.dialog:has(select[name=type]) [data-action="close"]');

    // Deleted under an open sheet: it closes, and nothing else happens.
    await inPage(gm, `${ana} await ana.delete()`);
    await one.waitForSelector(SHEET, { state: "detached" });
    // The browser itself complains of the picture that is gone.
  },
);
