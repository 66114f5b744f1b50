import type { Page } from "playwright-core";
import { expect } from "vitest";
import { engineReplay, type Chronicle } from "../engine-replay.ts";
import { Alone, Beats, Grit, sideId, type FighterId } from "./fixtures/alone.ts";
import { axeFindings } from "./fixtures/axe.ts";
import { tabTo, withoutScenes } from "./fixtures/fight.ts";
import { fixDice, type Fixed } from "./fixtures/fixed-dice.ts";
import { inPage } from "./fixtures/in-page.ts";
import { beatsKind, gritKind, IN_BEATS, IN_GRIT, IN_THREAT, missing, threatKinds } from "./fixtures/kinds.ts";
import { shot, shots } from "./fixtures/shot.ts";
import { button, ends, idsOf, Played, says, stored, tableOf } from "./fixtures/played.ts";
import { storyAt } from "./fixtures/story.ts";

const story = storyAt(withoutScenes());

const WINDOW = "#heart-rush-engagement";
const PLAYER = "practicePlayer10";

/** The keyboard stands somewhere, however much has been drawn anew. */
const held = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate("document.activeElement !== document.body")).toBe(true);

/** Presses what the tabulator leads to. */
async function press(page: Page, choice: string, within = WINDOW): Promise<void> {
  await button(page, choice, within).waitFor();
  await tabTo(page, `${within} [data-choice="${choice}"]:not([aria-disabled="true"])`);
  await page.keyboard.press("Enter");
}

/** Another way to do it than the first. */
async function way(page: Page, choice: string, value: string, within = WINDOW): Promise<void> {
  const select = `${within} select[data-variants="${choice}"]`;
  const values = await page
    .locator(`${select} option`)
    .evaluateAll((options) => options.map((option) => option.getAttribute("value")));
  await tabTo(page, select);
  await page.keyboard.press("Home");
  for (let step = values.indexOf(value); step > 0; step--) await page.keyboard.press("ArrowDown");
  await expect.poll(() => page.locator(select).inputValue()).toBe(value);
}

async function takeInHand(page: Page, who: FighterId): Promise<void> {
  const row = `#combat .fight-row.hand[data-combatant-id="${who}"]`;
  if (!(await page.locator(row).isVisible())) await press(page, `hand ${who}`, "#combat");
  await page.waitForSelector(row);
}

/** Takes somebody in hand with all that the Game Master may rule about them unfolded. */
async function judge(page: Page, who: FighterId): Promise<void> {
  await takeInHand(page, who);
  if ((await page.locator("#combat .foot-more").getAttribute("open")) !== null) return;
  await tabTo(page, "#combat .foot-more > summary");
  await page.keyboard.press("Enter");
  await page.waitForSelector("#combat .foot-more[open]");
}

async function write(page: Page, choice: string, text: string): Promise<void> {
  await tabTo(page, `#combat [data-writes="${choice}"]`);
  await page.keyboard.press("Control+A");
  await page.keyboard.type(text);
}

/** A fight of these two or three by these rules, in a theatre of the mind, begun by a key. */
async function begin(
  gm: Page,
  type: string,
  names: readonly string[],
  rulings: Readonly<Record<string, string | boolean>>,
): Promise<Readonly<Record<string, FighterId>>> {
  await inPage(
    gm,
    `await game.combat?.delete();
     await game.settings.set("heart-rush", "rulings.${type}", { value: ${JSON.stringify(rulings)} });
     const combatants = ${JSON.stringify(names)}.map((name) => ({ type: "fighter", name,
       actorId: game.actors.find((actor) => actor.name === name && actor.type.startsWith("${type}")).id }));
     await (await Combat.create({ type: "${type}", scene: null, combatants })).activate();
     await ui.combat.render();`,
  );
  await gm.waitForSelector('#combat .tracker-teach:has-text("Once everyone is in")');
  await tabTo(gm, '#combat [data-action="startCombat"]');
  await gm.keyboard.press("Enter");
  await gm.waitForSelector("#combat .fight-waiting:not(:empty)");
  return idsOf(gm);
}

/** What is left over when a fight is done goes with a key. */
async function closeSummary(...pages: readonly Page[]): Promise<void> {
  for (const page of pages) {
    await page.waitForSelector("#heart-rush-summary table");
    await tabTo(page, "#heart-rush-summary [data-action='close']");
    await page.keyboard.press("Enter");
    await page.waitForSelector("#heart-rush-summary", { state: "detached" });
  }
}

/** Ends with what everybody sees being what the rules alone make of it. */
async function alike(pages: readonly Page[], alone: { readonly table: unknown }): Promise<void> {
  for (const page of pages) await expect.poll(() => tableOf(page)).toEqual(JSON.parse(JSON.stringify(alone.table)));
}

async function beats(gm: Page, ana: Page): Promise<ReadonlySet<string>> {
  await inPage(
    gm,
    `const make = (name, ownership, traits, tool, system) => Actor.create({
       name, type: "beatsFighter", ownership, items: [{ name: tool, type: "beatsTool" }],
       prototypeToken: { actorLink: true, disposition: name === "Thug" ? -1 : 1 },
       system: { traits: traits.map((label) => ({ id: label.toLowerCase(), label })), ...system } });
     await make("Ana", { ${PLAYER}: 3 }, ["Quick", "Stubborn", "Wary"], "Sabre", { pending: 2 });
     await make("Bo", { ${PLAYER}: 3 }, ["Strong", "Loud", "Loyal"], "Cudgel", {});
     await make("Thug", {}, ["Huge", "Mean", "Tough"], "Club", {});`,
  );
  const named = await begin(gm, "beats", ["Ana", "Thug"], {
    escalation: "until-countered",
    surrender: "offered",
    disarmPick: "victim",
  });
  const [A, T] = [named["Ana"], named["Thug"]] as [FighterId, FighterId];
  await says(ana, "Waiting for Ana and Thug to name traits");
  const start = await tableOf<Beats.BeatsTable>(gm);
  const alone = new Alone(Beats.beats, start, beatsKind);
  const played = new Played(alone, gm, [ana]);
  const does = async (page: Page, command: Beats.Command, choice: string, ...dice: readonly Fixed[]): Promise<void> => {
    await played.does(command, dice, () => press(page, choice));
    await held(page);
  };
  const hand = (of: FighterId): Beats.ToolRef => ({
    of,
    tool: Beats.toolId(Object.keys(start.sheets[of]?.tools ?? {})[0] ?? ""),
  });

  // Somebody comes late, and goes.
  const late = await inPage<FighterId>(
    gm,
    `const [one] = await game.combat.createEmbeddedDocuments("Combatant", [{ type: "fighter", name: "Bo",
       actorId: game.actors.find(({ name, type }) => name === "Bo" && type === "beatsFighter").id }]); return one.id`,
  );
  await expect.poll(async () => Object.keys((await tableOf<Beats.BeatsTable>(gm)).fight.fighters)).toContain(late);
  const joined = await tableOf<Beats.BeatsTable>(gm);
  const sheet = joined.sheets[late];
  if (sheet === undefined) throw new Error("Bo has no sheet.");
  alone.plays({ do: "add", who: late, entrant: { side: sideId("players"), npc: false }, sheet });
  await played.agree("somebody joins");
  await inPage(gm, `await game.combat.combatants.get("${late}").delete()`);
  alone.plays({ do: "remove", who: late });
  await played.agree("and leaves");

  const three = (who: FighterId, ...traits: readonly string[]) => ({ who, traits: traits.map(Beats.traitId) });
  const ofAna = { ...three(A, "quick", "stubborn", "wary"), backing: { quick: hand(A) } };
  const ofThug = { ...three(T, "huge", "mean", "tough"), backing: { huge: hand(T) } };
  await does(ana, { do: "muster", ...ofAna }, `name ${A}`);
  await does(gm, { do: "muster", ...ofThug }, `name ${T}`, [4, 8], [6, 6], [6, 6], [3, 8], [6, 6], [5, 6]);
  /** A die each: chosen by its digit, and sealed. */
  const seal = async (ofA: number, ofT: number): Promise<void> => {
    for (const [page, who, place] of [
      [ana, A, ofA],
      [gm, T, ofT],
    ] as const) {
      await button(page, `pick ${who} ${who}${place}`).waitFor();
      await tabTo(page, `${WINDOW} .window-hand [data-choice^="pick ${who}"]`);
      const [first = ""] = await page
        .locator(`${WINDOW} .window-hand [data-choice^="pick ${who}"]`)
        .evaluateAll((dice) => dice.map((die) => die.getAttribute("data-choice") ?? ""));
      const at = Number(first.at(-1));
      await page.keyboard.press(String(place - at + 1));
      await page.waitForSelector(`[data-choice="pick ${who} ${who}${place}"][aria-pressed="true"]:focus`);
      if (who === T) alone.seals({ [A]: `${A}${ofA}`, [T]: `${T}${ofT}` });
      await page.keyboard.press("Enter");
      if (who === A) await gm.waitForSelector(`${WINDOW} [data-fighter="${A}"].sealed`);
    }
    await played.agree("a beat");
  };
  const wound = { id: Beats.toolId("wound"), label: "Wound" };
  const die = (who: FighterId, place: number) => Beats.dieId(`${who}${place}`);

  // Where the actor may lift the die until it is countered, and a surrender must be accepted.
  await seal(1, 1);
  await does(ana, { do: "act", who: A, action: { is: "attack", target: T, wound } }, `attack ${A}`);
  await does(ana, { do: "raise", who: A, special: { is: "reroll", die: die(A, 1) } }, `reroll ${A}`, [6, 8]);
  await does(gm, { do: "surrender", who: T }, `surrender ${T}`);
  await shot(ana, "keys-1-terms");
  await does(ana, { do: "terms", who: A, accepted: false }, `terms ${A} no`);
  await way(gm, `shift ${T}`, `shift ${T} 5 ${die(T, 2)} ${die(T, 1)}`);
  const shift = { is: "shift", points: 5, from: die(T, 2), to: die(T, 1) } as const;
  await does(gm, { do: "counter", who: T, means: shift }, `shift ${T}`);
  await does(gm, { do: "act", who: T, action: { is: "pass" } }, `pass ${T}`);

  // Where whoever is disarmed says what falls.
  await seal(2, 3);
  await does(ana, { do: "act", who: A, action: { is: "disarm", target: T, tool: null } }, `disarm ${A}`);
  await shot(gm, "keys-2-drop");
  await does(gm, { do: "accept", who: T, gives: hand(T) }, `accept ${T}`);
  await does(gm, { do: "act", who: T, action: { is: "attack", target: A, wound } }, `attack ${T}`);
  await does(ana, { do: "surrender", who: A }, `surrender ${A}`);
  await does(gm, { do: "terms", who: T, accepted: true }, `terms ${T} yes`);
  await played.does({ do: "end" }, [], () => ends(gm));
  await closeSummary(gm, ana);

  // A contest of no consequence: called off, and held after all.
  const contest: Beats.Command = { do: "challenge", against: T, aid: null, ...ofAna };
  for (const held_ of [false, true]) {
    await takeInHand(ana, A);
    await press(ana, `contest ${A}`, "#combat");
    await does(ana, contest, `name ${A}`);
    if (!held_) await does(gm, { do: "call-off" }, "call-off");
  }
  const dice: readonly Fixed[] = [[6, 8], [1, 6], [1, 6], [2, 6], [3, 6], [3, 6]]; // prettier-ignore
  await does(gm, { do: "meet", ...three(T, "huge", "mean", "tough"), backing: {}, wounds: [] }, `name ${T}`, ...dice);
  await alike([gm, ana], alone);
  return alone.seen;
}

async function grit(gm: Page, sam: Page): Promise<ReadonlySet<string>> {
  await inPage(
    gm,
    `const make = (name, type, ownership, dice, weapon, more) => Actor.create({
       name, type, ownership, prototypeToken: { actorLink: true, disposition: type === "gritCreature" ? -1 : 1 },
       items: [{ name: weapon[0], type: "gritGear", system: { weapon: true, held: true, die: weapon[1] } }],
       system: { attributes: Object.fromEntries(["str", "dex", "wil"].map((one, at) => [one, { max: dice[at], value: dice[at] }])), grit: { max: 2, value: 2 }, ...more } });
     await make("Sam", "gritFighter", { ${PLAYER}: 3 }, [8, 6, 4], ["Knife", 6], {});
     await make("Pete", "gritFighter", { ${PLAYER}: 3 }, [8, 6, 4], ["Axe", 8], {});
     await make("Troll", "gritCreature", {}, [10, 6, 6], ["Claws", 10], { armor: 1 });`,
  );
  const rulings = {
    firstSide: "each",
    volleyMode: "all",
    firstAid: "save",
    critSaveModifiers: true,
    moraleCall: "at-once",
  };
  const ids = await begin(gm, "grit", ["Sam", "Pete", "Troll"], rulings);
  const [S, P, T] = [ids["Sam"], ids["Pete"], ids["Troll"]] as [FighterId, FighterId, FighterId];
  const [players, foes] = [sideId("players"), sideId("foes")];
  await says(sam, "Everyone rolls DEX");
  const start = await tableOf<Grit.Table>(gm);
  const alone = new Alone(Grit.grit, start, gritKind);
  const played = new Played(alone, gm, [sam]);
  const does = async (
    page: Page,
    command: Grit.Command,
    choice: string,
    dice: readonly Fixed[] = [],
    within = WINDOW,
  ): Promise<void> => {
    await played.does(command, dice, () => press(page, choice, within));
    await held(page);
  };
  const ruled = async (
    who: FighterId,
    command: Grit.Command,
    choice: string,
    one: string,
    ...dice: readonly Fixed[]
  ) => {
    await judge(gm, who);
    await way(gm, choice, one, "#combat");
    await does(gm, command, choice, dice, "#combat");
  };
  const attack = (who: FighterId, target: FighterId): Grit.Command => ({
    do: "attack",
    who,
    targets: [target],
    weapon: Object.keys(start.sheets[who]?.items ?? {})[0] ?? null,
    mods: [],
    volley: { how: "alone" },
  });

  // Each rolls for themselves: the quick act before the foes, the others after; all attacks of a turn wait for its end.
  await does(sam, { do: "rollFirstEach", side: players }, `race ${players}`, [[3, 6], [5, 6], [2, 6]], "#combat"); // prettier-ignore
  await does(sam, attack(S, T), `draft ${S} send alone`);
  await does(sam, { do: "endTurn", side: players, round: 1 }, "end-turn", [[6, 6], [9, 10]]); // prettier-ignore
  await takeInHand(gm, T);
  await does(gm, attack(T, S), `attack ${T} ${S}`, [], "#combat");
  await does(gm, { do: "endTurn", side: foes, round: 1 }, "end-turn", [[9, 10], [1, 8]]); // prettier-ignore
  await shot(gm, "keys-3-grit");

  // What helps in a save against Critical Damage, a trap, a fall; and first aid that takes a save.
  const focused: Grit.Command = { do: "correct", who: S, correction: { of: "saveMods", mods: ["enhanced"] } };
  await ruled(S, focused, `correct ${S}`, `correct ${S} saves enhanced`);
  const trap = { do: "hurt", who: S, attribute: "str" } as const;
  await judge(gm, S);
  await write(gm, `hurt ${S}`, "3");
  await ruled(S, { ...trap, damage: 3, direct: false }, `hurt ${S}`, `hurt ${S} armoured str`, [2, 6], [1, 12]);
  await write(gm, `hurt ${S}`, "20");
  await ruled(S, { ...trap, damage: 20, direct: true }, `hurt ${S}`, `hurt ${S} direct str`);
  await expect.poll(() => stored(gm, "Sam", "system.harm")).toBe("incapacitated");
  await button(sam, `aid ${P} ${S}`).waitFor();
  await way(sam, `aid ${P} ${S}`, `aid ${P} ${S} wil`);
  const aid: Grit.Command = { do: "giveFirstAid", who: P, target: S, attribute: "wil", adjacent: true };
  await does(sam, aid, `aid ${P} ${S}`, [[4, 4]]);
  await expect.poll(() => stored(gm, "Sam", "system.harm")).toBe("none");
  const again: Grit.Command = { do: "correct", who: P, correction: { of: "acted", acted: false } };
  await ruled(P, again, `correct ${P}`, `correct ${P} acted`);
  await does(sam, attack(P, T), `draft ${P} send alone`);
  await does(sam, { do: "endTurn", side: players, round: 1 }, "end-turn", [[8, 8], [2, 10], [1, 6]]); // prettier-ignore
  await does(gm, { do: "endFight" }, "end-fight");
  await closeSummary(gm, sam);
  await alike([gm, sam], alone);
  return alone.seen;
}

async function threat(gm: Page, nell: Page): Promise<ReadonlySet<string>> {
  await inPage(
    gm,
    `const make = (name, ownership, items, blood) => Actor.create({
       name, type: "threatFighter", ownership, items, system: { base: { guts: 9, blood, nerves: 7 } },
       prototypeToken: { actorLink: true, disposition: name === "Wolf" ? -1 : 1 } });
     await make("Nell", { ${PLAYER}: 3 }, [{ name: "Sword", type: "threatWeapon", system: { faces: 8 } },
       { name: "Crossbow", type: "threatWeapon", system: { kind: "contraption", faces: 10, loaded: false } }], 8);
     await make("Wolf", {}, [{ name: "Teeth", type: "threatWeapon", system: { faces: 6 } }], 4);`,
  );
  const both = [gm, nell] as const;
  const seen = new Set<string>();
  const replayed = async (): Promise<void> => {
    const stored_ = await inPage<Chronicle>(gm, "return game.combat.system.toObject()");
    for (const kind of threatKinds(stored_)) seen.add(kind);
    await alike(both, { table: engineReplay("threat", stored_) });
  };
  const phase = async (page: Page, wanted: string): Promise<void> => {
    await expect
      .poll(async () => (await tableOf<{ fight: { scene: { phase: string } } }>(page)).fight.scene.phase)
      .toBe(wanted);
  };
  const sealed = (who: FighterId): Promise<unknown> => gm.waitForSelector(`${WINDOW} [data-fighter="${who}"].sealed`);

  // Empty hands, no breath and no plan: nobody threatens anybody, and it begins anew. Whoever does not seal is not waited for.
  const ids = await begin(gm, "threat", ["Nell", "Wolf"], {});
  const [N, W] = [ids["Nell"], ids["Wolf"]] as [FighterId, FighterId];
  for (const [page, who] of [
    [nell, N],
    [gm, W],
  ] as const) {
    await button(page, `seal ${who}`).waitFor();
    // What is not loaded stands there, grey, and says so to those who listen too.
    if (who === N) {
      const unloaded = nell.locator(`${WINDOW} .picker-line button`, { hasText: "Crossbow" }).first();
      expect(await unloaded.getAttribute("aria-disabled")).toBe("true");
      expect(await unloaded.innerText()).toContain("It is not loaded.");
      await shots(nell, "keys-4-unloaded");
    }
    await tabTo(page, `${WINDOW} .picker-line button`);
    await page.keyboard.press("1");
    await page.waitForSelector(`${WINDOW} .picker-line button[aria-pressed="false"]:focus`);
    await press(page, `seal ${who}`);
    if (who === N) await sealed(N);
  }
  for (const page of both) await phase(page, "breath");
  await press(gm, `seal ${W}`);
  await sealed(W);
  await press(gm, `forfeit ${N}`);
  for (const page of both) await phase(page, "decide");
  await press(nell, `seal ${N}`);
  await sealed(N);
  await press(gm, `seal ${W}`);
  for (const page of both) await phase(page, "impasse");
  await shot(gm, "keys-4-impasse");
  await press(gm, "again");
  await held(gm);
  for (const page of both) await phase(page, "setup");
  await replayed();

  // A table that always brawls begins with it: whoever has no Blood left falls, and it is over.
  const { Nell, Wolf } = (await begin(gm, "threat", ["Nell", "Wolf"], { violence: "brawl" })) as Record<
    "Nell" | "Wolf",
    FighterId
  >;
  await says(nell, "Waiting for Nell and Wolf to go for somebody");
  await press(nell, `declare ${Nell} ${Wolf}`);
  await held(nell);
  for (const page of both) await phase(page, "clash");
  await nell.waitForSelector(`${WINDOW} .fight-picker`);
  await press(nell, `state ${Nell} d6`);
  await nell.waitForSelector(`${WINDOW} [data-choice="state ${Nell} d6"][aria-pressed="true"]:focus`);
  await fixDice(gm, [5, 6]);
  await press(nell, `state ${Nell}`);
  await gm.waitForSelector(`${WINDOW} .fight-picker:has-text("Nell shows 5")`);
  await held(nell);
  await press(gm, `state ${Wolf}`);
  await closeSummary(gm, nell);
  await press(gm, "stop", "#combat");
  for (const page of both) await phase(page, "lull");
  await replayed();
  return seen;
}

story("the other three games by keyboard alone", { timeout: 600_000 }, async ({ gm, player }) => {
  const one = await player(1, { colorScheme: "light" });
  for (const page of [gm, one]) await inPage(page, "ui.combat.activate()");
  for (const [fight, all] of [
    [beats, IN_BEATS],
    [grit, IN_GRIT],
    [threat, IN_THREAT],
  ] as const) {
    expect(missing(all, await fight(gm, one), "keys")).toEqual([]);
    // The window goes with its fight.
    await inPage(gm, "await game.combat.delete()");
    for (const page of [gm, one]) await page.waitForSelector(WINDOW, { state: "detached" });
  }
  for (const page of [gm, one]) expect(await axeFindings(page, "#combat")).toEqual([]);
});
