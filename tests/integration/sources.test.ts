import { beforeEach, describe, expect, test } from "vitest";
import { FIGHTERS, fight } from "./fixtures/fight-table.ts";
import { ana, gm, seatEach, yard } from "./fixtures/seated.ts";

seatEach(["gm", "ada"]);

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

describe("players hear of a source what the table calls it", () => {
  const VEXIL = 'game.actors.getName("Lord Vexil")';

  /** A creature with one token that stands for the very same actor. */
  const boss = (token: object): Promise<unknown> =>
    yard.play(
      gm,
      `(async () => {
         const boss = await Actor.create({ name: "Lord Vexil", type: "creature" });
         const token = { name: "Hooded stranger", actorId: boss.id, actorLink: true, x: 700, y: 700, ...${JSON.stringify(token)} };
         await game.scenes.get("sceneYard0000000").createEmbeddedDocuments("Token", [token]);
         await game.system.api.changeCondition(${ANA}, "frightened", 1, boss.id);
       })()`,
    );
  /** Of whom somebody reads on her sheet that they frighten her. */
  const named = (client: typeof gm): Promise<unknown> =>
    yard.play(
      client,
      `(async () => {
         const { sheet } = ${ANA};
         const context = await sheet._prepareContext({ parts: ["fight"] });
         const { conditions } = await sheet._preparePartContext("fight", context, { parts: ["fight"] });
         return conditions.upon.find(({ name }) => name === "frightened").source.name;
       })()`,
    );
  const joins = (combatant: object): Promise<unknown> =>
    yard.play(
      gm,
      `(async () => {
         const { id: actorId } = ${VEXIL};
         const { id: tokenId } = ${TOKENS}.getName("Hooded stranger");
         const fighter = { type: "fighter", actorId, tokenId, sceneId: "sceneYard0000000", ...${JSON.stringify(combatant)} };
         await ${fight}.createEmbeddedDocuments("Combatant", [fighter]);
       })()`,
    );
  const UNSEEN = "somebody unseen";

  test("that of a linked token, and nothing while it is hidden", async () => {
    await boss({});
    expect([await named(ana), await named(gm)]).toEqual(["Hooded stranger", "Hooded stranger"]);
    await yard.play(gm, `${TOKENS}.getName("Hooded stranger").update({ hidden: true }).then(() => null)`);
    expect([await named(ana), await named(gm)]).toEqual([UNSEEN, "Hooded stranger"]);
  });

  test("that of a fighter before that of its token", async () => {
    await boss({});
    await joins({ name: "The shadow" });
    expect(await named(ana)).toBe("The shadow");
    await yard.play(gm, `${fight}.combatants.getName("The shadow").update({ hidden: true }).then(() => null)`);
    expect([await named(ana), await named(gm)]).toEqual([UNSEEN, "The shadow"]);
  });

  test("its own to whoever may see it, and where there is no other", async () => {
    await boss({ hidden: true });
    await yard.play(gm, `${VEXIL}.update({ ownership: { default: 1 } }).then(() => null)`);
    expect(await named(ana)).toBe("Lord Vexil");
    await suffer(ANA, "frightened", '"heroBo0000000000"');
    expect(await named(ana)).toBe("bo");
    await yard.play(gm, `${TOKENS}.get("tokenBo000000000").delete().then(() => null)`);
    await yard.play(gm, `${fight}.delete().then(() => null)`);
    expect(await named(ana)).toBe("Bo");
  });
});
