import type { Page } from "playwright-core";
import { expect } from "vitest";
import { axeFindings, axeFindingsInBoth } from "./fixtures/axe.ts";
import { byBothHands, choose, tabInto } from "./fixtures/both-hands.ts";
import { fixDice, type Fixed } from "./fixtures/fixed-dice.ts";
import { fightWithout, row, seeFight, withoutScenes } from "./fixtures/fight.ts";
import { IDS } from "./fixtures/heart-rush.ts";
import { inPage } from "./fixtures/in-page.ts";
import { waiting } from "./fixtures/mustered.ts";
import { shotsEverywhere } from "./fixtures/shot.ts";
import { storyAt } from "./fixtures/story.ts";

const story = storyAt(withoutScenes());

const WINDOW = "#heart-rush-engagement";
const DOCK = "#heart-rush-dock";
const TRACKER = "#combat";

/** What is not what the story is about the Game Master's page does without a button. */
const sends = (gm: Page, ...commands: readonly object[]): Promise<unknown> =>
  inPage(
    gm,
    `for (const command of ${JSON.stringify(commands)}) {
       const answer = await game.heartRush.send(game.combats.contents.at(-1), command);
       if (!answer.ok) throw new Error(JSON.stringify([command, answer.reason]));
     }`,
  );

const rules = (gm: Page, ...rulings: readonly object[]): Promise<unknown> =>
  sends(gm, ...rulings.map((ruling) => ({ do: "rule", ruling })));

const condition = (who: string, of: string, levels: number, by: string | null = null): object => ({
  ...{ is: "condition", who, condition: of, levels, of: by },
});

type Filled = Readonly<Record<string, string>>;

const DIALOG = "dialog.ask-form, .application.ask-form";

/** Opens the menu of a row by its button, goes to an entry, and fills in what it asks. */
async function byMouse(gm: Page, who: string, entry: string, fields: Filled): Promise<void> {
  await gm.locator(`#combat [data-combatant-id="${who}"] .row-menu`).click();
  await gm.locator(".context-item", { hasText: new RegExp(`^\\s*${entry}\\s*$`) }).click();
  const dialog = gm.locator(DIALOG);
  for (const [name, value] of Object.entries(fields)) {
    const field = dialog.locator(`[name="${name}"]`);
    if (await field.evaluate(({ tagName }) => tagName === "SELECT")) await field.selectOption(value);
    else await field.fill(value);
  }
  await shotsEverywhere(gm, `deeds-8-${entry.replaceAll(" ", "-")}`);
  if (Object.keys(fields).length === 0) return;
  expect(await axeFindingsInBoth(gm, DIALOG), entry).toEqual([]);
  await dialog.getByRole("button", { name: entry }).click();
}

/** The same without a mouse. */
async function byKeys(gm: Page, who: string, entry: string, fields: Filled): Promise<void> {
  await tabInto(gm, `#combat [data-combatant-id="${who}"] .row-menu`);
  await gm.keyboard.press("Enter");
  const meant = gm.locator(".context-item", { hasText: new RegExp(`^\\s*${entry}\\s*$`) });
  await meant.waitFor();
  for (let at = 0; at < 20 && !(await meant.evaluate((item) => item.matches(":focus"))); at++)
    await gm.keyboard.press("ArrowDown");
  await gm.keyboard.press("Enter");
  for (const [name, value] of Object.entries(fields)) {
    const field = `:is(${DIALOG}) [name="${name}"]`;
    await gm.locator(field).waitFor();
    if (await gm.locator(field).evaluate(({ tagName }) => tagName === "SELECT")) await choose(gm, field, value);
    else {
      await tabInto(gm, field);
      await gm.keyboard.press("Control+A");
      await gm.keyboard.type(value);
    }
  }
  if (Object.keys(fields).length === 0) return;
  await tabInto(gm, `:is(${DIALOG}) button[type="submit"]`);
  await gm.keyboard.press("Enter");
}

/** Until the fight stands again where something else goes on than an engagement. */
const takeBackTo = (gm: Page, phase: "turn"): Promise<unknown> =>
  inPage(
    gm,
    `const fight = game.combats.contents.at(-1);
     while (game.heartRush.tableOf(fight).value.fight.phase.at !== "${phase}") await game.heartRush.undo(fight);`,
  );

/** The first of these engages the first foe among them, all others join, and their stances turn over. */
async function clash(gm: Page, one: Page, stances: Readonly<Record<string, string>>): Promise<void> {
  const fighters = await seeFight<Readonly<Record<string, { readonly side: string }>>>(
    gm,
    "game.heartRush.tableOf(fight).value.fight.fighters",
  );
  const inside = Object.keys(stances);
  const foes = inside.filter((id) => fighters[id]?.side === "enemies");
  const [by = "", ...others] = inside;
  await rules(
    gm,
    ...inside.map((who) => ({ is: "refresh", who, action: true, rush: 1 })),
    ...foes.map((from) => ({ is: "apart", who: by, from, feet: 5 })),
    { is: "turn", side: "players" },
  );
  await sends(gm, { do: "engage", who: by, target: foes[0] });
  await sends(gm, ...others.filter((who) => who !== foes[0]).map((who) => ({ do: "join", who })));
  await inPage(
    gm,
    `const fight = game.combats.contents.at(-1);
     if (game.heartRush.tableOf(fight).value.fight.phase.engagement.step.is === "joining")
       await game.heartRush.send(fight, { do: "close-joining" });`,
  );
  await one.waitForSelector(`${WINDOW} .window-hand`);
  for (const [page, whose] of [
    [one, inside.filter((id) => !foes.includes(id))],
    [gm, foes],
  ] as const) {
    const picks = Object.fromEntries(whose.map((id) => [id, stances[id]]));
    await inPage(page, `await game.heartRush.pick(game.combats.contents.at(-1), ${JSON.stringify(picks)})`);
  }
  await one.waitForSelector(`${WINDOW} .fight-window.revealed`);
}

story("what fighters do out of the ordinary", { timeout: 600_000 }, async ({ gm, player }) => {
  // Player 1 plays both heroes, Ana with a hand free.
  await inPage(
    gm,
    `await game.actors.get("${IDS.bo}").update({ ownership: { practicePlayer10: 3 } });
     await game.users.get("practicePlayer10").update({ character: "${IDS.ana}" });
     await game.actors.get("${IDS.ana}").items.get("anaShield0000000").update({ "system.equipped": false });
     await game.settings.set("heart-rush", "rulings.heart-rush", { value: { friendsMayBeStruck: true, lateAgility: "together" } });`,
  );
  const one = await player(1, { colorScheme: "light" });
  for (const page of [gm, one]) await page.click('#sidebar-tabs [data-tab="combat"]');
  await fightWithout(gm, [
    [IDS.ana, "Ana"],
    [IDS.bo, "Bo"],
    [IDS.orc, "Orc"],
    [IDS.hound, "Hound"],
  ]);
  await inPage(gm, "await game.combats.contents.at(-1).startCombat()");
  const { Ana, Bo, Orc, Hound } = await seeFight<Record<"Ana" | "Bo" | "Orc" | "Hound", string>>(
    gm,
    "Object.fromEntries(fight.combatants.map(({ id, name }) => [name, id]))",
  );
  await rules(
    gm,
    ...[Orc, Hound, Bo].map((from) => ({ is: "apart", who: Ana, from, feet: 5 })),
    { is: "apart", who: Bo, from: Orc, feet: 5 },
    { is: "apart", who: Bo, from: Hound, feet: 20 },
  );

  // Out of an ambush: Ana strikes, Bo waits, and the Game Master has heard enough.
  await gm.locator('#combat [data-choice="start"]').waitFor();
  await byBothHands(gm, gm, TRACKER, "start", {
    ways: ["start playersSurprise", "start playersSurprise"],
    back: false,
  });
  await one.locator(DOCK, { hasText: "Ana may strike before anybody is ready." }).waitFor();
  await shotsEverywhere(one, "deeds-1-ambush");
  expect(await axeFindings(one, DOCK)).toEqual([]);
  const blow = `blow ${Ana} ${Orc} action`;
  await byBothHands(gm, one, DOCK, blow, { ways: [`${blow} agility`, `${blow} might`] });
  await byBothHands(gm, one, DOCK, `let-pass ${Ana}`);
  await byBothHands(gm, gm, TRACKER, "end-ambush", { back: false });

  // While the foes are surprised, and later out of hiding, a blow needs no cause; nor does one at the helpless.
  // All there is to do has been unfolded once, and stays so.
  await waiting(one, "Heroes' turn");
  await row(one, "Ana").locator(".row-take").click();
  await one.click("#combat .foot-more summary");
  await byBothHands(gm, one, TRACKER, `blow ${Ana} ${Orc} rush`);
  // All foes are surprised: their side passes by itself, and the round is over.
  await sends(gm, { do: "pass", side: "players" });
  await one.locator("#combat .tracker-round", { hasText: "Round 2" }).waitFor();
  await waiting(one, "Heroes' turn");
  expect(await one.locator('#combat [data-choice^="blow"]').count()).toBe(0);
  await rules(gm, condition(Ana, "hidden", 1));
  await byBothHands(gm, one, TRACKER, `blow ${Ana} ${Hound} action`);
  await rules(gm, { is: "uncondition", who: Ana, condition: "hidden", levels: 5 });
  await one.locator('#combat [data-choice^="blow"]').first().waitFor({ state: "detached" });
  await rules(gm, condition(Orc, "incapacitated", 1));
  await byBothHands(gm, one, TRACKER, `blow ${Ana} ${Orc} action`);
  expect(await one.locator(`#combat [data-choice="blow ${Ana} ${Orc} rush"]`).count()).toBe(0);
  await rules(gm, { is: "uncondition", who: Orc, condition: "incapacitated", levels: 5 });
  // At those who are helpless otherwise it is the Game Master's to grant.
  await rules(gm, condition(Orc, "stunned", 1));
  await row(gm, "Ana").locator(".row-take").click();
  await gm.click("#combat .foot-more summary");
  await byBothHands(gm, gm, TRACKER, `blow ${Ana} ${Orc} action`);
  expect(await one.locator('#combat [data-choice^="blow"]').count()).toBe(0);
  await rules(gm, { is: "uncondition", who: Orc, condition: "stunned", levels: 5 });

  // Whoever holds somebody lets go; whoever has climbed onto somebody hops off.
  await rules(gm, condition(Ana, "grappling", 1, Orc), condition(Bo, "climbing", 1, Hound));
  await byBothHands(gm, one, TRACKER, `let-go ${Ana}`);
  await shotsEverywhere(one, "deeds-2-more");
  await row(one, "Bo").locator(".row-take").click();
  await byBothHands(gm, one, TRACKER, `let-go ${Bo}`, { back: false });

  // The off-balanced are tripped as they run past, and once they have sidestepped.
  await rules(gm, condition(Hound, "off-balanced", 2), { is: "turn", side: "enemies" });
  const runs = { do: "dash", who: Hound, destination: { to: null, path: [], feet: 60, near: [] }, stand: false };
  await sends(gm, runs);
  await one.locator(DOCK, { hasText: "Hound leaves your reach" }).waitFor();
  await shotsEverywhere(one, "deeds-3-trip");
  await byBothHands(gm, one, DOCK, `trip ${Ana} ${Hound}`, { dice: [] });
  await inPage(gm, "await game.heartRush.undo(game.combats.contents.at(-1))");
  await waiting(one, "Enemies' turn");
  await sends(gm, { ...runs, do: "sidestep", destination: { ...runs.destination, feet: 5 }, pay: "action" });
  await waiting(one, "Heroes' turn");
  await row(one, "Ana").locator(".row-take").click();
  await byBothHands(gm, one, TRACKER, `trip ${Ana} ${Hound}`);

  // Help counts in the next check on the sheet, and is used up by it: here by keys, there by a click.
  await rules(gm, { is: "turn", side: "players" });
  const dialog = one.locator(".check-dialog");
  const fighters = "game.heartRush.tableOf(fight).value.fight.fighters";
  const helped = (): Promise<number> => seeFight(one, `${fighters}["${Ana}"].helped`);
  await row(one, "Bo").locator(".row-take").click();
  await byBothHands(gm, one, TRACKER, `help ${Bo} ${Ana}`, { back: false });
  await expect.poll(helped).toBe(1);
  await one.keyboard.press("Alt+KeyM");
  await dialog.waitFor();
  expect(await dialog.locator("[name=helpers]").inputValue()).toBe("1");
  const label = dialog.locator(".check-field > span", { hasText: "Helpers (1 in the fight)" });
  expect(await label.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await shotsEverywhere(one, "deeds-4-help");
  await one.keyboard.press("Enter");
  await expect.poll(helped).toBe(0);
  await rules(gm, { is: "refresh", who: Bo, action: true, rush: 1 }, { is: "turn", side: "players" });
  await sends(gm, { do: "help", who: Bo, target: Ana });
  await inPage(one, `await game.actors.get("${IDS.ana}").sheet.render({ force: true })`);
  await one.click('.actor.sheet [role="tab"][data-tab="self"]');
  await one.click('.actor.sheet [data-action="rollAbility"][data-ability="agility"]');
  await dialog.waitFor();
  expect(await dialog.locator("[name=helpers]").inputValue()).toBe("1");
  await dialog.locator("button[type=submit]").click();
  await expect.poll(helped).toBe(0);

  // What is drawn on the sheet counts as handling an object, by keys; and does not, by a click, where its owner says so.
  await rules(gm, { is: "turn", side: "players" });
  const handled = (): Promise<boolean> => seeFight(one, `${fighters}["${Ana}"].interacted`);
  const held = one.locator('.actor.sheet [data-action="toggleEquipped"][data-item-id="anaClub000000000"]').first();
  const question = one.locator("dialog", { hasText: "counts as handling an object" });
  await one.click('.actor.sheet [role="tab"][data-tab="fight"]');
  await held.click();
  await question.waitFor();
  await shotsEverywhere(one, "deeds-5-handling");
  await question.getByRole("button", { name: "It does not count" }).click();
  await expect.poll(() => held.getAttribute("aria-pressed")).toBe("false");
  expect(await handled()).toBe(false);
  const ticked = (): Promise<string> => held.evaluate((pill) => getComputedStyle(pill, "::before").content);
  expect(await ticked()).toContain("☐");
  await held.focus();
  await one.keyboard.press("Enter");
  await question.locator("button:focus", { hasText: "It counts" }).waitFor();
  await one.keyboard.press("Enter");
  await expect.poll(() => held.getAttribute("aria-pressed")).toBe("true");
  expect(await ticked()).toContain("☑");
  await expect.poll(handled).toBe(true);
  await inPage(one, `await game.actors.get("${IDS.ana}").sheet.close()`);

  // In an engagement cunning lays two levels, mixed, or one, or none, and may be turned against a friend.
  const stances = { [Ana]: "cunning", [Bo]: "agility", [Orc]: "agility", [Hound]: "might" };
  await clash(gm, one, stances);
  await one.locator(`${WINDOW} .fight-ask`, { hasText: "Ana (Cunning)" }).waitFor();
  await shotsEverywhere(one, "deeds-6-cunning");
  expect(await axeFindings(one, WINDOW)).toEqual([]);
  const strikes = (on: string, ...ways: readonly [string, string]) =>
    byBothHands(gm, one, WINDOW, `attack ${Ana} ${on}`, {
      ways: [`attack ${Ana} ${on} ${ways[0]}`, `attack ${Ana} ${on} ${ways[1]}`],
    });
  await strikes(Orc, '{"dazed":1,"off-balanced":1}', '{"weakened":1}');
  await strikes(Orc, "{}", "{}");
  await strikes(Bo, "{}", '{"dazed":2}');

  // A stunt may be tried with any ability, and met with any: four buttons, each with its digit.
  const stunt = `stunt ${Ana} ${Orc}`;
  await byBothHands(gm, one, WINDOW, stunt, { ways: [`${stunt} presence`, `${stunt} might`], back: false });
  const meets = `${WINDOW} .fight-ask:has([data-choice^="answer ${Orc} ${Ana} "])`;
  await gm.locator(meets, { hasText: "Ana tries a stunt. Answer with what?" }).waitFor();
  const digits = gm.locator(`${meets} [data-choice^="answer"] kbd`);
  expect(await digits.allInnerTexts()).toEqual(["1", "2", "3", "4"]);
  await shotsEverywhere(gm, "deeds-6-stunt");
  expect(await axeFindings(gm, WINDOW)).toEqual([]);
  await byBothHands(gm, gm, WINDOW, `answer ${Orc} ${Ana} presence`);
  for (const [place, ability] of ["might", "agility", "cunning", "presence"].entries()) {
    await gm.locator(`${meets} [data-choice="answer ${Orc} ${Ana} ${ability}"]`).waitFor();
    await gm.focus(`${meets} [data-choice^="answer"]`);
    await gm.keyboard.press(String(place + 1));
    await gm.locator(meets).waitFor({ state: "detached" });
    expect(await seeFight(gm, "game.heartRush.tableOf(fight).value.fight.phase.engagement.step.landing.map(({ what }) => what.answer)")).toEqual([ability]); // prettier-ignore
    if (ability !== "presence") await inPage(gm, "await game.heartRush.undo(game.combats.contents.at(-1))");
  }

  // Agility that steps first, and thinks better of it while the orc still ponders.
  await byBothHands(gm, one, WINDOW, `plan ${Bo} sidestep`, { back: false });
  await shotsEverywhere(one, "deeds-7-step-first");
  await row(one, "Bo").locator(".row-take").click();
  await byBothHands(gm, one, TRACKER, `plan ${Bo} attack`);
  await takeBackTo(gm, "turn");

  // Might pushes: whoever holds the one it would push may squeeze it, and a friend beside the pushed one trips it.
  await rules(gm, condition(Ana, "grappling", 1, Orc), { is: "apart", who: Bo, from: Hound, feet: 5 });
  await clash(gm, one, { [Ana]: "might", [Orc]: "cunning", [Hound]: "cunning" });
  await one.locator(`${WINDOW} .fight-ask`, { hasText: "Ana (Might)" }).waitFor();
  await strikes(Orc, "squeeze", "squeeze");
  await rules(gm, { is: "refresh", who: Bo, action: true, rush: 1 });
  await fixDice(gm, [4, 8], [3, 6], [3, 8], [1, 8], [1, 8], [1, 6], [1, 6]);
  const push = { do: "attack", target: Hound, also: [], riders: {}, push: "push", follow: null };
  await sends(gm, { do: "declare", who: Ana, what: push }, { do: "settle" });
  await row(one, "Bo").locator(".row-take").click();
  await byBothHands(gm, one, ".foot-main", `trip ${Bo} ${Hound}`, { back: false });
  await inPage(gm, `await foundry.applications.instances.get("heart-rush-engagement")?.close()`);
  await one.close();

  // The Game Master's word on a row: by mouse about the orc, by keyboard alone about the hound.
  const foes = [Orc, Hound] as const;
  const told = (expression: string, who: string): Promise<unknown> =>
    seeFight(gm, `(({ fight, sheets }, who) => ${expression})(game.heartRush.tableOf(fight).value, "${who}")`);
  const word = async (
    entry: string,
    fields: Filled,
    expression: string,
    wanted: unknown,
    on: readonly string[] = foes,
  ): Promise<void> => {
    for (const [place, who] of on.entries()) {
      await (place === 0 ? byMouse : byKeys)(gm, who, entry, fields);
      await expect.poll(() => told(expression, who), { message: entry }).toEqual(wanted);
      await gm.locator("dialog").waitFor({ state: "detached" });
    }
  };
  const pair = (who: string): string => `[who, "${who}"].sort().join("|")`;
  const low: readonly Fixed[] = [[1, 8], [1, 6]]; // prettier-ignore
  await word("Give a condition", { condition: "dazed", levels: "2", from: Ana }, "sheets[who].conditions.dazed", { level: 2, of: Ana }); // prettier-ignore
  await word("Remove a condition", { condition: "dazed", levels: "1" }, "sheets[who].conditions.dazed.level", 1);
  await word("Place in water", { water: "deep" }, "fight.fighters[who].water", "deep");
  await word("Give cover", { lines: "2", from: "" }, `fight.ground.cover["${Ana}>" + who]`, 2);
  await word("Set a distance", { feet: "20", from: Ana }, `fight.ground.feet[${pair(Ana)}]`, 20);
  await word("Set action and rush points", { action: "no", rush: "3" }, "[fight.fighters[who].action, fight.fighters[who].rush]", [false, 3]); // prettier-ignore
  await word("Give their side the turn", {}, "fight.phase.side === fight.fighters[who].side", true, [Ana, Orc]);
  await word("Deal damage", { amount: "7", from: "a falling beam" }, "fight.hurts.filter(({ on, state }) => on === who && state !== `settled`).map(({ from, dealt }) => [from, dealt])", [["a falling beam", 7]]); // prettier-ignore
  await sends(gm, { do: "settle" });
  const before = Object.fromEntries(
    await Promise.all(foes.map(async (who) => [who, await told("sheets[who].hp.now", who)] as const)),
  );
  await word("Heal", { amount: "3" }, `sheets[who].hp.now - ${JSON.stringify(before)}[who]`, 3);
  await fixDice(gm, ...low, ...low);
  await word(
    "Fall damage",
    { feet: "10" },
    "fight.hurts.filter(({ on, state }) => on === who && state !== `settled`).map(({ from }) => from)",
    ["fall"],
  );
  await sends(gm, { do: "settle" });
  for (const who of foes)
    await rules(gm, { is: "harm", who, amount: Number(await told("sheets[who].hp.now", who)), from: "" });
  await sends(gm, { do: "settle" });
  await word("Wake up", {}, "fight.fighters[who].life", "up");
  await rules(gm, ...foes.map((who) => condition(who, "stunned", 1)));
  await word("Kill at once", {}, "fight.fighters[who].life", "dead");
  // However much stands on a row, its menu is in sight: the tracker is nowhere wider than its column.
  const column = gm.locator("#combat .fight-part");
  expect(await column.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await gm.click('#combat [data-action="showHistory"]');
  await gm.locator("#heart-rush-history", { hasText: "Orc: a falling beam" }).waitFor();
  await shotsEverywhere(gm, "deeds-9-history");
  expect(await axeFindings(gm, "#heart-rush-history")).toEqual([]);
});
