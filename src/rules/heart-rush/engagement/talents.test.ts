import { describe, expect, test } from "vitest";
import { composeAsked, PLAIN_CHECK } from "../checks/asked-check.ts";
import { freeHands, mayBearShield } from "../gear/armour.ts";
import type { Command } from "../state/commands.ts";
import { composeAttack, composeDefence } from "./composition.ts";
import { fade } from "../body/conditions.ts";
import { guardOf, takeDamage, woundOf } from "../body/damage.ts";
import { circumstances, combatantOf } from "../state/fighters.ts";
import { callable } from "../body/modifiers.ts";
import { duel } from "../odds/duel.ts";
import { DEFAULTS } from "../state/options.ts";
import { pushWorth } from "./push.ts";
import { afterStance } from "./stance.ts";
import { CLOSE } from "../testing/close.ts";
import type { Modifier, Sheet } from "../state/sheet.ts";
import { hurtOffer, sufferHurt } from "../body/single-hurt.ts";
import { speedOf } from "../map/speed.ts";
import { stanceOffer } from "./stance-offer.ts";
import { conditions, creature, MAUL, modifier, RAPIER, SWORD, weapon, WHIP, who } from "../testing/creature.ts";
import { attack, closes, declares, id, of, scene, turnedOver, untilStage } from "../testing/scene.ts";
import type { Part } from "../testing/scene.ts";
import { treatmentReasons } from "../checks/treatment.ts";

const having = (parts: Partial<Modifier>, sheet: Partial<Sheet> = {}): Partial<Sheet> => ({
  ...sheet,
  modifiers: [modifier(parts)],
});
const harm = (name: string, amount: number): Command => ({
  do: "rule",
  ruling: { is: "harm", who: id(name), amount, from: "a trap" },
});
const pass = { do: "pass" } as const;
const nextRound = (told: ReturnType<typeof scene>) =>
  told.with({ phase: { at: "turn", side: "enemies", passes: 1 } }).does({ ...pass, side: "enemies" });

describe("HR-GAIN-3 what counts when it fits", () => {
  const talker = who(
    "ana",
    having({ from: "Smooth Talker", on: "check", ability: "presence", when: "fitting", net: 2 }),
  );
  const plan = { ...PLAIN_CHECK, kind: "skill", ability: "presence" } as const;

  test("counts when its bearer calls on it, and names itself", () => {
    expect(composeAsked(talker, plan, 0, DEFAULTS).net).toBe(0);
    const called = composeAsked(talker, { ...plan, called: ["Smooth Talker"] }, 0, DEFAULTS);
    expect(called.reasons).toEqual([{ from: "Smooth Talker", net: 2 }]);
  });

  test("is offered for its own ability and kind of roll alone", () => {
    expect(callable(talker.sheet, "check", "presence")).toHaveLength(1);
    expect(callable(talker.sheet, "check", "cunning")).toEqual([]);
    expect(callable(talker.sheet, "save", "presence")).toEqual([]);
    const cunning = { ...plan, ability: "cunning", called: ["Smooth Talker"] } as const;
    expect(composeAsked(talker, cunning, 0, DEFAULTS).net).toBe(0);
  });
});

describe("HR-GAIN-4, HR-GAIN-5 who stands about", () => {
  const field = (ana: Part["sheet"], more: Record<string, Part> = {}) =>
    scene({
      ana: { at: [0, 0], sheet: { weapon: SWORD, ...ana } },
      orc: { side: "enemies", at: [5, 0] },
      rat: { side: "enemies", at: [0, 5] },
      far: { side: "enemies", at: [60, 60] },
      ...more,
    });
  const seenBy = (told: ReturnType<typeof scene>, name: string, other: string) => {
    const [one, two] = [combatantOf(told.table, id(name)), combatantOf(told.table, id(other))];
    if (one === null || two === null) throw new Error("nobody");
    return { one, two, near: circumstances(told.table, one, two) };
  };
  const how = { situation: "engagement", stance: "might", relation: "same" } as const;

  test("once for each enemy beside one who is on its feet, in attack and defence", () => {
    const beset = { ability: "any", when: "beset", flat: 1 } as const;
    const both = { modifiers: [modifier({ ...beset, on: "attack" }), modifier({ ...beset, on: "defence" })] };
    const { one, two, near } = seenBy(field(both), "ana", "orc");
    expect(composeAttack(one, two, how, near, DEFAULTS).flat).toEqual([{ from: "talent", value: 2 }]);
    expect(composeDefence(one, two, how, near, DEFAULTS).flat).toEqual([{ from: "talent", value: 2 }]);
    const alone = seenBy(field(both).withFighter("rat", { life: "unconscious" }), "ana", "orc");
    expect(alone.near.besiegers).toBe(1);
  });

  test("against whoever has another enemy beside it; never in a defence", () => {
    const pack = { ability: "any", when: "pack", net: 1 } as const;
    const wolf = { modifiers: [modifier({ ...pack, on: "attack" }), modifier({ ...pack, on: "defence" })] };
    const lone = seenBy(field(wolf), "ana", "orc");
    expect(composeAttack(lone.one, lone.two, how, lone.near, DEFAULTS).net).toBe(0);
    const helped = seenBy(field(wolf, { bo: { at: [10, 0] } }), "ana", "orc");
    expect(composeAttack(helped.one, helped.two, how, helped.near, DEFAULTS).net).toBe(1);
    expect(composeDefence(helped.one, helped.two, how, helped.near, DEFAULTS).net).toBe(0);
  });

  test("nobody's place is looked at for those who do not ask", () => {
    expect(seenBy(field({}), "ana", "orc").near).toMatchObject({ besiegers: 0, flanked: false });
  });
});

describe("HR-GAIN-6 gear and being moved", () => {
  test("gear slows less, never the other way", () => {
    const laden = { armour: "heavy", shield: "heavy" } as const;
    expect(speedOf(creature(laden))).toBe(40);
    expect(speedOf(creature(having({ on: "burden", flat: 15 }, laden)))).toBe(55);
    expect(speedOf(creature(having({ on: "burden", flat: 999 }, laden)))).toBe(60);
  });

  test("pushes go less far", () => {
    const told = scene({
      ana: { at: [0, 0] },
      orc: { side: "enemies", at: [5, 0], sheet: having({ on: "forced", flat: 5 }) },
    });
    const [ana, orc] = [combatantOf(told.table, id("ana")), combatantOf(told.table, id("orc"))];
    if (ana === null || orc === null) throw new Error("nobody");
    expect([pushWorth(10, ana, orc), pushWorth(5, ana, orc), pushWorth(10, orc, ana)]).toEqual([5, 0, 10]);
  });
});

describe("HR-GAIN-14 pushes, guard, points kept and bare hands", () => {
  test("pushes go further, less what size and footing take off", () => {
    const told = scene({
      ana: { at: [0, 0], sheet: having({ on: "push", flat: 5 }) },
      orc: { side: "enemies", at: [5, 0], sheet: having({ on: "forced", flat: 10 }) },
    });
    const [ana, orc] = [combatantOf(told.table, id("ana")), combatantOf(told.table, id("orc"))];
    if (ana === null || orc === null) throw new Error("nobody");
    expect([pushWorth(10, ana, orc), pushWorth(0, ana, orc), pushWorth(10, orc, ana)]).toEqual([5, 0, 10]);
    expect(stanceOffer(who("ana", having({ on: "push", flat: 5 }, { weapon: MAUL })), "might").gains).toContainEqual({
      is: "push",
      feet: 15,
    });
  });

  test.for([
    [9, true, 1, 3],
    [9, true, 0, 5],
    [9, false, 1, 9],
    [1, true, 5, 1],
  ] as const)("%i, defending %s, halved %i times more: %i", ([raw, defending, again, dealt]) => {
    expect(afterStance(raw, defending, again)).toBe(dealt);
  });

  test("a quarter is what a master of the shield takes on the defensive, in the fight and in the odds", () => {
    const guard = having({ on: "guard", flat: 1 });
    expect([
      guardOf(creature(guard)),
      guardOf(creature({})),
      guardOf(creature(having({ on: "guard", flat: -2 }))),
    ]).toEqual([1, 0, 0]);
    const how = { situation: "engagement", stance: "might", relation: "defensive" } as const;
    const most = (sheet: Partial<Sheet>) =>
      duel(who("orc", { weapon: MAUL }), who("ana", sheet), how, CLOSE, DEFAULTS).damage.chances.length;
    expect(most(guard)).toBe(Math.ceil((most({}) - 1) / 2) + 1);
  });

  test("rush points stay, as many as may", () => {
    const sheet = having({ on: "rush-kept", flat: 3 });
    const rush = (points: number) =>
      nextRound(scene({ ana: { sheet, fighter: { rush: points } }, orc: { side: "enemies" } })).fighter("ana").rush;
    const none = rush(0);
    expect([rush(2), rush(5)]).toEqual([none + 2, none + 3]);
  });
});

describe("HR-GAIN-7 small hurts and lighter wounds", () => {
  const tough = creature(having({ on: "graze", flat: 4 }));

  test.for([
    [3, 0],
    [4, 0],
    [5, 1],
    [9, 5],
    [10, 10],
  ] as const)("%i does %i", ([amount, taken]) => {
    expect(hurtOffer(tough, amount, DEFAULTS).whole.taken).toBe(taken);
    expect(40 - sufferHurt(tough, amount, false, false, DEFAULTS).sheet.hp.now).toBe(taken);
    const told = scene({ ana: { sheet: having({ on: "graze", flat: 4 }, { heart: { now: 4, max: 8 } }) } }).does(
      harm("ana", amount),
    );
    expect(40 - told.sheet("ana").hp.now).toBe(taken);
  });

  test("is told: what takes it off, and that nothing was left of it", () => {
    const named = creature(having({ from: "Iron Constitution", on: "graze", flat: 4 }));
    expect(hurtOffer(named, 9, DEFAULTS).softened).toEqual([{ from: "Iron Constitution", value: -4 }]);
    expect(hurtOffer(named, 12, DEFAULTS).softened).toEqual([]);
    const told = scene({ ana: { sheet: having({ on: "graze", flat: 4 }) } }).does(harm("ana", 3));
    expect(told.events).toEqual([{ type: "withstood", who: "ana", what: "hurt" }]);
  });

  test("before anything is shrugged off", () => {
    expect(hurtOffer(tough, 9, DEFAULTS).shrugged).toMatchObject({ taken: 3 });
  });

  test("wounds weigh less, and what weighs nothing is none", () => {
    const iron = creature(having({ on: "wound", flat: 5 }));
    expect(takeDamage(iron, 12, DEFAULTS)).toMatchObject({
      wound: 7,
      sheet: { hp: { now: 28 }, wounds: [{ rank: 7 }] },
    });
    expect(woundOf({ ...iron, woundAt: 5 }, 5, DEFAULTS)).toBeNull();
  });
});

describe("HR-GAIN-8 rush points for what one suffers", () => {
  test("a wound brings them at the start of the next round, and not of the one after", () => {
    const sheet = having({ on: "wound-rush", flat: 1 }, { heart: { now: 4, max: 8 } });
    const told = scene({ ana: { sheet }, orc: { side: "enemies" } })
      .does(harm("ana", 12))
      .does(harm("ana", 3));
    expect(told.fighter("ana")).toMatchObject({ wounded: 1 });
    const second = nextRound(told);
    expect(second.fighter("ana")).toMatchObject({ rush: 1, wounded: 0 });
    expect(nextRound(second).fighter("ana").rush).toBe(0);
  });

  test("damage brings them at once, if any is taken", () => {
    const sheet = having({ on: "hurt-rush", flat: 1 }, { heart: { now: 4, max: 8 } });
    const told = scene({ ana: { sheet }, orc: { side: "enemies" } });
    expect(told.does(harm("ana", 2)).does(harm("ana", 2)).fighter("ana").rush).toBe(told.fighter("ana").rush + 2);
  });
});

describe("HR-GAIN-9 a round that begins", () => {
  test("takes more of what fades", () => {
    const shaken = { conditions: conditions({ dazed: 4, prone: 1 }) };
    expect(fade(creature(having({ on: "fading", flat: 1 }, shaken))).conditions).toEqual(
      conditions({ dazed: 2, prone: 1 }),
    );
    expect(fade(creature(shaken)).conditions).toEqual(conditions({ dazed: 3, prone: 1 }));
  });

  test("gives hit points back to those awake, as far as wounds allow", () => {
    const troll = having({ on: "regain", flat: 2 });
    const field = (hp: Sheet["hp"], wounds: Sheet["wounds"] = [], part: Part = {}) =>
      nextRound(scene({ ana: { ...part, sheet: { ...troll, hp, wounds } }, orc: { side: "enemies" } }));
    expect(of(field({ now: 30, max: 40 }), "healed")).toEqual([{ type: "healed", who: "ana", amount: 2 }]);
    expect(field({ now: 39, max: 40 }).sheet("ana").hp.now).toBe(40);
    expect(of(field({ now: 30, max: 40 }, [{ rank: 10, treated: true }]), "healed")).toEqual([]);
    expect(of(field({ now: 10, max: 40 }, [], { fighter: { life: "unconscious" } }), "healed")).toEqual([]);
  });
});

describe("HR-GAIN-10 what might adds, once more", () => {
  const mighty = (held: Sheet["weapon"]) => having({ on: "bonus", flat: 1 }, { weapon: held });
  const versus = { situation: "engagement", stance: "might", relation: "beats" } as const;

  test("pushes go twice as far, on the card and in the fight", () => {
    expect(stanceOffer(who("ana", mighty(MAUL)), "might").gains).toContainEqual({ is: "push", feet: 20 });
    const told = turnedOver(
      scene({ ana: { at: [0, 0], sheet: mighty(MAUL) }, orc: { side: "enemies", at: [5, 0] } }),
      "ana",
      "orc",
      { ana: "might", orc: "cunning" },
    );
    const pushed = untilStage(told, "might")
      .does(declares("ana", attack("orc")))
      .does(closes, [1, 1, 1, 1], [8, 6]);
    expect(of(pushed, "pushed")).toMatchObject([{ feet: 20 }]);
  });

  test("a whip adds two dice", () => {
    const dice = composeAttack(who("ana", mighty(WHIP)), who("orc"), versus, CLOSE, DEFAULTS).dice;
    expect(dice.filter(({ role }) => role === "might-bonus")).toHaveLength(2);
  });
});

describe("HR-ARM-7, HR-GAIN-11 a weapon in the other hand", () => {
  const knife = weapon({ size: "ultralight" });
  const two = { weapon: SWORD, offHand: knife } as const;

  test("takes that hand", () => {
    expect([freeHands(creature({ weapon: SWORD })), freeHands(creature(two))]).toEqual([1, 0]);
    expect(mayBearShield(creature({ ...two, shield: "light" }))).toBe(false);
    expect(mayBearShield(creature({ weapon: MAUL, offHand: knife }))).toBe(false);
  });

  test("its die is added in the stance of its attacker, by those who have learnt it", () => {
    const dice = (sheet: Partial<Sheet>, relation: "same" | "beats") =>
      composeAttack(who("ana", sheet), who("orc"), { situation: "contest", stance: "might", relation }, CLOSE, DEFAULTS)
        .dice;
    const learnt = having({ on: "off-hand", when: "equal" }, two);
    expect(dice(learnt, "same").at(-1)).toEqual({ role: "off-hand", faces: 4 });
    expect(dice(learnt, "beats").some(({ role }) => role === "off-hand")).toBe(false);
    expect(dice(two, "same").some(({ role }) => role === "off-hand")).toBe(false);
    expect(dice(having({ on: "off-hand", when: "equal" }, { weapon: RAPIER }), "same")).toHaveLength(3);
  });
});

describe("HR-GAIN-12 a healer", () => {
  test("has levels on treating wounds, and on nothing else", () => {
    const medic = creature(having({ from: "Medic", on: "treatment", net: 1 }));
    expect(treatmentReasons(medic, false)).toEqual([{ from: "Medic", net: 1 }]);
    expect(
      composeAsked(who("ana", medic), { ...PLAIN_CHECK, kind: "skill", ability: "cunning" }, 0, DEFAULTS).net,
    ).toBe(0);
    expect(treatmentReasons(creature(), false)).toEqual([]);
  });
});

describe("HR-GAIN-13 what a talent costs", () => {
  const committed = having({ from: "Committed Blows", on: "defence-loss", when: "beaten", dice: [6] });
  const defence = (relation: "beats" | "same") =>
    composeDefence(
      who("ana", committed),
      who("orc"),
      { situation: "engagement", stance: "might", relation },
      CLOSE,
      DEFAULTS,
    ).dice.map(({ role, faces }) => `${role} d${faces}`);

  test("dice are taken off the defence of whoever is beaten, and of nobody else", () => {
    expect(defence("beats")).toEqual(["heart d8", "ability d6", "taken d6"]);
    expect(defence("same")).toEqual(["heart d8", "ability d6"]);
  });
});
