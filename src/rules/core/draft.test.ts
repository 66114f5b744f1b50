import { expect, test } from "vitest";
import { draftOf } from "./draft.ts";

test("CORE-PLAY-4 a draft sees what its events have done", () => {
  const draft = draftOf(10, (total, by: number) => total + by);
  expect([draft.table(), draft.events()]).toEqual([10, []]);
  draft.add(2, 3);
  draft.add();
  draft.add(-1);
  expect([draft.table(), draft.events()]).toEqual([14, [2, 3, -1]]);
});
