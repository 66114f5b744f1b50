// Opens the practice world in real browsers and takes the pictures of sheets and checks that the README shows, in docs/screens.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { browser as browserPath } from "./browser.mjs";
import { ROOT } from "./ready.mjs";

const data = mkdtempSync(join(tmpdir(), "sheet-pictures-"));
const server = spawn(process.execPath, ["tools/start.mjs", "--data", data, "--world", "pictures", "--port", "0"], {
  cwd: ROOT,
  stdio: ["ignore", "pipe", "inherit"],
});
const gone = once(server, "close");
const url = await address();
const browser = await chromium.launch({
  executablePath: browserPath(),
  args: ["--no-sandbox", "--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"],
});

const RUNA = 'const runa = game.actors.get("practiceRuna0000");';
const HURT = `${RUNA}
  await runa.update({ "system.hp.value": 27, "system.heart.current": 6, "system.wounds.bite": { description: "bitten in the arm", rank: 14 } });
  await game.system.api.changeCondition(runa, "dazed", 2);
  await Actor.implementation.create({ name: "Mira Voss", type: "hero", ownership: { practicePlayer10: 3 } });`;
/** Everything that is filled in on the page of a new hero. */
const MIRA = {
  kin: "Gnome",
  heritage: "the salt marshes",
  "profession-0": "Eel fisher",
  "profession-1": "Herbalist",
  "profession-2": "Smuggler",
  "aspect-0": "Never forgets a face",
  "aspect-1": "Sleeps in her boots",
  "aspect-2": "Small enough to hide",
  "aspect-3": "Counts every coin",
  dream: "a boat of her own",
};

try {
  const gm = await seat("Game Master", "dark");
  await run(gm, HURT);
  const ada = await seat("Ada", "light");
  for (const [page, look] of /** @type {const} */ ([
    [ada, "light"],
    [gm, "dark"],
  ])) {
    await run(page, `${RUNA} await runa.sheet.render({ force: true })`);
    await page.waitForSelector(".hero-sheet .stance-card");
    await keep(page.locator(".hero-sheet"), `hero-sheet-${look}`);
    await run(page, `${RUNA} await runa.sheet.close({ animate: false })`);
  }
  await run(gm, 'await game.actors.get("practiceOrc00000").sheet.render({ force: true })');
  await keep(gm.locator(".creature-sheet"), "creature-sheet-dark");
  await run(gm, 'await game.actors.get("practiceOrc00000").sheet.close({ animate: false })');

  await run(ada, 'await game.actors.getName("Mira Voss").sheet.render({ force: true })');
  await ada.click('.hero-sheet [data-action="createHero"]');
  const form = ada.locator(".application:has(.creation)");
  for (const [name, text] of Object.entries(MIRA)) await form.locator(`[name="${name}"]`).fill(text);
  await form.locator('.creation-talent:has(strong:text-is("Light Footed"))').click();
  await form.locator('[name="weapon"]').selectOption("Compendium.heart-rush.weapons.Item.weaponSpear00000");
  await form.locator('[name="best-might"]').uncheck();
  await form.locator('[name="best-cunning"]').check();
  await keep(form, "creation");

  // A die shows trouble on the card, and another check is being put together over it.
  await run(gm, "const shares = [0.3, 0.999]; CONFIG.Dice.randomUniform = () => shares.shift() ?? 0.5;");
  await run(
    gm,
    `await game.system.api.rollCheck(game.actors.get("practiceEdrik000"), { ability: "might", against: 9, fast: true, label: "to hold the gate" })`,
  );
  await gm.locator("#chat .check-card").waitFor();
  await run(gm, `${RUNA} void game.system.api.rollCheck(runa, { ability: "cunning", against: 11 })`);
  await gm.locator(".check-dialog [name^=profession-]").first().check();
  await gm.locator(".check-dialog [name=label]").fill("to find the way back in the dark");
  await gm.locator(".check-dialog [name=helpers]").fill("1");
  await gm.locator(".check-dialog .reasons li").nth(1).waitFor();
  await keep(gm, "check");
} finally {
  await browser.close();
  server.kill("SIGINT");
  await gone;
  rmSync(data, { recursive: true });
}

/** Where the table is, as the server says it; it builds first what is not built. */
function address() {
  let said = "";
  return /** @type {Promise<string>} */ (
    new Promise((found, failed) => {
      server.stdout.on("data", (text) => {
        said += String(text);
        const open = /The table is open at (\S+)/.exec(said)?.[1];
        if (open !== undefined) found(open);
      });
      server.once("close", () => failed(new Error(said)));
    })
  );
}

/**
 * Somebody who sits down at the table.
 * @param {string} name
 * @param {"light" | "dark"} colorScheme
 */
async function seat(name, colorScheme) {
  const context = await browser.newContext({
    colorScheme,
    viewport: { width: 1366, height: 768 },
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  await page.goto(url);
  await page.getByRole("button", { name }).click();
  await page.waitForFunction("globalThis.game?.ready === true", null, { timeout: 120_000 });
  return page;
}

/** @param {import("playwright-core").Page} page @param {string} body */
function run(page, body) {
  return page.evaluate(`(async () => { ${body} })()`);
}

/** @param {import("playwright-core").Page | import("playwright-core").Locator} of @param {string} name */
async function keep(of, name) {
  await of.screenshot({ path: join(ROOT, `docs/screens/${name}.png`) });
}
