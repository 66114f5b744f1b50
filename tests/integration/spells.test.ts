import { beforeEach, describe, expect, test } from "vitest";
import type { HeadlessClient } from "practice-table/testing";
import { FIGHTERS } from "./fixtures/fight-table.ts";
import { ana, gm, seatEach, yard } from "./fixtures/seated.ts";

seatEach(["gm", "ada"]);

const ANA = 'game.actors.get("heroAna000000000")';
const SPELL = `${ANA}.items.get("spellTremor00000")`;
const FIGHT = 'game.combats.get("combatYard000000")';

beforeEach(() =>
  yard.play(
    gm,
    `${ANA}.createEmbeddedDocuments("Item", [{ _id: "spellTremor00000", name: "Tremor", type: "spell", system: { elements: ["earth"], area: "around" } }],
       { keepId: true }).then(() => null)`,
  ),
);

/** Casts outside of turns, where nobody draws a scene: a dialog is answered with this, and a card is what it is made of. */
const cast = (client: HeadlessClient, answer: string): Promise<unknown> =>
  yard.play(
    client,
    `(async () => {
       document.createElement = () => ({ addEventListener: () => null, querySelectorAll: () => [], closest: () => null });
       globalThis.asked = [];
       foundry.applications.api.DialogV2.input = async () => (${answer});
       foundry.applications.handlebars.renderTemplate = async (path, context) => {
         if (path.includes("targets-form")) globalThis.asked.push(...context.choices.map(({ name }) => name));
         return JSON.stringify(context);
       };
       await game.system.api.useAbility(${SPELL});
     })().then(() => null)`,
  );

const told = (): Promise<string> => gm.run("game.messages.contents.at(-1)?.content ?? ''");
const left = (): Promise<number> => gm.run(`${SPELL}.system.restsLeft`);

describe("HR-SPELL-3 where no scene is drawn whom a spell strikes is chosen by a list", () => {
  test("of those who fight, and named on its card", async () => {
    await cast(
      ana,
      `{ "target-${FIGHTERS.orc}": true, "target-${FIGHTERS.bo}": true, "target-${FIGHTERS.hound}": false }`,
    );
    expect(await ana.run("asked")).toEqual(["ana", "bo", "orc", "hound"]);
    expect(await told()).toContain("Struck: bo and orc");
    expect(await left()).toBe(4);
  });

  test("and whoever thinks better of it has spent nothing", async () => {
    await cast(ana, "null");
    expect([await left(), await told()]).toEqual([0, ""]);
  });

  test("of whom not everybody may know neither list nor card says anything", async () => {
    await yard.play(gm, `${FIGHT}.combatants.get("${FIGHTERS.hound}").update({ hidden: true }).then(() => null)`);
    await cast(gm, `{ "target-${FIGHTERS.orc}": true, "target-${FIGHTERS.hound}": true }`);
    expect(await gm.run("asked")).toContain("hound");
    expect(await told()).toContain("Struck: orc");
    expect(await told()).not.toContain("hound");
    await yard.play(gm, `${SPELL}.update({ "system.restsLeft": 0 }).then(() => null)`);
    await cast(ana, "{}");
    expect(await ana.run("asked")).toEqual(["ana", "bo", "orc"]);
  });

  test("and nobody is asked about one that still waits, or that is about its caster alone", async () => {
    await yard.play(gm, `${SPELL}.update({ "system.restsLeft": 2 }).then(() => null)`);
    await cast(ana, "{}");
    expect([await ana.run("asked"), await left()]).toEqual([[], 2]);
    await yard.play(gm, `${SPELL}.update({ "system.restsLeft": 0, "system.area": "none" }).then(() => null)`);
    await cast(ana, "{}");
    expect([await ana.run("asked"), await left()]).toEqual([[], 4]);
    expect(await told()).toContain(`"struck":""`);
  });
});
