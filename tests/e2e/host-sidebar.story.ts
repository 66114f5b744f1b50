import { expect } from "vitest";
import { inPage, tokenSpot } from "./fixtures/in-page.ts";
import { story, storyAt } from "./fixtures/story.ts";
import { shot } from "./fixtures/shot.ts";
import { visit } from "./fixtures/visit.ts";

const withMap = storyAt({ canvas: "gm" });

story("documents are made, put in folders, sorted, copied and deleted", async ({ gm }) => {
  await gm.click('#sidebar-tabs [data-tab="items"]');
  await gm.click('#items [data-action="createFolder"]');
  await gm.fill('dialog [name="name"]', "Things");
  await gm.keyboard.press("Enter");
  await gm.waitForSelector("#items .folder:has-text('Things')");
  await gm.click('#items .directory-header [data-action="createEntry"]');
  await gm.fill('dialog [name="name"]', "New lantern");
  await gm.selectOption('dialog [name="folder"]', { label: "Things" });
  await gm.keyboard.press("Enter");
  await gm.waitForFunction('game.items.getName("New lantern")?.folder?.name === "Things"');
  await gm.click("#items .folder-header");
  await gm.waitForSelector("#items .folder.expanded .entry:has-text('New lantern')");
  await gm.dragAndDrop("#items .entry:has-text('Old lantern')", "#items .folder-header");
  await gm.waitForFunction('game.items.getName("Old lantern").folder !== null');
  await gm.click("#items .entry:has-text('Old lantern')", { button: "right" });
  await gm.click("#context-menu .context-item:has-text('Duplicate')");
  await gm.waitForSelector("#items .entry:has-text('Old lantern (copy)')");
  await gm.click("#items .entry:has-text('(copy)')", { button: "right" });
  await gm.click("#context-menu .context-item:has-text('Delete')");
  await gm.click('dialog [data-action="yes"]');
  await gm.waitForSelector("#items .entry:has-text('(copy)')", { state: "detached" });
  await gm.fill("#items search input", "new");
  await expect.poll(() => gm.locator("#items .entry:visible").allInnerTexts()).toEqual(["New lantern"]);
});

story("who may see a document is set, and a player's list follows", async ({ gm, player }) => {
  const two = await player(2);
  await two.click('#sidebar-tabs [data-tab="actors"]');
  expect(await two.locator("#actors .entry-name").allInnerTexts()).toEqual(["Bo"]);
  await gm.click('#sidebar-tabs [data-tab="actors"]');
  await gm.click("#actors .entry:has-text('Ada')", { button: "right" });
  await gm.click("#context-menu .context-item:has-text('Who may see it')");
  await gm.selectOption('.ownership-config [name="default"]', { label: "Observer" });
  await gm.click(".ownership-config [type=submit]");
  await two.waitForSelector("#actors .entry:has-text('Ada')");
  await two.click("#actors .entry-name:has-text('Ada')");
  await two.waitForSelector(".wanderer-header");
  expect(await two.locator('.wanderer-header [name="system.courage"]').isDisabled()).toBe(true);
  expect(await inPage(two, 'return game.actors.getName("Ada").sheet.isEditable')).toBe(false);
});

story("whispers, blind rolls and rolls by mode are shown to those they are for", async ({ gm, player, table }) => {
  table.expects(/There is no command \/dance\./);
  const [one, two] = [await player(1), await player(2)];
  const say = async (text: string): Promise<void> => {
    await one.fill("#chat-message", text);
    await one.press("#chat-message", "Enter");
  };
  await say("/w [Player 2] psst");
  await two.waitForSelector(".chat-message.whisper:has-text('psst')");
  await say("/gmr 1d4");
  await gm.waitForSelector(".chat-message .dice-total");
  await two.waitForSelector(".chat-message .dice-total:has-text('?')");
  await say("/br 1d4");
  await one.waitForSelector(".chat-message.blind .dice-total:has-text('?')");
  await gm.waitForSelector(".chat-message.blind .dice-total");
  expect(await gm.locator(".chat-message:has-text('psst')").count()).toBe(0);
  expect(await gm.innerText(".chat-message.blind .dice-total")).toMatch(/^[1-4]$/);
  await say("/dance");
  await one.waitForSelector(".notification.error:has-text('no command /dance')");
  expect(await one.inputValue("#chat-message")).toBe("/dance");
});

withMap("a tab pops out into a window and both stay the same", async ({ gm }) => {
  await gm.click('#sidebar-tabs [data-tab="combat"]', { button: "right" });
  await gm.waitForSelector("#combat-popout");
  const bo = await tokenSpot(gm, "tokenBo000000000");
  await inPage(gm, "ui.combat.popout.setPosition({ left: 10, top: 10 })");
  await gm.mouse.click(bo.x, bo.y, { button: "right" });
  await gm.click('#token-hud [data-action="combat"]');
  await gm.waitForSelector("#combat-popout .combatant:has-text('Bo')");
  await gm.click('#sidebar-tabs [data-tab="combat"]');
  await gm.waitForSelector("#combat .combatant:has-text('Bo')");
  expect(
    await inPage(
      gm,
      "return [ui.combat.popout.isPopout, ui.combat.isPopout, ui.combat.popout.viewed === ui.combat.viewed]",
    ),
  ).toEqual([true, false, true]);
  await gm.click("#combat-popout [data-action=toggleHidden]");
  await gm.waitForSelector("#combat .combatant.hide");
  await gm.click("#combat-popout .window-header [data-action=close]");
  expect(await inPage(gm, "return ui.combat.popout === undefined")).toBe(true);
});

story("macros are put on the bar, run by click and by key, and stay there", async ({ gm }) => {
  await gm.click('#sidebar-tabs [data-tab="macros"]');
  await gm.dragAndDrop("#macros .entry:has-text('Hello')", '#hotbar [data-slot="3"]');
  await gm.waitForSelector('#hotbar [data-slot="3"].full');
  await gm.click('#hotbar [data-slot="3"]');
  await expect.poll(() => inPage(gm, "return game.messages.contents.at(-1)?.content")).toBe("Hello from the bar");
  await gm.keyboard.press("3");
  await expect.poll(() => inPage(gm, "return game.messages.size")).toBe(2);
  await inPage(
    gm,
    `await Macro.create({ name: "Script", type: "script", command: "globalThis.ran = [speaker.alias, this.name, typeof actor]" })`,
  );
  await inPage(gm, 'await game.macros.getName("Script").execute()');
  expect(await inPage(gm, "return globalThis.ran")).toEqual(["Game Master", "Script", "object"]);
});

story("a journal is read by players and written by its owner", async ({ gm, player }) => {
  const one = await player(1);
  await one.click('#sidebar-tabs [data-tab="journal"]');
  await one.click("#journal .entry-name");
  await one.waitForSelector(".journal-entry-page a.content-link:has-text('Ada')");
  await gm.click('#sidebar-tabs [data-tab="journal"]');
  await gm.click("#journal .entry-name");
  await gm.fill('.journal-entry-page [name="page.name"]', "Second night");
  await gm.press('.journal-entry-page [name="page.name"]', "Tab");
  await one.waitForSelector(".journal-entry-page h2:has-text('Second night')");
  await gm.click('.journal-entry [data-action="createPage"]');
  await one.waitForSelector(".toc .page-heading:has-text('New page')");
  await one.click(".journal-entry-page a.content-link");
  await one.waitForSelector(".wanderer-header");
});

withMap("a fight is run from the tracker, by buttons, menu and keys", async ({ gm }) => {
  await inPage(
    gm,
    "canvas.tokens.controlAll(); for (const token of canvas.tokens.controlled) await token.document.toggleCombatant({ active: true })",
  );
  await gm.click('#sidebar-tabs [data-tab="combat"]');
  await expect.poll(() => gm.locator("#combat .combatant").count()).toBe(2);
  await gm.click("#combat [data-action=startCombat]");
  await gm.waitForSelector("#combat .combatant.active");
  await gm.keyboard.press("n");
  await expect.poll(() => inPage(gm, "return game.combat.turn")).toBe(1);
  await gm.keyboard.press("Shift+N");
  await expect.poll(() => inPage(gm, "return [game.combat.round, game.combat.turn]")).toEqual([2, 0]);
  await gm.click("#combat .combatant >> nth=1 >> [data-action=toggleDefeated]");
  await gm.waitForSelector("#combat .combatant.defeated");
  await expect.poll(() => inPage(gm, "return game.combat.turns[1].actor.statuses.has('dead')")).toBe(true);
  await gm.click("#combat .combatant >> nth=1", { button: "right" });
  await gm.click("#context-menu .context-item:has-text('Remove')");
  await expect.poll(() => gm.locator("#combat .combatant").count()).toBe(1);
  await gm.click("#combat .encounter-context-menu");
  await gm.click("#context-menu .context-item:has-text('End combat')");
  await gm.click('dialog [data-action="yes"]');
  await gm.waitForSelector("#combat .encounter-title:has-text('No encounter')");
});

visit("a system's own context entries and header controls are taken in", async ({ gm }) => {
  await inPage(
    gm,
    `globalThis.did = [];
     Hooks.on("getItemContextOptions", (app, entries) => entries.push({ name: "Polish", callback: (li) => did.push(li.dataset.entryId) }));
     await ui.items.close(); await ui.items.render({ force: true });
     Hooks.on("getHeaderControlsActorSheetV2", (app, controls) => controls.push({ action: "shine", icon: "fa-solid fa-star", label: "Shine", onClick: () => did.push("shone") }));`,
  );
  await gm.click('#sidebar-tabs [data-tab="items"]');
  await gm.click("#items .entry:has-text('Old')", { button: "right" });
  await gm.click("#context-menu .context-item:has-text('Polish')");
  await inPage(gm, 'await game.actors.getName("Ada").sheet.render({ force: true })');
  await gm.click(".lantern-tale [data-action=toggleControls]");
  await gm.click(".lantern-tale .controls-dropdown button:has-text('Shine')");
  expect(await inPage(gm, "return did")).toEqual(["lanternOld000000", "shone"]);
});

story(
  "a Game Master keeps a compendium: makes it, drags into it and out of it, locks and deletes it",
  async ({ gm }) => {
    await inPage(gm, `await Actor.create({ name: "Wren", type: "wanderer" })`);
    await gm.click('#sidebar-tabs [data-tab="compendium"]');
    await gm.click("[data-action=createCompendium]");
    await gm.fill(".dialog [name=label]", "Our heroes");
    await gm.keyboard.press("Enter");
    await gm.click("#compendium .entry-name:has-text('Our heroes')");
    await gm.waitForSelector("#compendium-world-our-heroes");
    await inPage(
      gm,
      `foundry.applications.instances.get("compendium-world-our-heroes").setPosition({ left: 120, top: 80 })`,
    );
    await gm.click('#sidebar-tabs [data-tab="actors"]');
    await gm.dragAndDrop("#actors .directory-item:has-text('Wren')", "#compendium-world-our-heroes .directory-list");
    await gm.waitForSelector("#compendium-world-our-heroes .directory-item:has-text('Wren')");
    await inPage(gm, `await game.actors.getName("Wren").delete()`);
    await gm.dragAndDrop("#compendium-world-our-heroes .directory-item:has-text('Wren')", "#actors .directory-list");
    await gm.waitForSelector("#actors .directory-item:has-text('Wren')");
    await gm.click('#sidebar-tabs [data-tab="compendium"]');
    await gm.click("#compendium .entry-name:has-text('Our heroes')", { button: "right" });
    await gm.click("#context-menu li:has-text('Lock')");
    await gm.waitForSelector("#compendium [data-pack='world.our-heroes'] .fa-lock");
    await gm.click("#compendium .entry-name:has-text('Our heroes')", { button: "right" });
    expect(await gm.locator("#context-menu li").allInnerTexts()).toEqual(["Unlock"]);
    await gm.click("#context-menu li:has-text('Unlock')");
    await gm.waitForSelector("#compendium [data-pack='world.our-heroes']:not(:has(.fa-lock))");
    await gm.click("#compendium .entry-name:has-text('Our heroes')", { button: "right" });
    await gm.click("#context-menu li:has-text('Delete')");
    await gm.click(".dialog [data-action=yes]");
    await gm.waitForSelector("#compendium [data-pack='world.our-heroes']", { state: "detached" });
  },
);

const MISCHIEF = {
  place: '<a style="position:fixed;inset:0;z-index:99999" data-action="flush">a</a>',
  class: '<a class="application" style="top:0;left:0;width:100vw;height:100vh" data-action="flush">b</a>',
  spread: '<a style="display:block;margin:-3000px;padding:3000px" data-action="deleteMessage">c</a>',
  actions:
    '<button type="button" data-action="toggleState">d</button><button type="button" data-action="flush">e</button>',
};

story(
  "what people write to the chat covers nothing, and presses nothing of the table's own",
  async ({ gm, player }) => {
    const one = await player(1);
    await inPage(
      one,
      `for (const content of ${JSON.stringify(Object.values(MISCHIEF))}) await ChatMessage.create({ content, flavor: content });`,
    );
    await gm.waitForFunction('document.querySelectorAll(".chat-message").length === 4');
    const covered = await inPage(
      gm,
      `const seen = [];
     for (let x = 5; x < innerWidth; x += 40) for (let y = 5; y < innerHeight; y += 40) {
       const top = document.elementFromPoint(x, y)?.closest(".chat-message");
       const log = document.querySelector(".chat-log").getBoundingClientRect();
       const inside = x >= log.left && x <= log.right && y >= log.top && y <= log.bottom;
       if (top && !inside) seen.push([x, y]);
     }
     return seen;`,
    );
    expect(covered).toEqual([]);
    const pressed = await inPage(
      gm,
      `for (const button of document.querySelectorAll(".chat-message :is(.message-content, .flavor-text) [data-action]")) button.click();
     await new Promise((settle) => setTimeout(settle, 200));
     return [document.querySelectorAll("dialog").length, game.messages.size, ui.sidebar.expanded];`,
    );
    expect(pressed).toEqual([0, 4, true]);
  },
);

story("what is said to be a tooltip's text is text, and what is said to be markup is cleaned", async ({ gm }) => {
  const shown = await inPage(
    gm,
    `const markup = "<b>bold</b><script>x()</" + "script>";
     const tip = (name) => {
       const element = document.createElement("i");
       element.setAttribute(name, markup);
       document.body.append(element);
       game.tooltip.activate(element);
       element.remove();
       return game.tooltip.tooltip.innerHTML;
     };
     return ["data-tooltip", "data-tooltip-text", "data-tooltip-html"].map(tip);`,
  );
  expect(shown).toEqual(["<b>bold</b>", "&lt;b&gt;bold&lt;/b&gt;&lt;script&gt;x()&lt;/script&gt;", "<b>bold</b>"]);
});

story("what is said while the sidebar shows something else stands beside it", async ({ gm, player }) => {
  const [one, two] = [await player(1), await player(2)];
  const cards = `game.settings.set("core", "uiConfig", { ...game.settings.get("core", "uiConfig"), chatNotifications: `;
  const news = two.locator("#chat-notifications .chat-message");
  const say = (content: string, whisper: string | null = null) =>
    inPage(
      gm,
      `await ChatMessage.create({ content: "${content}", whisper: ${whisper === null ? "[]" : `[game.users.getName("${whisper}").id]`} })`,
    );
  await two.click('#sidebar-tabs [data-tab="actors"]');
  // Whoever wants no more has a mark on the tab alone.
  await say("quietly");
  await two.waitForSelector('#sidebar-tabs [data-tab="chat"].news');
  expect(await news.count()).toBe(0);
  await inPage(two, `await ${cards} "cards" })`);
  await say("<button>Ring</button> it");
  await say("for somebody else", "Player 1");
  await say("once more");
  await expect
    .poll(() => news.allInnerTexts())
    .toEqual([expect.stringContaining("it"), expect.stringContaining("once more")]);
  // It is the message, with all that can be pressed in it, and changes and goes with it.
  await news.getByRole("button", { name: "Ring" }).hover();
  await shot(two, "news");
  await inPage(gm, `await game.messages.contents.at(-1).update({ content: "changed" })`);
  await news.getByText("changed").waitFor();
  await inPage(gm, `await game.messages.contents.at(-1).delete()`);
  await news.getByText("changed").waitFor({ state: "detached" });
  expect(await news.getByText("it").count()).toBe(1);
  await two.click('#sidebar-tabs [data-tab="chat"]');
  expect(await news.count()).toBe(0);
  // Who has the chat before them reads it there.
  await inPage(one, `await ${cards} "cards" })`);
  await say("here");
  await one.locator("#chat .chat-message", { hasText: "here" }).waitFor();
  expect(await one.locator("#chat-notifications .chat-message").count()).toBe(0);
  // After a while it goes by itself, but for what is pointed at.
  await two.click('#sidebar-tabs [data-tab="actors"]');
  await say("passing");
  await news.waitFor();
  await two.mouse.move(10, 300);
  await news.waitFor({ state: "detached" });
});
