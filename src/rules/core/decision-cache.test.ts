import { describe, expect, test } from "vitest";
import { foldOf } from "./decision-cache.ts";

interface Total {
  readonly sum: number;
}
interface Gain {
  readonly by: number;
}

/** A fold that counts how often anything was really folded. */
function counted() {
  let worked = 0;
  const fold = foldOf<Total, Gain>(({ sum }, { by }) => {
    worked++;
    return { sum: sum + by };
  });
  return { fold, worked: () => worked };
}

const START: Total = { sum: 10 };

test("CORE-PLAY-4 a decision in the making sees what its events have done", () => {
  const draft = counted().fold.draft(START);
  expect([draft.table(), draft.events()]).toEqual([START, []]);
  draft.add({ by: 2 }, { by: 3 });
  draft.add();
  expect([draft.table(), draft.events()]).toEqual([{ sum: 15 }, [{ by: 2 }, { by: 3 }]]);
});

describe("CORE-PLAY-5 folding what a decision has folded already", () => {
  test("hands out the tables of the draft, for its events in their order", () => {
    const { fold, worked } = counted();
    const draft = fold.draft(START);
    draft.add({ by: 1 }, { by: 2 });
    draft.add({ by: 3 });
    expect(draft.table()).toEqual({ sum: 16 });
    expect(draft.events().reduce(fold.apply, START)).toBe(draft.table());
    expect(draft.events().reduce(fold.apply, START)).toBe(draft.table());
    expect(worked()).toBe(3);
  });
  test("on another table, out of order, or copied, every event is folded afresh", () => {
    const { fold, worked } = counted();
    const draft = fold.draft(START);
    draft.add({ by: 1 }, { by: 2 });
    const [one, two] = draft.events();
    if (one === undefined || two === undefined) throw new Error("two were added");
    expect(fold.apply({ sum: 20 }, one)).toEqual({ sum: 21 });
    expect(fold.apply(START, two)).toEqual({ sum: 12 });
    expect(fold.apply(START, { ...one })).toEqual({ sum: 11 });
    expect(worked()).toBe(5);
  });
  test("a later draft takes the place of the one before", () => {
    const { fold } = counted();
    const before = fold.draft(START);
    before.add({ by: 1 });
    const after = fold.draft(START);
    before.add({ by: 1 });
    after.add({ by: 5 });
    expect(after.events().reduce(fold.apply, START)).toBe(after.table());
    expect(before.events().reduce(fold.apply, START)).toEqual({ sum: 12 });
  });
  test("the same event twice counts twice", () => {
    const { fold } = counted();
    const gain = { by: 4 };
    const draft = fold.draft(START);
    draft.add(gain, gain);
    expect(draft.events().reduce(fold.apply, START)).toEqual({ sum: 18 });
  });
});
