import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Command } from "./state/commands.ts";
import { SEVERITIES, toolId } from "./state/model.ts";
import {
  A,
  B,
  C,
  acting,
  cut,
  fighterIn,
  mustering,
  over,
  play,
  sheet,
  sheetIn,
  toolOf,
  trait,
  wound,
} from "./testing/scenario.ts";
import { bubblesOf, severityOf, wounded } from "./wounds.ts";

const hit = (name: string): Command => ({ do: "wound", who: A, wound: cut(name) });
const aid = (won: boolean): Command => ({ do: "aid", who: A, won });
const exertion = (won: boolean): Command => ({ do: "exertion", who: A, won });
const hurt = (...wounds: readonly string[]) => over({ A: { wounds } });
const state = (commands: readonly Command[], ...wounds: readonly string[]) => {
  const { wounds: after } = sheetIn(play(hurt(...wounds), commands).table, A);
  return after.map(({ id, tended }) => (tended ? `(${id})` : id));
};

describe("BTS-WND-1, BTS-TOOL-2 a wound is a step of severity and a tool", () => {
  test("its bearer may back a trait with it, nobody else", () => {
    const table = mustering({ A: { wounds: ["scar"] }, B: {} });
    const muster = { do: "muster", traits: ["brawn", "wits", "nerve"].map(trait) } as const;
    const backing = { [trait("brawn")]: toolOf(A, "scar") };
    expect(play(table, [{ ...muster, who: A, backing }]).refused).toBeNull();
    expect(play(table, [{ ...muster, who: B, backing }]).refused).toBe("tool-not-held");
  });
});

describe("BTS-WND-2 severities fill from the mild end", () => {
  test.for([
    [[], null],
    [["a"], "beaten"],
    [["a", "b"], "bloody"],
    [["a", "b", "c"], "broken"],
    [["a", "b", "c", "d"], "burst"],
    [["a", "(b)", "c"], "bloody"],
  ] as const)("%s: %s", ([wounds, severity]) => {
    expect(severityOf(wounds.map(wound))).toBe(severity);
  });
});

describe("BTS-WND-3 a wound is added as the newest", () => {
  test("under a name of its own", () => {
    expect(state([hit("b")], "a")).toEqual(["a", "b"]);
    expect(state([hit("a"), hit("a")], "a")).toEqual(["a", "a-2", "a-3"]);
    const table = over({ A: { tools: ["rope"] } });
    expect(sheetIn(play(table, [hit("rope")]).table, A).wounds.map(({ id }) => id)).toEqual(["rope-2"]);
  });
});

describe("BTS-WND-4 a fifth wound makes helpless and is not recorded", () => {
  test("outside a fight", () => {
    const { table } = play(hurt("a", "b", "c", "d"), [hit("e")]);
    expect(sheetIn(table, A)).toMatchObject({ helpless: true });
    expect(bubblesOf(sheetIn(table, A).wounds)).toBe(4);
  });

  test("reopened wounds count first", () => {
    const { table } = play(hurt("a", "b", "(c)", "(d)"), [hit("e")]);
    expect(sheetIn(table, A).helpless).toBe(true);
    expect(sheetIn(table, A).wounds.map(({ id }) => id)).toEqual(["a", "b", "c", "d"]);
  });

  test("the helpless can be struck again, to no further end", () => {
    const { table } = play(over({ A: { wounds: ["a", "b", "c", "d"], helpless: true } }), [hit("e")]);
    expect(sheetIn(table, A).wounds).toHaveLength(4);
  });

  test("however many blows, there are at most four bubbles, and the fifth without aid fells", () => {
    fc.assert(
      fc.property(fc.nat(12), (blows) => {
        let after = sheet();
        for (let blow = 0; blow < blows; blow++) after = wounded(after, cut(`${blow}`), "all");
        expect(bubblesOf(after.wounds)).toBe(Math.min(blows, SEVERITIES.length));
        expect(after.helpless).toBe(blows > SEVERITIES.length);
      }),
    );
  });
});

describe("BTS-WND-5 a tended wound fills no bubble and stays a tool", () => {
  test("for the next muster", () => {
    const table = mustering({ A: { wounds: ["(scar)"] } });
    const backing = { [trait("brawn")]: toolOf(A, "scar") };
    const muster: Command = { do: "muster", who: A, traits: ["brawn", "wits", "nerve"].map(trait), backing };
    const { table: after } = play(table, [muster], [[8, 5, 5]]);
    expect(fighterIn(after, A).dice.map(({ faces, value }) => [faces, value])).toEqual([
      [8, 8],
      [6, 5],
      [6, 5],
    ]);
  });
});

describe("BTS-WND-6 a failed exertion opens tended wounds", () => {
  test.for([
    [false, ["a", "b"]],
    [true, ["a", "(b)"]],
  ] as const)("won %s", ([won, expected]) => {
    expect(state([exertion(won)], "a", "(b)")).toEqual(expected);
  });

  test("by option only the newest", () => {
    const table = over({ A: { wounds: ["(a)", "b", "(c)"] } }, { reopen: "newest" });
    expect(sheetIn(play(table, [exertion(false)]).table, A).wounds.map(({ tended }) => tended)).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe("BTS-WND-7 a new wound opens tended ones first", () => {
  test("then it counts", () => {
    expect(state([hit("d")], "a", "b", "(c)")).toEqual(["a", "b", "c", "d"]);
  });

  test("by option only the newest, so that there may be more wounds than bubbles", () => {
    const table = over({ A: { wounds: ["(a)", "(b)", "(c)", "(d)"] } }, { reopen: "newest" });
    const after = sheetIn(play(table, [hit("e")]).table, A);
    expect(after.wounds).toHaveLength(5);
    expect([severityOf(after.wounds), after.helpless]).toEqual(["bloody", false]);
  });
});

describe("BTS-WND-8 healed for good, wound and tool are gone", () => {
  test("that one", () => {
    expect(state([{ do: "heal", who: A, wound: toolId("a") }], "a", "b")).toEqual(["b"]);
  });

  test("if there is such a one", () => {
    expect(play(hurt("a"), [{ do: "heal", who: A, wound: toolId("b") }]).refused).toBe("no-such-wound");
  });
});

describe("BTS-AID-2 success tends the newest open wound", () => {
  test("again and again", () => {
    expect(state([aid(true)], "a", "b", "c")).toEqual(["a", "b", "(c)"]);
    expect(state([aid(true), aid(true)], "a", "b", "c")).toEqual(["a", "(b)", "(c)"]);
  });

  test("if there is one", () => {
    expect(play(hurt("(a)"), [aid(true)]).refused).toBe("nothing-to-tend");
  });
});

describe("BTS-AID-4, BTS-AID-5 a failure bars that wound until the Game Master allows it", () => {
  const tried = play(hurt("a", "b"), [aid(false)]).table;

  test("barred", () => {
    expect(play(tried, [aid(true)]).refused).toBe("already-tried");
    expect(state([aid(false)], "a", "b")).toEqual(["a", "b"]);
  });

  test("allowed", () => {
    const { table } = play(tried, [{ do: "allow-aid", who: A, wound: toolId("b") }, aid(true)]);
    expect(sheetIn(table, A).wounds).toMatchObject([{ tended: false }, { tended: true }]);
  });

  test("only of a wound there is", () => {
    expect(play(tried, [{ do: "allow-aid", who: A, wound: toolId("x") }]).refused).toBe("no-such-wound");
  });
});

describe("BTS-OUT-1, BTS-OUT-2 whoever goes out leaves at once", () => {
  const full = ["a", "b", "c", "d"];
  const attack: Command = { do: "act", who: B, action: { is: "attack", target: A, wound: cut("e") } };
  const accept: Command = { do: "accept", who: A, gives: null };

  test("felled before acting, the turn is skipped", () => {
    const start = acting(1, { A: { dice: [5, 1, 1], wounds: full }, B: { dice: [2, 3, 3] } }, B);
    const { table } = play(start, [attack, accept]);
    expect(fighterIn(table, A).dice).toEqual([]);
    expect(table.fight.phase).toMatchObject({ at: "select", beat: 2 });
  });

  test("a muster is forgotten", () => {
    const muster: Command = { do: "muster", who: A, traits: ["brawn", "wits", "nerve"].map(trait), backing: {} };
    const { table } = play(mustering({ A: { wounds: full }, B: {} }), [muster, hit("e")]);
    expect(table.fight.phase).toEqual({ at: "muster", musters: {} });
  });

  test.for([
    ["by whoever is felled", B, A, "A"],
    ["against them", A, B, "A"],
  ] as const)("an action %s that is still open comes to nothing", ([, actor, target, turn]) => {
    const people = {
      A: { dice: [actor === A ? 1 : 5, 1, 1] },
      B: { dice: [2, 3, 3], wounds: full },
      C: { dice: [6, 6, 6] },
    };
    const declared: Command = { do: "act", who: actor, action: { is: "attack", target, wound: cut("e") } };
    const fell: Command = { do: "wound", who: B, wound: cut("f") };
    const { table } = play(acting(1, people, actor), [declared, fell]);
    expect(table.fight.phase).toMatchObject({ at: "act", order: ["A", "C"], turn: actor === A ? "C" : turn });
    expect(sheetIn(table, A).wounds).toEqual([]);
  });

  test("an action that does not concern them goes on without their answer", () => {
    const people = { A: { dice: [1, 1, 1] }, B: { dice: [5, 3, 3] }, C: { dice: [6, 6, 6], wounds: full } };
    const declared: Command = { do: "act", who: A, action: { is: "disadvantage", target: B } };
    const fell: Command = { do: "wound", who: C, wound: cut("f") };
    const { table } = play(acting(1, people, A), [declared, { do: "accept", who: B, gives: null }, fell]);
    expect(sheetIn(table, B).pending).toBe(1);
  });
});
