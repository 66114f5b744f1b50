import { describe, expect, test } from "vitest";
import { fighterId } from "../../core/brand.ts";
import type { CommandOf } from "../state/commands.ts";
import type { Laid } from "../state/model.ts";
import { attack, endTurn, only, play, playerOf, refusal, scene } from "../testing/scenario.ts";

const WIN: Laid = { mod: "enhanced", who: fighterId("Ada"), target: fighterId("orc") };
const LOSE: Laid = { mod: "enhanced", who: fighterId("orc"), target: fighterId("Ada") };

type Stake = CommandOf<"stake">;
const stake = (given: Partial<Stake> = {}): Stake => ({
  do: "stake",
  who: fighterId("Ada"),
  attribute: "dex",
  mods: [],
  against: { who: fighterId("orc"), mods: [] },
  danger: null,
  win: WIN,
  lose: LOSE,
  ...given,
});

describe("GRT-STAKE-1 a save for an advantage", () => {
  test("rolls the same attribute of both", () => {
    expect(play(scene(), stake(), [5], [4]).rolls).toEqual(["save:Ada:dex", "save:orc:dex"]);
  });
  test("or one die alone", () => {
    const played = play(scene(), stake({ against: null, attribute: "wil" }), [4]);
    expect(only(played, "staked")).toMatchObject([{ against: null, save: { result: "success" }, laid: WIN }]);
  });
  test("is no action, before or after one", () => {
    const staked = play(scene(), stake(), [5], [4]).table;
    const struck = play(staked, attack("Ada", "orc"), [1, 1], [8]).table;
    expect(refusal(struck, stake())).toBeNull();
  });
  test("where the cause of danger wins ties, that is the other unless told", () => {
    const table = scene({ options: { opposedTie: "cause" } });
    expect(only(play(table, stake(), [3], [3]), "staked")[0]?.save.result).toBe("failure");
    const dared = play(table, stake({ danger: fighterId("Ada") }), [3], [3]);
    expect(only(dared, "staked")[0]?.save.result).toBe("success");
  });
  test.for([
    ["oneself", stake({ against: { who: fighterId("Ada"), mods: [] } }), "self-target"],
    ["nobody", stake({ against: { who: fighterId("nobody"), mods: [] } }), "unknown-fighter"],
    ["for nobody's good", stake({ win: { ...WIN, target: fighterId("nobody") } }), "unknown-fighter"],
    ["for nobody's harm", stake({ lose: { ...LOSE, who: fighterId("nobody") } }), "unknown-fighter"],
    ["in another's turn", stake({ who: fighterId("orc") }), "not-your-side"],
  ] as const)("not against %s", ([, command, code]) => {
    expect(refusal(scene(), command)).toBe(code);
  });
  test("not against the dead, nor for another player's fighter", () => {
    expect(refusal(scene({ theirs: { orc: { harm: "dead" } } }), stake())).toBe("target-out");
    expect(refusal(scene(), stake(), playerOf("Bo"))).toBe("not-yours");
  });
});

describe("GRT-STAKE-2 what it lays", () => {
  test.for([
    [5, 4, WIN],
    [4, 5, LOSE],
    [4, 4, null],
  ] as const)("%i against %i: %o", ([own, theirs, laid]) => {
    const played = play(scene(), stake(), [own], [theirs]);
    expect(only(played, "staked")[0]?.laid).toEqual(laid);
    expect(played.table.fight.laid).toEqual(laid === null ? [] : [laid]);
  });
  test("after a tie the Game Master may lay a compromise", () => {
    const tied = play(scene(), stake(), [4], [4]).table;
    const impaired: Laid = { ...WIN, mod: "impaired" };
    expect(play(tied, { do: "lay", laid: impaired }).table.fight.laid).toEqual([impaired]);
  });
});

describe("GRT-STAKE-3 what is laid", () => {
  test("counts in a later turn", () => {
    const lost = play(scene({ ours: { Ada: { grit: 30 } } }), stake(), [2], [7]).table;
    const struck = play(play(lost, endTurn("ours")).table, attack("orc", "Ada"), [2, 8]);
    expect(only(struck, "volleyResolved")).toMatchObject([{ attacks: [{ attack: 8 }] }]);
    expect(struck.table.fight.laid).toEqual([]);
  });
  test("on other pairs, or of the other kind, stands beside it", () => {
    const others: readonly Laid[] = [WIN, { ...WIN, mod: "impaired" }, { ...WIN, who: fighterId("Bo") }, LOSE];
    const table = others.reduce((state, laid) => play(state, { do: "lay", laid }).table, scene());
    expect(table.fight.laid).toEqual(others);
    const gone = play(table, { do: "removeFighter", who: fighterId("Bo") }).table;
    expect(gone.fight.laid).toHaveLength(3);
    expect(play(gone, { do: "removeFighter", who: fighterId("imp") }).table.fight.laid).toHaveLength(3);
    expect(play(gone, { do: "removeFighter", who: fighterId("orc") }).table.fight.laid).toEqual([]);
  });
  test("twice is laid once", () => {
    const once = play(scene(), stake(), [5], [4]).table;
    expect(play(once, stake(), [5], [4]).table.fight.laid).toEqual([WIN]);
  });
});
