import { expect, test } from "vitest";
import { WATERS } from "./surroundings.ts";

test("HR-HAZ-5 waters", () => {
  expect(WATERS).toEqual({
    shallow: { difficult: true, net: 0 },
    standing: { difficult: true, net: -1 },
    under: { difficult: true, net: -5 },
  });
});
