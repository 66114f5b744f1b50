import type { Page } from "playwright-core";
import { expect } from "vitest";
import { axeFindings } from "./fixtures/axe.ts";
import { answerAll, choice, fightWithout, row, seeFight, withoutScenes } from "./fixtures/fight.ts";
import { IDS } from "./fixtures/heart-rush.ts";
import { inPage } from "./fixtures/in-page.ts";
import { difference, knownHere } from "./fixtures/known-here.ts";
import { fitsPhone } from "./fixtures/phone.ts";
import { shot } from "./fixtures/shot.ts";
import { storyAt } from "./fixtures/story.ts";

const story = storyAt(withoutScenes());

story(
  "a fight without a scene, taken back and done again, to its summary",
  { timeout: 180_000 },
  async ({ gm, player }) => {
    const one = await player(1, { colorScheme: "light" });
    const two = await player(2);
    for (const page of [gm, one, two]) await page.click('#sidebar-tabs [data-tab="combat"]');
    await shot(gm, "empty");
    await fightWithout(gm, [
      [IDS.ana, "Ana"],
      [IDS.bo, "Bo"],
      [IDS.orc, "Orc"],
      [IDS.hound, "Hound"],
    ]);
    await shot(gm, "not-begun");
    await gm.click('#combat [data-action="startCombat"]');
    // Who seems to have seen nothing coming is proposed, for the Game Master to confirm: here while all enemies hide.
    const proposed = gm.locator('#combat [data-variants="start"] option').first();
    const hide = (hidden: boolean): Promise<unknown> =>
      inPage(
        gm,
        `const fight = game.combats.contents.at(-1);
         await fight.updateEmbeddedDocuments("Combatant", fight.combatants
           .filter(({ name }) => ["Orc", "Hound"].includes(name)).map(({ id }) => ({ _id: id, hidden: ${hidden} })))`,
      );
    await hide(true);
    await expect.poll(() => proposed.textContent()).toBe("enemies surprise the heroes (as it seems)");
    await shot(gm, "surprise");
    await hide(false);
    await expect.poll(() => proposed.textContent()).toBe("a die decides who goes first");
    await gm.selectOption('#combat [data-variants="start"]', "start players");
    await choice(gm, "Begin round 1", "#combat").click();
    await one.waitForSelector('#combat .tracker-side.acting[data-side="players"]');

    // Those who listen are told for whom everybody waits, in a place that stays while all else is drawn anew.
    const aloud = one.locator("#heart-rush-aloud [role=status]");
    await expect.poll(() => aloud.textContent()).toContain("Heroes' turn");
    await aloud.evaluate((place) => place.classList.add("the-same"));

    // Nobody is near anybody until the Game Master says so.
    await one.locator("#combat .foot-hint", { hasText: "Out of range." }).waitFor();
    await row(gm, "Ana").locator(".row-take").click();
    await gm.click("#combat .foot-more summary");
    await shot(gm, "more");
    await choice(gm, "Orc: out of reach", "#combat").click();
    await gm.waitForSelector('#combat [data-choice^="far "]:has-text("Orc: side by side")');
    await row(gm, "Bo").locator(".row-take").click();
    const bow = gm.locator("#combat .fight-choice", {
      has: gm.locator('[data-choice^="far "]'),
      hasText: "Orc: out of reach",
    });
    await bow.locator("select").selectOption({ label: "20 feet away" });
    await bow.locator("button").click();
    await gm.waitForSelector('#combat [data-choice^="far "]:has-text("Orc: 20 feet away")');
    await expect.poll(() => row(two, "Orc").locator(".row-far").getAttribute("aria-label")).toBe("20 feet from Bo");
    await shot(one, "tracker-light");
    expect(await axeFindings(one, "#combat")).toEqual([]);
    expect(await axeFindings(gm, "#combat")).toEqual([]);

    // Ana engages, by the menu of the orc's row; Bo, whose window is closed, is asked above the hotbar and answers by key.
    await row(one, "Orc").click({ button: "right" });
    await one.locator(".context-item", { hasText: "Engage" }).click();
    await two.waitForSelector("#heart-rush-engagement");
    await inPage(two, `await foundry.applications.instances.get("heart-rush-engagement").close()`);
    await two.click('#sidebar-tabs [data-tab="chat"]');
    await two.waitForSelector("#heart-rush-dock .fight-ask");
    await shot(two, "dock-join");
    expect(await axeFindings(two, "#heart-rush-dock")).toEqual([]);
    await two.locator("body").press("g");
    await two.keyboard.press("1");
    await two.waitForSelector('#heart-rush-dock .ask-sentence:has-text("choose a stance")');
    await shot(two, "dock-stance");
    await two.locator("body").press("g");
    await two.keyboard.press("2");
    await choice(two, "Seal Agility", "#heart-rush-dock").waitFor();
    await two.keyboard.press("5");
    // It stands there, and nobody is asked; turned up again it can be sealed anew.
    await two.waitForSelector('#heart-rush-dock .dock-sealed:focus:has-text("Bo has sealed.")');
    expect(await two.locator("#heart-rush-dock .fight-ask").count()).toBe(0);
    expect(await axeFindings(two, "#heart-rush-dock")).toEqual([]);
    await shot(two, "dock-sealed");
    await choice(two, "Sealed. Change", "#heart-rush-dock").click();
    await choice(two, "Seal Agility", "#heart-rush-dock").click();
    await two.waitForSelector("#heart-rush-dock .dock-sealed");
    await shot(gm, "desk");
    expect(await axeFindings(gm, "#heart-rush-engagement")).toEqual([]);

    // Whatever Bo has sealed, nobody else's page is any different for it: not what it shows, keeps or was given.
    const seals = (stance: string): Promise<unknown> =>
      inPage(
        two,
        `const bo = game.combat.combatants.getName("Bo");
      const { ok } = await game.heartRush.pick(game.combat, { [bo.id]: "${stance}" });
      return ok ? game.heartRush.sealedChoice(game.combat, bo.id) : null;`,
      );
    const pages = [gm, one];
    const withAgility = await Promise.all(pages.map(knownHere));
    expect(await seals("cunning")).toBe("cunning");
    const withCunning = await Promise.all(pages.map(knownHere));
    expect(withCunning.map((known, place) => difference(known, withAgility[place] ?? ""))).toEqual([null, null]);
    const salts = await inPage<string[]>(
      two,
      `return JSON.stringify(game.settings.get("heart-rush", "openings")).match(/"salt":"[0-9a-f]+"/g)`,
    );
    expect(salts.length).toBeGreaterThanOrEqual(2);
    expect(await seals("agility")).toBe("agility");

    await one.click('#heart-rush-engagement [data-stance="might"]');
    await one.click('#heart-rush-engagement .hand-tools [data-choice^="seal"]');
    await gm.click('#heart-rush-engagement [data-stance="might"]');
    await gm.click('#heart-rush-engagement .hand-tools [data-choice^="seal"]');
    await gm.waitForSelector("#heart-rush-engagement .fight-window.revealed");

    // Bo shoots from the card in the chat.
    await choice(two, "Strike Orc", "#chat .fight-card").waitFor();
    await shot(two, "card-ask");
    await choice(two, "Strike Orc", "#chat .fight-card").click();
    await answerAll([gm, one, two]);
    await gm.click('#sidebar-tabs [data-tab="chat"]');
    await one.click('#sidebar-tabs [data-tab="chat"]');
    await expect.poll(() => one.locator("#heart-rush-aloud .the-same").textContent()).toContain("Enemies' turn");
    const clashes = gm.locator("#chat .fight-card .fight-clash");
    expect(await clashes.count()).toBeGreaterThan(1);
    await gm.locator("#chat .fight-card details").first().locator("summary").click();
    await shot(gm, "card-dark");
    await shot(one, "card-light");
    expect(await axeFindings(one, "#chat .fight-card")).toEqual([]);
    expect(await axeFindings(gm, "#chat .fight-card")).toEqual([]);

    // The way back stands on the card for the Game Master alone; the tracker does it again.
    const chapters = await seeFight<number>(gm, "fight.system.at");
    expect(await one.locator('[data-card-action="undo"]').count()).toBe(0);
    const before = await seeFight<unknown>(gm, "fight.combatants.map(({ actor }) => actor.system.hp.value)");
    await gm.locator('#chat [data-card-action="undo"]').last().click();
    await expect.poll(() => seeFight<number>(gm, "fight.system.at")).toBe(chapters - 1);
    await gm.click('#sidebar-tabs [data-tab="combat"]');
    await gm.click('#combat [data-action="redoStep"]');
    await expect.poll(() => seeFight<number>(gm, "fight.system.at")).toBe(chapters);
    // The fight is written first, and the actors after it.
    await expect
      .poll(() => seeFight<unknown>(gm, "fight.combatants.map(({ actor }) => actor.system.hp.value)"))
      .toEqual(before);

    await asksOfWounds(gm, one);

    // The history is read, the sidebar pops out, and at the end everyone sees the summary.
    await gm.click('#combat [data-action="showHistory"]');
    await gm.waitForSelector("#heart-rush-history .fight-card");
    await shot(gm, "history");
    expect(await axeFindings(gm, "#heart-rush-history")).toEqual([]);
    await inPage(
      gm,
      `for (const app of foundry.applications.instances.values()) if (app.hasFrame) await app.close(); await ui.combat.renderPopout();`,
    );
    await gm.waitForSelector("#combat-popout .fight-row");
    await shot(gm, "popout");
    await choice(gm, "Pass", "#combat-popout").click();
    await one.locator("#heart-rush-engagement .fight-waiting", { hasText: "Heroes' turn" }).waitFor();
    await inPage(gm, "await ui.combat.popout.close()");
    // Players have a menu too, though not Foundry's.
    await one.click('#sidebar-tabs [data-tab="combat"]');
    await one.locator("#combat .encounter-context-menu:visible").click();
    await one.locator("#context-menu .context-item", { hasText: "Pop out" }).waitFor();
    expect(await one.locator("#context-menu .context-item").count()).toBe(2);
    await one.keyboard.press("Escape");
    for (const answer of ["no", "yes"]) {
      await gm.locator("#combat .encounter-context-menu:visible").click();
      await gm.click("#context-menu .context-item:has-text('End combat')");
      await gm.waitForSelector('dialog:has-text("everyone sees the summary")');
      expect(await axeFindings(gm, "dialog")).toEqual([]);
      await gm.click(`dialog [data-action="${answer}"]`);
      await gm.locator("dialog").waitFor({ state: "detached" });
      if (answer === "no") await gm.locator('#combat [data-choice="pass"]').waitFor();
    }
    for (const page of [gm, one]) await page.waitForSelector("#heart-rush-summary tbody tr");
    expect(await one.locator("#heart-rush-summary tbody tr").count()).toBe(4);
    await shot(gm, "summary-dark");
    await shot(one, "summary-light");
    expect(await axeFindings(one, "#heart-rush-summary")).toEqual([]);
  },
);

story("a fight without a map is gathered by mouse", async ({ gm }) => {
  await gm.click('#sidebar-tabs [data-tab="actors"]');
  await inPage(gm, "await ui.combat.renderPopout()");
  const popout = gm.locator("#combat-popout");
  const bring = (name: string) =>
    gm.locator("#actors .directory-item", { hasText: name }).dragTo(popout.locator(".tracker-teach"));
  const gathered = () => inPage<string[]>(gm, "return game.combat?.combatants.map(({ name }) => name).sort() ?? []");
  // Whoever drops somebody where there is no fight is asked by which rules one begins.
  await bring("Ana");
  await gm.locator("dialog.ask-form button[data-action=ok]").click();
  await expect.poll(gathered).toEqual(["Ana"]);
  await bring("Bo");
  // Before it begins everybody sees who stands where, and that one side alone makes no fight.
  await popout.getByText("They are all on one side.").waitFor();
  await inPage(gm, 'await game.combat.combatants.getName("Bo").delete()');
  await bring("Orc");
  await expect.poll(gathered).toEqual(["Ana", "Orc"]);
  await expect.poll(() => popout.locator(".tracker-gathering").innerText()).toMatch(/^Heroes\s+Ana\s+Enemies\s+Orc$/);
  expect(await popout.getByText("They are all on one side.").count()).toBe(0);
  // Of a foe another one comes; a hero is there once, and that is said.
  await bring("Orc");
  await expect.poll(gathered).toEqual(["Ana", "Orc 1", "Orc 2"]);
  await bring("Ana");
  await gm.getByText("Ana is in this fight already.").waitFor();
  // Out of a compendium somebody comes into the world first.
  await gm.click('#sidebar-tabs [data-tab="compendium"]');
  await gm.locator("#compendium .directory-item", { hasText: "Creatures" }).first().click();
  await gm.waitForSelector(".compendium .directory-item");
  await inPage(
    gm,
    `for (const app of foundry.applications.instances.values())
       if (app.id.startsWith("compendium-")) app.setPosition({ left: 90, top: 60 })`,
  );
  await gm.locator(".compendium .directory-item", { hasText: "Wolf" }).first().dragTo(popout.locator(".tracker-teach"));
  await expect.poll(gathered).toEqual(["Ana", "Orc 1", "Orc 2", "Wolf"]);
  expect(await inPage(gm, `return game.actors.getName("Wolf") !== undefined`)).toBe(true);
  await shot(gm, "gathered-by-mouse");
  await inPage(gm, "await ui.combat.popout.close()");
  await gm.click('#sidebar-tabs [data-tab="combat"]');
  await gm.click('#combat [data-action="startCombat"]');
  await gm.waitForSelector("#combat .fight-row");
  expect(await gm.locator("#combat .fight-row").count()).toBe(4);
  // Whoever comes later is in, and asked for nothing that is not going on.
  await gm.click('#sidebar-tabs [data-tab="actors"]');
  await inPage(gm, "await ui.combat.renderPopout()");
  await gm.locator("#actors .directory-item", { hasText: "Hound" }).dragTo(popout.locator(".tracker-round"));
  await popout.locator('.fight-row:has-text("Hound")').waitFor();
  expect(await gm.getByText("The fight has not begun.").count()).toBe(0);
});

story("an engagement on a phone", async ({ gm, player }) => {
  const one = await player(1, { viewport: { width: 390, height: 844 } });
  await fightWithout(gm, [
    [IDS.ana, "Ana"],
    [IDS.bo, "Bo"],
    [IDS.orc, "Orc"],
    [IDS.hound, "Hound"],
  ]);
  await inPage(gm, "await game.combat.startCombat()");
  const send = (command: string) => seeFight(gm, `game.heartRush.send(fight, ${command}).then(() => null)`);
  const who = (name: string) => `fight.combatants.getName("${name}").id`;
  await send(`{ do: "start", expecting: { players: true, enemies: false }, witnesses: {} }`);
  await send(`{ do: "rule", ruling: { is: "apart", who: ${who("Ana")}, from: ${who("Orc")}, feet: 5 } }`);
  await send(`{ do: "engage", who: ${who("Ana")}, target: ${who("Orc")} }`);
  await send(`{ do: "close-joining" }`);
  // Whatever is chosen, the seal is in view; and nothing is cut off once the others have sealed.
  await one.locator('#heart-rush-engagement [data-stance="might"]').click();
  const seal = one.locator('#heart-rush-engagement .hand-tools [data-choice^="seal"]');
  const { y = 0, height = 0 } = (await seal.boundingBox()) ?? {};
  expect(y + height).toBeLessThanOrEqual((await one.locator(".window-foot").boundingBox())?.y ?? 0);
  await shot(one, "phone-chosen");
  await inPage(gm, `await game.heartRush.pick(game.combat, { [game.combat.combatants.getName("Orc").id]: "might" })`);
  await one.waitForSelector("#heart-rush-engagement .window-member.sealed");
  await fitsPhone(one, "#heart-rush-engagement .fight-window", "engagement-sealed");
  // A double click on a card seals it.
  await one.locator('#heart-rush-engagement [data-stance="agility"]').dblclick();
  await one.waitForSelector("#heart-rush-engagement .fight-window.revealed");
  await fitsPhone(one, "#heart-rush-engagement .fight-window", "engagement-revealed");
  // Once all is done the window closes by itself, where its user wants that and does not point at it; here there is room to.
  await one.setViewportSize({ width: 1366, height: 768 });
  await one.mouse.move(900, 700);
  await inPage(one, `await game.settings.set("heart-rush", "finished", "soon")`);
  await seeFight(
    gm,
    `(async () => {
       const inside = () => game.heartRush.tableOf(fight).value.fight.phase.at === "engagement";
       for (let stage = 0; stage < 12 && inside(); stage++) await game.heartRush.send(fight, { do: "close-stage" });
       return null;
     })()`,
  );
  await one.waitForSelector("#heart-rush-engagement", { state: "detached" });
});

/** What a wound is, its player is asked beside all else, or the Game Master where no player is there. */
async function asksOfWounds(gm: Page, one: Page): Promise<void> {
  const combatant = (name: string) => `fight.combatants.getName("${name}")`;
  const line = (page: Page, text: string) => page.locator("#heart-rush-dock .dock-sealed", { hasText: text });
  const send = (command: string) => seeFight(gm, `game.heartRush.send(fight, ${command}).then(() => null)`);
  const hurts = async (name: string, amount: number): Promise<void> => {
    await send(`{ do: "rule", ruling: { is: "harm", who: ${combatant(name)}.id, amount: ${amount}, from: "fire" } }`);
    await send(`{ do: "settle" }`);
  };

  // Nobody is taken away from what they are writing.
  await one.fill("#chat textarea", "That hurt");
  await hurts("Ana", 11);
  await line(one, "Ana: what is the wound of 11?").waitFor();
  expect(await inPage(one, "return document.activeElement.value")).toBe("That hurt");
  expect(await line(gm, "Ana").count()).toBe(0);
  await shot(one, "wound-asked");
  expect(await axeFindings(one, "#heart-rush-dock")).toEqual([]);
  const field = line(one, "wound of 11").locator("input");
  await field.fill("a burnt hand");
  await field.press("Enter");
  await line(one, "wound of 11").waitFor({ state: "detached" });
  const words = `Object.values(${combatant("Ana")}.actor.system.wounds).map(({ description }) => description)`;
  await expect.poll(() => seeFight(gm, words)).toContain("a burnt hand");

  // Whoever plays it and is not there is asked nothing; what is not said now is not asked again.
  await hurts("Hound", 13);
  await line(gm, "Hound: what is the wound of 13?").waitFor();
  const owned = (level: number) =>
    `${combatant("Hound")}.actor.update(
       { ownership: { [game.users.find((user) => !user.isGM && !user.active).id]: ${level} } }).then(() => null)`;
  await seeFight(gm, owned(3));
  await line(gm, "Hound").waitFor();
  await seeFight(gm, owned(0));
  await line(gm, "Hound").locator("button", { hasText: "Not now" }).click();
  await line(gm, "Hound").waitFor({ state: "detached" });
  for (let back = 0; back < 4; back++) await seeFight(gm, "game.heartRush.undo(fight).then(() => null)");
}
