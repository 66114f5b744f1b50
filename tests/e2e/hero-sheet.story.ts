import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { axeFindings } from "./fixtures/axe.ts";
import { heartRushTable, IDS } from "./fixtures/heart-rush.ts";
import { inPage } from "./fixtures/in-page.ts";
import { shot } from "./fixtures/shot.ts";
import { storyAt } from "./fixtures/story.ts";

const SHEET = ".hero-sheet";
const ana = `const ana = game.actors.get("${IDS.ana}");`;

const open = (page: Page): Promise<unknown> => inPage(page, `${ana} await ana.sheet.render({ force: true })`);
const stored = <T>(page: Page, path: string): Promise<T> =>
  inPage<T>(page, `${ana} return foundry.utils.getProperty(ana.toObject(), "${path}") ?? null`);
const tab = (page: Page, name: string): Promise<void> => page.click(`${SHEET} [role="tab"][data-tab="${name}"]`);

/** Writes into a field as a person does: click, type, leave, and see what has come of it. */
async function write(page: Page, name: string, text: string, becomes = text): Promise<void> {
  const field = page.locator(`${SHEET} [name="${name}"]`);
  await field.fill(text);
  await field.press("Tab");
  await expect.poll(() => field.inputValue()).toBe(becomes);
}

const known = (page: Page, what: string): Promise<unknown> =>
  page.waitForFunction(`(() => { ${ana} return ${what}; })()`);

describe.for([
  [13, "dark"],
  [14, "light"],
] as const)("in generation %i, %s", ([generation, colorScheme]) => {
  const story = storyAt(heartRushTable({ generation }));

  story("a hero's sheet in the hands of its player", { timeout: 240_000 }, async ({ gm, player }) => {
    const one = await player(1, { colorScheme });
    await open(one);
    await one.waitForSelector(`${SHEET} .stance-card.stance-might`);

    // Numbers are written where they stand, as they are or by what changes.
    await write(one, "system.hp.value", "-9", "31");
    await expect.poll(() => stored(gm, "system.hp.value")).toBe(31);
    await write(one, "system.hp.value", "+200000000", "99999");
    await expect.poll(() => stored(gm, "system.hp.value")).toBe(99_999);
    await write(one, "system.hp.value", "many", "99999");
    await write(one, "system.hp.value", "31");
    await expect.poll(() => stored(gm, "system.hp.value")).toBe(31);

    // A lost step of the heart is a ghost, and the cards throw what is left.
    await one.click(`${SHEET} .heart-step[data-faces="6"]`);
    await expect.poll(() => stored(gm, "system.heart.current")).toBe(6);
    await one.waitForSelector(`${SHEET} .heart-step.ghost[data-faces="8"]`);
    await one.waitForSelector(`${SHEET} .stance-might .die-heart .die-size:text-is("d6")`);

    // A wound lowers what healing can reach.
    await one.click(`${SHEET} [data-action="addEntry"][data-path="system.wounds"]`);
    const row = await one.locator(`${SHEET} [name^="system.wounds."]`).first().getAttribute("name");
    const wound = row?.replace(/\.\w+$/, "") ?? "";
    await write(one, `${wound}.description`, '<img src=x onerror="window.hurt = 1">');
    await write(one, `${wound}.rank`, "12");
    await expect.poll(() => one.locator(`${SHEET} .hp-cap`).textContent()).toBe("max 28 (wounded)");
    expect(await inPage(one, "return globalThis.hurt ?? null")).toBeNull();

    // A weapon is taken in hand with one click, and the other put away with it.
    await inPage(
      gm,
      `${ana} await ana.createEmbeddedDocuments("Item", [{ name: "Maul", type: "weapon", system: { size: "heavy", damage: "bludgeoning" } }])`,
    );
    await one.click(`${SHEET} .row.item:has-text("Maul") [data-action="toggleEquipped"]`);
    await one.waitForSelector(`${SHEET} .row.item:has-text("Club") [aria-pressed="false"]`);
    await expect
      .poll(() => one.locator(`${SHEET} .stance-might .die-size`).allTextContents())
      .toEqual(["d6", "d6", "d12", "d12"]);

    // Conditions: added from the list, by keyboard twice one more, and by a click one less; what is immune stays so.
    const dazed = (level: number) =>
      one.waitForSelector(`${SHEET} [data-condition="dazed"] strong:text-is("${String(level)}")`);
    await one.selectOption(`${SHEET} .add-condition`, "dazed");
    await dazed(1);
    await one.focus(`${SHEET} [data-action="conditionUp"][data-condition="dazed"]`);
    await one.keyboard.press("Enter");
    await dazed(2);
    await one.keyboard.press("Enter");
    await dazed(3);
    await one.click(`${SHEET} [data-action="conditionDown"][data-condition="dazed"]`);
    await expect.poll(() => stored(gm, "system.conditions.dazed.level")).toBe(2);
    await inPage(gm, `${ana} await ana.update({ "system.immune": ["poisoned"] })`);
    await known(one, "ana.system.immune.has('poisoned')");
    await one.selectOption(`${SHEET} .add-condition`, "poisoned");
    await one.waitForSelector(`#notifications:has-text("never takes hold of Ana")`);
    expect(await stored(one, "system.conditions.poisoned")).toBeNull();

    // Where there is no map a fear is nobody's doing in particular.
    await one.selectOption(`${SHEET} .add-condition`, "frightened");
    await one.waitForSelector(`${SHEET} select[data-condition="frightened"]`);
    expect(await stored(gm, "system.conditions.frightened.of")).toBeNull();
    expect(await axeFindings(one, SHEET)).toEqual([]);

    // By keyboard alone: arrows between tabs, arrows on a number, the menu of an item.
    await one.focus(`${SHEET} [role="tab"][aria-selected="true"]`);
    await one.keyboard.press("ArrowRight");
    await one.waitForSelector(`${SHEET} .tab.active[data-tab="self"]`);
    await one.focus(`${SHEET} [name="system.professions.entry1.rank"]`);
    await one.keyboard.press("ArrowUp");
    await expect
      .poll(() => stored(gm, "system.professions"))
      .toEqual({ entry0: { name: "Smith", rank: 3 }, entry1: { name: "Climber", rank: 2 } });
    await expect.poll(() => inPage(one, "return document.activeElement?.name")).toBe("system.professions.entry1.rank");
    await tab(one, "gear");
    await one.focus(`${SHEET} .tab.active .row.item:has-text("Maul") [data-action="itemMenu"]`);
    await one.keyboard.press("Enter");
    await one.waitForSelector("#context-menu [role=menuitem]");
    await one.keyboard.press("Escape");

    // What can be used up does what its page says, counts down, and is gone with the last one; a double click takes one.
    await inPage(
      gm,
      `${ana} await ana.createEmbeddedDocuments("Item", [
        { name: "Salve", type: "gear", system: { quantity: 3, use: "heal", amount: 2 } },
        { name: "Elixir", type: "gear", system: { quantity: 1, use: "ease", condition: "dazed", amount: 1 } },
        { name: "Flask", type: "gear", system: { quantity: 1, use: "potion" } },
      ]);`,
    );
    const use = (name: string): string => `${SHEET} .tab.active .row.item:has-text("${name}") [data-action="useUp"]`;
    const salves = () => inPage(gm, `${ana} return ana.items.getName("Salve")?.system.quantity ?? 0`);
    await inPage(gm, `${ana} await ana.update({ "system.hp.value": 10 })`);
    await one.waitForSelector(use("Salve"));
    await one.dblclick(use("Salve"));
    await expect.poll(() => stored(gm, "system.hp.value")).toBe(12);
    await one.waitForSelector(`.rest-card:has-text("Ana uses Salve"):has-text("2 left.")`, {
      state: "attached",
    });
    expect(await salves()).toBe(2);
    await one.focus(use("Elixir"));
    await one.keyboard.press("Enter");
    await expect.poll(() => stored(gm, "system.conditions.dazed.level")).toBe(1);
    await expect.poll(() => inPage(gm, `${ana} return ana.items.getName("Elixir") === undefined`)).toBe(true);
    await shot(one, `used-up-${colorScheme}`);
    // A potion works an hour after it was drunk, once: its card says where, and without one the button is closed.
    const potion = `${SHEET} [data-action="potionWorks"]`;
    await one.waitForSelector(`${potion}[aria-disabled="true"]`, { state: "attached" });
    await one.click(use("Flask"));
    const drunk = one.locator(`.rest-card:has-text("Ana uses Flask")`).first();
    await drunk.waitFor({ state: "attached" });
    expect(await drunk.textContent()).toContain("press Healing potion on the Fight tab.");
    expect(await drunk.textContent()).not.toContain("Nothing changes.");
    await one.waitForSelector(`${potion}:not([aria-disabled])`, { state: "attached" });
    await inPage(gm, `${ana} await ana.update({ "system.potions": 0 })`);
    await one.waitForSelector(`${potion}[aria-disabled="true"]`, { state: "attached" });
    await write(one, "system.coins", "25");
    await expect.poll(() => stored(gm, "system.coins")).toBe(25);
    await inPage(gm, `${ana} await ana.update({ "system.hp.value": 31 })`);

    // Experience is spent, written down, and taken back.
    await tab(one, "self");
    await write(one, "system.xp", "30");
    const hitPoints = `${SHEET} [data-action="buy"][data-bought="hitPoints"]`;
    await one.waitForSelector(`${hitPoints}:enabled`, { state: "attached" });
    await one.click(`${SHEET} details.offers summary`);
    // Tab goes on from the list's head, and each button says what it buys to those who hear nothing else.
    await one.keyboard.press("Tab");
    expect(await inPage(one, "return document.activeElement.dataset.action")).toBe("buy");
    const named = one.getByRole("button", { name: /^Buy for \d+ XP Ten more hit points 40 → 50$/ });
    expect(await named.count()).toBe(1);
    await one.click(`${hitPoints}:enabled`);
    await expect.poll(() => stored(gm, "system.hp")).toEqual({ value: 41, max: 50 });
    await one.waitForSelector(`${SHEET} details.history`);
    // The list is still open: whoever buys one thing may want another.
    expect(await one.locator(hitPoints).isVisible()).toBe(true);
    await one.click(`${SHEET} details.history summary`);
    await one.click(`${SHEET} [data-action="undoAdvance"]`);
    await expect.poll(() => stored(gm, "system.hp")).toEqual({ value: 31, max: 40 });
    expect(await stored(gm, "system.advances")).toEqual({});

    // What was dropped on the sheet for a purchase is asked for when that is taken back: nobody wrote down which it was.
    await one.click(`${SHEET} [data-action="buy"][data-bought="combatTalent"]:enabled`);
    await inPage(
      gm,
      `${ana} await ana.createEmbeddedDocuments("Item", ["Agile", "Quick"].map((name) => ({ name, type: "ability", system: { kind: "talent" } })))`,
    );
    await one.waitForSelector(`${SHEET} .row.item:has-text("Quick")`, { state: "attached" });
    await one.click(`${SHEET} details.history summary`);
    await one.locator(`${SHEET} [data-action="undoAdvance"]`).dblclick();
    const undo = one.locator(".application:has([name=gone])");
    await undo.locator("[name=gone]").selectOption({ label: "Agile" });
    expect(await undo.count()).toBe(1);
    expect(await axeFindings(one, ".application:has([name=gone])")).toEqual([]);
    await shot(one, `undo-${colorScheme}`);
    await undo.locator("[data-action=ok]").click();
    await expect.poll(() => stored(gm, "system.advances")).toEqual({});
    expect(await inPage(gm, `${ana} return [!!ana.items.getName("Agile"), !!ana.items.getName("Quick")]`)).toEqual([
      false,
      true,
    ]);

    // A card rolls its ability where there is no engagement.
    const messages = (): Promise<number> => inPage(one, "return game.messages.size");
    const before = await messages();
    await one.click(`${SHEET} .stance-card.stance-might`);
    const roll = one.locator(".application:not(.hero-sheet) button[type=submit]");
    await expect.poll(async () => (await roll.count()) + (await messages())).toBeGreaterThan(before);
    if ((await roll.count()) > 0) await roll.first().click();
    await expect.poll(() => inPage(gm, "return game.messages.contents.at(-1)?.rolls.length ?? 0")).toBe(1);

    // A short rest brings the heart back and says so.
    await one.locator(`${SHEET} [data-action="shortRest"]`).dblclick();
    await expect.poll(() => stored(gm, "system.heart.current")).toBe(8);
    await expect.poll(() => gm.locator(`.rest-card:has-text("catches their breath")`).count()).toBe(1);

    // A boon says how long it lasts, as long as it does.
    await inPage(
      gm,
      `${ana} await ana.createEmbeddedDocuments("ActiveEffect", [{ name: "Blessed", type: "boon", img: "icons/svg/aura.svg" }])`,
    );
    await tab(one, "fight");
    await one.click(`${SHEET} .effect:has-text("Blessed") [data-action="editEffect"]`);
    const boon = one.locator(".item-sheet");
    await boon.locator('[name="system.until"]').selectOption({ label: "some rounds" });
    await boon.locator('[name="system.rounds"]').fill("3");
    await boon.locator('[name="system.rounds"]').press("Tab");
    await one.waitForSelector(`${SHEET} .effect:has-text("3 more rounds")`);
    await one.click('.item-sheet [data-action="close"]');

    // A rest ends it, says so, and leaves it to be given anew.
    await one.click(`${SHEET} [data-action="shortRest"]`);
    await one.waitForSelector(`${SHEET} .effect.off:has-text("Blessed")`);
    await expect.poll(() => gm.locator(".rest-card").last().innerText()).toContain("Blessed is over.");

    // Those who may only glance see a face and a name.
    await inPage(gm, `${ana} await ana.update({ "ownership.default": 1 })`);
    const two = await player(2, { colorScheme });
    await open(two);
    await two.waitForSelector(`${SHEET} .limited`);
    expect(await two.locator(`${SHEET} :is(input, .stance-card)`).count()).toBe(0);
    await shot(two, `limited-${colorScheme}`);
    expect(await axeFindings(two, SHEET)).toEqual([]);

    // Whoever plays a healer treats another's hero from what they see of it: the Game Master's client writes it down, once.
    const hurt = (rank: number) =>
      inPage(gm, `${ana} await ana.update({ "system.wounds.bite": { rank: ${rank}, treated: false } })`);
    const bite = () => stored<{ readonly rank: number; readonly treated: boolean }>(gm, "system.wounds.bite");
    const treat = two.locator(".application:has([name=healer])");
    const treated = async (): Promise<void> => {
      await treat.waitFor();
      expect(await treat.locator("[name=healer] option").allTextContents()).toEqual(["Bo"]);
      await treat.locator("[data-action=ok]").click();
      await two.locator(".check-dialog button[type=submit]").click();
      await expect.poll(bite).toMatchObject({ treated: true });
    };
    await hurt(40);
    await known(two, "ana.system.wounds.bite?.rank === 40");
    await inPage(two, "CONFIG.Dice.randomUniform = () => 0.1");
    await two.click(`${SHEET} [data-action="toggleControls"]`);
    await shot(two, `treat-control-${colorScheme}`);
    await two.click(`${SHEET} [data-action="treatWounds"]`);
    await treated();
    const { rank } = await bite();
    expect(rank).toBeLessThan(40);
    await inPage(
      two,
      `const { id } = game.messages.contents.findLast(({ type }) => type === "check");
       game.socket.on("system.heart-rush", (heard) => heard.id === "anew" && (window.answeredAnew = heard.answer?.ok));
       const asked = { say: "card", id: "anew", message: id, verb: "treat", target: null };
       game.socket.emit("system.heart-rush", asked, { recipients: [game.users.activeGM.id] })`,
    );
    await known(two, "window.answeredAnew === false");
    expect(await bite()).toMatchObject({ rank });
    await inPage(two, "ui.notifications.clear()");

    // From the healer's own sheet it has to be said whose wounds; and where nobody can write it down, that is said first.
    await two.click(`${SHEET} [data-action="close"]`);
    await inPage(two, `await game.actors.get("${IDS.bo}").sheet.render({ force: true })`);
    await two.click(`${SHEET} [data-action="treatWounds"]`);
    await expect.poll(() => two.locator("#notifications").innerText()).toContain("target their token first");
    await inPage(two, `ui.notifications.clear(); await game.actors.get("${IDS.bo}").sheet.close()`);
    await open(two);
    await hurt(30);
    await known(two, "ana.system.wounds.bite.rank === 30");
    await gm.close();
    await two.waitForFunction("game.users.activeGM === null");
    await two.click(`${SHEET} [data-action="toggleControls"]`);
    await two.click(`${SHEET} [data-action="treatWounds"]`);
    await treat.locator("[data-action=ok]").click();
    await expect.poll(() => two.locator("#notifications").innerText()).toContain("no Game Master is here");
    expect(await two.locator(".check-dialog").count()).toBe(0);

    // All tabs at once, which only the check can have.
    await inPage(one, `for (const pane of document.querySelectorAll("${SHEET} .tab")) pane.classList.add("active")`);
    expect(await axeFindings(one, SHEET)).toEqual([]);
  });
});

describe("on the map", () => {
  const story = storyAt(heartRushTable({ canvas: "players" }));

  story("whoever is targeted is meant", async ({ gm, player }) => {
    const one = await player(1);

    // Whose doing a fear is: the one that is targeted, then whoever is chosen, by keyboard and by mouse.
    await open(one);
    await inPage(one, `canvas.tokens.get("${IDS.tokens.orc}").setTarget(true)`);
    await one.selectOption(`${SHEET} .add-condition`, "frightened");
    const source = one.locator(`${SHEET} select[data-condition="frightened"]`);
    await source.waitFor();
    expect(await source.locator(":checked").innerText()).toBe("Orc");
    await expect.poll(() => stored(gm, "system.conditions.frightened.of")).toBe(IDS.tokens.orc);
    await source.focus();
    await one.keyboard.press("H");
    await expect.poll(() => stored(gm, "system.conditions.frightened.of")).toBe(IDS.tokens.hound);
    await source.selectOption({ label: "Bo" });
    await expect.poll(() => stored(gm, "system.conditions.frightened.of")).toBe(IDS.bo);
    // A newcomer can be chosen at once; an empty source is nobody in particular.
    await inPage(
      gm,
      `const scene = game.scenes.get("${IDS.yard}");
       const { _id, ...orc } = scene.tokens.get("${IDS.tokens.orc}").toObject();
       await scene.createEmbeddedDocuments("Token", [{ ...orc, name: "The Terrible Wyrm of the Northern Marches" }])`,
    );
    await source.locator("option", { hasText: "Wyrm" }).waitFor({ state: "attached" });
    await source.selectOption("");
    await expect.poll(() => stored(gm, "system.conditions.frightened.of")).toBeNull();
    expect(await axeFindings(one, SHEET)).toEqual([]);

    // A healer treats another's hero from the healer's own sheet, by targeting a token.
    await inPage(gm, `${ana} await ana.update({ "system.wounds.bite": { rank: 30, treated: false } })`);
    const two = await player(2);
    await inPage(
      two,
      `CONFIG.Dice.randomUniform = () => 0.1;
       canvas.tokens.get("${IDS.tokens.ana}").setTarget(true);
       await game.actors.get("${IDS.bo}").sheet.render({ force: true });`,
    );
    await two.click(`${SHEET} [data-action="treatWounds"]`);
    const treat = two.locator(".application:has([name=healer])");
    expect(await treat.locator(".window-title").innerText()).toContain("Ana");
    await treat.locator("[data-action=ok]").click();
    await two.locator(".check-dialog button[type=submit]").click();
    await expect.poll(() => stored(gm, "system.wounds.bite")).toMatchObject({ treated: true });
  });
});
