import { expect, test } from "vitest";
import { gm, seatEach, yard } from "./fixtures/seated.ts";

seatEach(["gm"]);

const ANA = 'game.actors.get("heroAna000000000")';
const TOKEN = 'game.scenes.get("sceneYard0000000").tokens.get("tokenOrc00000000")';

/** Rolls against the orc at once, and tells what of it is on the card. */
const contest = (told: string, kind = "contested"): Promise<unknown> =>
  yard.play(
    gm,
    `game.system.api.rollCheck(${ANA}, { ability: "might", kind: "${kind}", fast: true, rival: ${TOKEN}.actor })
       .then(({ system }) => system.${told})`,
  );

const alter = (document: string, change: string): Promise<unknown> =>
  yard.play(gm, `${document}.update(${change}).then(() => null)`);

test("the card calls a rival what the table calls them, and not what their actor is called", async () => {
  await alter(TOKEN, '{ name: "A hooded stranger" }');
  await alter('game.combats.get("combatYard000000").combatants.get("fighterOrc000000")', '{ name: "The stranger" }');
  expect(await contest("rivalName")).toBe("The stranger");
  await yard.play(gm, 'game.combats.get("combatYard000000").delete().then(() => null)');
  expect(await contest("rivalName")).toBe("A hooded stranger");
  await alter(TOKEN, "{ hidden: true }");
  expect(await contest("rivalName")).toBe("somebody unseen");
});

test("a contest has no number, and a check keeps its own", async () => {
  expect([await contest("against"), await contest("against", "skill")]).toEqual([null, 9]);
});

test("nobody in particular can be meant, and nobody is where nobody is targeted", async () => {
  const rival = (request: string): Promise<unknown> =>
    yard.play(
      gm,
      `game.system.api.rollCheck(${ANA}, { ability: "might", kind: "contested", fast: true${request} })
         .then(({ system }) => [system.rival, system.rivalName])`,
    );
  expect([await rival(""), await rival(", rival: null")]).toEqual([
    ["", ""],
    ["", ""],
  ]);
});

test("an answer counts the one who asked, and challenges nobody", async () => {
  await yard.play(gm, `game.system.api.changeCondition(${TOKEN}.actor, "enraged", 2, "heroBo0000000000")`);
  const answers = (rival: string): Promise<unknown> =>
    yard.play(
      gm,
      `game.system.api.rollCheck(${ANA}, { ability: "might", kind: "contested", fast: true, rival: ${TOKEN}.actor })
         .then(({ id }) => game.system.api.rollCheck(${TOKEN}.actor,
           { ability: "might", kind: "contested", fast: true, reply: id, rival: ${rival} }))
         .then(({ system }) => [system.reasons.map(({ net }) => net), system.rival])`,
    );
  expect([await answers(ANA), await answers("null")]).toEqual([
    [[-2], ""],
    [[], ""],
  ]);
});
