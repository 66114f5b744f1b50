import { expect } from "vitest";
import { inPage } from "./fixtures/in-page.ts";
import { visit } from "./fixtures/visit.ts";

// What published systems count on in windows, forms, links and lists, each in the few lines that show it.

const FIRST = `
  const { ApplicationV2, HandlebarsApplicationMixin } = foundry.applications.api;
  const plain = globalThis.fetch;
  globalThis.fetch = (url, ...rest) => String(url).endsWith("t/first.hbs") ? Promise.resolve(new Response("<p>first</p>")) : plain(url, ...rest);
`;

visit("what is changed in the data of a form is changed in its object", async ({ gm }) => {
  const seen = await inPage(
    gm,
    `const form = document.createElement("form");
     form.innerHTML = '<input name="kind" value="none"><input name="size" type="number" value="3"><input name="unit" value="gold.coin">';
     const data = new foundry.applications.ux.FormDataExtended(form);
     data.set("kind", null);
     data.set("traits", { sharp: true });
     data.append("size", 4);
     data.delete("unit");
     return [data.object, data.get("traits"), data.has("unit")]`,
  );
  expect(seen).toEqual([{ kind: null, size: [3, 4], traits: { sharp: true } }, '{"sharp":true}', false]);
});

visit("a document gives a link to itself, as texts have it", async ({ gm }) => {
  const seen = await inPage(
    gm,
    `const actor = await Actor.create({ name: "Ada", type: "wanderer" });
     const link = actor.toAnchor({ name: "whoever", classes: ["own"], dataset: { kept: "1" } });
     const { implementation } = foundry.applications.ux.TextEditor;
     const enriched = await implementation.enrichHTML("@UUID[" + actor.uuid + "]");
     const plain = enriched === actor.toAnchor().outerHTML;
     const { type, uuid, kept } = link.dataset;
     await actor.delete();
     return [link.textContent, link.className, type, uuid === actor.uuid, kept, link.draggable, plain]`,
  );
  expect(seen).toEqual(["whoever", "content-link own", "Actor", true, "1", true, true]);
});

visit("a journal begins with a head of its own, which systems put theirs in", async ({ gm }) => {
  const seen = await inPage(
    gm,
    `const heard = Hooks.on("renderJournalEntrySheet", (app, html) => {
       const [head] = html.getElementsByClassName("journal-header");
       head.removeChild(head.children[0]);
       head.insertAdjacentHTML("beforeend", "<b>" + app.document.name.toUpperCase() + "</b>");
     });
     const entry = await JournalEntry.create({ name: "Nights", pages: [{ name: "First", type: "text" }] });
     await entry.sheet.render({ force: true });
     Hooks.off("renderJournalEntrySheet", heard);
     const shown = entry.sheet.element.querySelector(".journal-header").textContent.trim();
     await entry.sheet.close({ animate: false });
     await entry.delete();
     return shown`,
  );
  expect(seen).toBe("NIGHTS");
});

visit("a dialog whose content is a form of its own may hand on that it was sent", async ({ gm }) => {
  const seen = await inPage(
    gm,
    `let pressed;
     class Own extends foundry.applications.api.DialogV2 {
       static DEFAULT_OPTIONS = { window: { contentTag: "form", title: "Own" } };
       async _renderHTML() { return '<button type="submit" data-action="roll">Roll</button>'; }
       _replaceHTML(result, content) { content.innerHTML = result; }
       async _onRender(context, options) { await super._onRender(context, options); this.form.addEventListener("submit", (event) => this._onSubmit(event.submitter, event)); }
     }
     Own.DEFAULT_OPTIONS.buttons = [{ action: "roll", label: "Roll", callback: (event, button) => { pressed = button.dataset.action; } }];
     const own = await new Own().render({ force: true });
     const sent = new Promise((settle) => own.form.addEventListener("submit", ({ defaultPrevented }) => settle(defaultPrevented)));
     own.element.querySelector("button[type=submit]").click();
     const stayed = await sent;
     await new Promise((settle) => setTimeout(settle, 100));
     return [stayed, pressed, own.rendered]`,
  );
  expect(seen).toEqual([true, "roll", false]);
});

visit("a search box that is let go of hears nothing more, and has forgotten what was searched for", async ({ gm }) => {
  const seen = await inPage(
    gm,
    `const box = document.createElement("div");
     box.innerHTML = '<input type="search"><ul></ul>';
     const heard = [];
     const callback = (event, query) => { heard.push(query); };
     const search = new foundry.applications.ux.SearchFilter({ inputSelector: "input", contentSelector: "ul", delay: 1, callback });
     const type = async (text) => {
       box.firstChild.value = text;
       box.firstChild.dispatchEvent(new Event("input"));
       await new Promise((settle) => setTimeout(settle, 60));
     };
     search.bind(box);
     await type("lamp");
     search.unbind();
     await type("oil");
     return [heard, search.query]`,
  );
  expect(seen).toEqual([["lamp"], ""]);
});

visit("a sheet for a copy that is stored nowhere can be made in 14", async ({ gm }) => {
  const seen = await inPage(
    gm,
    `const actor = await Actor.create({ name: "Ada", type: "wanderer" });
     const copy = actor.constructor.fromSource({ ...actor.toObject(), _id: null });
     let seen;
     try { await copy.sheet.render({ force: false }); seen = copy.sheet.rendered; } catch { seen = "refused"; }
     await actor.delete();
     return [game.release.generation, seen]`,
  );
  expect([
    [13, "refused"],
    [14, false],
  ]).toContainEqual(seen);
});

visit("a form is an application's own when it is the window or its content, and no deeper", async ({ gm }) => {
  const seen = await inPage(
    gm,
    `${FIRST}
     const heard = [];
     const handler = (event, form, data) => { heard.push([form.className.includes("window-content"), data.object]); };
     class Asked extends HandlebarsApplicationMixin(ApplicationV2) {
       static DEFAULT_OPTIONS = { tag: "dialog", window: { contentTag: "form" }, form: { handler, closeOnSubmit: true } };
       static PARTS = { first: { template: "t/first.hbs" } };
       async _onRender() { this.element.querySelector("p").innerHTML = '<input name="why" value="so"><button type="submit">Go</button>'; }
     }
     class Deep extends Asked { static DEFAULT_OPTIONS = { window: { contentTag: "section" } };
       async _onRender() { this.element.querySelector("p").innerHTML = "<form><input></form>"; } }
     const asked = await new Asked().render({ force: true });
     const closed = new Promise((settle) => asked.addEventListener("close", settle));
     asked.element.querySelector("button[type=submit]").click();
     await closed;
     const deep = await new Deep().render({ force: true });
     const { form } = deep;
     await deep.close({ animate: false });
     return [heard, asked.rendered, form]`,
  );
  expect(seen).toEqual([[[true, { why: "so" }]], false, null]);
});

visit("a compendium shows itself in a window of a package's, which drags by its own steps", async ({ gm }) => {
  const seen = await inPage(
    gm,
    `${FIRST}
     const { Compendium } = foundry.applications.sidebar.apps;
     const dragged = [];
     class Contents extends Compendium {
       static PARTS = { first: { template: "t/first.hbs" } };
       _createContextMenus() { this._createContextMenu(this._getEntryContextOptions, "[data-entry-id]", { fixed: true }); }
       async _onRender(context, options) {
         await super._onRender(context, options);
         const [entry] = this.collection.index;
         this.element.querySelector("p").innerHTML = '<a draggable="true" data-entry-id="' + entry._id + '">' + entry.name + "</a>";
         new CONFIG.ux.DragDrop({ dragSelector: "[data-entry-id]", permissions: { dragstart: this._canDragStart.bind(this), drop: this._canDragDrop.bind(this) },
           callbacks: { dragstart: this._onDragStart.bind(this), drop: this._onDrop.bind(this) } }).bind(this.element);
       }
       _onDragStart(event) { dragged.push(this._getEntryDragData(event.currentTarget.dataset.entryId)); }
     }
     const pack = game.packs.get("lantern-tale.lanterns"), before = pack.applicationClass;
     pack.applicationClass = Contents;
     pack.render(true);
     for (let tries = 0; tries < 50 && !pack.apps[0]?.element?.querySelector("a[data-entry-id]"); tries++) await new Promise((settle) => setTimeout(settle, 50));
     const [app] = pack.apps;
     app.element.querySelector("a[data-entry-id]").dispatchEvent(new DragEvent("dragstart", { bubbles: true }));
     await app.close({ animate: false });
     pack.applicationClass = before;
     return [app instanceof Contents, dragged, pack.index.contents[0].uuid]`,
  );
  const [own, dragged, uuid] = seen as [boolean, object[], string];
  expect([own, dragged]).toEqual([true, [{ type: "Item", uuid }]]);
});

visit("a choice of a record is named by its key, whatever value it has of its own", async ({ gm }) => {
  const seen = await inPage(
    gm,
    `const { StringField } = foundry.data.fields;
     const choices = { small: { value: 500, label: "Small" }, large: { value: 900, label: "Large" } };
     const values = (config) => [...new StringField({ required: true, blank: false }).toInput({ name: "size", value: "large", choices, labelAttr: "label", ...config }).options].map(({ value, selected }) => value + (selected ? "!" : ""));
     return [values({}), values({ valueAttr: "value", value: 900 })]`,
  );
  expect(seen).toEqual([
    ["small", "large!"],
    ["500", "900!"],
  ]);
});

visit("one message that cannot be drawn keeps nobody from the others", async ({ gm, table }) => {
  table.expects(/Chat message \S+ failed to render: It tears/);
  const seen = await inPage(
    gm,
    `const [torn, whole] = await ChatMessage.create([{ content: "torn" }, { content: "whole" }]);
     const log = new ui.chat.constructor({ id: "other-log" });
     torn.renderHTML = async () => { throw new Error("It tears."); };
     await log.render({ force: true });
     const shown = [...log.element.querySelectorAll("[data-message-id]")].map(({ dataset }) => dataset.messageId);
     const bin = (await whole.renderHTML({ canDelete: true })).querySelector(".message-delete").querySelector("i").className;
     await log.close({ animate: false });
     await ChatMessage.deleteDocuments([torn.id, whole.id]);
     return [shown.includes(torn.id), shown.includes(whole.id), bin]`,
  );
  expect(seen).toEqual([false, true, "fa-solid fa-trash"]);
});

visit("an application that is drawn as another's child closes with it", async ({ gm }) => {
  const seen = await inPage(
    gm,
    `${FIRST}
     class Plain extends HandlebarsApplicationMixin(ApplicationV2) { static PARTS = { first: { template: "t/first.hbs" } }; }
     const [parent, other, child] = [new Plain(), new Plain(), new Plain()];
     await parent.render({ force: true });
     await other.render({ force: true });
     const rendered = (await other.renderChild(child)) === child && child.rendered;
     await parent.renderChild(child);
     const family = [child.parent === parent, parent.children.get(child.id) === child, other.children.size];
     await other.close({ animate: false });
     const stays = child.rendered;
     const closed = new Promise((settle) => child.addEventListener("close", settle));
     await parent.close({ animate: false });
     await closed;
     return [rendered, ...family, stays, child.rendered, child.parent, parent.children.size]`,
  );
  expect(seen).toEqual([true, true, true, 0, true, false, null, 0]);
});

visit(
  "a formula is written in an input of its own, whose editor a system may put its own in place of",
  async ({ gm }) => {
    const seen = await inPage(
      gm,
      `const { HTMLFormulaInputElement } = foundry.applications.elements;
     const form = document.createElement("form");
     const input = HTMLFormulaInputElement.create({ name: "bonus", value: "1d4 + @prof", placeholder: "0" });
     form.append(input);
     document.body.append(form);
     const read = () => new foundry.applications.ux.FormDataExtended(form).object.bonus;
     const seen = [read(), input.context, input.input.placeholder];
     let changes = 0, edits = 0;
     form.addEventListener("change", () => changes++);
     input.addEventListener("edit", (event) => { event.preventDefault(); edits++; });
     input.input.value = "2d4";
     input.input.dispatchEvent(new Event("change", { bubbles: true }));
     input.button.click();
     seen.push(read(), changes, edits);
     form.remove();
     return seen`,
    );
    expect(seen).toEqual(["1d4 + @prof", "default", "0", "2d4", 1, 1]);
  },
);
