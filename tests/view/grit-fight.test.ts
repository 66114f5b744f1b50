import { describe, expect, test } from "vitest";
import { Grit, sideId, RULESETS } from "../../src/rules/index.ts";
import { asked, commandOf, id, Page, PLAYERS, show, started } from "./fixtures/grit-seats.ts";
import { PlayedGrit, SAM_AND_PETE } from "./fixtures/played-grit.ts";
import { readable, render } from "./fixtures/render.ts";

const { table: verbs } = RULESETS.grit;

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
    expect(commandOf(acts["volunteer sam"])).toEqual({ do: "volunteerFirst", who: "sam" });
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
    const fight = new PlayedGrit().does({ do: "volunteerFirst", who: id("sam") }, [5], [3]);
    const [card] = show.cards(fight.events, fight.seat(["sam"]), fight.table);
    expect(card?.card.title).toBe("Before the fight");
    expect(card?.card.clashes.map(({ title, score }) => [title, score])).toEqual([["Heroes go first", "5 : 3"]]);
  });
});

describe("the tracker", () => {
  test("GRT-FIRST-3: says of a side whose turn is parted who of it acts", () => {
    const fight = new PlayedGrit(SAM_AND_PETE, { firstSide: "each" });
    fight.does({ do: "rollFirstEach", side: PLAYERS }, [3], [6], [1]);
    const heads = (): readonly string[] =>
      show
        .tracker(fight.table, fight.seat("gm"), fight.events)
        .context.sides.map(({ name, headline }) => `${name} ${headline}`.trim());
    expect(heads()).toEqual(["Heroes act: only the fast", "Foes"]);
    for (const side of ["players", "foes"]) fight.does({ do: "endTurn", side: sideId(side), round: 1 });
    expect(heads()).toEqual(["Heroes act: only the slow", "Foes"]);
  });

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
    expect(context.waiting).toBe("Heroes' turn: waiting for Sam and Pete.");
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
      "Move",
      "Do something else, or nothing",
      "Let go of what is held",
      "Use a thing or a spell",
    ]);
    const master = show.tracker(fight.table, fight.seat("gm", { hand: id("troll") }), []).context;
    expect(master.more.map(({ label }) => label)).toContain("Test morale");
  });

  test("GRT-TURN-5: lets one use what is on the sheet, and tells what", () => {
    const fight = started();
    const seat = fight.seat(["pete"], { hand: id("pete") });
    const { context, acts } = show.tracker(fight.table, seat, []);
    const toldLast = () =>
      show
        .cards(fight.events, fight.seat(["sam"]), fight.table)
        .at(-1)
        ?.card.clashes.at(-1);
    const use = context.more.find(({ id: choice }) => choice === "use pete");
    expect(use?.variants?.map(({ label }) => label)).toEqual(["Axe", "something else"]);
    const act = acts["use pete other"];
    if (act?.act !== "write") throw new Error("nothing is written with it");
    fight.does(act.command("bars the door"));
    const first = acts["use pete"];
    expect(first?.act === "write" && first.command("")).toMatchObject({ do: "use", who: "pete", item: "axe", how: "" });
    const told = toldLast();
    expect([told?.title, told?.outcome]).toEqual(["Pete does something else", "bars the door"]);
    fight.does({
      do: "use",
      who: id("sam"),
      item: Object.keys(fight.table.sheets[id("sam")]?.items ?? {})[0] ?? null,
      how: "",
    });
    const named = toldLast();
    expect(named?.title).toMatch(/^Sam uses: \w/);
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
    page.press("aim troll");
    expect(page.shows.context.pickers[0]?.sentence).toBe("Sam attacks Troll: Knife, d6.");
    page.press("draft sam mods enhanced");
    expect(page.shows.context.pickers[0]?.sentence).toBe("Sam attacks Troll: Knife, the best of d6 and d12.");
    expect(page.sends("draft sam send alone")).toEqual({
      do: "attack",
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
      do: "stake",
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
      do: "attack",
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
    expect(verbs.next(fight.table, "by-themselves")).toBeNull();
    expect(asked(fight, ["pete"])).toEqual(["Pete can act.", "The volley on Troll is open: Sam in."]);
    expect(verbs.drop(fight.table, id("pete"), null, fight.seat("gm").who)).toEqual(page.sends("join pete"));
    const last = started();
    last.does({ do: "pass", who: id("pete") });
    last.does({
      do: "attack",
      who: id("sam"),
      targets: [id("troll")],
      weapon: "knife",
      mods: [],
      volley: { how: "open", awaited: [] },
    });
    expect(verbs.next(last.table, "by-themselves")).toEqual({ do: "closeVolley" });
    expect(verbs.next(last.table, "on-click")).toBeNull();
  });

  test("a player's page keeps what is put together to itself", () => {
    const fight = started();
    const before = new Page(fight, ["pete"]).html;
    new Page(fight, ["sam"]).press("aim troll");
    expect(new Page(fight, ["pete"]).html).toBe(before);
  });
});

test("what one may do tells its rule", () => {
  const fight = started();
  const hints = show
    .asks(fight.table, fight.seat(["sam"]))
    .asks.flatMap(({ choices }) => choices.map(({ label, hint }) => [label, hint.split(".")[0]]));
  expect(hints).toContainEqual([
    "Do something else, or nothing",
    "Uses the action: anything else that the table calls one, or nothing",
  ]);
  expect(hints.filter(([, hint]) => hint === "")).toEqual([]);
});

test("every refusal has its words", () => {
  for (const code of Grit.REFUSALS) expect(show.refusal(code)).toBe(`HEARTRUSH.Grit.Fight.refusal.${code}`);
});

test("whoever is hidden is told of to the Game Master alone", () => {
  const parts = { ...SAM_AND_PETE, goblin: { ...SAM_AND_PETE["goblin"]!, hidden: true } };
  const fight = new PlayedGrit(parts).does({ do: "nameFirst", side: PLAYERS });
  const page = (plays: readonly string[] | "gm"): string => new Page(fight, plays).html;
  expect(page(["sam"])).not.toContain("Goblin");
  expect(page("gm")).toContain("Goblin");
  const { context } = show.tracker(fight.table, fight.seat(["sam"], { hand: id("sam") }), fight.events);
  expect(render("fight/tracker.hbs", context)).not.toContain("Goblin");
});
