import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { builtFixture, builtModule } from "practice-table/testing";
import { afterAll, describe, expect } from "vitest";
import { inPage } from "./fixtures/in-page.ts";
import { storyAt } from "./fixtures/story.ts";
import { visit } from "./fixtures/visit.ts";

// What published systems count on in a page, each in the few lines that show it.

const PARTS = `
  const { ApplicationV2, HandlebarsApplicationMixin } = foundry.applications.api;
  for (const [path, text] of Object.entries({ "t/first.hbs": "<p>first</p>", "t/second.hbs": "<p class='own'>second</p>", "t/root.hbs": "<b>one</b><i>two</i>" })) {
    const plain = globalThis.fetch;
    globalThis.fetch = (url, ...rest) => String(url).endsWith(path) ? Promise.resolve(new Response(text)) : plain(url, ...rest);
  }
`;

visit("the parts of a window are elements when it puts them in their place", async ({ gm }) => {
  const seen = await inPage(
    gm,
    `${PARTS}
     const seen = {};
     class Sorted extends HandlebarsApplicationMixin(ApplicationV2) {
       static DEFAULT_OPTIONS = { id: "sorted" };
       static PARTS = { first: { template: "t/first.hbs", classes: ["marked"] }, second: { template: "t/second.hbs", id: "other" } };
       _replaceHTML(result, content, options) {
         for (const [name, element] of Object.entries(result)) seen[name] = [element instanceof HTMLElement, element.outerHTML];
         super._replaceHTML(result, content, options);
         const column = document.createElement("section");
         column.append(this.parts.second, this.parts.first);
         content.append(column);
       }
     }
     const app = await new Sorted().render({ force: true });
     return { seen, shown: app.element.querySelector("section").textContent }`,
  );
  expect(seen).toEqual({
    seen: {
      first: [true, '<p data-application-part="first" id="sorted-first" class="marked">first</p>'],
      second: [true, '<p class="own" data-application-part="second" id="sorted-other">second</p>'],
    },
    shown: "secondfirst",
  });
});

visit("the tracker is among what shows the fights, and one change of a fight draws it once", async ({ gm }) => {
  const drawn = await inPage(
    gm,
    `const combat = await Combat.create({});
     const [fighter] = await combat.createEmbeddedDocuments("Combatant", [{ name: "Somebody" }]);
     const rest = () => new Promise((settle) => setTimeout(settle, 250));
     await rest();
     let drawn = 0;
     const heard = Hooks.on("renderCombatTracker", () => { drawn += 1; });
     const counts = [];
     for (const change of [() => combat.update({ "flags.world.noted": 1 }), () => fighter.update({ name: "Somebody else" }), () => combat.delete()]) {
       drawn = 0;
       await change();
       await rest();
       counts.push(drawn);
     }
     Hooks.off("renderCombatTracker", heard);
     return [counts, game.combats.apps.includes(ui.combat)]`,
  );
  expect(drawn).toEqual([[1, 1, 1], true]);
});

visit("a part that is the root of its window is filled in whole", async ({ gm }) => {
  const shown = await inPage(
    gm,
    `${PARTS}
     class Whole extends HandlebarsApplicationMixin(ApplicationV2) {
       static DEFAULT_OPTIONS = { id: "whole" };
       static PARTS = { root: { template: "t/root.hbs", root: true } };
     }
     const app = await new Whole().render({ force: true });
     const first = app.element.querySelector(".window-content i");
     await app.render();
     return [app.element.querySelector(".window-content").innerHTML, first.isConnected]`,
  );
  expect(shown).toEqual(["<b>one</b><i>two</i>", false]);
});

visit("a form that the content of a dialog brings is the dialog's own", async ({ gm }) => {
  const answered = inPage(
    gm,
    `return foundry.applications.api.DialogV2.wait({
       content: '<form class="theirs"><input name="x" value="7"></form><p>below</p>',
       buttons: [{ action: "go", label: "Go", callback: (event, button) => button.form.elements.x.value + document.querySelectorAll("dialog form").length }],
     })`,
  );
  await gm.click('dialog [data-action="go"]');
  expect(await answered).toBe("71");
});

visit("a search box with nothing to search in still says what is searched for", async ({ gm }) => {
  const said = await inPage(
    gm,
    `const said = [];
     const box = document.createElement("div");
     box.innerHTML = '<input type="search">';
     new foundry.applications.ux.SearchFilter({ inputSelector: "input", contentSelector: "", initial: "ada",
       callback: (event, query, rgx, content) => said.push([query, rgx.test("Ada"), content]) }).bind(box);
     return said`,
  );
  expect(said).toEqual([["ada", true, null]]);
});

visit("the pause is a picture and a word, which systems change", async ({ gm }) => {
  const seen = await inPage(
    gm,
    `const seen = [];
     const heard = Hooks.on("renderGamePause", (app, html) => seen.push(html.querySelector("img")?.src.split("/").pop(), html.querySelector("figcaption")?.textContent));
     await ui.pause.render({ force: true });
     Hooks.off("renderGamePause", heard);
     class OwnPause extends foundry.applications.ui.GamePause {
       static DEFAULT_OPTIONS = { id: "own-pause" };
       async _prepareContext() { return { cssClass: "paused", icon: "icons/svg/wing.svg", text: "Wait", spin: false }; }
       async _renderHTML(context) { const word = document.createElement("b"); word.textContent = context.text; return [word, ...(await super._renderHTML(context))]; }
     }
     const own = await new OwnPause().render({ force: true });
     seen.push(own.element.textContent, own.element.querySelector("img").src.split("/").pop(), own.element.className.includes("paused"));
     await own.close({ animate: false });
     return seen`,
  );
  expect(seen).toEqual(["sleep.svg", "Paused", "WaitWait", "wing.svg", true]);
});

visit("menus of settings and compendia are marked as systems look for them", async ({ gm }) => {
  const seen = await inPage(
    gm,
    `class Menu extends foundry.applications.api.ApplicationV2 {
       static DEFAULT_OPTIONS = { id: "own-menu" };
       async _renderHTML() { return "own"; }
       _replaceHTML(result, content) { content.textContent = result; }
     }
     game.settings.registerMenu("lantern-tale", "own", { name: "Own", label: "Open", type: Menu, restricted: true });
     const app = await new foundry.applications.settings.SettingsConfig().render({ force: true });
     const button = app.element.querySelector('.form-group.submenu button[data-action="openSubmenu"][data-key="lantern-tale.own"]');
     button.click();
     while (!document.querySelector("#own-menu")) await new Promise((settle) => setTimeout(settle, 20));
     game.settings.menus.delete("lantern-tale.own");
     await app.close();
     ui.sidebar.changeTab("compendium", "primary");
     return [...document.querySelectorAll("#compendium [data-pack]")].map((row) =>
       row.classList.contains(game.packs.get(row.dataset.pack).documentName.toLowerCase()))`,
  );
  expect(new Set(seen as boolean[])).toEqual(new Set([true]));
});

visit("with a document go the sheets of all that is in it, and with a token those of its own actor", async ({ gm }) => {
  const seen = await inPage(
    gm,
    `const actor = await Actor.create({ name: "Wren", type: "wanderer", effects: [{ name: "Glow" }] });
     const scene = await Scene.create({ name: "Yard" });
     const [token] = await scene.createEmbeddedDocuments("Token", [{ name: "Wren", actorId: actor.id, actorLink: false }]);
     const [own] = token.actor.effects;
     const [glow] = actor.effects;
     const sheets = [actor.sheet, glow.sheet, token.actor.sheet, own.sheet];
     for (const sheet of sheets) await sheet.render({ force: true });
     const closed = () => new Promise((settle) => setTimeout(settle, 300)).then(() => sheets.map(({ rendered }) => rendered));
     const seen = [await closed()];
     await token.delete();
     seen.push(await closed());
     await actor.delete();
     seen.push(await closed());
     await scene.delete();
     return seen`,
  );
  expect(seen).toEqual([
    [true, true, true, true],
    [true, true, false, false],
    [false, false, false, false],
  ]);
});

visit("an icon of the paid set takes its place, whatever it shows", async ({ gm }) => {
  const widths = await inPage<number[]>(
    gm,
    `return ["fa-solid fa-plus", "fa-thin fa-up", "fa-light fa-swords", "fad fa-up"].map((names) => {
       const icon = document.createElement("i");
       icon.className = names;
       document.body.append(icon);
       const { width } = icon.getBoundingClientRect();
       icon.remove();
       return width;
     })`,
  );
  expect(widths.filter((width) => width < 5)).toEqual([]);
});

visit("a tip is placed by its manager's own steps, in whatever window its element is", async ({ gm }) => {
  const seen = await inPage(
    gm,
    `const { tooltip } = game.tooltip, seen = [], anchor = game.tooltip._setAnchor;
     game.tooltip._setAnchor = (direction) => { seen.push(direction); anchor.call(game.tooltip, direction); };
     const own = Object.assign(document.createElement("aside"), { className: "theirs" });
     const button = Object.assign(document.createElement("button"), { ariaLabel: "Bell" });
     document.body.append(own, button);
     game.tooltip.activate(button);
     game.tooltip.tooltip = own;
     game.tooltip.activate(button, { direction: "UP" });
     seen.push(document.getElementById("tooltip") === tooltip, own.textContent, own.classList.contains("active"));
     game.tooltip.deactivate();
     delete game.tooltip._setAnchor;
     game.tooltip.tooltip = tooltip;
     own.remove(); button.remove();
     return seen`,
  );
  expect(seen).toEqual(["DOWN", "UP", true, "Bell", true]);
});

visit("a tour leads around the page, card by card, and is gone on with where it was left", async ({ gm }) => {
  await inPage(
    gm,
    `class Walk extends foundry.nue.Tour {
       async _preStep() { await super._preStep(); (globalThis.walked ??= []).push(this.currentStep.id); }
     }
     const step = (id, selector) => ({ id, title: "Step " + id, content: "<b>" + id + "</b>", selector });
     game.tours.register("lantern-tale", "walk", new Walk({ title: "A walk", canBeResumed: true, steps: [step("one"), step("two", "#sidebar"), step("three", "#hotbar")] }));
     await game.tours.get("lantern-tale.walk").start();`,
  );
  await gm.click('.tour-step:has-text("Step one") [data-action="next"]');
  await gm.click('.tour-step:has-text("Step two") [data-action="exit"]');
  await gm.locator(".tour-step").waitFor({ state: "detached" });
  const state =
    "const t = game.tours.get('lantern-tale.walk'); return [t.status, t.stepIndex, foundry.nue.Tour.tourInProgress, globalThis.walked]";
  expect(await inPage(gm, state)).toEqual(["in-progress", 1, false, ["one", "two"]]);
  await inPage(gm, "await game.tours.get('lantern-tale.walk').start()");
  await gm.click('.tour-step:has-text("Step two") [data-action="next"]');
  await gm.click('.tour-step:has-text("Step three") [data-action="complete"]');
  expect(await inPage(gm, state)).toEqual(["completed", null, false, ["one", "two", "two", "three"]]);
  expect(await inPage(gm, "return game.settings.get('core', 'tourProgress')['lantern-tale'].walk")).toBe(3);
});

visit("a key pressed in a window that a module opened can be handed over", async ({ gm }) => {
  const pressed = await inPage(
    gm,
    `const { KeyboardManager } = foundry.helpers.interaction;
     const press = (code, up) => game.keyboard._processKeyboardContext(KeyboardManager.getKeyboardEventContext(new KeyboardEvent("keydown", { code, altKey: true }), up));
     press("Digit2", false);
     return ui.hotbar.page`,
  );
  expect(pressed).toBe(2);
});

visit("the menu that is open is among the parts of the page, and no old window ever is", async ({ gm }) => {
  const seen = await inPage(
    gm,
    `const menu = new foundry.applications.ux.ContextMenu(document.body, ".none", [{ name: "Ring", callback: () => {} }], { jQuery: false });
     const seen = [ui.context === undefined];
     await menu.render(ui.pause.element);
     seen.push(ui.context === menu);
     await menu.close();
     return [...seen, ui.context === undefined, ui.windows]`,
  );
  expect(seen).toEqual([true, true, true, {}]);
});

describe.for([13, 14] as const)("in the manner of generation %i", (generation) => {
  const story = storyAt({ generation });

  story("a window has an old name for coming to the front in 13 alone", async ({ gm }) => {
    const asked = `return "bringToTop" in foundry.applications.api.ApplicationV2.prototype`;
    expect(await inPage(gm, asked)).toBe(generation === 13);
  });

  story("a click on the open tab of the sidebar folds it in 13 alone", async ({ gm }) => {
    await gm.click('#sidebar-tabs [data-tab="actors"]');
    await gm.click('#sidebar-tabs [data-tab="actors"]');
    expect(await inPage(gm, "return ui.sidebar.expanded")).toBe(generation === 14);
    await gm.click('#sidebar-tabs [data-tab="items"]');
    expect(await inPage(gm, "return [ui.sidebar.expanded, ui.sidebar.tabGroups.primary]")).toEqual([true, "items"]);
  });
});

/** The foreign system with files of its manifest gone, or broken. */
async function brokenSystem(): Promise<string> {
  const folder = join(await mkdtemp(join(tmpdir(), "broken-")), "lantern-tale");
  await cp(await builtFixture(), folder, { recursive: true });
  const manifest = JSON.parse(await readFile(join(folder, "system.json"), "utf8")) as object;
  const files = { scripts: ["gone.js", "late.js"], esmodules: ["gone.mjs", "broken.mjs", "lantern-tale.mjs"] };
  await writeFile(join(folder, "system.json"), JSON.stringify({ ...manifest, ...files }));
  await writeFile(join(folder, "late.js"), "globalThis.cameLate = true;");
  await writeFile(join(folder, "broken.mjs"), 'throw new Error("I am broken.");');
  return folder;
}

const broken = await brokenSystem();
afterAll(() => rm(join(broken, ".."), { recursive: true }));

storyAt({ system: broken })(
  "a script that is not there or fails keeps nobody from the table",
  async ({ gm, table }) => {
    table.expects(/gone\.js/);
    table.expects(/gone\.mjs/);
    table.expects(/I am broken/);
    expect(await inPage(gm, "return [game.ready, globalThis.cameLate, typeof game.lanternTale]")).toEqual([
      true,
      true,
      "object",
    ]);
  },
);

storyAt({ modules: [await builtModule()] })("a module plays along", async ({ gm, player }) => {
  const one = await player(1);
  expect(
    await inPage(
      gm,
      `document.body.insertAdjacentHTML("beforeend", '<i class="ferry-crossing"></i>');
       return [game.modules.get("Ferry_Crossing").active, game.settings.get("Ferry_Crossing", "toll"),
         document.body.classList.contains("system-lantern-tale")]`,
    ),
  ).toEqual([true, 2, true]);
  await gm.waitForFunction('getComputedStyle(document.querySelector(".ferry-crossing")).color === "rgb(1, 2, 3)"');
  await inPage(one, 'game.modules.get("Ferry_Crossing").api.call("Hoy")');
  await gm.waitForFunction('game.modules.get("Ferry_Crossing").api.calls.length === 1');
  const looked = await inPage(
    gm,
    `const { FilePicker } = foundry.applications.apps;
     const refused = await FilePicker.browse("data", "__snapshots__/ferry").catch((error) => error.message);
     return [(await FilePicker.browse("data", "modules")).dirs, (await FilePicker.browse("data", "modules/Ferry_Crossing/lang")).files, refused]`,
  );
  expect(looked).toEqual([
    ["modules/Ferry_Crossing"],
    ["modules/Ferry_Crossing/lang/en.json"],
    "Directory __snapshots__/ferry does not exist or is not accessible in this storage location",
  ]);
  // Where modules put a button of their own: Quench does.
  expect(await gm.locator("aside#sidebar .tabs.faded-ui menu li:has(button[data-action='toggleState'])").count()).toBe(
    1,
  );
  await gm.click('#sidebar-tabs [data-tab="settings"]');
  await gm.click('[data-app="configure"]');
  expect(await gm.inputValue('[name="Ferry_Crossing.toll"]')).toBe("2");
});
