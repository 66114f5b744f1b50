import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { axeFindingsInBoth } from "./fixtures/axe.ts";
import { heartRushTable, IDS } from "./fixtures/heart-rush.ts";
import { inPage, spaceOnScreen, tokenSpot } from "./fixtures/in-page.ts";
import { shots } from "./fixtures/shot.ts";
import { storyAt } from "./fixtures/story.ts";

const ana = `const ana = game.actors.get("${IDS.ana}");`;

describe.for([13, 14] as const)("in generation %i", (generation) => {
  const story = storyAt(heartRushTable({ generation, canvas: "all" }));
  const areas = generation === 13 ? "canvas.scene.templates" : "canvas.scene.regions";
  const placed = generation === 13 ? "canvas.templates" : "canvas.regions";

  story("spells are aimed on the map", { timeout: 240_000 }, async ({ gm, player }) => {
    const one = await player(1);
    const card = (page: Page) => page.locator("#chat .chat-message:has(.item-card)").last();
    const count = (page: Page) => inPage<number>(page, `return ${areas}.size`);
    const targets = (page: Page) => inPage(page, "return [...game.user.targets].map(({ name }) => name).sort()");
    const use = (name: string) => one.locator(".hero-sheet").getByRole("button", { name: `Use ${name}` });
    const left = (name: string) => inPage(gm, `${ana} return ana.items.getName("${name}").system.restsLeft`);
    const rest = () =>
      inPage(
        gm,
        `${ana} await ana.updateEmbeddedDocuments("Item", ana.items.filter(({ type }) => type === "spell").map(({ id }) => ({ _id: id, "system.restsLeft": 0 })))`,
      );
    const hint = one.locator("#notifications .notification", { hasText: "Point to where it goes" });

    await inPage(
      gm,
      `${ana}
       const pack = await game.packs.get("heart-rush.spells").getDocuments();
       const wanted = ["Tremor Stomp", "Wall of Fire", "Telekinesis"].map((name) => pack.find((spell) => spell.name === name).toObject());
       await ana.createEmbeddedDocuments("Item", wanted);
       await ana.items.get("anaShield0000000").update({ "system.equipped": false });`,
    );
    for (const page of [gm, one]) await inPage(page, `ui.sidebar.expand(); ui.sidebar.changeTab("chat", "primary")`);
    await inPage(
      one,
      `${ana} await ana.sheet.render({ force: true, tab: { primary: "magic" } }); ana.sheet.setPosition({ left: 500, top: 330, width: 500, height: 430 })`,
    );
    await inPage(one, "await canvas.pan({ x: 600, y: 500, scale: 0.6 })");

    // All around its caster: nothing is left to choose, and whoever stands there is targeted and named.
    await use("Tremor Stomp").click();
    await expect.poll(() => card(gm).innerText()).toMatch(/Tremor Stomp[^]*Struck: /);
    for (const name of ["Bo", "Cy", "Orc"]) expect(await card(gm).innerText()).toContain(name);
    expect(await card(gm).innerText()).not.toContain("Hound");
    expect(await targets(one)).toEqual(["Bo", "Cy", "Orc"]);
    await expect.poll(() => count(gm)).toBe(1);
    await expect.poll(() => inPage(gm, `return ${placed}.placeables.map(({ visible }) => visible)`)).toEqual([true]);
    await card(one).waitFor();
    expect(await axeFindingsInBoth(one, "#chat .item-card")).toEqual([]);
    await shots(one, `spell-around-${generation}`);

    // Its area goes away when its card says so, for everybody.
    await card(one).getByRole("button", { name: "Take its area off the map" }).click();
    await expect.poll(() => count(gm)).toBe(0);
    await expect.poll(() => inPage(gm, `return ${placed}.placeables.length`)).toBe(0);

    // A line follows the pointer and is turned by the wheel. Escape calls it off, and nothing is spent.
    await use("Wall of Fire").click();
    await hint.waitFor();
    await one.keyboard.press("Escape");
    await hint.waitFor({ state: "detached" });
    expect([await left("Wall of Fire"), await count(gm)]).toEqual([0, 0]);
    await use("Wall of Fire").click();
    await hint.waitFor();
    const orc = await tokenSpot(one, IDS.tokens.orc);
    const step = await spaceOnScreen(one);
    await one.mouse.move(orc.x - step, orc.y - 2 * step);
    await one.mouse.move(orc.x, orc.y - 2 * step);
    await one.mouse.wheel(0, 100);
    await one.mouse.wheel(0, 100);
    const scale = await inPage<number>(one, "return canvas.stage.scale.x");
    expect(scale).toBeCloseTo(0.6, 3);
    // What it would strike is lit, turned as it is: four squares, one below the other.
    const lit = () =>
      inPage(
        one,
        `const { width, height } = canvas.interface.grid.highlightLayers["heart-rush.area"].getLocalBounds(); return [Math.round(width / 100), Math.round(height / 100)]`,
      );
    await expect.poll(lit).toEqual([1, 4]);
    await shots(one, `spell-line-${generation}`);
    await one.mouse.click(orc.x, orc.y - 2 * step);
    await expect.poll(() => card(gm).innerText()).toMatch(/Wall of Fire[^]*Struck: Orc/);
    expect(await targets(one)).toEqual(["Orc"]);
    expect(await left("Wall of Fire")).toBe(4);
    await expect.poll(() => count(gm)).toBe(1);
    // What the click chose, it chose alone: nobody was selected or let go of by it.
    expect(await inPage(one, "return canvas.tokens.controlled.length")).toBe(0);

    // By keyboard a list takes the place of the pointer.
    await rest();
    await use("Wall of Fire").focus();
    await one.keyboard.press("Enter");
    await hint.waitFor();
    await one.keyboard.press("Enter");
    const list = one.locator(".check-dialog");
    await list.getByLabel("Hound").waitFor();
    expect(await axeFindingsInBoth(one, ".check-dialog")).toEqual([]);
    await shots(one, `spell-list-${generation}`);
    await list.getByLabel("Ana").and(one.locator(":focus")).waitFor();
    for (let tab = 0; tab < 4; tab++) await one.keyboard.press("Tab");
    await one.keyboard.press("Space");
    await one.keyboard.press("Enter");
    await expect.poll(() => card(gm).innerText()).toMatch(/Wall of Fire[^]*Struck: Hound/);
    expect(await targets(one)).toEqual(["Hound"]);

    // Whoever has a target already is not asked for one.
    await use("Telekinesis").click();
    await expect.poll(() => card(gm).innerText()).toMatch(/Telekinesis[^]*Struck: Hound/);

    // Who may lay nothing on the map chooses from the list.
    await rest();
    await inPage(
      gm,
      `await game.settings.set("core", "permissions", { ...game.settings.get("core", "permissions"), TEMPLATE_CREATE: [3, 4], REGION_CREATE: [3, 4] })`,
    );
    await expect
      .poll(() => inPage(one, `return game.user.can("${generation === 13 ? "TEMPLATE_CREATE" : "REGION_CREATE"}")`))
      .toBe(false);
    await use("Tremor Stomp").click();
    await list.getByLabel("Orc").check();
    await list.locator("button[type=submit], [data-action=ok]").first().click();
    await expect.poll(() => card(gm).innerText()).toMatch(/Tremor Stomp[^]*Struck: Orc/);
    expect(await count(gm)).toBe(1);
    await inPage(
      gm,
      `await game.settings.set("core", "permissions", { ...game.settings.get("core", "permissions"), TEMPLATE_CREATE: [1, 2, 3, 4], REGION_CREATE: [1, 2, 3, 4] })`,
    );

    // In a fight it is aimed before it is cast, and named the same.
    await rest();
    await inPage(one, `${ana} await ana.sheet.close(); canvas.tokens.setTargets([])`);
    await inPage(
      gm,
      `const combatants = canvas.scene.tokens.map(({ id, actorId }) => ({ tokenId: id, actorId, sceneId: canvas.scene.id, type: "fighter" }));
       const fight = await Combat.create({ type: "heartRush", active: true, combatants });
       await game.heartRush.begin(fight);
       await game.heartRush.send(fight, { do: "start", expecting: { players: true, enemies: false }, witnesses: {} });`,
    );
    await one.click('#sidebar-tabs [data-tab="combat"]');
    await one.locator("#combat .foot-more > summary").click();
    const cast = one.locator("#combat button", { hasText: "Cast Wall of Fire" });
    await cast.click();
    await hint.waitFor();
    await one.keyboard.press("Escape");
    await hint.waitFor({ state: "detached" });
    expect(await left("Wall of Fire")).toBe(0);
    await cast.click();
    await hint.waitFor();
    const hound = await tokenSpot(one, IDS.tokens.hound);
    await one.mouse.move(hound.x - step, hound.y);
    await one.mouse.click(hound.x, hound.y);
    await expect.poll(() => left("Wall of Fire")).toBe(4);
    await expect.poll(() => card(gm).innerText()).toMatch(/Wall of Fire[^]*Struck: Hound/);
    await expect.poll(() => count(gm)).toBe(2);
  });
});
