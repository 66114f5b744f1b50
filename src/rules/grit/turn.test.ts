import { describe, expect, test } from "vitest";
import { fighterId } from "../core/brand.ts";
import type { Command } from "./state/commands.ts";
import { offersTo } from "../core/offer.ts";
import { facts } from "./at-table.ts";
import type { Table } from "./state/model.ts";
import type { Options } from "./state/options.ts";
import { GM, attack, endTurn, item, opening, play, playerOf, refusal, scene } from "./testing/scenario.ts";
import { grit } from "./index.ts";

const move = (who: string, feet: number): Command => ({ do: "move", who: fighterId(who), feet });
const pass = (who: string): Command => ({ do: "pass", who: fighterId(who) });
const turn = (table: Table) => {
  const { round, turn: now } = grit.view(table, GM);
  return [round, now?.side];
};
const kinds = (table: Table) => grit.prompts(table).map(({ kind, of }) => [kind, ...of]);

describe("GRT-TURN-1 whole sides in turn", () => {
  test("the first side, then the other", () => {
    expect(turn(play(scene({ first: "theirs" }), endTurn("theirs")).table)).toEqual([1, "ours"]);
  });
});

describe("GRT-TURN-2 all of the side, in any order", () => {
  test("until everyone has acted", () => {
    const first = play(scene(), pass("Bo")).table;
    expect(kinds(scene())).toEqual([
      ["act", "Ada", "Bo"],
      ["end-turn", "ours"],
    ]);
    expect(kinds(first)).toEqual([
      ["act", "Ada"],
      ["end-turn", "ours"],
    ]);
    expect(kinds(play(first, pass("Ada")).table)).toEqual([["end-turn", "ours"]]);
  });
  test("each decision has its name, which no later turn uses again", () => {
    const opened = play(scene(), attack("Ada", "orc", opening())).table;
    expect(grit.prompts(opened)).toEqual([
      { id: "act:1:0", kind: "act", of: ["Bo"], mode: "all", optional: true },
      { id: "volley:orc", kind: "volley", of: ["ours"], mode: "any", optional: true },
      { id: "turn:1:0", kind: "end-turn", of: ["ours"], mode: "any", optional: false },
    ]);
    const next = play(scene(), endTurn("ours")).table;
    expect(grit.prompts(next).map(({ id }) => id)).toEqual(["act:1:1", "turn:1:1"]);
    expect(grit.prompts(scene({ first: null }))).toMatchObject([{ id: "first-side", mode: "any", optional: false }]);
  });
  test("an open volley asks the side", () => {
    const opened = play(scene(), attack("Ada", "orc", opening())).table;
    expect(kinds(opened)).toEqual([
      ["act", "Bo"],
      ["volley", "ours"],
      ["end-turn", "ours"],
    ]);
  });
  test("where all attacks wait nobody is asked to close them", () => {
    const waiting = play(scene({ options: { volleyMode: "all" } }), attack("Ada", "orc")).table;
    expect(kinds(waiting)).toEqual([
      ["act", "Bo"],
      ["end-turn", "ours"],
    ]);
  });
});

describe("GRT-TURN-3 forty feet", () => {
  test("in parts, before and after the action", () => {
    const moved = play(scene(), move("Ada", 25)).table;
    const struck = play(moved, attack("Ada", "orc"), [1], [8]).table;
    const again = play(struck, move("Ada", 15)).table;
    expect(refusal(again, move("Ada", 1))).toBe("too-far");
  });
  test("not a foot more", () => {
    expect(refusal(scene(), move("Ada", 40))).toBeNull();
    expect(refusal(scene(), move("Ada", 41))).toBe("too-far");
  });
  test("afresh in the next turn", () => {
    const moved = play(play(scene(), move("Ada", 40)).table, endTurn("ours")).table;
    expect(refusal(play(moved, endTurn("theirs")).table, move("Ada", 40))).toBeNull();
  });
});

describe("GRT-TURN-4 who may", () => {
  const hurt = scene({ ours: { Ada: { harm: "incapacitated" }, Bo: { harm: "paralysed" }, Cai: {} } });
  test.for([
    ["Ada", move("Ada", 5), null],
    ["Bo", move("Bo", 5), "cannot-act"],
    ["Ada", pass("Ada"), "cannot-act"],
    ["Bo", attack("Bo", "orc"), "cannot-act"],
    ["orc", attack("orc", "Ada"), "not-your-side"],
    ["orc", move("orc", 5), "not-your-side"],
    ["nobody", move("nobody", 5), "unknown-fighter"],
  ] as const)("%s, by %s", ([, command, code]) => {
    expect(refusal(hurt, command)).toBe(code);
  });
  test("a player only for their own", () => {
    expect(refusal(hurt, pass("Cai"), playerOf("Cai"))).toBeNull();
    expect(refusal(hurt, pass("Cai"), playerOf("Ada"))).toBe("not-yours");
  });
  test("nobody once the fight is over", () => {
    const over = play(scene(), { do: "endFight" }).table;
    expect(refusal(over, move("Ada", 5))).toBe("wrong-phase");
    expect(refusal(over, endTurn("ours"))).toBe("wrong-phase");
    expect(refusal(over, { do: "closeVolley" })).toBe("wrong-phase");
    expect(grit.prompts(over)).toEqual([]);
    expect(turn(over)).toEqual([1, undefined]);
  });
});

describe("GRT-TURN-5 one action", () => {
  const struck = play(scene(), attack("Ada", "orc"), [1], [8]).table;
  test.for([
    ["attack", attack("Ada", "imp"), "already-acted"],
    ["attack in a volley", attack("Ada", "imp", opening()), "already-acted"],
    ["pass", pass("Ada"), "already-acted"],
    ["move", move("Ada", 10), null],
  ] as const)("%s after it", ([, command, code]) => {
    expect(refusal(struck, command)).toBe(code);
  });
  test("the same attack asked for twice is made once", () => {
    expect(refusal(struck, attack("Ada", "orc"))).toBe("already-acted");
  });
});

describe("GRT-TURN-6 the side says when it is done", () => {
  test("even if none of it can act", () => {
    const fallen = scene({ ours: { Ada: { harm: "dead" } } });
    expect(turn(play(fallen, endTurn("ours")).table)).toEqual([1, "theirs"]);
  });
  test("any of it may, nobody else", () => {
    expect(refusal(scene(), endTurn("ours"), playerOf("Bo"))).toBeNull();
    expect(refusal(scene(), endTurn("ours"), playerOf("orc"))).toBe("not-yours");
    expect(refusal(scene(), endTurn("theirs"), playerOf("orc"))).toBe("not-your-side");
  });
  test("what waits is rolled first", () => {
    const opened = play(scene(), attack("Ada", "orc", opening())).table;
    expect(play(opened, endTurn("ours"), [1], [8]).events.map(({ type }) => type)).toEqual([
      "volleysClosed",
      "volleyResolved",
      "turnEnded",
    ]);
  });
  test("said twice it ends one turn", () => {
    const alone = scene({ theirs: {} });
    const ended = play(alone, endTurn("ours")).table;
    expect(turn(ended)).toEqual([2, "ours"]);
    expect(refusal(ended, endTurn("ours"))).toBe("turn-over");
    expect(refusal(ended, endTurn("ours", 2))).toBeNull();
  });
});

describe("GRT-TURN-5 a thing or a spell as the action", () => {
  const table = scene({ ours: { Ada: { items: { charm: item({ name: "Charm of sleep" }) } }, Bo: {} } });
  const ADA = fighterId("Ada");
  const using = (what: string | null, how = ""): Command => ({ do: "use", who: ADA, item: what, how });
  test("is told by its name and what is done with it", () => {
    const used = play(table, using("charm", "at the guard"));
    expect(used.events).toEqual([{ type: "used", who: "Ada", what: "Charm of sleep", how: "at the guard" }]);
    expect(refusal(used.table, using("charm"))).toBe("already-acted");
    expect(refusal(used.table, attack("Ada", "orc"))).toBe("already-acted");
  });
  test("or is anything else that the table calls one", () => {
    expect(play(table, using(null, "bars the door")).events).toEqual([
      { type: "used", who: "Ada", what: null, how: "bars the door" },
    ]);
  });
  test.for([
    ["what is not on the sheet", using("toString"), undefined, "unknown-item"],
    ["another's hand", using("charm"), playerOf("Bo"), "not-yours"],
  ] as const)("not %s", ([, command, by, code]) => {
    expect(refusal(table, command, by)).toBe(code);
  });
  test("is offered, thing by thing", () => {
    const [offer] = offersTo(grit.offers(table, playerOf("Ada"), ADA), "use");
    expect(offer?.ways.map((command) => command.item)).toEqual(["charm", null]);
  });
});

describe("GRT-TURN-10 a round takes ten seconds of the world's time", () => {
  const passing = (options: Partial<Options>, side: string): number => {
    const table = scene({ first: "theirs", options });
    const at = side === "ours" ? play(table, endTurn("theirs")).table : table;
    const { table: after, events } = play(at, endTurn(side));
    return facts.seconds(after.fight, events);
  };
  test("when the last side is done", () => {
    expect([passing({}, "theirs"), passing({}, "ours")]).toEqual([0, 10]);
  });
  test("by option as many as the table says, or none", () => {
    expect([passing({ roundSeconds: 6 }, "ours"), passing({ roundSeconds: null }, "ours")]).toEqual([6, 0]);
  });
});

describe("GRT-TURN-7 the same side opens every round", () => {
  test("with everyone's action back", () => {
    const passed = play(scene({ first: "theirs" }), pass("orc")).table;
    const second = play(play(passed, endTurn("theirs")).table, endTurn("ours")).table;
    expect(turn(second)).toEqual([2, "theirs"]);
    expect(refusal(second, pass("orc"))).toBeNull();
  });
});

describe("GRT-TURN-8 as it is set up", () => {
  test("nobody has the turn", () => {
    const { phase, round, turn: now, sides } = grit.view(scene({ first: null }), GM);
    expect({ phase, round, now, sides }).toEqual({
      phase: "first-side",
      round: 0,
      now: null,
      sides: ["ours", "theirs"],
    });
  });
  test("who goes first is asked of those who may answer", () => {
    const down = { ours: { Ada: {}, Bo: { harm: "dead" } }, first: null } as const;
    expect(kinds(scene(down))).toEqual([["first-side", "Ada", "orc", "imp"]]);
    expect(kinds(scene({ ...down, options: { firstSide: "each" } }))).toEqual([["first-side", "ours", "theirs"]]);
  });
});

describe("GRT-TURN-9 passing", () => {
  test("uses the action", () => {
    expect(refusal(play(scene(), pass("Ada")).table, attack("Ada", "orc"))).toBe("already-acted");
  });
});

describe("GRT-END-1 the end is proposed", () => {
  const theirs = { orc: { harm: "incapacitated" }, imp: {} } as const;
  const rout = { do: "correct", who: fighterId("imp"), correction: { of: "routed", routed: true } } as const;
  test("once a side has nobody standing", () => {
    const table = scene({ theirs });
    expect(grit.view(table, GM).endProposed).toBe(false);
    expect(grit.view(play(table, rout).table, GM).endProposed).toBe(true);
  });
  test("once a side has left", () => {
    const table = scene({ theirs: { orc: {} } });
    const left = play(table, { do: "removeFighter", who: fighterId("orc") }).table;
    expect(grit.view(left, GM).endProposed).toBe(true);
  });
  test("and the Game Master ends it", () => {
    expect(refusal(scene(), { do: "endFight" }, playerOf("Ada"))).toBe("gm-only");
    const over = play(scene({ first: null }), { do: "endFight" }).table;
    expect(over.fight.now).toEqual({ phase: "over", round: 0 });
    expect(refusal(over, { do: "endFight" })).toBe("wrong-phase");
  });
});
