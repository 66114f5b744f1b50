import { describe, expect, test } from "vitest";
import { injuryOf } from "./injury.ts";
import { A, B, ammo, playing, shield, weapon } from "./testing/playing.ts";
import { duel, struck, type Side } from "./testing/duel.ts";

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

const blowOn = (game: ReturnType<typeof duel>, who: typeof A) =>
  game.last("struck").blows.find((blow) => blow.who === who);

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
    game.act({ do: "stop" });
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
