import { describe, expect } from "vitest";
import { heartRushTable, IDS } from "./fixtures/heart-rush.ts";
import { inPage, tokenSpot } from "./fixtures/in-page.ts";
import { storyAt } from "./fixtures/story.ts";

describe.for([13, 14] as const)("in generation %i", (generation) => {
  const story = storyAt(heartRushTable({ generation, canvas: "gm" }));

  story("heroes, creatures and their conditions", async ({ gm, player }) => {
    const one = await player(1);
    const ana = `const ana = game.actors.get("${IDS.ana}");`;

    // Data is what its owner made of it, and the rules read it.
    expect(
      await inPage(one, `${ana} return [ana.system.abilities.might, ana.system.paragon, ana.getRollData().might]`),
    ).toEqual([6, 0, 6]);
    expect(await inPage(one, `${ana} return ana.getRollData().defence`)).toBe(3);

    // A token's conditions: one click is one level, the right button takes one away; nothing is stored as an effect.
    const spot = await tokenSpot(gm, IDS.tokens.ana);
    await gm.mouse.click(spot.x, spot.y, { button: "right" });
    await gm.click('#token-hud [data-palette="effects"]');
    const dazed = gm.locator('#token-hud [data-status-id="dazed"]');
    await dazed.click();
    await gm.waitForSelector('#token-hud [data-status-id="dazed"].active');
    await dazed.click();
    await dazed.click();
    await one.waitForFunction(`game.actors.get("${IDS.ana}").system.conditions.dazed?.level === 3`);
    await expect.poll(() => dazed.getAttribute("aria-label")).toBe("Dazed 3");
    await dazed.click({ button: "right" });
    await one.waitForFunction(`game.actors.get("${IDS.ana}").system.conditions.dazed?.level === 2`);
    // What is somebody's doing is theirs whom one targets.
    await inPage(gm, `canvas.tokens.get("${IDS.tokens.orc}").setTarget(true)`);
    const charmed = gm.locator('#token-hud [data-status-id="charmed"]');
    await charmed.click();
    await one.waitForFunction(`game.actors.get("${IDS.ana}").system.conditions.charmed?.of === "${IDS.tokens.orc}"`);
    await inPage(gm, `canvas.tokens.get("${IDS.tokens.orc}").setTarget(false)`);
    await charmed.click({ button: "right" });
    await one.waitForFunction(`!game.actors.get("${IDS.ana}").statuses.has("charmed")`);
    const prone = gm.locator('#token-hud [data-status-id="prone"]');
    await prone.click();
    await one.waitForFunction(`game.actors.get("${IDS.ana}").statuses.has("prone")`);
    expect(
      await inPage(
        one,
        `${ana} const shown = game.release.generation < 14
          ? ana.temporaryEffects
          : ana.appliedEffects.filter(({ showIcon }) => showIcon === CONST.ACTIVE_EFFECT_SHOW_ICON.ALWAYS);
        return [ana.effects.size, shown.map(({ name }) => name)]`,
      ),
    ).toEqual([0, ["Dazed 2", "Prone"]]);
    await expect
      .poll(() => inPage(gm, `return canvas.tokens.get("${IDS.tokens.ana}").effects.children.length`))
      .toBe(2);
    await prone.click({ button: "right" });
    await one.waitForFunction(`!game.actors.get("${IDS.ana}").statuses.has("prone")`);

    // Foundry tells a token of what blinds it at the moment the actor's statuses are reckoned, and never later.
    expect(
      await inPage(
        gm,
        `const told = [];
        const heard = Hooks.on("applyTokenStatusEffect", (token, id, active) => void told.push(id, active));
        const { actor } = canvas.tokens.get("${IDS.tokens.orc}");
        await actor.changeStatus("blinded", 4);
        await actor.changeStatus("blinded", 1);
        await actor.update({ "system.notes": "Blind as a bat." });
        await actor.changeStatus("blinded", -1);
        Hooks.off("applyTokenStatusEffect", heard);
        return told`,
      ),
    ).toEqual(["blind", true, "blind", false]);

    // The same for an unlinked token; a macro's toggle is all or nothing.
    await inPage(
      gm,
      `await canvas.tokens.get("${IDS.tokens.orc}").actor.toggleStatusEffect("burning", { active: true });
      await canvas.tokens.get("${IDS.tokens.orc}").actor.changeStatus("burning", 2);`,
    );
    expect(
      await inPage(
        gm,
        `const { actor } = canvas.tokens.get("${IDS.tokens.orc}");
        const levels = actor.system.conditions.burning.level;
        await actor.toggleStatusEffect("burning");
        return [levels, actor.system.conditions.burning ?? null, game.actors.get("${IDS.orc}").system.conditions.burning ?? null]`,
      ),
    ).toEqual([3, null, null]);
    await inPage(one, `${ana} await ana.toggleStatusEffect("dazed", { active: false })`);
    await expect.poll(() => inPage(gm, `${ana} return ana.toObject().system.conditions`)).toEqual({});

    // Hit points fall below nothing; an immune body takes no condition; a newcomer's token is ready.
    await inPage(one, `${ana} await ana.modifyTokenAttribute("hp", -45, true)`);
    expect(await inPage(one, `${ana} return ana.system.hp.value`)).toBe(-5);
    expect(
      await inPage(
        gm,
        `const made = await Actor.create({ name: "Bog walker", type: "creature", system: { size: "L2", immune: ["poisoned"] } });
        await made.changeStatus("poisoned", 1);
        const { actorLink, disposition, width, bar1 } = made.prototypeToken;
        return [made.statuses.size, actorLink, disposition, width, bar1.attribute]`,
      ),
    ).toEqual([0, false, -1, 2, "hp"]);
    expect(
      await inPage(
        gm,
        `const { actorLink, disposition, displayName } = (await Actor.create({ name: "Di", type: "hero", prototypeToken: { displayName: 50 } })).prototypeToken;
        return [actorLink, disposition, displayName]`,
      ),
    ).toEqual([true, 1, 50]);

    // What is put to use puts its like out of use.
    expect(
      await inPage(
        gm,
        `const bo = game.actors.get("${IDS.bo}");
        await bo.equip(bo.items.getName("Knife"));
        return bo.items.map(({ name, system }) => [name, system.equipped])`,
      ),
    ).toEqual([
      ["Shortbow", false],
      ["Knife", true],
    ]);

    // A token of another game is offered no condition of this one.
    await inPage(
      gm,
      `const troll = await Actor.create({ name: "Troll", type: "gritCreature" });
       const [token] = await canvas.scene.createEmbeddedDocuments("Token", [(await troll.getTokenDocument({ x: 900, y: 900 })).toObject()]);
       canvas.tokens.activate();
       canvas.hud.token.bind(token.object);`,
    );
    await gm.waitForSelector('#token-hud [data-status-id="dead"]', { state: "attached" });
    expect(await gm.locator('#token-hud [data-status-id="dazed"]').count()).toBe(0);
  });
});
