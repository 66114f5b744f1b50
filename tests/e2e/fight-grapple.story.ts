import { expect } from "vitest";
import { axeFindings } from "./fixtures/axe.ts";
import { fixDice } from "./fixtures/fixed-dice.ts";
import { heartRushTable, IDS } from "./fixtures/heart-rush.ts";
import { inPage } from "./fixtures/in-page.ts";
import { muster, press, waiting } from "./fixtures/mustered.ts";
import { shot } from "./fixtures/shot.ts";
import { storyAt } from "./fixtures/story.ts";

/** Generation 13, by day, with an eye for motion: the other stories have it the other way round. */
const story = storyAt(heartRushTable({ generation: 13, canvas: "gm" }));

story(
  "the grapple: an ally helps, cunning beats agility, and the hold succeeds",
  { timeout: 600_000 },
  async ({ gm, player }) => {
    const you = await player(1, { colorScheme: "light" });
    const { ana, bo, hound } = IDS.tokens;
    // Two free hands and a die of eight against a quick hound, as in the example: hr-grapple-wolf.
    await inPage(
      gm,
      `await canvas.scene.updateEmbeddedDocuments("Token", [
         { _id: "${ana}", x: 300, y: 300 }, { _id: "${bo}", x: 300, y: 400 }, { _id: "${hound}", x: 400, y: 300 },
       ], { animate: false });
       await game.actors.get("${IDS.ana}").update({ "system.abilities": { might: 8, agility: 6, cunning: 6 } });
       await game.actors.get("${IDS.ana}").updateEmbeddedDocuments("Item",
         ["anaClub000000000", "anaShield0000000"].map((_id) => ({ _id, system: { equipped: false } })));
       await canvas.tokens.get("${hound}").actor.update({ "system.abilities.agility": 8 });`,
    );
    await muster(gm, ana, bo, hound);
    for (const page of [gm, you]) await inPage(page, "ui.combat.activate()");
    await fixDice(gm, [5, 6]);
    await press(gm, "Begin round 1");
    await waiting(gm, "Heroes' turn");

    // Bo spends an action on helping Ana; the enemies let their turn go by; Ana engages the hound.
    await gm.click('.fight-row:has-text("Bo")');
    await gm.click("#combat details > summary");
    await press(gm, "Help Ana");
    await waiting(gm, "Enemies' turn");
    await press(gm, "Pass");
    await waiting(you, "Heroes' turn");
    await press(you, "Engage Hound");
    for (const page of [gm, you]) await page.waitForSelector("#heart-rush-engagement .window-hand");

    // Cards turn for whoever likes motion, and only then.
    await you.emulateMedia({ reducedMotion: "no-preference", colorScheme: "light" });
    for (const page of [gm, you])
      await inPage(
        page,
        `addEventListener("animationstart", ({ animationName }) => (document.body.dataset.moved += " " + animationName))`,
      );
    await you.click('.window-hand [data-stance="cunning"]');
    await you.keyboard.press("Enter");
    await you.waitForSelector(".window-hand.sealed");
    expect(await axeFindings(you, "#heart-rush-engagement")).toEqual([]);
    await shot(you, "grapple-1-sealed");
    await gm.click('.window-hand [data-stance="agility"]');
    await gm.keyboard.press("Enter");
    for (const page of [gm, you]) await page.waitForSelector(".window-columns .window-member >> nth=1");
    await you.waitForSelector('body[data-moved*="seal-cracks"][data-moved*="card-turns"]');
    expect(await gm.evaluate(() => document.body.dataset["moved"] ?? null)).toBeNull();

    // The beat is worth a hold instead of a blow. The hound says at once with what it will resist, and has nobody to strike.
    await you.waitForSelector('#heart-rush-engagement .fight-ask:has-text("Grapple Hound")');
    await shot(you, "grapple-2-declare");
    await press(you, "Grapple Hound");
    await press(gm, "Answer with Agility");
    await gm.waitForSelector('#heart-rush-engagement .fight-ask:has-text("Answer with")', { state: "detached" });
    await gm.waitForSelector('#heart-rush-engagement .fight-ask:has-text("free sidestep")');
    await shot(gm, "grapple-3-step");
    // Help is worth one more die, of which the lowest goes: 6 and 5 against 4 and 5.
    await fixDice(gm, [3, 8], [6, 8], [5, 8], [4, 6], [5, 8]);
    await press(gm, "Stay here");
    await waiting(you, "Enemies' turn");
    await you.waitForSelector('#heart-rush-engagement .fight-clash:has-text("11 vs 9"):has-text("success")');
    await shot(you, "grapple-4-after");
    expect(await axeFindings(you, "#heart-rush-engagement")).toEqual([]);
    // Whoever holds somebody may let go at any time.
    await you.click("#combat details > summary");
    await you.waitForSelector('#combat [data-choice]:has-text("Let go")');
    await shot(you, "grapple-5-let-go");
    expect(await axeFindings(you, "#combat")).toEqual([]);
    await you.click('#sidebar-tabs [data-tab="chat"]');
    expect(await axeFindings(you, "#chat .fight-card")).toEqual([]);

    // The actors are written after the fight, which is what the player's page shows.
    const held = () =>
      inPage(
        gm,
        `const { fight, sheets } = game.heartRush.tableOf(game.combat).value;
       const of = (name) => sheets[game.combat.combatants.getName(name).id];
       const levels = (name) => Object.fromEntries(Object.entries(of(name).conditions).map(([is, { level }]) => [is, level]));
       return { turn: fight.phase.side, ana: levels("Ana"), hound: levels("Hound"), hp: of("Hound").hp.now }`,
      );
    await expect
      .poll(held)
      .toEqual({ turn: "enemies", ana: { grappling: 1 }, hound: { grappled: 1, restrained: 1 }, hp: 25 });
  },
);
