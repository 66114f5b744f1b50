import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { axeFindings } from "./fixtures/axe.ts";
import { heartRushStory as story, heartRushTable, IDS } from "./fixtures/heart-rush.ts";
import { inPage } from "./fixtures/in-page.ts";
import { shot } from "./fixtures/shot.ts";
import { storyAt } from "./fixtures/story.ts";

const lastCard = (page: Page) => page.locator("#chat .damage-card").last();
/** Whether the last card's answers are all within the log, which holds more than it can show. */
const isInView = (page: Page): Promise<boolean> =>
  inPage(
    page,
    `const log = ui.chat.element.querySelector(".chat-log");
     const answers = log.lastElementChild.querySelector(".card-buttons");
     if (log.scrollHeight <= log.clientHeight || answers === null) return false;
     return answers.getBoundingClientRect().bottom <= log.getBoundingClientRect().bottom;`,
  );
const body = (page: Page): Promise<unknown> =>
  inPage(
    page,
    `const { hp, heart, wounds } = game.actors.get("${IDS.ana}").system; return [hp.value, heart.current, Object.values(wounds).map(({ rank }) => rank)];`,
  );

describe.for([13, 14] as const)("in generation %i", (generation) => {
  const story = storyAt(heartRushTable({ generation, canvas: "gm" }));

  story("damage waits for its owner, is shrugged off, and can be taken back", async ({ gm, player }) => {
    const one = await player(1, { colorScheme: generation === 13 ? "light" : "dark" });

    await inPage(gm, "for (let line = 1; line < 12; line += 1) await ChatMessage.create({ content: `Line ${line}` })");

    // A plain roll has two buttons for whom its roller targets.
    await inPage(gm, `CONFIG.Dice.randomUniform = () => 0; canvas.tokens.get("${IDS.tokens.ana}").control();`);
    await inPage(gm, 'await new Roll("3d6").toMessage({ flavor: "a falling beam" })');
    await gm.locator("#chat .roll-footer button").first().click();

    // Ana's player chooses, with what either answer means written on it.
    const shrug = lastCard(one).locator("button[data-card=shrug]");
    await shrug.waitFor();
    expect(await shrug.innerText()).toBe("Shrug off: take 9, heart d8 to d6");
    expect(await lastCard(one).locator("button[data-card=whole]").innerText()).toBe("Take 18, wound of rank 18");
    await shot(one, `damage-offer-${generation}`);
    expect(await axeFindings(one, "#chat .damage-card")).toEqual([]);
    await shrug.focus();
    await one.keyboard.press("Enter");
    await expect.poll(() => body(gm)).toEqual([31, 6, []]);
    await expect.poll(() => lastCard(one).locator(".card-fate").innerText()).toBe("shrugs it off, takes 9");
    // The way back stands in the line of what it takes back, at its right.
    const fate = await lastCard(one).locator(".card-fate").boundingBox();
    const back = await lastCard(one).locator("button[data-card=undo]").boundingBox();
    expect((back?.x ?? 0) - (fate?.x ?? 0)).toBeGreaterThan(fate?.width ?? 0);
    expect(Math.abs((back?.y ?? 0) - (fate?.y ?? 0))).toBeLessThan(24);

    // Taken back, others' changes stay; then taken whole, with a wound.
    await inPage(gm, `await game.actors.get("${IDS.ana}").update({ "system.hp.value": 26 })`);
    await lastCard(one).locator("button[data-card=undo]").click();
    await expect.poll(() => body(gm)).toEqual([35, 8, []]);
    // The card grows its question again, and whoever was at the end of the log still sees all of it.
    for (const page of [gm, one]) await expect.poll(() => isInView(page)).toBe(true);
    // Who had gone back to read stays there.
    await inPage(one, "for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame)");
    await inPage(one, 'ui.chat.element.querySelector(".chat-log").scrollTop = 0');
    await expect.poll(() => inPage(one, "return ui.chat.isAtBottom")).toBe(false);
    await inPage(gm, 'await game.messages.contents.at(-1).update({ flavor: "again" })');
    await one.waitForFunction('game.messages.contents.at(-1).flavor === "again"');
    expect(await inPage(one, 'return ui.chat.element.querySelector(".chat-log").scrollTop')).toBe(0);
    await lastCard(one).locator("button[data-card=whole]").click();
    await expect.poll(() => body(gm)).toEqual([17, 8, [18]]);
    await lastCard(gm).locator("button[data-card=undo]").waitFor();
    await shot(gm, `damage-taken-${generation}`);

    // Nobody answers for a creature that is not theirs, whatever their browser sends.
    await inPage(
      gm,
      `await game.system.api.dealDamage({ kind: "damage", amount: 12, source: "a trap", actors: [game.actors.get("${IDS.orc}")] })`,
    );
    await one.waitForFunction("game.messages.contents.at(-1).system.source === 'a trap'");
    await inPage(
      one,
      `game.socket.emit("system.heart-rush", { say: "card", id: "odd1", message: game.messages.contents.at(-1).id, verb: "whole", target: "t0" }, { recipients: [game.users.activeGM.id] });
       game.socket.emit("system.heart-rush", { say: "card", id: "odd2", message: "__proto__", verb: "all", target: [] }, { recipients: [game.users.activeGM.id] });`,
    );
    expect(await lastCard(one).locator("button").count()).toBe(0);

    // Healing asks nobody, and stops where the wound stops it.
    await inPage(
      gm,
      `await game.system.api.dealDamage({ kind: "healing", amount: 30, actors: [game.actors.get("${IDS.ana}")] })`,
    );
    await expect.poll(() => body(one)).toEqual([22, 8, [18]]);
    expect(await inPage(gm, `return game.actors.get("${IDS.orc}").system.hp.value`)).toBe(40);
    for (const page of [gm, one]) expect(await axeFindings(page, "#chat .damage-card")).toEqual([]);
  });
});

story("a check written in a journal, and one on the hotbar", async ({ gm, player }) => {
  const one = await player(1);
  await inPage(
    gm,
    `const text = { content: "<p>The door: @Check[might|CN 12|to break it]{Break the door}, or @Check[luck|9].</p>" };
     const entry = await JournalEntry.create({ name: "The cellar", ownership: { default: 2 }, pages: [{ name: "Door", type: "text", text }] });
     await entry.sheet.render({ force: true });`,
  );
  const mark = gm.locator(".check-mark");
  await mark.waitFor();
  expect(
    await gm
      .locator(".journal-entry-page, .journal-sheet, .window-content")
      .filter({ hasText: "@Check[luck|9]" })
      .count(),
  ).toBeGreaterThan(0);
  await shot(gm, "journal-check");

  // A Game Master with nobody in hand asks the players; with a token in hand it rolls.
  await mark.click();
  await one.locator("#chat .request-card button[data-card=roll]").waitFor();
  expect(await one.locator("#chat .request-card .card-label").innerText()).toBe("to break it");

  // A dragged ability becomes a macro that opens the dialog.
  await inPage(
    one,
    `const data = game.system.api.checkDragData(game.actors.get("${IDS.ana}"), "agility");
     Hooks.call("hotbarDrop", ui.hotbar, data, 1);`,
  );
  await one.waitForFunction("game.user.hotbar[1] !== undefined");
  await inPage(one, "void game.macros.get(game.user.hotbar[1]).execute()");
  await one.locator(".check-dialog input[value=agility]:checked").waitFor({ state: "attached" });
});
