import { describe, expect, test } from "vitest";
import { judgePick, meetArmour, padding, settledPicks, wearOfStopped } from "./armour.ts";
import type { Options, TableDie } from "./state/model.ts";
import { DEFAULTS } from "./state/options.ts";
import type { Item, PieceKind } from "./state/sheet.ts";
import { A, B, C, piece, playerOf, playing, sheetOf, weapon } from "./testing/playing.ts";

const dieShowing = (shown: number, more: Partial<TableDie> = {}): TableDie => ({
  id: `B:w${shown}`,
  roller: B,
  holder: B,
  source: "weapon",
  item: `w${shown}`,
  faces: 12,
  shown,
  value: shown,
  use: "weapon",
  crossed: false,
  turned: false,
  aim: null,
  stopped: [],
  ...more,
});

const ALL = Array.from({ length: 12 }, (_, place) => dieShowing(place + 1));
const stoppedBy = (pieces: readonly Item[], options = {}, dice: readonly TableDie[] = ALL) =>
  meetArmour(dice, sheetOf({ items: pieces }), { ...DEFAULTS, ...options });

describe("THR-ARM-1 what each piece discards", () => {
  const ROWS: readonly { readonly kind: PieceKind; readonly faces: readonly number[] }[] = [
    { kind: "gambeson", faces: [] },
    { kind: "helmet", faces: [5, 10] },
    { kind: "chainmail", faces: [3, 6, 9, 12] },
    { kind: "plate", faces: [2, 4, 6, 8, 10, 12] },
  ];
  test.for(ROWS)("$kind: $faces", ({ kind, faces }) => {
    expect(stoppedBy([piece(kind)]).stopped.map((die) => die.shown)).toEqual(faces);
  });
  test("not when ruined or taken off", () => {
    expect(stoppedBy([piece("plate", { ruined: true }), piece("helmet", { held: false })]).stopped).toEqual([]);
  });
  test("manoeuvre dice pass", () => {
    expect(stoppedBy([piece("plate")], {}, [dieShowing(6, { use: "manoeuvre" })]).stopped).toEqual([]);
  });
});

describe("THR-ARM-2 dice worth 0", () => {
  const crossed = dieShowing(6, { value: 0, crossed: true });
  test("are spared", () => expect(stoppedBy([piece("plate")], {}, [crossed]).stopped).toEqual([]));
  test("or tested, by option", () => {
    expect(stoppedBy([piece("plate")], { armourOnMarked: "tested" }, [crossed]).stopped).toEqual([crossed]);
  });
  test("a throw above Nerves is never tested", () => {
    const weak = dieShowing(6, { value: 0 });
    expect(stoppedBy([piece("plate")], { armourOnMarked: "tested" }, [weak]).stopped).toEqual([]);
  });
});

describe("THR-ARM-3 the attacker's weapon", () => {
  test("its face is crossed out", () => {
    expect(wearOfStopped([dieShowing(6)])).toEqual([{ who: B, item: "w6", faces: [6], ruined: false }]);
  });
  test("it is ruined if that face was crossed out before", () => {
    expect(wearOfStopped([dieShowing(6, { crossed: true })])).toEqual([
      { who: B, item: "w6", faces: [], ruined: true },
    ]);
  });
  test("a turned die has none", () => expect(wearOfStopped([dieShowing(6, { turned: true })])).toEqual([]));
});

describe("THR-ARM-4 the wearer's choice", () => {
  const pieces = [piece("plate"), piece("chainmail")];
  test("each piece and face that did discard", () => {
    expect(stoppedBy(pieces, {}, [dieShowing(6), dieShowing(4)]).picks).toEqual([
      { piece: "plate", face: 6 },
      { piece: "chainmail", face: 6 },
      { piece: "plate", face: 4 },
    ]);
  });
  test("where marks are counted, only the piece matters", () => {
    const { picks } = stoppedBy(pieces, { armourMarks: "count" }, [dieShowing(6), dieShowing(4)]);
    expect(picks.map((pick) => pick.piece)).toEqual(["plate", "chainmail"]);
    expect(judgePick(picks, { piece: "plate", face: 1 }, "count")).toBeNull();
    expect(judgePick(picks, { piece: "helmet", face: 6 }, "count")).toBe("bad-pick");
  });
  test("or by option each such face on any piece worn that bears it yet", () => {
    const worn = [
      ...pieces,
      piece("helmet"),
      piece("gambeson", { marks: [4] }),
      piece("plate", { id: "torn", ruined: true }),
    ];
    const picks = (more: Partial<Options> = {}) =>
      stoppedBy(worn, { armourPick: "any", ...more }, [dieShowing(4), dieShowing(7)]).picks;
    expect(picks()).toEqual([
      { piece: "plate", face: 4 },
      { piece: "chainmail", face: 4 },
      { piece: "helmet", face: 4 },
    ]);
    expect(picks({ armourMarks: "count" }).map((pick) => pick.piece)).toEqual([
      "plate",
      "chainmail",
      "helmet",
      "gambeson",
    ]);
    const game = playing(
      { A: { side: "a", items: [piece("plate"), piece("helmet")] }, B: { side: "b" } },
      { dice: { "weapon:B": [[6]] }, options: { armourPick: "any" } },
    );
    game.ready();
    game.weapons();
    expect(game.act({ do: "pick", who: A, pick: { piece: "helmet", face: 6 } })).toBeNull();
    expect(game.sheet("A").items.map((item) => "marks" in item && item.marks)).toEqual([[], [6]]);
  });
  test.for([
    { face: 6, refusal: null },
    { face: 9, refusal: "bad-pick" },
  ])("plate at $face: $refusal", ({ face, refusal }) => {
    expect(judgePick([{ piece: "plate", face: 6 }], { piece: "plate", face }, "face")).toBe(refusal);
  });
  test("no choice settles itself", () => {
    const one = { piece: "plate", face: 6 };
    expect(settledPicks({ [A]: [one], [C]: [one, { piece: "plate", face: 4 }] })).toEqual([{ who: A, pick: one }]);
  });

  test("all else waits for it", () => {
    const game = playing(
      { A: { side: "a", items: [...pieces] }, B: { side: "b", items: [weapon("w")] } },
      { dice: { "weapon:B": [[6]] } },
    );
    game.ready();
    game.weapons();
    expect(game.phase()).toBe("weapons");
    expect(game.weapons()).toBe("pick-owed");
    expect(game.act({ do: "breathe", who: A, dice: [] })).toBe("pick-owed");
    expect(game.act({ do: "pick", who: A, pick: { piece: "plate", face: 6 } }, playerOf("B"))).toBe("not-yours");
    expect(game.act({ do: "pick", who: C, pick: { piece: "plate", face: 6 } })).toBe("unknown-fighter");
    expect(game.act({ do: "pick", who: B, pick: { piece: "plate", face: 6 } })).toBe("bad-pick");
    expect(game.act({ do: "pick", who: A, pick: { piece: "chainmail", face: 6 } }, playerOf("A"))).toBeNull();
    expect(game.phase()).toBe("breath");
    expect(game.sheet("A").items.map((item) => "marks" in item && item.marks)).toEqual([[], [6]]);
  });
});

describe("THR-ARM-5 marks on armour", () => {
  test("a face crossed out no longer works", () => {
    expect(stoppedBy([piece("plate", { marks: [6] })], {}, [dieShowing(6)]).stopped).toEqual([]);
  });
  test("under count it does", () => {
    expect(stoppedBy([piece("plate", { marks: [6] })], { armourMarks: "count" }, [dieShowing(6)]).stopped).toHaveLength(
      1,
    );
  });
  test.for([
    { count: 2, stopped: 1 },
    { count: 3, stopped: 0 },
  ])("under count a piece of three slots with $count marks stops $stopped", ({ count, stopped }) => {
    const dice = [dieShowing(6)];
    expect(stoppedBy([piece("plate", { count })], { armourMarks: "count" }, dice).stopped).toHaveLength(stopped);
    expect(stoppedBy([piece("plate", { count })], {}, dice).stopped).toHaveLength(1);
  });
  test.for([
    { count: 1, ruined: false },
    { count: 2, ruined: true },
  ])("three slots, $count marks so far", ({ count, ruined }) => {
    const game = playing(
      { A: { side: "a", items: [piece("plate", { count })] }, B: { side: "b", items: [weapon("w")] } },
      { dice: { "weapon:B": [[6]] }, options: { armourMarks: "count" } },
    );
    game.ready();
    game.weapons();
    expect(game.sheet("A").items[0]).toMatchObject({ count: count + 1, ruined, marks: [] });
  });
});

test("THR-ARM-6 a gambeson takes 1 off", () => {
  expect(padding(sheetOf({ items: [piece("gambeson")] }))).toBe(1);
  expect(padding(sheetOf({ items: [piece("plate")] }))).toBe(0);
});

test("THR-SPC-5 the fourth quality ignores armour", () => {
  const game = playing(
    { A: { side: "a", items: [weapon("w", { quality: 4 })] }, B: { side: "b", items: [piece("plate")] } },
    { dice: { "weapon:A": [[8]] }, rulings: [{ rule: "condition", who: A, item: "w", holds: true }] },
  );
  game.ready();
  game.weapons();
  expect(game.view().fighters[B]?.threat).toBe(8);
});

describe("THR-SPC-5 the fourth quality ignores a gambeson", () => {
  const holds = { rule: "condition", who: A, item: "w", holds: true } as const;
  const special = weapon("w", { faces: 12, quality: 4 });
  test.for([
    { name: "where its die threatens most", plain: 5, injury: 2 },
    { name: "where another's die threatens as much", plain: 7, injury: 2 },
    { name: "not where another's die threatens more", plain: 8, injury: 2 },
  ])("in an exchange: $name", ({ plain, injury }) => {
    const game = playing(
      { A: { side: "a", items: [special, weapon("v")] }, B: { side: "b", items: [piece("gambeson")] } },
      { dice: { "weapon:A": [[7, plain]], "save:B:manoeuvre": [[5]] }, rulings: [holds] },
    );
    game.ready();
    game.weapons();
    game.breathe({ A: [], B: [8] });
    game.pass();
    expect(game.last("struck").blows.find(({ who }) => who === B)).toMatchObject({ injury });
  });
  const brawl = (answer: "brawl" | "escape", face: number, options: Partial<Options> = {}): number | undefined => {
    const game = playing(
      {
        A: { side: "a", base: { guts: 11 }, items: [special] },
        B: { side: "b", base: { blood: 30 }, items: [piece("gambeson")] },
      },
      {
        options: { violence: "brawl", ...options },
        dice: { "weapon:A": [[face]], "save:A:threat": [[5]], "save:B:threat": [[3]], "save:B:escape": [[3]] },
        rulings: [holds],
      },
    );
    game.act({ do: "declare", who: A, foe: B });
    const weapons = { item: "w", thrown: false, aim: null };
    game.act({ do: "state", who: A, statement: { answer: "attack", stance: "guts", dice: [6], weapon: weapons } });
    game.act({ do: "state", who: B, statement: { answer, stance: "guts", dice: [4], weapon: null } });
    return game.last("clashed").parties[1]?.injury;
  };
  test("in a brawl", () => {
    expect(brawl("brawl", 7)).toBe(7 + (5 - 3));
    expect(brawl("escape", 7)).toBe(7 + (5 - 3));
  });
  test("not where the weapon does no harm", () => {
    expect(brawl("brawl", 12)).toBe(5 - 3 - 1);
    expect(brawl("escape", 7, { escape: "ignore-weapon" })).toBe(5 - 3 - 1);
  });
});
