import { expect } from "vitest";
import { inPage } from "./fixtures/in-page.ts";
import { story, storyAt } from "./fixtures/story.ts";
import { ready } from "./fixtures/table.ts";

const GOODBYE = /The table says goodbye: The table is closed\./;
/** A page tries again by itself, and may do so before anybody answers. */
const NO_LINE = /WebSocket connection .* failed/;

story("when the table stops and is opened again, everybody is back where they were", async ({ gm, table }) => {
  table.expects(GOODBYE);
  table.allows(NO_LINE);
  await inPage(gm, 'await game.actors.getName("Ada").update({ "system.courage": 11 }); globalThis.before = true');
  await table.restart();
  await gm.waitForFunction("globalThis.before === undefined && globalThis.game?.ready === true", null, {
    timeout: 30_000,
  });
  expect(await inPage(gm, 'return [game.user.name, game.actors.getName("Ada").system.courage]')).toEqual([
    "Game Master",
    11,
  ]);
});

story("without a connection the page says so and keeps what it has", async ({ gm, table }) => {
  table.expects(GOODBYE);
  table.allows(NO_LINE);
  await table.stop();
  await gm.waitForSelector(".notification:has-text('connection to the table is lost')");
  expect(await inPage(gm, "return game.actors.size")).toBe(2);
});

story("nobody gets to the game without a seat, and a seat that is gone leads back", async ({ table, gm }) => {
  table.expects(/This seat is not yours any more\./);
  await gm.evaluate("sessionStorage.clear()");
  await gm.goto(`${table.url}/game`);
  await gm.waitForSelector(".seat");
  await gm.evaluate('sessionStorage.setItem("practice-table.seat", "nobody")');
  await gm.goto(`${table.url}/game`);
  await gm.waitForSelector("#loading a:has-text('lobby')");
  await gm.click("#loading a");
  await gm.waitForSelector(".seat");
});

story("two tabs of one person are one person", async ({ table, gm, player }) => {
  const one = await player(1);
  const second = await one.context().newPage();
  await second.goto(table.url);
  await second.getByRole("button", { name: "Player 1" }).click();
  await ready(second);
  await second.close();
  await expect.poll(() => inPage(gm, 'return game.users.getName("Player 1").active')).toBe(true);
  expect(await gm.locator(".players-active .player").count()).toBe(2);
});

story("the page /join has the form by which others' tests come in", async ({ table, player }) => {
  const page = await (await player(1)).context().newPage();
  await page.goto(`${table.url}/join`);
  const options = page.locator('#join-game-form select[name="userid"] option');
  await options.nth(1).waitFor({ state: "attached" });
  expect(
    await options.evaluateAll((all) =>
      all.map((one) => `${one.textContent} ${String((one as HTMLOptionElement).disabled)}`),
    ),
  ).toEqual([" false", "Game Master false", "Player 1 true", "Player 2 false", "Player 3 false"]);
  await page.selectOption('select[name="userid"]', { label: "Player 2" });
  await page.fill('input[name="password"]', "rosebud");
  await page.click('button[name="join"]');
  await ready(page);
  expect(await inPage(page, "return game.user.name")).toBe("Player 2");
});

story("a page without a scene plays on", async ({ table }) => {
  const gm = await table.join("Game Master");
  await inPage(gm, 'await game.settings.set("core", "noCanvas", true)');
  await gm.reload();
  await ready(gm);
  expect(await inPage(gm, "return [canvas.ready, canvas.scene, game.scenes.active.name]")).toEqual([
    false,
    null,
    "The moor",
  ]);
  await gm.click('#sidebar-tabs [data-tab="actors"]');
  await gm.click("#actors .entry-name:has-text('Ada')");
  await gm.waitForSelector(".wanderer-header");
});

const withMap = storyAt({ canvas: "gm" });

withMap("a system's hooks run in the promised order, with the promised things there", async ({ gm, table }) => {
  await gm.context().addInitScript(`
    const seen = [];
    const watch = setInterval(() => {
      if (!globalThis.Hooks) return;
      clearInterval(watch);
      const has = (name) => ({ user: Boolean(game.user), actors: game.actors?.size ?? 0, words: game.i18n?.localize("COMMON.Yes") === "Yes", canvas: canvas.ready });
      for (const name of ["init", "i18nInit", "setup", "canvasInit", "canvasReady", "renderSidebar", "ready"]) Hooks.once(name, () => seen.push([name, has()]));
      globalThis.seenHooks = seen;
    }, 0);
  `);
  await gm.goto(table.url);
  await gm.getByRole("button", { name: "Game Master" }).click();
  await ready(gm);
  const seen = await inPage<[string, Record<string, unknown>][]>(gm, "return seenHooks");
  expect(seen.map(([name]) => name)).toEqual([
    "init",
    "i18nInit",
    "setup",
    "renderSidebar",
    "canvasInit",
    "canvasReady",
    "ready",
  ]);
  expect(seen[0]?.[1]).toEqual({ user: false, actors: 0, words: false, canvas: false });
  expect(seen[2]?.[1]).toEqual({ user: true, actors: 2, words: true, canvas: false });
  expect(seen[6]?.[1]).toEqual({ user: true, actors: 2, words: true, canvas: true });
});
