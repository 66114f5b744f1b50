import { describe, expect, test } from "vitest";
import { conditions, modifier, RAPIER, SHORTBOW, SPEAR } from "../testing/creature.ts";
import type { Stance } from "./stance.ts";
import { attack, closes, declares, id, scene, sidestep, turnedOver, untilStage } from "../testing/scene.ts";
import type { Part, Scene } from "../testing/scene.ts";
import { DUEL, duel, lays, sword } from "../testing/duel.ts";

describe("HR-STEP-6, HR-STEP-8 moving before or after the attack", () => {
  const far = {
    ana: { at: [0, 0], sheet: sword },
    orc: { side: "enemies", at: [5, 0], sheet: { weapon: RAPIER } },
  } as const;

  test("one free sidestep, in the moves stage, for agility alone", () => {
    const told = duel("agility", "might", far);
    expect(told.answer(sidestep("ana", [-5, 0], "free"))).toBe("not-its-stage");
    const moves = untilStage(told, "moves");
    expect(moves.answer(sidestep("orc", [10, 0], "free"))).toBe("no-free-sidestep");
    expect(moves.answer(sidestep("ana", [-5, 0], "rush"))).toBe("engagement-under-way");
    expect(moves.answer(sidestep("ana", [-10, 0], "free"))).toBe("too-far");
    expect(moves.answer(sidestep("ana", [5, 0], "free"))).toBe("square-taken");
    const stepped = moves.does(sidestep("ana", [-5, 0], "free"));
    expect(stepped.table.fight.ground).toMatchObject({ at: { ana: [-5, 0] } });
    expect(stepped.fighter("ana")).toMatchObject({ moved: 5, action: false, rush: 1 });
    expect(stepped.answer(sidestep("ana", [0, 0], "free"))).toBe("no-free-sidestep");
  });

  test.for<[string, string, Part]>([
    ["a confused head that has acted", "confused-move-or-act", { sheet: { conditions: conditions({ confused: 1 }) } }],
    ["an archer that has gone its way", "ranged-half-move", { sheet: { weapon: SHORTBOW }, fighter: { moved: 30 } }],
  ])("nobody waits for %s", ([, reason, more]) => {
    const parts = { ...far, bo: { at: [0, 5], ...more }, rat: { side: "enemies", at: [5, 5] } } as const;
    const told = turnedOver(scene(parts, {}, "enemies"), "orc", "ana", {
      orc: "might",
      ana: "might",
      bo: "agility",
      rat: "agility",
    });
    const moves = untilStage(told, "moves");
    expect(moves.answer(sidestep("bo", [-5, 5], "free"))).toBe(reason);
    expect(moves.answer(sidestep("rat", [10, 5], "free"))).toBe("ok");
  });

  test("a talent grants more of them", () => {
    const nimble = {
      ...far,
      ana: { at: [0, 0], sheet: { ...sword, modifiers: [modifier({ on: "sidesteps", flat: 1 })] } },
    } as const;
    const once = untilStage(duel("agility", "might", nimble), "moves").does(sidestep("ana", [-5, 0], "free"));
    const twice = once.does(sidestep("ana", [-10, 0], "free"));
    expect(twice.answer(sidestep("ana", [-5, 0], "free"))).toBe("no-free-sidestep");
  });

  test("given up, it is gone", () => {
    const told = untilStage(duel("agility", "might", far), "moves").does({ do: "stay", who: id("ana") });
    expect(told.answer({ do: "stay", who: id("ana") })).toBe("no-free-sidestep");
    expect(told.answer(sidestep("ana", [-5, 0], "free"))).toBe("no-free-sidestep");
    expect(duel("agility", "might", far).answer({ do: "stay", who: id("ana") })).toBe("not-its-stage");
    expect(scene(far).answer({ do: "stay", who: id("ana") })).toBe("no-engagement");
    expect(told.answer({ do: "stay", who: id("nobody") })).toBe("unknown-fighter");
  });

  test("whoever moves first attacks late, from where it then stands", () => {
    const agility = untilStage(duel("agility", "agility", far), "agility");
    const planned = agility.does({ do: "plan", who: id("ana"), first: "sidestep" });
    expect(planned.answer(declares("ana", attack("orc")))).toBe("not-its-stage");
    expect(planned.answer({ do: "plan", who: id("ana"), first: "sidestep" })).toBe("already-declared");
    const back = planned.does({ do: "plan", who: id("ana"), first: "attack" });
    expect(back.answer(declares("ana", attack("orc")))).toBe("ok");
    expect(back.answer({ do: "plan", who: id("ana"), first: "attack" })).toBe("already-declared");
    const away = untilStage(planned, "moves")
      .does({ do: "stay", who: id("orc") })
      .does(sidestep("ana", [-5, 0], "free"));
    expect(untilStage(away, "late").answer(declares("ana", attack("orc")))).toBe("out-of-range");
  });

  test("plans are for the agility stage, before the attack is declared", () => {
    const told = duel("agility", "cunning", far);
    expect(told.answer({ do: "plan", who: id("ana"), first: "sidestep" })).toBe("not-its-stage");
    expect(told.answer({ do: "plan", who: id("orc"), first: "sidestep" })).toBe("not-its-stage");
    const agility = untilStage(told, "agility");
    expect(agility.answer({ do: "plan", who: id("orc"), first: "sidestep" })).toBe("not-its-stage");
    expect(
      agility.does(declares("ana", { do: "hold" })).answer({ do: "plan", who: id("ana"), first: "sidestep" }),
    ).toBe("already-declared");
    expect(agility.answer({ do: "plan", who: id("nobody"), first: "sidestep" })).toBe("unknown-fighter");
    const held = {
      ...far,
      ana: { at: [0, 0], sheet: { ...sword, conditions: conditions({ restrained: 1 }) } },
    } as const;
    expect(
      untilStage(duel("agility", "cunning", held), "agility").answer({ do: "plan", who: id("ana"), first: "sidestep" }),
    ).toBe("cannot-move");
  });

  test("nobody plans an attack who has nobody to strike", () => {
    const planned = (foe: Stance): string => {
      const parts = { ...far, bo: { at: [0, 5], sheet: sword }, rat: { side: "enemies", at: [5, 5] } } as const;
      const stances = { orc: "agility", ana: "agility", bo: "might", rat: "cunning" } as const;
      const told = turnedOver(scene(parts, {}, "enemies"), "orc", "ana", { ...stances, orc: foe });
      return untilStage(told, "agility").answer({ do: "plan", who: id("ana"), first: "sidestep" });
    };
    expect(planned("agility")).toBe("ok");
    expect(planned("cunning")).toBe("no-valid-target");
  });

  test("standing up is a sidestep too", () => {
    const prone = { ...far, ana: { at: [0, 0], sheet: { ...sword, conditions: conditions({ prone: 1 }) } } } as const;
    const told = untilStage(duel("agility", "cunning", prone), "moves").does(sidestep("ana", null, "free"));
    expect(told.sheet("ana").conditions).toEqual({});
    expect(untilStage(duel("agility", "cunning", far), "moves").answer(sidestep("ana", null, "free"))).toBe(
      "not-prone",
    );
  });

  test("by ruling it needs an attack, declared or planned", () => {
    const ruled = untilStage(duel("agility", "agility", far, { agilitySidestepNeedsAttack: true }), "agility");
    const step = sidestep("orc", [10, 0], "free");
    expect(untilStage(ruled, "moves").answer(step)).toBe("no-free-sidestep");
    expect(untilStage(ruled.does(declares("orc", { do: "hold" })), "moves").answer(step)).toBe("no-free-sidestep");
    expect(untilStage(ruled.does({ do: "plan", who: id("orc"), first: "sidestep" }), "moves").answer(step)).toBe("ok");
    const struck = ruled.does(declares("orc", attack("ana"))).does(closes, [1, 1, 1], [8, 6]);
    expect(struck.answer(step)).toBe("ok");
  });

  test.for<[string, (told: Scene) => Scene]>([
    ["cannot-act", (told) => told.withFighter("orc", { life: "unconscious" })],
    ["surprised", (told) => told.withFighter("orc", { surprised: true })],
    ["cannot-move", (told) => told.does(lays("restrained"))],
  ])("%s", ([reason, change]) => {
    const told = untilStage(duel("agility", "agility", far), "moves");
    expect(told.answer(sidestep("orc", [10, 0], "free"))).toBe("ok");
    expect(change(told).answer(sidestep("orc", [10, 0], "free"))).toBe(reason);
  });
});

describe("HR-HAZ-5 standing in deep water", () => {
  test.for([
    ["deep", -1],
    ["wet", 0],
    ["dry", 0],
  ] as const)("%s: %i", ([water, net]) => {
    const told = duel("cunning", "cunning", { ...DUEL, ana: { ...DUEL.ana, fighter: { water } } });
    const dice = net === 0 ? [1, 1, 1] : [1, 1, 1, 1];
    expect(told.does(declares("ana", attack("orc"))).does(closes, dice, [8, 6]).throws[0]?.net).toBe(net);
  });
});

describe("HR-MOVE-4 striking at ten feet", () => {
  test.for([
    [10, true],
    [5, false],
  ])("at %i feet one cannot dash afterwards: %s", ([feet, barred]) => {
    const parts = {
      ana: { at: [0, 0], sheet: { weapon: SPEAR } },
      orc: { side: "enemies", at: [Number(feet), 0], sheet: sword },
    } as const;
    const told = duel("cunning", "might", parts).does(declares("ana", { do: "hold" }));
    expect(told.fighter("ana").struckFar).toBe(false);
    const struck = duel("cunning", "agility", parts)
      .does(declares("ana", attack("orc")))
      .does(closes, [1, 1, 1, 1], [8, 6]);
    expect(struck.fighter("ana").struckFar).toBe(barred);
  });

  test("a bow shoots as far without that", () => {
    const parts = {
      ana: { at: [0, 0], sheet: { weapon: SHORTBOW } },
      orc: { side: "enemies", at: [10, 0], sheet: sword },
    } as const;
    const struck = duel("cunning", "agility", parts)
      .does(declares("ana", attack("orc")))
      .does(closes, [1, 1, 1, 1], [8, 6]);
    expect(struck.fighter("ana").struckFar).toBe(false);
  });
});
