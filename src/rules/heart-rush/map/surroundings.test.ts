import { describe, expect, test } from "vitest";
import { lightFor, seesNothing, WATERS } from "./surroundings.ts";
import { conditions, creature } from "../testing/creature.ts";

test("HR-HAZ-5 waters", () => {
  expect(WATERS).toEqual({
    shallow: { difficult: true, net: 0 },
    standing: { difficult: true, net: -1 },
    under: { difficult: true, net: -5 },
  });
});

describe("HR-HAZ-6 light", () => {
  test.for([
    ["bright", false, 0, true],
    ["dim", false, -1, true],
    ["dark", false, 0, false],
    ["bright", true, 0, true],
    ["dim", true, 0, true],
    ["dark", true, -1, true],
  ] as const)("%s, seeing in the dark %s", ([light, darkvision, net, sees]) => {
    expect(lightFor(light, darkvision)).toEqual({ net, sees });
  });
});

test("HR-COND-6 five levels of blindness are complete", () => {
  const blind = (levels: number) => seesNothing(creature({ conditions: conditions({ blinded: levels }) }));
  expect([blind(4), blind(5)]).toEqual([false, true]);
});
