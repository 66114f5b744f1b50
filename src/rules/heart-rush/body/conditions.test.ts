import { describe, expect, test } from "vitest";
import { check, constantFrom, property, integer, assert, array, tuple } from "fast-check";
import { fighterId } from "../../core/brand.ts";
import { CONDITIONS } from "./condition-names.ts";
import type { ConditionName } from "./condition-names.ts";
import { CONDITION_RULES, TOLD_OF_OTHERS } from "./condition-table.ts";
import type { AskedRoll, RollKind } from "./condition-table.ts";
import { callSources, fade, gain, has, levelOf, lose, reasonsFor, ROLL, seesNothing } from "./conditions.ts";
import { DEFAULTS } from "../state/options.ts";
import { netOf } from "../state/participant.ts";
import type { Ability, Sheet } from "../state/sheet.ts";
import { conditions, conditionsOf, creature, who } from "../testing/creature.ts";

type Levels = Parameters<typeof conditions>[0];

const levelsOf = (sheet: Sheet) => Object.fromEntries(conditionsOf(sheet).map((name) => [name, levelOf(sheet, name)]));

test("HR-COND-22 five levels of blinded leave no sight, and fewer all of it", () => {
  expect([0, 1, 4, 5].map(seesNothing)).toEqual([false, false, false, true]);
});

describe("HR-COND-2 levels", () => {
  test.for([
    ["a first level", {}, "dazed", 1, { dazed: 1 }],
    ["more on top", { dazed: 2 }, "dazed", 2, { dazed: 4 }],
    ["five at most", { dazed: 4 }, "dazed", 3, { dazed: 5 }],
    ["five at once at most", {}, "burning", 9, { burning: 5 }],
    ["no levels, nothing", {}, "dazed", 0, {}],
    ["one has it or not", { prone: 1 }, "prone", 3, { prone: 1 }],
    ["stunned has no levels", {}, "stunned", 4, { stunned: 1 }],
    ["others stay", { weakened: 2 }, "poisoned", 1, { weakened: 2, poisoned: 1 }],
  ] as const)("%s", ([, before, name, levels, after]) => {
    expect(levelsOf(gain(creature({ conditions: conditions(before) }), name, levels))).toEqual(after);
  });

  test.for([
    ["a level", { dazed: 3 }, "dazed", 1, { dazed: 2 }],
    ["the last", { dazed: 1 }, "dazed", 1, {}],
    ["more than there are", { dazed: 2 }, "dazed", 4, {}],
    ["none", { dazed: 2 }, "dazed", 0, { dazed: 2 }],
    ["what is not there", { dazed: 2 }, "weakened", 1, { dazed: 2 }],
    ["what has no levels goes at once", { prone: 1 }, "prone", 1, {}],
  ] as const)("lost: %s", ([, before, name, levels, after]) => {
    expect(levelsOf(lose(creature({ conditions: conditions(before) }), name, levels))).toEqual(after);
  });

  test("losing nothing changes nothing", () => {
    const sheet = creature({ conditions: conditions({ dazed: 2, prone: 1 }) });
    expect(lose(sheet, "dazed", 0)).toBe(sheet);
    expect(lose(sheet, "prone", 0)).toBe(sheet);
    expect(gain(sheet, "dazed", 0)).toBe(sheet);
  });

  test("all levels are lost unless told", () => {
    expect(levelsOf(lose(creature({ conditions: conditions({ burning: 5 }) }), "burning"))).toEqual({});
  });

  test("the source stays with the levels, and a new one takes its place", () => {
    const afraid = creature({ conditions: conditions({ frightened: [1, "orc"] }) });
    expect(gain(afraid, "frightened", 1).conditions).toEqual(conditions({ frightened: [2, "orc"] }));
    expect(gain(afraid, "frightened", 1, fighterId("rat")).conditions).toEqual(conditions({ frightened: [2, "rat"] }));
    const called = (of: string) => fighterId(`the-${of}`);
    expect(callSources(gain(afraid, "prone", 1), called).conditions).toEqual(
      conditions({ frightened: [1, "the-orc"], prone: 1 }),
    );
    expect(lose(gain(afraid, "frightened", 1), "frightened", 1).conditions).toEqual(
      conditions({ frightened: [1, "orc"] }),
    );
  });
});

describe("HR-COND-3 what fades", () => {
  const fading: readonly ConditionName[] = [
    "dazed",
    "weakened",
    "off-balanced",
    "shaken",
    "blinded",
    "slowed",
    "burning",
  ];
  test.for(CONDITIONS.map((name) => [name, fading.includes(name)] as const))("%s: %s", ([name, fades]) => {
    expect(CONDITION_RULES[name].fading).toBe(fades);
  });

  test("one level of each goes", () => {
    const before = conditions({ dazed: 3, burning: 1, poisoned: 2, slowed: 2, prone: 1 });
    expect(levelsOf(fade(creature({ conditions: before })))).toEqual({ dazed: 2, poisoned: 2, slowed: 1, prone: 1 });
  });

  test("nothing upon it, nothing changes", () => {
    const sheet = creature();
    expect(fade(sheet)).toBe(sheet);
  });
});

const LEVELED: readonly ConditionName[] = [
  ...(["dazed", "weakened", "off-balanced", "shaken", "restrained", "poisoned", "blinded", "slowed"] as const),
  ...(["vulnerable-physical", "vulnerable-mental", "confused", "frightened", "enraged", "charmed", "burning"] as const),
];

test.for(CONDITIONS.map((name) => [name, LEVELED.includes(name)] as const))(
  "HR-COND-2 %s has levels: %s",
  ([name, leveled]) => {
    expect(CONDITION_RULES[name].leveled).toBe(leveled);
  },
);

const asks = (kind: RollKind, ability: Ability, more: Partial<AskedRoll> = {}): AskedRoll => ({
  ...ROLL,
  kind,
  ability,
  ...more,
});

const net = (upon: Levels, roll: AskedRoll, options = DEFAULTS): number =>
  netOf(reasonsFor(who("you", { conditions: conditions(upon) }), roll, options));

const ORC = fighterId("orc");
const facing = (levels: Levels): Partial<AskedRoll> => ({
  against: ORC,
  facing: creature({ conditions: conditions(levels) }),
});

const unnamed = (levels: Levels): Partial<AskedRoll> => ({ ...facing(levels), against: null });

describe("HR-COND-4 what each hampers: attack, defence, check, save, escape", () => {
  const kinds = ["attack", "defence", "check", "save", "escape"] as const;
  test.for([
    [{ dazed: 2 }, "cunning", [-2, -2, -2, -2, -2]],
    [{ dazed: 2 }, "might", [0, 0, 0, 0, 0]],
    [{ weakened: 1 }, "might", [-1, -1, -1, -1, -1]],
    [{ weakened: 1 }, "agility", [0, 0, 0, 0, 0]],
    [{ "off-balanced": 3 }, "agility", [-3, -3, -3, -3, -3]],
    [{ "off-balanced": 3 }, "cunning", [0, 0, 0, 0, 0]],
    [{ shaken: 1 }, "presence", [-1, -1, -1, -1, -1]],
    [{ shaken: 1 }, "might", [0, 0, 0, 0, 0]],
    [{ poisoned: 2 }, "might", [-2, -2, -2, -2, -2]],
    [{ confused: 4 }, "agility", [-4, -4, -4, -4, -4]],
    [{ restrained: 2 }, "cunning", [-2, -2, 0, 0, -2]],
    [{ grappled: 1 }, "might", [-1, -1, 0, 0, 0]],
    [{ grappling: 1 }, "might", [-1, -1, 0, 0, -1]],
    [{ prone: 1 }, "agility", [-1, -1, 0, 0, 0]],
    [{ blinded: 3 }, "might", [-3, -3, 0, 0, 0]],
    [{ slowed: 3, crippled: 1, burning: 5 }, "agility", [0, 0, 0, 0, 0]],
    [{ stunned: 1, incapacitated: 1, suffocating: 1 }, "might", [0, 0, 0, 0, 0]],
    [{ "vulnerable-physical": 3, "vulnerable-mental": 3 }, "might", [0, 0, 0, 0, 0]],
    [{ hidden: 1, obscured: 1, "climbed-on": 1, climbing: 1 }, "might", [0, 0, 0, 0, 0]],
    [{ charmed: 3 }, "presence", [0, 0, 0, 0, 0]],
    [{ poisoned: 5, dazed: 5, confused: 5 }, "cunning", [-15, -15, -15, -15, -15]],
  ] as const)("%j on %s: %j", ([upon, ability, nets]) => {
    expect(kinds.map((kind) => net(upon, asks(kind, ability)))).toEqual(nets);
  });

  test("each condition is named, the roller's own before the other's", () => {
    const roller = who("you", { conditions: conditions({ prone: 1, "off-balanced": 2, shaken: 1 }) });
    expect(reasonsFor(roller, asks("attack", "agility", facing({ hidden: 1, prone: 1 })), DEFAULTS)).toEqual([
      { from: "off-balanced", net: -2 },
      { from: "prone", net: -1 },
      { from: "hidden", net: -5 },
    ]);
  });
});

describe("HR-COND-5 weaknesses spare attacks and defences where the table says so", () => {
  test.for([
    [{ dazed: 2 }, "attack", "cunning", 0],
    [{ dazed: 2 }, "defence", "cunning", 0],
    [{ dazed: 2 }, "check", "cunning", -2],
    [{ dazed: 2 }, "save", "cunning", -2],
    [{ dazed: 2 }, "escape", "cunning", -2],
    [{ weakened: 1, poisoned: 1 }, "attack", "might", -1],
    [{ "off-balanced": 1, prone: 1 }, "defence", "agility", -1],
    [{ blinded: 2 }, "attack", "might", -2],
  ] as const)("%j, %s of %s: %i", ([upon, kind, ability, levels]) => {
    expect(net(upon, asks(kind, ability), { ...DEFAULTS, debuffsAffectAD: false })).toBe(levels);
  });
});

describe("HR-COND-6 sight and height", () => {
  test.for([
    ["a check by eye", { blinded: 2 }, asks("check", "cunning", { sight: true }), -2],
    ["an attack by ear", { blinded: 2 }, asks("attack", "might", { sight: false }), 0],
    ["attacking the obscured", {}, asks("attack", "might", facing({ obscured: 1 })), -5],
    ["defending against the obscured", {}, asks("defence", "might", facing({ obscured: 1 })), -5],
    ["attacking the hidden", {}, asks("attack", "might", facing({ hidden: 1 })), -5],
    ["hidden and obscured count once", {}, asks("defence", "might", facing({ hidden: 1, obscured: 1 })), -5],
    ["a check against the obscured", {}, asks("check", "might", facing({ obscured: 1, hidden: 1 })), 0],
    ["from above", { "high-ground": 1 }, asks("attack", "might", facing({})), 1],
    ["from above, at whoever it may be", { "high-ground": 1 }, asks("attack", "might"), 1],
    ["both above", { "high-ground": 1 }, asks("attack", "might", facing({ "high-ground": 1 })), 0],
    ["defending from above", { "high-ground": 1 }, asks("defence", "might", facing({})), 0],
    ["a check from above", { "high-ground": 1 }, asks("check", "might", facing({})), 0],
  ] as const)("%s", ([, upon, roll, levels]) => {
    expect(net(upon, roll)).toBe(levels);
  });
});

describe("HR-COND-7 restraint, grapples, lying", () => {
  test.for([
    ["a check of motion, restrained", { restrained: 2 }, asks("check", "might", { motion: true }), -2],
    ["a save, restrained", { restrained: 2 }, asks("save", "agility", { motion: true }), 0],
    ["a check of motion, grappling", { grappling: 1 }, asks("check", "might", { motion: true }), -1],
    ["breaking out with more restraint", { grappled: 1, restrained: 3 }, asks("escape", "might"), -2],
    ["breaking out of chains", { restrained: 3 }, asks("escape", "might"), -3],
    [
      "at somebody obscured of whom no more is known",
      {},
      { ...asks("attack", "might"), ...unnamed({ obscured: 1 }) },
      -5,
    ],
    ["against somebody hidden", {}, { ...asks("defence", "might"), ...unnamed({ hidden: 1 }) }, -5],
    ["a check in the dark", {}, { ...asks("check", "might"), ...unnamed({ hidden: 1 }) }, 0],
    ["prone under arrows", { prone: 1 }, asks("defence", "agility", { ranged: true }), 1],
    ["prone and shooting", { prone: 1 }, asks("attack", "agility", { ranged: true }), -1],
    ["prone and reeling", { prone: 1, "off-balanced": 2 }, asks("attack", "agility"), -3],
  ] as const)("%s", ([, upon, roll, levels]) => {
    expect(net(upon, roll)).toBe(levels);
  });
});

describe("HR-COND-8 climbers", () => {
  test.for([
    ["upon the one it climbs", { climbing: [1, "orc"] }, asks("attack", "might", facing({})), 3],
    ["upon another", { climbing: [1, "bear"] }, asks("attack", "might", facing({})), 0],
    ["upon nobody known", { climbing: 1 }, asks("attack", "might"), 0],
    ["defending", { climbing: [1, "orc"] }, asks("defence", "might", facing({})), 0],
    ["at the named climber", { "climbed-on": [1, "orc"] }, asks("attack", "might", facing({})), -3],
    ["at another climber", { "climbed-on": [1, "rat"] }, asks("attack", "might", facing({ climbing: [1, "you"] })), -3],
    ["at somebody else", { "climbed-on": [1, "rat"] }, asks("attack", "might", facing({ climbing: [1, "bear"] })), 0],
    ["at somebody on the ground", { "climbed-on": [1, "rat"] }, asks("attack", "might", facing({})), 0],
    ["at one of whom nothing is known", { "climbed-on": 1 }, asks("attack", "might", { against: ORC }), 0],
    ["at whoever it may be", { "climbed-on": 1 }, asks("attack", "might"), 0],
    ["defending against it", { "climbed-on": [1, "orc"] }, asks("defence", "might", facing({})), 0],
  ] as const)("%s", ([, upon, roll, levels]) => {
    expect(net(upon, roll)).toBe(levels);
  });
});

describe("HR-COND-9 a grapple restrains", () => {
  test.for([
    ["gained", {}, { grappled: 1, restrained: 1 }],
    ["beside chains", { restrained: 2 }, { grappled: 1, restrained: 3 }],
    ["no further than five", { restrained: 5 }, { grappled: 1, restrained: 5 }],
    ["but once", { grappled: 1, restrained: 1 }, { grappled: 1, restrained: 1 }],
    ["even where only the grapple is written down", { grappled: 1 }, { grappled: 1, restrained: 1 }],
  ] as const)("%s", ([, before, after]) => {
    expect(levelsOf(gain(creature({ conditions: conditions(before) }), "grappled", 1))).toEqual(after);
  });

  test.for([
    ["let go", { grappled: 1, restrained: 1 }, {}],
    ["chains stay", { grappled: 1, restrained: 3 }, { restrained: 2 }],
    ["only the grapple was written down", { grappled: 1 }, {}],
  ] as const)("%s", ([, before, after]) => {
    expect(levelsOf(lose(creature({ conditions: conditions(before) }), "grappled"))).toEqual(after);
  });

  test("chains on top of a grapple that was written down alone", () => {
    const sheet = gain(creature({ conditions: conditions({ grappled: [1, "orc"] }) }), "restrained", 1);
    expect(levelsOf(sheet)).toEqual({ grappled: 1, restrained: 2 });
    expect(has(sheet, "restrained")).toBe(true);
  });

  test("the sources of both stay their own", () => {
    const chained = creature({ conditions: conditions({ restrained: [1, "net"] }) });
    expect(gain(chained, "grappled", 1, ORC).conditions).toEqual(
      conditions({ grappled: [1, "orc"], restrained: [2, "net"] }),
    );
  });
});

describe("HR-COND-10 fear and anger", () => {
  test.for([
    ["the feared in sight", { frightened: [2, "orc"] }, asks("save", "might"), -2],
    ["the feared out of sight", { frightened: [2, "orc"] }, asks("attack", "might", { sourceInSight: false }), 0],
    ["at the one it is angry with", { enraged: [2, "orc"] }, asks("attack", "might", facing({})), 0],
    ["at another", { enraged: [2, "rat"] }, asks("attack", "might", facing({})), -2],
    ["against nobody", { enraged: [2, "rat"] }, asks("check", "might"), 0],
  ] as const)("%s", ([, upon, roll, levels]) => {
    expect(net(upon, roll)).toBe(levels);
  });

  test("anger at another takes the place of the old, anger at the same grows", () => {
    const angry = creature({ conditions: conditions({ enraged: [3, "orc"] }) });
    expect(gain(angry, "enraged", 1, fighterId("rat")).conditions).toEqual(conditions({ enraged: [1, "rat"] }));
    expect(gain(angry, "enraged", 1, ORC).conditions).toEqual(conditions({ enraged: [4, "orc"] }));
    expect(gain(angry, "enraged", 1).conditions).toEqual(conditions({ enraged: [4, "orc"] }));
    expect(gain(creature(), "enraged", 2, ORC).conditions).toEqual(conditions({ enraged: [2, "orc"] }));
  });
});

describe("HR-COND-19 the charmer's advantage", () => {
  test.for([
    ["on presence checks", asks("check", "presence", facing({ charmed: [2, "you"] })), 2],
    ["not on others", asks("check", "cunning", facing({ charmed: [2, "you"] })), 0],
    ["not on saves", asks("save", "presence", facing({ charmed: [2, "you"] })), 0],
    ["not for somebody else", asks("check", "presence", facing({ charmed: [2, "bo"] })), 0],
    ["not against a stranger", asks("check", "presence"), 0],
  ] as const)("%s", ([, roll, levels]) => {
    expect(net({}, roll)).toBe(levels);
  });

  test("what does not count is not named", () => {
    const roll = asks("attack", "might", facing({ charmed: [2, "you"], prone: 1 }));
    expect(reasonsFor(who("you"), roll, DEFAULTS)).toEqual([]);
  });
});

test("the conditions that weigh on others' rolls are those that are looked at", () => {
  const rolls = (["attack", "defence", "check"] as const).map((kind) => asks(kind, "presence", { against: ORC }));
  const weigh = CONDITIONS.filter((name) => {
    const sheet = creature({ conditions: conditions({ [name]: [1, "you"] }) });
    const upon = { by: ORC, sheet, level: 1, of: fighterId("you") };
    return rolls.some((roll) => CONDITION_RULES[name].others(roll, upon, fighterId("you")) !== 0);
  });
  expect([...TOLD_OF_OTHERS].sort()).toEqual([...weigh].sort());
});

describe("whatever is gained and lost", () => {
  const changes = array(tuple(constantFrom(...CONDITIONS), integer({ min: -3, max: 7 })), { maxLength: 40 });
  const played = (steps: readonly (readonly [ConditionName, number])[]): Sheet =>
    steps.reduce((sheet, [name, by]) => (by >= 0 ? gain(sheet, name, by) : lose(sheet, name, -by)), creature());

  test("levels stay between one and five, and one where there are none", () => {
    assert(
      property(changes, (steps) => {
        const sheet = played(steps);
        for (const name of conditionsOf(sheet)) {
          expect(levelOf(sheet, name)).toBeGreaterThanOrEqual(1);
          expect(levelOf(sheet, name)).toBeLessThanOrEqual(LEVELED.includes(name) ? 5 : 1);
        }
      }),
    );
  });

  test("after five rounds nothing that fades is left, and nothing else has gone", () => {
    const run = check(
      property(changes, (steps) => {
        const before = played(steps);
        const after = [1, 2, 3, 4, 5].reduce(fade, before);
        return CONDITIONS.every(
          (name) => levelOf(after, name) === (CONDITION_RULES[name].fading ? 0 : levelOf(before, name)),
        );
      }),
    );
    expect(run.counterexample).toBeNull();
  });
});
