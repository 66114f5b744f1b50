import { expect } from "vitest";
import { inPage } from "./fixtures/in-page.ts";
import { storyAt } from "./fixtures/story.ts";

const withMap = storyAt({ canvas: "all" });

withMap("a player with a phone speaks, opens the sheet, and goes back to the scene", async ({ gm, player }) => {
  const phone = await player(1, { viewport: { width: 390, height: 844 } });
  const wider = (): Promise<unknown> => inPage(phone, "return document.documentElement.scrollWidth > innerWidth");
  await phone.fill("#chat-message", "Good evening");
  await phone.press("#chat-message", "Enter");
  await gm.waitForSelector(".chat-message:has-text('Good evening')");
  await phone.click('#sidebar-tabs [data-tab="actors"]');
  await phone.click("#actors .entry-name:has-text('Ada')");
  const sheet = phone.locator(".lantern-tale");
  await sheet.waitFor();
  const box = await sheet.boundingBox();
  expect([box?.x, box?.width]).toEqual([0, 390]);
  await phone.fill('[name="system.courage"]', "9");
  await phone.press('[name="system.courage"]', "Tab");
  await gm.waitForFunction('game.actors.getName("Ada").system.courage === 9');
  expect(await wider()).toBe(false);
  await phone.click(".lantern-tale [data-action=close]");
  await phone.click("#sidebar [data-action=toggleState]");
  expect(await inPage(phone, "return document.elementFromPoint(150, 400).id")).toBe("board");
  expect(await wider()).toBe(false);
});
