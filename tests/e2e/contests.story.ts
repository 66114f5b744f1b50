import { expect } from "vitest";
import { axeFindings } from "./fixtures/axe.ts";
import { heartRushTable, IDS } from "./fixtures/heart-rush.ts";
import { inPage, tokenSpot } from "./fixtures/in-page.ts";
import { shot } from "./fixtures/shot.ts";
import { storyAt } from "./fixtures/story.ts";

const story = storyAt(heartRushTable({ canvas: "all" }));
const SHEET = ".hero-sheet";

story("a contest by mouse, from the target to the answer", async ({ gm, player }) => {
  const one = await player(1, { colorScheme: "light" });
  const cards = one.locator("#chat .check-card");
  const dialog = one.locator(".check-dialog");
  const title = () => dialog.locator(".window-title").innerText();
  const rival = dialog.locator("select[name=rival]");
  const chosen = () => rival.locator(":checked").innerText();

  // Ana's player points at the orc and targets it, and clicks Might on her sheet: as yet it is a check against a number.
  const orc = await tokenSpot(one, IDS.tokens.orc);
  await one.mouse.move(orc.x, orc.y, { steps: 4 });
  await one.keyboard.press("t");
  await one.waitForFunction("game.user.targets.size === 1");
  await inPage(one, `await game.actors.get("${IDS.ana}").sheet.render({ force: true })`);
  await one.click(`${SHEET} nav [data-tab="self"]`);
  await one.click(`${SHEET} [data-action="rollAbility"][data-ability="might"]`);
  await dialog.waitFor();
  expect(await title()).toBe("Ana: Might check");
  await dialog.locator("input[name=against]").fill("14");
  await dialog.locator("input[name=label]").fill("to shove it");

  // As a contest it is against the orc, and so says the title; what is filled in stays.
  await dialog.locator("select[name=kind]").selectOption({ label: "Contest" });
  await rival.waitFor();
  await expect.poll(title).toBe("Ana: Might contest");
  expect(await chosen()).toBe("Orc");
  expect(await rival.locator("option").allInnerTexts()).toEqual(
    expect.arrayContaining(["Orc", "Bo", "nobody in particular"]),
  );
  expect(await rival.locator("option").allInnerTexts()).not.toContain("Ana");
  expect(await dialog.locator("input[name=against]").count()).toBe(0);
  expect(await dialog.locator(".check-chance").count()).toBe(0);
  expect(await dialog.locator("input[name=label]").inputValue()).toBe("to shove it");
  expect(await axeFindings(one, ".check-dialog")).toEqual([]);
  await shot(dialog, "contest-dialog");
  await dialog.locator("select[name=kind]").selectOption({ label: "Check" });
  await dialog.locator("input[name=against]").waitFor();
  expect(await dialog.locator("input[name=against]").inputValue()).toBe("14");
  await expect.poll(title).toBe("Ana: Might check");
  await dialog.locator("select[name=kind]").selectOption({ label: "Contest" });
  await rival.waitFor();
  await inPage(one, "CONFIG.Dice.randomUniform = () => 0.05");
  await dialog.locator("button[type=submit]").click();

  // The card names the orc. Whoever plays it answers from there, and nobody else can be meant by that.
  await expect.poll(() => cards.last().innerText()).toContain("Orc may roll against it");
  expect(await cards.last().locator("button[data-card=answer]").count()).toBe(0);
  const answer = gm.locator("#chat .check-card button[data-card=answer]");
  await answer.waitFor();
  expect(await answer.innerText()).toBe("Roll for Orc");
  await inPage(gm, `canvas.tokens.get("${IDS.tokens.hound}").setTarget(true); CONFIG.Dice.randomUniform = () => 0.5`);
  await answer.click();
  await gm.locator(".check-dialog").waitFor();
  expect(await gm.locator(".check-dialog .window-title").innerText()).toBe("Orc: Might contest");
  expect(await gm.locator(".check-dialog [name=rival] option").allInnerTexts()).toEqual([
    "Ana",
    "nobody in particular",
  ]);
  await gm.locator(".check-dialog button[type=submit]").click();
  await expect.poll(() => cards.first().innerText()).toContain("Against Orc:");
  expect(await cards.first().locator(".card-outcome").innerText()).toBe("Success");
  expect(await cards.last().locator(".card-outcome").innerText()).toBe("Failure");
  expect(await cards.last().innerText()).toContain("Rolls against Ana");
  await shot(one, "contest-cards");

  // Without the dialog it is whom one targets. Whom a macro names stays chosen, until somebody else is.
  const asked = (request: string): Promise<unknown> =>
    inPage(one, `void game.system.api.rollCheck(game.actors.get("${IDS.ana}"), ${request})`);
  const rivals = () =>
    inPage(
      gm,
      `return game.messages.contents.filter(({ type }) => type === "check").map(({ system }) => system.rivalName)`,
    );
  await asked('{ ability: "agility", kind: "contested", fast: true }');
  await expect.poll(rivals).toEqual(["Orc", "", "Orc"]);
  const bo = `canvas.tokens.get("${IDS.tokens.bo}").actor`;
  await asked(`{ ability: "agility", kind: "contested", rival: ${bo} }`);
  await rival.waitFor();
  expect(await chosen()).toBe("Bo");
  await dialog.locator("button[type=submit]").click();
  await expect.poll(rivals).toEqual(["Orc", "", "Orc", "Bo"]);
  await asked(`{ ability: "agility", kind: "contested", rival: ${bo} }`);
  await rival.waitFor();
  await rival.selectOption({ label: "nobody in particular" });
  await dialog.locator("button[type=submit]").click();
  await expect.poll(rivals).toEqual(["Orc", "", "Orc", "Bo", ""]);
});
