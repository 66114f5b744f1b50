import type { Page } from "playwright-core";
import { expect } from "vitest";
import { Alone, Beats, type FighterId } from "./fixtures/alone.ts";
import { axeFindings } from "./fixtures/axe.ts";
import { castOn, type Role } from "./fixtures/cast.ts";
import { fixDice, type Fixed } from "./fixtures/fixed-dice.ts";
import { withoutScenes } from "./fixtures/fight.ts";
import { inPage } from "./fixtures/in-page.ts";
import { beatsKind, IN_BEATS, missing } from "./fixtures/kinds.ts";
import { shot, shots } from "./fixtures/shot.ts";
import {
  button,
  ends,
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
import { ready } from "./fixtures/table.ts";
import { storyAt } from "./fixtures/story.ts";

const story = storyAt({ ...withoutScenes(), generation: 13 });

/** Ana and Bo of players 1 and 2, a thug and his friend, on an empty scene. */
const fighter = (name: string, owner: Role["owner"], traits: readonly string[], tool: string): Role => ({
  type: "beatsFighter",
  name,
  owner,
  system: { traits: traits.map((label) => ({ id: label.toLowerCase(), label })) },
  items: [{ name: tool, type: "beatsTool" }],
});
const CAST = [
  fighter("Ana", "practicePlayer10", ["Quick", "Stubborn", "Wary", "Kind"], "Sabre"),
  fighter("Bo", "practicePlayer20", ["Strong", "Loud", "Loyal"], "Cudgel"),
  fighter("Thug", null, ["Huge", "Mean", "Tough"], "Club"),
  fighter("Friend", null, ["Sly", "Fast", "Cold"], "Knife"),
];

type Command = Beats.Command;
type Hand = readonly [Fixed, Fixed, Fixed];
const ROLLED: Readonly<Record<"ana" | "bo" | "thug" | "friend", Hand>> = {
  ana: [[5, 6], [3, 6], [6, 8]],
  bo: [[4, 8], [4, 6], [2, 6]],
  thug: [[2, 8], [6, 6], [1, 6]],
  friend: [[3, 8], [5, 6], [5, 6]],
}; // prettier-ignore

story("three beats, from an empty scene to a wound tended", { timeout: 900_000 }, async ({ gm, player }) => {
  const ana = await player(1);
  let bo = await player(2, { colorScheme: "light" });
  await castOn(gm, "A yard", CAST);
  await makeFight(gm, "Beats", "A yard");
  for (const page of [gm, ana, bo]) await inPage(page, "ui.combat.activate()");
  await says(bo, "Waiting for Ana, Bo, Thug, and Friend to name traits");
  const ids = await idsOf(gm);
  const [A, B, T, F] = ["Ana", "Bo", "Thug", "Friend"].map((name) => ids[name]) as [
    FighterId,
    FighterId,
    FighterId,
    FighterId,
  ];
  const start = await tableOf<Beats.BeatsTable>(gm);
  const toolOf = (of: FighterId): Beats.ToolRef => ({
    of,
    tool: Beats.toolId(Object.keys(start.sheets[of]?.tools ?? {})[0] ?? ""),
  });
  const sabre = toolOf(A);
  const alone = new Alone(Beats.beats, start, beatsKind);
  const played = new Played(alone, gm, [ana, bo]);

  const does = (page: Page, command: Command, choice: string, ...dice: readonly Fixed[]): Promise<void> =>
    played.does(command, dice, () => press(page, choice));
  const lets = (page: Page, who: FighterId): Promise<void> =>
    does(page, { do: "accept", who, gives: null }, `accept ${who}`);
  const act = (who: FighterId, action: Beats.Action): Command => ({ do: "act", who, action });
  const hurts = (label: string) => ({ id: Beats.toolId("wound"), label });
  const ruled = (who: FighterId, command: Command, choice: string): Promise<void> =>
    played.does(command, [], async () => {
      await takeInHand(gm, who);
      await press(gm, choice, "#combat");
    });
  const three = (who: FighterId, traits: readonly string[], backed: string) => ({
    who,
    traits: traits.map(Beats.traitId),
    backing: { [backed]: toolOf(who) },
  });
  const named = {
    ana: three(A, ["quick", "stubborn", "kind"], "kind"),
    bo: three(B, ["strong", "loud", "loyal"], "strong"),
    thug: three(T, ["huge", "mean", "tough"], "huge"),
    friend: three(F, ["sly", "fast", "cold"], "sly"),
  };

  // Traits: Ana leaves one out, takes another and backs it; Bo takes what is proposed; the Game Master for both at once.
  await press(ana, `trait ${A} wary`);
  await expect.poll(() => button(ana, `trait ${A} wary`).getAttribute("aria-pressed")).toBe("false");
  await press(ana, `trait ${A} kind`);
  await ana.selectOption(`[data-presses="trait ${A} kind"]`, `back ${A} kind ${A}|${sabre.tool}`);
  await ana.waitForSelector('.picker-line.chosen:has-text("Kind") .die:has-text("d8")');
  await shot(ana, "beats-1-traits");
  expect(await axeFindings(ana, "#heart-rush-engagement")).toEqual([]);
  await does(ana, { do: "muster", ...named.ana }, `name ${A}`);
  await does(bo, { do: "muster", ...named.bo }, `name ${B}`);
  alone.plays({ do: "muster", ...named.thug });
  const rolled = [...ROLLED.ana, ...ROLLED.bo, ...ROLLED.thug, ...ROLLED.friend];
  await does(gm, { do: "muster", ...named.friend }, "name for all", ...rolled);

  // Beat 1: a die each, by click, by key, at the desk. A page that is loaded anew still knows what it has sealed.
  await press(ana, `pick ${A} ${A}1`);
  await ana.waitForSelector('.die-card[aria-pressed="true"]');
  await shot(ana, "beats-2-chosen");
  await ana.keyboard.press("Enter");
  for (const page of [gm, ana]) await page.waitForSelector(`[data-fighter="${A}"].sealed`);
  await ana.waitForSelector(".window-hand.sealed");
  await ana.reload();
  await ready(ana);
  await inPage(ana, "ui.combat.activate()");
  await bo.locator(".die-card").nth(1).focus();
  await bo.keyboard.press("1");
  await bo.waitForSelector('.die-card[aria-pressed="true"]');
  await bo.keyboard.press("Enter");
  await gm.waitForSelector(`[data-fighter="${B}"].sealed`);
  await ana.waitForSelector(".window-hand.sealed");
  await press(gm, `pick ${T} ${T}1`);
  await press(gm, `pick ${F} ${F}1`);
  await shot(gm, "beats-3-desk");
  const sealAll = async (): Promise<void> => {
    await gm.locator('#heart-rush-engagement [data-action="sealAll"]:not([disabled])').click();
  };
  alone.seals({ [A]: `${A}1`, [B]: `${B}1`, [T]: `${T}1`, [F]: `${F}1` });
  await sealAll();
  await played.agree("the first beat");
  await shot(ana, "beats-4-revealed");

  // The thug wounds Ana; the step is taken back and done again.
  await says(ana, "Thug acts, with a 2");
  await write(gm, `attack ${T}`, "a split lip");
  await shot(gm, "beats-5-turn");
  await does(gm, act(T, { is: "attack", target: A, wound: hurts("a split lip") }), `attack ${T}`);
  await ana.waitForSelector('.fight-ask:visible:has-text("Thug attacks Ana: a split lip")');
  await shot(ana, "beats-6-asked");
  await lets(ana, A);
  await lets(gm, F);
  await lets(bo, B);
  const wounds = (): Promise<number> => stored(gm, "Ana", "system.wounds.length");
  await expect.poll(() => stored(gm, "Ana", "system.wounds.0.label")).toBe("a split lip");
  await gm.locator('.fight-tracker [data-action="undoStep"]').click();
  await expect.poll(wounds).toBe(0);
  await gm.locator('.fight-tracker [data-action="redoStep"]').click();
  await expect.poll(wounds).toBe(1);
  await played.agree("a step taken back and done again");
  // Whoever dealt it is asked what it is, and nobody waits for that.
  await gm.waitForSelector('.fight-ask:visible:has-text("Thug: what is the wound that Ana took?")');
  await shot(gm, "beats-6-named");
  await played.doesByBoth(gm, { do: "name", who: T, label: "Beaten: a split lip" }, `name wound ${T}`);
  await expect.poll(() => stored(gm, "Ana", "system.wounds.0.label")).toBe("Beaten: a split lip");

  // His friend strikes the sabre from her hand; Bo would take it up, and Ana stops him with the higher die, by key.
  await does(gm, act(F, { is: "disarm", target: A, tool: sabre }), `disarm ${F}`);
  await lets(ana, A);
  await lets(gm, T);
  await lets(bo, B);
  await expect.poll(() => stored(gm, "Ana", "items.0.system.state")).toBe("ground");
  await does(bo, act(B, { is: "arm", tool: sabre }), `arm ${B}`);
  await lets(gm, T);
  await lets(gm, F);
  await played.does({ do: "counter", who: A, means: null }, [], async () => {
    await ana.locator("#heart-rush-engagement .fight-ask button").first().focus();
    await ana.keyboard.press("1");
  });

  // Ana would put the friend at a disadvantage: another die is not enough, a spark is.
  await way(ana, `hinder ${A}`, `hinder ${A} ${F}`);
  await does(ana, act(A, { is: "disadvantage", target: F }), `hinder ${A}`);
  const instead = Beats.dieId(`${F}2`);
  await way(gm, `substitute ${F}`, `substitute ${F} ${instead}`);
  await shot(gm, "beats-7-means");
  await does(gm, { do: "counter", who: F, means: { is: "substitute", die: instead } }, `substitute ${F}`);
  await gm.waitForSelector('.fight-ask:visible:has-text("Their die shows 5, yours 5")');
  await does(gm, { do: "counter", who: F, means: { is: "reroll", die: instead } }, `reroll ${F}`, [6, 6]);

  // Beat 2: a tie, thrown again.
  await press(ana, `pick ${A} ${A}3`);
  await press(ana, `seal ${A}`);
  await press(bo, `pick ${B} ${B}3`);
  await press(bo, `seal ${B}`);
  await press(gm, `pick ${T} ${T}2`);
  await press(gm, `pick ${F} ${F}1`);
  for (const who of [A, B]) await gm.waitForSelector(`[data-fighter="${who}"].sealed`);
  const ties: readonly Fixed[] = [[5, 8], [1, 6]]; // prettier-ignore
  alone.seals({ [A]: `${A}3`, [B]: `${B}3`, [T]: `${T}2`, [F]: `${F}1` }, ...ties);
  await fixDice(gm, ...ties);
  await sealAll();
  await played.agree("the second beat");
  await way(gm, `other ${T}`, `other ${T} `);
  await write(gm, `other ${T}`, "throws sand");
  await does(gm, act(T, { is: "other", target: null, text: "throws sand" }), `other ${T}`);
  await lets(bo, B);
  await lets(gm, F);
  await lets(ana, A);
  await played.doesByBoth(bo, act(B, { is: "kick", tool: sabre }), `kick ${B}`);
  await lets(gm, T);
  await lets(gm, F);
  await lets(ana, A);
  await expect.poll(() => stored(gm, "Ana", "items.0.system.state")).toBe("away");
  // The friend would have the thug's club thrown to him, who throws it, thinks better of it, and keeps it.
  await played.doesByBoth(gm, act(F, { is: "catch", tool: toolOf(T) }), `arm ${F}`);
  await says(gm, "Friend wants to catch what Thug throws: Club");
  await shots(gm, "beats-7-thrown");
  await played.doesByBoth(gm, { do: "accept", who: T, gives: null }, `accept ${T}`, { back: true });
  await played.doesByBoth(gm, { do: "keep", who: T }, `keep ${T}`);

  // Ana moves points to the die she keeps, and clicks the thug, who gives in. The third beat turns over by itself.
  const [from, to] = [Beats.dieId(`${A}3`), Beats.dieId(`${A}2`)];
  await way(ana, `shift ${A}`, `shift ${A} 3 ${from} ${to}`);
  await does(ana, { do: "special", who: A, special: { is: "shift", points: 3, from, to } }, `shift ${A}`);
  await does(ana, act(A, { is: "attack", target: T, wound: hurts("Wound") }), `strike ${A} ${T}`);
  await does(gm, { do: "surrender", who: T }, `surrender ${T}`);

  // Beat 3: Bo throws his die again; whoever has nothing to stop him with is not asked.
  await says(ana, "Bo acts, with a 4");
  const last = Beats.dieId(`${B}2`);
  await does(bo, { do: "special", who: B, special: { is: "reroll", die: last } }, `reroll ${B}`, [1, 6]);
  await shot(bo, "beats-8-third");
  await does(bo, act(B, { is: "pass" }), `pass ${B}`);
  await does(gm, act(F, { is: "pass" }), `pass ${F}`);
  await does(ana, act(A, { is: "pass" }), `pass ${A}`);

  // Round 2, and Bo is gone: the Game Master names his traits and lets him present the lowest.
  await bo.close();
  await does(
    ana,
    { do: "muster", who: A, traits: ["quick", "stubborn", "wary"].map(Beats.traitId), backing: {} },
    `name ${A}`,
  );
  await does(gm, { do: "muster", ...named.friend }, `name ${F}`);
  await takeInHand(gm, B);
  await does(gm, { do: "muster", ...named.bo }, `name ${B}`, [2, 6], [4, 6], [6, 6], [3, 8], [5, 6], [1, 6], [6, 8], [2, 6], [5, 6]); // prettier-ignore
  // Whom the Game Master has in hand they choose for, while the player is away; here they go on without a choice.
  await takeInHand(gm, T);
  await gm.waitForSelector('.desk-missing:has-text("Bo")');
  await shot(gm, "beats-9-missing");
  await does(gm, { do: "forfeit", who: B }, `forfeit ${B}`);
  bo = await player(2, { colorScheme: "light" });
  played.sitsDown(bo);
  await inPage(bo, "ui.combat.activate()");
  await press(ana, `pick ${A} ${A}1`);
  await press(ana, `seal ${A}`);
  await gm.waitForSelector(`[data-fighter="${A}"].sealed`);
  await press(gm, `pick ${F} ${F}3`);
  alone.seals({ [A]: `${A}1`, [F]: `${F}3` });
  await press(gm, `seal ${F}`);
  await played.agree("the second round");

  // All are willing to end it, and the Game Master does; then the wound is tended, Bo's friend standing for the place.
  await says(bo, "Bo acts, with a 1");
  for (const [page, who] of [
    [ana, A],
    [bo, B],
  ] as const)
    await played.does({ do: "agree", who, willing: true }, [], async () => {
      await takeInHand(page, who);
      await press(page, `agree ${who}`, "#combat");
    });
  await ruled(F, { do: "agree", who: F, willing: true }, `agree ${F}`);
  await ends(gm, "no");
  await played.agree("the end thought better of");
  await played.does({ do: "end" }, [], () => ends(gm));
  for (const page of [gm, ana, bo]) await page.waitForSelector("#heart-rush-summary table");
  await shot(bo, "beats-10-summary");
  expect(await axeFindings(bo, "#heart-rush-summary")).toEqual([]);
  for (const page of [gm, ana, bo])
    await inPage(
      page,
      `await [...foundry.applications.instances.values()].find(({ id }) => id === "heart-rush-summary")?.close()`,
    );
  await press(bo, `tend ${B}`);
  await bo.waitForSelector('.fight-picker:has-text("Bo tends Ana")');
  await shot(bo, "beats-11-aid");
  await does(bo, { ...named.bo, do: "challenge", against: T, aid: A }, `name ${B}`);
  await gm.waitForSelector('.fight-picker:has-text("Bo tends Ana")');
  const aid: readonly Fixed[] = [[6, 8], [1, 6], [1, 6], [2, 8], [3, 6], [3, 6]]; // prettier-ignore
  await does(gm, { ...named.thug, do: "meet", wounds: [] }, `name ${T}`, ...aid);
  await expect.poll(() => stored(gm, "Ana", "system.wounds.0.tended")).toBe(true);
  await inPage(ana, 'ui.sidebar.changeTab("chat", "primary")');
  await ana.waitForSelector('#chat .fight-card:has-text("Bo wins")');
  const told = (await ana.locator("#chat .fight-card").allInnerTexts()).join("\n");
  for (const line of [
    "Thug attacks Ana",
    "a split lip",
    "Ana counters",
    "ties thrown again: 1",
    "throws sand",
    "Thug surrenders",
    "Bo presents the lowest die",
  ])
    expect(told).toContain(line);
  await shot(ana, "beats-12-chat");
  expect(await axeFindings(ana, "#chat .fight-card")).toEqual([]);

  // What the Game Master rules, one thing after another.
  await ruled(B, { do: "refill", who: B }, `refill ${B}`);
  await ruled(A, { do: "exertion", who: A, won: false }, `exertion ${A}`);
  await ruled(A, { do: "aid", who: A, won: false }, `aid lost ${A}`);
  const [wound] = await stored<readonly { readonly id: string }[]>(gm, "Ana", "system.wounds");
  const lip = Beats.toolId(wound?.id ?? "");
  await ruled(A, { do: "allow-aid", who: A, wound: lip }, `allow-aid ${A}`);
  await ruled(A, { do: "aid", who: A, won: true }, `aid won ${A}`);
  await ruled(A, { do: "heal", who: A, wound: lip }, `heal ${A}`);
  await write(gm, `set pending ${A}`, "2", "#combat");
  await ruled(A, { do: "adjust", who: A, what: "pending", to: 2 }, `set pending ${A}`);
  await write(gm, `set sparks ${A}`, "3", "#combat");
  await ruled(A, { do: "adjust", who: A, what: "sparks", to: 3 }, `set sparks ${A}`);
  for (const what of ["beaten", "bloody", "broken", "burst", "helpless"]) {
    await takeInHand(gm, F);
    await write(gm, `wound ${F}`, what, "#combat");
    await ruled(F, { do: "wound", who: F, wound: hurts(what) }, `wound ${F}`);
  }
  await expect.poll(() => stored(gm, "Friend", "system.helpless")).toBe(true);
  await ruled(F, { do: "revive", who: F }, `revive ${F}`);
  await ruled(T, { do: "return", who: T }, `return ${T}`);
  await write(gm, "place tool", "a chandelier", "#combat");
  const chandelier = Beats.toolId("place-1");
  await ruled(T, { do: "place-tool", tool: chandelier, label: "a chandelier", kind: "place" }, "place tool");
  await way(gm, "lay", `lay |${chandelier} held ${T}`, "#combat");
  await ruled(T, { do: "move-tool", tool: { of: null, tool: chandelier }, to: "held", by: T }, "lay");
  await shot(gm, "beats-13-rulings");
  expect(await axeFindings(gm, "#combat")).toEqual([]);
  await ruled(T, { do: "clear-tool", tool: chandelier }, "clear");

  for (const page of [gm, ana, bo])
    await expect.poll(() => tableOf(page)).toEqual(JSON.parse(JSON.stringify(alone.table)));
  for (const page of [gm, bo]) expect(await axeFindings(page, "#heart-rush-engagement")).toEqual([]);
  expect(missing(IN_BEATS, alone.seen, "fight")).toEqual([]);
});
