import { describe, expect, test } from "vitest";
import { catchBreath, freshBreath, highest, judgeBreath, judgeSave, lostTo } from "./breath.ts";
import type { Faces } from "./state/sheet.ts";
import { A, GM, playerOf, playing, sheetOf } from "./testing/playing.ts";

describe("THR-SAVE-1 which breath dice may be chosen", () => {
  const sheet = sheetOf({ lost: [8] });
  const CHOICES: readonly { readonly dice: readonly Faces[]; readonly refusal: string | null }[] = [
    { dice: [], refusal: null },
    { dice: [12, 4], refusal: null },
    { dice: [8], refusal: "die-lost" },
    { dice: [4, 4], refusal: "unknown-die" },
  ];
  test.for(CHOICES)("$dice: $refusal", ({ dice, refusal }) => {
    expect(judgeBreath(sheet, dice)).toBe(refusal);
  });

  test("a size the fighter does not have", () => {
    expect(judgeBreath({ ...sheet, breath: [] }, [4])).toBe("unknown-die");
  });

  test("what is at hand, smallest first", () => {
    expect(freshBreath({ ...sheet, breath: sheet.breath.toReversed() })).toEqual([4, 6, 10, 12]);
  });
});

const rolled = [
  { faces: 4, shown: 3 },
  { faces: 10, shown: 9 },
] as const;

describe("THR-SAVE-2 the highest die counts", () => {
  test("the best of several", () => expect(highest(rolled)).toBe(9));
  test("nothing is 0", () => expect(highest([])).toBe(0));
});

describe("THR-SAVE-3 dice above the score are lost", () => {
  test.for([
    { score: 2, lost: [4, 10] },
    { score: 3, lost: [10] },
    { score: 8, lost: [10] },
    { score: 9, lost: [] },
  ])("score $score loses $lost", ({ score, lost }) => {
    expect(lostTo(A, rolled, score).map((die) => die.faces)).toEqual(lost);
  });
});

describe("THR-SAVE-4 meeting the difficulty is enough", () => {
  test.for([
    { high: 9, difficulty: 8, success: true, margin: 1 },
    { high: 8, difficulty: 8, success: true, margin: 0 },
    { high: 7, difficulty: 8, success: false, margin: 1 },
    { high: 0, difficulty: 3, success: false, margin: 3 },
  ])("$high against $difficulty", ({ high, difficulty, success, margin }) => {
    expect(judgeSave(high, difficulty)).toEqual({ success, margin });
  });
});

describe("THR-SAVE-5 saves are rolled when no choice is under seal", () => {
  const peaceful = (dice = {}) => playing({ A: { side: "a", base: { guts: 5 } } }, { dice });

  test("a save loses what is above the score", () => {
    const game = peaceful({ "save:A:guts": [[5, 6]] });
    expect(game.act({ do: "save", who: A, attribute: "guts", dice: [6, 8], difficulty: 6 })).toBeNull();
    expect(game.last("saved")).toMatchObject({ high: 6, success: true, margin: 0 });
    expect(freshBreath(game.sheet("A"))).toEqual([4, 6, 10, 12]);
  });

  test("without a difficulty it is only rolled", () => {
    const game = peaceful();
    expect(game.act({ do: "save", who: A, attribute: "nerves", dice: [], difficulty: null })).toBeNull();
    expect(game.last("saved")).toMatchObject({ high: 0, success: null, margin: null });
  });

  test("not by strangers, not for the unknown, not with lost dice, not in a fight", () => {
    const save = { do: "save", who: A, attribute: "guts", dice: [8], difficulty: null } as const;
    expect(peaceful().act(save, playerOf("B"))).toBe("not-yours");
    expect(peaceful().act({ ...save, who: playerOf("B").fighters[0] ?? A }, GM)).toBe("unknown-fighter");
    expect(playing({ A: { side: "a", lost: [8] } }).act(save)).toBe("die-lost");
    expect(playing({ A: { side: "a" }, B: { side: "b" } }).act(save)).toBe("wrong-phase");
  });
});

describe("THR-BRTH-2 catching breath", () => {
  const ROWS: readonly {
    readonly lost: readonly Faces[];
    readonly exhausted: readonly Faces[];
    readonly exhaust: Faces;
    readonly outcome: readonly Faces[] | string;
  }[] = [
    { lost: [6, 10], exhausted: [], exhaust: 4, outcome: [6, 10] },
    { lost: [4, 6, 10], exhausted: [4], exhaust: 6, outcome: [10] },
    { lost: [12], exhausted: [4, 6, 8], exhaust: 10, outcome: [12] },
    { lost: [8], exhausted: [4], exhaust: 8, outcome: "nothing-to-recover" },
    { lost: [], exhausted: [], exhaust: 8, outcome: "nothing-to-recover" },
    { lost: [8], exhausted: [4], exhaust: 4, outcome: "already-exhausted" },
  ];
  test.for(ROWS)("lost $lost, exhausted $exhausted, exhausting $exhaust: $outcome", (row) => {
    const caught = catchBreath({ ...sheetOf({ lost: row.lost }), exhausted: row.exhausted }, row.exhaust);
    expect(caught.ok ? caught.value : caught.reason).toEqual(row.outcome);
  });

  test("a size the fighter does not have", () => {
    const caught = catchBreath({ ...sheetOf({}), breath: [] }, 4);
    expect(caught).toEqual({ ok: false, reason: "unknown-die" });
  });

  test("at the table", () => {
    const game = playing({ A: { side: "a", lost: [6] } });
    expect(game.act({ do: "catchBreath", who: A, exhaust: 4 })).toBeNull();
    expect(game.sheet("A").exhausted).toEqual([4]);
    expect(freshBreath(game.sheet("A"))).toEqual([4, 6, 8, 10, 12]);
    expect(game.act({ do: "catchBreath", who: A, exhaust: 4 })).toBe("already-exhausted");
    expect(game.act({ do: "catchBreath", who: A, exhaust: 6 }, playerOf("B"))).toBe("not-yours");
  });
});
