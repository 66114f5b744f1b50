import { expect } from "vitest";
import { inPage } from "./fixtures/in-page.ts";
import { visit } from "./fixtures/visit.ts";

const COUNTER = `
  const { ApplicationV2, HandlebarsApplicationMixin } = foundry.applications.api;
  for (const [path, text] of Object.entries({
    "t/count.hbs": '<div><output>{{count}}</output><input name="word"><button type="button" data-action="add" data-id="x">+</button></div>',
    "t/list.hbs": '<ol style="height:80px;overflow:auto">{{#each rows}}<li style="height:20px">{{this}}</li>{{/each}}</ol>',
  })) {
    const plain = globalThis.fetch;
    globalThis.fetch = (url, ...rest) => String(url).endsWith(path) ? Promise.resolve(new Response(text)) : plain(url, ...rest);
  }
  class Base extends HandlebarsApplicationMixin(ApplicationV2) {
    static DEFAULT_OPTIONS = { classes: ["base"], window: { title: "Base", resizable: true }, position: { width: 300 } };
  }
  class Counter extends Base {
    static DEFAULT_OPTIONS = { id: "counter", classes: ["counter"], window: { title: "Counter" }, actions: { add: Counter.onAdd } };
    static PARTS = { count: { template: "t/count.hbs" }, list: { template: "t/list.hbs", scrollable: [""] } };
    count = 0;
    async _prepareContext(options) {
      return { ...(await super._prepareContext(options)), count: this.count, rows: Array.from({ length: 30 }, (_, i) => i) };
    }
    static async onAdd() { this.count += 1; await this.render({ parts: ["count"] }); }
  }
  globalThis.counter = await new Counter().render({ force: true });
`;

visit("options are merged from the base class down, and lists are joined", async ({ gm }) => {
  await inPage(gm, COUNTER);
  const options = await inPage(
    gm,
    "const { classes, window, position } = counter.options; return { classes, title: window.title, resizable: window.resizable, width: position.width }",
  );
  expect(options).toEqual({ classes: ["base", "counter"], title: "Counter", resizable: true, width: 300 });
});

visit("an action runs on the instance and draws one part again, keeping focus and scroll", async ({ gm }) => {
  await inPage(gm, COUNTER);
  await inPage(gm, 'counter.element.querySelector("ol").scrollTop = 200; globalThis.list = counter.parts.list');
  await gm.fill('#counter [name="word"]', "kept?");
  await gm.focus('#counter [data-action="add"]');
  await gm.keyboard.press("Enter");
  await gm.waitForSelector('#counter output:text-is("1")');
  const kept = await inPage(
    gm,
    "return { same: counter.parts.list === globalThis.list, scroll: counter.parts.list.scrollTop, focus: document.activeElement.dataset.action }",
  );
  expect(kept).toEqual({ same: true, scroll: 200, focus: "add" });
});

visit("scrolling is kept when the scrolled part itself is drawn again", async ({ gm }) => {
  await inPage(gm, COUNTER);
  await inPage(gm, 'counter.element.querySelector("ol").scrollTop = 120; await counter.render()');
  expect(await inPage(gm, "return counter.parts.list.scrollTop")).toBe(120);
});

visit("hooks are called for every class a window descends from, and listeners on the instance", async ({ gm }) => {
  const called = await inPage(
    gm,
    `const heard = [];
     for (const name of ["renderCounter", "renderBase", "renderApplicationV2", "closeCounter", "closeApplicationV2"]) Hooks.on(name, () => heard.push(name));
     ${COUNTER}
     counter.addEventListener("close", () => heard.push("listener"));
     await counter.close();
     return heard`,
  );
  expect(called).toEqual([
    "renderCounter",
    "renderBase",
    "renderApplicationV2",
    "listener",
    "closeCounter",
    "closeApplicationV2",
  ]);
});

visit("renders asked for at once happen one after another", async ({ gm }) => {
  const log = await inPage(
    gm,
    `const log = [];
     class Slow extends foundry.applications.api.ApplicationV2 {
       async _prepareContext(options) { log.push("start " + options.n); await new Promise((r) => setTimeout(r, 20)); log.push("end " + options.n); return {}; }
       async _renderHTML() { return ""; }
       _replaceHTML() {}
     }
     const app = new Slow();
     await Promise.all([app.render({ force: true, n: 1 }), app.render({ force: true, n: 2 })]);
     await app.close();
     return log`,
  );
  expect(log).toEqual(["start 1", "end 1", "start 2", "end 2"]);
});

visit("a window can be dragged by its header, resized, folded and closed by Escape", async ({ gm }) => {
  await inPage(gm, COUNTER);
  const before = await inPage<{ left: number; top: number }>(gm, "return counter.position");
  const header = (await gm.locator("#counter .window-title").boundingBox()) as { x: number; y: number };
  await gm.mouse.move(header.x + 5, header.y + 5);
  await gm.mouse.down();
  await gm.mouse.move(header.x + 65, header.y - 35, { steps: 3 });
  await gm.mouse.up();
  const after = await inPage<{ left: number; top: number }>(gm, "return counter.position");
  expect([after.left - before.left, after.top - before.top]).toEqual([60, -40]);
  await gm.dblclick("#counter .window-title");
  expect(await inPage(gm, "return counter.minimized")).toBe(true);
  await gm.keyboard.press("Escape");
  await gm.waitForSelector("#counter", { state: "detached" });
  expect(await inPage(gm, 'return foundry.applications.instances.has("counter")')).toBe(false);
});

visit("a dialog answers with the button, with the form, or with nothing", async ({ gm }) => {
  const ask = (call: string): Promise<unknown> =>
    inPage(
      gm,
      `globalThis.answer = foundry.applications.api.DialogV2.${call}; answer.then((value) => globalThis.said = { value })`,
    );
  const said = async (): Promise<unknown> => {
    await gm.waitForFunction("globalThis.said !== undefined");
    const value = await inPage(gm, "const { value } = globalThis.said; delete globalThis.said; return value");
    await gm.waitForSelector("dialog.dialog", { state: "detached" });
    return value;
  };
  await ask('confirm({ window: { title: "Sure?" }, content: "<p>Really<script>globalThis.ran = true</script></p>" })');
  await gm.click('dialog [data-action="yes"]');
  expect(await said()).toBe(true);
  await ask('confirm({ content: "?" })');
  await gm.keyboard.press("Enter");
  expect(await said()).toBe(false);
  await ask('input({ content: `<input name="a" type="number" value="3"><input name="b" value="x" autofocus>` })');
  await gm.fill('dialog [name="b"]', "typed");
  await gm.keyboard.press("Enter");
  expect(await said()).toEqual({ a: 3, b: "typed" });
  await ask(
    'wait({ buttons: [{ action: "one", label: "1" }, { action: "two", label: "2", callback: (event, button) => button.dataset.action + "!" }] })',
  );
  await gm.click('dialog [data-action="two"]');
  expect(await said()).toBe("two!");
  await ask('prompt({ content: "?" })');
  await gm.keyboard.press("Escape");
  expect(await said()).toBe(null);
  expect(await inPage(gm, "return globalThis.ran ?? false")).toBe(false);
});

visit("a dialog can be shown on another person's screen", async ({ gm, table }) => {
  const one = await table.join("Player 1");
  await inPage(
    gm,
    'foundry.applications.api.DialogV2.query(game.users.getName("Player 1"), "confirm", { content: "Ready?" }).then((value) => globalThis.said = { value })',
  );
  await one.click('dialog [data-action="yes"]');
  await gm.waitForFunction("globalThis.said !== undefined");
  expect(await inPage(gm, "return globalThis.said.value")).toBe(true);
});

visit("tabs are prepared with labels and classes, and a click changes them", async ({ gm }) => {
  const tabs = await inPage(
    gm,
    `const { ApplicationV2 } = foundry.applications.api;
     class Tabbed extends ApplicationV2 {
       static DEFAULT_OPTIONS = { id: "tabbed" };
       static TABS = { main: { initial: "b", labelPrefix: "COMMON", tabs: [{ id: "Yes" }, { id: "b", label: "COMMON.No" }] } };
       async _renderHTML(context) {
         globalThis.context = context;
         return '<nav class="tabs"><a data-action="tab" data-group="main" data-tab="Yes">y</a></nav><section class="tab" data-group="main" data-tab="Yes">Y</section><section class="tab active" data-group="main" data-tab="b">B</section>';
       }
       _replaceHTML(html, content) { content.innerHTML = html; }
     }
     globalThis.tabbed = await new Tabbed().render({ force: true });
     return Object.values(context.tabs).map(({ id, label, active, cssClass, group }) => ({ id, label, active, cssClass, group }))`,
  );
  expect(tabs).toEqual([
    { id: "Yes", label: "Yes", active: false, cssClass: "", group: "main" },
    { id: "b", label: "No", active: true, cssClass: "active", group: "main" },
  ]);
  await gm.click('#tabbed [data-tab="Yes"][data-action]');
  expect(
    await inPage(gm, 'return [tabbed.tabGroups.main, tabbed.element.querySelector("section.active").textContent]'),
  ).toEqual(["Yes", "Y"]);
});

visit("a context menu takes the entries of either generation", async ({ gm }) => {
  await inPage(
    gm,
    `globalThis.chosen = [];
     const box = document.createElement("div");
     box.id = "box"; box.style.cssText = "position:fixed;left:300px;top:300px;z-index:999"; box.innerHTML = '<p class="row">row</p>';
     document.body.append(box);
     new foundry.applications.ux.ContextMenu(box, ".row", [
       { name: "Old", icon: "<i class='fa-solid fa-check'></i>", callback: (target) => chosen.push(["old", target.className.includes("row")]), condition: (target) => true },
       { label: "New", icon: "fa-solid fa-check", onClick: (event, target) => chosen.push(["new", target.className.includes("row")]), visible: true },
       { name: "Unseen", callback: () => chosen.push("unseen"), condition: false },
       { label: "Unseen too", onClick: () => chosen.push("unseen"), visible: () => false },
     ], { jQuery: false });`,
  );
  await gm.click("#box .row", { button: "right" });
  expect(await gm.locator("#context-menu .context-item").allInnerTexts()).toEqual(["Old", "New"]);
  await gm.click("#context-menu .context-item:has-text('Old')");
  await gm.click("#box .row", { button: "right" });
  await gm.keyboard.press("ArrowDown");
  await gm.keyboard.press("Enter");
  expect(await inPage(gm, "return chosen")).toEqual([
    ["old", true],
    ["new", true],
  ]);
});

visit("what the table lacks may be mentioned; used, it says so once and throws", async ({ gm, table }) => {
  await inPage(gm, "return class extends foundry.applications.apps.PermissionConfig {}.name");
  expect(table.problems.filter((problem) => problem.includes("PermissionConfig"))).toEqual([]);
  const thrown = await inPage(
    gm,
    "try { new foundry.applications.apps.PermissionConfig() } catch (error) { return error.message }",
  );
  expect(thrown).toContain('NotInHost("foundry.applications.apps.PermissionConfig")');
  await gm.waitForSelector(".notification.error:has-text('PermissionConfig')");
  expect(table.problems.filter((problem) => problem.includes("PermissionConfig"))).toHaveLength(1);
  table.expects(/PermissionConfig/);
});

visit("what people write is cleaned of what could run, however it is written", async ({ gm, table }) => {
  // It would not run either: the page's policy says so as soon as it is read.
  table.expects(/Executing inline event handler violates/);
  const evil = [
    '<a href="java&#10;script:x()">a</a>',
    '<a href="java&Tab;script&colon;x()">b</a>',
    "<svg><a xlink:href='&#1;javascript:x()'><animate attributeName=href values=javascript:x() /></a></svg>",
    "<img src=x onerror=x()><template><script>x()</script></template><form action=javascript:x()></form>",
  ];
  const clean = await inPage<string>(gm, `return foundry.utils.cleanHTML(${JSON.stringify(evil.join(""))})`);
  expect(clean).not.toMatch(/script|onerror|animate|template/i);
  expect(clean).toContain("<a>a</a><a>b</a>");
  const kept = '<p class="a"><a href="https://x.test">x</a><img src="icons/svg/d20.svg"></p>';
  expect(await inPage(gm, `return foundry.utils.cleanHTML(${JSON.stringify(kept)})`)).toBe(kept);
});
