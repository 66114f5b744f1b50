import { expect } from "vitest";
import { inPage } from "./fixtures/in-page.ts";
import { visit } from "./fixtures/visit.ts";

const FORM = (markup: string): string => `
  document.getElementById("test-form")?.remove();
  const form = document.createElement("form");
  form.id = "test-form";
  form.style.cssText = "position:fixed;left:200px;top:100px;width:500px;z-index:9999;background:#222";
  form.innerHTML = ${JSON.stringify(markup)};
  document.body.append(form);
  globalThis.form = form;
`;
const VALUES = "return new foundry.applications.ux.FormDataExtended(form).object";

visit("a form's values keep their types", async ({ gm }) => {
  await inPage(
    gm,
    FORM(
      `<input name="text" value="a"><input name="number" type="number" value="3"><input name="empty" type="number"><input name="yes" type="checkbox" checked><input name="no" type="checkbox">
       <input type="radio" name="pick" value="1" data-dtype="Number"><input type="radio" name="pick" value="2" data-dtype="Number" checked>
       <select name="many" multiple><option value="x" selected>x</option><option value="y" selected>y</option><option value="z">z</option></select>
       <input name="list" value="one"><input name="list" value="two"><input name="off" value="?" disabled><img data-edit="img" src="icons/svg/eye.svg">`,
    ),
  );
  expect(await inPage(gm, VALUES)).toEqual({
    text: "a",
    number: 3,
    empty: null,
    yes: true,
    no: false,
    pick: 2,
    many: ["x", "y"],
    list: ["one", "two"],
    img: "icons/svg/eye.svg",
  });
});

visit("words are added to string-tags by typing and taken away by a click", async ({ gm }) => {
  await inPage(gm, FORM(`<string-tags name="tags" value="red,blue"></string-tags>`));
  await gm.fill("#test-form string-tags input", "green");
  await gm.press("#test-form string-tags input", "Enter");
  await gm.click('#test-form .tag[data-key="red"] button');
  expect(await inPage(gm, 'return form.querySelector("string-tags").value')).toEqual(["blue", "green"]);
});

visit("a multi-select shows its choices as tags and answers with a list", async ({ gm }) => {
  await inPage(
    gm,
    FORM(
      `<multi-select name="pick"><option value="a" selected>A</option><option value="b">B</option><option value="c">C</option></multi-select>`,
    ),
  );
  await gm.selectOption("#test-form multi-select select", "c");
  const given = `const pick = form.querySelector("multi-select");
    const { object } = new foundry.applications.ux.FormDataExtended(form);
    return [pick.value, object.pick, pick._value instanceof Set]`;
  expect(await inPage(gm, given)).toEqual([["a", "c"], ["a", "c"], true]);
  expect(await gm.locator("#test-form .tag span").allInnerTexts()).toEqual(["A", "C"]);
});

visit("range, colour and file elements take part in the form", async ({ gm }) => {
  await inPage(
    gm,
    FORM(
      `<range-picker name="range" min="0" max="10" value="4"></range-picker><color-picker name="color" value="#AA0000"></color-picker><file-picker name="file" value="icons/svg/eye.svg"></file-picker>`,
    ),
  );
  await gm.fill('#test-form range-picker input[type="number"]', "99");
  await gm.press('#test-form range-picker input[type="number"]', "Tab");
  await gm.fill('#test-form color-picker input[type="text"]', "#00ff00");
  await gm.press('#test-form color-picker input[type="text"]', "Tab");
  await gm.click("#test-form file-picker button");
  await gm.click('.file-picker [data-path="icons/svg/skull.svg"]');
  await gm.click(".file-picker [type=submit]");
  expect(await inPage(gm, VALUES)).toEqual({ range: 10, color: "#00ff00", file: "icons/svg/skull.svg" });
});

visit(
  "a portrait is put on the table's shelf and chosen; the system's folder is only looked into",
  async ({ gm, table }) => {
    table.expects(/403 \(Forbidden\)/, /Files may only be put into worlds\/story\/assets/);
    await inPage(gm, FORM(`<file-picker name="file" type="image" value=""></file-picker>`));
    await gm.click("#test-form file-picker button");
    for (const folder of ["Files", "worlds", "story", "assets"])
      await gm.click(`.file-browser button:has-text("${folder}")`);
    const dot = Buffer.from(
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
      "base64",
    );
    await gm.setInputFiles(".file-browser input[type=file]", { name: "wren.png", mimeType: "image/png", buffer: dot });
    await gm.waitForSelector('.file-browser [data-path="worlds/story/assets/wren.png"] img');
    await gm.click(".file-picker [type=submit]");
    expect(await inPage(gm, VALUES)).toEqual({ file: "worlds/story/assets/wren.png" });
    const seen = await inPage(
      gm,
      `const { browse, upload } = foundry.applications.apps.FilePicker;
     const { files } = await browse("data", "systems/lantern-tale/styles", { extensions: [".css"] });
     return [files, await upload("data", "systems/lantern-tale", new File(["x"], "x.png"))]`,
    );
    expect(seen).toEqual([["systems/lantern-tale/styles/lantern-tale.css"], false]);
  },
);

visit("dice can be thrown by hand: their faces are asked for, and asked again when one explodes", async ({ gm }) => {
  await inPage(gm, "await new foundry.applications.settings.menus.DiceConfig().render({ force: true })");
  await gm.selectOption('#dice-config [name="d6"]', "manual");
  await gm.click("#dice-config [type=submit]");
  await gm.waitForFunction("game.settings.get('core', 'diceConfiguration').d6 === 'manual'");
  await inPage(gm, "globalThis.thrown = new Roll('2d6x6[fire] + {1d6, 1d20}kh + 1').evaluate()");
  const inputs = gm.locator(".enter-dice input");
  await inputs.first().waitFor();
  expect(await inputs.count()).toBe(3);
  expect(await gm.locator(".enter-dice legend").allInnerTexts()).toEqual(["2d6 · fire", "1d6"]);
  await inputs.nth(0).fill("6");
  await inputs.nth(1).fill("2");
  await gm.keyboard.press("Enter");
  await gm.waitForSelector(".enter-dice:has(legend:text('1d6')):not(:has(legend:text('2d6')))");
  await inputs.first().fill("3");
  await gm.keyboard.press("Enter");
  const faces =
    "const roll = await thrown; return [roll.dice[0].results.map(({ result }) => result), roll.dice[0].method]";
  expect(await inPage(gm, faces)).toEqual([[6, 2, 3], "manual"]);
  expect(
    await inPage(
      gm,
      `const silent = await new Roll("3d6").evaluate({ allowInteractive: false });
       await game.settings.set("core", "diceConfiguration", {});
       return [silent.dice[0].results.length, (await new Roll("1d6").evaluate()).total > 0]`,
    ),
  ).toEqual([3, true]);
});

visit("rich text shows what is enriched until it is edited, and gives back what was written", async ({ gm }) => {
  await inPage(gm, FORM(`<prose-mirror name="story" value="<p>plain</p>" toggled><p>enriched</p></prose-mirror>`));
  expect(await gm.innerText("#test-form .editor-content")).toBe("enriched");
  await gm.hover("#test-form prose-mirror");
  await gm.click("#test-form prose-mirror > button.toggle");
  expect(await gm.innerText("#test-form .editor-content")).toBe("plain");
  await gm.keyboard.press("End");
  await gm.keyboard.type(" and more");
  await gm.keyboard.press("Control+s");
  expect(await inPage(gm, VALUES)).toEqual({ story: "<p>plain and more</p>" });
});

visit("data fields draw themselves as inputs and groups", async ({ gm }) => {
  const drawn = await inPage(
    gm,
    `const { NumberField, StringField, BooleanField, SetField, HTMLField, ColorField } = foundry.data.fields;
     const render = (field, config = {}) => field.toInput({ name: "f", ...config });
     const number = render(new NumberField({ integer: true, min: 0 }), { value: 3 });
     const choice = render(new StringField({ required: true, choices: { a: "Ay", b: "Bee" }, initial: "a" }), { value: "b" });
     const group = new StringField({ label: "Label", hint: "Hint" }).toFormGroup({ classes: ["slim"] }, { name: "f", value: "v" });
     return [
       [number.type, number.min, number.step, number.getAttribute("value")],
       [choice.localName, choice.value, choice.options.length],
       render(new BooleanField(), { value: true }).checked,
       render(new SetField(new StringField({ choices: { x: "X" } })), { value: new Set(["x"]) }).localName,
       render(new SetField(new StringField()), { value: ["q"] }).localName,
       render(new HTMLField(), { value: "<p>" }).localName,
       render(new ColorField(), { value: "#123456" }).localName,
       [group.className, group.querySelector("label").textContent, group.querySelector("input").getAttribute("value"), group.querySelector(".hint").textContent],
     ]`,
  );
  expect(drawn).toEqual([
    ["number", "0", "1", "3"],
    ["select", "b", 2],
    true,
    "multi-select",
    "string-tags",
    "prose-mirror",
    "color-picker",
    ["form-group slim", "Label", "v", "Hint"],
  ]);
});

visit("Handlebars has the helpers that templates use", async ({ gm }) => {
  const rendered = await inPage(
    gm,
    `const say = (template, context = {}) => Handlebars.compile(template)(context);
     const field = new foundry.data.fields.NumberField({ integer: true });
     return [
       say("{{eq a 1}} {{ne a 1}} {{lt a 2}} {{gt a 2}} {{and a b}} {{or a b}} {{not b}} {{ifThen b 'x' 'y'}}", { a: 1, b: 0 }),
       say("{{localize 'COMBAT.Round' round=3}} {{concat 'a' 1 'b'}} {{numberFormat 2.345 decimals=1 sign=true}}"),
       say("<input {{checked on}} {{disabled off}}>", { on: true, off: false }),
       say("{{selectOptions choices selected='b'}}", { choices: { a: "A", b: "B" } }),
       say("{{selectOptions choices selected='2' valueAttr='id' labelAttr='title' blank='none'}}", { choices: [{ id: 1, title: "one" }, { id: 2, title: "<two>" }] }),
       say("{{formInput field name='n' value=4}}", { field }),
       say("{{formGroup field name='n' value=4 label='L'}}", { field }).includes('<label for="n">L</label>'),
     ]`,
  );
  expect(rendered).toEqual([
    "true false true false false true true y",
    "Round 3 a1b +2.3",
    "<input checked >",
    '<option value="a">A</option><option value="b" selected="">B</option>',
    '<option value="">none</option><option value="1">one</option><option value="2" selected="">&lt;two&gt;</option>',
    '<input type="number" name="n" step="1" value="4">',
    true,
  ]);
});

visit("text is enriched with links, rolls and a system's own marks", async ({ gm }) => {
  const html = await inPage<string>(
    gm,
    `CONFIG.TextEditor.enrichers.push({ id: "bell", pattern: /@Bell\\[(.+?)\\]/g, enricher: async ([, name]) => Object.assign(document.createElement("b"), { textContent: name }), onRender: (el) => { globalThis.rang = el.textContent; } });
     const text = '<p>@UUID[Actor.wandererAda00000]{Her} [[/r 2d6 # why]]{dice} [[1+2]] [[/check agl 10]] @Bell[big] @UUID[Actor.nobody0000000000]</p><section class="secret">hush</section>';
     const html = await foundry.applications.ux.TextEditor.implementation.enrichHTML(text, { secrets: false });
     const div = document.createElement("div"); div.innerHTML = html; document.body.append(div); div.remove();
     return html`,
  );
  expect(html).toContain('data-uuid="Actor.wandererAda00000"');
  expect(html).toContain('data-formula="2d6"');
  expect(html).toMatch(/inline-result[^>]*>.*?3<\/a>/);
  expect(html).toContain("[[/check agl 10]]");
  expect(html).toContain('<enriched-content enricher="bell"><b>big</b></enriched-content>');
  expect(html).toContain("content-link broken");
  expect(html).not.toContain("hush");
  expect(await inPage(gm, "return globalThis.rang")).toBe("big");
});

visit("notes at the top of the page wait their turn and can be dismissed", async ({ gm }) => {
  await inPage(
    gm,
    'for (const n of [1, 2, 3, 4]) ui.notifications.info("Note " + n, { permanent: true }); globalThis.progress = ui.notifications.info("At work", { progress: true })',
  );
  expect(await gm.locator("#notifications .notification p").allInnerTexts()).toEqual(["Note 1", "Note 2", "Note 3"]);
  await gm.click('.notification:has-text("Note 1") button');
  await gm.click('.notification:has-text("Note 2") button');
  expect(await gm.locator("#notifications .notification p").allInnerTexts()).toEqual(["Note 3", "Note 4", "At work"]);
  await inPage(gm, "progress.update({ pct: 0.5 })");
  expect(await gm.locator(".notification progress").getAttribute("value")).toBe("0.5");
});

visit("tips are translated, come for the keyboard too, and go", async ({ gm, table }) => {
  // The picture of a tip that tries to run something.
  table.expects(/404 \(Not Found\) \/x$/, /Executing inline event handler violates/);
  await inPage(
    gm,
    FORM(
      `<button type="button" data-tooltip="COMMON.Save">x</button><button type="button" data-tooltip aria-label="Spoken">y</button><button type="button" data-tooltip-html="<b>bold</b><img src=x onerror=alert(1)>">z</button>`,
    ),
  );
  await gm.hover("#test-form button >> nth=0");
  await gm.waitForSelector("#tooltip.active:has-text('Save')");
  await gm.keyboard.press("Tab");
  await inPage(gm, 'game.tooltip.activate(form.querySelectorAll("button")[1])');
  expect(await gm.innerText("#tooltip")).toBe("Spoken");
  await inPage(gm, 'game.tooltip.activate(form.querySelectorAll("button")[2], { direction: "UP" })');
  expect(await gm.locator("#tooltip img").getAttribute("onerror")).toBe(null);
  await inPage(gm, "game.tooltip.deactivate(); form.remove()");
  expect(await gm.locator("#tooltip.active").count()).toBe(0);
});
