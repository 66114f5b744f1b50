import { describe, expect, test } from "vitest";
import type { Who } from "../core/ruleset.ts";
import type { Command, Statement } from "./state/commands.ts";
import { offers } from "./offers.ts";
import { A, B, C, GM, piece, playerOf, playing, shield, sheetOf, weapon } from "./testing/playing.ts";
import { DICE, three } from "./testing/three.ts";
import type { Game } from "./testing/three.ts";

const stated = ({ answer, stance, dice, weapon: arm }: Statement): string =>
  `${answer} on ${stance}, breath [${dice.join()}]${arm === null ? "" : `, ${arm.item}`}`;

/** A command in a line. */
function line(command: Command): string {
  const { do: done, ...rest } = command;
  if (command.do === "state") return `state ${command.who} ${stated(command.statement)}`;
  if (command.do === "rule") return `rule ${command.ruling.rule}`;
  const words = Object.values(rest).map((part) => (typeof part === "object" ? JSON.stringify(part) : String(part)));
  return [done, ...words].join(" ");
}
const open = (game: Game, by: Who): readonly string[] => offers(game.table(), by).map(line);
const forA = (game: Game): readonly string[] => open(game, playerOf("A"));
const forB = (game: Game): readonly string[] => open(game, playerOf("B"));
/** What the Game Master is offered beside what players are, rulings by their names. */
const forGM = (game: Game): readonly string[] => open(game, GM);

describe("what is offered in quiet", () => {
  const quiet = (): Game =>
    playing({
      A: {
        side: "a",
        injuries: [1],
        lost: [4, 6, 8, 10],
        items: [shield(), weapon("axe"), weapon("bow", { kind: "bow" })],
      },
    });
  const SAVE = "save A nerves [12] 5";
  const OWN = [SAVE, ...[4, 6, 8, 10, 12].map((faces) => `catchBreath A ${faces}`), "reload A axe", "reload A bow"];

  test("to a player: saves with two dice at most, breath to catch, weapons to load", () => {
    expect(forA(quiet())).toEqual(OWN);
    const fresh = playing({ A: { side: "a", items: [] } });
    expect(forA(fresh)).toEqual(["save A nerves [4,6] 5"]);
  });

  test("to the Game Master also to draw a special weapon's gifts, and a ruling of every kind", () => {
    expect(forGM(quiet())).toEqual([
      ...OWN,
      "rollSpecial A axe",
      ...[
        "vantage",
        "injure",
        "standing",
        "condition",
        "aware",
        "heal",
        "rest",
        "breath",
        "mend",
        "held",
        "join",
        "leave",
      ].map((rule) => `rule ${rule}`),
    ]);
  });

  test("THR-GM-1 rulings turn with what has happened", () => {
    const rulings = (game: Game): readonly object[] =>
      offers(game.table(), GM).flatMap((command) => (command.do === "rule" ? [command.ruling] : []));
    const game = playing({ A: { side: "a", items: [weapon("w")] }, B: { side: "b", incapacitated: true } });
    expect(rulings(game)).toEqual([
      { rule: "vantage", side: "a" },
      { rule: "injure", who: A, amount: 1, label: "" },
      { rule: "standing", who: A, standing: false },
      { rule: "condition", who: A, item: "w", holds: true },
      { rule: "pair", one: A, other: B, favoured: A },
      { rule: "pairless", one: A, other: B },
      { rule: "aware", who: A, aware: false },
      { rule: "rest", who: A },
      { rule: "breath", who: A, faces: 6, lost: true },
      { rule: "mend", who: A, item: "w", face: null },
      { rule: "held", who: A, item: "w", held: true },
      { rule: "join", who: "guest 0", seat: { side: "a", npc: false }, sheet: sheetOf({}) },
      { rule: "leave", who: A },
    ]);
    game.rule({ rule: "injure", who: A, amount: 1, label: "" });
    game.rule({ rule: "aware", who: B, aware: false });
    expect(rulings(game)).toMatchObject([
      { rule: "vantage", side: "b" },
      { rule: "injure", who: B },
      { rule: "standing", who: B, standing: true },
      { rule: "condition", who: B },
      { rule: "pair", one: B, other: A, favoured: B },
      { rule: "pairless", one: B, other: A },
      { rule: "aware", who: B, aware: true },
      { rule: "rest", who: B },
      { rule: "breath", who: B, faces: 6, lost: true },
      { rule: "mend", who: B },
      { rule: "held", who: B },
      { rule: "join", who: "guest 1" },
      { rule: "leave", who: B },
    ]);
  });

  test("a condition that holds may cease, a lost die come back, an injury heal", () => {
    const game = playing({ A: { side: "a", injuries: [2, 1], lost: [6] } });
    game.rule({ rule: "condition", who: A, item: "w", holds: true });
    const rulings = offers(game.table(), GM).flatMap((command) => (command.do === "rule" ? [command.ruling] : []));
    expect(rulings).toContainEqual({ rule: "condition", who: A, item: "w", holds: false });
    expect(rulings).toContainEqual({ rule: "breath", who: A, faces: 6, lost: false });
    expect(rulings).toContainEqual({ rule: "heal", who: A, injury: "i1", amount: 1 });
  });

  test("to engage all who stand, by the table's procedure or by either", () => {
    const stopped = (violence: "ask" | "brawl" | "exchange"): Game => {
      const fighters = { A: { side: "a" }, B: { side: "b" }, C: { side: "b", incapacitated: true } };
      const game = playing(fighters, { options: { violence } });
      game.act({ do: "stop" });
      return game;
    };
    const engaging = (game: Game): readonly string[] => forGM(game).filter((offer) => offer.startsWith("engage"));
    expect(engaging(stopped("ask"))).toEqual(['engage exchange ["A","B"]', 'engage brawl ["A","B"]']);
    expect(engaging(stopped("brawl"))).toEqual(['engage brawl ["A","B"]']);
    expect(engaging(stopped("exchange"))).toEqual(['engage exchange ["A","B"]']);
  });
});

describe("THR-EXC-1 what is offered in an exchange", () => {
  const readied = (): Game => {
    const game = three({ vantage: "a" });
    game.ready();
    return game;
  };
  const deciding = (): Game => {
    const game = readied();
    game.weapons("b");
    game.breathe({ B: [6], C: [4] });
    return game;
  };

  test("under seals: to wait for nobody, and one ruling at a time", () => {
    expect(forA(three())).toEqual([]);
    expect(forGM(three())).toEqual(["stop", "forfeit A", "forfeit B", "forfeit C", "rule injure"]);
  });

  test("while they turn over: those that are missing", () => {
    const game = three();
    for (const who of ["A", "B", "C"]) game.seal(who, '{"uses":[],"shield":null,"reloads":[]}');
    game.open("B");
    expect(forGM(game).filter((offer) => offer.startsWith("forfeit"))).toEqual(["forfeit A", "forfeit C"]);
  });

  test("openly, a side at a time: what to bring", () => {
    const game = three({ vantage: "a" });
    expect(forB(game)).toEqual([
      'ready B {"uses":[{"item":"w","thrown":false,"aim":null}],"shield":null,"reloads":[]}',
    ]);
    expect(forA(game)).toEqual([]);
  });

  test("weapons, by anybody of the side", () => {
    expect(forB(readied())).toEqual(["rollWeapons b"]);
    expect(forA(readied())).toEqual([]);
  });

  test("breath: none, or all", () => {
    const game = readied();
    game.weapons("b");
    expect(forB(game)).toEqual(["breathe B []", "breathe B [4,6,8,10,12]"]);
  });

  test("gifts, gambits, flight, and the end of deciding", () => {
    const game = deciding();
    expect(forB(game)).toEqual(["done b", "give B B:d6 C", "gambit B B:w", "gambit B B:d6", "flee B"]);
    expect(forA(game)).toEqual([]);
    game.act({ do: "give", who: B, die: "B:d6", to: C });
    expect(forB(game)).toEqual(["done b", "gambit B B:w", "flee B"]);
  });

  test("THR-SPC-4 sweeping, to whoever holds the quality", () => {
    const special = { side: "b", items: [weapon("w", { quality: 3, condition: 8 })] };
    const game = playing({ A: { side: "a" }, B: special }, { vantage: "a", dice: DICE });
    game.rule({ rule: "condition", who: B, item: "w", holds: true });
    game.ready();
    game.weapons("b");
    game.breathe({ B: [] });
    expect(forB(game)).toEqual(["done b", "gambit B B:w", "sweep B B:w", "flee B"]);
  });

  test("THR-ARM-4 while marks are to be placed, nothing else", () => {
    const game = playing(
      { A: { side: "a", items: [piece("plate"), piece("chainmail")] }, B: { side: "b" } },
      { dice: { "weapon:B": [[6]] } },
    );
    game.ready();
    game.weapons();
    expect(forA(game)).toEqual(['pick A {"piece":"plate","face":6}', 'pick A {"piece":"chainmail","face":6}']);
    expect(forB(game)).toEqual([]);
  });

  test("THR-ATT-3 at an impasse: to begin anew, or to leave it", () => {
    const game = playing({ A: { side: "a", items: [] }, B: { side: "b", items: [] } });
    game.ready();
    game.weapons();
    game.breathe({ A: [], B: [] });
    game.pass();
    expect(forA(game)).toEqual(["again", "save A nerves [4,6] 5", "stop"]);
    expect(forGM(game).filter((offer) => offer === "stop")).toEqual(["stop"]);
  });
});

describe("THR-BRL-1 what is offered in a brawl", () => {
  const brawl = (): Game => three({ options: { violence: "brawl" } });

  test("foes to attack", () => {
    expect(forA(brawl()).filter((offer) => offer.startsWith("declare"))).toEqual(["declare A B", "declare A C"]);
    expect(forB(brawl()).filter((offer) => offer.startsWith("declare"))).toEqual(["declare B A"]);
  });

  test("THR-BRL-3 the attacker's statements: Blood for the armed alone", () => {
    const game = brawl();
    game.act({ do: "declare", who: A, foe: B });
    expect(forA(game)).toEqual([
      "state A attack on guts, breath []",
      "state A attack on guts, breath [4,6,8,10,12]",
      "state A attack on guts, breath [], w",
      "state A attack on guts, breath [4,6,8,10,12], w",
      "state A attack on blood, breath [], w",
      "state A attack on blood, breath [4,6,8,10,12], w",
    ]);
    expect(forB(game)).toEqual([]);
  });

  test("the foe's: to brawl, or to escape without a weapon", () => {
    const game = brawl();
    game.act({ do: "declare", who: A, foe: B });
    game.act({ do: "state", who: A, statement: { answer: "attack", stance: "guts", dice: [], weapon: null } });
    expect(forA(game)).toEqual([]);
    expect(forB(game)).toEqual([
      "state B brawl on guts, breath []",
      "state B brawl on guts, breath [4,6,8,10,12]",
      "state B brawl on guts, breath [], w",
      "state B brawl on guts, breath [4,6,8,10,12], w",
      "state B brawl on blood, breath [], w",
      "state B brawl on blood, breath [4,6,8,10,12], w",
      "state B escape on guts, breath []",
      "state B escape on guts, breath [4,6,8,10,12]",
      "state B escape on blood, breath []",
      "state B escape on blood, breath [4,6,8,10,12]",
    ]);
  });
});
