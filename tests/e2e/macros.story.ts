import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { heartRushStory as story, heartRushTable, IDS } from "./fixtures/heart-rush.ts";
import { inPage } from "./fixtures/in-page.ts";
import { storyAt } from "./fixtures/story.ts";

const ana = `const ana = game.actors.get("${IDS.ana}");`;
const dialog = (page: Page) => page.locator(".check-dialog");
const messages = (page: Page): Promise<number> => inPage(page, "return game.messages.size");

describe.for([13, 14] as const)("in generation %i", (generation) => {
  const story = storyAt(heartRushTable({ generation }));

  story("macros and modules call and hear what docs/api.md tells of", async ({ gm, player }) => {
    const one = await player(1);
    const heard = (page: Page): Promise<unknown> => inPage(page, "return globalThis.heard");
    for (const page of [gm, one])
      await inPage(
        page,
        `globalThis.heard = [];
         for (const name of ["checkRolled", "hurtSettled", "hurtTakenBack", "rulingsChanged"])
           Hooks.on("heart-rush." + name, (...told) => heard.push([name, ...told.map((thing) => thing?.name ?? thing?.type ?? typeof thing)]));`,
      );

    // A check that is asked for, and one without the dialog: who rolled hears of it.
    await inPage(
      gm,
      `${ana} await game.system.api.askForCheck({ ability: "agility", kind: "save", against: 7, label: "to leap", actors: [ana] })`,
    );
    const asked = one.locator("#chat .request-card", { hasText: "to leap" });
    await asked.locator("button[data-card=roll]").waitFor();
    const rolled = `${ana} const message = await game.system.api.rollCheck(ana, { ability: "might", fast: true }); return message.type`;
    expect(await inPage(one, rolled)).toBe("check");
    expect(await heard(one)).toEqual([["checkRolled", "Ana", "check"]]);

    // Damage is settled, and taken back, where the Game Master carries it out.
    await inPage(
      gm,
      `${ana} await game.system.api.dealDamage({ kind: "damage", amount: 4, source: "a thorn", actors: [ana] })`,
    );
    const card = one.locator("#chat .damage-card");
    await card.locator("button[data-card=whole]").click();
    await one.waitForFunction(`game.actors.get("${IDS.ana}").system.hp.value === 36`);
    await card.locator("button[data-card=undo]").click();
    await one.waitForFunction(`game.actors.get("${IDS.ana}").system.hp.value === 40`);
    await expect
      .poll(() => heard(gm))
      .toEqual([
        ["hurtSettled", "Ana", "damage", "object"],
        ["hurtTakenBack", "Ana", "damage", "object"],
      ]);

    // Dice of ours keep their roles; an ability is used as its button does; a session gives destiny back.
    expect(
      await inPage(
        one,
        `const { throwDice, HeartRushRoll } = game.system.api;
         const dice = [{ role: "heart", faces: 8 }, { role: "might", faces: 6 }];
         const { roll } = await throwDice({ name: "omen", by: "${IDS.ana}", dice, net: 1, flat: [{ from: "luck", value: 2 }] }, { byHand: false });
         const kept = roll.thrown.dice.filter(({ kept }) => kept);
         return [roll instanceof HeartRushRoll, roll.thrown.dice.length, kept.length, roll.total === 2 + kept.reduce((sum, { face }) => sum + face, 0)]`,
      ),
    ).toEqual([true, 3, 2, true]);
    await inPage(
      one,
      `${ana} const [daily] = await ana.createEmbeddedDocuments("Item", [{ name: "Once a day", type: "ability", system: { frequency: "major", kind: "talent" } }]);
       await game.system.api.useAbility(daily)`,
    );
    await gm.locator("#chat .item-card", { hasText: "Once a day" }).waitFor();
    expect(await inPage(one, `${ana} return Object.values(ana.system.spent)`)).toEqual(["major"]);
    await inPage(gm, `${ana} await ana.update({ "system.destiny": 0 }); await game.system.api.beginSession()`);
    await one.waitForFunction(`game.actors.get("${IDS.ana}").system.destiny === 3`);

    // What a caller got wrong is said in plain words, and nothing comes of it.
    const sent = await messages(gm);
    const wrong = (call: string): Promise<unknown> =>
      inPage(
        one,
        `${ana} const api = game.system.api; const pool = { name: "omen", by: "x", dice: [{ role: "heart", faces: 8 }], net: 0, flat: [] };
         try { return await api.${call} } catch (error) { return error.constructor === Error ? error.message : "raw" }`,
      );
    expect(await wrong('rollCheck(ana, { ability: "luck", fast: true })')).toBe(
      "rollCheck: ability should be one of might, agility, cunning, presence.",
    );
    const endless = '[{ from: "x", net: -1e9 }]';
    expect(await wrong(`rollCheck(ana, { ability: "might", fast: true, circumstances: ${endless} })`)).toBe(
      "rollCheck: circumstances/0/net should be a whole number from -9 to 9.",
    );
    expect(await wrong("throwDice({ ...pool, net: 1e9 })")).toContain("throwDice: pool/net should be a whole number");
    expect(await wrong("throwDice()")).toContain("throwDice: pool");
    expect(await wrong("throwDice(pool).then(({ roll }) => roll.dice.length)")).toBe(1);
    expect(await wrong('rollCheck("Ana", { ability: "might" })')).toBe("rollCheck: actor should be an actor.");
    expect(await wrong('changeCondition(ana, "hungry", 1)')).toContain("changeCondition: name should be one of");
    expect(await wrong('dealDamage({ kind: "damage", amount: Infinity, actors: [ana] })')).toContain(
      "amount should be",
    );
    expect(await wrong('askForCheck({ ability: "might", actors: ana })')).toContain("actors should be a list");
    expect(await wrong('rulingsOf("chess")')).toContain("rulingsOf: ruleset should be one of");
    expect(await wrong("beginSession()")).toContain("for Game Masters alone");

    // Macros outlive those they were made for.
    for (const call of [
      'rollCheck(await fromUuid("Actor.gone000000000000"), { ability: "might" })',
      "useAbility(null)",
    ]) {
      expect((await wrong(call)) ?? null).toBeNull();
      await expect.poll(() => one.locator("#notifications").innerText()).toContain("is for is no longer there");
      await inPage(one, "ui.notifications.clear()");
    }
    expect(await wrong('changeCondition(null, "dazed", 1)')).toBe(false);
    expect(await wrong('askForCheck({ ability: "might", actors: [null] })')).toBeNull();
    expect(await messages(gm)).toBe(sent);

    // A ruling that changes is heard of everywhere.
    await inPage(gm, `await game.settings.set("heart-rush", "rulings.heart-rush", { value: { helpersStack: true } })`);
    await expect.poll(() => inPage(one, 'return game.system.api.rulingsOf("heart-rush").helpersStack')).toBe(true);
    for (const page of [gm, one])
      await expect.poll(() => inPage(page, "return globalThis.heard.slice(-1)")).toEqual([["rulingsChanged"]]);
  });
});

story("a check is asked about as it was left the last time, or not at all", async ({ gm, player, table }) => {
  const one = await player(1);
  await one.keyboard.press("Alt+KeyM");
  await dialog(one).locator("input[name=profession-entry0]").check();
  await dialog(one).locator("[name=against]").fill("13");
  await dialog(one).locator("[name=against]").press("Enter");
  await dialog(one).waitFor({ state: "detached" });
  await gm.locator("#chat .check-card").waitFor();

  // The number and the professions are this user's habit, after a reload too; what they tried is not.
  await one.reload();
  await one.waitForFunction("globalThis.game?.ready === true", null, { timeout: 30_000 });
  await one.keyboard.press("Alt+KeyA");
  await dialog(one).locator("input[name=profession-entry0]:checked").waitFor();
  expect(await dialog(one).locator("[name=against]").inputValue()).toBe("13");
  expect(await dialog(one).locator("[name=label]").inputValue()).toBe("");
  await one.keyboard.press("Escape");
  await dialog(one).waitFor({ state: "detached" });

  // A double click on a stance card asks once; the same again brings the open dialog to the front.
  await inPage(one, `${ana} await ana.sheet.render({ force: true })`);
  await one.dblclick(".hero-sheet .stance-card.stance-agility");
  await dialog(one).waitFor();
  await dialog(one).locator("[name=label]").fill("to jump");
  await inPage(one, `${ana} await ana.sheet.render({ force: true }); ana.sheet.bringToFront();`);
  expect(await inPage(one, `${ana} return await game.system.api.rollCheck(ana, { ability: "agility" })`)).toBeNull();
  expect(await dialog(one).count()).toBe(1);
  expect(await dialog(one).locator("[name=label]").inputValue()).toBe("to jump");
  expect(
    await inPage(
      one,
      `${ana} return Number(document.querySelector(".check-dialog").style.zIndex) > Number(ana.sheet.element.style.zIndex)`,
    ),
  ).toBe(true);
  await dialog(one).locator("[name=label]").press("Escape");
  await dialog(one).waitFor({ state: "detached" });

  // With Shift a stance card throws at once, as it was left.
  const before = await messages(gm);
  await inPage(one, `${ana} await ana.sheet.render({ force: true })`);
  await one.click(".hero-sheet .stance-card.stance-agility", { modifiers: ["Shift"] });
  await expect.poll(() => messages(gm)).toBe(before + 1);
  expect(await dialog(one).count()).toBe(0);
  await expect.poll(() => gm.locator("#chat .check-card").last().innerText()).toContain("Agility check");
  expect(await gm.locator("#chat .check-card").last().innerText()).toContain("13");

  // The keys have it too, once no button of the sheet keeps them to itself.
  await inPage(one, `${ana} await ana.sheet.close()`);
  await one.keyboard.press("Alt+Shift+KeyC");
  await expect.poll(() => messages(gm)).toBe(before + 2);
  await expect.poll(() => gm.locator("#chat .check-card").last().innerText()).toContain("Cunning check");
  expect(await dialog(one).count()).toBe(0);

  // Whoever sits down at the same browser next has habits of their own.
  await one.goto(table.url);
  await one.getByRole("button", { name: "Player 2" }).click();
  await one.waitForFunction("globalThis.game?.ready === true", null, { timeout: 30_000 });
  await one.keyboard.press("Alt+KeyM");
  await dialog(one).waitFor();
  expect(await dialog(one).locator("[name=against]").inputValue()).toBe("9");
  await one.keyboard.press("Escape");
  await dialog(one).waitFor({ state: "detached" });
});
