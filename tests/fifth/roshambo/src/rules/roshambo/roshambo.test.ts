import { describe, expect, test } from "vitest";
import { combatId, fighterId, sideId, userId, type FighterId } from "../core/brand.ts";
import type { Entrant } from "../core/ruleset.ts";
import { drive, givenDice } from "../core/drive.ts";
import { makeSeal, type Opening, type Salt } from "../core/seal.ts";
import { changesOf, roshambo, sheetFrom, type Command, type Hand, type Options, type Table } from "./index.ts";

const SALT = "0123456789abcdef".repeat(2) as Salt;
const GM = { user: userId("gm"), gm: true, fighters: [] };

function table(lives: Readonly<Record<string, number>>, options: Options = roshambo.defaults): Table {
  const ids = Object.keys(lives);
  const seatOf = (nth: number): Entrant => ({ side: sideId(nth === 0 ? "players" : "foes"), npc: nth > 0 });
  const entrants = Object.fromEntries(ids.map((id, nth) => [id, seatOf(nth)]));
  const sheets = Object.fromEntries(Object.entries(lives).map(([id, left]) => [id, { lives: left, most: 3 }]));
  return { fight: roshambo.begin({ combat: combatId("combat"), entrants, sheets, options }), sheets };
}

function play(at: Table, commands: readonly Command[], dice: readonly (readonly number[])[] = []): Table {
  const roll = givenDice(dice);
  return commands.reduce((now, command) => {
    const judged = drive(roshambo.decide(now, command, GM), roll);
    if (!judged.ok) expect(judged.reason).toBe("accepted");
    return judged.ok ? judged.value.reduce(roshambo.apply, now) : now;
  }, at);
}

/** All seal and show these hands. */
function round(at: Table, hands: Readonly<Record<string, Hand>>, dice: readonly (readonly number[])[] = []): Table {
  const openings = Object.entries(hands).map(([id, choice]) => [fighterId(id), { choice, salt: SALT }] as const);
  const seals = openings.map(([who, opening]): Command => ({
    do: "seal",
    who,
    seal: makeSeal(
      roshambo.sealing?.context(at, who) ?? { combat: at.fight.combat, engagement: "", fighter: who },
      opening,
    ),
  }));
  return play(at, [...seals, ...openings.map(([who, opening]): Command => ({ do: "open", who, opening }))], dice);
}

const livesAfter = (at: Table) => Object.fromEntries(Object.entries(at.sheets).map(([id, { lives }]) => [id, lives]));
const DUEL = { ana: 3, orc: 3 };

describe("RPS-HAND-1 RPS-ROUND-1 RPS-ROUND-2 what hands cost", () => {
  test.for([
    ["rock", "scissors", { ana: 3, orc: 2 }],
    ["scissors", "paper", { ana: 3, orc: 2 }],
    ["paper", "rock", { ana: 3, orc: 2 }],
    ["rock", "paper", { ana: 2, orc: 3 }],
  ] as const)("%s against %s", ([ana, orc, left]) => {
    const after = round(table(DUEL), { ana, orc });
    expect(livesAfter(after)).toEqual(left);
    expect(after.fight).toMatchObject({ round: 2, phase: "choosing" });
  });

  test("whoever beats an enemy is spared by another", () => {
    const after = round(table({ ana: 3, orc: 3, elf: 3 }), { ana: "rock", orc: "scissors", elf: "paper" });
    expect(livesAfter(after)).toEqual({ ana: 3, orc: 2, elf: 3 });
  });
});

describe("RPS-DRAW-1 a draw", () => {
  test.for([
    [[[2], [5]], { ana: 2, orc: 3 }],
    [[[4], [4]], { ana: 3, orc: 3 }],
  ] as const)("dice %o", ([dice, left]) => {
    expect(livesAfter(round(table(DUEL), { ana: "rock", orc: "rock" }, dice))).toEqual(left);
  });

  test("by option costs nothing", () => {
    expect(livesAfter(round(table(DUEL, { draw: "nothing" }), { ana: "rock", orc: "rock" }))).toEqual(DUEL);
  });
});

describe("RPS-FORFEIT-1 RPS-OVER-1 RPS-RULE-1", () => {
  test("rock stands for both, and dice decide; the last life ends it", () => {
    const forfeits: readonly Command[] = (["ana", "orc"].map(fighterId) as readonly FighterId[]).map((who) => ({
      do: "forfeit",
      who,
    }));
    const after = play(table({ ana: 3, orc: 1 }), forfeits, [[5], [2]]);
    expect(livesAfter(after)).toEqual({ ana: 3, orc: 0 });
    expect(after.fight.phase).toBe("over");
  });

  test("a hand that does not match its seal is rock", () => {
    const [ana, orc] = [fighterId("ana"), fighterId("orc")];
    const start = table(DUEL);
    const shown = (choice: Hand): Opening => ({ choice, salt: SALT });
    const context = roshambo.sealing?.context(start, ana);
    if (context === undefined) throw new Error("hands are sealed");
    const after = play(
      start,
      [
        { do: "seal", who: ana, seal: makeSeal(context, shown("scissors")) },
        { do: "forfeit", who: orc },
        { do: "open", who: ana, opening: shown("paper") },
      ],
      [[1], [6]],
    );
    expect(livesAfter(after)).toEqual({ ana: 2, orc: 3 });
  });

  test("the Game Master's rulings", () => {
    const sheet = { lives: 1, most: 1 };
    const elf = fighterId("elf");
    const after = play(table(DUEL), [
      { do: "lives", who: fighterId("ana"), lives: 1 },
      { do: "add", who: elf, entrant: { side: sideId("foes"), npc: true }, sheet },
      { do: "remove", who: fighterId("orc") },
      { do: "end" },
    ]);
    expect(livesAfter(after)).toEqual({ ana: 1, elf: 1 });
    expect(after.fight.phase).toBe("over");
  });
});

test("RPS-KEPT-1 only lives are written back", () => {
  expect(sheetFrom({ lives: 5, most: 3 })).toEqual({ ok: true, value: { lives: 3, most: 3 } });
  expect(changesOf({ lives: 3, most: 3 }, { lives: 2, most: 3 })).toEqual({ actor: { lives: 2 }, items: {} });
  expect(changesOf({ lives: 3, most: 3 }, { lives: 3, most: 3 })).toBeNull();
});
