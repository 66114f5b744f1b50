import { describe, expect, test } from "vitest";
import { fighterId } from "../core/brand.ts";
import type { Shown, Throw } from "../core/pool.ts";
import type { Save } from "./state/event.ts";
import { grit } from "./index.ts";
import type { Mod } from "./state/model.ts";
import { opposedSave, save } from "./save.ts";
import type { Party } from "./save.ts";
import type { Step } from "./track.ts";

const party = (who: string, die: Step, mods: readonly Mod[] = []): Party => ({
  who: fighterId(who),
  name: who,
  attribute: "dex",
  die,
  mods,
});

/** The outcome, and the sizes of the dice that were rolled for it. */
function outcome(rolling: Generator<Throw, Save, Shown>, faces: readonly (readonly number[])[]) {
  const pools: number[][] = [];
  let step = rolling.next();
  while (step.done !== true) {
    pools.push(step.value.dice.map((die) => die.faces));
    step = rolling.next({ faces: faces[pools.length - 1] ?? [] });
  }
  return { result: step.value.result, pools };
}

describe("GRT-SAVE-1 four or better", () => {
  test.for([
    [6, 4, "success"],
    [12, 3, "failure"],
    [4, 4, "success"],
    [10, 1, "failure"],
  ] as const)("a d%i showing %i: %s", ([die, face, result]) => {
    expect(outcome(save(party("Ada", die)), [[face]])).toEqual({ result, pools: [[die]] });
  });
});

describe("GRT-SAVE-2 at zero", () => {
  test.for<readonly Mod[]>([[], ["enhanced"], ["impaired"]])("with %s the save fails and no die is rolled", (mods) => {
    expect(outcome(save(party("Ada", 0, mods)), [])).toEqual({ result: "failure", pools: [] });
  });
});

describe("GRT-SAVE-3 enhanced and impaired", () => {
  test("enhanced rolls a d12 as well and keeps the best", () => {
    expect(outcome(save(party("Ada", 4, ["enhanced"])), [[2, 7]])).toEqual({ result: "success", pools: [[4, 12]] });
  });
  test("impaired rolls a d4 alone", () => {
    expect(outcome(save(party("Ada", 12, ["impaired"])), [[3]])).toEqual({ result: "failure", pools: [[4]] });
  });
  test("both roll the die alone", () => {
    expect(outcome(save(party("Ada", 6, ["impaired", "enhanced"])), [[5]])).toEqual({
      result: "success",
      pools: [[6]],
    });
  });
});

describe("GRT-SAVE-4 against another", () => {
  test.for([
    [5, 4, "success"],
    [6, 7, "failure"],
    [2, 1, "success"],
    [3, 3, "tie"],
  ] as const)("%i against %i: %s", ([ours, theirs, result]) => {
    const opposed = opposedSave(party("Ada", 8), party("orc", 10), fighterId("orc"), grit.defaults);
    expect(outcome(opposed, [[ours], [theirs]])).toEqual({ result, pools: [[8], [10]] });
  });
  test("each party has its own modifiers", () => {
    const opposed = opposedSave(party("Ada", 4, ["enhanced"]), party("orc", 12, ["impaired"]), null, grit.defaults);
    expect(outcome(opposed, [[1, 5], [4]])).toEqual({ result: "success", pools: [[4, 12], [4]] });
  });
});

describe("GRT-SAVE-5 with a party at zero", () => {
  test.for([
    [0, 8, "failure"],
    [8, 0, "success"],
    [0, 0, "failure"],
  ] as const)("%i against %i nobody rolls: %s", ([ours, theirs, result]) => {
    const opposed = opposedSave(party("Ada", ours), party("orc", theirs), null, grit.defaults);
    expect(outcome(opposed, [])).toEqual({ result, pools: [] });
  });
});

describe("GRT-SAVE-6 a tie, where the cause of the danger wins it", () => {
  const options = { ...grit.defaults, opposedTie: "cause" } as const;
  test.for([
    ["orc", "failure"],
    ["Ada", "success"],
    [null, "tie"],
  ] as const)("caused by %s: %s", ([cause, result]) => {
    const danger = cause === null ? null : fighterId(cause);
    const opposed = opposedSave(party("Ada", 8), party("orc", 8), danger, options);
    expect(outcome(opposed, [[3], [3]]).result).toBe(result);
  });
});
