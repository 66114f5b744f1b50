import { expect } from "vitest";
import { axeFindingsInBoth } from "./fixtures/axe.ts";
import { heartRushStory as story } from "./fixtures/heart-rush.ts";
import { inPage } from "./fixtures/in-page.ts";
import { shot } from "./fixtures/shot.ts";

const MAKE = `
  const make = (type, name, system, items) => Actor.create({ type, name, system, items });
  const mira = await make("beatsFighter", "Mira", {
    traits: [{ id: "a", label: "Sly as a cat" }, { id: "b", label: "Knows every roof" }, { id: "c", label: "Owes nobody" }],
    wounds: [{ id: "w", label: "a split lip", tended: false, tried: false }],
  }, [{ type: "beatsTool", name: "A long knife" }, { type: "beatsTool", name: "A lantern" }]);
  const sam = await make("gritFighter", "Sam", { calling: "Candlelight", attributes: { str: { max: 8, value: 6 } } },
    [{ type: "gritGear", name: "A maul", system: { weapon: true, die: 10, extra: [6], bulky: true, held: true } }]);
  const brand = await make("threatFighter", "Brand", { injuries: [{ id: "i", label: "a cut arm", amount: 2 }] }, [
    { type: "threatWeapon", name: "A sword", system: { marks: [8] } },
    { type: "threatArmor", name: "A helmet", system: { kind: "helmet" } },
    { type: "threatAmmo", name: "Arrows", system: { used: 2 } },
  ]);
`;

story("sheets of Beats, Grit and Threat are edited in place", async ({ gm }) => {
  await inPage(gm, MAKE);
  const stored = (name: string, path: string): Promise<unknown> =>
    inPage(gm, `return foundry.utils.getProperty(game.actors.getName("${name}").toObject(), "${path}")`);

  const open = (name: string): Promise<unknown> =>
    inPage(gm, `await game.actors.getName("${name}").sheet.render({ force: true })`);
  const shut = async (name: string): Promise<void> => {
    expect(await axeFindingsInBoth(gm, ".plain-sheet")).toEqual([]);
    await inPage(gm, `await game.actors.getName("${name}").sheet.close()`);
  };

  await open("Brand");
  const threat = gm.locator(".plain-sheet", { has: gm.locator('input[value="Brand"]') });
  await threat.getByRole("button", { name: "5", exact: true }).first().click();
  await expect.poll(() => stored("Brand", "items.0.system.marks")).toEqual([5, 8]);
  await inPage(gm, 'await game.actors.getName("Brand").items.getName("A sword").sheet.render({ force: true })');
  const sword = gm.locator(".item-sheet");
  await sword.getByRole("button", { name: "5", exact: true, pressed: true }).click();
  await expect.poll(() => stored("Brand", "items.0.system.marks")).toEqual([8]);
  await shot(gm, "threat-sword");
  expect(await axeFindingsInBoth(gm, ".item-sheet")).toEqual([]);
  await inPage(gm, 'await game.actors.getName("Brand").items.getName("A sword").sheet.close()');
  await threat.getByRole("button", { name: /the d6/ }).click();
  await expect.poll(() => stored("Brand", "system.breath.1.lost")).toBe(true);
  await threat.getByRole("button", { name: "Add an injury" }).click();
  await expect.poll(() => stored("Brand", "system.injuries.1.amount")).toBe(1);
  await shut("Brand");

  await open("Sam");
  const grit = gm.locator(".plain-sheet", { has: gm.locator('input[value="Sam"]') });
  await grit.getByRole("group", { name: "STR" }).getByRole("button", { name: "d4" }).click();
  await expect.poll(() => stored("Sam", "system.attributes.str.value")).toBe(4);
  await grit.getByRole("textbox", { name: "Grit", exact: true }).fill("-2");
  await grit.getByRole("textbox", { name: "Grit", exact: true }).press("Enter");
  await expect.poll(() => stored("Sam", "system.grit.value")).toBe(1);
  await shut("Sam");

  await open("Mira");
  const beats = gm.locator(".plain-sheet", { has: gm.locator('input[value="Mira"]') });
  await beats.locator(".item").filter({ hasText: "knife" }).getByRole("button", { name: "On the ground" }).click();
  await expect.poll(() => stored("Mira", "items.0.system.state")).toBe("ground");
  await beats.getByRole("checkbox", { name: "Tended" }).check();
  await expect.poll(() => stored("Mira", "system.wounds.0")).toMatchObject({ id: "w", tended: true });
  await expect.poll(() => beats.locator(".head-line strong").textContent()).toBe("Unhurt");
  await beats.getByRole("button", { name: "Add a trait" }).click();
  await expect.poll(() => stored("Mira", "system.traits.length")).toBe(4);
  await shut("Mira");
});
