import { describe, expect, test } from "vitest";
import { FIGHTERS } from "./fixtures/fight-table.ts";
import { ana, gm, seatEach, yard } from "./fixtures/seated.ts";

seatEach(["gm", "ada"]);

const ANA = 'game.actors.get("heroAna000000000")';
const fighter = (of: string): Promise<unknown> => yard.see(gm, `.fight.fighters.${FIGHTERS.ana}.${of}`);

describe("HR-ECON-7 help of a fight in a check on the sheet", () => {
  const check = (): Promise<unknown> =>
    yard.play(
      ana,
      `game.system.api.rollCheck(${ANA}, { ability: "might", fast: true })
         .then(({ system }) => system.toObject().reasons.map(({ from, net }) => [from, net]))`,
      1000,
    );
  const helped = async (): Promise<void> => {
    await yard.begun(gm);
    await yard.play(
      gm,
      `game.scenes.get("sceneYard0000000").tokens.get("tokenBo000000000").update({ x: 400, y: 400 }, { animate: false })
         .then(() => game.scenes.get("sceneYard0000000").tokens.get("tokenAna00000000").update({ x: 300, y: 400 }, { animate: false }))
         .then(() => null)`,
    );
    expect(await yard.send(gm, { do: "help", who: FIGHTERS.bo, target: FIGHTERS.ana })).toMatchObject({ ok: true });
  };

  test("counts in the next one, is used up by it, and comes back with the step that is taken back", async () => {
    await helped();
    expect(await check()).toContainEqual(["help", 1]);
    await yard.table.flush();
    expect(await fighter("helped")).toBe(0);
    expect(await check()).not.toContainEqual(["help", 1]);
    await yard.undo(gm);
    expect(await fighter("helped")).toBe(1);
  });
});

describe("HR-ECON-4 what is drawn or stowed on the sheet in a fight", () => {
  const press = (answer: string, name = "Club"): Promise<unknown> =>
    yard.play(
      ana,
      `(async () => {
         globalThis.asked = 0;
         foundry.applications.api.DialogV2.confirm = async () => ((globalThis.asked += 1), ${answer});
         const item = ${ANA}.items.getName("${name}");
         const pressed = String(item.system.equipped);
         const target = { dataset: {}, closest: () => ({ dataset: { itemId: item.id } }), getAttribute: () => pressed };
         const { sheet } = ${ANA};
         await sheet.options.actions.toggleEquipped.call(sheet, { detail: 1 }, target);
         return [globalThis.asked, ${ANA}.items.getName("${name}").system.equipped];
       })()`,
      1000,
    );

  test("is asked about, counts or does not, and is left where nobody answers", async () => {
    expect(await press("true")).toEqual([0, false]);
    await yard.begun(gm);
    expect(await press("null")).toEqual([1, false]);
    expect(await press("false")).toEqual([1, true]);
    expect(await fighter("interacted")).toBe(false);
    expect(await press("true")).toEqual([1, false]);
    expect(await fighter("interacted")).toBe(true);
    // It is the enemies' turn by now: it is refused, and nothing changes hands.
    expect(await press("true")).toEqual([1, false]);
  });
});

describe("HR-WOUND-1 a wound that is dealt", () => {
  const asks = (answer: string): string =>
    `document.createElement = () => ({ addEventListener: () => null, querySelectorAll: () => [], closest: () => null });
     foundry.applications.handlebars.renderTemplate = async () => "";
     foundry.applications.api.DialogV2.input = async () => (${answer});`;
  const words = (): Promise<unknown> =>
    yard.play(gm, `Object.values(${ANA}.system.wounds).map(({ rank, description }) => [rank, description])`);

  test("gets its words from the card, whenever its bearer has them", async () => {
    await yard.play(
      gm,
      `game.system.api.dealDamage({ kind: "damage", amount: 14, actors: [${ANA}] }).then(() => null)`,
    );
    const press = (verb: string, answer = "null"): Promise<unknown> =>
      yard.play(
        ana,
        `(async () => {
           ${asks(answer)}
           await game.messages.contents.at(-1).system.act("${verb}", { dataset: { target: "t0" } });
         })().then(() => null)`,
        1000,
      );
    await press("whole");
    expect(await words()).toEqual([[14, ""]]);
    await press("describe");
    expect(await words()).toEqual([[14, ""]]);
    await press("describe", `{ words: "a broken rib" }`);
    expect(await words()).toEqual([[14, "a broken rib"]]);
  });
});
