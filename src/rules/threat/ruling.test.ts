import { describe, expect, test } from "vitest";
import { fighterId, sideId } from "../core/brand.ts";
import { spell } from "./state/choice.ts";
import type { Ruling } from "./state/commands.ts";
import { A, B, C, ammo, piece, playerOf, playing, sheetOf, weapon } from "./testing/playing.ts";

const X = fighterId("X");
const ITEMS = [weapon("w", { marks: [3] }), piece("plate", { ruined: true }), ammo(4)];
const table = () =>
  playing({
    A: { side: "a", injuries: [2, 1], lost: [6], items: ITEMS },
    B: { side: "b" },
  });

describe("THR-GM-1 everything may be overruled", () => {
  const ROWS: readonly { readonly ruling: Ruling; readonly becomes: object }[] = [
    {
      ruling: { rule: "injure", who: A, amount: 3, label: "fall" },
      becomes: { injuries: [{}, {}, { amount: 3, label: "fall" }] },
    },
    {
      ruling: { rule: "heal", who: A, injury: "i1", amount: 1 },
      becomes: { injuries: [{ amount: 1 }, { amount: 1 }] },
    },
    { ruling: { rule: "standing", who: A, standing: false }, becomes: { incapacitated: true } },
    {
      ruling: { rule: "breath", who: A, faces: 4, lost: true },
      becomes: { breath: [{ lost: true }, { lost: true }, {}, {}, {}] },
    },
    {
      ruling: { rule: "breath", who: A, faces: 6, lost: false },
      becomes: { breath: [{}, { lost: false }, {}, {}, {}] },
    },
    { ruling: { rule: "mend", who: A, item: "w", face: 3 }, becomes: { items: [{ marks: [] }, {}, {}] } },
    { ruling: { rule: "mend", who: A, item: "plate", face: null }, becomes: { items: [{}, { ruined: false }, {}] } },
    { ruling: { rule: "refill", who: A, item: "ammo" }, becomes: { items: [{}, {}, { used: 0 }] } },
    { ruling: { rule: "held", who: A, item: "w", held: false }, becomes: { items: [{ held: false }, {}, {}] } },
  ];
  test.for(ROWS)("$ruling.rule", ({ ruling, becomes }) => {
    const game = table();
    expect(game.rule(ruling)).toBeNull();
    expect(game.last("ruled")).toEqual({ type: "ruled", ruling });
    expect(game.sheet("A")).toMatchObject(becomes);
  });

  const REFUSED: readonly { readonly ruling: Ruling; readonly refusal: string }[] = [
    { ruling: { rule: "rest", who: X }, refusal: "unknown-fighter" },
    { ruling: { rule: "heal", who: A, injury: "i9", amount: 1 }, refusal: "nothing-to-change" },
    { ruling: { rule: "held", who: A, item: "none", held: true }, refusal: "unknown-item" },
    { ruling: { rule: "refill", who: A, item: "w" }, refusal: "nothing-to-change" },
    { ruling: { rule: "mend", who: A, item: "ammo", face: 1 }, refusal: "nothing-to-change" },
    { ruling: { rule: "condition", who: A, item: "ammo", holds: true }, refusal: "nothing-to-change" },
    {
      ruling: { rule: "join", who: A, seat: { side: sideId("a"), npc: true }, sheet: sheetOf({}) },
      refusal: "already-here",
    },
  ];
  test.for(REFUSED)("not $ruling.rule: $refusal", ({ ruling, refusal }) => {
    expect(table().rule(ruling)).toBe(refusal);
  });

  test("a breath die the fighter does not have", () => {
    const game = table();
    game.rule({ rule: "join", who: C, seat: { side: sideId("a"), npc: true }, sheet: { ...sheetOf({}), breath: [] } });
    expect(game.rule({ rule: "breath", who: C, faces: 4, lost: true })).toBe("unknown-die");
  });

  test("by the Game Master alone", () => {
    expect(table().act({ do: "rule", ruling: { rule: "rest", who: A } }, playerOf("A"))).toBe("gm-only");
  });

  test("THR-VAN-2 a pair is ruled anew or taken back, others stay as they are", () => {
    const game = playing({ A: { side: "a" }, B: { side: "b" }, C: { side: "b" } });
    game.rule({ rule: "pair", one: A, other: B, favoured: A });
    game.rule({ rule: "pair", one: C, other: A, favoured: C });
    game.rule({ rule: "pair", one: B, other: A, favoured: B });
    expect(game.table().fight.pairs).toEqual([
      { one: C, other: A, favoured: C },
      { one: B, other: A, favoured: B },
    ]);
    game.rule({ rule: "pairless", one: A, other: C });
    expect(game.table().fight.pairs).toEqual([{ one: B, other: A, favoured: B }]);
  });

  test("THR-VAN-3 a setup in which somebody forfeits or has told keeps its vantage", () => {
    const forfeiting = playing({ A: { side: "a" }, B: { side: "b" } });
    forfeiting.act({ do: "forfeit", who: A });
    forfeiting.rule({ rule: "vantage", side: sideId("a") });
    expect(forfeiting.view()).toMatchObject({ vantage: null, vantageNext: "a" });
    const opening = playing({ A: { side: "a" }, B: { side: "b" } });
    for (const who of ["A", "B"]) opening.seal(who, spell({ uses: [], shield: null, reloads: [] }));
    opening.rule({ rule: "vantage", side: sideId("a") });
    expect(opening.view()).toMatchObject({ vantage: null, vantageNext: "a", choosing: "opening" });
    const untouched = playing({ A: { side: "a" }, B: { side: "b" } }, { vantage: "b" });
    untouched.rule({ rule: "vantage", side: sideId("a") });
    expect(untouched.view()).toMatchObject({ vantage: "a", number: 1 });
  });

  test("a condition holds and ceases to", () => {
    const game = table();
    game.rule({ rule: "condition", who: A, item: "w", holds: true });
    expect(game.table().fight.holds).toEqual({ [A]: ["w"] });
    game.rule({ rule: "condition", who: A, item: "w", holds: false });
    expect(game.table().fight.holds).toEqual({ [A]: [] });
  });
});

test("THR-HEAL-2 a rest takes 1 off each injury and ends exhaustion", () => {
  const game = playing({ A: { side: "a", injuries: [2, 1], lost: [6] } });
  game.act({ do: "catchBreath", who: A, exhaust: 4 });
  game.rule({ rule: "rest", who: A });
  expect(game.sheet("A")).toMatchObject({ injuries: [{ id: "i1", amount: 1 }], exhausted: [] });
});

describe("THR-GM-2 joining and leaving", () => {
  const trio = () =>
    playing(
      { A: { side: "a" }, B: { side: "b" }, C: { side: "b" } },
      { dice: { "weapon:A": [[5]], "weapon:B": [[3]], "weapon:C": [[2]] } },
    );
  test("who joins waits for the next engagement", () => {
    const game = trio();
    game.rule({ rule: "join", who: X, seat: { side: sideId("b"), npc: true }, sheet: sheetOf({}) });
    expect(game.view().fighters[X]).toMatchObject({ npc: true, engaged: false });
  });
  test("who leaves takes everything along", () => {
    const game = trio();
    game.rule({ rule: "pair", one: A, other: C, favoured: null });
    game.rule({ rule: "aware", who: C, aware: false });
    game.ready();
    game.weapons();
    game.seal("C", spell([4]));
    game.rule({ rule: "leave", who: C });
    expect(game.table().fight).toMatchObject({ pairs: [], unaware: [] });
    expect(game.view().fighters[C]).toBeUndefined();
    expect(game.exchange().dice.find(({ id }) => id === "C:w")?.use).toBe("out");
    game.breathe({ A: [], B: [] });
    expect(game.phase()).toBe("decide");
  });
  test("and nothing of anybody else", () => {
    const game = trio();
    game.rule({ rule: "pair", one: A, other: B, favoured: A });
    game.rule({ rule: "pair", one: A, other: C, favoured: null });
    for (const who of [A, B]) game.rule({ rule: "aware", who, aware: false });
    game.rule({ rule: "condition", who: B, item: "w", holds: true });
    game.rule({ rule: "leave", who: C });
    expect(game.table().fight).toMatchObject({
      pairs: [{ one: A, other: B, favoured: A }],
      unaware: [A, B],
      holds: { B: ["w"] },
    });
    game.rule({ rule: "aware", who: A, aware: true });
    expect(game.table().fight.unaware).toEqual([B]);
  });
  test("dice given to whoever leaves, and those rolled by them, but no others", () => {
    const game = playing(
      { A: { side: "a" }, B: { side: "b" }, C: { side: "b" }, D: { side: "b" } },
      {
        dice: {
          ...Object.fromEntries(["A", "B", "C", "D"].map((who) => [`weapon:${who}`, [[3]]])),
          "save:B:manoeuvre": [[4]],
          "save:C:manoeuvre": [[4]],
        },
      },
    );
    game.ready();
    game.weapons();
    game.breathe({ A: [], B: [6], C: [8], D: [] });
    game.act({ do: "give", who: B, die: "B:d6", to: C });
    game.act({ do: "give", who: C, die: "C:d8", to: B });
    game.rule({ rule: "leave", who: C });
    expect(Object.fromEntries(game.exchange().dice.map(({ id, use }) => [id, use]))).toEqual({
      "A:w": "weapon",
      "B:w": "weapon",
      "C:w": "out",
      "D:w": "weapon",
      "B:d6": "out",
      "C:d8": "out",
    });
  });
  test("the seals and forfeits of the others stand", () => {
    const game = trio();
    game.seal("A", spell({ uses: [], shield: null, reloads: [] }));
    game.act({ do: "forfeit", who: B });
    game.rule({ rule: "join", who: X, seat: { side: sideId("b"), npc: true }, sheet: sheetOf({}) });
    game.rule({ rule: "leave", who: X });
    expect(game.view().fighters).toMatchObject({ A: { chosen: true }, B: { chosen: true }, C: { chosen: false } });
    game.rule({ rule: "leave", who: B });
    expect(game.table().fight.scene).toMatchObject({ choosing: { forfeits: [] } });
    expect(game.view().fighters).toMatchObject({ A: { chosen: true }, C: { chosen: false } });
  });
  test("also between closing and opening", () => {
    const game = trio();
    game.ready();
    game.weapons();
    for (const who of ["A", "B", "C"]) game.seal(who, spell([]));
    game.rule({ rule: "leave", who: C });
    game.openAll();
    expect(game.phase()).toBe("decide");
  });
  test("the last of a side ends it", () => {
    const game = trio();
    game.rule({ rule: "leave", who: A });
    expect(game.phase()).toBe("over");
    game.rule({ rule: "leave", who: B });
    expect(game.rule({ rule: "leave", who: B })).toBe("unknown-fighter");
  });
  test("a party to a clash breaks it off, a bystander does not", () => {
    const game = playing({ A: { side: "a" }, B: { side: "b" }, C: { side: "b" } }, { options: { violence: "brawl" } });
    game.act({ do: "declare", who: A, foe: B });
    game.rule({ rule: "leave", who: C });
    expect(game.phase()).toBe("clash");
    game.rule({ rule: "leave", who: B });
    expect(game.phase()).toBe("brawl-over");
  });
  test.for([A, B])("the clash breaks off for the next, whoever of the two leaves: %s", (who) => {
    const game = playing(
      { A: { side: "a" }, B: { side: "b" }, C: { side: "b" }, D: { side: "a" } },
      { options: { violence: "brawl" } },
    );
    game.act({ do: "declare", who: A, foe: B });
    game.rule({ rule: "leave", who });
    expect(game.phase()).toBe("declare");
  });
  test("in a lull as well", () => {
    const game = playing({ A: { side: "a" } });
    expect(game.rule({ rule: "leave", who: A })).toBeNull();
    expect(game.table()).toMatchObject({ sheets: {}, fight: { fighters: {} } });
  });
});

describe("THR-SPC-7 rolling a special weapon", () => {
  const special = () => playing({ A: { side: "a" } }, { dice: { "quality:A": [[7], [3]], "condition:A": [[8]] } });
  test("blank rows of the qualities are rolled again", () => {
    const game = special();
    expect(game.act({ do: "rollSpecial", who: A, item: "w" })).toBeNull();
    expect(game.last("specialRolled")).toMatchObject({ rolled: [7, 3], quality: 3, condition: 8 });
    expect(game.sheet("A").items[0]).toMatchObject({ quality: 3, condition: 8 });
  });
  test("by the Game Master, for a weapon, in quiet", () => {
    expect(special().act({ do: "rollSpecial", who: A, item: "w" }, playerOf("A"))).toBe("gm-only");
    expect(special().act({ do: "rollSpecial", who: A, item: "none" })).toBe("unknown-item");
    expect(table().act({ do: "rollSpecial", who: A, item: "w" })).toBe("wrong-phase");
    expect(playing({ A: { side: "a" } }).act({ do: "rollSpecial", who: B, item: "w" })).toBe("unknown-fighter");
  });
});
