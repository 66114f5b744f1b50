import type { Page } from "playwright-core";
import { expect } from "vitest";
import { axeFindingsInBoth } from "./fixtures/axe.ts";
import { heartRushStory as story, IDS, withoutEntries } from "./fixtures/heart-rush.ts";
import { inPage } from "./fixtures/in-page.ts";
import { shots } from "./fixtures/shot.ts";

const SHEET = ".hero-sheet";
const ana = `const ana = game.actors.get("${IDS.ana}");`;
const kept = <T>(page: Page, path: string): Promise<T> =>
  inPage<T>(page, `${ana} return foundry.utils.getProperty(ana.toObject(), "${path}") ?? null`);
const names = (page: Page, type: string): Promise<readonly string[]> =>
  inPage(
    page,
    `${ana} return ana.items.contents.filter((item) => item.type === "${type}").sort((a, b) => a.sort - b.sort).map(({ name }) => name)`,
  );

story("a hero's days: made, hurt, treated, asleep", { timeout: 240_000 }, async ({ gm, player }) => {
  const one = await player(1);
  const picture = (name: string) => shots(one, name);

  /** Every die that this page throws shows what this part of 1 makes of it; null leaves it to chance again. */
  const chance = (part: number | null) =>
    inPage(
      one,
      `globalThis.usualChance ??= CONFIG.Dice.randomUniform;
       CONFIG.Dice.randomUniform = ${part === null ? "globalThis.usualChance" : `() => ${part}`};`,
    );

  // A new player makes a hero on one page; a mistake is said, and nothing of what was written is lost.
  await inPage(
    gm,
    `${ana} await ana.deleteEmbeddedDocuments("Item", [], { deleteAll: true });
     await ana.update({ "system.kin": "", ...${withoutEntries("ana", ["professions", "aspects", "advances"])} })`,
  );
  await inPage(one, `${ana} await ana.sheet.render({ force: true })`);
  await one.click(`${SHEET} [data-action="createHero"]`);
  const form = one.locator(".application:has(.creation)");
  // Enter goes on to the next field, and Escape loses nothing of what was written.
  await form.locator("[name=kin]").fill("Elf");
  await form.locator("[name=kin]").press("Enter");
  await form.locator("[name=heritage]:focus").waitFor();
  await one.keyboard.press("Escape");
  await form.waitFor({ state: "detached" });
  expect(await kept(gm, "system.kin")).toBe("");
  await one.click(`${SHEET} [data-action="createHero"]`);
  expect(await form.locator("[name=kin]").inputValue()).toBe("Elf");
  expect(await form.locator('[data-hint-for="kin"]').innerText()).toMatch(/\w+ \w+/);
  await form.locator("[name=profession-0]").fill("Smith");
  await form.locator("[name=aspect-0]").fill("Never late");
  await form.locator("[name=weapon]").selectOption({ label: "Maul · d12 · melee · bludgeoning · two hands" });
  await form.locator("[name=shield]").selectOption({ label: "Light shield · +1" });
  const talent = (name: string) => form.locator(`.creation-talent:has(strong:text-is("${name}"))`);
  await talent("Mighty").locator("input").focus();
  await one.keyboard.press("Space");
  expect(await talent("Mighty").innerText()).toMatch(/combat talent\s+\w+ \w+/);
  const experience = form.locator('[data-told="experience"]');
  expect(await experience.innerText()).toBe("3 of 5 spent");
  // There is nothing left for a second one; whoever begins higher has the choice, and is told when it is too much.
  expect(await talent("Quick").locator("input").isDisabled()).toBe(true);
  expect(await talent("Quick").innerText()).toContain("costs 4, 2 left");
  await form.locator("[name=combatRank]").fill("1");
  await talent("Quick").click();
  await form.locator("[name=combatRank]").fill("0");
  expect(await experience.innerText()).toBe("7 of 5 spent: choose one fewer");
  await talent("Quick").click();
  await form.getByRole("radio", { name: "swordswoman" }).check();
  const drawn = `return [...document.querySelectorAll(".creation-portraits img")].map(({ naturalWidth }) => naturalWidth > 0)`;
  expect(await inPage(one, drawn)).not.toContain(false);
  await picture("creation");
  // All of the page is in view on a small screen.
  const bottom = await form.locator("[data-action=ok]").boundingBox();
  expect((bottom?.y ?? 0) + (bottom?.height ?? 0)).toBeLessThanOrEqual(768);
  expect(await axeFindingsInBoth(one, ".application:has(.creation)")).toEqual([]);
  await form.locator("[data-action=ok]").click();
  await form.locator("[role=alert]").waitFor();
  await form.locator("[name=shield]").selectOption("");
  await form.locator("[data-action=ok]").click();
  await expect.poll(() => names(gm, "weapon")).toEqual(["Maul"]);
  await expect.poll(() => names(gm, "ability")).toEqual(["Elf", "Mighty"]);
  await expect.poll(() => kept(gm, "system.advances.created0.cost")).toBe(3);
  await expect.poll(() => kept(gm, "img")).toContain("swordswoman.svg");
  await one.waitForSelector(`${SHEET} .row.item:has-text("Maul") [aria-pressed="true"]`);

  // Until its first rest a hero may be made again: what it no longer is it leaves behind.
  await one.click(`${SHEET} [data-action="createHero"]`);
  expect(await form.locator("[name=profession-0]").inputValue()).toBe("Smith");
  await form.locator("[name=kin]").fill("Goblin");
  await talent("Mighty").locator("input").uncheck();
  // A class comes with the first combat rank, and what it teaches comes along; what has no rank yet says so and is closed.
  expect(await form.locator("[name=class]").isDisabled()).toBe(true);
  expect(await form.locator('[data-told="class"]').innerText()).toBe("from combat rank 1");
  await form.locator("[name=combatRank]").fill("1");
  await form.locator("[name=class]").fill("Strongheart");
  expect(await form.locator('[data-hint-for="class"]').innerText()).toContain("Second Breath:");
  await picture("creation-class");
  await form.locator("[data-action=ok]").click();
  await expect.poll(() => names(gm, "ability")).toEqual(["Goblin", "Second Breath", "Stand Among Them"]);
  await expect.poll(() => kept(gm, "system.class")).toBe("Strongheart");

  // Whoever has no mind to choose is given a hero who adds up, and gives back what it had learnt before.
  await one.click(`${SHEET} [data-action="createHero"]`);
  await form.locator("[name=combatRank]").fill("0");
  await form.locator("[name=class]").fill("");
  await form.getByRole("button", { name: "Make one for me" }).click();
  for (const field of ["kin", "heritage", "dream", "profession-0", "aspect-0", "weapon"])
    expect(await form.locator(`[name="${field}"]`).inputValue(), field).not.toBe("");
  for (const [field, text] of [
    ["kin", "Goblin"],
    ["profession-0", "Smith"],
  ])
    expect(await form.locator(`[name="${field}"]`).inputValue(), field).toBe(text);
  // Asked again it draws somebody else; what was too dear a moment ago counts as soon as it is chosen.
  await form.getByRole("button", { name: "Make one for me" }).click();
  expect(await form.locator(".creation-talent input:checked").count()).toBe(1);
  const said = await experience.innerText();
  await form.locator("[name=dream]").fill("To own a ship");
  expect(await experience.innerText()).toBe(said);
  await picture("creation-for-me");
  for (const ability of ["might", "agility", "cunning", "presence"])
    await form.locator(`[name="best-${ability}"]`).setChecked(["might", "agility"].includes(ability));
  for (const [field, text] of Object.entries({
    kin: "Goblin",
    "profession-0": "Smith",
    "profession-1": "",
    "profession-2": "",
    "aspect-0": "Never late",
    "aspect-1": "",
  }))
    await form.locator(`[name="${field}"]`).fill(text);
  await form.locator(".creation-talent input:checked").uncheck();
  for (const field of ["armor", "shield"]) await form.locator(`[name="${field}"]`).selectOption("");
  await form.locator("[name=weapon]").selectOption({ label: "Maul · d12 · melee · bludgeoning · two hands" });
  await form.locator("[data-action=ok]").click();
  await expect.poll(() => names(gm, "ability")).toEqual(["Goblin"]);
  await expect.poll(() => kept(gm, "system")).toMatchObject({ kin: "Goblin", size: "small", advances: {}, xp: 5 });
  expect(await names(gm, "weapon")).toEqual(["Maul"]);
  await one.click(`${SHEET} [data-action="shortRest"]`);
  await one.waitForSelector(`${SHEET} [data-action="createHero"]`, { state: "detached" });

  // A hero who is deleted meanwhile takes nothing along of what was written.
  await inPage(
    gm,
    `await Actor.implementation.create({ name: "Doomed", type: "hero", ownership: { [game.users.getName("Player 1").id]: 3 } })`,
  );
  await one.waitForFunction('game.actors.getName("Doomed")');
  await inPage(one, 'await game.actors.getName("Doomed").sheet.render({ force: true })');
  await one.click(`${SHEET} [data-action="createHero"]`);
  await form.locator("[name=dream]").fill("A bridge over the gorge");
  await inPage(gm, 'await game.actors.getName("Doomed").delete()');
  await one.waitForSelector(`${SHEET} [data-action="createHero"]`, { state: "detached" });
  await form.locator("[data-action=ok]").click();
  await form.locator("[role=alert]").waitFor();
  expect(await form.locator("[role=alert]").innerText()).toContain("has been deleted");
  expect(await form.locator("[name=dream]").inputValue()).toBe("A bridge over the gorge");
  await picture("creation-gone");
  await form.locator('[data-action="close"]').click();

  // Whoever stays up at zero falls when the world's clock says so, and is up again when it is set back.
  const minutes = one.locator(`${SHEET} .hp-line .hp-cap`);
  await inPage(gm, `${ana} await ana.update({ "system.hp.value": -3 })`);
  await minutes.filter({ hasText: "ten minutes at most" }).waitFor();
  await picture("last-minutes");
  await inPage(gm, "await game.time.advance(600)");
  await minutes.filter({ hasText: "unconscious" }).waitFor();
  await one.locator("#chat .chat-message", { hasText: "Ana falls unconscious" }).waitFor();
  expect(await inPage(one, `${ana} return ana.statuses.has("unconscious")`)).toBe(true);
  expect(await axeFindingsInBoth(one, SHEET)).toEqual([]);
  await inPage(gm, "await game.time.advance(-600)");
  await minutes.filter({ hasText: "ten minutes at most" }).waitFor();

  // A wound is treated with the kit at hand, whose die may shrink; by the healer's own check.
  await inPage(
    gm,
    `${ana} await ana.update({ "system.wounds": { bite: { description: "bitten", rank: 30 } }, "system.hp.value": 5 });
     const kit = await game.packs.get("heart-rush.equipment").getDocument("gearBasicHealing");
     await ana.createEmbeddedDocuments("Item", [game.items.fromCompendium(kit)])`,
  );
  await one.waitForSelector(`${SHEET} .row.item:has-text("healing kit")`, { state: "attached" });
  // A double click asks once.
  const twice = (action: string) => one.locator(`${SHEET} [data-action="${action}"]`).dblclick();
  await twice("treatWounds");
  const treat = one.locator(".application:has([name=healer])");
  await treat.waitFor();
  // By keyboard there is no double click, and still it is asked once.
  await one.locator(`${SHEET} [data-action="treatWounds"]`).dispatchEvent("click");
  await picture("treatment");
  expect(await axeFindingsInBoth(one, ".application:has([name=healer])")).toEqual([]);
  await treat.locator("[data-action=ok]").click();
  // Her d4 shows a 1 beside two 2s: nothing is treated while she may still throw it again.
  await chance(0.8);
  await one.locator(".check-dialog button[type=submit]").click();
  const check = one.locator("#chat .check-card").last();
  await check.locator('[data-card="retry"]').waitFor();
  expect(await check.innerText()).toContain("to treat Ana");
  expect(await kept(gm, "system.wounds")).toMatchObject({ bite: { rank: 30, treated: false } });
  await chance(0.1);
  await check.locator('[data-card="retry"]').click();
  // A 2 and a 4, and 5 for the kit, whose die is left whole by its 6.
  await expect.poll(() => kept(gm, "system.wounds")).toMatchObject({ bite: { rank: 19, treated: true } });
  await expect.poll(() => gm.locator("#chat .rest-card").last().innerText()).toContain("30");

  // A spell is cast, and waits for nights to pass; one in a warm bed under a roof is a good one.
  await inPage(
    gm,
    `${ana} await ana.createEmbeddedDocuments("Item", [{ name: "Ward", type: "spell", system: { elements: ["fire"] } }])`,
  );
  await one.click(`${SHEET} [role="tab"][data-tab="magic"]`);
  await one.click(`${SHEET} .row.item:has-text("Ward") [data-action="useItem"]`);
  const wait = () => inPage(gm, `${ana} return ana.items.getName("Ward").system.restsLeft`);
  await expect.poll(wait).toBe(4);
  await one.locator(`${SHEET} .row.item:has-text("Ward")`, { hasText: "4 rests left" }).waitFor();
  await one.click(`${SHEET} [role="tab"][data-tab="fight"]`);
  await twice("longRest");
  const night = one.locator(".application:has(.dialog-fields)");
  await night.waitFor();
  await night.locator("[name=shelter]").selectOption("permanent");
  await night.locator("[name=bed]").selectOption("bed");
  await picture("night");
  await inPage(
    gm,
    `globalThis.written = [];
     for (const name of ["Actor", "Item", "ActiveEffect"]) Hooks.on("update" + name, () => written.push(name));`,
  );
  expect(await axeFindingsInBoth(one, ".application:has(.dialog-fields)")).toEqual([]);
  await night.locator("[data-action=ok]").click();
  await expect.poll(() => kept(gm, "system.wounds.bite.rank")).toBe(18);
  expect(await kept(gm, "system.hp.value")).toBe(22);
  await expect.poll(wait).toBe(3);
  // What a night changes on her and on what she knows is one write: a page that goes in the middle halves no night.
  expect(await inPage(gm, "return written")).toEqual(["Actor"]);

  // One on the bare ground with the worst of luck is not: half of what is missing comes back, and it leaves a mark.
  await inPage(gm, `${ana} await ana.update({ "system.hp.value": 1 })`);
  await expect.poll(() => one.locator(`${SHEET} [name="system.hp.value"]`).inputValue()).toBe("1");
  await chance(0.999);
  await one.click(`${SHEET} [data-action="longRest"]`);
  await night.waitFor();
  await night.locator("[data-action=ok]").click();
  await expect.poll(() => kept(gm, "system.badNights")).toBe(1);
  expect(await kept(gm, "system.hp.value")).toBe(11);
  await expect.poll(() => kept(gm, "system.conditions")).toMatchObject({ weakened: { level: 1 } });
  await expect.poll(() => gm.locator("#chat .rest-card").last().innerText()).toContain("sleeps badly");
  await expect.poll(wait).toBe(2);
  await chance(null);

  // An ability is used where it stands: spent, and shown to the table with its words.
  await inPage(
    gm,
    `${ana} await ana.createEmbeddedDocuments("Item", [
      { name: "Once a day", type: "ability", system: { frequency: "major", kind: "talent", description: "<p>Only <b>once</b>.</p>" } },
      { name: "Knife", type: "weapon", sort: 900000 }])`,
  );
  await one.click(`${SHEET} .row.item:has-text("Once a day") [data-action="useItem"]`);
  await expect.poll(() => gm.locator("#chat .chat-message").last().innerText()).toContain("Only once.");
  const spent = async (): Promise<readonly string[]> =>
    Object.values((await kept<Readonly<Record<string, string>> | null>(gm, "system.spent")) ?? {});
  await expect.poll(spent).toEqual(["major"]);
  await one.waitForSelector(`${SHEET} .row.item:has-text("Once a day") [aria-pressed="true"]`);

  // The menu of an item, by keyboard: moved, doubled, deleted with a question first.
  const choose = async (row: string, entry: string): Promise<void> => {
    await one.focus(`${SHEET} .tab.active .row.item:has-text("${row}") [data-action="itemMenu"] >> nth=0`);
    await one.keyboard.press("Enter");
    await one.locator("#context-menu [role=menuitem], #context-menu .context-item", { hasText: entry }).click();
    await one.waitForSelector("#context-menu", { state: "detached" });
  };
  const inHand = one.locator(`${SHEET} .tab.active .row.item:has([data-action="toggleEquipped"]) .row-name`);
  await choose("Knife", "Move up");
  await expect.poll(() => names(gm, "weapon")).toEqual(["Knife", "Maul"]);
  await expect.poll(() => inHand.allTextContents()).toEqual(["Knife", "Maul"]);
  await choose("Knife", "Duplicate");
  await expect.poll(() => inHand.count()).toBe(3);
  // A weapon in each hand: one changes hands by its menu, and the other leaves no room for the maul.
  await choose("Knife", "Change hands");
  await one.waitForSelector(`${SHEET} .tab.active .row.item:has-text("in the other hand") [aria-pressed="true"]`);
  await one.click(`${SHEET} .tab.active .row.item:has-text("Knife") >> nth=1 >> [data-action="toggleEquipped"]`);
  const inUse = one.locator(`${SHEET} .tab.active .row.item:has([data-action="toggleEquipped"][aria-pressed="true"])`);
  await expect.poll(() => inUse.locator(".row-name").allTextContents()).toEqual(["Knife", "Knife"]);
  await choose("Maul", "Show in chat");
  await expect.poll(() => gm.locator("#chat .item-card").last().innerText()).toContain("Maul");
  await choose("Maul", "Delete");
  await one.locator(".dialog [data-action=yes]").click();
  await expect.poll(() => names(gm, "weapon").then((left) => left.includes("Maul"))).toBe(false);

  // Effects: made, put out, deleted.
  await one.click(`${SHEET} [data-action="createEffect"]`);
  await one.click('.item-sheet [data-action="close"]');
  await one.click(`${SHEET} [data-action="toggleEffect"]`);
  await one.waitForSelector(`${SHEET} .effect.off`);
  await one.click(`${SHEET} [data-action="toggleEffect"]`);
  await one.waitForSelector(`${SHEET} .effect:not(.off)`);
  // What Foundry ended (14) is out as well, and can be lit again.
  const over = `{ duration: { value: 1, units: "seconds", expired: true }, start: { time: -9 } }`;
  await inPage(
    gm,
    `${ana} return ana.effects.contents[0].update(game.release.generation < 14 ? { disabled: true } : ${over}).then(() => null)`,
  );
  await one.waitForSelector(`${SHEET} .effect.off`);
  await one.click(`${SHEET} [data-action="toggleEffect"]`);
  await one.waitForSelector(`${SHEET} .effect:not(.off)`);
  await one.locator(`${SHEET} [data-action="deleteEffect"]`).dispatchEvent("click");
  await one.locator(".dialog [data-action=yes]").click();
  await expect.poll(() => inPage(gm, `${ana} return ana.effects.size`)).toBe(0);

  // A thing is dragged from a compendium onto the sheet.
  await inPage(
    one,
    `${ana} const data = new DataTransfer();
     data.setData("text/plain", JSON.stringify({ type: "Item", uuid: "Compendium.heart-rush.weapons.Item.weaponSpear00000" }));
     const target = ana.sheet.element.querySelector(".window-content");
     target.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }))`,
  );
  await expect.poll(() => names(gm, "weapon").then((left) => left.includes("Spear"))).toBe(true);
  await picture("hero-days");

  // A phone's width: one column, nothing wider than the window.
  await inPage(one, `${ana} ana.sheet.setPosition({ width: 400, left: 10 })`);
  await expect
    .poll(() =>
      inPage(
        one,
        `${ana} const box = ana.sheet.element.querySelector(".window-content"); return box.scrollWidth - box.clientWidth`,
      ),
    )
    .toBeLessThanOrEqual(1);
  await picture("hero-narrow");
  expect(await axeFindingsInBoth(gm, "#chat .item-card")).toEqual([]);
  expect(await axeFindingsInBoth(gm, "#chat .rest-card")).toEqual([]);
});
