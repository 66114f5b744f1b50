import type { Page } from "playwright-core";
import { expect } from "vitest";
import { Alone, Grit, sideId, type FighterId } from "./fixtures/alone.ts";
import { axeFindings } from "./fixtures/axe.ts";
import { castOn, makeActors, type Role } from "./fixtures/cast.ts";
import type { Fixed } from "./fixtures/fixed-dice.ts";
import { withoutScenes } from "./fixtures/fight.ts";
import { inPage } from "./fixtures/in-page.ts";
import { gritKind, IN_GRIT, missing } from "./fixtures/kinds.ts";
import { shot } from "./fixtures/shot.ts";
import {
  button,
  cardText,
  idsOf,
  makeFight,
  Played,
  press,
  says,
  stored,
  tableOf,
  takeInHand,
  way,
  write,
} from "./fixtures/played.ts";
import { storyAt } from "./fixtures/story.ts";

const story = storyAt({ ...withoutScenes(), generation: 13 });

/** Sam and Pete of players 1 and 2, the troll of the worked example and a goblin, on an empty scene. */
const weapon = (name: string, system: object) => ({
  name,
  type: "gritGear",
  system: { weapon: true, held: true, ...system },
});
const body = (str: number, dex: number, wil: number) => ({
  attributes: { str: { max: str, value: str }, dex: { max: dex, value: dex }, wil: { max: wil, value: wil } },
  grit: { max: 2, value: 2 },
});
const CAST: readonly Role[] = [
  {
    type: "gritFighter",
    name: "Sam",
    owner: "practicePlayer10",
    system: body(8, 6, 4),
    items: [
      weapon("Knife", { die: 6, effect: "Sam gets her breath back." }),
      weapon("Fire flask", { die: 6, blast: true, held: false }),
    ],
  },
  {
    type: "gritFighter",
    name: "Pete",
    owner: "practicePlayer20",
    system: body(8, 6, 4),
    items: [weapon("Axe", { die: 8 })],
  },
  {
    type: "gritCreature",
    name: "Troll",
    owner: null,
    system: { ...body(10, 6, 6), armor: 1, steadied: "Its own bridge.", shaken: "Daylight." },
    items: [weapon("Claws", { die: 10 })],
  },
  { type: "gritCreature", name: "Goblin", owner: null, system: body(8, 4, 4), items: [weapon("Spear", { die: 6 })] },
];
/** Who comes later. */
const RAT: Role = { type: "gritCreature", name: "Rat", owner: null, system: body(4, 8, 4) };

type Command = Grit.Command;

const strength = (page: Page, name: string): Promise<number> => stored(page, name, "system.attributes.str.value");

story("turns of sides, from who goes first to the last one standing", { timeout: 900_000 }, async ({ gm, player }) => {
  const [sam, pete] = [await player(1), await player(2, { colorScheme: "light" })];
  await castOn(gm, "A bridge", CAST);
  await makeActors(gm, [RAT]);
  await makeFight(gm, "Grit", "A bridge");
  for (const page of [gm, sam, pete]) await inPage(page, "ui.combat.activate()");
  await says(sam, "Who goes first?");
  const ids = await idsOf(gm);
  const [S, P, T, G] = ["Sam", "Pete", "Troll", "Goblin"].map((name) => ids[name]) as [
    FighterId,
    FighterId,
    FighterId,
    FighterId,
  ];
  const [players, foes] = [sideId("players"), sideId("foes")];
  const start = await tableOf<Grit.Table>(gm);
  const alone = new Alone(Grit.grit, start, gritKind);
  const played = new Played(alone, gm, [sam, pete]);
  const item = (who: FighterId, name: string): string =>
    Object.entries(start.sheets[who]?.items ?? {}).find(([, { name: of }]) => of === name)?.[0] ?? "";

  const does = (page: Page, command: Command, choice: string, ...dice: readonly Fixed[]): Promise<void> =>
    played.does(command, dice, () => press(page, choice));
  const inTracker = (page: Page, command: Command, choice: string, ...dice: readonly Fixed[]): Promise<void> =>
    played.does(command, dice, () => press(page, choice, "#combat"));
  /** What the Game Master does with one in hand, in this way of several. */
  const ruled = (
    who: FighterId,
    command: Command,
    choice: string,
    one?: string,
    ...dice: readonly Fixed[]
  ): Promise<void> =>
    played.does(command, dice, async () => {
      await takeInHand(gm, who);
      if (one !== undefined) await way(gm, choice, one, "#combat");
      await press(gm, choice, "#combat");
    });
  const ends = (page: Page, side: typeof players, round: number): Promise<void> =>
    does(page, { do: "endTurn", side, round }, "end-turn");
  const attack = (
    who: FighterId,
    weapon: string,
    targets: readonly FighterId[],
    volley: Grit.CommandOf<"attack">["volley"] = { how: "alone" },
    mods: readonly Grit.Mod[] = [],
  ): Command => ({ do: "attack", who, targets, weapon: item(who, weapon), mods, volley });

  // Who goes first: by the Game Master's word, taken back; then a volunteer against the foes' best.
  await shot(gm, "grit-1-first");
  await inTracker(gm, { do: "nameFirst", side: foes }, `first ${foes}`);
  await says(gm, "Foes' turn");
  await gm.locator('.fight-tracker [data-action="undoStep"]').click();
  alone.table = start;
  await says(sam, "Who goes first?");
  await inTracker(sam, { do: "volunteerFirst", who: S }, `volunteer ${S}`, [5, 6], [3, 6]);
  for (const page of [sam, pete]) await page.waitForSelector("#heart-rush-engagement .fight-picker");

  // The Game Master is offered no choice of a player's unasked, and told whose it is where they make it.
  await gm.waitForSelector('#heart-rush-engagement .fight-waiting:has-text("Click a name")');
  expect(await gm.locator("#heart-rush-engagement .fight-picker").count()).toBe(0);
  await press(gm, `take ${P}`);
  await gm.waitForSelector('#heart-rush-engagement .fight-picker:has-text("You are choosing for Player 2.")');
  await shot(gm, "grit-1-stand-in");

  // Sam risks a save for an advantage, and opens a volley for Pete, who joins it: card for card.
  await press(sam, `aim ${T}`);
  await sam.waitForSelector('.fight-picker .ask-sentence:has-text("Sam attacks Troll: Knife")');
  await shot(sam, "grit-2-attack");
  expect(await axeFindings(sam, "#heart-rush-engagement")).toEqual([]);
  await press(sam, `draft ${S} stake`);
  await button(sam, `draft ${S} roll`).waitFor();
  await shot(sam, "grit-3-risk");
  const risk: Command = {
    do: "stake",
    who: S,
    attribute: "dex",
    mods: [],
    against: { who: T, mods: [] },
    danger: null,
    win: { mod: "enhanced", who: S, target: T },
    lose: { mod: "enhanced", who: T, target: S },
  };
  await does(sam, risk, `draft ${S} roll`, [5, 6], [4, 6]);
  await sam.waitForSelector('.window-member:has-text("Enhanced against Troll")');
  await press(sam, `draft ${S} back`);
  await does(sam, attack(S, "Knife", [T], { how: "open", awaited: [P] }), `draft ${S} send await`);
  await says(pete, "The volley on Troll is open: Sam in");
  await shot(pete, "grit-4-volley");
  await does(pete, attack(P, "Axe", [T], { how: "join" }), `join ${P}`, [3, 6], [11, 12], [7, 8], [4, 8]);
  await expect.poll(() => strength(gm, "Troll")).toBe(6);

  // The Game Master is asked before the troll's nerve is tried, and all wait for it.
  await says(pete, "The Game Master tries the nerve of Troll.");
  expect(await sam.locator("#heart-rush-engagement .fight-ask").count()).toBe(0);
  await gm.waitForSelector('#heart-rush-engagement .fight-ask:has-text("Troll has taken Critical Damage for the first time")'); // prettier-ignore
  for (const line of ["Steadied by: Its own bridge.", "Shaken by: Daylight."])
    await gm.waitForSelector(`#heart-rush-engagement .fight-ask:has-text("${line}")`);
  await shot(gm, "grit-5-nerve");
  expect(await axeFindings(gm, "#heart-rush-engagement")).toEqual([]);
  // What others could do is shown with that reason, and does nothing until then.
  const waits = pete.locator(`#combat [data-choice="walk ${P}"]`);
  await expect.poll(() => waits.getAttribute("data-tooltip-text")).toBe("First the Game Master tries a foe's nerve.");
  expect(await waits.getAttribute("aria-disabled")).toBe("true");
  await pete.click("#combat .foot-more summary");
  await shot(pete, "grit-5-waits");
  await waits.focus();
  await pete.keyboard.press("Enter");
  await pete
    .locator("#notifications .notification", { hasText: "First the Game Master tries a foe's nerve." })
    .waitFor();
  const trial: Command = { do: "askMorale", who: [T], mods: { [T]: [] }, speaker: null, why: null };
  await does(gm, trial, `nerve ${T}`, [5, 6]);
  await expect.poll(() => waits.getAttribute("aria-disabled")).toBeNull();
  for (const page of [gm, sam]) {
    await inPage(page, 'ui.sidebar.changeTab("chat", "primary")');
    await expect.poll(() => cardText(page)).toContain("Sam gets her breath back.");
  }
  const rolled = await gm.locator("#chat .fight-card").last().locator(".clash-roll").allTextContents();
  expect(rolled.map((line) => line.replaceAll(/\s+/g, " ").trim())).toEqual([
    "Sam 5d6 = 5",
    "Troll 4d6 = 4",
    "Sam 3d611d12 enhanced by the risk taken = 11",
    "Pete 7d8 = 7",
    "Troll 4d8 = 4",
    "Troll 5d6 = 5",
  ]);
  const FACTS = ["Armour 1: 10 + 6 through", "Grit −2, 0 left, 14 direct damage", "14 ≥ 10", "STR d10 to d8, 4 left", "4 : 4", "STR d8 to d6"]; // prettier-ignore
  for (const line of ["11 + 7", ...FACTS, "Troll's nerve, at the first Critical Damage"])
    expect(await cardText(gm)).toContain(line);
  await shot(gm, "grit-5-card");
  for (const page of [gm, sam]) expect(await axeFindings(page, "#chat .fight-card")).toEqual([]);
  // What a foe has left is the Game Master's to know, until the table says otherwise.
  const [toldSam, storedCards] = [
    await cardText(sam),
    await inPage<string>(sam, "return JSON.stringify(game.messages.map((message) => message.toObject()))"),
  ];
  for (const line of FACTS) for (const told of [toldSam, storedCards]) expect(told).not.toContain(line);
  expect(toldSam).toContain("Armour takes some of it");
  await shot(sam, "grit-5-card-of-a-player");
  await inPage(gm, 'await game.settings.set("heart-rush", "openNumbers", true)');
  await sam.waitForSelector('#heart-rush-engagement [data-fighter]:has-text("Grit 0/2, Armour 1")');
  for (const line of FACTS) expect(await sam.locator(".window-clashes").innerText()).toContain(line);
  await inPage(gm, 'await game.settings.set("heart-rush", "openNumbers", false)');

  // Taken back and done again.
  for (const page of [gm, sam]) await inPage(page, "ui.combat.activate()");
  for (const left of [6, 10]) {
    await gm.locator('.fight-tracker [data-action="undoStep"]').click();
    await says(gm, left === 6 ? "tries the nerve" : "is open");
    await expect.poll(() => strength(gm, "Troll")).toBe(left);
  }
  for (const again of ["tries the nerve", "all have acted"]) {
    await gm.locator('.fight-tracker [data-action="redoStep"]').click();
    await says(gm, again);
  }
  await expect.poll(() => strength(gm, "Troll")).toBe(6);
  await ends(sam, players, 1);

  // The foes: by the tracker, and with the Game Master's keys.
  await press(gm, `hand ${T}`, "#combat");
  await played.does(
    attack(T, "Claws", [S]),
    [
      [9, 10],
      [1, 8],
    ],
    async () => {
      await button(gm, `attack ${T} ${S}`, "#combat").focus();
      await gm.keyboard.press("1");
    },
  );
  await expect.poll(() => strength(gm, "Sam")).toBe(6);
  await shot(gm, "grit-6-foes");
  await ruled(S, { do: "stepDown", who: S, attribute: "str" }, `step-down ${S}`);
  await played.does({ do: "hurt", who: S, damage: 5, direct: true, attribute: "str" }, [], async () => {
    await takeInHand(gm, S);
    await write(gm, `hurt ${S}`, "5", "#combat");
    await way(gm, `hurt ${S}`, `hurt ${S} direct str`, "#combat");
    await press(gm, `hurt ${S}`, "#combat");
  });
  await expect.poll(() => stored(gm, "Sam", "system.harm")).toBe("incapacitated");
  await does(gm, { do: "pass", who: G }, `pass ${G}`);
  await ends(gm, foes, 1);

  // Round 2: first aid, a walk, and a blast on both.
  await says(pete, "Heroes' turn: waiting for Pete");
  await does(pete, { do: "giveFirstAid", who: P, target: S, attribute: "dex", adjacent: true }, `aid ${P} ${S}`);
  await expect.poll(() => stored(gm, "Sam", "system.harm")).toBe("none");
  await write(sam, `walk ${S}`, "15");
  await does(sam, { do: "move", who: S, feet: 15 }, `walk ${S}`);
  await press(sam, `draft ${S} weapon ${item(S, "Fire flask")}`);
  for (const foe of [T, G]) {
    await press(sam, `aim ${foe}`);
    await sam.waitForSelector(`#heart-rush-engagement [data-choice="draft ${S} target ${foe}"][aria-pressed="true"]`);
  }
  await shot(sam, "grit-7-blast");
  await does(sam, attack(S, "Fire flask", [T, G]), `draft ${S} send alone`, [6, 6], [1, 6], [6, 6], [8, 8]);
  await expect.poll(() => strength(gm, "Troll")).toBe(4);
  await ends(sam, players, 2);

  // One rolls for both as the tide turns, and holds; the goblin's own nerve is tried and fails; the troll lets go of what it holds; a rat comes and goes.
  await ruled(T, { do: "askMorale", who: [T, G], mods: { [T]: [] }, speaker: T, why: "tide" }, `speaks ${T}`, `speaks ${T} tide plain`, [4, 6]); // prettier-ignore
  await gm.waitForSelector('#heart-rush-engagement .window-clashes:has-text("holds, as Troll does")');
  await ruled(G, { do: "askMorale", who: [G], mods: { [G]: ["impaired"] }, speaker: null, why: "tide" }, `morale ${G}`, `morale ${G} tide impaired`, [2, 4]); // prettier-ignore
  await gm.waitForSelector(`#heart-rush-engagement [data-fighter="${G}"]:has-text("routed")`);
  await does(gm, { do: "drop", who: T }, `drop ${T}`);
  const [one, text] = [`use ${T} ${item(T, "Claws")}`, "tears up the bridge"];
  await played.doesByBoth(gm, { do: "use", who: T, item: item(T, "Claws"), how: text }, `use ${T}`, { one, text });
  await gm.waitForSelector('#heart-rush-engagement .window-clashes:has-text("tears up the bridge")');
  const rat = await inPage<FighterId>(
    gm,
    `const [rat] = await game.combat.createEmbeddedDocuments("Combatant", [{ actorId: game.actors.getName("Rat").id, name: "Rat" }]); return rat.id`,
  );
  await expect.poll(async () => Object.keys((await tableOf<Grit.Table>(gm)).fight.fighters)).toContain(rat);
  const { sheets } = await tableOf<Grit.Table>(gm);
  const sheet = sheets[rat];
  if (sheet === undefined) throw new Error("The rat has no sheet.");
  alone.plays({ do: "addFighter", who: rat, side: foes, npc: true, sheet });
  await played.agree("a rat joins");
  await inPage(gm, `await game.combat.combatants.get("${rat}").delete()`);
  alone.plays({ do: "removeFighter", who: rat });
  await played.agree("the rat leaves");
  await ends(gm, foes, 2);

  // Sam risks a plain save and loses; the Game Master makes it harder for her; she opens a volley and rolls it at once.
  await press(sam, `aim ${T}`);
  await press(sam, `draft ${S} stake`);
  await press(sam, `draft ${S} against nobody`);
  await sam.waitForSelector(`#heart-rush-engagement [data-choice="draft ${S} against nobody"][aria-pressed="true"]`);
  await press(sam, `draft ${S} attribute wil`);
  await sam.waitForSelector(`#heart-rush-engagement [data-choice="draft ${S} attribute wil"][aria-pressed="true"]`);
  const plain: Command = {
    do: "stake",
    who: S,
    attribute: "wil",
    mods: [],
    against: null,
    danger: null,
    win: null,
    lose: null,
  };
  await does(sam, plain, `draft ${S} roll`, [3, 4]);
  await ruled(S, { do: "lay", laid: { mod: "impaired", who: S, target: T } }, `lay ${S}`, `lay ${S} ${T} impaired`);
  await press(sam, `draft ${S} back`);
  await press(sam, `draft ${S} weapon ${item(S, "Knife")}`);
  await sam.waitForSelector('.fight-picker .ask-sentence:has-text("Impaired already by what went before.")');
  await does(sam, attack(S, "Knife", [T], { how: "open", awaited: [] }), `draft ${S} send open`);
  await does(sam, { do: "closeVolley" }, "close-volley", [1, 4]);

  // Pete, well placed, ends it.
  await press(pete, `aim ${T}`);
  await press(pete, `draft ${P} mods enhanced`);
  await pete.waitForSelector('.fight-picker .ask-sentence:has-text("the best of d8 and d12")');
  await does(pete, attack(P, "Axe", [T], { how: "alone" }, ["enhanced"]), `draft ${P} send alone`, [8, 8], [12, 12]);
  await expect.poll(() => stored(gm, "Troll", "system.harm")).toBe("incapacitated");
  await says(gm, "One side has nobody standing");
  await does(gm, { do: "endFight" }, "end-fight");
  for (const page of [gm, sam, pete]) await page.waitForSelector("#heart-rush-summary table");
  await shot(pete, "grit-8-summary");
  expect(await axeFindings(pete, "#heart-rush-summary")).toEqual([]);

  // Afterwards time goes by, and the Game Master sets things right.
  await inPage(
    gm,
    `await [...foundry.applications.instances.values()].find(({ id }) => id === "heart-rush-summary")?.close()`,
  );
  await ruled(S, { do: "restoreGrit", who: S }, `grit ${S}`);
  await ruled(S, { do: "restoreAttribute", who: S, attribute: "str" }, `restore ${S}`, `restore ${S} str`);
  await ruled(T, { do: "correct", who: T, correction: { of: "attribute", attribute: "str", value: 4 } }, `set ${T}`, `set ${T} str 4`); // prettier-ignore
  await ruled(T, { do: "correct", who: T, correction: { of: "harm", harm: null } }, `correct ${T}`, `correct ${T} sound`); // prettier-ignore
  const corrected = (who: FighterId, correction: Grit.Correction, way: string): Promise<void> =>
    ruled(who, { do: "correct", who, correction }, `correct ${who}`, `correct ${who} ${way}`);
  await corrected(G, { of: "routed", routed: false }, "routed");
  await corrected(G, { of: "deprived", deprived: true }, "deprived");
  await corrected(G, { of: "morale", morale: { firstCritDone: false, firstLossDone: false, mods: [] } }, "nerve");
  await ruled(T, { do: "passTime", minutes: 10, safe: true }, "time");
  await shot(gm, "grit-9-master");
  expect(await gm.locator("#heart-rush-summary").count()).toBe(0);
  expect(await axeFindings(gm, "#combat")).toEqual([]);

  for (const page of [gm, sam, pete])
    await expect.poll(() => tableOf(page)).toEqual(JSON.parse(JSON.stringify(alone.table)));
  for (const page of [gm, pete]) expect(await axeFindings(page, "#heart-rush-engagement")).toEqual([]);

  // Another table finds out otherwise who goes first.
  await inPage(
    gm,
    `await game.combat.delete();
       await game.settings.set("heart-rush", "rulings.grit", { value: { firstSide: "players" } });`,
  );
  await makeFight(gm, "Grit", "A bridge");
  await says(pete, "who might be slow?");
  const { Pete: slow } = await idsOf(gm);
  if (slow === undefined) throw new Error("Pete is not in the fight.");
  const other = new Alone(Grit.grit, await tableOf<Grit.Table>(gm), gritKind);
  await new Played(other, gm, [sam, pete]).does(
    { do: "goFirst", side: players, mightBeSlow: [slow] },
    [[2, 6]],
    async () => {
      await way(gm, `lead ${players}`, `lead ${players} ${slow}`, "#combat");
      await press(gm, `lead ${players}`, "#combat");
    },
  );
  await says(pete, "Heroes' turn: waiting for Sam.");
  expect(missing(IN_GRIT, new Set([...alone.seen, ...other.seen]), "fight")).toEqual([]);
});
