import { describe, expect, test } from "vitest";
import type { Command } from "./commands.ts";
import type { Declaration } from "./model.ts";
import { legalTargets, resolvingOf } from "./targets.ts";
import {
  cantrip,
  conditions,
  FISTS,
  MAUL,
  modifier,
  RAPIER,
  SHORTBOW,
  SHURIKEN,
  SPEAR,
  SWORD,
  weapon,
} from "./testing/creature.ts";
import {
  attack,
  closes,
  declares,
  id,
  of,
  playerOf,
  scene,
  sidestep,
  turnedOver,
  untilStage,
} from "./testing/scene.ts";
import type { Part, Scene } from "./testing/scene.ts";
import type { Options } from "./options.ts";
import type { Stance } from "./stance.ts";

const sword = { weapon: SWORD };
const DUEL = { ana: { at: [0, 0], sheet: sword }, orc: { side: "enemies", at: [5, 0], sheet: sword } } as const;
const duel = (ana: Stance, orc: Stance, parts: Readonly<Record<string, Part>> = DUEL, options: Partial<Options> = {}) =>
  turnedOver(scene(parts, options), "ana", "orc", { ana, orc });
const strikes = (told: Scene, who: string, what: Declaration, stage: string) =>
  untilStage(told, stage).does(declares(who, what));

const lays = (condition: "restrained" | "hidden", who = "orc"): Command => ({
  do: "rule",
  ruling: { is: "condition", who: id(who), condition, levels: 1, of: null },
});

describe("HR-STEP-1 each in its own stage", () => {
  test("cunning speaks first, then agility, then might", () => {
    const told = duel("might", "cunning");
    expect(told.answer(declares("ana", attack("orc")))).toBe("not-its-stage");
    expect(told.answer(declares("orc", { do: "hold" }))).toBe("ok");
    expect(untilStage(told, "might").answer(declares("ana", attack("orc")))).toBe("ok");
    expect(untilStage(told, "might").answer(declares("orc", { do: "hold" }))).toBe("not-its-stage");
  });

  test("once", () => {
    const told = duel("cunning", "cunning").does(declares("ana", { do: "hold" }));
    expect(told.answer(declares("ana", attack("orc")))).toBe("already-declared");
  });

  test.for<[string, Scene, Command]>([
    ["no-engagement", scene(DUEL), declares("ana", attack("orc"))],
    [
      "join-still-open",
      scene(DUEL).does({ do: "engage", who: id("ana"), target: id("orc") }),
      declares("ana", attack("orc")),
    ],
    [
      "not-everyone-has-chosen",
      scene(DUEL)
        .does({ do: "engage", who: id("ana"), target: id("orc") })
        .does({ do: "close-joining" }),
      declares("ana", attack("orc")),
    ],
    ["defensive-does-not-attack", duel("defensive", "might"), declares("ana", attack("orc"))],
    ["unknown-fighter", duel("cunning", "might"), declares("nobody", attack("orc"))],
    ["unknown-fighter", duel("cunning", "might"), declares("ana", attack("nobody"))],
    [
      "unknown-fighter",
      duel("cunning", "might"),
      declares("ana", { do: "grapple", target: id("nobody"), answer: null }),
    ],
  ])("%s", ([reason, told, command]) => {
    expect(told.answer(command)).toBe(reason);
  });

  test("nobody speaks for another, and bystanders not at all", () => {
    const parts = { ...DUEL, bo: { at: [0, 5] } } as const;
    const told = duel("cunning", "cunning", parts);
    expect(told.answer(declares("ana", { do: "hold" }), playerOf("bo"))).toBe("not-yours");
    expect(told.answer(declares("bo", { do: "hold" }))).toBe("not-in-engagement");
  });
});

describe("HR-STEP-2 whom one may attack", () => {
  test("an enemy inside, alive, that the stance may attack, in range", () => {
    const parts = { ...DUEL, bo: { at: [0, 5] }, hound: { side: "enemies", at: [5, 5] } } as const;
    const told = turnedOver(scene(parts), "ana", "orc", {
      ana: "cunning",
      orc: "might",
      bo: "agility",
      hound: "defensive",
    });
    expect(legalTargets(told.table, id("ana"))).toEqual(["hound"]);
    expect(told.answer(declares("ana", attack("orc")))).toBe("stance-does-not-beat");
    expect(told.answer(declares("ana", attack("bo")))).toBe("not-hostile");
    expect(told.withFighter("hound", { life: "dead" }).answer(declares("ana", attack("hound")))).toBe("target-dead");
    expect(legalTargets(scene(parts).table, id("ana"))).toEqual([]);
    expect(legalTargets(told.table, id("nobody"))).toEqual([]);
  });

  test("one target, unless the weapon strikes several", () => {
    const blast = {
      ...DUEL,
      ana: { at: [0, 0], sheet: { weapon: cantrip("earth", "blast") } },
      hound: { side: "enemies", at: [0, 5], sheet: sword },
      rat: { side: "enemies", at: [5, 5], sheet: sword },
    } as const;
    const stances = { ana: "cunning", orc: "agility", hound: "agility", rat: "agility" } as const;
    const told = turnedOver(scene(blast), "ana", "orc", stances);
    const also = (...others: string[]) => declares("ana", attack("orc", { also: others.map(id) }));
    expect(told.answer(also("hound"))).toBe("ok");
    expect(told.answer(also("hound", "rat"))).toBe("same-target");
    expect(told.answer(also("orc"))).toBe("same-target");
    expect(turnedOver(scene({ ...blast, ana: DUEL.ana }), "ana", "orc", stances).answer(also("hound"))).toBe(
      "same-target",
    );
    const done = told.does(also("hound")).does(closes, [1, 1, 12], [8, 6], [8, 6, 12], [1, 1]);
    expect(of(done, "struck").map(({ on, raw }) => [on, raw])).toEqual([
      ["orc", 0],
      ["hound", 24],
    ]);
  });

  test("an attack that has become impossible by the time its stage closes comes to nothing", () => {
    const told = duel("cunning", "cunning")
      .does(declares("ana", attack("orc")))
      .withFighter("orc", { life: "dead" })
      .does(closes);
    expect(of(told, "fizzled")).toEqual([{ type: "fizzled", what: "attack", by: "ana", on: "orc" }]);
    expect(told.throws).toEqual([]);
  });
});

describe("HR-STEP-3 contests", () => {
  const both = (dice: readonly (readonly number[])[]) =>
    duel("might", "might", DUEL)
      .does(closes)
      .does(closes)
      .does(closes)
      .does(closes)
      .does(declares("ana", attack("orc")))
      .does(declares("orc", attack("ana")))
      .does(closes, ...dice);

  test("two of one stance that attack each other: the lower takes the difference", () => {
    const told = both([
      [8, 6, 8],
      [1, 1, 1],
    ]);
    expect(told.throws.map(({ name }) => name)).toEqual(["contest:ana->orc", "contest:orc->ana"]);
    expect(of(told, "contested")[0]).toMatchObject({ loser: "orc", raw: 19, stance: "might", feet: 5 });
    expect(of(told, "hurt")).toMatchObject([{ on: "orc", from: "ana", raw: 19, dealt: 19 }]);
  });

  test("the other way round as well, and a tie is nothing", () => {
    expect(
      of(
        both([
          [1, 1, 2],
          [2, 2, 2],
        ]),
        "hurt",
      ),
    ).toMatchObject([{ on: "ana", from: "orc", raw: 2 }]);
    const tie = both([
      [2, 2, 2],
      [2, 2, 2],
    ]);
    expect(of(tie, "contested")[0]).toMatchObject({ loser: null, raw: 0 });
    expect(of(tie, "hurt")).toEqual([]);
  });

  test("whoever is attacked without attacking back defends", () => {
    const told = strikes(duel("might", "might"), "ana", attack("orc"), "might").does(closes, [3, 3, 3], [1, 1]);
    expect(told.throws.map(({ name }) => name)).toEqual(["attack:ana->orc", "defence:orc<-ana"]);
    expect(of(told, "struck")[0]).toMatchObject({ raw: 7, stance: "might", opportunity: false });
  });

  test("a cantrip without damage contests nothing: it lands, and the other's blow meets a defence", () => {
    const parts = { ...DUEL, ana: { at: [0, 0], sheet: { weapon: cantrip("dark") } } } as const;
    const told = duel("cunning", "cunning", parts)
      .does(declares("ana", attack("orc")))
      .does(declares("orc", attack("ana")))
      .does(closes, [5, 5, 5], [1, 1]);
    expect(told.throws.map(({ name }) => name)).toEqual(["attack:orc->ana", "defence:ana<-orc"]);
    expect(told.sheet("orc").conditions).toEqual({ weakened: { level: 2, of: "ana" } });
  });

  test("the winner's cantrip brings what it brings", () => {
    const parts = { ...DUEL, ana: { at: [0, 0], sheet: { weapon: cantrip("water") } } } as const;
    const told = duel("cunning", "cunning", parts)
      .does(declares("ana", attack("orc")))
      .does(declares("orc", attack("ana")))
      .does(closes, [8, 6, 8], [1, 1, 1]);
    expect(told.sheet("orc").conditions["off-balanced"]).toEqual({ level: 1, of: "ana" });
    expect(told.fighter("orc").water).toBe("wet");
  });
});

describe("HR-STEP-4 who speaks first", () => {
  const parts = {
    ...DUEL,
    bo: { at: [0, 5], sheet: sword },
    hound: { side: "enemies", at: [5, 5], sheet: sword },
  } as const;
  const all = { ana: "cunning", orc: "cunning", bo: "cunning", hound: "cunning" } as const;

  test("in any order", () => {
    const told = turnedOver(scene(parts), "ana", "orc", all);
    expect(told.answer(declares("ana", { do: "hold" }))).toBe("ok");
    expect(told.answer(declares("hound", { do: "hold" }))).toBe("ok");
  });

  test("or side by side, the side engaged first", () => {
    const hold: Declaration = { do: "hold" };
    const told = turnedOver(scene(parts, { declareMode: "one-by-one" }), "ana", "orc", all);
    expect(told.answer(declares("ana", hold))).toBe("other-side-moves");
    const first = told.does(declares("orc", hold));
    expect(first.answer(declares("hound", hold))).toBe("other-side-moves");
    const second = first.does(declares("bo", hold));
    expect(second.answer(declares("ana", hold))).toBe("other-side-moves");
    const third = second.does(declares("hound", hold));
    expect(third.answer(declares("ana", hold))).toBe("ok");
  });

  test("when one side has spoken, the other goes on", () => {
    const told = turnedOver(scene(parts, { declareMode: "one-by-one" }), "ana", "orc", {
      ...all,
      orc: "might",
      hound: "might",
    });
    const first = told.does(declares("ana", { do: "hold" }));
    expect(first.answer(declares("bo", { do: "hold" }))).toBe("ok");
  });
});

describe("HR-STEP-5 all on the state in which the stage began", () => {
  const parts = {
    ...DUEL,
    bo: { at: [0, 5], sheet: sword },
    hound: { side: "enemies", at: [5, 5], sheet: { ...sword, hp: { now: 1, max: 25 } } },
  } as const;

  test("who dies in a stage still strikes in it", () => {
    const told = turnedOver(scene(parts), "ana", "orc", {
      ana: "defensive",
      orc: "cunning",
      bo: "cunning",
      hound: "agility",
    });
    const done = told
      .does(declares("bo", attack("hound")))
      .does(declares("orc", attack("bo")))
      .does(closes, [8, 6, 8], [1, 1], [8, 6, 8], [1, 1]);
    expect(of(done, "struck").map(({ by, on, raw }) => [by, on, raw])).toEqual([
      ["bo", "hound", 20],
      ["orc", "bo", 20],
    ]);
  });

  test("and does nothing in the next", () => {
    const told = turnedOver(scene(parts), "ana", "orc", {
      ana: "defensive",
      orc: "defensive",
      bo: "cunning",
      hound: "agility",
    });
    const done = told
      .does(declares("bo", attack("hound")))
      .does(closes, [8, 6, 8], [1, 1])
      .does({ do: "settle" });
    expect(done.fighter("hound").life).toBe("unconscious");
    expect(done.answer(declares("hound", attack("ana")))).toBe("cannot-act");
  });

  test("a heart shrunk in the stage rolls at its old size until it is over", () => {
    const told = turnedOver(scene(parts), "ana", "orc", {
      ana: "might",
      orc: "might",
      bo: "might",
      hound: "defensive",
    });
    const might = untilStage(told, "might");
    const done = might
      .does(declares("ana", attack("orc")))
      .does(declares("bo", attack("orc")))
      .does(closes, [1, 1, 2], [1, 1], [1, 1, 2], [1, 1]);
    expect(done.throws.filter(({ by }) => by === "orc").map(({ dice }) => dice[0])).toEqual([
      { role: "heart", faces: 8 },
      { role: "heart", faces: 8 },
    ]);
  });

  test("help is used up by the first roll that comes", () => {
    const told = duel("might", "might", { ...DUEL, ana: { ...DUEL.ana, fighter: { helped: 1 } } });
    const done = untilStage(told, "might")
      .does(declares("ana", attack("orc")))
      .does(declares("orc", attack("ana")))
      .does(closes, [1, 1, 1, 1], [1, 1, 1]);
    expect(done.throws[0]).toMatchObject({ name: "contest:ana->orc", net: 1 });
    expect(done.fighter("ana").helped).toBe(0);
  });
});

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

describe("HR-STEP-7 sides alternate", () => {
  const parts = {
    ...DUEL,
    bo: { at: [0, 5], sheet: sword },
    hound: { side: "enemies", at: [5, 5], sheet: sword },
  } as const;
  const told = untilStage(
    turnedOver(scene(parts), "ana", "orc", { ana: "agility", orc: "agility", bo: "agility", hound: "agility" }),
    "moves",
  );

  test("the side engaged first, then in turn, and the rest when the other has none", () => {
    expect(told.answer(sidestep("ana", [-5, 0], "free"))).toBe("other-side-moves");
    const orc = told.does(sidestep("orc", [10, 0], "free"));
    expect(orc.answer(sidestep("hound", [10, 5], "free"))).toBe("other-side-moves");
    const ana = orc.does(sidestep("ana", [-5, 0], "free"));
    const hound = ana.does({ do: "stay", who: id("hound") });
    expect(hound.answer(sidestep("bo", [-5, 5], "free"))).toBe("ok");
  });
});

describe("HR-STEP-9 what cunning lays on agility", () => {
  const laid = (
    riders: ReturnType<typeof attack>,
    options: Partial<Options> = {},
    dice: readonly (readonly number[])[] = [
      [1, 1, 1],
      [8, 6],
    ],
  ) =>
    duel("cunning", "agility", DUEL, options)
      .does(declares("ana", riders))
      .does(closes, ...dice);

  test("up to two levels, with or without damage", () => {
    const told = laid(attack("orc", { riders: { dazed: 1, weakened: 1 } }));
    expect(told.sheet("orc").conditions).toEqual({ dazed: { level: 1, of: "ana" }, weakened: { level: 1, of: "ana" } });
  });

  test("only with damage where the table says so", () => {
    const ruled = { cunningRiderNeedsDamage: true };
    expect(laid(attack("orc", { riders: { dazed: 2 } }), ruled).sheet("orc").conditions).toEqual({});
    const hit = laid(attack("orc", { riders: { dazed: 2 } }), ruled, [
      [8, 6, 8],
      [1, 1],
    ]);
    expect(hit.sheet("orc").conditions).toEqual({ dazed: { level: 2, of: "ana" } });
  });

  test.for<[string, Stance, Stance, Declaration]>([
    ["too-many-levels", "cunning", "agility", attack("orc", { riders: { dazed: 2, weakened: 1 } })],
    ["condition-not-offered", "cunning", "agility", attack("orc", { riders: { prone: 1 } })],
    ["no-rider", "cunning", "cunning", attack("orc", { riders: { dazed: 1 } })],
    ["no-rider", "cunning", "defensive", attack("orc", { riders: { dazed: 1 } })],
    ["ok", "cunning", "cunning", attack("orc", { riders: { dazed: 0 } })],
    ["ok", "cunning", "agility", attack("orc", { riders: { prone: 0, dazed: 2 } })],
  ])("%s: %s against %s", ([reason, ours, theirs, what]) => {
    expect(duel(ours, theirs).answer(declares("ana", what))).toBe(reason);
  });

  test("a talent offers more", () => {
    const keen = {
      ...DUEL,
      ana: { at: [0, 0], sheet: { ...sword, modifiers: [modifier({ on: "riders", flat: 2 })] } },
    } as const;
    expect(duel("cunning", "agility", keen).answer(declares("ana", attack("orc", { riders: { dazed: 4 } })))).toBe(
      "ok",
    );
  });
});

describe("HR-STEP-10 might's push", () => {
  const parts = {
    ana: { at: [0, 0], sheet: { weapon: MAUL } },
    orc: { side: "enemies", at: [5, 0], sheet: sword },
  } as const;
  const pushed = (
    what: Declaration,
    dice: readonly (readonly number[])[] = [
      [1, 1, 1, 1],
      [8, 6],
    ],
  ) => strikes(duel("might", "cunning", parts), "ana", what, "might").does(closes, ...dice);

  test("ten feet, hit or miss, and the pusher may follow into what was left", () => {
    const told = pushed(attack("orc", { follow: [5, 0] }));
    expect(of(told, "pushed")).toMatchObject([{ by: "ana", on: "orc", feet: 10, moved: 10, stoppedBy: null }]);
    expect(told.table.fight.ground).toMatchObject({ at: { ana: [5, 0], orc: [15, 0] } });
    expect(told.fighter("ana").moved).toBe(0);
  });

  test.for<[string, [number, number]]>([
    ["where the pushed one stands now", [15, 0]],
    ["anywhere else", [0, 5]],
  ])("but not to %s", ([, follow]) => {
    expect(pushed(attack("orc", { follow })).table.fight.ground).toMatchObject({ at: { ana: [0, 0] } });
  });

  test("nor behind a push that was another's, or into a space somebody has taken", () => {
    const pair = {
      ...parts,
      bo: { at: [5, 5], sheet: sword },
      wisp: { at: [5, -5], sheet: { weapon: weapon({ tags: ["natural"] }), size: "tiny" } },
    } as const;
    const stances = { ana: "might", orc: "cunning", bo: "might", wisp: "might" } as const;
    const told = untilStage(turnedOver(scene(pair), "ana", "orc", stances), "might")
      .does(declares("ana", attack("orc", { follow: [5, 0] })))
      .does(declares("wisp", attack("orc", { follow: [10, 0] })))
      .does(closes, [1, 1, 1, 1], [8, 6], [1, 1, 1], [8, 6]);
    expect(told.table.fight.ground).toMatchObject({ at: { ana: [5, 0], orc: [15, 0], wisp: [5, -5] } });
    const both = untilStage(turnedOver(scene(pair), "ana", "orc", stances), "might")
      .does(declares("ana", attack("orc", { follow: [5, 0] })))
      .does(declares("bo", attack("orc", { follow: [5, 0] })))
      .does(closes, [1, 1, 1, 1], [8, 6], [1, 1, 1], [8, 6]);
    expect(of(both, "moved")).toMatchObject([{ who: "ana", how: "follow" }]);
  });

  test("it may be waived", () => {
    expect(of(pushed(attack("orc", { push: "none" })), "pushed")).toEqual([]);
  });

  test("the held do not follow", () => {
    const held = {
      ...parts,
      ana: { at: [0, 0], sheet: { weapon: MAUL, conditions: conditions({ restrained: 1 }) } },
    } as const;
    const told = strikes(duel("might", "cunning", held), "ana", attack("orc", { follow: [5, 0] }), "might").does(
      closes,
      [1, 1, 1, 1, 1],
      [8, 6],
    );
    expect(told.table.fight.ground).toMatchObject({ at: { ana: [0, 0], orc: [15, 0] } });
  });

  test("comes after every attack of the stage, and does not fire on its like or on defenders", () => {
    expect(
      of(
        strikes(duel("might", "defensive", parts), "ana", attack("orc"), "might").does(closes, [1, 1, 1, 1], [8, 6]),
        "pushed",
      ),
    ).toEqual([]);
    const told = pushed(attack("orc"));
    expect(told.events.map(({ type }) => type)).toEqual(["stageClosed", "struck", "pushed"]);
  });
});

describe("HR-OFF-6, HR-OFF-7 instead of a push", () => {
  const holding = (more: Part["sheet"]) =>
    ({
      ana: { at: [0, 0], sheet: { weapon: FISTS, ...more } },
      orc: { side: "enemies", at: [5, 0], sheet: sword },
    }) as const;
  const might = (parts: Readonly<Record<string, Part>>, what: Declaration) =>
    strikes(duel("might", "cunning", parts), "ana", what, "might");

  test("whoever holds it may squeeze, harder for each size it is larger", () => {
    const grip = conditions({ grappling: [1, "orc"] });
    const told = might(holding({ conditions: grip }), attack("orc", { push: "squeeze" })).does(
      closes,
      [1, 1, 1, 1, 1],
      [8, 6],
      [4],
    );
    expect(told.throws.at(-1)).toMatchObject({ name: "damage:ana->orc", dice: [{ faces: 6 }] });
    expect(of(told, "pushed")).toEqual([]);
    expect(of(told, "hurt")).toMatchObject([{ on: "orc", from: "ana", raw: 4 }]);
    const large = might(holding({ conditions: grip, size: "L2" }), attack("orc", { push: "squeeze" })).does(
      closes,
      [1, 1, 1, 1, 1],
      [8, 6],
      [4, 4, 4],
    );
    expect(of(large, "hurt")).toMatchObject([{ raw: 12 }]);
  });

  test("nobody squeezes whom it does not hold: it pushes", () => {
    const told = might(holding({}), attack("orc", { push: "squeeze" })).does(closes, [1, 1, 1, 1], [8, 6]);
    expect(of(told, "pushed")).toHaveLength(1);
  });

  test("a climber cannot push what it climbs: it hurts it", () => {
    const told = might(holding({ conditions: conditions({ climbing: [1, "orc"] }) }), attack("orc")).does(
      closes,
      [1, 1, 1, 1, 1, 1, 1],
      [8, 6],
      [5],
    );
    expect(of(told, "hurt")).toMatchObject([{ on: "orc", raw: 5 }]);
    expect(of(told, "pushed")).toEqual([]);
  });
});

describe("HR-STEP-11 one more throw", () => {
  const parts = {
    ana: { at: [0, 0], sheet: { weapon: SHURIKEN } },
    orc: { side: "enemies", at: [15, 0], sheet: sword },
    hound: { side: "enemies", at: [0, 15], sheet: sword },
    rat: { side: "enemies", at: [15, 15], sheet: sword },
  } as const;
  const thrown = (dice: readonly (readonly number[])[]) => {
    const told = scene(parts).does({ do: "rule", ruling: { is: "place", who: id("hound"), to: [5, 0] } });
    const back = turnedOver(told, "ana", "orc", { ana: "might", orc: "cunning", hound: "defensive" });
    return strikes(back, "ana", attack("orc"), "might").does(closes, ...dice);
  };
  const more = (target: string): Command => ({ do: "follow-up", who: id("ana"), target: id(target) });

  test("after a hit, at somebody else, once", () => {
    const hit = thrown([
      [8, 6, 4],
      [1, 1],
    ]);
    const settled = hit.does({ do: "settle" });
    expect(settled.answer(more("orc"))).toBe("same-target");
    expect(settled.answer(more("rat"))).toBe("not-in-engagement");
    expect(settled.answer(more("nobody"))).toBe("unknown-fighter");
    expect(settled.answer({ do: "follow-up", who: id("nobody"), target: id("orc") })).toBe("unknown-fighter");
    const again = settled.does(more("hound"), [8, 6, 4], [1, 1]);
    expect(of(again, "hurt")).toMatchObject([{ on: "hound", raw: 16, dealt: 8 }]);
    expect(again.does({ do: "settle" }).answer(more("hound"))).toBe("no-follow-up");
  });

  test("not after a miss, and not without an engagement", () => {
    expect(
      thrown([
        [1, 1, 1],
        [8, 6],
      ]).answer(more("hound")),
    ).toBe("no-follow-up");
    expect(scene(parts).answer(more("hound"))).toBe("no-engagement");
    expect(
      scene(parts)
        .does({ do: "engage", who: id("ana"), target: id("orc") })
        .answer(more("hound")),
    ).toBe("join-still-open");
  });
});

describe("HR-COND-18, HR-COND-19 a cantrip that rolls nothing", () => {
  test("gives the hidden away and breaks its own charm all the same", () => {
    const parts = {
      ana: { at: [0, 0], sheet: { weapon: cantrip("dark"), conditions: conditions({ hidden: 1 }) } },
      orc: { side: "enemies", at: [5, 0], sheet: { ...sword, conditions: conditions({ charmed: [2, "ana"] }) } },
    } as const;
    const told = turnedOver(scene(parts).does({ do: "end-ambush" }), "ana", "orc", { ana: "cunning", orc: "cunning" });
    const done = strikes(told, "ana", attack("orc"), "cunning").does(closes);
    expect(done.throws).toEqual([]);
    expect(done.sheet("ana").conditions).toEqual({});
    expect(Object.keys(done.sheet("orc").conditions)).toEqual(["weakened"]);
  });
});

describe("HR-WEAP-9, HR-WEAP-11 cantrips in a clash", () => {
  const cast = (element: Parameters<typeof cantrip>[0], orc: Part["sheet"] = {}, options: Partial<Options> = {}) =>
    duel(
      "cunning",
      "agility",
      {
        ana: { at: [0, 0], sheet: { weapon: cantrip(element) } },
        orc: { side: "enemies", at: [20, 0], sheet: orc ?? {} },
      },
      options,
    ).does(declares("ana", attack("orc")));

  test("without damage they land unrolled", () => {
    const told = cast("void").does(closes);
    expect(told.sheet("orc").conditions).toEqual({ confused: { level: 1, of: "ana" } });
  });

  test("or must hit, where the table says so", () => {
    const ruled = cast("void", {}, { harmlessCantrips: "must-hit" });
    expect(ruled.does(closes, [1, 1], [8, 6]).sheet("orc").conditions).toEqual({});
    const hit = ruled.does(closes, [8, 6], [1, 1]);
    expect(hit.sheet("orc").conditions).toEqual({ confused: { level: 1, of: "ana" } });
    expect(of(hit, "hurt")).toEqual([]);
  });

  test("force pushes when it lands", () => {
    expect(cast("force").does(closes).table.fight.ground).toMatchObject({ at: { orc: [40, 0] } });
    const ruled = cast("force", {}, { harmlessCantrips: "must-hit" });
    expect(of(ruled.does(closes, [1, 1], [8, 6]), "pushed")).toEqual([]);
    expect(of(ruled.does(closes, [8, 6], [1, 1]), "pushed")).toHaveLength(1);
  });

  test("fire catches at once", () => {
    const told = cast("fire").does(closes, [3, 4]);
    expect(told.throws[0]).toMatchObject({ name: "damage:burning->orc", dice: [{ faces: 6 }, { faces: 6 }] });
    expect(of(told, "hurt")).toMatchObject([{ on: "orc", from: "burning", raw: 7 }]);
  });

  test("lightning counts twice against metal", () => {
    const raw = (armour: "light" | "medium" | "heavy") =>
      of(cast("air", { armour }).does(closes, [4, 4, 2], [1, 1]), "struck")[0]?.raw;
    expect([raw("light"), raw("medium"), raw("heavy")]).toEqual([6, 14, 12]);
    const wet = cast("air").withFighter("orc", { water: "wet" }).does(closes, [4, 4, 2], [1, 1]);
    expect(of(wet, "struck")[0]?.raw).toBe(18);
  });

  test("water wets and puts out fires", () => {
    const told = cast("water", { conditions: conditions({ burning: 3 }) }).does(closes, [8, 6, 8], [1, 1]);
    expect(told.fighter("orc").water).toBe("wet");
    expect(told.sheet("orc").conditions).toEqual({ "off-balanced": { level: 1, of: "ana" } });
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

describe("HR-COND-18, HR-COND-19 after an attack", () => {
  test("the hidden are seen, anger at the target is vented, a charm by the attacker ends", () => {
    const parts = {
      ana: { at: [0, 0], sheet: { ...sword, conditions: conditions({ enraged: [2, "orc"] }) } },
      orc: { side: "enemies", at: [5, 0], sheet: { ...sword, conditions: conditions({ charmed: [1, "ana"] }) } },
    } as const;
    const told = duel("cunning", "agility", parts)
      .does(lays("hidden", "ana"))
      .does(declares("ana", attack("orc")))
      .does(closes, [1, 1, 1], [8, 6, 8, 8, 8, 8, 8]);
    expect(told.sheet("ana").conditions).toEqual({});
    expect(told.sheet("orc").conditions).toEqual({});
  });
});

describe("closing a stage", () => {
  test("is for members once nobody is awaited, for the Game Master at any time", () => {
    const parts = { ...DUEL, bo: { at: [0, 50] } } as const;
    const told = duel("cunning", "cunning", parts);
    expect(told.answer(closes, playerOf("bo"))).toBe("not-yours");
    expect(told.answer(closes, playerOf("ana"))).toBe("answers-awaited");
    const said = told.does(declares("ana", { do: "hold" })).does(declares("orc", { do: "hold" }));
    expect(said.answer(closes, playerOf("ana"))).toBe("ok");
    expect(scene(parts).answer(closes)).toBe("no-engagement");
    const engaged = scene(parts).does({ do: "engage", who: id("ana"), target: id("orc") });
    expect(engaged.answer(closes)).toBe("join-still-open");
    expect(engaged.does({ do: "close-joining" }).answer(closes)).toBe("not-everyone-has-chosen");
  });

  test("in the moves one waits for those who may still step, after it for second throws", () => {
    const moves = untilStage(duel("agility", "might"), "moves");
    expect(moves.answer(closes, playerOf("orc"))).toBe("answers-awaited");
    expect(moves.does({ do: "stay", who: id("ana") }).answer(closes, playerOf("orc"))).toBe("ok");
    expect(untilStage(moves, "after").answer(closes, playerOf("ana"))).toBe("ok");
  });

  test("the stages follow each other", () => {
    const stages: (string | undefined)[] = [];
    for (let told = duel("defensive", "defensive"); resolvingOf(told.table) !== null; told = told.does(closes)) {
      stages.push(resolvingOf(told.table)?.stage);
    }
    expect(stages).toEqual(["cunning", "agility", "moves", "late", "might", "after"]);
  });
});

describe("HR-WEAP-2 fixed attack numbers", () => {
  test("stand in place of the die", () => {
    const parts = {
      ana: { at: [0, 0], sheet: { weapon: weapon({ flat: 6, damage: "piercing" }) } },
      orc: DUEL.orc,
    } as const;
    const told = duel("might", "defensive", parts);
    const done = strikes(told, "ana", attack("orc"), "might").does(closes, [2, 2], [1, 1]);
    expect(of(done, "struck")[0]).toMatchObject({ attack: { total: 10 }, raw: 8 });
  });
});
