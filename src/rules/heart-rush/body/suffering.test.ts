import { describe, expect, test } from "vitest";
import type { Command } from "../state/commands.ts";
import { prompts } from "../flow/prompts.ts";
import { DEFAULTS } from "../state/options.ts";
import { composeSave } from "../checks/saving.ts";
import { conditions, creature, modifier, SWORD } from "../testing/creature.ts";
import { attack, closes, declares, id, of, playerOf, turnedOver } from "../testing/scene.ts";
import type { Part, Scene } from "../testing/scene.ts";
import { field, harm, rules, shrug } from "../testing/harm.ts";

const sword = { weapon: SWORD };

describe("HR-DMG-1, HR-DMG-3, HR-DMG-4 damage waits for its bearer", () => {
  const hurt = field().does(harm("ana", 7));

  test("nothing is taken before it is answered", () => {
    expect(hurt.sheet("ana").hp.now).toBe(40);
    expect(hurt.table.fight.hurts).toEqual([{ id: "hurt 1", on: "ana", from: "a trap", dealt: 7, state: "open" }]);
    expect(prompts(hurt.table).map(({ id: name, kind, of: whom }) => [name, kind, whom])).toEqual([
      ["hurt 1 ana", "shrug", ["ana"]],
    ]);
    expect(hurt.answer({ do: "pass", side: "players" })).toBe("shrugs-awaited");
  });

  test("shrugged off it is halved, up, for a step of the heart", () => {
    const told = hurt.does(shrug("ana", "hurt 1"));
    expect(told.sheet("ana")).toMatchObject({ hp: { now: 36 }, heart: { now: 6, max: 8 } });
    expect(told.fighter("ana").shrugs).toBe(1);
    expect(of(told, "hurtSettled")).toEqual([
      { type: "hurtSettled", hurt: "hurt 1", on: "ana", shrugged: true, taken: 4, wound: null },
    ]);
    expect(
      field({}, {}, { shrugRounding: "down" }).does(harm("ana", 7)).does(shrug("ana", "hurt 1")).sheet("ana").hp.now,
    ).toBe(37);
  });

  test("or taken whole", () => {
    const told = hurt.does(shrug("ana", "hurt 1", false));
    expect(told.sheet("ana")).toMatchObject({ hp: { now: 33 }, heart: { now: 8 } });
    expect(told.fighter("ana").shrugs).toBe(0);
  });

  test.for<[string, Command, Parameters<Scene["answer"]>[1]]>([
    ["not-yours", shrug("ana", "hurt 1"), playerOf("bo")],
    ["nothing-to-shrug", shrug("ana", "hurt 2"), undefined],
    ["nothing-to-shrug", shrug("bo", "hurt 1"), undefined],
    ["unknown-fighter", shrug("nobody", "hurt 1"), undefined],
  ])("%s", ([reason, command, by]) => {
    expect(hurt.answer(command, by)).toBe(reason);
  });

  test("once answered it is over", () => {
    expect(hurt.does(shrug("ana", "hurt 1")).answer(shrug("ana", "hurt 1"))).toBe("nothing-to-shrug");
  });

  test("a heart at d4 has nothing to give: the damage is taken at once, and asking says why", () => {
    const told = field({ sheet: { heart: { now: 4, max: 8 } } }).does(harm("ana", 7));
    expect(told.sheet("ana").hp.now).toBe(33);
    expect(told.answer(shrug("ana", "hurt 1"))).toBe("heart-at-lowest");
  });

  test("two at once on a d6 heart: one shrug-off, the other is taken", () => {
    const told = field({ sheet: { heart: { now: 6, max: 8 } } })
      .does(harm("ana", 8))
      .does(harm("ana", 6))
      .does(shrug("ana", "hurt 2"));
    expect(told.events.map(({ type }) => type)).toEqual(["hurtSettled", "hurtBarred", "hurtSettled"]);
    expect(told.sheet("ana").hp.now).toBe(29);
    expect(told.answer(shrug("ana", "hurt 1"))).toBe("heart-at-lowest");
  });

  test("of three at once, the two that cannot be shrugged off any more are taken once each", () => {
    const told = field({ sheet: { heart: { now: 6, max: 8 } } })
      .does(harm("ana", 8))
      .does(harm("ana", 6))
      .does(harm("ana", 5))
      .does(shrug("ana", "hurt 1"));
    expect(of(told, "hurtSettled").map(({ hurt: blow, taken }) => [blow, taken])).toEqual([
      ["hurt 1", 4],
      ["hurt 2", 6],
      ["hurt 3", 5],
    ]);
    expect(told.sheet("ana").hp.now).toBe(25);
  });

  test("somebody else's damage is left alone by that", () => {
    const told = field({ sheet: { heart: { now: 6, max: 8 } } })
      .does(harm("ana", 8))
      .does(harm("bo", 6))
      .does(shrug("ana", "hurt 1"));
    expect(told.table.fight.hurts.map(({ state }) => state)).toEqual(["settled", "open"]);
  });

  test("where the table allows one a round, the second is taken", () => {
    const told = field({}, {}, { shrugsPerRound: 1 })
      .does(harm("ana", 8))
      .does(harm("ana", 6))
      .does(shrug("ana", "hurt 1"));
    expect(told.sheet("ana").hp.now).toBe(30);
    expect(told.answer(shrug("ana", "hurt 2"))).toBe("shrug-used");
  });

  test("what nobody answers the Game Master settles, whole", () => {
    expect(hurt.answer({ do: "settle" }, playerOf("ana"))).toBe("game-master-only");
    const told = field().does(harm("ana", 7)).does(harm("orc", 5)).does({ do: "settle" });
    expect([told.sheet("ana").hp.now, told.sheet("orc").hp.now]).toEqual([33, 35]);
    expect(told.answer({ do: "settle" })).toBe("nothing-to-shrug");
  });

  test("no damage, no question", () => {
    expect(field().does(harm("ana", 0)).table.fight.hurts).toEqual([]);
  });

  test("settled blows are forgotten when a new exchange begins", () => {
    const told = field({ sheet: sword }, { sheet: sword }).does(harm("ana", 3)).does({ do: "settle" });
    expect(told.table.fight.hurts).toHaveLength(1);
    expect(told.does({ do: "engage", who: id("ana"), target: id("orc") }).table.fight.hurts).toEqual([]);
    const clash = turnedOver(told, "ana", "orc", { ana: "defensive", orc: "cunning" });
    const struck = clash
      .does(declares("orc", attack("ana")))
      .does(closes, [8, 6, 8], [1, 1])
      .does({ do: "settle" });
    expect(struck.table.fight.hurts).toHaveLength(1);
    expect(struck.does(closes).table.fight.hurts).toEqual([]);
  });
});

describe("HR-DMG-6, HR-DMG-7, HR-DMG-8 at zero and below", () => {
  const frail = (npc: boolean, options = {}) => field({ npc, sheet: { hp: { now: 5, max: 20 } } }, {}, options);
  const struck = (amount: number, npc = false, options = {}) =>
    frail(npc, options).does(harm("ana", amount)).does({ do: "settle" });
  const drop: Command = { do: "drop", who: id("ana") };

  test("a character stands as long as it likes", () => {
    expect(struck(10).fighter("ana").life).toBe("up");
    expect(struck(10).does(drop).fighter("ana").life).toBe("unconscious");
    expect(struck(4).answer(drop)).toBe("not-at-zero");
    expect(struck(5).answer(drop)).toBe("ok");
    expect(struck(10).does(drop).answer(drop)).toBe("cannot-act");
    expect(struck(10).answer(drop, playerOf("bo"))).toBe("not-yours");
  });

  test("a creature of the Game Master drops, unless the table says otherwise", () => {
    expect(struck(10, true).fighter("ana").life).toBe("unconscious");
    expect(struck(10, true, { npcDropAtZero: false }).fighter("ana").life).toBe("up");
  });

  test("at minus its maximum it is dead, once and for all", () => {
    expect(struck(24).fighter("ana").life).toBe("up");
    const dead = struck(25);
    expect(dead.fighter("ana").life).toBe("dead");
    expect(of(dead.does(harm("ana", 5)).does({ do: "settle" }), "lifeChanged")).toEqual([]);
    expect(struck(30, true).fighter("ana").life).toBe("dead");
  });

  test("whoever is down already does not fall again", () => {
    const down = struck(10, true);
    expect(of(down.does(harm("ana", 1)).does({ do: "settle" }), "lifeChanged")).toEqual([]);
  });

  test("HR-COND-14 the fourth level of vulnerability kills", () => {
    const lay = (levels: number) =>
      rules({ is: "condition", who: id("ana"), condition: "vulnerable-physical", levels, of: null });
    expect(field().does(lay(3)).fighter("ana").life).toBe("up");
    expect(field().does(lay(4)).fighter("ana").life).toBe("dead");
  });
});

describe("HR-COND-15 fire", () => {
  const afire = (levels: number): Part => ({ sheet: { conditions: conditions({ burning: levels }) } });
  const beat = (target: string): Command => ({ do: "put-out", who: id("bo"), target: id(target) });

  test.for([
    [1, 0],
    [2, 1],
    [5, 2],
  ])("an action beats out half of %i, up, leaving %i", ([levels = 0, left = 0]) => {
    const told = field(afire(levels)).does(beat("ana"));
    expect(told.sheet("ana").conditions).toEqual(left === 0 ? {} : { burning: { level: left, of: null } });
    expect(told.fighter("bo")).toMatchObject({ action: false, acted: true });
    expect(told.table.fight.phase).toMatchObject({ side: "enemies" });
  });

  test("on oneself or a neighbour that burns", () => {
    expect(field(afire(1)).answer({ do: "put-out", who: id("ana"), target: id("ana") })).toBe("ok");
    expect(field().answer(beat("ana"))).toBe("no-such-condition");
    expect(field(afire(1)).answer(beat("nobody"))).toBe("unknown-fighter");
    expect(field({ ...afire(1), at: [50, 0] }).answer(beat("ana"))).toBe("not-adjacent");
    expect(field(afire(1)).withFighter("bo", { action: false }).answer(beat("ana"))).toBe("no-action");
    expect(field(afire(1)).answer(beat("ana"), playerOf("ana"))).toBe("not-yours");
  });

  test("catching it hurts by the levels really gained", () => {
    const lay = rules({ is: "condition", who: id("ana"), condition: "burning", levels: 3, of: null });
    const told = field(afire(4)).does(lay, [5]);
    expect(told.throws[0]?.dice).toEqual([{ role: "burning", faces: 6 }]);
    expect(of(told, "hurt")).toMatchObject([{ on: "ana", from: "burning", raw: 5 }]);
    expect(field(afire(5)).does(lay).throws).toEqual([]);
  });

  test("water puts it out", () => {
    const told = field(afire(3)).does(rules({ is: "water", who: id("ana"), water: "deep" }));
    expect(told.sheet("ana").conditions).toEqual({});
    expect(told.fighter("ana").water).toBe("deep");
    expect(
      field(afire(3))
        .does(rules({ is: "water", who: id("ana"), water: "dry" }))
        .sheet("ana").conditions.burning?.level,
    ).toBe(3);
  });
});

describe("HR-CHECK-2, HR-CHECK-8 a save", () => {
  test("counts conditions, help and talents, by name", () => {
    const afraid = creature({
      conditions: conditions({ dazed: 2 }),
      modifiers: [
        modifier({ from: "calm", on: "save", ability: "cunning", net: 1, flat: 2, dice: [4] }),
        modifier({ from: "charm", on: "save", ability: "presence", net: 1 }),
        modifier({ from: "poise", on: "save", flat: 1 }),
        modifier({ from: "blade", on: "attack", net: 3 }),
      ],
    });
    expect(composeSave({ id: id("ana"), sheet: afraid }, "cunning", 2, DEFAULTS)).toEqual({
      dice: [
        { role: "heart", faces: 8 },
        { role: "ability", faces: 6 },
        { role: "modifier", faces: 4 },
      ],
      reasons: [
        { from: "dazed", net: -2 },
        { from: "help", net: 1 },
        { from: "calm", net: 1 },
      ],
      net: 0,
      flat: [
        { from: "calm", value: 2 },
        { from: "poise", value: 1 },
      ],
    });
  });
});

describe("HR-COND-20 mastering fear and anger", () => {
  const steady = (condition: "frightened" | "enraged" = "frightened"): Command => ({
    do: "steady",
    who: id("ana"),
    condition,
  });
  const afraid = (more: Part = {}) =>
    field(
      { ...more, sheet: { conditions: conditions({ frightened: [2, "orc"] }) } },
      { sheet: { abilities: { might: 6, agility: 6, cunning: 6, presence: 10 }, paragon: 1 } },
    );

  test("an action and a cunning save against the presence of its source", () => {
    const told = afraid().does(steady(), [8, 6, 1, 4]);
    expect(told.throws[0]).toMatchObject({
      name: "save:ana:frightened",
      net: -2,
      dice: [{ role: "heart" }, { role: "ability" }],
    });
    expect(of(told, "saved")[0]).toMatchObject({ against: "frightened", success: false });
    expect(told.sheet("ana").conditions.frightened?.level).toBe(2);
    expect(told.fighter("ana").action).toBe(false);
  });

  test("at the number it is mastered", () => {
    const told = field(
      { sheet: { conditions: conditions({ enraged: [3, "orc"] }) }, fighter: { helped: 1 } },
      { sheet: { abilities: { might: 6, agility: 6, cunning: 6, presence: 8 } } },
    ).does(steady("enraged"), [4, 4, 1]);
    expect(told.throws[0]?.net).toBe(1);
    expect(of(told, "saved")[0]).toMatchObject({ success: true });
    expect(told.sheet("ana").conditions).toEqual({});
    expect(told.fighter("ana").helped).toBe(0);
  });

  test("one whose source is gone saves against the smallest die", () => {
    const told = field({ sheet: { conditions: conditions({ enraged: [1, "ghost"] }) } }).does(
      steady("enraged"),
      [2, 2],
    );
    expect(of(told, "saved")[0]?.success).toBe(true);
    const sourceless = field({ sheet: { conditions: conditions({ enraged: 1 }) } }).does(steady("enraged"), [2, 1]);
    expect(of(sourceless, "saved")[0]?.success).toBe(false);
  });

  test.for<[string, Command, Part]>([
    ["no-such-condition", steady("enraged"), {}],
    ["no-action", steady(), { fighter: { action: false } }],
  ])("%s", ([reason, command, part]) => {
    expect(afraid(part).answer(command)).toBe(reason);
  });
});

describe("HR-WOUND-3 healing", () => {
  const heal = (amount: number): Command => rules({ is: "heal", who: id("ana"), amount });
  const wounded = field({ sheet: { hp: { now: 3, max: 40 }, wounds: [{ rank: 20, treated: false }] } });

  test("stops at the cap", () => {
    expect(wounded.does(heal(5)).sheet("ana").hp.now).toBe(8);
    expect(wounded.does(heal(99)).sheet("ana").hp.now).toBe(20);
    expect(wounded.does(heal(99)).answer(heal(1))).toBe("at-cap");
  });

  test("wakes whoever comes above zero, and nobody that is dead", () => {
    const down = field({ sheet: { hp: { now: -5, max: 40 } }, fighter: { life: "unconscious" } });
    expect(down.does(heal(5)).fighter("ana").life).toBe("unconscious");
    expect(down.does(heal(6)).fighter("ana").life).toBe("up");
    expect(of(field({ sheet: { hp: { now: 5, max: 40 } } }).does(heal(5)), "lifeChanged")).toEqual([]);
    expect(down.withFighter("ana", { life: "dead" }).answer(heal(50))).toBe("target-dead");
  });
});
