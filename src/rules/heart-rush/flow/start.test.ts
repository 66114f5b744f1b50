import { describe, expect, test } from "vitest";
import type { Side } from "../state/model.ts";
import type { Regard } from "../state/witness.ts";
import { firstByRoll, firstWithoutRoll, isSurprised, surprisedSide, unaware, witnessesOf } from "./start.ts";
import type { Showing } from "./start.ts";
import { conditions } from "../testing/creature.ts";
import { gathered, id, of, playerOf, turnedOver, type Scene } from "../testing/scene.ts";

const PARTS = { ana: {}, orc: { side: "enemies" }, hound: { side: "enemies" } } as const;
const BOTH = { players: true, enemies: true };

const ANA_TAKEN = { ana: { sees: false, regards: "hostile" } } as const;

const STRIKE = { do: "attack", target: id("orc"), also: [], riders: {}, push: "push", follow: null } as const;

describe("HR-START-1 before the first round", () => {
  test("nobody can do anything yet", () => {
    const told = gathered(PARTS);
    expect(told.answer({ do: "pass", side: "players" })).toBe("fight-not-started");
    expect(told.answer({ do: "object", who: id("ana") })).toBe("fight-not-started");
    expect(told.table.fight.round).toBe(0);
  });

  test("only the Game Master starts, once, and with somebody there", () => {
    const start = { do: "start", expecting: { players: true, enemies: false }, witnesses: {} } as const;
    expect(gathered(PARTS).answer(start, playerOf("ana"))).toBe("game-master-only");
    expect(gathered({}).answer(start)).toBe("unknown-fighter");
    expect(gathered(PARTS).does(start).answer(start)).toBe("fight-started");
  });
});

describe("HR-START-2 who did not expect a fight goes second", () => {
  test.for<[boolean, boolean, Side | null]>([
    [true, false, "players"],
    [false, true, "enemies"],
    [true, true, null],
    [false, false, null],
  ])("players expecting %s, enemies %s: %s", ([players, enemies, first]) => {
    expect(firstWithoutRoll({ players, enemies })).toBe(first);
  });

  test("without a roll the turn is theirs at once", () => {
    const told = gathered(PARTS).does({ do: "start", expecting: { players: false, enemies: true }, witnesses: {} });
    expect(told.table.fight.phase).toEqual({ at: "turn", side: "enemies", passes: 0 });
    expect(told.throws).toEqual([]);
    expect(told.table.fight.round).toBe(1);
  });
});

describe("HR-START-3 the players' die", () => {
  test.for<[number, Side]>([
    [1, "enemies"],
    [3, "enemies"],
    [4, "players"],
    [6, "players"],
  ])("%i: %s first", ([face, first]) => {
    expect(firstByRoll(face)).toBe(first);
    const told = gathered(PARTS).does({ do: "start", expecting: BOTH, witnesses: {} }, [face]);
    expect(told.throws.map(({ name, dice }) => [name, dice])).toEqual([["first-side", [{ role: "first", faces: 6 }]]]);
    expect(of(told, "sideChosen")[0]).toMatchObject({ first, face });
    expect(told.table.fight.starting).toBe(first);
  });

  test("whoever went first opens the next round too", () => {
    const told = gathered(PARTS)
      .does({ do: "start", expecting: BOTH, witnesses: {} }, [2])
      .does({ do: "pass", side: "enemies" })
      .does({ do: "pass", side: "players" });
    expect(told.table.fight.phase).toEqual({ at: "turn", side: "enemies", passes: 0 });
    expect(told.table.fight.round).toBe(2);
  });
});

describe("HR-SURP-1 who is surprised", () => {
  test.for<[Regard, boolean]>([
    ["hostile", false],
    ["unfriendly", false],
    ["unknown", false],
    ["neutral", true],
    ["friendly", true],
    ["allied", true],
  ])("one that sees, and regards its opponent as %s: %s", ([regards, surprised]) => {
    expect(isSurprised({ sees: true, regards })).toBe(surprised);
  });

  test("whoever sees nothing is", () => {
    expect(isSurprised({ sees: false, regards: "hostile" })).toBe(true);
  });
});

describe("HR-SURP-2 a whole side or none", () => {
  const parts = { ana: {}, bo: {}, orc: { side: "enemies" } } as const;
  test.for<[readonly string[], Side | null]>([
    [["ana", "bo"], "players"],
    [["orc"], "enemies"],
    [["ana"], null],
    [["ana", "bo", "orc"], null],
    [[], null],
  ])("%j taken unawares: %s", ([names, side]) => {
    const { table } = gathered(parts);
    const taken = Object.fromEntries(names.map((name) => [name, { sees: false, regards: "unknown" } as const]));
    expect(surprisedSide(table, taken)).toBe(side);
    const [chosen] = of(
      gathered(parts).does({ do: "start", expecting: { players: true, enemies: false }, witnesses: taken }),
      "sideChosen",
    );
    expect(chosen?.surprised).toEqual(side === null ? [] : names);
  });

  test("a side that nobody is on is not surprised", () => {
    expect(surprisedSide(gathered({ ana: {} }).table, {})).toBeNull();
  });

  test("whoever is not told of is ready", () => {
    const { table } = gathered(parts);
    expect(unaware(table, "players")).toEqual({
      ana: { sees: false, regards: "hostile" },
      bo: { sees: false, regards: "hostile" },
    });
    expect(surprisedSide(table, unaware(table, "players"))).toBe("players");
  });
});

describe("HR-SURP-3 before the first round", () => {
  const ambush = gathered({
    ana: { at: [0, 0] },
    orc: { side: "enemies", at: [5, 0] },
    hound: { side: "enemies", at: [50, 0] },
  });
  const surprising = ambush.does({
    do: "start",
    expecting: { players: true, enemies: false },
    witnesses: unaware(ambush.table, "enemies"),
  });
  const blow = { do: "strike", who: id("ana"), target: id("orc"), stance: "might", pay: "action" } as const;

  test("the side that surprises may strike, the surprised may not", () => {
    expect(surprising.table.fight.phase).toEqual({ at: "ambush", may: ["ana"] });
    expect(surprising.table.fight.round).toBe(0);
    expect(surprising.answer({ ...blow, who: id("orc"), target: id("ana") })).toBe("no-trigger");
    expect(surprising.answer({ ...blow, pay: "rush" })).toBe("no-rush");
    expect(surprising.answer({ ...blow, target: id("hound") })).toBe("out-of-range");
  });

  test("the blow costs the action of the first round, which follows when all have had their chance", () => {
    const told = surprising.does(blow, [3, 3, 2, 2], [8, 6]);
    expect(told.fighter("ana")).toMatchObject({ action: false, active: true, rush: 1 });
    expect(told.table.fight).toMatchObject({ round: 1, phase: { at: "turn", side: "players", passes: 0 } });
    expect(told.fighter("orc").surprised).toBe(true);
  });

  test("whoever would rather wait lets it pass", () => {
    expect(surprising.answer({ do: "let-pass", who: id("orc") })).toBe("no-trigger");
    const told = surprising.does({ do: "let-pass", who: id("ana") });
    expect(told.table.fight).toMatchObject({ round: 1, phase: { at: "turn" } });
    expect(told.fighter("ana")).toMatchObject({ action: true, active: false });
  });

  test("the Game Master may go on without it", () => {
    expect(surprising.answer({ do: "end-ambush" }, playerOf("ana"))).toBe("game-master-only");
    const told = surprising.does({ do: "end-ambush" });
    expect(told.table.fight.round).toBe(1);
    expect(told.fighter("ana")).toMatchObject({ action: true, active: false });
    expect(told.answer({ do: "end-ambush" })).toBe("fight-started");
  });

  test("whoever is hidden may strike though nobody is surprised; the fallen may not", () => {
    const hidden = { hidden: { level: 1, of: null } };
    const told = gathered({
      ana: { sheet: { conditions: hidden } },
      bo: { sheet: { conditions: hidden } },
      orc: { side: "enemies" },
    })
      .withFighter("bo", { life: "unconscious" })
      .does({ do: "start", expecting: { players: false, enemies: true }, witnesses: {} });
    expect(told.table.fight.phase).toEqual({ at: "ambush", may: ["ana"] });
  });
});

describe("HR-SURP-4 in the first round", () => {
  const told = gathered({ ana: { at: [0, 0] }, orc: { side: "enemies", at: [5, 0] } })
    .does({ do: "start", expecting: { players: false, enemies: true }, witnesses: ANA_TAKEN })
    .does({ do: "end-ambush" })
    .does({ do: "pass", side: "enemies" });

  test("the surprised use no abilities and do not move", () => {
    const use = {
      do: "use",
      who: id("ana"),
      ability: "riposte",
      frequency: "minor",
      instant: true,
      action: false,
      extra: 0,
    } as const;
    expect(told.answer(use)).toBe("surprised");
    expect(told.answer({ do: "object", who: id("ana") })).toBe("surprised");
    expect(told.answer({ do: "engage", who: id("ana"), target: id("orc") })).toBe("surprised");
    expect(
      told.answer({
        do: "dash",
        who: id("ana"),
        destination: { to: [0, 5], path: [], feet: 0, near: [] },
        stand: false,
      }),
    ).toBe("surprised");
  });

  test("in the second they are not any more", () => {
    const later = told.does({ do: "pass", side: "players" });
    expect(later.table.fight.round).toBe(2);
    expect(later.fighter("ana").surprised).toBe(false);
  });

  test.for([
    [true, "ok"],
    [false, "surprised"],
  ] as const)("dragged into an engagement, with surprisedMayStrike %s: %s", ([surprisedMayStrike, answer]) => {
    const parts = { ana: { at: [0, 0] }, orc: { side: "enemies", at: [5, 0] } } as const;
    const begun = gathered(parts, { surprisedMayStrike })
      .does({ do: "start", expecting: { players: false, enemies: true }, witnesses: ANA_TAKEN })
      .does({ do: "end-ambush" });
    expect(
      turnedOver(begun, "orc", "ana", { orc: "cunning", ana: "cunning" }).answer({
        do: "declare",
        who: id("ana"),
        what: STRIKE,
      }),
    ).toBe(answer);
  });
});

describe("HR-SURP-1 what map, sheets and tokens show of who saw whom", () => {
  const AT = {
    ana: { at: [0, 0] },
    orc: { side: "enemies", at: [20, 0] },
    hound: { side: "enemies", at: [20, 5] },
  } as const;
  const seems = (told: Scene, showing: Partial<Showing> = {}): Side | null =>
    surprisedSide(told.table, witnessesOf(told.table, { hidden: [], regards: {}, ...showing }));
  const lurking = { conditions: conditions({ hidden: 1 }) };

  test("everybody in sight: nobody is surprised", () => {
    expect(seems(gathered(AT))).toBeNull();
  });
  test("whoever sees nobody of the other side is, once all of them do not", () => {
    const both = gathered({
      ...AT,
      orc: { ...AT.orc, sheet: lurking },
      hound: { ...AT.hound, sheet: lurking },
    });
    expect(seems(both)).toBe("players");
    expect(seems(gathered({ ...AT, orc: { ...AT.orc, sheet: lurking } }))).toBeNull();
    expect(seems(gathered(AT), { hidden: [id("orc"), id("hound")] })).toBe("players");
    expect(seems(gathered(AT), { hidden: [id("ana")] })).toBe("enemies");
  });
  test("a wall between them hides both, so that neither side surprises the other", () => {
    const told = gathered(AT);
    const { ground } = told.table.fight;
    if (ground.kind !== "map") throw new Error("there is a map");
    const walled = told.with({ ground: { ...ground, rough: [], fences: [], screens: ["10,-100,10,100"] } });
    expect(witnessesOf(walled.table, { hidden: [], regards: {} })).toMatchObject({
      ana: { sees: false },
      orc: { sees: false },
    });
    expect(seems(walled)).toBeNull();
  });
  test("who takes nobody for an enemy is", () => {
    expect(seems(gathered(AT), { regards: { [id("orc")]: "neutral", [id("hound")]: "friendly" } })).toBe("enemies");
    expect(seems(gathered(AT), { regards: { [id("orc")]: "neutral" } })).toBeNull();
  });
});
