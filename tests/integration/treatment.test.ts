import { beforeEach, describe, expect, test } from "vitest";
import { ana, gm, seatEach, yard } from "./fixtures/seated.ts";

seatEach(["gm", "ada"]);

/** There is no page to draw the card on that tells what came of it. */
beforeEach(() => yard.play(gm, "void (foundry.applications.handlebars.renderTemplate = async () => '')"));

const ANA = 'game.actors.get("heroAna000000000")';
const BO = 'game.actors.get("heroBo0000000000")';
const CY = 'game.actors.get("heroCy0000000000")';
/** Its token has an actor of its own. */
const ORC = 'game.scenes.get("sceneYard0000000").tokens.get("tokenOrc00000000").actor';
const CHECK = 'game.messages.contents.findLast(({ type }) => type === "check")';

const hurt = (who: string, rank = 40): Promise<unknown> =>
  yard.play(gm, `${who}.update({ "system.wounds.bite": { rank: ${rank}, treated: false } }).then(() => null)`);
const bite = (who: string): Promise<unknown> =>
  yard.play(gm, `(({ rank, treated }) => [rank, treated])(${who}.system.wounds.bite)`);
/** What Ana's player asks whoever keeps the table for, by the last check in the log, each time anew. */
const ask = (): Promise<unknown> =>
  yard.play(
    ana,
    `void game.socket.emit("system.heart-rush", { say: "card", id: foundry.utils.randomID(), message: ${CHECK}.id, verb: "treat", target: null },
       { recipients: [game.users.activeGM.id] })`,
  );
/** How often Ana's page has been answered that nothing came of it. */
const refusals = (): number =>
  ana.messages.filter((message) => message.kind === "packageSocket" && JSON.stringify(message.args).includes(REFUSAL))
    .length;
const REFUSAL = JSON.stringify({ ok: false, reason: { by: "table", code: "not-now" } });

/** A check as Ana's own hand rolls it: 8 and 6. */
const roll = (patient: string): Promise<unknown> =>
  yard.play(
    ana,
    `(async () => {
       CONFIG.Dice.randomUniform = () => 0.01;
       const given = { ability: "cunning", against: null, fast: true, treats: { patient: ${patient}, kit: "" } };
       await game.system.api.rollCheck(${ANA}, given);
     })()`,
  );
/** A check that Ana's player writes as they please. She has a heart of d8, cunning of d6, and 5 to add at most. */
const forge = (patient: string, system: object, pool: object = {}): Promise<unknown> =>
  yard.play(
    ana,
    `(async () => {
       CONFIG.Dice.randomUniform = () => 0.01;
       const dice = [{ role: "heart", faces: 8 }, { role: "ability", faces: 6 }];
       const pool = { name: "check", by: "heroAna000000000", dice, net: 0, flat: [], ...${JSON.stringify(pool)} };
       const { roll } = await game.system.api.throwDice(pool, { byHand: false });
       const check = { actor: ${ANA}.uuid, kind: "skill", ability: "cunning", treats: ${patient}.uuid };
       const system = { ...check, ...${JSON.stringify(system)} };
       await ChatMessage.create({ type: "check", author: game.user.id, system, rolls: [roll] });
     })()`,
  );

describe("a hero treats another's wounds", () => {
  test.for([
    ["a hero's", BO],
    ["those of a token with a body of its own", ORC],
  ] as const)("%s, once for each check, whatever its message says by then", async ([, patient]) => {
    await hurt(patient);
    await roll(patient);
    await ask();
    expect([await bite(patient), refusals()]).toEqual([[26, true], 0]);

    await hurt(patient);
    await hurt(CY);
    await yard.play(ana, `${CHECK}.update({ system: { done: false } }).then(() => null)`);
    await ask();
    await yard.play(ana, `${CHECK}.update({ system: { done: false, treats: ${CY}.uuid } }).then(() => null)`);
    await ask();
    expect([await bite(patient), await bite(CY), refusals()]).toEqual([[40, false], [40, false], 2]);

    // Another check is another treatment.
    await roll(patient);
    await ask();
    expect(await bite(patient)).toEqual([26, true]);
  });

  test("marks of messages that are gone go with the next treatment", async () => {
    for (const rank of [40, 30]) {
      await hurt(BO, rank);
      await roll(BO);
      await ask();
      await yard.play(gm, `${CHECK}.delete().then(() => null)`);
    }
    expect(await yard.play(gm, `Object.keys(${BO}.flags["heart-rush"].treatments).length`)).toBe(1);
  });
});

describe("what could be no treatment is refused", () => {
  beforeEach(() => hurt(BO));

  test("an honest message, written by hand, is none of these", async () => {
    await forge(BO, {}, { flat: [{ from: "Smith", value: 5 }] });
    await ask();
    expect([await bite(BO), refusals()]).toEqual([[21, true], 0]);
  });

  test.for<readonly [what: string, system: object, pool?: object]>([
    ["a save of might", { kind: "save", ability: "might" }, { flat: [{ from: "luck", value: 20 }] }],
    ["another ability", { ability: "might" }],
    ["a contest", { kind: "contested" }],
    ["more than Ana could add", {}, { flat: [{ from: "luck", value: 20 }] }],
    [
      "dice that are not hers",
      {},
      {
        dice: [
          { role: "heart", faces: 20 },
          { role: "ability", faces: 20 },
        ],
      },
    ],
    ["more dice than she has", {}, { dice: Array.from({ length: 4 }, () => ({ role: "ability", faces: 6 })) }],
    ["somebody else's hands", { actor: "Actor.heroBo0000000000" }],
    ["nobody's hands", { actor: "" }],
  ])("%s", async ([, system, pool]) => {
    await forge(BO, system, pool);
    await ask();
    expect([await bite(BO), refusals()]).toEqual([[40, false], 1]);
  });

  test("whom nobody can see, or who has no wound to treat", async () => {
    await hurt(ORC);
    await yard.play(
      gm,
      `game.scenes.get("sceneYard0000000").tokens.get("tokenOrc00000000").update({ hidden: true }).then(() => null)`,
    );
    await forge(ORC, {});
    await ask();
    expect([await bite(ORC), refusals()]).toEqual([[40, false], 1]);
    const before = await yard.play(gm, "game.messages.size");
    await forge(CY, {});
    await ask();
    expect([await yard.play(gm, "game.messages.size - 1"), refusals()]).toEqual([before, 2]);
  });
});
