import { RULESETS } from "../../src/rules/index.ts";
import { describe, expect, test } from "vitest";
import { asked, commandOf, id, Page, PLAYERS, show, started } from "./fixtures/grit-seats.ts";
import { PlayedGrit, SAM_AND_PETE } from "./fixtures/played-grit.ts";
import { readable, render } from "./fixtures/render.ts";

const { table: verbs, facts } = RULESETS.grit;

describe("the troll", () => {
  /** GRT-DMG-2 and on: the worked example, told step by step. */
  const blow = (): PlayedGrit =>
    started()
      .does(
        {
          do: "stake",
          who: id("sam"),
          attribute: "dex",
          mods: [],
          against: { who: id("troll"), mods: [] },
          danger: null,
          win: { mod: "enhanced", who: id("sam"), target: id("troll") },
          lose: null,
        },
        [5],
        [4],
      )
      .does({
        do: "attack",
        who: id("sam"),
        targets: [id("troll")],
        weapon: "knife",
        mods: [],
        volley: { how: "open", awaited: [id("pete")] },
      })
      .does(
        { do: "attack", who: id("pete"), targets: [id("troll")], weapon: "axe", mods: [], volley: { how: "join" } },
        [3, 11],
        [7],
        [4],
      );
  const struck = (): PlayedGrit => {
    const fight = blow();
    return fight.does(commandOf(show.asks(fight.table, fight.seat("gm")).acts["nerve troll"]), [5]);
  };

  test("GRT-MOR-10: is shaken, which the Game Master is asked about and all others wait for", () => {
    const fight = blow();
    expect(asked(fight, "gm")).toEqual(["Troll has taken Critical Damage for the first time: does its nerve hold?"]);
    expect(asked(fight, ["sam"])).toEqual([]);
    const window = new Page(fight, ["sam"]).shows.context;
    expect(window.waiting).toBe("The Game Master tries the nerve of Troll.");
    expect([...window.pickers, ...window.asks, ...window.table]).toEqual([]);
    const master = new Page(fight, "gm");
    expect(master.shows.context.asks.flatMap(({ choices }) => choices.map(({ label }) => label))).toEqual([
      "Roll WIL, d6",
      "Enhanced: a d12 more",
      "Impaired: a d4 alone",
    ]);
    expect(master.shows.context.asks.map(({ detail }) => detail)).toEqual([
      "You are asked because only you know what bears on it, and all wait for the roll. Four or better holds; else it flees or surrenders.",
    ]);
    expect(master.sends("nerve troll impaired")).toMatchObject({ who: ["troll"], mods: { troll: ["impaired"] } });
    expect(verbs.next(fight.table, "by-themselves")).toBeNull();
    const tracked = show.tracker(fight.table, fight.seat(["pete"], { hand: id("pete") }), []).context;
    const shown = [...tracked.main, ...tracked.more].map(({ label, reason }) => [label, reason]);
    expect(shown).toEqual([
      ["Move", "First the Game Master tries a foe's nerve."],
      ["Let go of what is held", null],
    ]);
  });

  test("GRT-MOR-5: is said to be steadied and shaken by what its sheet and the fight know", () => {
    const chief = { name: "Chief", side: "foes", sheet: { leader: true } } as const;
    const fight = new PlayedGrit({ ...SAM_AND_PETE, chief }).does({ do: "nameFirst", side: PLAYERS });
    const morale = { firstCritDone: false, firstLossDone: false, mods: ["impaired"] } as const;
    fight.does({ do: "correct", who: id("troll"), correction: { of: "morale", morale } });
    fight.does({ do: "hurt", who: id("troll"), damage: 12, direct: true, attribute: "str" }, [4]);
    const notes = { [id("troll")]: { steadied: "Its own bridge.", shaken: "Daylight." } };
    const [ask] = show.asks(fight.table, fight.seat("gm", { notes })).asks;
    expect(ask?.detail.split("\n").slice(1)).toEqual([
      "Steadied by: Its own bridge.",
      "Shaken by: Daylight.",
      "A leader at hand: Chief",
      "Shaken for the whole fight: a d4 counts already.",
    ]);
  });

  test("GRT-MOR-7: speaks for the goblin, and the goblin does as it does", () => {
    const fight = started();
    const { acts } = show.tracker(fight.table, fight.seat("gm", { hand: id("troll") }), []);
    fight.does(commandOf(acts["speaks troll uncanny plain"]), [2]);
    const { rounds } = show.history(fight.events, fight.seat(["sam"]), fight.table);
    const told = readable(render("fight/history.hbs", { rounds }));
    expect(told).toContain("Goblin's nerve, before something beyond them 2 flees or surrenders, as Troll does");
  });

  test("is set right in words, with numbers for those alone who may know them", () => {
    const fight = started()
      .does({ do: "correct", who: id("troll"), correction: { of: "attribute", attribute: "str", value: 4 } })
      .does({ do: "correct", who: id("troll"), correction: { of: "routed", routed: true } });
    const told = (plays: readonly string[] | "gm"): string =>
      readable(render("fight/history.hbs", show.history(fight.events, fight.seat(plays), fight.table)));
    expect(told("gm")).toContain("The Game Master corrects Troll STR to d4");
    expect(told(["sam"])).not.toContain("d4");
    expect(told(["sam"])).toContain("The Game Master corrects Troll flees or surrenders");
  });

  test("leaves its companions shaken, each of whom rolls, or one for all", () => {
    const parts = { ...SAM_AND_PETE, imp: { name: "Imp", side: "foes" } } as const;
    const fight = new PlayedGrit(parts).does({ do: "nameFirst", side: PLAYERS });
    fight.does({ do: "hurt", who: id("troll"), damage: 40, direct: true, attribute: "str" });
    expect(asked(fight, "gm")).toEqual([
      "Goblin and Imp are shaken: does their nerve hold?",
      "Goblin has seen a companion fall: does its nerve hold?",
      "Imp has seen a companion fall: does its nerve hold?",
    ]);
    const { acts } = show.asks(fight.table, fight.seat("gm"));
    expect(commandOf(acts["nerve speaker imp"])).toMatchObject({ who: ["goblin", "imp"], speaker: "imp" });
    fight.does(commandOf(acts["nerve all"]), [4], [1]);
    expect(fight.table.fight.shaken).toEqual([]);
  });

  test("is struck card for card as in the example", () => {
    const fight = struck();
    const [card] = show.cards(fight.events, fight.seat("gm"), fight.table);
    expect(show.cards(fight.events, fight.seat(["sam"], { openNumbers: true }), fight.table)[0]).toEqual(card);
    expect(card?.card.title).toBe("Round 1: Heroes");
    expect(card?.card.clashes.map(({ title, score, outcome }) => [title, score, outcome])).toEqual([
      ["Sam risks DEX against Troll", "5 : 4", "success: Enhanced: the next attack of Sam on Troll"],
      ["Sam is in on the volley at Troll", "", ""],
      ["Pete is in on the volley at Troll", "", ""],
      ["Sam and Pete › Troll", "11 + 7", "Armour 1: 10 + 6 through"],
      ["Troll", "", "Grit −2, 0 left, 14 direct damage"],
      ["Troll", "14 ≥ 10", "Critical Damage: STR d10 to d8, 4 left"],
      ["Troll saves with STR", "4 : 4", "Critical Damage: STR d8 to d6"],
      ["Sam: critical effect", "", "Sam gets her breath back."],
      ["Troll's nerve, at the first Critical Damage", "5", "holds"],
    ]);
    const told = readable(render("fight/card.hbs", card?.card ?? {}));
    expect(told).toContain("enhanced by the risk taken");
    expect(told).toContain("11 d12");
  });

  test("keeps its numbers from players, who are told what comes of them", () => {
    const fight = struck().does({ do: "stepDown", who: id("troll"), attribute: "str" });
    const [card] = show.cards(fight.events, fight.seat(["sam"]), fight.table);
    expect(card?.card.clashes.slice(3).map(({ title, score, outcome }) => [title, score, outcome])).toEqual([
      ["Sam and Pete › Troll", "11 + 7", "Armour takes some of it"],
      ["Troll", "", "direct damage"],
      ["Troll", "", "Critical Damage"],
      ["Troll saves with STR", "4", "Critical Damage"],
      ["Sam: critical effect", "", "Sam gets her breath back."],
      ["Troll's nerve, at the first Critical Damage", "5", "holds"],
      ["Troll", "", "STR a step down"],
    ]);
    fight
      .does({ do: "endTurn", side: PLAYERS, round: 1 })
      .does({ do: "pass", who: id("troll") })
      .does({ do: "askMorale", who: [id("troll")], mods: {}, speaker: null, why: "tide" }, [6]);
    const [, later] = show.cards(fight.events, fight.seat(["sam"]), fight.table);
    expect(later?.card.clashes.map(({ title }) => title)).toContain("Troll's nerve, as the tide turns");
  });

  test("counts for the summary, and leaves the turn to be ended", () => {
    const fight = struck();
    expect(asked(fight, ["sam"])).toEqual(["Heroes' turn: all have acted. End the turn?"]);
    const summary = show.summary(fight.table, fight.events, fight.seat("gm"));
    expect(summary.sides.flatMap(({ rows }) => rows.map(({ name, counts }) => [name, ...counts]))).toEqual([
      ["Sam", 10, 0, 0, 0],
      ["Pete", 6, 0, 0, 0],
      ["Troll", 0, 16, 2, 0],
      ["Goblin", 0, 0, 0, 0],
    ]);
    fight.does({ do: "endTurn", side: PLAYERS, round: 1 });
    expect(facts.engagement(fight.table.fight)).toBe("1:1");
    expect(asked(fight, "gm")).toEqual(["Troll can act.", "Goblin can act."]);
    const { rounds } = show.history(fight.events, fight.seat(["sam"]), fight.table);
    expect(rounds.map(({ name, entries }) => [name, ...entries.map(({ engagement }) => engagement?.title)])).toEqual([
      ["Round 1", "Round 1: Heroes"],
      ["Before the fight", ""],
    ]);
  });

  test("dies step by step, and the end is the Game Master's to say", () => {
    const fight = started().does({ do: "correct", who: id("goblin"), correction: { of: "routed", routed: true } });
    fight.does({ do: "hurt", who: id("troll"), damage: 28, direct: true, attribute: "str" });
    const outcomes = show
      .history(fight.events, fight.seat("gm"), fight.table)
      .rounds.flatMap(({ entries }) => entries.flatMap(({ engagement }) => engagement?.clashes ?? []))
      .map(({ outcome }) => outcome);
    expect(outcomes).toContain("Critical Damage: STR d4 to zero, the rest is lost");
    expect(outcomes).toContain("incapacitated");
    const { context } = show.tracker(fight.table, fight.seat("gm"), []);
    expect(context.table.map(({ label }) => label)).toContain("End the fight");
    expect(context.sides[1]?.rows.map(({ state }) => state)).toEqual(["incapacitated", "routed"]);
  });
});
