import { describe, expect, test } from "vitest";
import { fighterId, sideId } from "../core/brand.ts";
import type { Command } from "./state/commands.ts";
import { attack, endTurn, ids, only, play, playerOf, refusal, scene } from "./testing/scenario.ts";
import type { Played, Scene } from "./testing/scenario.ts";

const volunteer = (who: string): Command => ({ do: "volunteerFirst", who: fighterId(who) });
const each = (side = "ours"): Command => ({ do: "rollFirstEach", side: sideId(side) });
const lead = (...doubtful: readonly string[]): Command => ({
  do: "goFirst",
  side: sideId("ours"),
  mightBeSlow: ids(...doubtful),
});
const open = (given: Scene) => scene({ first: null, ...given });
const settled = (played: Played) => only(played, "firstSideSettled")[0]?.settled;
const turn = ({ table }: Played) => (table.fight.now.phase === "side-turn" ? table.fight.now.order[0]?.side : null);

describe("GRT-FIRST-1 the Game Master names the side", () => {
  test("and it has the turn", () => {
    expect(turn(play(open({}), { do: "nameFirst", side: sideId("theirs") }))).toBe("theirs");
  });
  test("if there is such a side", () => {
    expect(refusal(open({}), { do: "nameFirst", side: sideId("wild") })).toBe("unknown-side");
  });
});

describe("GRT-FIRST-2 one volunteer", () => {
  const table = open({ ours: { Ada: { dex: 6 }, Bo: {} }, theirs: { orc: { dex: 4 }, imp: { dex: 8 } } });
  test.for([
    [5, 4, "success", "ours"],
    [4, 7, "failure", "theirs"],
    [6, 6, "tie", "theirs"],
  ] as const)("%i against %i is a %s: %s first", ([own, theirs, result, first]) => {
    const played = play(table, volunteer("Ada"), [own], [theirs]);
    expect(played.rolls).toEqual(["save:Ada:first-side", "save:theirs:first-side"]);
    expect(settled(played)).toMatchObject({ result, first, opposing: 8 });
    expect(turn(played)).toBe(first);
  });
  test("the best die is looked for wherever it stands", () => {
    const quick = open({ theirs: { orc: { dex: 10 }, imp: { dex: 4 }, hag: { dex: 10 } } });
    const played = play(quick, volunteer("Ada"), [5], [10]);
    expect(settled(played)?.opposing).toBe(10);
    expect(settled(played)?.rolls.map(({ by, dice }) => [by, dice.map(({ role, faces }) => [role, faces])])).toEqual([
      ["Ada", [["dex", 8]]],
      ["orc", [["dex", 10]]],
    ]);
  });
  test("whoever has fallen is not counted among the foes", () => {
    const fallen = open({ theirs: { orc: { dex: 4 }, imp: { dex: 12, harm: "incapacitated" } } });
    expect(settled(play(fallen, volunteer("Ada"), [5], [4]))?.opposing).toBe(4);
  });
  test("with nobody against them their side is first", () => {
    expect(settled(play(open({ theirs: {} }), volunteer("Ada")))).toMatchObject({ first: "ours", result: null });
  });
  test.for([
    [0, 8, "theirs"],
    [8, 0, "ours"],
  ] as const)("DEX %i against %i needs no roll: %s first", ([dex, foe, first]) => {
    const played = play(open({ ours: { Ada: { dex } }, theirs: { orc: { dex: foe } } }), volunteer("Ada"));
    expect(settled(played)?.first).toBe(first);
  });
  test("who volunteers stands, and is spoken for", () => {
    const down = open({ ours: { Ada: { harm: "incapacitated" }, Bo: {} } });
    expect(refusal(down, volunteer("Ada"))).toBe("cannot-act");
    expect(refusal(down, volunteer("Bo"), playerOf("Ada"))).toBe("not-yours");
    expect(refusal(down, volunteer("nobody"))).toBe("unknown-fighter");
  });
});

describe("GRT-FIRST-3 each for themselves", () => {
  const options = { firstSide: "each" } as const;
  test("who fails or ties waits till after the foes", () => {
    const ours = { Ada: { dex: 6 }, Bo: { dex: 8 }, Cai: { dex: 4 } } as const;
    const played = play(open({ ours, options }), each(), [5], [6], [5], [2]);
    expect(played.rolls[0]).toBe("save:theirs:first-side");
    expect(settled(played)).toMatchObject({ first: "ours", before: ["Ada"], after: ["Bo", "Cai"], opposing: 8 });
  });
  test("the fallen do not run", () => {
    const down = open({ ours: { Ada: {}, Bo: { harm: "incapacitated" } }, options });
    const played = play(down, each(), [3], [4]);
    expect(settled(played)).toMatchObject({ before: ["Ada"], after: [] });
    expect(settled(played)?.rolls).toHaveLength(2);
  });
  test("with nobody fast the foes begin", () => {
    const played = play(open({ options }), each(), [5], [1], [2]);
    expect(settled(played)).toMatchObject({ first: "theirs", before: [], after: ["Ada", "Bo"] });
    expect(turn(played)).toBe("theirs");
  });
  test("at zero nobody rolls", () => {
    const slow = { Ada: { dex: 0 }, Bo: { dex: 8 } } as const;
    expect(settled(play(open({ ours: slow, options }), each(), [3], [4]))).toMatchObject({
      before: ["Bo"],
      after: ["Ada"],
    });
    const still = { orc: { dex: 0 } } as const;
    expect(settled(play(open({ ours: slow, theirs: still, options }), each()))).toMatchObject({
      before: ["Bo"],
      after: ["Ada"],
    });
    const ours = { Ada: { dex: 0 } } as const;
    expect(settled(play(open({ ours, options }), each()))).toMatchObject({ before: [], after: ["Ada"] });
  });
  test("with no foes there is no question", () => {
    expect(settled(play(open({ theirs: {}, options }), each()))).toMatchObject({ first: "ours", parted: null });
  });
  test("one of the side may ask", () => {
    expect(refusal(open({ options }), each(), playerOf("Bo"))).toBeNull();
    expect(refusal(open({ options }), each("theirs"), playerOf("Bo"))).toBe("not-yours");
    expect(refusal(open({ options }), each("wild"))).toBe("unknown-side");
  });
});

describe("GRT-FIRST-4 the players are first", () => {
  const options = { firstSide: "players" } as const;
  test("but whoever fails the save is slow", () => {
    const played = play(open({ options }), lead("Ada", "Bo"), [4], [3]);
    expect(played.rolls).toEqual(["save:Ada:first-side", "save:Bo:first-side"]);
    expect(settled(played)).toMatchObject({ first: "ours", slow: ["Bo"] });
  });
  test("at zero without a roll", () => {
    expect(settled(play(open({ ours: { Ada: { dex: 0 } }, options }), lead("Ada")))?.slow).toEqual(["Ada"]);
  });
  test("the Game Master says who might be", () => {
    const table = open({ ours: { Ada: {}, Bo: { harm: "incapacitated" } }, options });
    expect(refusal(table, lead(), playerOf("Ada"))).toBe("gm-only");
    expect(refusal(table, lead("nobody"))).toBe("unknown-fighter");
    expect(refusal(table, lead("orc"))).toBe("not-your-side");
    expect(refusal(table, lead("Bo"))).toBe("cannot-act");
    expect(refusal(table, { do: "goFirst", side: sideId("wild"), mightBeSlow: [] })).toBe("unknown-side");
  });
});

describe("GRT-FIRST-5 waiting", () => {
  test("the slow do nothing in round one, and all in round two", () => {
    const { table } = play(open({ options: { firstSide: "players" } }), lead("Bo"), [1]);
    expect(refusal(table, attack("Bo", "orc"))).toBe("slow");
    expect(refusal(table, { do: "move", who: fighterId("Bo"), feet: 5 })).toBe("slow");
    expect(refusal(table, attack("Ada", "orc"))).toBeNull();
    const second = play(play(table, endTurn("ours")).table, endTurn("theirs")).table;
    expect(refusal(second, attack("Bo", "orc"))).toBeNull();
  });
  test("the fast act before the foes and the others after them, round after round", () => {
    const fast = play(open({ options: { firstSide: "each" } }), each(), [5], [6], [2]).table;
    expect(refusal(fast, attack("Bo", "orc"))).toBe("slow");
    expect(refusal(fast, attack("Ada", "orc"))).toBeNull();
    const after = play(play(fast, endTurn("ours")).table, endTurn("theirs")).table;
    expect(refusal(after, attack("Bo", "orc"))).toBeNull();
    expect(refusal(after, attack("Ada", "orc"))).toBe("already-acted");
    const second = play(after, endTurn("ours")).table;
    expect(refusal(second, attack("Ada", "orc"))).toBeNull();
    expect(second.fight.now).toMatchObject({ round: 2, place: 0 });
  });
});

describe("GRT-FIRST-6 the question is asked once and in one way", () => {
  const ways = [
    ["volunteer", volunteer("Ada")],
    ["each", each()],
    ["players", lead()],
  ] as const;
  const cases = ways.flatMap(([firstSide]) => ways.map(([way, command]) => ({ firstSide, way, command })));
  test.for(cases)("where the table has $firstSide, $way", ({ firstSide, way, command }) => {
    const table = open({ options: { firstSide } });
    expect(refusal(table, command)).toBe(firstSide === way ? null : "other-ruling");
  });
  test.for(ways)("no %s once it is answered", ([firstSide, command]) => {
    expect(refusal(scene({ options: { firstSide } }), command)).toBe("wrong-phase");
  });
  test("nothing is done before", () => {
    expect(refusal(open({}), attack("Ada", "orc"))).toBe("wrong-phase");
    expect(refusal(scene(), { do: "nameFirst", side: sideId("ours") })).toBe("wrong-phase");
  });
});
