import { describe, expect, test } from "vitest";
import { harmTo, harmToFleeing } from "./brawl.ts";
import type { Party } from "./brawl.ts";
import type { Statement } from "../state/commands.ts";
import type { Stance } from "../state/model.ts";
import { A, B, C, piece, playerOf, playing, weapon } from "../testing/playing.ts";
import type { Brought, Circumstances } from "../testing/playing.ts";

const party = (stance: Stance, threat: number, arm = 0): Party => ({
  answer: "brawl",
  stance,
  armed: arm > 0,
  high: threat,
  weapon: arm,
  threat,
  piercing: false,
});

describe("THR-BRL-4 both brawl", () => {
  const ROWS: readonly { readonly a: Party; readonly f: Party; readonly toFoe: number; readonly toAttacker: number }[] =
    [
      { a: party("guts", 7), f: party("guts", 9), toFoe: 0, toAttacker: 2 },
      { a: party("guts", 7), f: party("guts", 7), toFoe: 0, toAttacker: 0 },
      { a: party("guts", 8, 4), f: party("guts", 6, 5), toFoe: 6, toAttacker: 5 },
      { a: party("blood", 8, 4), f: party("guts", 6, 5), toFoe: 4, toAttacker: 3 },
      { a: party("blood", 5, 4), f: party("guts", 9, 3), toFoe: 4, toAttacker: 7 },
      { a: party("blood", 9, 2), f: party("blood", 3, 5), toFoe: 2, toAttacker: 0 },
      { a: party("guts", 4, 6), f: party("blood", 7, 2), toFoe: 3, toAttacker: 2 },
    ];
  test.for(ROWS)(
    "$a.stance $a.threat with $a.weapon, $f.stance $f.threat with $f.weapon",
    ({ a, f, toFoe, toAttacker }) => {
      expect([harmTo(f, a), harmTo(a, f)]).toEqual([toFoe, toAttacker]);
    },
  );
});

describe("THR-BRL-5 an escape that failed", () => {
  test.for([
    { attacker: party("guts", 7), save: 5, option: "armed", harm: 2 },
    { attacker: party("guts", 8, 5), save: 6, option: "armed", harm: 7 },
    { attacker: party("blood", 8, 5), save: 6, option: "armed", harm: 5 },
    { attacker: party("guts", 8, 5), save: 6, option: "ignore-weapon", harm: 2 },
    { attacker: party("blood", 8, 5), save: 6, option: "ignore-weapon", harm: 0 },
  ] as const)("$attacker.stance with $attacker.weapon, $option: $harm", ({ attacker, save, option, harm }) => {
    expect(harmToFleeing(party("blood", save), attacker, option)).toBe(harm);
  });
});

const brawl = (fighters: Readonly<Record<string, Partial<Brought>>>, around: Circumstances = {}) =>
  playing(
    Object.fromEntries(["A", "B"].map((who) => [who, { side: who.toLowerCase(), items: [], ...fighters[who] }])),
    { ...around, options: { violence: "brawl", ...around.options } },
  );

const says = (who: typeof A, more: Partial<Statement> = {}) =>
  ({
    do: "state",
    who,
    statement: { answer: who === A ? "attack" : "brawl", stance: "guts", dice: [], weapon: null, ...more },
  }) as const;
const armed = { item: "w", thrown: false, aim: null };
const attack = { do: "declare", who: A, foe: B } as const;

describe("THR-BRL-1 naming a foe", () => {
  test("another's foe, one who is there", () => {
    const game = playing({ A: { side: "a" }, B: { side: "b" }, C: { side: "a" } }, { options: { violence: "brawl" } });
    expect(game.act({ ...attack, foe: C })).toBe("not-a-foe");
    expect(game.act({ ...attack, foe: playerOf("X").fighters[0] ?? B })).toBe("unknown-fighter");
    expect(game.act(attack, playerOf("B"))).toBe("not-yours");
    game.rule({ rule: "standing", who: A, standing: false });
    expect(game.act(attack)).toBe("out-of-fight");
    expect(playing({ A: { side: "a" }, B: { side: "b" } }).act(attack)).toBe("wrong-phase");
  });
  test.for([
    { what: "helpless", ruling: { rule: "standing", who: B, standing: false } },
    { what: "unaware", ruling: { rule: "aware", who: B, aware: false } },
  ] as const)("against the $what the Game Master says what happens", ({ what, ruling }) => {
    const game = playing(
      { A: { side: "a" }, B: { side: "b" }, C: { side: "b" } },
      { options: { violence: "brawl" }, rulings: [ruling] },
    );
    expect(game.act(attack)).toBeNull();
    expect(game.last("leftToGm")).toMatchObject({ who: A, foe: B });
    expect(game.phase()).toBe("declare");
    game.rule({ rule: "aware", who: B, aware: true });
    expect(game.table().fight.unaware).toEqual([]);
    expect(game.view().fighters[B]?.engaged).toBe(what === "unaware");
  });
});

describe("THR-BRL-2 who states first", () => {
  test.for([
    { vantage: undefined, order: [A, B] },
    { vantage: "a", order: [B, A] },
    { vantage: "b", order: [A, B] },
  ])("vantage $vantage: $order", ({ vantage, order }) => {
    const game = brawl({}, vantage === undefined ? {} : { vantage });
    game.act(attack);
    const [first = A, second = B] = order;
    expect(game.act(says(second))).toBe("not-your-side");
    expect(game.act(says(first))).toBeNull();
    expect(game.act(says(first))).toBe("already-chosen");
    expect(game.act(says(second))).toBeNull();
    expect(game.last("clashed").outcome).toBe("harm");
  });
});

describe("THR-BRL-3 what is stated", () => {
  test("Blood is for the armed, escape for the foe", () => {
    const game = brawl({ A: { items: [weapon("w"), weapon("old", { ruined: true })], lost: [8] } });
    expect(game.act(says(A))).toBe("wrong-phase");
    game.act(attack);
    expect(game.act(says(A, { stance: "blood" }))).toBe("not-armed");
    expect(game.act(says(A, { answer: "brawl" }))).toBe("unlawful");
    expect(game.act(says(A, { dice: [8] }))).toBe("die-lost");
    expect(game.act(says(A, { weapon: { ...armed, item: "old" } }))).toBe("item-ruined");
    expect(game.act(says(A), playerOf("B"))).toBe("not-yours");
    expect(game.act(says(C))).toBe("unknown-fighter");
    expect(game.act(says(A))).toBeNull();
    expect(game.act(says(B, { answer: "attack" }))).toBe("unlawful");
    expect(game.act(says(B, { answer: "escape", weapon: armed }))).toBe("unlawful");
  });
  test("others have no say", () => {
    const game = playing({ A: { side: "a" }, B: { side: "b" }, C: { side: "b" } }, { options: { violence: "brawl" } });
    game.act(attack);
    expect(game.act(says(C))).toBe("out-of-fight");
  });
  test("breath above the stance's score is lost; a throw leaves the hand", () => {
    const game = brawl(
      { A: { base: { blood: 5 }, items: [weapon("w")] } },
      { dice: { "save:A:threat": [[6, 4]], "weapon:A": [[3]], "save:B:escape": [[2]] } },
    );
    game.act(attack);
    game.act(says(A, { stance: "blood", dice: [6, 10], weapon: { ...armed, thrown: true } }));
    expect(game.last("stated").lost).toEqual([{ who: A, faces: 6 }]);
    expect(game.sheet("A").items[0]).toMatchObject({ held: false, marks: [3] });
    game.act(says(B, { answer: "escape", dice: [4] }));
    expect(game.last("clashed").parties).toMatchObject([
      { who: A, threat: 6, injury: 0 },
      { who: B, threat: 2, injury: 3 },
    ]);
  });
  test("a blow with a weapon does not", () => {
    const game = brawl({ A: { items: [weapon("w")] } }, { dice: { "save:A:threat": [[]], "weapon:A": [[3]] } });
    game.act(attack);
    game.act(says(A, { weapon: armed }));
    expect(game.sheet("A").items[0]).toMatchObject({ held: true, marks: [] });
  });
  test("the weapon die may be the threat, by option", () => {
    const game = brawl(
      { A: { items: [weapon("w")] } },
      {
        options: { brawlThreat: "with-weapon" },
        dice: { "save:A:threat": [[3]], "weapon:A": [[7]], "save:B:threat": [[5]] },
      },
    );
    game.act(attack);
    game.act(says(A, { dice: [6], weapon: armed }));
    game.act(says(B, { dice: [6] }));
    expect(game.last("clashed").parties).toMatchObject([
      { who: A, threat: 7, injury: 0 },
      { who: B, threat: 5, injury: 9 },
    ]);
  });
});

describe("THR-BRL-6 the end of a brawl", () => {
  test("who escapes is away", () => {
    const game = brawl({}, { dice: { "save:A:threat": [[4]], "save:B:escape": [[4]] } });
    game.act(attack);
    game.act(says(A, { dice: [4] }));
    game.act(says(B, { answer: "escape", dice: [4] }));
    expect(game.last("clashed")).toMatchObject({
      outcome: "away",
      parties: [{ injury: 0 }, { injury: 0, away: true }],
    });
    expect(game.phase()).toBe("brawl-over");
    expect(game.view().fighters[B]).toMatchObject({ away: true, engaged: false });
    expect(game.act(attack)).toBe("wrong-phase");
    game.act({ do: "stop" });
    expect(game.phase()).toBe("lull");
  });
  test("a party who falls by a ruling leaves it to the Game Master", () => {
    const game = playing({ A: { side: "a" }, B: { side: "b" }, C: { side: "b" } }, { options: { violence: "brawl" } });
    game.act(attack);
    game.rule({ rule: "standing", who: B, standing: false });
    expect(game.last("leftToGm")).toMatchObject({ who: A, foe: B });
    expect(game.phase()).toBe("declare");
  });
});

const slugging = (fighters: Readonly<Record<string, Partial<Brought>>>, around: Circumstances = {}) => {
  const game = brawl(fighters, {
    ...around,
    dice: { "weapon:A": [[6]], "weapon:B": [[6]], ...around.dice },
  });
  game.act(attack);
  game.act(says(A, { weapon: armed }));
  game.act(says(B, { weapon: armed }));
  return game;
};

describe("THR-BRL-7 who falls", () => {
  test("who has no Blood left, and both at once", () => {
    const game = slugging({
      A: { base: { blood: 6 }, items: [weapon("w")] },
      B: { base: { blood: 6 }, items: [weapon("w")] },
    });
    expect(game.last("clashed").parties).toMatchObject([
      { injury: 6, falls: true },
      { injury: 6, falls: true },
    ]);
    expect(game.phase()).toBe("brawl-over");
  });
  test("nobody else, and nobody where the Game Master says", () => {
    const items = [weapon("w")];
    expect(slugging({ A: { items }, B: { items } }).phase()).toBe("declare");
    const ruled = slugging({ A: { base: { blood: 6 }, items }, B: { items } }, { options: { deathRule: "gm" } });
    expect(ruled.last("clashed").parties[0]).toMatchObject({ injury: 6, falls: false });
  });
});

describe("THR-BRL-8 things in a brawl", () => {
  test("armour discards, and all waits for its wearer", () => {
    const game = brawl(
      { A: { items: [weapon("w")] }, B: { items: [piece("plate"), piece("chainmail"), piece("gambeson")] } },
      { dice: { "weapon:A": [[6]], "save:A:threat": [[5]] } },
    );
    game.act(attack);
    game.act(says(A, { dice: [6], weapon: armed }));
    expect(game.act(says(B))).toBe("pick-owed");
    expect(game.act(attack)).toBe("wrong-phase");
    game.act({ do: "pick", who: B, pick: { piece: "plate", face: 6 } });
    game.act(says(B));
    expect(game.last("clashed").parties).toMatchObject([{ injury: 0 }, { who: B, injury: 4 }]);
  });
  test("who joined meanwhile is not in it", () => {
    const game = brawl(
      { A: { items: [weapon("w")] }, B: { items: [weapon("w")] } },
      { vantage: "a", dice: { "weapon:A": [[6]] } },
    );
    game.rule({
      rule: "join",
      who: C,
      seat: { side: game.table().fight.fighters[B]?.side ?? ("b" as never), npc: true },
      sheet: game.sheet("B"),
    });
    expect(game.act({ ...attack, foe: C })).toBe("out-of-fight");
  });
  const swift = (holder: typeof A) =>
    slugging(
      {
        A: { base: { blood: 6 }, items: [weapon("w", { quality: 5 })] },
        B: { base: { blood: 6 }, items: [weapon("w", { quality: 5 })] },
      },
      { rulings: [{ rule: "condition", who: holder, item: "w", holds: true }] },
    );
  test.for([
    { holder: A, hurt: [0, 6] },
    { holder: B, hurt: [6, 0] },
  ])("the fifth quality spares its wielder $holder", ({ holder, hurt }) => {
    expect(
      swift(holder)
        .last("clashed")
        .parties.map(({ injury }) => injury),
    ).toEqual(hurt);
  });
});
