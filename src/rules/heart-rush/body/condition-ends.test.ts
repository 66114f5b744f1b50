import { describe, expect, test } from "vitest";
import { fighterId } from "../../core/brand.ts";
import { afterAttack, afterHostility, drench, putOut } from "./condition-ends.ts";
import { conditions, creature } from "../testing/creature.ts";

const upon = (levels: Parameters<typeof conditions>[0]) => creature({ conditions: conditions(levels) });
const ORC = fighterId("orc");

describe("HR-COND-15 putting a fire out", () => {
  test.for([
    [1, {}],
    [2, { burning: 1 }],
    [3, { burning: 1 }],
    [5, { burning: 2 }],
  ] as const)("of %i levels", ([levels, after]) => {
    expect(putOut(upon({ burning: levels })).conditions).toEqual(conditions(after));
  });
  test("water ends it, and nothing else", () => {
    expect(drench(upon({ burning: 5, poisoned: 1 })).conditions).toEqual(conditions({ poisoned: 1 }));
  });
  test("without a fire nothing happens", () => {
    expect(putOut(upon({ prone: 1 })).conditions).toEqual(conditions({ prone: 1 }));
  });
});

describe("HR-COND-18 after an attack", () => {
  test("one is seen, and has let one's anger out at its source", () => {
    expect(afterAttack(upon({ hidden: 1, enraged: [3, "orc"] }), ORC).conditions).toEqual({});
  });
  test("who has nothing to show or vent stays as it was", () => {
    expect(afterAttack(upon({ dazed: 1 }), ORC).conditions).toEqual(conditions({ dazed: 1 }));
    expect(afterHostility(upon({ dazed: 1 }), ORC).conditions).toEqual(conditions({ dazed: 1 }));
  });
  test("anger at another stays", () => {
    const angry = { enraged: [3, "rat"] } as const;
    expect(afterAttack(upon(angry), ORC).conditions).toEqual(conditions(angry));
  });
});

describe("HR-COND-19 charms", () => {
  test("hostility of the source ends it", () => {
    expect(afterHostility(upon({ charmed: [2, "orc"] }), ORC).conditions).toEqual({});
    expect(afterHostility(upon({ charmed: [2, "orc"] }), fighterId("rat")).conditions).toEqual(
      conditions({ charmed: [2, "orc"] }),
    );
  });
});
