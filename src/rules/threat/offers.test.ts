import { describe, expect, test } from "vitest";
import type { Who } from "../core/ruleset.ts";
import type { Command, Statement } from "./state/commands.ts";
import { offersTo } from "../core/offer.ts";
import { offers } from "./offers.ts";
import { A, B, C, GM, piece, playerOf, playing, shield, weapon } from "./testing/playing.ts";
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
const open = (game: Game, by: Who): readonly string[] =>
  offers(game.table(), by).flatMap(({ ways, refusal }) => (refusal === null ? ways.map(line) : []));
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
        items: [shield(), weapon("axe"), weapon("cross", { kind: "contraption", loaded: false })],
      },
    });
  const saves = (dice: string): readonly string[] =>
    ["guts", "blood", "nerves"].map((attribute) => `save A ${attribute} ${dice} 5`);
  const OWN = [...saves("[12]"), ...[4, 6, 8, 10, 12].map((faces) => `catchBreath A ${faces}`), "reload A cross"];

  test("to a player: saves with two dice at most, breath to catch, what is empty to load", () => {
    expect(forA(quiet())).toEqual(OWN);
    const fresh = playing({ A: { side: "a", items: [] } });
    expect(forA(fresh)).toEqual(saves("[4,6]"));
  });

  test("to the Game Master also to draw special weapons' gifts, and every ruling that changes something", () => {
    const breath = Array.from({ length: 5 }, () => "breath");
    const rulings = ["injure", "heal", "standing", "rest", ...breath, "held", "held", "held", "aware"];
    expect(forGM(quiet())).toEqual([
      ...OWN,
      "rollSpecial A axe",
      "rollSpecial A cross",
      ...[...rulings, "leave", "join"].map((rule) => `rule ${rule}`),
    ]);
  });

  test("THR-GM-1 rulings are one offer for each thing that is ruled, with the ways it can be", () => {
    const worn = weapon("w", { marks: [2, 5], ruined: true, quality: 3, condition: 6 });
    const game = playing({ A: { side: "a", items: [worn] }, B: { side: "b" } });
    game.act({ do: "stop" });
    game.rule({ rule: "pair", one: A, other: B, favoured: B });
    const ruled = (kind: string): readonly object[] =>
      offersTo(offers(game.table(), GM), "rule")
        .filter((offer) => offer.kind === kind && offer.who !== B)
        .map(({ id, ways }) => [id, ...ways.map(({ ruling }) => ruling)]);
    expect(ruled("mend")).toEqual([
      [
        "mend A",
        { rule: "mend", who: A, item: "w", face: null },
        { rule: "mend", who: A, item: "w", face: 2 },
        { rule: "mend", who: A, item: "w", face: 5 },
      ],
    ]);
    expect(ruled("condition")).toEqual([["condition A w", { rule: "condition", who: A, item: "w", holds: true }]]);
    expect(ruled("vantage")).toEqual([["vantage", { rule: "vantage", side: "a" }, { rule: "vantage", side: "b" }]]);
    expect(ruled("pair")).toEqual([
      [
        "pair A",
        { rule: "pair", one: A, other: B, favoured: A },
        { rule: "pair", one: A, other: B, favoured: null },
        { rule: "pairless", one: A, other: B },
      ],
    ]);
  });

  test("THR-RNG-4 and, with its reason, the reloading that the foe's vantage forbids", () => {
    const empty = weapon("cross", { kind: "contraption", loaded: false });
    const fighters = { A: { side: "a", items: [empty] }, B: { side: "b" } };
    const game = playing(fighters, { options: { violence: "ask" }, vantage: "b" });
    expect(offersTo(offers(game.table(), playerOf("A")), "reload")).toEqual([
      {
        id: "reload A cross",
        kind: "reload",
        who: A,
        whom: null,
        open: false,
        refusal: "foe-has-vantage",
        ways: [{ do: "reload", who: A, item: "cross" }],
      },
    ]);
  });

  test("a condition that holds may cease, a lost die come back, an injury heal", () => {
    const items = [weapon("w", { quality: 3, condition: 6 })];
    const game = playing({ A: { side: "a", injuries: [2, 1], lost: [6], items } });
    game.rule({ rule: "condition", who: A, item: "w", holds: true });
    const rulings = offersTo(offers(game.table(), GM), "rule").flatMap((one) => one.ways.map(({ ruling }) => ruling));
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

  test("under seals: to wait for nobody, and rulings", () => {
    expect(forA(three())).toEqual([]);
    expect(forGM(three()).filter((offer) => !offer.startsWith("rule"))).toEqual([
      "forfeit A",
      "forfeit B",
      "forfeit C",
      "stop",
    ]);
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
    expect(forB(game)).toEqual(["give B B:d6 C", "gambit B B:w", "gambit B B:d6", "flee B", "done b"]);
    expect(forA(game)).toEqual([]);
    game.act({ do: "give", who: B, die: "B:d6", to: C });
    expect(forB(game)).toEqual(["gambit B B:w", "flee B", "done b"]);
  });

  test("THR-SPC-4 sweeping, to whoever holds the quality", () => {
    const special = { side: "b", items: [weapon("w", { quality: 3, condition: 6 })] };
    const game = playing({ A: { side: "a" }, B: special }, { vantage: "a", dice: DICE });
    game.rule({ rule: "condition", who: B, item: "w", holds: true });
    game.ready();
    game.weapons("b");
    game.breathe({ B: [] });
    expect(forB(game)).toEqual(["gambit B B:w", "sweep B B:w", "flee B", "done b"]);
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
    expect(forA(game).filter((offer) => !offer.startsWith("save"))).toEqual(["again", "stop"]);
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
