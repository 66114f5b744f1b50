import { describe, expect, test } from "vitest";
import { weigh } from "./weapon.ts";
import { crossOut, markPiece, mend, setHeld, setLoaded, setUsed } from "./wear.ts";
import { A, ammo, piece, playing, sheetOf, shield, weapon } from "./testing/playing.ts";
import type { Item } from "./state/sheet.ts";

interface Row {
  readonly what: string;
  readonly face: number;
  readonly marks?: readonly number[];
  readonly limit?: number;
  readonly nerves?: number;
  readonly test?: "printed" | "reduced";
  readonly is: string;
}

const say = (row: Row): string => {
  const { discarded, value, marks, ruins } = weigh(
    row.face,
    row.marks ?? [],
    row.limit ?? 9,
    row.nerves === undefined ? null : { nerves: row.nerves },
    row.test ?? "printed",
  );
  return [discarded ? "out" : String(value), marks ? "marked" : "", ruins ? "ruined" : ""].filter(Boolean).join(" ");
};

describe("THR-WPN-1 too heavy", () => {
  const ROWS: readonly Row[] = [
    { what: "at the limit", face: 9, is: "9" },
    { what: "above it", face: 10, is: "out marked" },
    { what: "above a limit of 0", face: 1, limit: 0, is: "out marked" },
  ];
  test.for(ROWS)("$what: $is", (row) => expect(say(row)).toBe(row.is));
});

describe("THR-WPN-2 a face crossed out before", () => {
  const ROWS: readonly Row[] = [
    { what: "worth 0", face: 5, marks: [5], is: "0" },
    { what: "too heavy the second time", face: 11, marks: [11], is: "out ruined" },
    { what: "reduced first", face: 11, marks: [11], test: "reduced", is: "0" },
    { what: "reduced, but another face", face: 11, marks: [10], test: "reduced", is: "out marked" },
  ];
  test.for(ROWS)("$what: $is", (row) => expect(say(row)).toBe(row.is));
});

test("THR-WPN-3 else the die is worth what it shows", () => expect(say({ what: "", face: 6, is: "6" })).toBe("6"));

describe("THR-WPN-4 thrown", () => {
  const ROWS: readonly Row[] = [
    { what: "within both scores", face: 7, nerves: 7, is: "7 marked" },
    { what: "above Nerves", face: 7, nerves: 6, is: "0 marked" },
    { what: "too heavy is marked once", face: 10, nerves: 12, is: "out marked" },
    { what: "on a crossed-out face", face: 5, marks: [5], nerves: 12, is: "0 ruined" },
    { what: "reduced, on a crossed-out face", face: 11, marks: [11], nerves: 12, test: "reduced", is: "0 ruined" },
  ];
  test.for(ROWS)("$what: $is", (row) => expect(say(row)).toBe(row.is));
});

const armed = (items: readonly Item[], dice: readonly number[], base = {}) => {
  const game = playing(
    { A: { side: "a", items, base }, B: { side: "b", items: [] } },
    {
      dice: { "weapon:A": [dice] },
      rulings: items.map(({ id }) => ({ rule: "condition", who: A, item: id, holds: true })),
    },
  );
  game.ready();
  game.weapons();
  return game;
};
const values = (game: ReturnType<typeof armed>) => game.exchange().dice.map(({ id, value, use }) => [id, value, use]);

describe("THR-WPN-5 all weapons in use are rolled", () => {
  test("two weapons, two dice, each with its own marks", () => {
    const game = armed([weapon("one"), weapon("two", { faces: 12 })], [3, 11], { guts: 8 });
    expect(values(game)).toEqual([
      ["A:one", 3, "weapon"],
      ["A:two", 0, "out"],
    ]);
    expect(game.sheet("A").items[1]).toMatchObject({ marks: [11], ruined: false });
  });

  test("one roll crosses out a face once", () => {
    const game = armed([weapon("w", { quality: 1 })], [8, 8], { guts: 7 });
    expect(game.sheet("A").items[0]).toMatchObject({ marks: [8], ruined: false });
  });

  test("the limit of a contraption is Nerves", () => {
    const game = armed([weapon("w", { kind: "contraption" }), ammo()], [8], { guts: 4, nerves: 8 });
    expect(values(game)).toEqual([["A:w", 8, "weapon"]]);
  });
});

test("THR-SPC-2 the first quality: an extra die right after its weapon", () => {
  const game = armed([weapon("one", { quality: 1 }), weapon("two")], [2, 5, 4]);
  expect(values(game)).toEqual([
    ["A:one", 2, "weapon"],
    ["A:one+", 5, "weapon"],
    ["A:two", 4, "weapon"],
  ]);
});

describe("THR-SPC-3 the second quality: +1 to all own weapon dice", () => {
  test("after the weight test, on both weapons, past the top face", () => {
    const game = armed([weapon("one", { quality: 2 }), weapon("two", { quality: 2 })], [8, 5], { guts: 8 });
    expect(values(game)).toEqual([
      ["A:one", 9, "weapon"],
      ["A:two", 6, "weapon"],
    ]);
  });

  test("not to a die worth 0", () => {
    expect(values(armed([weapon("w", { quality: 2, marks: [5] })], [5]))).toEqual([["A:w", 0, "weapon"]]);
  });
});

describe("THR-SPC-1 a quality works only while its condition holds", () => {
  test("nobody has said that it does", () => {
    const game = playing(
      { A: { side: "a", items: [weapon("w", { quality: 2 })] }, B: { side: "b", items: [] } },
      { dice: { "weapon:A": [[5]] } },
    );
    game.ready();
    game.weapons();
    expect(game.exchange().dice[0]?.value).toBe(5);
  });
});

describe("THR-SHD-1 shields", () => {
  const shielded = (face: number, guts: number, marks: readonly number[] = []) => {
    const game = playing(
      { A: { side: "a", base: { guts }, items: [shield({ marks })] }, B: { side: "b", items: [] } },
      { dice: { "shield:A": [[face]] } },
    );
    game.ready();
    game.weapons();
    game.breathe({ A: [], B: [] });
    return game;
  };
  test("the die evades", () => expect(shielded(5, 8).view().fighters[A]?.manoeuvre).toEqual([5]));
  test("too heavy, it is discarded and crossed out", () => {
    const game = shielded(5, 4);
    expect(game.view().fighters[A]?.manoeuvre).toEqual([]);
    expect(game.sheet("A").items[0]).toMatchObject({ marks: [5], ruined: false });
  });
  test("the second time it is ruined", () =>
    expect(shielded(5, 4, [5]).sheet("A").items[0]).toMatchObject({ ruined: true }));
});

describe("THR-MARK-1 crossing out", () => {
  const sheet = sheetOf({ items: [weapon("w", { marks: [3] }), ammo()] });
  test("a face is crossed out once", () =>
    expect(crossOut(sheet, "w", [5, 3, 5], false).items[0]).toMatchObject({ marks: [3, 5] }));
  test("ruin lasts", () => {
    const ruined = crossOut(sheet, "w", [], true);
    expect(crossOut(ruined, "w", [1], false).items[0]).toMatchObject({ ruined: true });
  });
  test("what is no such thing stays as it is", () => {
    expect(crossOut(sheet, "ammo", [1], true)).toEqual(sheet);
    expect(crossOut(sheet, "none", [1], true)).toEqual(sheet);
    expect(markPiece(sheet, "w", 1, "face")).toEqual(sheet);
    expect(setHeld(sheet, "ammo", false)).toEqual(sheet);
    expect(setLoaded(sheet, "w", false)).toEqual(sheet);
    expect(setUsed(sheet, "w", () => 3)).toEqual(sheet);
    expect(mend(sheet, "ammo", null)).toEqual(sheet);
  });
});

describe("THR-MARK-3 mending", () => {
  const broken = sheetOf({
    items: [weapon("w", { marks: [3, 5], ruined: true }), piece("plate", { count: 3, ruined: true })],
  });
  test("one face", () => expect(mend(broken, "w", 3).items[0]).toMatchObject({ marks: [5], ruined: true }));
  test("the whole thing", () =>
    expect(mend(broken, "w", null).items[0]).toMatchObject({ marks: [3, 5], ruined: false }));
  test("a piece starts counting anew", () =>
    expect(mend(broken, "plate", null).items[1]).toMatchObject({ count: 0, ruined: false }));
});
