import { describe, expect, test } from "vitest";
import { ana, gm, seatEach, yard } from "./fixtures/seated.ts";

seatEach(["gm", "ada"]);

const ANA = 'game.actors.get("heroAna000000000")';

/** A click on a button of a sheet: the second of a double click comes when the first has been answered, or before. */
const press = (actor: string, action: string, data: object, detail = 1): Promise<unknown> =>
  yard.play(
    ana,
    `(({ sheet }) => sheet.options.actions.${action}.call(sheet, { detail: ${detail} }, { dataset: ${JSON.stringify(data)} }))(${actor}).then(() => null)`,
  );

describe("a double click on what experience buys", () => {
  const bought = (): Promise<unknown> =>
    yard.play(ana, `(({ advances, hp }) => [Object.keys(advances).length, hp.max])(${ANA}.system)`);

  test("buys once and takes back once", async () => {
    await yard.play(gm, `${ANA}.update({ "system.xp": 100 }).then(() => null)`);
    const hitPoints = { bought: "hitPoints", of: "" };
    await press(ANA, "buy", hitPoints);
    await press(ANA, "buy", hitPoints, 2);
    expect(await bought()).toEqual([1, 50]);
    await press(ANA, "buy", hitPoints);
    expect(await bought()).toEqual([2, 60]);
    await press(ANA, "undoAdvance", {});
    await press(ANA, "undoAdvance", {}, 2);
    expect(await bought()).toEqual([1, 50]);
  });

  test("leaves alone what else is bought at the same moment", async () => {
    await yard.play(gm, `${ANA}.update({ "system.xp": 100 }).then(() => null)`);
    const ways = ["hitPoints", "hitPoints", "otherTalent"].map((thing) => press(ANA, "buy", { bought: thing, of: "" }));
    await Promise.all(ways);
    expect(await bought()).toEqual([2, 50]);
  });
});

describe("whose doing a condition is, chosen on the sheet", () => {
  const choose = (of: string): Promise<unknown> =>
    yard.play(
      ana,
      `(async () => {
         globalThis.HTMLInputElement = globalThis.HTMLSelectElement = class {};
         const target = Object.assign(new HTMLSelectElement(), { value: "${of}", dataset: { change: "setSource", condition: "frightened" } });
         await ${ANA}.sheet.onOwnChange({ target });
       })()`,
    );
  const conditions = (): Promise<unknown> => yard.play(ana, `${ANA}.toObject().system.conditions`);
  const change = (levels: number): Promise<unknown> =>
    yard.play(gm, `game.system.api.changeCondition(${ANA}, "frightened", ${levels})`);

  test("is written where the condition is, and nothing where it has ended meanwhile", async () => {
    await change(2);
    await choose("tokenOrc00000000");
    expect(await conditions()).toEqual({ frightened: { level: 2, of: "tokenOrc00000000" } });
    await change(-2);
    await choose("tokenHound000000");
    expect(await conditions()).toEqual({});
  });
});
