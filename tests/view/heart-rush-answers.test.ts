import { describe, expect, test } from "vitest";
import { fighterId, type HeartRush } from "../../src/rules/index.ts";
import { dockOn, PRESENTATIONS, type Ask } from "../../src/view/index.ts";
import { BOW, MAUL, PlayedFight, type Part } from "./fixtures/played-fight.ts";

const show = PRESENTATIONS["heart-rush"];
const id = fighterId;

type Stances = Readonly<Record<"you" | "orc", HeartRush.Stance>>;

/** You and the orc, side by side, with these stances turned over. */
const duel = (stances: Stances, you: Part["sheet"] = {}, orc: Part["sheet"] = {}): PlayedFight =>
  new PlayedFight({
    you: { name: "You", side: "players", at: [0, 0], player: "Player 1", sheet: { weapon: MAUL, ...you } },
    orc: { name: "Orc", side: "enemies", at: [5, 0], sheet: { weapon: MAUL, ...orc } },
  })
    .does({ do: "start", expecting: { players: true, enemies: false }, witnesses: {} })
    .does({ do: "engage", who: id("you"), target: id("orc") })
    .does({ do: "close-joining" })
    .seals(stances)
    .opens(stances);

/** Your might against the orc's cunning, which has nobody to strike, once it is might's turn. */
function mightOnCunning(you: Part["sheet"] = {}, orc: Part["sheet"] = {}): PlayedFight {
  const fight = duel({ you: "might", orc: "cunning" }, you, orc);
  fight.does({ do: "declare", who: id("orc"), what: { do: "hold" } });
  const stage = (): string => {
    const { phase } = fight.table.fight;
    return phase.at === "engagement" && phase.engagement.step.is === "resolving" ? phase.engagement.step.stage : "";
  };
  while (stage() !== "might") fight.does({ do: "close-stage" });
  return fight;
}

const asks = (fight: PlayedFight, plays: readonly string[] | "gm"): readonly Ask[] =>
  show.asks(fight.table, fight.seat(plays)).asks;

/** The ways to strike the orc, in words. */
const ways = (fight: PlayedFight): readonly string[] =>
  asks(fight, ["you"])
    .flatMap(({ choices }) => choices)
    .filter(({ label }) => label === "Strike Orc")
    .flatMap(({ variants }) => (variants ?? []).map(({ label }) => label));

describe("HR-SURP-1 how a fight may begin", () => {
  const beginnings = (hidden: boolean): readonly string[] => {
    const fight = new PlayedFight({
      you: { name: "You", side: "players", at: [0, 0], player: "Player 1" },
      orc: { name: "Orc", side: "enemies", at: [5, 0], hidden },
    });
    const { table } = show.tracker(fight.table, fight.seat("gm"), fight.events).context;
    return table.flatMap(({ variants }) => (variants ?? []).map(({ label }) => label));
  };

  test("as it seems comes first, for the Game Master to confirm or to change", () => {
    const [first, ...others] = beginnings(true);
    expect(first).toBe("enemies surprise the heroes (as it seems)");
    expect(others).toEqual(beginnings(false).filter((label) => label !== "enemies surprise the heroes"));
    expect(beginnings(false)[0]).toBe("a die decides who goes first");
  });
});

describe("what is allowed has a button", () => {
  const facing = (you: Part["sheet"] = {}): PlayedFight =>
    new PlayedFight({
      you: { name: "You", side: "players", at: [0, 0], player: "Player 1", sheet: you },
      orc: { name: "Orc", side: "enemies", at: [5, 0] },
    });
  const inHand = (fight: PlayedFight): readonly string[] =>
    show
      .tracker(fight.table, fight.seat(["you"], { hand: id("you") }), fight.events)
      .context.more.map(({ label }) => label);

  test("waiting, for whoever might strike out of an ambush", () => {
    const expecting = { players: true, enemies: false };
    const fight = facing().does({
      do: "start",
      expecting,
      witnesses: { [id("orc")]: { sees: false, regards: "unknown" } },
    });
    const [ask] = asks(fight, ["you"]);
    expect(ask?.choices.map(({ label }) => label)).toEqual(["Strike Orc (action)", "Wait for the fight"]);
    fight.does({ do: "let-pass", who: id("you") });
    expect(fight.table.fight.round).toBe(1);
  });

  test("HR-OPP-3 striking at the surprised, and out of hiding, at any moment", () => {
    const enemies = { players: true, enemies: false };
    const surprised = { [id("orc")]: { sees: false, regards: "unknown" } } as const;
    const first = facing().does({ do: "start", expecting: enemies, witnesses: surprised }).does({ do: "end-ambush" });
    expect(first.table.fight.round).toBe(1);
    expect(inHand(first)).toEqual(
      expect.arrayContaining(["Strike Orc (action)", expect.stringMatching(/^Strike Orc \(1 rush\)/)]),
    );
    const hiding = facing({ conditions: { hidden: { level: 1, of: null } } })
      .does({ do: "start", expecting: enemies, witnesses: {} })
      .does({ do: "end-ambush" });
    expect(inHand(hiding)).toContain("Strike Orc (action)");
    const open = facing().does({ do: "start", expecting: enemies, witnesses: {} });
    expect(inHand(open).filter((label) => label.startsWith("Strike"))).toEqual([]);
  });

  test("HR-TRIP-1 tripping whoever has just been moved, in front of all else, as the chance is gone with the next deed", () => {
    const unsteady = { conditions: { "off-balanced": { level: 1, of: null } } };
    const fight = new PlayedFight({
      you: { name: "You", side: "players", at: [0, 0], player: "Player 1" },
      orc: { name: "Orc", side: "enemies", at: [5, 0], sheet: unsteady },
    }).does({ do: "start", expecting: { players: false, enemies: true }, witnesses: {} });
    const inFront = (): readonly string[] =>
      show
        .tracker(fight.table, fight.seat(["you"], { hand: id("you") }), fight.events)
        .context.main.map(({ label }) => label);
    expect(inFront()).toEqual([]);
    const destination = { to: [5, 5], path: [], feet: 5, near: [] } as const;
    fight.does({ do: "sidestep", who: id("orc"), destination, stand: false, pay: "action" });
    expect(inFront()).toEqual(["Trip Orc", "Engage Orc"]);
    expect(inHand(fight)).not.toContain("Trip Orc");
  });

  test("thinking better of stepping first, while others of the stage still choose", () => {
    const side = { side: "players", player: "Player 1", sheet: { weapon: MAUL } } as const;
    const stances = { you: "agility", archer: "agility", orc: "might" } as const;
    const fight = new PlayedFight({
      you: { ...side, name: "You", at: [0, 0] },
      archer: { ...side, name: "Archer", at: [0, 5] },
      orc: { name: "Orc", side: "enemies", at: [5, 0] },
    })
      .does({ do: "start", expecting: { players: true, enemies: false }, witnesses: {} })
      .does({ do: "engage", who: id("you"), target: id("orc") })
      .does({ do: "join", who: id("archer") })
      .does({ do: "close-joining" })
      .seals(stances)
      .opens(stances)
      .does({ do: "close-stage" })
      .does({ do: "plan", who: id("you"), first: "sidestep" });
    const { main } = show.tracker(
      fight.table,
      fight.seat(["you", "archer"], { hand: id("you") }),
      fight.events,
    ).context;
    expect(main.map(({ label }) => label)).toEqual(["Strike first after all"]);
  });

  test("whoever has the turn is told whom nobody reaches, and on a map how to move and what that comes to", () => {
    const hint = (feet: number): string => {
      const fight = new PlayedFight({
        you: { name: "You", side: "players", at: [0, 0], player: "Player 1" },
        orc: { name: "Orc", side: "enemies", at: [feet, 0] },
      }).does({ do: "start", expecting: { players: true, enemies: false }, witnesses: {} });
      return show.tracker(fight.table, fight.seat(["you"], { hand: id("you") }), fight.events).context.hint;
    };
    const dash = "Drag the token to dash, up to 60 feet: that is free once a round, and ends your side's turn.";
    expect(hint(50)).toBe(`Orc: Out of range. ${dash}`);
    expect(hint(5)).toBe(dash);
  });

  test("HR-ECON-7 helping a friend, which no button offers to do to an enemy", () => {
    const fight = new PlayedFight({
      you: { name: "You", side: "players", at: [0, 0], player: "Player 1" },
      bo: { name: "Bo", side: "players", at: [0, 5] },
      orc: { name: "Orc", side: "enemies", at: [5, 0] },
    }).does({ do: "start", expecting: { players: true, enemies: false }, witnesses: {} });
    expect(inHand(fight).filter((label) => label.startsWith("Help"))).toEqual(["Help Bo"]);
  });

  test("letting go of whom one holds, and striking at the helpless", () => {
    const start = { do: "start", expecting: { players: true, enemies: false }, witnesses: {} } as const;
    const holding = facing({ conditions: { grappling: { level: 1, of: id("orc") } } }).does(start);
    expect(inHand(holding)).toContain("Let go of Orc");
    const riding = facing({ conditions: { climbing: { level: 1, of: id("orc") } } }).does(start);
    expect(inHand(riding)).toContain("Hop off Orc");
    expect(inHand(holding)).not.toContain("Strike Orc (action)");
    const helpless = { is: "condition", who: id("orc"), condition: "incapacitated", levels: 1, of: null } as const;
    const above = facing().does(start).does({ do: "rule", ruling: helpless });
    expect(inHand(above)).toContain("Strike Orc (action)");
    expect(inHand(above).filter((label) => label.startsWith("Let go"))).toEqual([]);
  });
});

describe("shrugging off", () => {
  const hurt = (now: HeartRush.Sheet["heart"]["now"]): PlayedFight =>
    mightOnCunning({}, { heart: { now, max: 20 } })
      .does({
        do: "declare",
        who: id("you"),
        what: { do: "attack", target: id("orc"), also: [], riders: {}, push: "none", follow: null },
      })
      .does({ do: "close-stage" }, [8, 6, 12, 12], [1, 1]);

  test.for([
    [20, "d20", "d12"],
    [12, "d12", "d10"],
    [6, "d6", "d4"],
  ] as const)("HR-DMG-4: a heart of d%i goes from %s to %s", ([now, before, after]) => {
    const [{ detail } = { detail: "" }] = asks(hurt(now), "gm");
    expect(detail).toContain(before);
    expect(detail).toContain(after);
  });
});

describe("the ways of a blow", () => {
  test.for([
    ["a maul pushes", MAUL, 3],
    ["a bow does not", BOW, 0],
  ] as const)("HR-WEAP-7: %s, so that it may be left", ([, weapon, many]) => {
    expect(ways(mightOnCunning({ weapon }))).toHaveLength(many);
  });

  test("HR-OFF-6: whoever holds the one it would push may squeeze it instead", () => {
    const holding = mightOnCunning(
      { conditions: { grappling: { level: 1, of: id("orc") } } },
      { conditions: { grappled: { level: 1, of: id("you") } } },
    );
    expect(ways(holding)).toEqual(["and push", "push and follow", "and squeeze instead", "without a push"]);
  });

  test("HR-PUSH-1: nobody is asked about a push that goes nowhere", () => {
    expect(ways(mightOnCunning({}, { size: "L3" }))).toEqual([]);
  });

  test.for([
    [0, 2, 10],
    [1, 3, 20],
    [2, 4, 35],
  ] as const)("HR-COMP-5: a talent of %i lays up to %i levels, in %i ways", ([more, levels, many]) => {
    const riders: HeartRush.sheets.Modifier = {
      from: "Cruel Tongue",
      on: "riders",
      ability: "any",
      when: "always",
      net: 0,
      flat: more,
      dice: [],
    };
    const found = ways(duel({ you: "cunning", orc: "agility" }, { modifiers: more === 0 ? [] : [riders] }));
    expect(found).toHaveLength(many);
    expect(found[0]).toContain(String(levels));
  });
});

test("stances and turns are asked in places of their own, and not on a card", () => {
  const fight = new PlayedFight({
    you: { name: "You", side: "players", at: [0, 0], player: "Player 1", sheet: { weapon: MAUL } },
    orc: { name: "Orc", side: "enemies", at: [5, 0] },
  }).does({ do: "start", expecting: { players: true, enemies: false }, witnesses: {} });
  const apart = (): readonly unknown[] => asks(fight, ["you"]).map(({ sentence, apart }) => [sentence, apart]);
  expect(apart()).toEqual([["Heroes' turn", true]]);
  fight.does({ do: "engage", who: id("you"), target: id("orc") }).does({ do: "close-joining" });
  expect(apart()).toEqual([[expect.stringContaining("stance"), true]]);
});

describe("HR-WOUND-1 a wound that has been dealt and has no words", () => {
  const unworded = { [id("you")]: { id: "w1", rank: 14 } };
  const cut = (): PlayedFight => duel({ you: "might", orc: "cunning" });
  const beside = (fight: PlayedFight) => show.asks(fight.table, fight.seat(["you"], { unworded }));

  test("is asked about beside the fight, which asks what it asked before", () => {
    const { asks: asked, asides = [], acts } = beside(cut());
    expect(asked).toEqual(asks(cut(), ["you"]));
    expect(asides.map(({ fighter, sentence }) => [fighter, sentence])).toEqual([
      ["you", "You: what is the wound of 14?"],
    ]);
    const [write, later] = asides[0]?.choices ?? [];
    expect([write?.label, write?.written?.label, later?.label]).toEqual(["Save", "What the wound is", "Not now"]);
    expect(acts[write?.id ?? ""]).toEqual({ act: "word", who: "you", of: "w1", words: "" });
    expect(acts[later?.id ?? ""]).toEqual({ act: "word", who: "you", of: "w1", words: null });
  });

  test("stands in the window after what the fight asks, in the dock beside it, and on its bearer's sheet", () => {
    const fight = cut();
    const seat = fight.seat(["you"], { unworded });
    const window = show.window(fight.table, seat, fight.events)?.context.asks ?? [];
    expect(window.map(({ id: asked }) => asked).at(-1)).toBe("wound w1");
    const dock = show.dock(fight.table, seat)?.context;
    expect([dock?.ask?.id, dock?.asides?.map(({ fighter }) => fighter)]).toEqual([
      asks(fight, ["you"])[0]?.id,
      ["you"],
    ]);
    const onSheet = (who: string) => dockOn(show, fight.table, seat, [id(who)])?.context.asides;
    expect([onSheet("you")?.length, onSheet("orc")]).toEqual([1, undefined]);
  });

  test("is that of somebody alive, and one of those that this fight has dealt", () => {
    const fight = cut();
    const dying = { do: "rule", ruling: { is: "harm", who: id("you"), amount: 30, from: "fire" } } as const;
    fight.does(dying).does({ do: "settle" });
    expect(show.wounds?.(fight.events, id("you"))).toEqual([30]);
    expect(show.wounds?.(fight.events, id("orc"))).toEqual([]);
    expect(beside(fight).asides).toHaveLength(1);
    fight.does({ ...dying, ruling: { ...dying.ruling, amount: 90 } }).does({ do: "settle" });
    expect(beside(fight).asides).toEqual([]);
  });
});
