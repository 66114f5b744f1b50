import { describe, expect, test } from "vitest";
import { diesOfVulnerability, mayAct, mayDash, mayMove, mayStand } from "./condition-limits.ts";
import { conditions, creature } from "../testing/creature.ts";

const YES = "may";
const may = (result: ReturnType<typeof mayAct>): string => (result.ok ? YES : result.reason);

describe("HR-COND-11, HR-COND-12, HR-COND-13 acting, moving, dashing, standing up", () => {
  test.for([
    [{}, YES, YES, YES, "not-prone"],
    [{ prone: 1 }, YES, YES, YES, YES],
    [{ stunned: 1, prone: 1 }, "cannot-act", "cannot-act", "cannot-act", "cannot-act"],
    [{ incapacitated: 1 }, "cannot-act", "cannot-act", "cannot-act", "not-prone"],
    [{ restrained: 1, prone: 1 }, YES, "cannot-move", "cannot-move", "cannot-move"],
    [{ grappled: 1 }, YES, "cannot-move", "cannot-move", "not-prone"],
    [{ grappling: 1, prone: 1 }, YES, YES, "cannot-move", "cannot-move"],
    [{ slowed: 2, crippled: 1, dazed: 5 }, YES, YES, YES, "not-prone"],
  ] as const)("%j", ([levels, acts, moves, dashes, stands]) => {
    const sheet = creature({ conditions: conditions(levels) });
    expect([mayAct(sheet), mayMove(sheet), mayDash(sheet), mayStand(sheet)].map(may)).toEqual([
      acts,
      moves,
      dashes,
      stands,
    ]);
  });
});

describe("HR-COND-14 vulnerability kills at four", () => {
  test.for([
    [{ "vulnerable-physical": 3, "vulnerable-mental": 3 }, false],
    [{ "vulnerable-physical": 4 }, true],
    [{ "vulnerable-mental": 5 }, true],
    [{}, false],
  ] as const)("%j: %s", ([levels, dies]) => {
    expect(diesOfVulnerability(creature({ conditions: conditions(levels) }))).toBe(dies);
  });
});
