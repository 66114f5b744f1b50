import { describe, expect } from "vitest";
import { axeFindings } from "./fixtures/axe.ts";
import { fixDice } from "./fixtures/fixed-dice.ts";
import { heartRushTable, IDS } from "./fixtures/heart-rush.ts";
import { inPage, tokenSpot } from "./fixtures/in-page.ts";
import { shot } from "./fixtures/shot.ts";
import { storyAt } from "./fixtures/story.ts";

const RULINGS = "#heart-rush-rulings";
const ana = `const ana = game.actors.get("${IDS.ana}");`;

describe.for([
  [13, "light"],
  [14, "dark"],
] as const)("in generation %i, %s", ([generation, colorScheme]) => {
  const story = storyAt(heartRushTable({ generation, canvas: "gm" }));

  story("rulings, checks asked for, a new session, damage from a roll", { timeout: 240_000 }, async ({ table }) => {
    const gm = await table.join("Game Master", { colorScheme });
    const one = await table.join("Player 1", { colorScheme });
    const picture = (name: string) => shot(gm, `${name}-${colorScheme}`);
    const settings = async (page: typeof gm): Promise<void> => {
      await page.click('#sidebar [role="tab"][data-tab="settings"]');
      await page.click('#settings [data-app="configure"]');
      await page.waitForSelector("#settings-config form, form#settings-config");
    };
    const rulings = gm.getByRole("button", { name: "Settle the rulings" });

    // The rulings lie in the settings of whoever leads the game. Arrows walk from game to game.
    await Promise.all([settings(gm), settings(one)]);
    expect(await one.getByRole("button", { name: "Settle the rulings" }).count()).toBe(0);
    await rulings.click();
    await gm.waitForSelector(`${RULINGS} .tab.active .ruling`);
    expect(await axeFindings(gm, RULINGS)).toEqual([]);
    await gm.getByLabel("No: the attack must do damage.").check();
    await gm.focus(`${RULINGS} [role="tab"][aria-selected="true"]`);
    await gm.keyboard.press("ArrowLeft");
    await gm.waitForSelector(`${RULINGS} .tab.active[data-tab="threat"]`);
    await gm.getByLabel("As a brawl, short and open.").check();
    await picture("rulings");

    // What the books recommend comes back for the game in view alone.
    await gm.click(`${RULINGS} [data-action="recommend"]`);
    await gm.waitForSelector(`${RULINGS} .tab.active[data-tab="threat"] input:checked >> nth=0`);
    await expect.poll(() => gm.getByLabel("As an exchange, with all its choices.").isChecked()).toBe(true);

    // A number that cannot be stands on another page: saving goes there.
    const number = gm.locator(`${RULINGS} .tab[data-tab="beats"] input[type="number"]`).first();
    const before = await number.inputValue();
    await number.evaluate((field) => Object.assign(field, { value: "100000" }));
    await gm.focus(`${RULINGS} [type="submit"]`);
    await gm.keyboard.press("Enter");
    await gm.waitForSelector(`${RULINGS} .tab.active[data-tab="beats"]`);
    await expect.poll(() => number.evaluate((field) => field.matches(":focus:invalid"))).toBe(true);
    expect(await gm.locator(`${RULINGS} [role="tab"][aria-selected="true"]`).getAttribute("data-tab")).toBe("beats");
    await number.fill(before);
    await gm.focus(`${RULINGS} [type="submit"]`);
    await gm.keyboard.press("Enter");
    await gm.waitForSelector(RULINGS, { state: "detached" });
    const ruled = (page: typeof gm) =>
      inPage(
        page,
        `const { rulingsOf } = game.system.api;
         return [rulingsOf("heart-rush").cunningRiderNeedsDamage, rulingsOf("threat").violence]`,
      );
    await expect.poll(() => ruled(one)).toEqual([true, "exchange"]);
    await rulings.click();
    expect(await gm.getByLabel("No: the attack must do damage.").isChecked()).toBe(true);
    for (const page of [gm, one])
      await inPage(
        page,
        "for (const app of foundry.applications.instances.values()) if (app.hasFrame) await app.close()",
      );
    for (const page of [gm, one]) await page.click('#sidebar [role="tab"][data-tab="chat"]');

    // A save is asked for from the tools beside the map, by the Game Master, whoever's token is selected; the player raises the stakes, which can be done once a session.
    await inPage(gm, `canvas.tokens.get("${IDS.tokens.ana}").control()`);
    await gm.click('#scene-controls [data-tool="heart-rush-ask"]');
    const asking = gm.locator(".check-dialog");
    await asking.locator("[name=label]").fill("to keep your feet");
    expect(await axeFindings(gm, ".check-dialog")).toEqual([]);
    await asking.locator("[name=kind]").selectOption("save");
    await asking.locator("[name=against]").fill("7");
    await asking.locator("[name=label]").press("Enter");
    await gm.waitForSelector("#chat .request-card");
    expect(await inPage(gm, "return game.messages.contents.at(-1).speaker.alias")).toBe("Game Master");
    await inPage(gm, "canvas.tokens.releaseAll()");
    await one.click("#chat .request-card button[data-card=roll]");
    const dialog = one.locator(".check-dialog");
    await dialog.locator("[name=raised]").focus();
    await one.keyboard.press("Space");
    await fixDice(one, [6, 8], [3, 6]);
    await dialog.locator("button[type=submit]").click();
    const card = gm.locator("#chat .check-card").last();
    await expect.poll(() => card.innerText()).toMatch(/Might save[^]*to keep your feet[^]*Success/i);
    await expect.poll(() => gm.locator("#chat .request-card").innerText()).toMatch(/Ana\s+9\s+Success/);
    await picture("save-asked-for");
    const mayRaise = async (): Promise<number> => {
      await one.keyboard.press("Alt+KeyM");
      await dialog.waitFor();
      const offered = await dialog.locator("[name=raised]").count();
      await one.keyboard.press("Escape");
      await dialog.waitFor({ state: "detached" });
      return offered;
    };
    expect(await mayRaise()).toBe(0);

    // A new session is asked about first, gives destiny back, and lets stakes be raised again.
    await inPage(gm, `${ana} await ana.update({ "system.destiny": 1 })`);
    await gm.click('#scene-controls [data-tool="heart-rush-session"]');
    const session = gm.locator(".application.dialog", { hasText: "Begin session 2?" });
    await session.waitFor();
    expect(await axeFindings(gm, ".application.dialog")).toEqual([]);
    await picture("session");
    await session.locator("[data-action=yes]").focus();
    await gm.keyboard.press("Enter");
    await expect.poll(() => inPage(one, `${ana} return ana.system.destiny`)).toBe(3);
    await expect.poll(mayRaise).toBe(1);

    // Who throws for all is worked out where one rolls for the group: nobody else finds a button.
    await gm.keyboard.press("Alt+Digit0");
    await asking.locator("[name=task]").selectOption("together");
    await asking.locator("[name=ability]").selectOption("agility");
    await asking.locator("button[type=submit], [data-action=ok]").first().click();
    const group = one.locator("#chat .request-card").last();
    await expect.poll(() => group.innerText()).toContain("Bo");
    expect(await group.locator("button").count()).toBe(0);

    // Any roll in the log hurts or heals whoever is selected, by its menu; what came of it can be taken back.
    await fixDice(gm, [4, 6], [5, 6]);
    await gm.fill("#chat textarea", "/roll 2d6");
    await gm.press("#chat textarea", "Enter");
    await gm.waitForSelector("#chat .roll-footer");
    const spot = await tokenSpot(gm, IDS.tokens.hound);
    await gm.mouse.click(spot.x, spot.y);
    await gm.waitForFunction("canvas.tokens.controlled.length === 1");
    await gm
      .locator("#chat .chat-message")
      .last()
      .click({ button: "right", position: { x: 20, y: 12 } });
    await gm
      .locator("#context-menu [role=menuitem], #context-menu .context-item", { hasText: "Deal as damage" })
      .click();
    const hurt = gm.locator("#chat .damage-card").last();
    await inPage(
      gm,
      `globalThis.floated = [];
       const over = canvas.interface, rise = over.createScrollingText;
       over.createScrollingText = (...told) => (floated.push(told[1]), rise.apply(over, told));`,
    );
    await hurt.locator("button[data-card=whole]").click();
    const hound = `game.scenes.get("${IDS.yard}").tokens.get("${IDS.tokens.hound}").actor.system.hp.value`;
    await one.waitForFunction(`${hound} === 16`);
    await hurt.locator("button[data-card=undo]").focus();
    await gm.keyboard.press("Enter");
    await one.waitForFunction(`${hound} === 25`);
    // It rises over the token, as in a fight.
    await expect.poll(() => inPage(gm, "return floated")).toEqual(["−9", "+9"]);
    expect(await axeFindings(gm, "#chat .damage-card")).toEqual([]);
    await picture("roll-deals-damage");
  });
});
