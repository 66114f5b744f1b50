import type { Page } from "playwright-core";
import { expect } from "vitest";
import { engineReplay, type Chronicle } from "../engine-replay.ts";
import { axeFindings } from "./fixtures/axe.ts";
import { fixDice } from "./fixtures/fixed-dice.ts";
import { heartRushStory as story } from "./fixtures/heart-rush.ts";
import { inPage } from "./fixtures/in-page.ts";
import { IN_THREAT, missing, threatKinds } from "./fixtures/kinds.ts";
import { cardText } from "./fixtures/played.ts";
import { shot } from "./fixtures/shot.ts";
import { ready } from "./fixtures/table.ts";

/** Two of the players' and two foes on an empty scene, and a fight of theirs. Everything may be asked for. */
const MUSTER = `
  await game.settings.set("heart-rush", "rulings.threat", { value: { violence: "ask" } });
  const scene = await Scene.create({ name: "An empty hall", active: true });
  await scene.view();
  const make = (name, owner, items, more = {}) => Actor.create({
    name, type: "threatFighter", items, ownership: owner === null ? {} : { [owner]: 3 },
    system: { base: { guts: 9, blood: 8, nerves: 7, ...more } },
    prototypeToken: { actorLink: true, disposition: owner === null ? -1 : 1 },
  });
  const weapon = (name, system) => ({ name, type: "threatWeapon", system });
  const armor = (name, kind) => ({ name, type: "threatArmor", system: { kind } });
  const cast = [
    await make("Ana", "practicePlayer10", [weapon("Sword", { faces: 8 }), { name: "Buckler", type: "threatShield", system: { faces: 6 } }]),
    await make("Bo", "practicePlayer20", [weapon("Crossbow", { kind: "contraption", faces: 10 }), weapon("Hatchet", { faces: 6 }),
      { name: "Bolts", type: "threatAmmo", system: {} }]),
    await make("Ogre", null, [weapon("Club", { faces: 12 }), armor("Pot", "helmet"), armor("Rings", "chainmail")], { guts: 12, blood: 12 }),
    await make("Wolf", null, [weapon("Teeth", { faces: 6 })]),
  ];
  const tokens = await scene.createEmbeddedDocuments("Token", await Promise.all(cast.map(async (actor, place) =>
    (await actor.getTokenDocument({ x: 300 + 200 * place, y: 400 })).toObject())));
  const combat = await Combat.create({ type: "threat" });
  await combat.createEmbeddedDocuments("Combatant", tokens.map(({ id, actorId }) => ({ tokenId: id, sceneId: scene.id, actorId })));
  await combat.activate();
  await combat.startCombat();
`;

const waiting = (page: Page, text: string): Promise<unknown> =>
  page.waitForSelector(`.fight-waiting:has-text("${text}")`, { timeout: 60_000 });
const button = (page: Page, label: string | RegExp) =>
  page
    .locator(".fight-app, .fight-tracker")
    .getByRole("button", typeof label === "string" ? { name: label } : { name: label })
    .first();
const press = (page: Page, label: string | RegExp): Promise<void> => button(page, label).click();

/** All that is stored and sent of the fight, as one page knows it. */
const known = (page: Page): Promise<string> =>
  inPage(
    page,
    `return JSON.stringify([game.combat.toObject(), game.messages.map((message) => message.toObject())]) + document.body.innerText`,
  );
const actor = <T>(page: Page, name: string, path: string): Promise<T> =>
  inPage<T>(
    page,
    `return foundry.utils.getProperty(game.actors.find((actor) => actor.name === "${name}" && actor.type === "threatFighter").toObject(), "${path}")`,
  );

story("an exchange from an empty scene to its end", { timeout: 600_000 }, async ({ gm, player }) => {
  const [ana, bo] = [await player(1), await player(2, { colorScheme: "light" })];
  await inPage(gm, MUSTER);
  for (const page of [gm, ana, bo]) await inPage(page, "ui.combat.activate()");
  await waiting(ana, "Waiting for the Game Master to begin an engagement");
  await press(gm, "Begin an exchange");

  // What everybody brings: Ana by keys and sealed, Bo changes his mind, the Game Master for both foes at once.
  for (const page of [gm, ana, bo]) await page.waitForSelector("#heart-rush-engagement .window-steps");
  await shot(ana, "threat-1-arms");
  await ana.locator(".fight-picker button").first().focus();
  await ana.keyboard.press("2");
  await expect.poll(() => button(ana, "Seal Sword").innerText()).not.toContain("Buckler");
  await ana.keyboard.press("2");
  await press(ana, "Seal Sword and Buckler");
  await press(bo, "Seal Crossbow and Hatchet");
  await press(bo, "Sealed. Change");
  await bo.locator(".picker-line", { hasText: "Hatchet" }).getByRole("combobox").selectOption({ label: "thrown" });
  await press(bo, "Seal Crossbow and Hatchet");
  await waiting(ana, "Waiting for Ogre and Wolf to choose weapons");
  // Before the reveal nothing that reaches another browser says what was chosen.
  for (const page of [gm, ana]) expect(await known(page)).not.toMatch(/thrown\\?":true/);
  await shot(gm, "threat-2-desk");
  await fixDice(gm, [6, 8], [5, 10], [4, 6], [8, 12], [6, 6]);
  await press(gm, "Seal all");

  // The ogre's armour turns aside two dice: which face is crossed out is the wearer's to say, and all else waits.
  await waiting(ana, "Waiting for Ogre to cross out a face");
  await press(gm, "Rings: the 6");
  await waiting(bo, "to choose breath");
  await shot(bo, "threat-3-breath");

  // Breath: Ana by keys, Bo none, the ogre at the desk.
  await ana.locator(".window-hand .die-card").first().focus();
  await ana.keyboard.press("3");
  await expect.poll(() => button(ana, /Seal d8/).count()).toBe(1);
  await ana.keyboard.press("Enter");
  await press(bo, "Seal no breath");
  await gm.locator('.desk-row:has-text("Ogre") [aria-label^="d6"]').click();
  await fixDice(gm, [6, 8], [3, 6], [4, 6]);
  await press(gm, "Seal all");

  // A gift, a gambit, a flight; then the blows.
  await press(ana, "Give Buckler, 3 to Bo");
  await press(bo, /Gambit: evade with Hatchet, 4/);
  await shot(bo, "threat-4-plan");
  await press(bo, "Seal gambit with the 4");
  await press(ana, "Seal no gambit");
  for (const page of [gm, ana]) expect(await known(page)).not.toContain('gambits\\":[');
  await gm.locator('.desk-row:has-text("Wolf") [aria-label="Flee"]').click();
  await press(gm, "Seal all");
  await inPage(bo, 'ui.sidebar.changeTab("chat", "primary")');
  await expect.poll(() => cardText(bo)).toContain("Bo dares a gambit with the 4");
  const card = await cardText(bo);
  for (const told of ["8 : 6", "injury 2, stands", "8 : 4", "injury 4, stands", "6 : 0", "injury 6, falls"])
    expect(card).toContain(told);
  await shot(bo, "threat-5-blows");
  expect(await axeFindings(bo, "#chat .fight-card")).toEqual([]);

  // What was dealt is taken back and dealt again, on the sheets as well.
  const injuries = (name: string) => actor<readonly { amount: number }[]>(gm, name, "system.injuries");
  expect((await injuries("Bo")).map(({ amount }) => amount)).toEqual([4]);
  await gm.locator('.fight-tracker [data-action="undoStep"]').click();
  await expect.poll(() => injuries("Bo")).toEqual([]);
  await gm.locator('.fight-tracker [data-action="redoStep"]').click();
  await expect.poll(async () => (await injuries("Bo")).length).toBe(1);

  for (const page of [gm, bo]) expect(await axeFindings(page, "#heart-rush-engagement")).toEqual([]);

  // The second pass fells both heroes: it is over, and everybody sees what it has cost.
  await press(ana, "Flee");
  await press(ana, "Seal flight");
  await press(bo, "Seal no gambit");
  await press(gm, "Seal no gambit");
  for (const page of [gm, ana, bo]) await page.waitForSelector("#heart-rush-summary table");
  await shot(ana, "threat-6-summary");
  const things = await inPage(
    gm,
    `return Object.fromEntries(["Ana", "Bo", "Ogre"].flatMap((name) => game.combat.combatants.getName(name).actor.items.map((item) =>
      [item.name, [item.system.marks ?? [], item.system.held ?? null, item.system.loaded ?? null, item.system.used ?? null]])))`,
  );
  expect(things).toMatchObject({
    Sword: [[6], true, true, null],
    Crossbow: [[5], true, false, null],
    Hatchet: [[4], false, true, null],
    Bolts: [[], null, null, 1],
    Rings: [[6], true, null, null],
    Pot: [[], true, null, null],
  });
  // Read anew from what is stored, step by step, the fight is the same for everybody.
  const tracked = (page: Page): Promise<string> => page.locator(".fight-part").innerText();
  const before = await tracked(ana);
  await ana.reload();
  await ready(ana);
  await inPage(ana, "ui.combat.activate()");
  await expect.poll(() => tracked(ana)).toBe(before);
  const played = await inPage<Chronicle>(gm, "return game.combat.system.toObject()");
  const replayed = engineReplay("threat", played);
  for (const page of [gm, ana, bo])
    await expect.poll(() => inPage(page, "return game.heartRush.tableOf(game.combat).value")).toEqual(replayed);
  expect(missing(IN_THREAT, new Set(threatKinds(played)), "sealed")).toEqual([]);
});
