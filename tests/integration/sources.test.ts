import { beforeEach, describe, expect, test } from "vitest";
import { FIGHTERS, fight } from "./fixtures/fight-table.ts";
import { gm, seatEach, yard } from "./fixtures/seated.ts";

seatEach(["gm"]);

const TOKENS = 'game.scenes.get("sceneYard0000000").tokens';
const ANA = 'game.actors.get("heroAna000000000")';
const BO = 'game.actors.get("heroBo0000000000")';
const ORC = `${TOKENS}.get("tokenOrc00000000").actor`;
const TWIN = `${TOKENS}.getName("Orc Two").actor`;
const HOUND = `${TOKENS}.get("tokenHound000000").actor`;

/** A second token with an orc of its own. */
const secondOrc = (): Promise<unknown> =>
  yard.play(
    gm,
    `(async () => {
       const { _id, ...orc } = ${TOKENS}.get("tokenOrc00000000").toObject();
       await game.scenes.get("sceneYard0000000").createEmbeddedDocuments("Token", [{ ...orc, name: "Orc Two" }]);
     })()`,
  );

/** What conditions make of a contest with somebody. */
const against = (roller: string, rival: string, ability = "might"): Promise<unknown> =>
  yard.play(
    gm,
    `game.system.api.rollCheck(${roller}, { ability: "${ability}", kind: "contested", fast: true, rival: ${rival} })
       .then(({ system }) => system.reasons.map(({ net }) => net))`,
  );

const suffer = (who: string, condition: string, of: string): Promise<unknown> =>
  yard.play(gm, `game.system.api.changeCondition(${who}, "${condition}", 2, ${of})`);

describe("the source of an anger is known by whatever id it has", () => {
  test.for([
    ["an unlinked token", '"tokenOrc00000000"', ORC, TWIN],
    ["a fighter", `"${FIGHTERS.orc}"`, ORC, TWIN],
    ["a linked token", '"tokenBo000000000"', BO, HOUND],
    ["the actor of a linked token", '"heroBo0000000000"', BO, ORC],
    ["a fighter whose token is linked", `"${FIGHTERS.bo}"`, BO, ORC],
    ["the world's actor, which has one token", '"creatureHound000"', HOUND, ORC],
  ] as const)("%s", async ([, of, source, another]) => {
    await secondOrc();
    await suffer(ANA, "enraged", of);
    expect([await against(ANA, source), await against(ANA, another)]).toEqual([[], [-2]]);
  });

  test("nobody in particular, and an actor that two tokens have: neither of them is meant", async () => {
    await secondOrc();
    for (const of of ["null", '"creatureOrc00000"']) {
      await suffer(ANA, "enraged", of);
      expect([await against(ANA, ORC), await against(ANA, TWIN)]).toEqual([[-2], [-2]]);
    }
  });

  test("a charm helps the one of two orcs that charmed", async () => {
    await secondOrc();
    await suffer(ANA, "charmed", '"tokenOrc00000000"');
    expect([await against(ORC, ANA, "presence"), await against(TWIN, ANA, "presence")]).toEqual([[2], []]);
  });
});

describe("one level more, by a click on the token's controls", () => {
  const aimAt = (of: string): Promise<unknown> =>
    yard.play(gm, `void (game.user.targets.clear(), game.user.targets.add({ actor: ${of} }))`);
  const more = (condition: string): Promise<unknown> =>
    yard.play(
      gm,
      `${ANA}.changeStatus("${condition}", 1).then(() => ${ANA}.toObject().system.conditions["${condition}"])`,
    );

  test.for(["enraged", "frightened", "charmed"])("of being %s is the doing of whose it was", async (condition) => {
    await suffer(ANA, condition, '"tokenOrc00000000"');
    await aimAt(BO);
    expect(await more(condition)).toEqual({ level: 3, of: "tokenOrc00000000" });
  });

  test("is the doing of the one that is targeted, where it is nobody's yet", async () => {
    await suffer(ANA, "frightened", "null");
    await aimAt(ORC);
    expect(await more("frightened")).toEqual({ level: 3, of: "tokenOrc00000000" });
    expect(await more("enraged")).toEqual({ level: 1, of: "tokenOrc00000000" });
  });
});

describe("in a fight", () => {
  beforeEach(() => yard.begun(gm));

  test("a source that was chosen on the sheet is the fighter, and outlasts the fight", async () => {
    await suffer(ANA, "frightened", '"tokenOrc00000000"');
    expect(await yard.see(gm, `.sheets["${FIGHTERS.ana}"].conditions.frightened`)).toEqual({
      level: 2,
      of: FIGHTERS.orc,
    });
    await suffer(ANA, "charmed", `"${FIGHTERS.bo}"`);
    const kept = () => yard.play(gm, `Object.values(${ANA}.system.conditions).map(({ of }) => of)`);
    expect(await kept()).toEqual(["tokenOrc00000000", "heroBo0000000000"]);
    expect(await yard.see(gm, `.sheets["${FIGHTERS.ana}"].conditions.charmed.of`)).toBe(FIGHTERS.bo);
    await yard.play(gm, `${fight}.delete().then(() => null)`);
    expect([await against(BO, ANA, "presence"), await against(ORC, ANA, "presence")]).toEqual([[2], []]);
  });
});
