import { describe, expect, test } from "vitest";
import { fighterId } from "../core/brand.ts";
import type { FighterId } from "../core/brand.ts";
import { drive, givenDice } from "../core/drive.ts";
import { ok } from "../core/result.ts";
import type { Command } from "./state/commands.ts";
import { contestOf } from "./contest-roll.ts";
import type { ContestSide } from "./contest-roll.ts";
import type { BeatsDecision } from "./decision.ts";
import type { Happening } from "./state/events.ts";
import { toolId } from "./state/model.ts";
import type { BeatsTable, ToolRef } from "./state/model.ts";
import { DEFAULTS } from "./state/options.ts";
import { prompts } from "./prompts.ts";
import { A, B, C, D, acting, over, play, sheetIn, toolOf, trait } from "./testing/scenario.ts";

const traits = ["brawn", "wits", "nerve"].map(trait);
const challenge = (who: FighterId, against: FighterId, aid: FighterId | null = null): Command => {
  return { do: "challenge", who, against, aid, traits, backing: {} };
};
const meet = (
  who: FighterId,
  wounds: readonly string[] = [],
  backing: Readonly<Record<string, ToolRef>> = {},
): Command => {
  return { do: "meet", who, wounds: wounds.map(toolId), traits, backing };
};
const contested = (table: BeatsTable, commands: readonly Command[], faces: readonly (readonly number[])[]) =>
  play(table, commands, faces).events.find((event): event is Happening<"contested"> => event.type === "contested");

const place = { tools: ["fog"] };
const PEOPLE = { A: { wounds: ["a", "b"] }, B: place, C: { helpless: true }, D: {} };
const start = over(PEOPLE);

describe("BTS-CON-1 a contest is for outside the fight", () => {
  test.for([
    ["in a fight", acting(1, { A: { dice: [1, 2, 3] }, B: {} }, A), challenge(A, B), "in-combat"],
    ["against oneself", start, challenge(A, A), "self-target"],
    ["against nobody", start, challenge(A, fighterId("X")), "unknown-fighter"],
    ["by the helpless", start, challenge(C, A), "out-of-fight"],
    ["while another waits", play(start, [challenge(A, B)]).table, challenge(D, B), "contest-under-way"],
    ["with too few traits", start, { ...challenge(A, B), traits: [] } as Command, "not-three-traits"],
    ["with anybody there", start, challenge(A, B), null],
  ] as const)("%s: %s", ([, table, command, refused]) => {
    expect(play(table, [command]).refused).toBe(refused);
  });
});

describe("BTS-CON-2 the other side names traits, and both roll", () => {
  const waiting = play(start, [challenge(A, B)]).table;

  test("the one challenged is asked", () => {
    expect(prompts(waiting).map(({ id, of }) => [id, of])).toEqual([["meet:1:B", ["B"]]]);
  });

  test.for([
    ["nobody else", waiting, meet(D), "not-asked"],
    ["without a contest", start, meet(B), "no-contest"],
    ["in a fight", acting(1, { A: { dice: [1, 2, 3] }, B: {} }, A), meet(B), "no-contest"],
    ["with a tool of one's own", waiting, meet(B, [], { brawn: toolOf(A, "a") }), "tool-not-held"],
    ["with wounds, though it is no first aid", waiting, meet(B, ["a"]), "tool-not-held"],
  ] as const)("%s: %s", ([, table, command, refused]) => {
    expect(play(table, [command]).refused).toBe(refused);
  });

  test("the Game Master may call it off", () => {
    expect(play(waiting, [{ do: "call-off" }]).table).toEqual(start);
    expect(play(start, [{ do: "call-off" }]).refused).toBe("no-contest");
  });

  test("whoever is taken out takes the contest along", () => {
    const { table } = play(waiting, [{ do: "remove", who: A }]);
    expect(table.fight.phase).toEqual({ at: "over", contest: null });
    expect(play(waiting, [{ do: "remove", who: D }]).table.fight.phase).toEqual(waiting.fight.phase);
  });
});

describe("BTS-CON-3 the best single die wins", () => {
  test.for([
    [[2, 2, 5], [4, 4, 4], "A"],
    [[2, 2, 2], [1, 1, 3], "B"],
  ] as const)("%s against %s: %s", ([ours, theirs, winner]) => {
    expect(contested(start, [challenge(A, B), meet(B)], [ours, theirs])).toMatchObject({ winner, ties: 0 });
  });

  test("disadvantages turn it down, bubbles do not, tools make d8s", () => {
    const table = over({ A: { pending: 2, wounds: ["a", "b"] }, B: place });
    const event = contested(
      table,
      [challenge(A, B), meet(B, [], { wits: toolOf(B, "fog") })],
      [
        [6, 2, 1],
        [1, 8, 1],
      ],
    );
    expect(event?.rolls).toMatchObject({
      A: { faces: [6, 6, 6], values: [4, 1, 1], best: 4 },
      B: { faces: [6, 8, 6], values: [1, 8, 1], best: 8 },
    });
  });
});

describe("BTS-CON-4 after a tie both roll again whole", () => {
  test("and are not turned down again", () => {
    const table = over({ A: { pending: 2 }, B: {} });
    const faces = [
      [6, 5, 4],
      [4, 1, 2],
      [5, 1, 1],
      [4, 4, 3],
    ];
    const event = contested(table, [challenge(A, B), meet(B)], faces);
    expect(event).toMatchObject({ winner: "A", ties: 1, rolls: { A: { values: [5, 1, 1] } } });
  });

  test("after twenty ties the one challenged prevails", () => {
    const faces = Array.from({ length: 42 }, () => [3, 3, 3]);
    expect(contested(start, [challenge(A, B), meet(B)], faces)).toMatchObject({ winner: "B", ties: 20 });
  });

  test("it can be held by anyone with dice, fight or no fight", () => {
    const side = (who: FighterId): ContestSide => ({ who, pending: 0, dice: [{ role: "brawn", faces: 6 }] });
    function* contest(): BeatsDecision {
      return ok([yield* contestOf(DEFAULTS, [side(A), side(B)])]);
    }
    expect(drive(contest(), givenDice([[2], [1]]))).toMatchObject({ value: [{ winner: "A" }] });
  });
});

describe("BTS-AID-1 first aid is a contest outside the fight, or the Game Master's word", () => {
  test.for([
    [
      "by the Game Master, in a fight",
      acting(1, { A: { dice: [1, 2, 3] }, B: {} }, A),
      { do: "aid", who: A, won: true },
      "in-combat",
    ],
    ["of nobody", start, challenge(D, B, fighterId("X")), "unknown-fighter"],
    ["of the unhurt", start, challenge(A, B, D), "nothing-to-tend"],
    ["of oneself", start, challenge(A, B, A), null],
  ] as const)("%s: %s", ([, table, command, refused]) => {
    expect(play(table, [command]).refused).toBe(refused);
  });

  test.for([
    [
      "won",
      [
        [6, 1, 1],
        [5, 1, 1],
      ],
      { tended: true, tried: false },
    ],
    [
      "lost",
      [
        [1, 1, 1],
        [5, 1, 1],
      ],
      { tended: false, tried: true },
    ],
  ] as const)("%s", ([, faces, newest]) => {
    const { table } = play(start, [challenge(D, B, A), meet(B)], faces);
    expect(sheetIn(table, A).wounds).toMatchObject([
      { id: "a", tended: false, tried: false },
      { id: "b", ...newest },
    ]);
  });
});

describe("BTS-AID-3 the place may use the patient's wounds", () => {
  const waiting = play(start, [challenge(D, B, A)]).table;
  const ours = [3, 6, 1];

  test.for([
    [[], [6, 6, 6]],
    [["b"], [8, 6, 6]],
    [
      ["a", "b"],
      [8, 8, 6],
    ],
  ] as const)("%s: %s", ([wounds, faces]) => {
    const event = contested(waiting, [meet(B, wounds)], [ours, [1, 1, 1]]);
    expect(event?.rolls[B]?.faces).toEqual(faces);
  });

  test("a die that is a d8 already needs none", () => {
    const event = contested(waiting, [meet(B, ["a"], { brawn: toolOf(B, "fog") })], [ours, [1, 1, 1]]);
    expect(event?.rolls[B]?.faces).toEqual([8, 8, 6]);
  });

  test.for([
    [["c"], "tool-not-held"],
    [["a", "a"], "tool-backs-twice"],
  ] as const)("%s: %s", ([wounds, refused]) => {
    expect(play(waiting, [meet(B, wounds)]).refused).toBe(refused);
  });
});
