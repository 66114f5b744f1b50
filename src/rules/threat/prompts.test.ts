import { describe, expect, test } from "vitest";
import { sideId } from "../core/brand.ts";
import { prompts } from "./prompts.ts";
import { spell } from "./state/choice.ts";
import { A, B, C, piece, playing } from "./testing/playing.ts";
import type { Circumstances } from "./testing/playing.ts";
import { three } from "./testing/three.ts";
import type { Game } from "./testing/three.ts";

/** A prompt in a line: its id, its kind, who is asked and how, and a mark where the fight goes on without an answer. */
const asked = (game: Game): readonly string[] =>
  prompts(game.table()).map(
    ({ id, kind, of, mode, optional }) => `${id} | ${kind} ${mode} [${of.join()}]${optional ? " may" : ""}`,
  );

const armed = (around: Circumstances = {}): Game => {
  const game = three(around);
  game.ready();
  return game;
};
const breathing = (around: Circumstances = {}): Game => {
  const game = armed(around);
  game.weapons(around.vantage === undefined ? "a" : "b");
  return game;
};
const deciding = (): Game => {
  const game = breathing();
  game.breathe({ A: [6], B: [6], C: [4] });
  return game;
};
const bringing = { uses: [], shield: null, reloads: [] };

test("nothing between fights, and nothing after them", () => {
  expect(asked(playing({ A: { side: "a" } }))).toEqual([]);
  const game = three();
  game.rule({ rule: "leave", who: A });
  expect(game.phase()).toBe("over");
  expect(asked(game)).toEqual([]);
});

describe("THR-SEAL-1 both at once, under seals", () => {
  test("what to bring, of whoever has not said it", () => {
    const game = three();
    const all = ["setup:1.1:A | setup sealed [A]", "setup:1.1:B | setup sealed [B]", "setup:1.1:C | setup sealed [C]"];
    expect(asked(game)).toEqual(all);
    game.act({ do: "forfeit", who: C });
    expect(asked(game)).toEqual(all.slice(0, 2));
  });

  test("then their openings", () => {
    const game = three();
    for (const who of ["A", "B"]) game.seal(who, spell(bringing));
    game.act({ do: "forfeit", who: C });
    expect(asked(game)).toEqual(["open:setup:1.1:A | open all [A]", "open:setup:1.1:B | open all [B]"]);
    game.open("B");
    expect(asked(game)).toEqual(["open:setup:1.1:A | open all [A]"]);
  });

  test("weapons, of anybody on either side", () => {
    expect(asked(armed())).toEqual(["weapons:1: | weapons any [a,b]"]);
  });

  test("breath", () => {
    expect(asked(breathing())).toEqual([
      "breath:1.1:A | breath sealed [A]",
      "breath:1.1:B | breath sealed [B]",
      "breath:1.1:C | breath sealed [C]",
    ]);
  });
});

describe("THR-GIVE-1 decisions, gifts among allies, and the end of deciding", () => {
  const DECIDING = [
    "decide:1.1:A | decide sealed [A]",
    "decide:1.1:B | decide sealed [B]",
    "decide:1.1:C | decide sealed [C]",
  ];
  const DONE = ["done:1.1:a | done any [a]", "done:1.1:b | done any [b]"];

  test("who has an ally and a die to evade with may give, once", () => {
    const game = deciding();
    expect(asked(game)).toEqual([
      ...DECIDING,
      "give:1.1:B | give all [B] may",
      "give:1.1:C | give all [C] may",
      ...DONE,
    ]);
    game.act({ do: "give", who: B, die: "B:d6", to: C });
    expect(asked(game)).toEqual([...DECIDING, "give:1.1:C | give all [C] may", ...DONE]);
  });

  test("nobody with nothing but a weapon's die", () => {
    const game = breathing();
    game.breathe({ A: [], B: [], C: [4] });
    expect(asked(game).filter((line) => line.includes("give"))).toEqual(["give:1.1:C | give all [C] may"]);
  });

  test("a side that is done is asked nothing more", () => {
    const game = deciding();
    for (const who of ["B", "C"]) game.seal(who, spell({ gambits: [], sweeps: [], flee: false }));
    game.done("b");
    expect(asked(game)).toEqual([DECIDING[0], DONE[0]]);
  });

  test("the openings of what all have sealed", () => {
    const game = deciding();
    for (const who of ["A", "B", "C"]) game.seal(who, spell({ gambits: [], sweeps: [], flee: false }));
    game.done("a");
    game.done("b");
    expect(asked(game)).toEqual([
      "open:decide:1.1:A | open all [A]",
      "open:decide:1.1:B | open all [B]",
      "open:decide:1.1:C | open all [C]",
    ]);
  });
});

describe("THR-VAN-1 under vantage everything is open, a side at a time", () => {
  test("what to bring, until it is told", () => {
    const game = three({ vantage: "a" });
    expect(asked(game)).toEqual(["setup:1.1:B | setup all [B]", "setup:1.1:C | setup all [C]"]);
    game.act({ do: "ready", who: B, loadout: bringing });
    expect(asked(game)).toEqual(["setup:1.1:C | setup all [C]"]);
  });

  test("weapons of the side whose turn it is", () => {
    expect(asked(armed({ vantage: "a" }))).toEqual(["weapons:1:b | weapons any [b]"]);
  });

  test("breath, then what is done in the pass", () => {
    const game = breathing({ vantage: "a" });
    expect(asked(game)).toEqual(["breath:1.1:B | breath all [B]", "breath:1.1:C | breath all [C]"]);
    game.breathe({ B: [6] });
    expect(asked(game)).toEqual(["breath:1.1:C | breath all [C]"]);
    game.breathe({ C: [4] });
    expect(asked(game)).toEqual([
      "give:1.1:B | give all [B] may",
      "give:1.1:C | give all [C] may",
      "act:1.1:B | act all [B] may",
      "act:1.1:C | act all [C] may",
      "done:1.1:b | done any [b]",
    ]);
    game.done("b");
    game.weapons("a");
    game.breathe({ A: [4] });
    expect(asked(game)).toEqual(["act:1.1:A | act all [A] may", "done:1.1:a | done any [a]"]);
  });
});

test("THR-ARM-4 a mark to place goes before everything else", () => {
  const game = playing(
    { A: { side: "a", items: [piece("plate"), piece("chainmail")] }, B: { side: "b" } },
    { dice: { "weapon:B": [[6]] } },
  );
  game.ready();
  game.weapons();
  expect(asked(game)).toEqual(["pick:1:A | pick all [A]"]);
});

test("THR-ATT-3 at an impasse, whether to begin anew", () => {
  const game = playing(
    { A: { side: "a", items: [] }, B: { side: "b", items: [] }, C: { side: "b", items: [], incapacitated: true } },
    { dice: {} },
  );
  game.ready();
  game.weapons();
  game.breathe({ A: [], B: [] });
  game.pass();
  expect(asked(game)).toEqual(["again:1 | again any [A,B] may"]);
});

describe("THR-BRL-1 a brawl", () => {
  const brawl = (around: Circumstances = {}): Game => three({ ...around, options: { violence: "brawl" } });
  const state = (who: typeof A, answer: "attack" | "brawl") =>
    ({ do: "state", who, statement: { answer, stance: "guts", dice: [], weapon: null } }) as const;

  test("whoever stands may attack", () => {
    const game = brawl();
    expect(asked(game)).toEqual(["declare:1 | declare any [A,B,C] may"]);
    game.rule({ rule: "standing", who: C, standing: false });
    expect(asked(game)).toEqual(["declare:1 | declare any [A,B] may"]);
  });

  test("the attacker states first, or whoever lacks vantage", () => {
    const game = brawl();
    game.act({ do: "declare", who: A, foe: B });
    expect(asked(game)).toEqual(["state:2:A | state all [A]"]);
    game.act(state(A, "attack"));
    expect(asked(game)).toEqual(["state:2:B | state all [B]"]);
    const favoured = brawl({ vantage: "a" });
    favoured.act({ do: "declare", who: A, foe: B });
    expect(asked(favoured)).toEqual(["state:2:B | state all [B]"]);
  });

  test("nobody once it is over", () => {
    const game = brawl();
    game.rule({ rule: "leave", who: A });
    expect(game.phase()).toBe("brawl-over");
    expect(asked(game)).toEqual([]);
  });
});

test("sides are asked by their own names", () => {
  const game = deciding();
  expect(prompts(game.table()).at(-1)).toEqual({
    id: "done:1.1:b",
    kind: "done",
    of: [sideId("b")],
    mode: "any",
    optional: false,
  });
});
