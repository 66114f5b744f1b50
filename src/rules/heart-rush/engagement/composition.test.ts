import { describe, expect, test } from "vitest";
import { composeAttack, composeCheck, composeDefence, firingBonus, riderLevels } from "./composition.ts";
import type { Composition, Strike } from "./composition.ts";
import { DEFAULTS } from "../state/options.ts";
import { CLOSE } from "../testing/close.ts";
import type { Sheet } from "../state/sheet.ts";
import {
  bare,
  cantrip,
  conditions,
  LONGBOW,
  MAUL,
  modifier,
  RAPIER,
  SHORTBOW,
  SHURIKEN,
  SWORD,
  weapon,
  WHIP,
  who,
} from "../testing/creature.ts";

const strike = (
  stance: Strike["stance"],
  relation: Strike["relation"] = "beats",
  situation: Strike["situation"] = "engagement",
): Strike => ({ situation, stance, relation });

const DICE: Sheet["abilities"] = { might: 10, agility: 8, cunning: 6, presence: 4 };
const HEART: Sheet["heart"] = { now: 6, max: 12 };

const attack = (parts: Partial<Sheet>, how: Strike, around = {}, theirs: Partial<Sheet> = {}, options = DEFAULTS) =>
  composeAttack(
    who("ann", { heart: HEART, abilities: DICE, ...parts }),
    who("orc", theirs),
    how,
    { ...CLOSE, ...around },
    options,
  );

const defence = (parts: Partial<Sheet>, how: Strike, theirs: Partial<Sheet>, around = {}, options = DEFAULTS) =>
  composeDefence(
    who("ann", { heart: HEART, abilities: DICE, ...parts }),
    who("orc", theirs),
    how,
    { ...CLOSE, ...around },
    options,
  );

const dice = (composition: Composition): readonly string[] =>
  composition.dice.map(({ role, faces }) => `${role} d${faces}`);

describe("HR-COMP-1, HR-COMP-2 the dice of an attack", () => {
  const rolls = (held: Sheet["weapon"], how: Strike): readonly string[] => dice(attack({ weapon: held }, how));
  test.for([
    ["sword, agility", SWORD, "agility", ["heart d6", "ability d8", "weapon d8", "damage-type d8"]],
    ["sword, might", SWORD, "might", ["heart d6", "ability d10", "weapon d8"]],
    ["rapier, cunning", RAPIER, "cunning", ["heart d6", "ability d6", "weapon d8", "damage-type d8"]],
    ["maul, might", MAUL, "might", ["heart d6", "ability d10", "weapon d12", "damage-type d12"]],
    ["maul, agility", MAUL, "agility", ["heart d6", "ability d8", "weapon d12"]],
    ["earth bolt, might", cantrip("earth"), "might", ["heart d6", "ability d10", "weapon d12"]],
    ["dark bolt, might", cantrip("dark"), "might", ["heart d6", "ability d10"]],
    ["a creature's number, agility", weapon({ flat: 5 }), "agility", ["heart d6", "ability d8"]],
  ] as const)("%s", ([, held, stance, expected]) => {
    expect(rolls(held, strike(stance, "same"))).toEqual(expected);
  });

  test.for([
    ["against cunning", strike("might", "beats"), 3],
    ["against might", strike("might", "same"), 2],
    ["against a defender", strike("might", "defensive"), 2],
    ["in a contest", strike("might", "beats", "contest"), 2],
    ["at an opportunity", strike("might", "beats", "opportunity"), 2],
    ["in another stance", strike("cunning", "beats"), 1],
  ] as const)("HR-COMP-4 a blunt whip %s", ([, how, weaponDice]) => {
    const flail = weapon({ size: "ultralight", type: "whip", damage: "bludgeoning" });
    expect(rolls(flail, how).slice(2)).toHaveLength(weaponDice);
  });

  test("HR-COMP-4 the bonus die comes last and says so", () => {
    expect(rolls(WHIP, strike("might")).at(-1)).toBe("might-bonus d4");
  });

  test("a creature's fixed number is a bonus", () => {
    expect(attack({ weapon: weapon({ flat: 5 }) }, strike("might")).flat).toEqual([{ from: "weapon", value: 5 }]);
    expect(attack({ weapon: SWORD, armour: "heavy", shield: "heavy" }, strike("might")).flat).toEqual([]);
  });
});

describe("HR-COMP-3 a defence", () => {
  const armoured: Partial<Sheet> = { armour: "medium", natural: bare(1), shield: "light" };
  test("rolls the ability of the attacker's stance", () => {
    expect(dice(defence({}, strike("cunning"), { weapon: SWORD }))).toEqual(["heart d6", "ability d6"]);
    expect(dice(defence({}, strike("might"), { weapon: SWORD }))).toEqual(["heart d6", "ability d10"]);
  });
  test("adds armour and shield", () => {
    expect(defence(armoured, strike("agility"), { weapon: SWORD }).flat).toEqual([
      { from: "armour", value: 5 },
      { from: "shield", value: 1 },
    ]);
    expect(defence({}, strike("agility"), { weapon: SWORD }).flat).toEqual([]);
  });
  test("knows against what its hide is thicker", () => {
    const natural = { value: 2, against: { slashing: 0, piercing: 4, bludgeoning: 0 } };
    const armourOf = (theirs: Sheet["weapon"]) => defence({ natural }, strike("agility"), { weapon: theirs }).flat;
    expect(armourOf(RAPIER)).toEqual([{ from: "armour", value: 6 }]);
    expect(armourOf(SWORD)).toEqual([{ from: "armour", value: 2 }]);
    expect(armourOf(cantrip("air"))).toEqual([{ from: "armour", value: 2 }]);
  });

  const SHIELD = { from: "shield", value: 1 };
  const ARMOUR = { from: "armour", value: 5 };
  test.for([
    ["might against cunning with a bow", strike("might"), LONGBOW, false, [SHIELD]],
    ["the same where shields do not count either", strike("might"), LONGBOW, true, []],
    ["a defender", strike("might", "defensive"), LONGBOW, true, [ARMOUR, SHIELD]],
    ["another stance", strike("cunning"), LONGBOW, false, [ARMOUR, SHIELD]],
    ["an opportunity", strike("might", "none", "opportunity"), LONGBOW, false, [ARMOUR, SHIELD]],
    ["a maul", strike("might"), MAUL, true, [ARMOUR, SHIELD]],
    ["a water bolt", strike("might"), cantrip("water"), false, [SHIELD]],
  ] as const)("HR-COMP-4 armour against %s", ([, how, held, ignores, flat]) => {
    const options = { ...DEFAULTS, rangedBonusIgnoresShield: ignores };
    expect(defence(armoured, how, { weapon: held }, {}, options).flat).toEqual(flat);
  });
});

describe("HR-COMP-4, HR-COMP-5 what fires", () => {
  test.for([
    ["might", "beats", "push", 0],
    ["might", "same", null, 0],
    ["might", "defensive", null, 0],
    ["might", "none", null, 0],
    ["agility", "beats", null, 0],
    ["cunning", "beats", null, 2],
    ["cunning", "same", null, 0],
    ["cunning", "defensive", null, 0],
    ["cunning", "none", null, 0],
  ] as const)("%s that %s: %s, %i levels", ([stance, relation, bonus, levels]) => {
    const ann = who("ann", { weapon: SWORD });
    expect([firingBonus(ann, stance, relation), riderLevels(ann, stance, relation)]).toEqual([bonus, levels]);
  });
  test("a talent for riders", () => {
    const talents = [modifier({ on: "riders", flat: 2 }), modifier({ on: "attack", flat: 9 })];
    expect(riderLevels(who("ann", { modifiers: talents }), "cunning", "beats")).toBe(4);
  });
});

describe("HR-COMP-6 what weighs on attacks and defences", () => {
  test.for([
    ["nothing", {}, {}, []],
    ["a condition", { conditions: conditions({ weakened: 2 }) }, {}, [{ from: "weakened", net: -2 }]],
    ["a help", {}, { helped: 1 }, [{ from: "help", net: 1 }]],
    ["two helps", {}, { helped: 2 }, [{ from: "help", net: 1 }]],
    ["water", {}, { underwater: true }, [{ from: "water", net: -5 }]],
  ] as const)("%s", ([, parts, around, reasons]) => {
    expect(attack({ weapon: SWORD, ...parts }, strike("might"), around).reasons).toEqual(reasons);
    expect(defence(parts, strike("might"), { weapon: SWORD }, around).reasons).toEqual(reasons);
  });
  test("distance and cover weigh on the attack alone", () => {
    const around = { distance: 75, linesBlocked: 1 };
    const shot = attack({ weapon: LONGBOW }, strike("might"), around);
    expect(shot.reasons).toEqual([
      { from: "range", net: -2 },
      { from: "cover", net: -1 },
    ]);
    expect(shot.net).toBe(-3);
    expect(defence({ weapon: LONGBOW }, strike("might"), { weapon: LONGBOW }, around).reasons).toEqual([]);
  });
  test("the other's conditions count", () => {
    const unseen = { conditions: conditions({ obscured: 1 }) };
    expect(attack({}, strike("might"), {}, unseen).net).toBe(-5);
    expect(defence({}, strike("might"), { ...unseen, weapon: SWORD }).net).toBe(-5);
  });
  test.for([
    ["bow", SHORTBOW, 1],
    ["throw", SHURIKEN, 1],
    ["bolt", cantrip("fire"), 1],
    ["sword", SWORD, -1],
    ["whip", WHIP, -1],
  ] as const)("lying prone before a %s", ([, held, levels]) => {
    const prone = { conditions: conditions({ prone: 1 }) };
    expect(defence(prone, strike("agility"), { weapon: held }).net).toBe(levels);
  });
});

describe("HR-COMP-8 talents", () => {
  const talents = [
    modifier({ from: "always", flat: 2, net: 1 }),
    modifier({ from: "beating", when: "beating", dice: [6, 4] }),
    modifier({ from: "beaten", when: "beaten", flat: 9 }),
    modifier({ from: "might alone", ability: "might", flat: 1 }),
    modifier({ from: "guard", on: "defence", flat: 3 }),
    modifier({ from: "underdog", on: "defence", when: "beaten", dice: [8] }),
    modifier({ from: "overlord", on: "defence", when: "beating", flat: 9 }),
  ];
  test.for([
    ["might", "beats", ["always", "might alone"], ["modifier d6", "modifier d4"]],
    ["might", "same", ["always", "might alone"], []],
    ["agility", "defensive", ["always"], []],
  ] as const)("an attack in %s that %s", ([stance, relation, from, lent]) => {
    const rolled = attack({ weapon: cantrip("fire"), modifiers: talents }, strike(stance, relation));
    expect(rolled.flat.map((bonus) => bonus.from)).toEqual(from);
    expect(dice(rolled).slice(2)).toEqual(lent);
    expect(rolled.net).toBe(1);
  });
  test.for([
    ["beats", ["modifier d8"]],
    ["same", []],
  ] as const)("a defence against one that %s", ([relation, lent]) => {
    const rolled = defence({ modifiers: talents }, strike("might", relation), { weapon: SWORD });
    expect(rolled.flat).toEqual([{ from: "guard", value: 3 }]);
    expect(dice(rolled).slice(2)).toEqual(lent);
  });
});

describe("HR-COMP-7 a contested check in place of an attack", () => {
  const check = (parts: Partial<Sheet>, how = {}, around = {}, theirs: Partial<Sheet> = {}, options = DEFAULTS) =>
    composeCheck(
      who("ann", { heart: HEART, abilities: DICE, ...parts }),
      who("orc", theirs),
      { ability: "might", as: "attack", bulkTells: true, ...how },
      { ...CLOSE, ...around },
      options,
    );

  test("is heart and ability, without weapon and armour", () => {
    const rolled = check({ weapon: MAUL, armour: "heavy", shield: "light" });
    expect(dice(rolled)).toEqual(["heart d6", "ability d10"]);
    expect([rolled.flat, rolled.reasons]).toEqual([[], []]);
  });

  const upon = (levels: Parameters<typeof conditions>[0]) => ({ conditions: conditions(levels) });
  test.for([
    ["prone weighs as on an attack", upon({ prone: 1 }), {}, {}, {}, -1],
    ["prone weighs as on a defence", upon({ prone: 1 }), { as: "defence" }, {}, {}, -1],
    ["weakness counts once", upon({ weakened: 2 }), {}, {}, {}, -2],
    ["each of two counts once", upon({ weakened: 1, restrained: 2 }), {}, {}, {}, -3],
    ["restraint counts once", upon({ restrained: 2 }), {}, {}, {}, -2],
    ["from above", upon({ "high-ground": 1 }), {}, {}, {}, 1],
    ["from above, answering", upon({ "high-ground": 1 }), { as: "defence" }, {}, {}, 0],
    ["against the unseen", {}, {}, {}, upon({ obscured: 1 }), -5],
    ["helped", {}, {}, { helped: 1 }, {}, 1],
    ["larger", { size: "L2" }, {}, {}, {}, 2],
    ["larger, where bulk tells nothing", { size: "L2" }, { bulkTells: false }, {}, {}, 0],
    ["smaller", { size: "tiny" }, {}, {}, {}, 0],
  ] as const)("%s", ([, parts, how, around, theirs, levels]) => {
    expect(check(parts, how, around, theirs).net).toBe(levels);
  });

  test.for([
    ["an escape is no attack: lying prone does not matter", upon({ prone: 1 }), "escape", 0],
    ["nor does the grapple's own restraint", upon({ grappled: 1, restrained: 2 }), "escape", -1],
    ["a check in its own right", upon({ prone: 1, restrained: 2, poisoned: 1 }), "check", -3],
    ["from above", upon({ "high-ground": 1 }), "check", 0],
    ["larger", { size: "large" }, "escape", 1],
  ] as const)("%s", ([, parts, as, levels]) => {
    expect(check(parts, { as }).net).toBe(levels);
  });

  test("talents for attacks are none for escapes", () => {
    const modifiers = [modifier({ on: "attack", net: 1 }), modifier({ from: "strong", on: "check", net: 2 })];
    expect(check({ modifiers }, { as: "escape" }).reasons).toEqual([{ from: "strong", net: 2 }]);
  });

  test("a weakness that spares attacks still hampers this check", () => {
    const options = { ...DEFAULTS, debuffsAffectAD: false };
    expect(check(upon({ weakened: 2, prone: 1 }), {}, {}, {}, options).reasons).toEqual([
      { from: "prone", net: -1 },
      { from: "weakened", net: -2 },
    ]);
  });

  test("talents for attacks lend their levels, those for checks all they have", () => {
    const modifiers = [
      modifier({ from: "fierce", on: "attack", net: 1, flat: 5, dice: [6] }),
      modifier({ from: "stout", on: "defence", net: 2 }),
      modifier({ from: "strong", on: "check", flat: 2, net: 1, dice: [4] }),
      modifier({ from: "sly", on: "check", ability: "cunning", flat: 7 }),
      modifier({ from: "cruel", on: "attack", when: "beating", net: 3 }),
    ];
    const asking = check({ modifiers });
    expect(dice(asking)).toEqual(["heart d6", "ability d10", "modifier d4"]);
    expect(asking.flat).toEqual([{ from: "strong", value: 2 }]);
    expect(asking.reasons).toEqual([
      { from: "fierce", net: 1 },
      { from: "strong", net: 1 },
    ]);
    expect(check({ modifiers }, { as: "defence" }).reasons).toEqual([
      { from: "stout", net: 2 },
      { from: "strong", net: 1 },
    ]);
  });
});
