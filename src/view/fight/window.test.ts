import { expect, test } from "vitest";
import type { Clash } from "./clash.ts";
import { newest } from "./window.ts";

const lines = (count: number): readonly Clash[] =>
  Array.from({ length: count }, (_, place) => ({
    id: String(place),
    emblem: null,
    title: "",
    score: "",
    outcome: "",
    tone: "plain",
    rolls: [],
  }));

test.for([
  [0, 0, 0],
  [8, 0, 8],
  [10, 0, 10],
  [11, 3, 8],
  [30, 22, 8],
] as const)("of %i lines told, %i are folded and %i shown", ([count, folded, shown]) => {
  const told = lines(count);
  const { earlier, clashes } = newest(told);
  expect([earlier.length, clashes.length]).toEqual([folded, shown]);
  expect([...clashes, ...earlier].toReversed()).toEqual(told);
});
