import { describe, expect } from "vitest";
import { inPage } from "./fixtures/in-page.ts";
import { storyAt } from "./fixtures/story.ts";

describe.for([13, 14] as const)("in the manner of generation %i", (generation) => {
  const story = storyAt({ generation, canvas: "gm" });

  story("two people play a system the table knows nothing of", async ({ gm, player }) => {
    const one = await player(1);
    expect(await inPage(one, "return game.release.generation")).toBe(generation);

    // A sheet: its owner writes, the game master sees it at once in their own window.
    await one.click('#sidebar-tabs [data-tab="actors"]');
    expect(await one.locator("#actors .entry-name").allInnerTexts()).toEqual(["Ada"]);
    await one.click("#actors .entry-name:has-text('Ada')");
    await gm.click('#sidebar-tabs [data-tab="actors"]');
    await gm.click("#actors .entry-name:has-text('Ada')");
    await one.fill('.wanderer-header [name="system.courage"]', "7");
    await one.press('.wanderer-header [name="system.courage"]', "Tab");
    // One's own window is drawn anew as well, and would take what is typed meanwhile with it.
    for (const page of [one, gm]) await page.waitForSelector('.wanderer-header [name="system.courage"][value="7"]');
    await one.fill('.wanderer-header [name="system.light.value"]', "0");
    await one.press('.wanderer-header [name="system.light.value"]', "Tab");
    await gm.waitForSelector(".wanderer-header .dark");

    // An item made on the sheet, and one dragged in from a pack.
    await one.click("[data-action=addLantern]");
    await gm.waitForSelector(".wanderer-lanterns li:has-text('Lantern (3)')");
    await gm.click('#sidebar-tabs [data-tab="compendium"]');
    await gm.click("#compendium .entry-name:has-text('Lanterns')");
    await gm.waitForSelector(".compendium .directory-item");
    await inPage(
      gm,
      'foundry.applications.instances.get("compendium-lantern-tale-lanterns").setPosition({ left: 10 })',
    );
    await gm.dragAndDrop(".compendium .directory-item:has-text('Storm')", ".wanderer-lanterns");
    await one.waitForSelector(".wanderer-lanterns li:has-text('Storm')");

    // A card in the chat that the system makes and changes, and its socket.
    await one.click("[data-action=readOmen]");
    await gm.waitForSelector("#chat .chat-message.lantern-omen:has-text('Ada reads the omens') .dice-total", {
      state: "attached",
    });
    await gm.waitForFunction("game.lanternTale.omensHeard.length === 1");
    expect(
      await inPage(gm, "return game.lanternTale.omensHeard[0].senderId === game.users.getName('Player 1').id"),
    ).toBe(true);

    // A fight in a class and a tracker of the system's own.
    await gm.click('#sidebar-tabs [data-tab="combat"]');
    await gm.waitForSelector(".encounter-title:has-text('No encounter')");
    await inPage(
      gm,
      `await (await Combat.implementation.create({ type: "watch" })).activate();
       await game.combat.createEmbeddedDocuments("Combatant", canvas.scene.tokens.map((token) => ({ tokenId: token.id, sceneId: canvas.scene.id, actorId: token.actorId })));`,
    );
    await one.click('#sidebar-tabs [data-tab="combat"]');
    await expect.poll(() => one.locator("#combat .combatant .name").allInnerTexts()).toEqual(["Ada", "Bo"]);
    await gm.click("[data-action=startCombat]");
    await one.waitForSelector(".encounter-title:has-text('Round 1')");
    await one.waitForSelector(".combatant.active:has-text('Ada')");
    await gm.click("[data-action=ringBell]");
    await one.waitForSelector(".lantern-bell [role=status]:has-text('rung')");
    await one.click("#combat .combat-control-lg[data-action=nextTurn]");
    await gm.waitForSelector(".combatant.active:has-text('Bo')");

    // Settings of the world are everybody's.
    await inPage(one, "globalThis.weather = []; Hooks.on('lanternTaleWeather', (value) => weather.push(value))");
    await gm.click('#sidebar-tabs [data-tab="settings"]');
    await gm.click('[data-app="configure"]');
    await gm.fill('[name="lantern-tale.weather"]', "storm");
    await gm.click("#settings-config [type=submit]");
    await one.waitForFunction("weather.length > 0");
    expect(await inPage(one, "return [weather, game.settings.get('lantern-tale', 'weather')]")).toEqual([
      ["storm"],
      "storm",
    ]);

    // Everything is still there after a reload.
    await one.reload();
    await one.waitForFunction("globalThis.game?.ready === true");
    expect(
      await inPage(
        one,
        "return [game.actors.getName('Ada').system.courage, game.actors.getName('Ada').items.size, game.combat.turn, game.messages.size]",
      ),
    ).toEqual([7, 2, 1, 1]);
  });
});
