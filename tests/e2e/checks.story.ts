import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { axeFindings } from "./fixtures/axe.ts";
import { heartRushStory as story, heartRushTable, IDS } from "./fixtures/heart-rush.ts";
import { inPage } from "./fixtures/in-page.ts";
import { shot } from "./fixtures/shot.ts";
import { storyAt } from "./fixtures/story.ts";

/** The next dice of this browser show these faces, as a hand would throw them. */
const nextDice = (page: Page, dice: readonly (readonly [face: number, of: number])[]): Promise<void> =>
  inPage(
    page,
    `const dice = ${JSON.stringify(dice)};
     CONFIG.Dice.randomUniform = () => { const [face, of] = dice.shift() ?? [1, 2]; return 1 - (face - 0.5) / of; };`,
  );

const roll = (page: Page, actor: string, request: string): Promise<unknown> =>
  inPage(page, `void game.system.api.rollCheck(game.actors.get("${actor}"), ${request})`);

const lastCard = (page: Page, kind = "check") => page.locator(`#chat .${kind}-card`).last();

describe.for([13, 14] as const)("in generation %i", (generation) => {
  const story = storyAt(heartRushTable({ generation }));

  story("a check from the dialog to its card", async ({ gm, player }) => {
    const one = await player(1, { colorScheme: generation === 13 ? "light" : "dark" });
    await inPage(gm, `await game.system.api.changeCondition(game.actors.get("${IDS.ana}"), "dazed", 1)`);

    await one.waitForFunction(`game.actors.get("${IDS.ana}").system.conditions.dazed !== undefined`);

    // By keyboard: Alt and a letter opens the dialog of the ability, with reasons and odds that follow the fields.
    await one.keyboard.press("Alt+KeyC");
    const dialog = one.locator(".check-dialog");
    await dialog.waitFor();
    await dialog.locator("input[name=profession-entry0]").check();
    await dialog.locator("input[name=helpers]").fill("1");
    await dialog.locator("input[name=label]").fill("to read the <b>lock</b>");
    await expect.poll(() => dialog.locator(".check-summary .reasons").innerText()).toContain("1 disadvantage");
    expect(await dialog.locator(".check-summary .reasons li").allInnerTexts()).toHaveLength(2);
    expect(await dialog.locator(".check-chance").innerText()).toMatch(/% to reach 9/);
    expect(await axeFindings(one, ".check-dialog")).toEqual([]);
    await shot(one, `check-dialog-${generation}`);

    // Ana throws a 1: the choice is hers alone.
    await nextDice(one, [
      [6, 8],
      [1, 6],
      [5, 6],
    ]);
    await dialog.locator("input[name=label]").press("Enter");
    const choice = lastCard(one).locator("button[data-card=retry]");
    await choice.waitFor();
    await shot(one, `check-choice-${generation}`);
    expect(await choice.innerText()).toContain("100 % to succeed");
    await lastCard(gm).waitFor();
    expect(await lastCard(gm).locator(".card-label").innerText()).toBe("to read the <b>lock</b>");
    await choice.focus();
    await one.keyboard.press("Enter");
    await lastCard(gm).locator(".card-outcome").waitFor();
    expect(await lastCard(gm).locator(".card-outcome").innerText()).toBe("Success");
    expect(await lastCard(gm).locator(".chip").innerText()).toBe("Complication");
    await lastCard(gm).locator("summary").click();
    expect(await lastCard(gm).locator(".fallen").count()).toBe(2);
    await shot(gm, `check-card-${generation}`);
    expect(await axeFindings(gm, "#chat .check-card")).toEqual([]);

    // Dropped dice stay on the card, struck, and the roll survives a reload as what it was.
    await nextDice(one, [
      [6, 8],
      [4, 6],
      [2, 6],
    ]);
    await roll(
      one,
      IDS.ana,
      '{ ability: "might", against: 14, fast: true, circumstances: [{ from: "good light", net: 1 }] }',
    );
    await expect.poll(() => lastCard(gm).locator(".fallen.dropped").count()).toBe(1);
    await gm.reload();
    await gm.waitForFunction("globalThis.game?.ready === true", null, { timeout: 30_000 });
    await expect.poll(() => lastCard(gm).locator(".fallen.dropped").count()).toBe(1);
    expect(await lastCard(gm).locator(".card-outcome").innerText()).toBe("Failure");
  });

  story("contests, groups and private rolls", async ({ gm, player, table }) => {
    table.expects(/404 \(Not Found\) \/nowhere\/gone\.webp/);
    const one = await player(1);

    // Ana challenges the orc; the Game Master answers from her card, and she must roll higher.
    await nextDice(one, [
      [8, 8],
      [3, 6],
    ]);
    await roll(
      one,
      IDS.ana,
      `{ ability: "might", kind: "contested", fast: true, rival: game.actors.get("${IDS.orc}") }`,
    );
    await nextDice(gm, [
      [3, 8],
      [7, 8],
    ]);
    await lastCard(gm).locator("button[data-card=answer]").click();
    await gm.locator(".check-dialog button[type=submit]").click();
    await expect.poll(() => one.locator("#chat .check-card").first().innerText()).toContain("Against Orc: 10");
    expect(await one.locator("#chat .check-card").first().locator(".card-outcome").innerText()).toBe("Success");
    expect(await lastCard(one).locator(".card-outcome").innerText()).toBe("Failure");

    // The Game Master asks everybody; each finds a button for their own hero and no other. Keys stay with an open dialog.
    await expect.poll(() => gm.locator(".check-dialog").count()).toBe(0);
    await gm.keyboard.press("Alt+Digit0");
    const asking = gm.locator(".check-dialog");
    await asking.locator("select[name=ability]").selectOption("agility");
    await shot(gm, `request-form-${generation}`);
    await asking.locator('button[data-action="ok"]').click();
    await lastCard(one, "request").waitFor();
    expect(await lastCard(one, "request").locator("button[data-card=roll]").count()).toBe(1);
    await nextDice(one, [
      [6, 8],
      [4, 4],
    ]);
    // Both are about to roll for Ana: the first has rolled, and the second is told.
    await gm.locator(`#chat .request-card button[data-actor="Actor.${IDS.ana}"]`).click();
    await gm.locator(".check-dialog").waitFor();
    await lastCard(one, "request").locator("button[data-card=roll]").click();
    await one.locator(".check-dialog button[type=submit]").click();
    await gm.waitForFunction(
      "game.messages.contents.at(-1).type === 'check' && game.messages.contents.at(-1).system.reply",
    );
    const rolled = await inPage(gm, "return game.messages.size");
    await gm.locator(".check-dialog button[type=submit]").click();
    await gm.locator("#notifications", { hasText: "Ana has rolled for this already" }).waitFor();
    expect(await inPage(gm, "return game.messages.size")).toBe(rolled);
    await nextDice(gm, [
      [2, 8],
      [3, 6],
    ]);
    await gm.locator(`#chat .request-card button[data-actor="Actor.${IDS.bo}"]`).click();
    await gm.locator(".check-dialog button[type=submit]").click();
    await expect.poll(() => lastCard(gm, "request").innerText()).toMatch(/Ana\s+10\s+Success[^]*Bo\s+5\s+Failure/);
    await shot(gm, `request-card-${generation}`);
    for (const kind of ["check", "request"]) expect(await axeFindings(gm, `#chat .${kind}-card`)).toEqual([]);

    // A picture that is there is shown on every card, and one that is gone leaves no hole.
    const portraits = gm.locator("#chat .check-card img");
    const shown = await portraits.evaluateAll((all) => all.map((one) => one.getAttribute("src")));
    const own = await inPage<string>(gm, `return game.actors.get("${IDS.ana}").img`);
    expect(own).not.toContain("person.svg");
    expect(shown).toContain(own);
    expect(shown.filter((src) => src?.endsWith("creature/person.svg"))).toEqual([]);
    await inPage(
      gm,
      `const bo = game.actors.get("${IDS.bo}");
       await bo.update({ img: "nowhere/gone.webp" });
       const { rollCheck, dealDamage, useAbility } = game.system.api;
       await rollCheck(bo, { ability: "might", fast: true });
       await dealDamage({ kind: "damage", amount: 2, actors: [bo] });
       const [lore] = await bo.createEmbeddedDocuments("Item", [{ name: "Lore", type: "ability", img: "nowhere/gone.webp" }]);
       await useAbility(lore);`,
    );
    const pictured = (kind: string): Promise<string | null> =>
      gm.locator(`#chat .${kind}-card img`).last().getAttribute("src");
    for (const kind of ["check", "damage"]) await expect.poll(() => pictured(kind)).toContain("creature/person.svg");
    await expect.poll(() => pictured("item")).toContain("item/gear.svg");

    // What the Game Master rolls in private shows nobody else a die, in the words of this generation.
    const [key, mode] = generation === 13 ? ["rollMode", "gmroll"] : ["messageMode", "gm"];
    await inPage(gm, `await game.settings.set("core", "${key}", "${mode}")`);
    await roll(gm, IDS.orc, '{ ability: "cunning", against: 9, fast: true, label: "to lie" }');
    await expect.poll(() => lastCard(gm).innerText()).toContain("to lie");
    await one.waitForFunction("game.messages.contents.at(-1).whisper.length > 0");
    expect(await one.locator("#chat").innerText()).not.toContain("to lie");

    // What a player rolls blind is the Game Master's alone to see.
    const blind = generation === 13 ? "blindroll" : "blind";
    await inPage(one, `await game.settings.set("core", "${key}", "${blind}")`);
    await roll(one, IDS.ana, '{ ability: "cunning", against: 9, fast: true, label: "to sense a lie" }');
    await expect.poll(() => lastCard(gm).innerText()).toContain("to sense a lie");
    await one.waitForFunction("game.messages.contents.at(-1).blind");
    expect(await one.locator("#chat").innerText()).not.toContain("to sense a lie");

    // Browsers complain of the picture.
  });
});

story("however much counts in a check, it can be rolled", async ({ gm, player }) => {
  const one = await player(1, { colorScheme: "light" });
  await inPage(
    gm,
    `const ana = game.actors.get("${IDS.ana}");
     await ana.update({ "system.wounds.bite": { description: "bitten in the arm", rank: 14 } });
     for (const condition of ["weakened", "shaken", "confused", "frightened", "restrained", "poisoned", "dazed"])
       await game.system.api.changeCondition(ana, condition, 2);`,
  );
  await one.waitForFunction(`Object.keys(game.actors.get("${IDS.ana}").system.conditions).length === 7`);
  const dialog = one.locator(".check-dialog");
  const foot = async (): Promise<number> => {
    const box = await dialog.locator("button[type=submit]").boundingBox();
    return box === null ? Infinity : box.y + box.height;
  };
  for (const [width, height] of [
    [1366, 768],
    [800, 480],
  ] as const) {
    await one.setViewportSize({ width, height });
    await one.keyboard.press("Alt+KeyM");
    await dialog.waitFor();
    await dialog.locator("input[name=helpers]").fill("1");
    await dialog.locator("input[name=levels]").fill("2");
    await dialog.locator("input[name=why]").fill("high ground");
    for (const name of ["motion", "sight", "fear"]) await dialog.locator(`input[name=${name}]`).check();
    await expect.poll(() => dialog.locator(".reasons li").count()).toBeGreaterThan(6);
    await shot(one, `check-tall-${height}`);
    await expect.poll(foot).toBeLessThanOrEqual(height);
    expect((await dialog.locator(".check-chance").boundingBox())?.y).toBeLessThan(await foot());
    // What stands last among the fields and the reasons is come by.
    for (const last of [dialog.locator("select[name=mode]"), dialog.locator(".reasons li").last()]) {
      await last.scrollIntoViewIfNeeded();
      const box = await last.boundingBox();
      expect(box === null ? 0 : box.y + box.height).toBeLessThan(await foot());
    }
    expect(await axeFindings(one, ".check-dialog")).toEqual([]);
    await one.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
  }
});

story("a check is rolled with the sheet as it is when the dice fall", async ({ gm, player }) => {
  const one = await player(1);
  const gmDoes = (script: string): Promise<unknown> =>
    inPage(gm, `const ana = game.actors.get("${IDS.ana}"); ${script}`);
  await one.keyboard.press("Alt+KeyM");
  const dialog = one.locator(".check-dialog");
  const dice = () => dialog.locator(".check-dice").getAttribute("aria-label");
  await dialog.locator("input[name=against]").fill("13");
  await dialog.locator("input[name=helpers]").fill("2");
  await dialog.locator("input[name=label]").pressSequentially("to lift ");
  expect(await dice()).toBe("d8 and d6");

  // The Game Master changes the hero: the open dialog follows, and whoever writes in it writes on.
  await gmDoes(`await ana.update({ "system.heart.current": 4 });
                await game.system.api.changeCondition(ana, "weakened", 3);`);
  await expect.poll(dice).toBe("d4 and d6");
  await expect.poll(() => dialog.locator(".check-summary .reasons").innerText()).toContain("Weakened");
  await one.keyboard.type("the gate");
  expect(await dialog.locator("input[name=label]").inputValue()).toBe("to lift the gate");
  expect(await dialog.locator("input[name=against]").inputValue()).toBe("13");
  expect(await dialog.locator("input[name=helpers]").inputValue()).toBe("2");
  await gmDoes(
    `await ana.createEmbeddedDocuments("Item", [{ name: "Strong Back", type: "ability", system: { gains: [{ on: "check", ability: "might", when: "always", needs: "nothing", per: "once", net: 0, flat: 2, dice: [] }] } }]);`,
  );
  await expect.poll(() => dialog.locator(".check-pool").innerText()).toContain("Strong Back");
  await one.keyboard.press("Enter");
  await lastCard(gm).waitFor();
  expect(await inPage(gm, "return game.messages.contents.at(-1).rolls[0].dice.map(({ faces }) => faces)")).toContain(4);
  await lastCard(gm).locator("summary").click();
  expect(await lastCard(gm).innerText()).toContain("Weakened");
  expect(await lastCard(gm).innerText()).toContain("to lift the gate");

  // Who is gone rolls nothing, and that is said.
  const before = await inPage(gm, "return game.messages.size");
  await one.keyboard.press("Alt+KeyA");
  await dialog.waitFor();
  await gmDoes("await ana.delete()");
  await dialog.waitFor({ state: "detached" });
  await expect.poll(() => one.locator("#notifications").innerText()).toContain("Ana is no longer there");
  expect(await inPage(gm, "return game.messages.size")).toBe(before);

  // So it is with a creature that stands on the map alone, and goes with its token.
  const orc = `const token = game.scenes.get("${IDS.yard}").tokens.get("${IDS.tokens.orc}"); const orc = token.actor;`;
  await inPage(gm, `${orc} void game.system.api.rollCheck(orc, { ability: "might" })`);
  const orcs = gm.locator(".check-dialog");
  const orcsDice = () => orcs.locator(".check-dice").getAttribute("aria-label");
  await orcs.waitFor();
  await inPage(gm, `${orc} await orc.update({ "system.heart.current": 4 })`);
  await expect.poll(orcsDice).toBe("d4 and d8");
  await inPage(gm, `${orc} await token.delete()`);
  await orcs.waitFor({ state: "detached" });
  await expect.poll(() => gm.locator("#notifications").innerText()).toContain("Orc is no longer there");
  expect(await inPage(gm, "return game.messages.size")).toBe(before);
});

story("of two who decide about a die, the first has decided", async ({ gm, player }) => {
  const one = await player(1);
  const problem = async (): Promise<void> => {
    await nextDice(one, [
      [6, 8],
      [1, 6],
      [5, 6],
    ]);
    await roll(one, IDS.ana, '{ ability: "might", against: 9, fast: true }');
    for (const page of [one, gm]) await lastCard(page).locator("button[data-card=retry]").waitFor();
    // Ana's die is long in falling.
    await inPage(
      one,
      `const { prototype } = game.system.api.HeartRushRoll;
       const fallen = new Promise((done) => (globalThis.letFall = done));
       prototype.evaluate = async function (...given) {
         delete prototype.evaluate;
         await fallen;
         return this.evaluate(...given);
       };`,
    );
    await lastCard(one).locator("button[data-card=retry]").click();
  };
  const settled = (): Promise<unknown> =>
    inPage(gm, "const { system, rolls } = game.messages.contents.at(-1); return [system.answer, rolls.length]");
  for (const [verb, after] of [
    ["accept", ["failed", 1]],
    ["retry", ["tried", 2]],
  ] as const) {
    await problem();
    await lastCard(gm).locator(`button[data-card=${verb}]`).click();
    await expect.poll(() => lastCard(one).locator(".card-outcome").count()).toBe(1);
    await inPage(one, "globalThis.letFall()");
    await expect.poll(() => one.locator("#notifications").innerText()).toContain("decided in another window already");
    await expect.poll(settled).toEqual(after);
    await inPage(one, "ui.notifications.clear()");
  }
});
