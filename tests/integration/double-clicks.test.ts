import { expect, test } from "vitest";
import { ana, gm, seatEach, yard } from "./fixtures/seated.ts";

seatEach(["gm", "ada"]);

const ANA = 'game.actors.get("heroAna000000000")';

/** Both clicks of a double click on this button of a sheet, one after the other. */
const twice = (sheet: string, action: string, dataset: object): Promise<unknown> =>
  yard.play(
    ana,
    `(async (sheet) => {
      for (const detail of [1, 2])
        await sheet.options.actions.${action}.call(sheet, { detail }, { dataset: ${JSON.stringify(dataset)} });
    })(${sheet}).then(() => null)`,
  );

test("a double click on + adds one entry, and on the arrow of a condition two levels", async () => {
  for (const path of ["system.wounds", "system.aspects", "system.professions"]) {
    const entries = () => yard.play<number>(gm, `Object.keys(foundry.utils.getProperty(${ANA}, "${path}")).length`);
    const before = await entries();
    await twice(`${ANA}.sheet`, "addEntry", { path });
    expect(await entries()).toBe(before + 1);
  }
  await twice(`${ANA}.sheet`, "conditionUp", { condition: "weakened" });
  expect(await yard.play(gm, `${ANA}.system.conditions.weakened.level`)).toBe(2);
});

test("clicks on a condition that come faster than they are written are all counted", async () => {
  const clicks = (levels: number) => `Promise.all([1, 2, 3].map(() => ${ANA}.changeStatus("dazed", ${levels})))`;
  expect(await yard.play(ana, clicks(1))).toEqual([true, true, true]);
  expect(await yard.play(gm, `${ANA}.system.conditions.dazed.level`)).toBe(3);
  expect(await yard.play(ana, clicks(-1))).toEqual([true, true, true]);
  expect(await yard.play(gm, `${ANA}.statuses.has("dazed")`)).toBe(false);
});

/** The buttons of a sheet that do something at the second click of a double click. */
const IN_A_ROW = {
  Actor: [
    ["beatsFighter", "setCount setNumber"],
    ["beatsPlace", "setCount setNumber"],
    ["creature", "conditionDown conditionUp setCount setRush"],
    ["gritCreature", "setCount setNumber"],
    ["gritFighter", "setCount setNumber"],
    ["hero", "conditionDown conditionUp setCount setRush"],
    ["party", "moveDown moveUp"],
    ["threatFighter", "setCount setNumber"],
  ],
  Item: [],
  ActiveEffect: [],
} as const;

test.for(["Actor", "Item", "ActiveEffect"] as const)(
  "no button on a sheet of any %s does anything twice but what is pressed in a row",
  async (kind) => {
    const found = await yard.play<(readonly [string, string])[]>(
      gm,
      `(async () => {
        const found = [];
        for (const type of Object.keys(CONFIG.${kind}.dataModels).sort()) {
          const made = await ${kind}.implementation.create({ name: type, type }, ${kind === "ActiveEffect" ? `{ parent: ${ANA} }` : "{}"});
          // Foundry's own effects open with its own sheet.
          if (!made.sheet.options.classes.includes("heart-rush")) continue;
          const names = [];
          for (const [name, act] of Object.entries(made.sheet.options.actions)) {
            // Whatever a handler does, it asks the sheet or the button for something first.
            let touched = false;
            const touch = () => {
              touched = true;
              throw new Error("touched");
            };
            const watched = new Proxy({}, { get: touch });
            try {
              await act.call(watched, { detail: 2 }, watched);
            } catch {
              touched = true;
            }
            if (touched) names.push(name);
          }
          if (names.length > 0) found.push([type, names.sort().join(" ")]);
        }
        return found;
      })()`,
    );
    expect(found).toEqual(IN_A_ROW[kind]);
    // A handler that fails says so on the page.
    expect(new Set(gm.takeComplaints())).toEqual(new Set(found.length > 0 ? ["Error: touched"] : []));
  },
);

const MESSAGES = "game.messages.contents.length";

/** What of the page a listener asks for, where there is none. */
const BUTTON = `class Button extends EventTarget {
  dataset = {};
  classList = { add() {} };
  append() {}
  closest() { return this; }
  click(detail, shiftKey = false) {
    this.dispatchEvent(Object.assign(new Event("click", { cancelable: true }), { detail, shiftKey }));
  }
}`;

test("a double click under a roll deals once", async () => {
  await yard.play(gm, `new Roll("2d6 + 3").evaluate().then((roll) => roll.toMessage()).then(() => null)`);
  const before = await yard.play<number>(gm, MESSAGES);
  await yard.play(
    gm,
    `(() => {
    ${BUTTON}
    game.user.targets.add({ actor: ${ANA} });
    const made = [];
    const createElement = () => (made.push(new Button()), made.at(-1));
    const content = new Button();
    const html = { ownerDocument: { createElement }, querySelector: () => content, querySelectorAll: () => [] };
    Hooks.callAll("renderChatMessageHTML", game.messages.contents.at(-1), html);
    const [, damage] = made;
    for (const detail of [1, 2]) damage.click(detail);
    })()`,
  );
  expect(await yard.play(gm, MESSAGES)).toBe(before + 1);
});

test("a double click on a check in a journal rolls once", async () => {
  const before = await yard.play<number>(ana, MESSAGES);
  await yard.play(
    ana,
    `(() => {
    ${BUTTON}
    const { body } = document;
    body.closest = () => ({ dataset: { heartRushCheck: "cunning|CN 9" } });
    for (const detail of [1, 2]) Button.prototype.click.call(body, detail, true);
    })()`,
  );
  expect(await yard.play(ana, MESSAGES)).toBe(before + 1);
});

test("a double click on the hotbar begins a macro of ours once", async () => {
  const macros = await yard.play<string[]>(
    gm,
    `(async () => {
      const [spell] = await ${ANA}.createEmbeddedDocuments("Item", [{ name: "Ward", type: "spell" }]);
      const dragged = [game.system.api.checkDragData(${ANA}, "agility"), spell.toDragData()];
      for (const [slot, data] of dragged.entries()) Hooks.call("hotbarDrop", ui.hotbar, data, slot + 1);
      await new Promise((done) => setTimeout(done, 50));
      return game.macros.contents.map(({ command }) => command);
    })()`,
    100,
  );
  expect(macros).toHaveLength(2);
  for (const command of macros) {
    const calls = await yard.play(
      gm,
      `(async () => {
        let calls = 0;
        const api = { rollCheck: async () => (calls += 1), useAbility: async () => (calls += 1) };
        const pressed = new Function("game", "event", "fromUuid", ${JSON.stringify("return (async () => {")} + ${JSON.stringify(command)} + "})()");
        for (const detail of [1, 2, 0]) await pressed({ system: { api } }, { detail, shiftKey: false }, async () => null);
        return calls;
      })()`,
    );
    // A key counts no clicks.
    expect(calls).toBe(2);
  }
});

test("the second click of a double click on a card answers nothing", async () => {
  await yard.play(gm, `game.system.api.dealDamage({ kind: "damage", amount: 11, actors: [${ANA}] }).then(() => null)`);
  const answered = await yard.play(
    ana,
    `(async () => {
      ${BUTTON}
      const card = game.messages.contents.findLast(({ type }) => type === "damage");
      const answered = [];
      card.system.act = async (verb) => answered.push(verb);
      const content = new Button();
      const html = { querySelector: (found) => (found === ".message-content" ? content : null), querySelectorAll: () => [] };
      foundry.documents.ChatMessage.prototype.renderHTML = async () => html;
      foundry.applications.handlebars.renderTemplate = async () => "";
      globalThis.requestAnimationFrame = () => 0;
      await card.renderHTML();
      // What comes to lie under the pointer meanwhile is another button.
      for (const [detail, verb] of [[1, "shrug"], [2, "whole"], [1, "undo"]]) {
        content.closest = () => ({ dataset: { card: verb }, disabled: false });
        content.click(detail);
      }
      return answered;
    })()`,
  );
  expect(answered).toEqual(["shrug", "undo"]);
});

test("a nervous hand takes one step back, and whoever saw it taken takes another, though no answer has come yet", async () => {
  await yard.begun(gm);
  for (const amount of [1, 2, 3])
    await yard.send(gm, { do: "rule", ruling: { is: "harm", who: "fighterOrc000000", amount, from: "fire" } });
  const { at, revision } = await yard.stored(gm);
  await yard.play(
    gm,
    `(async () => {
      const { undoStep } = ui.combat.options.actions;
      const press = () => undoStep.call(ui.combat, { detail: 1 });
      let again = null;
      Hooks.once("updateCombat", () => (again = Promise.all([press(), press()])));
      await Promise.all([press(), press(), press()]);
      await again;
    })().then(() => null)`,
  );
  expect(await yard.stored(gm)).toMatchObject({ at: at - 2, revision: revision + 2 });
});

test("a step can be done again while the word that it was taken back is still under way", async () => {
  await yard.begun(gm);
  const { at, revision } = await yard.stored(gm);
  await yard.play(
    gm,
    `(async () => {
      const { undoStep, redoStep } = ui.combat.options.actions;
      // The second press of the same is a nervous hand's.
      await Promise.all([undoStep, undoStep, redoStep].map((act) => act.call(ui.combat, { detail: 1 })));
    })().then(() => null)`,
  );
  expect(await yard.stored(gm)).toMatchObject({ at, revision: revision + 2 });
});
