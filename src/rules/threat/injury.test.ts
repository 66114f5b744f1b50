import { describe, expect, test } from "vitest";
import { injuryOf } from "./injury.ts";
import type { Plan } from "./model.ts";
import type { Faces } from "./sheet.ts";
import { A, B, C, GM, ammo, piece, playerOf, playing, shield, weapon } from "./testing/playing.ts";
import type { Brought, Circumstances } from "./testing/playing.ts";

describe("THR-INJ-1 the injury", () => {
  test.for([
    { threat: 7, best: 4, padded: 0, injury: 3 },
    { threat: 5, best: 5, padded: 0, injury: 0 },
    { threat: 3, best: 8, padded: 0, injury: 0 },
    { threat: 7, best: 6, padded: 1, injury: 0 },
    { threat: 7, best: 7, padded: 1, injury: 0 },
    { threat: 7, best: 4, padded: 1, injury: 2 },
  ])("$threat against $best, padded $padded: $injury", ({ threat, best, padded, injury }) => {
    expect(injuryOf(threat, best, padded)).toBe(injury);
  });
});

interface Side extends Partial<Brought> {
  readonly weapon?: number;
  /** Breath dice and what they show. */
  readonly breath?: Readonly<Partial<Record<Faces, number>>>;
}

/** A and B, their weapons showing what is said, each with breath; the first pass is about to be decided. */
function duel(a: Side, b: Side, around: Circumstances = {}) {
  const dice: Record<string, readonly (readonly number[])[]> = {};
  const chosen: Record<string, readonly Faces[]> = {};
  for (const [who, side] of [["A", a] as const, ["B", b] as const]) {
    if (side.weapon !== undefined) dice[`weapon:${who}`] = [[side.weapon]];
    const breath = Object.entries(side.breath ?? {});
    chosen[who] = breath.map(([faces]) => Number(faces) as Faces);
    dice[`save:${who}:manoeuvre`] = [breath.map(([, shown]) => shown)];
  }
  const arms = (side: Side) => (side.weapon === undefined ? [] : [weapon("w", { faces: 12 })]);
  const game = playing(
    { A: { side: "a", items: arms(a), ...a }, B: { side: "b", items: arms(b), ...b } },
    { ...around, dice: { ...dice, ...around.dice } },
  );
  game.ready();
  game.weapons();
  game.breathe(chosen);
  return game;
}

const blowOn = (game: ReturnType<typeof duel>, who: typeof A) =>
  game.last("struck").blows.find((blow) => blow.who === who);

const struck = (a: Side, b: Side, around: Circumstances = {}) => {
  const game = duel(a, b, around);
  game.pass();
  return game;
};

describe("THR-INJ-3 who stands", () => {
  const ROWS: readonly {
    readonly what: string;
    readonly b: Side;
    readonly threat: number;
    readonly check: string;
    readonly stands: boolean;
  }[] = [
    { what: "unhurt", b: { breath: { 8: 5 } }, threat: 5, check: "unhurt", stands: true },
    { what: "the die meets the sum", b: { breath: { 4: 3 } }, threat: 6, check: "guts", stands: true },
    { what: "old injuries count", b: { breath: { 6: 5 }, injuries: [3] }, threat: 8, check: "guts", stands: false },
    { what: "no die at all", b: {}, threat: 4, check: "unreduced", stands: false },
    {
      what: "no die above 0",
      b: { items: [shield({ marks: [3] })] },
      threat: 4,
      check: "unreduced",
      stands: false,
    },
  ];
  test.for(ROWS)("$what: $stands", ({ b, threat, check, stands }) => {
    const game = struck({ weapon: threat, breath: { 12: 12 } }, b, { dice: { "shield:B": [[3]] } });
    expect(blowOn(game, B)).toMatchObject({ check, stands });
    expect(game.sheet("B").incapacitated).toBe(!stands);
  });

  test.for([
    { again: 8, stands: true },
    { again: 5, stands: false },
  ])("rolled again by option: $again", ({ again, stands }) => {
    const game = struck(
      { weapon: 9, breath: { 12: 12 } },
      { breath: { 10: 3 } },
      { options: { standCheck: "reroll" }, dice: { "save:B:stand": [[again]] } },
    );
    expect(blowOn(game, B)).toMatchObject({ injury: 6, again, stands });
  });
});

describe("THR-INJ-4 the standing die above the lowered Guts", () => {
  test.for([
    { guts: 8, lost: { who: B, faces: 8 } },
    { guts: 12, lost: null },
  ])("Guts $guts", ({ guts, lost }) => {
    const game = struck({ weapon: 12, breath: { 12: 12 } }, { base: { guts }, breath: { 8: 8 } });
    expect(blowOn(game, B)).toMatchObject({ injury: 4, stands: true, lost });
    expect(game.sheet("B").breath.find(({ faces }) => faces === 8)?.lost).toBe(lost !== null);
  });
  test("what is no breath die is never lost", () => {
    const game = duel({ weapon: 9, breath: { 12: 12 } }, { weapon: 8, base: { guts: 8, nerves: 12 } });
    game.pass({ B: { gambits: [game.place("B:w")] } });
    expect(blowOn(game, B)).toMatchObject({ injury: 1, stands: true, lost: null });
  });
  test("under the option that lost dice are gone, it evades no more", () => {
    const game = struck(
      { weapon: 12, breath: { 12: 12 } },
      { base: { guts: 8 }, breath: { 8: 8 } },
      { options: { lostDice: "gone", attrition: "one" } },
    );
    expect(game.exchange().dice.find(({ id }) => id === "B:d8")?.use).toBe("out");
  });
});

describe("THR-INJ-5 one snapshot", () => {
  test("both fall together", () => {
    const game = struck({ weapon: 7, breath: { 4: 2 } }, { weapon: 6, breath: { 4: 3 } });
    expect([blowOn(game, A)?.stands, blowOn(game, B)?.stands]).toEqual([false, false]);
    expect(game.phase()).toBe("over");
  });
});

const SWIFT = { items: [weapon("w", { faces: 12, quality: 5 })] };
const holds = (who: typeof A) => ({ rule: "condition", who, item: "w", holds: true }) as const;

describe("THR-SPC-6 the fifth quality", () => {
  test("fells the foe before the foe's die counts", () => {
    const game = struck(
      { weapon: 7, breath: { 4: 2 }, ...SWIFT },
      { weapon: 6, breath: { 4: 3 } },
      { rulings: [holds(A)] },
    );
    expect(game.last("struck").blows).toMatchObject([
      { who: B, injury: 4, stands: false },
      { who: A, threat: 0, injury: 0 },
    ]);
  });
  test("not with a die that fled", () => {
    const game = duel(
      { weapon: 7, breath: { 4: 2 }, ...SWIFT },
      { weapon: 6, breath: { 4: 3 } },
      { rulings: [holds(A)] },
    );
    game.pass({ A: { flee: true } });
    expect(blowOn(game, A)).toMatchObject({ threat: 6 });
  });
});

describe("THR-INJ-6 damage dealt first", () => {
  test("if both do, neither does", () => {
    const game = struck(
      { weapon: 7, breath: { 4: 2 }, ...SWIFT },
      { weapon: 6, breath: { 4: 3 }, ...SWIFT },
      { rulings: [holds(A), holds(B)] },
    );
    expect(blowOn(game, A)).toMatchObject({ injury: 4 });
  });
  test("with vantage over a bow", () => {
    const game = playing(
      { A: { side: "a" }, B: { side: "b", items: [weapon("bow", { kind: "bow" }), ammo()] } },
      { vantage: "a", dice: { "weapon:A": [[7]], "weapon:B": [[8]] } },
    );
    game.ready();
    game.weapons("b");
    game.breathe({ B: [] });
    game.done("b");
    game.weapons("a");
    game.breathe({ A: [] });
    game.done("a");
    expect(game.last("struck").blows).toMatchObject([
      { who: B, injury: 7, stands: false },
      { who: A, injury: 0 },
    ]);
  });
});

describe("THR-INJ-7 when scores fall", () => {
  test.for([
    { injuriesLower: "at-once", guts: 3, lost: { who: B, faces: 8 } },
    { injuriesLower: "after", guts: 6, lost: null },
  ] as const)("$injuriesLower", ({ injuriesLower, guts, lost }) => {
    const game = struck(
      { weapon: 8, breath: { 12: 12 } },
      { base: { guts: 6 }, breath: { 8: 5, 12: 1 } },
      { options: { injuriesLower } },
    );
    expect(blowOn(game, B)).toMatchObject({ injury: 3, stands: true, lost });
    expect(game.view().fighters[B]?.inside?.scores.guts).toBe(guts);
    game.act({ type: "stop" });
    expect(game.view().fighters[B]?.inside?.scores.guts).toBe(3);
  });
});

describe("THR-THREAT-1 the threat", () => {
  test("is the best of the foes' dice, for everyone", () => {
    const game = playing(
      { A: { side: "a" }, B: { side: "b" }, C: { side: "b", items: [weapon("w", { faces: 10 })] } },
      { dice: { "weapon:A": [[5]], "weapon:B": [[3]], "weapon:C": [[9]] } },
    );
    game.ready();
    game.weapons();
    expect(game.view().fighters).toMatchObject({ A: { threat: 9 }, B: { threat: 5 }, C: { threat: 5 } });
  });
  test.for([
    { facing: "all", threat: 5 },
    { facing: "aimed", threat: 0 },
  ] as const)("aimed at somebody else, under $facing: $threat", ({ facing, threat }) => {
    const game = playing(
      { A: { side: "a" }, B: { side: "b" }, C: { side: "b", items: [] } },
      { options: { facing }, dice: { "weapon:A": [[5]], "weapon:B": [[3]] } },
    );
    game.ready({ A: { uses: [{ item: "w", thrown: false, aim: B }] } });
    game.weapons();
    expect(game.view().fighters).toMatchObject({ B: { threat: 5 }, C: { threat } });
  });
});

describe("THR-THREAT-2 the dice of the fallen", () => {
  test.for([
    { fallenDice: "leave", threat: 1 },
    { fallenDice: "stay", threat: 7 },
  ] as const)("$fallenDice: $threat", ({ fallenDice, threat }) => {
    const game = playing(
      { A: { side: "a" }, C: { side: "a" }, B: { side: "b" } },
      {
        options: { fallenDice },
        dice: {
          "weapon:A": [[8]],
          "weapon:C": [[2]],
          "weapon:B": [[6]],
          "save:C:manoeuvre": [[7]],
          "save:B:manoeuvre": [[8]],
        },
      },
    );
    game.ready();
    game.weapons();
    game.breathe({ A: [], C: [8], B: [8] });
    game.pass();
    expect(game.view().fighters).toMatchObject({ A: { standing: false, threat: null }, B: { threat } });
  });
});

const fleeing = (evades: number) => {
  const game = playing(
    { A: { side: "a" }, C: { side: "a" }, B: { side: "b" } },
    {
      dice: {
        "weapon:A": [[2]],
        "weapon:C": [[8]],
        "weapon:B": [[5]],
        "save:A:manoeuvre": [[5]],
        "save:C:manoeuvre": [[evades]],
        "save:B:manoeuvre": [[3]],
      },
    },
  );
  game.ready();
  game.weapons();
  game.breathe({ A: [6], C: [8], B: [6] });
  const flight: Readonly<Record<string, Partial<Plan>>> = { C: { flee: true } };
  game.pass(flight);
  return game;
};

test("THR-FLEE-1 unhurt: away, and the weapon with them", () => {
  const game = fleeing(5);
  expect(game.last("struck").blows.find(({ who }) => who === B)).toMatchObject({ threat: 2 });
  expect(game.view().fighters[C]).toMatchObject({ away: true, engaged: false, standing: true });
  expect(game.exchange().reduction).toEqual({ a: 1, b: 1 });
});

test("THR-FLEE-2 hurt: still engaged, the weapon gone", () => {
  const game = fleeing(4);
  expect(game.view().fighters[C]).toMatchObject({ away: false, engaged: true, fleeing: false, injuries: 1 });
  expect(game.exchange().dice.find(({ id }) => id === "C:w")?.use).toBe("out");
});

const group = (attrition: "each" | "one") => {
  const game = playing(
    { A: { side: "a" }, C: { side: "a" }, B: { side: "b" } },
    {
      options: { attrition },
      dice: {
        "weapon:A": [[2]],
        "weapon:C": [[1]],
        "weapon:B": [[5]],
        "save:A:manoeuvre": [[5]],
        "save:C:manoeuvre": [[6]],
        "save:B:manoeuvre": [[4, 3]],
      },
    },
  );
  game.ready();
  game.weapons();
  game.breathe({ A: [6], C: [8], B: [8, 6] });
  game.pass();
  return game;
};

describe("THR-ATT-1 what is put away", () => {
  test.for([
    { attrition: "each", a: [], c: [] },
    { attrition: "one", a: [5], c: [] },
  ] as const)("$attrition", ({ attrition, a, c }) => {
    const game = group(attrition);
    expect(game.view().fighters).toMatchObject({ A: { manoeuvre: a }, C: { manoeuvre: c }, B: { manoeuvre: [3] } });
    expect(game.sheet("A").breath.some((die) => die.lost)).toBe(false);
  });
});

test("THR-ATT-2 a threat falls by the number of foes standing", () => {
  const game = group("each");
  expect(game.exchange().reduction).toEqual({ a: 1, b: 2 });
  expect(game.view().fighters).toMatchObject({ A: { threat: 3 }, B: { threat: 1 } });
});

describe("THR-ATT-3 impasse", () => {
  test("threats wear down until nobody is threatened", () => {
    const all = { 4: 4, 6: 5, 8: 6, 10: 7, 12: 8 };
    const game = duel({ weapon: 4, breath: all }, { weapon: 3, breath: all });
    for (let pass = 1; pass <= 4; pass++) {
      expect(game.phase()).toBe("decide");
      game.pass();
    }
    expect(game.phase()).toBe("impasse");
    expect(game.view().fighters[A]?.manoeuvre).toEqual([4]);
  });
  test("two in plate: after one pass, not before", () => {
    const plated = { items: [weapon("w"), piece("plate")] };
    const game = duel({ weapon: 6, ...plated }, { weapon: 8, ...plated });
    expect(game.phase()).toBe("decide");
    game.pass();
    expect(game.phase()).toBe("impasse");
  });
  test("those who have fallen are threatened no more", () => {
    const game = playing(
      { A: { side: "a" }, B: { side: "b", items: [piece("plate")] }, C: { side: "b", items: [] } },
      { dice: { "weapon:A": [[6]] } },
    );
    game.ready();
    game.weapons();
    game.breathe({ A: [], B: [], C: [] });
    game.pass();
    expect(game.sheet("C").incapacitated).toBe(true);
    expect(game.phase()).toBe("impasse");
  });
  test("anyone in it may ask for a fresh engagement", () => {
    const game = duel({}, {});
    expect(game.act({ type: "again" })).toBe("wrong-phase");
    game.pass();
    expect(game.act({ type: "again" }, playerOf("C"))).toBe("not-yours");
    expect(game.act({ type: "again" }, playerOf("A"))).toBeNull();
    expect(game.view()).toMatchObject({ phase: "setup", number: 2, pass: 1, dice: [] });
  });
  test("or leave it", () => {
    const game = duel({}, {});
    expect(game.act({ type: "stop" }, playerOf("A"))).toBe("gm-only");
    game.pass();
    expect(game.act({ type: "stop" }, playerOf("A"))).toBeNull();
    expect(game.phase()).toBe("lull");
  });
});

describe("THR-OVER-1 the end", () => {
  test("when a side has nobody left", () => expect(struck({ weapon: 5 }, {}).phase()).toBe("over"));
  test("also by a ruling", () => {
    const game = duel({ weapon: 5 }, {});
    game.rule({ rule: "standing", who: B, standing: false });
    expect(game.phase()).toBe("over");
  });
});

describe("THR-OVER-2 the Game Master confirms it", () => {
  test("or ends anything early", () => {
    const game = struck({ weapon: 5 }, {});
    expect(game.act({ type: "stop" }, playerOf("A"))).toBe("gm-only");
    expect(game.act({ type: "stop" }, GM)).toBeNull();
    expect(game.act({ type: "stop" }, GM)).toBe("wrong-phase");
    expect(game.phase()).toBe("lull");
  });
});

test("THR-OVER-3 what was thrown is out of hand", () => {
  const game = playing({ A: { side: "a" }, B: { side: "b", items: [] } }, { dice: { "weapon:A": [[3]] } });
  game.ready({ A: { uses: [{ item: "w", thrown: true, aim: null }] } });
  game.weapons();
  expect(game.sheet("A").items[0]).toMatchObject({ held: true, marks: [3] });
  game.breathe({ A: [], B: [] });
  game.pass();
  expect(game.phase()).toBe("over");
  expect(game.sheet("A").items[0]).toMatchObject({ held: false });
  game.rule({ rule: "held", who: A, item: "w", held: true });
  expect(game.act({ type: "stop" })).toBeNull();
  expect(game.sheet("A").items[0]).toMatchObject({ held: true });
});
