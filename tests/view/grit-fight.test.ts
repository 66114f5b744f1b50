import { describe, expect, test } from "vitest";
import { fighterId, Grit, sideId, type FighterId } from "../../src/rules/index.ts";
import { PRESENTATIONS, type Act } from "../../src/view/index.ts";
import { PlayedGrit, SAM_AND_PETE } from "./fixtures/played-grit.ts";
import { readable, render } from "./fixtures/render.ts";

const show = PRESENTATIONS.grit;
const id = fighterId;
const PLAYERS = sideId("players");

const started = (options: Partial<Grit.Options> = {}): PlayedGrit =>
  new PlayedGrit(SAM_AND_PETE, options).does({ type: "nameFirst", side: PLAYERS });

type Plays = Parameters<PlayedGrit["seat"]>;

const asked = (fight: PlayedGrit, ...seat: Plays): readonly string[] =>
  show.asks(fight.table, fight.seat(...seat)).asks.map(({ sentence }) => sentence);

const commandOf = (act: Act<Grit.Command> | undefined): Grit.Command => {
  if (act?.act !== "send") throw new Error("that button sends nothing");
  return act.command;
};

/** One player's window, with what they have put together so far: pressing its buttons changes only their own page. */
class Page {
  picks: Record<FighterId, { choice: string; sealed: boolean }> = {};
  readonly fight: PlayedGrit;
  readonly plays: readonly string[] | "gm";
  hand: FighterId | null;

  constructor(fight: PlayedGrit, plays: readonly string[] | "gm", hand: string | null = null) {
    this.fight = fight;
    this.plays = plays;
    this.hand = hand === null ? null : id(hand);
  }

  get shows() {
    const seat = this.fight.seat(this.plays, { picks: this.picks, hand: this.hand });
    const window = show.window(this.fight.table, seat, this.fight.events);
    if (window === null) throw new Error("there is no window");
    return window;
  }

  get html(): string {
    return render("fight/window.hbs", this.shows.context);
  }

  press(choice: string): this {
    const act = this.shows.acts[choice];
    if (act?.act !== "pick") throw new Error(`${choice} is nothing that is put together`);
    this.picks = { ...this.picks, [act.who]: { choice: act.choice, sealed: false } };
    return this;
  }

  sends(choice: string): Grit.Command {
    return commandOf(this.shows.acts[choice]);
  }
}

describe("who goes first", () => {
  test("is asked of whoever may volunteer, and the Game Master can say it", () => {
    const fight = new PlayedGrit();
    expect(asked(fight, ["sam"])).toEqual([
      "Who goes first? A volunteer rolls DEX against the foes' best, or the Game Master says so.",
    ]);
    const { context, acts } = show.tracker(fight.table, fight.seat("gm"), []);
    expect(context.table.map(({ label }) => label)).toEqual([
      "Heroes go first",
      "Foes go first",
      "A volunteer rolls DEX",
    ]);
    expect(context.table[2]?.variants?.map(({ label }) => label)).toEqual([
      "Sam, for Player 1",
      "Pete, for Player 2",
      "Troll rolls DEX",
      "Goblin rolls DEX",
    ]);
    expect(commandOf(acts["volunteer sam"])).toEqual({ type: "volunteerFirst", who: "sam" });
  });

  test("GRT-FIRST-4: lets the Game Master doubt any of the players", () => {
    const fight = new PlayedGrit(SAM_AND_PETE, { firstSide: "players" });
    const { context } = show.tracker(fight.table, fight.seat("gm"), []);
    expect(context.table[0]?.variants?.map(({ label }) => label)).toEqual([
      "nobody is slow",
      "Sam might be slow",
      "Pete might be slow",
      "Sam and Pete might be slow",
    ]);
  });

  test("is told with its dice", () => {
    const fight = new PlayedGrit().does({ type: "volunteerFirst", who: id("sam") }, [5], [3]);
    const [card] = show.cards(fight.events, fight.seat(["sam"]), fight.table);
    expect(card?.card.title).toBe("Before the fight");
    expect(card?.card.clashes.map(({ title, score }) => [title, score])).toEqual([["Heroes go first", "5 : 3"]]);
  });
});

describe("the tracker", () => {
  test("shows the sides, who can act, and one's own numbers only", () => {
    const fight = started();
    const { context } = show.tracker(fight.table, fight.seat(["sam"], { hand: id("sam") }), fight.events);
    expect(context.sides.map(({ name, headline }) => [name, headline])).toEqual([
      ["Heroes", "act"],
      ["Foes", ""],
    ]);
    const rows = context.sides.flatMap(({ rows: of }) => of.map(({ name, health, state }) => [name, health, state]));
    expect(rows).toEqual([
      ["Sam", "Grit 2/2, Armour 0", "can act"],
      ["Pete", "Grit 2/2, Armour 0", "can act"],
      ["Troll", "unhurt", "waits for the turn"],
      ["Goblin", "unhurt", "waits for the turn"],
    ]);
    expect(context.main.map(({ label, key }) => [label, key])).toEqual([
      ["Attack Troll", "1"],
      ["Attack Goblin", "2"],
    ]);
    expect(context.waiting).toBe("Heroes act: waiting for Sam and Pete.");
    const html = render("fight/tracker.hbs", context);
    expect(readable(html)).not.toContain("Engage");
  });

  test("offers every weapon alone or in a volley, and keeps the Game Master's hand from players", () => {
    const fight = started();
    const mine = show.tracker(fight.table, fight.seat(["pete"], { hand: id("pete") }), []).context;
    expect(mine.main[0]?.variants?.map(({ label }) => label)).toEqual([
      "Axe (d8), Attack now",
      "Axe (d8), Open a volley",
      "Axe (d8), Open a volley for Sam",
      "Bare hands (d4), Attack now",
      "Bare hands (d4), Open a volley",
      "Bare hands (d4), Open a volley for Sam",
    ]);
    expect(mine.more.map(({ label }) => label)).toEqual([
      "Go",
      "Do something else, or nothing",
      "Let go of what is held",
    ]);
    const master = show.tracker(fight.table, fight.seat("gm", { hand: id("troll") }), []).context;
    expect(master.more.map(({ label }) => label)).toContain("Test morale");
  });

  test("everything the Game Master is offered the rules accept", () => {
    const fight = started({ critAttributes: "attack", critSaveModifiers: true });
    const seat = fight.seat("gm", { hand: id("troll") });
    const { acts } = show.tracker(fight.table, seat, []);
    const commands = Object.values(acts).flatMap((act) =>
      act.act === "send" ? [act.command] : act.act === "write" ? [act.command("5"), act.command("nonsense")] : [],
    );
    expect(commands.length).toBeGreaterThan(30);
    for (const command of commands) {
      const read = Grit.grit.read.command(command, "");
      expect(read.ok, JSON.stringify(command)).toBe(true);
      const step = Grit.grit.decide(fight.table, command, seat.who).next();
      expect(step.done === true && !step.value.ok, JSON.stringify(command)).toBe(false);
    }
  });
});

describe("the turn's window", () => {
  test("puts an attack together: whom, with what, under which circumstances, how", () => {
    const page = new Page(started(), ["sam"]);
    expect(page.shows.context.pickers[0]?.sentence).toBe("Sam: whom to attack, and with what?");
    expect(page.shows.context.pickers[0]?.choices[0]?.reason).toBe("Choose somebody to attack first.");
    page.press("aim troll").press("draft sam mods enhanced");
    expect(page.shows.context.pickers[0]?.sentence).toBe("Sam attacks Troll: Knife, the best of d6 and d12.");
    expect(page.sends("draft sam send alone")).toEqual({
      type: "attack",
      who: "sam",
      targets: ["troll"],
      weapon: "knife",
      mods: ["enhanced"],
      volley: { how: "alone" },
    });
    expect(readable(page.html)).toContain("Open a volley for Pete");
    expect(page.html).toContain("fight-window cardless");
  });

  test("lets a blast take several, friends included, and anything else one", () => {
    const page = new Page(started(), ["sam"]).press("draft sam weapon flask");
    page.press("draft sam target troll").press("draft sam target goblin").press("draft sam target pete");
    expect(page.sends("draft sam send alone")).toMatchObject({ targets: ["troll", "goblin", "pete"], weapon: "flask" });
    page.press("draft sam weapon knife");
    expect(page.sends("draft sam send alone")).toMatchObject({ targets: ["troll"], weapon: "knife" });
  });

  test("risks a save first, and says what hangs on it", () => {
    const page = new Page(started(), ["sam"]).press("draft sam stake").press("draft sam theirMods impaired");
    expect(page.shows.context.pickers[0]?.sentence).toContain("Sam takes a risk");
    expect(page.sends("draft sam roll")).toEqual({
      type: "stake",
      who: "sam",
      attribute: "dex",
      mods: [],
      against: { who: "troll", mods: ["impaired"] },
      danger: null,
      win: { mod: "enhanced", who: "sam", target: "troll" },
      lose: { mod: "enhanced", who: "troll", target: "sam" },
    });
    page.press("draft sam win theirs-impaired").press("draft sam lose").press("draft sam attribute wil");
    expect(page.sends("draft sam roll")).toMatchObject({
      attribute: "wil",
      win: { mod: "impaired", who: "troll", target: "sam" },
      lose: null,
    });
    page.press("draft sam against nobody");
    expect(page.sends("draft sam roll")).toMatchObject({ against: null, win: null, lose: null });
  });

  test("gathers a volley, and rolls it by itself once nobody is left to join", () => {
    const fight = started();
    fight.does({
      type: "attack",
      who: id("sam"),
      targets: [id("troll")],
      weapon: "knife",
      mods: [],
      volley: { how: "open", awaited: [] },
    });
    const page = new Page(fight, ["pete"]);
    expect(page.shows.context.joining).toBe(true);
    expect(page.shows.context.sides[0]?.members[0]?.aims).toBe("troll");
    expect(page.shows.context.join.map(({ label }) => label)).toEqual(["Pete joins against Troll"]);
    expect(show.next(fight.table, "by-themselves")).toBeNull();
    expect(asked(fight, ["pete"])).toEqual(["Pete can act.", "The volley on Troll is open: Sam in."]);
    expect(show.dropped(fight.table, id("pete"), null, fight.seat("gm").who)).toEqual(page.sends("join pete"));
    const last = started();
    last.does({ type: "pass", who: id("pete") });
    last.does({
      type: "attack",
      who: id("sam"),
      targets: [id("troll")],
      weapon: "knife",
      mods: [],
      volley: { how: "open", awaited: [] },
    });
    expect(show.next(last.table, "by-themselves")).toEqual({ type: "closeVolley" });
    expect(show.next(last.table, "on-click")).toBeNull();
  });

  test("a player's page keeps what is put together to itself", () => {
    const fight = started();
    const before = new Page(fight, ["pete"]).html;
    new Page(fight, ["sam"]).press("aim troll");
    expect(new Page(fight, ["pete"]).html).toBe(before);
  });
});

describe("the troll", () => {
  /** GRT-DMG-2 and on: the worked example, told step by step. */
  const blow = (): PlayedGrit =>
    started()
      .does(
        {
          type: "stake",
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
        type: "attack",
        who: id("sam"),
        targets: [id("troll")],
        weapon: "knife",
        mods: [],
        volley: { how: "open", awaited: [id("pete")] },
      })
      .does(
        { type: "attack", who: id("pete"), targets: [id("troll")], weapon: "axe", mods: [], volley: { how: "join" } },
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
      "Enhanced",
      "Impaired",
    ]);
    expect(master.sends("nerve troll impaired")).toMatchObject({ who: ["troll"], mods: { troll: ["impaired"] } });
    expect(show.next(fight.table, "by-themselves")).toBeNull();
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
      .does({ type: "correct", who: id("troll"), correction: { of: "attribute", attribute: "str", value: 4 } })
      .does({ type: "correct", who: id("troll"), correction: { of: "routed", routed: true } });
    const told = (plays: readonly string[] | "gm"): string =>
      readable(render("fight/history.hbs", show.history(fight.events, fight.seat(plays), fight.table)));
    expect(told("gm")).toContain("The Game Master sets Troll right STR to d4");
    expect(told(["sam"])).not.toContain("d4");
    expect(told(["sam"])).toContain("The Game Master sets Troll right flees or surrenders");
  });

  test("leaves its companions shaken, each of whom rolls, or one for all", () => {
    const parts = { ...SAM_AND_PETE, imp: { name: "Imp", side: "foes" } } as const;
    const fight = new PlayedGrit(parts).does({ type: "nameFirst", side: PLAYERS });
    fight.does({ type: "hurt", who: id("troll"), damage: 40, direct: true, attribute: "str" });
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
    const fight = struck().does({ type: "stepDown", who: id("troll"), attribute: "str" });
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
      .does({ type: "endTurn", side: PLAYERS, round: 1 })
      .does({ type: "pass", who: id("troll") })
      .does({ type: "askMorale", who: [id("troll")], mods: {}, speaker: null, why: "tide" }, [6]);
    const [, later] = show.cards(fight.events, fight.seat(["sam"]), fight.table);
    expect(later?.card.clashes.map(({ title }) => title)).toContain("Troll's nerve, as the tide turns");
  });

  test("counts for the summary, and leaves the turn to be ended", () => {
    const fight = struck();
    expect(asked(fight, ["sam"])).toEqual(["Heroes act: all have acted. End the turn?"]);
    const summary = show.summary(fight.table, fight.events, fight.seat("gm"));
    expect(summary.sides.flatMap(({ rows }) => rows.map(({ name, counts }) => [name, ...counts]))).toEqual([
      ["Sam", 10, 0, 0, 0],
      ["Pete", 6, 0, 0, 0],
      ["Troll", 0, 16, 2, 0],
      ["Goblin", 0, 0, 0, 0],
    ]);
    fight.does({ type: "endTurn", side: PLAYERS, round: 1 });
    expect(show.clash(fight.table)).toBe("1:1");
    expect(asked(fight, "gm")).toEqual(["Troll can act.", "Goblin can act."]);
    const { rounds } = show.history(fight.events, fight.seat(["sam"]), fight.table);
    expect(rounds.map(({ name, entries }) => [name, entries.length])).toEqual([
      ["Round 1", 1],
      ["Before the fight", 1],
    ]);
  });

  test("dies step by step, and the end is the Game Master's to say", () => {
    const fight = started().does({ type: "correct", who: id("goblin"), correction: { of: "routed", routed: true } });
    fight.does({ type: "hurt", who: id("troll"), damage: 28, direct: true, attribute: "str" });
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

test("every refusal has its words", () => {
  for (const code of Grit.REFUSALS) expect(show.refusal(code)).toBe(`HEARTRUSH.Grit.Fight.refusal.${code}`);
});

test("whoever is hidden is told of to the Game Master alone", () => {
  const parts = { ...SAM_AND_PETE, goblin: { ...SAM_AND_PETE["goblin"]!, hidden: true } };
  const fight = new PlayedGrit(parts).does({ type: "nameFirst", side: PLAYERS });
  const page = (plays: readonly string[] | "gm"): string => new Page(fight, plays).html;
  expect(page(["sam"])).not.toContain("Goblin");
  expect(page("gm")).toContain("Goblin");
  const { context } = show.tracker(fight.table, fight.seat(["sam"], { hand: id("sam") }), fight.events);
  expect(render("fight/tracker.hbs", context)).not.toContain("Goblin");
});
