import { desk as deskOfBand } from "../../src/view/heart-rush/fight/desk.ts";
import { describe, expect, test } from "vitest";
import { fighterId, type HeartRush, RULESETS } from "../../src/rules/index.ts";
import { dockOn, PRESENTATIONS } from "../../src/view/index.ts";
import { example, picked, PlayedFight } from "./fixtures/played-fight.ts";
import { readable, render } from "./fixtures/render.ts";

const show = PRESENTATIONS["heart-rush"];
const { table: verbs, facts } = RULESETS["heart-rush"];
const id = fighterId;
const walk = (to: HeartRush.Square): HeartRush.Destination => ({ to, path: [], feet: 0, near: [] });

const started = (): PlayedFight =>
  example().does({ do: "start", expecting: { players: true, enemies: true }, witnesses: {} }, [5]);

/** Up to the join: you have run to the orc, the hound to you, and the archer engages the orc. */
const engaged = (): PlayedFight =>
  started()
    .does({ do: "dash", who: id("you"), destination: walk([25, 0]), stand: false })
    .does({ do: "dash", who: id("hound"), destination: walk([20, 5]), stand: false })
    .does({ do: "engage", who: id("archer"), target: id("orc") });

const STANCES = { archer: "agility", you: "might", orc: "might", hound: "cunning" } as const;

const choosing = (): PlayedFight =>
  engaged()
    .does({ do: "join", who: id("you") })
    .does({ do: "join", who: id("hound") })
    .does({ do: "close-joining" });

const revealed = (): PlayedFight => choosing().seals(STANCES).opens(STANCES);

const asks = (fight: PlayedFight, ...seat: Parameters<PlayedFight["seat"]>): readonly string[] =>
  show.asks(fight.table, fight.seat(...seat)).asks.map(({ sentence }) => sentence);

const labels = (fight: PlayedFight, ...seat: Parameters<PlayedFight["seat"]>): readonly string[] =>
  show.asks(fight.table, fight.seat(...seat)).asks.flatMap(({ choices }) => choices.map(({ label }) => label));

describe("the tracker", () => {
  const text = (fight: PlayedFight, ...seat: Parameters<PlayedFight["seat"]>): string =>
    readable(render("fight/tracker.hbs", show.tracker(fight.table, fight.seat(...seat), fight.events).context));

  test("teaches who begins, and only the Game Master", () => {
    expect(text(example(), "gm")).toContain("Begin round 1");
    expect(text(example(), ["you"])).not.toContain("Begin round 1");
  });

  test("names the side whose turn it is, what the one in hand may do, and in one line whom it cannot reach", () => {
    const { context } = show.tracker(
      started().table,
      started().seat(["archer"], { hand: id("archer") }),
      started().events,
    );
    expect(context.sides.map(({ acting }) => acting)).toEqual([true, false]);
    expect(context.main.map(({ label, reason }) => [label, reason])).toEqual([
      ["Engage Orc", null],
      ["Engage Hound", null],
    ]);
    const far = show.tracker(started().table, started().seat(["you"], { hand: id("you") }), []).context;
    expect(far.main).toEqual([]);
    expect(far.hint).toBe(
      "Orc and Hound: Out of range. Drag the token to dash, up to 60 feet: that is free once a round, and ends your side's turn.",
    );
  });

  test("keeps numbers to one's own side, unless the table says otherwise", () => {
    const fight = started();
    const shown = (openNumbers: boolean): readonly string[] =>
      show
        .tracker(fight.table, fight.seat(["you"], { openNumbers }), [])
        .context.sides.flatMap(({ rows }) => rows.map(({ health }) => health));
    expect(shown(false)).toEqual(["40/40", "40/40", "unhurt", "unhurt"]);
    expect(shown(true)).toEqual(["40/40", "40/40", "40/40", "40/40"]);
  });

  test("says nothing of whoever is hidden but to the Game Master", () => {
    const parts = {
      ana: { name: "Ana", side: "players", at: [0, 0], player: "Player 1" },
      lurker: { name: "Lurker", side: "enemies", at: [5, 0], hidden: true },
    } as const;
    const fight = new PlayedFight(parts).does({
      do: "start",
      expecting: { players: true, enemies: false },
      witnesses: {},
    });
    expect(text(fight, ["ana"], { hand: id("ana") })).not.toContain("Lurker");
    expect(text(fight, "gm")).toContain("Lurker");
  });
});

describe("joining", () => {
  test("asks each who may, and nobody else", () => {
    expect(asks(engaged(), ["you"])).toEqual(["You: join the fight on Archer's side against Orc? (uses the action)"]);
    expect(asks(engaged(), "gm")).toEqual([]);
    expect(asks(engaged().does({ do: "join", who: id("you") }), "gm")).toHaveLength(1);
  });

  test("closes by itself once everybody has answered", () => {
    expect(verbs.next(engaged().table, "by-themselves")).toBeNull();
    expect(verbs.next(engaged().does({ do: "decline", who: id("you") }).table, "by-themselves")).toEqual({
      do: "close-joining",
    });
  });

  test("can be left by dropping somebody in", () => {
    const { table } = engaged();
    expect(verbs.drop(table, id("you"), null, engaged().seat("gm").who)).toEqual({ do: "join", who: "you" });
    expect(verbs.drop(started().table, id("archer"), id("orc"), engaged().seat("gm").who)).toEqual({
      do: "engage",
      who: "archer",
      target: "orc",
    });
  });
});

describe("choosing", () => {
  test("lays out four cards for one's own, and the desk for the Game Master's many", () => {
    const fight = choosing();
    const mine = show.window(fight.table, fight.seat(["you"]), fight.events)?.context;
    expect(mine?.hands.map(({ who, stances }) => [who, stances.length])).toEqual([["you", 4]]);
    const master = show.window(fight.table, fight.seat("gm"), fight.events)?.context;
    expect(master?.hands).toEqual([]);
    expect(master?.desk?.groups.map(({ name }) => name)).toEqual(["Orc", "Hound"]);
    expect(master?.desk?.missing.map(({ name, players }) => [name, players])).toEqual([
      ["Archer", "Player 2"],
      ["You", "Player 1"],
    ]);
  });

  test("says in a sentence who is still missing", () => {
    const fight = choosing().seals({ you: "might", orc: "might" });
    expect(show.window(fight.table, fight.seat(["you"]), [])?.context.waiting).toBe(
      "Waiting for Archer and Hound to seal a stance.",
    );
  });

  test("shows a pick to the one who picked, and to nobody else", () => {
    const fight = choosing();
    const html = (plays: readonly string[] | "gm", picks = {}): string =>
      render("fight/window.hbs", show.window(fight.table, fight.seat(plays, { picks }), fight.events)?.context ?? {});
    const own = html(["you"], picked({ you: "cunning" }));
    expect(readable(own)).toContain("Seal Cunning");
    expect(html(["archer"])).toBe(html(["archer"], {}));
    expect(html("gm")).not.toContain('aria-pressed="true"');
  });

  test("turns the cards face down once they are sealed, and lets the seal be changed", () => {
    const fight = choosing().seals({ you: "might" });
    const html = render(
      "fight/window.hbs",
      show.window(fight.table, fight.seat(["you"], { picks: picked({ you: "might" }, true) }), [])?.context ?? {},
    );
    expect(readable(html)).toContain("Sealed. Change");
    expect(readable(html)).not.toContain("Seal Might");
  });
});

describe("the attacks of the example fight", () => {
  test("cunning: the hound has nobody to strike; agility: the archer the orc alone", () => {
    const fight = revealed();
    fight.does({ do: "declare", who: id("hound"), what: { do: "hold" } }).does({ do: "close-stage" });
    expect(labels(fight, ["archer"])).toEqual(["Strike Orc", "Step first, then strike", "Hold back"]);
    expect(show.window(fight.table, fight.seat(["you"]), fight.events)?.context.waiting).toBe(
      "Waiting for Archer to choose a target.",
    );
  });

  const attack = (target: string): HeartRush.Declaration => ({
    do: "attack",
    target: id(target),
    also: [],
    riders: {},
    push: "push",
    follow: null,
  });

  test("from the blow to the shrug, to the clash of might, to the orc's turn", () => {
    const fight = revealed();
    fight.does({ do: "declare", who: id("hound"), what: { do: "hold" } }).does({ do: "close-stage" });
    fight.does({ do: "declare", who: id("archer"), what: attack("orc") });
    expect(verbs.next(fight.table, "by-themselves")).toEqual({ do: "close-stage" });
    expect(verbs.next(fight.table, "on-click")).toBeNull();
    fight.does({ do: "close-stage" }, [8, 6, 12], [2, 3]);
    expect(asks(fight, "gm")).toEqual(["Orc: shrug off 21 damage?"]);
    expect(labels(fight, "gm")).toEqual(["Shrug off, take 11", "Take 21"]);
    fight.does({ do: "shrug", who: id("orc"), hurt: "hurt 1", yes: true });
    expect(asks(fight, ["archer"])).toEqual(["Archer: take a free sidestep?"]);
    fight
      .does({ do: "stay", who: id("archer") })
      .does({ do: "close-stage" })
      .does({ do: "close-stage" });
    expect(labels(fight, ["you"])).toContain("Strike Orc");
    expect(labels(fight, ["you"])).toContain("Strike Hound");
    fight
      .does({ do: "declare", who: id("you"), what: attack("orc") })
      .does({ do: "declare", who: id("orc"), what: attack("you") });
    fight.does({ do: "close-stage" }, [3, 4, 2], [5, 6, 7, 2]);
    fight.does({ do: "shrug", who: id("you"), hurt: "hurt 2", yes: false }).does({ do: "close-stage" });
    expect(facts.engagement(fight.table.fight)).toBeNull();
    expect(show.tracker(fight.table, fight.seat("gm"), fight.events).context.waiting).toBe("Enemies' turn");

    const [card] = show
      .cards(fight.events, fight.seat(["you"]), fight.table)
      .flatMap(({ key, card: one }) => (key.includes("engagement 1") ? [one] : []));
    expect(card?.stances.map(({ name, choice }) => [name, choice])).toEqual([
      ["Archer", "Agility"],
      ["You", "Might"],
      ["Orc", "Might"],
      ["Hound", "Cunning"],
    ]);
    expect(card?.clashes.map(({ title, score, outcome }) => [title, score, outcome])).toEqual([
      ["Archer › Orc", "26 − 5 = 21", "Orc shrugs it off to 11, wound 11"],
      ["You ‹› Orc", "9 vs 20", "You takes 11, wound 11"],
    ]);
    expect(readable(render("fight/card.hbs", card ?? {}))).toContain("Archer engages Orc");

    const told = readable(render("fight/history.hbs", show.history(fight.events, fight.seat(["you"]), fight.table)));
    expect(told).toContain("Heroes go first: the die shows 5");
    expect(told).toContain("You dashes");

    const summary = show.summary(fight.table, fight.events, fight.seat("gm"));
    const rows = summary.sides.flatMap(({ rows: of }) =>
      of.map(({ name, counts: [dealt, taken, shrugged] }) => [name, dealt, taken, shrugged]),
    );
    expect(rows).toEqual([
      ["You", 0, 11, 0],
      ["Archer", 11, 0, 0],
      ["Orc", 11, 11, 10],
      ["Hound", 0, 0, 0],
    ]);
    expect(readable(render("fight/summary.hbs", summary))).toContain("dealt 11, took 0");
  });
});

test("every refusal has its words", () => {
  expect(show.refusal("out-of-range")).toBe("HEARTRUSH.Fight.refusal.out-of-range");
});

test("the dock asks one thing at a time and counts the rest", () => {
  const fight = engaged();
  const dock = show.dock(fight.table, fight.seat(["you"]));
  expect(readable(render("fight/dock.hbs", dock?.context ?? {}))).toContain(
    "You: join the fight on Archer's side against Orc?",
  );
  expect(dock?.acts["join you"]).toEqual({ act: "send", command: { do: "join", who: "you" } });
  expect(show.dock(fight.table, fight.seat(["archer"]))).toBeNull();
});

describe("what is sealed while the window is closed", () => {
  const sealed = (fight: PlayedFight, stance: string, plays: readonly string[] | "gm" = ["you"]) =>
    show.dock(fight.table, fight.seat(plays, { picks: picked({ you: stance }, true) }));

  test("stands in the dock, asks for nothing, and can be turned up again", () => {
    const dock = sealed(choosing().seals({ you: "might" }), "might");
    expect(dock?.context.ask).toBeNull();
    const html = render("fight/dock.hbs", dock?.context ?? {});
    expect(readable(html)).toContain("You has sealed. You can change it until everyone has. Sealed. Change");
    expect(html).not.toContain("fight-ask");
    expect(dock?.acts["change you"]).toEqual({ act: "change", who: "you" });
  });

  test("stands on the sheet of its bearer and on no other", () => {
    const fight = choosing().seals({ you: "might" });
    const seat = fight.seat(["you", "archer"], { picks: picked({ you: "might" }, true) });
    expect(dockOn(show, fight.table, seat, [id("you")])?.context).toMatchObject({
      ask: null,
      sealed: [{ fighter: "you" }],
    });
    expect(dockOn(show, fight.table, seat, [id("archer")])?.context).toMatchObject({
      ask: { sentence: "Archer: choose a stance." },
      sealed: [],
    });
  });

  test("reads the same whichever stance it was, and is gone once all have sealed", () => {
    const fight = choosing().seals({ you: "might" });
    expect(sealed(fight, "might")).toEqual(sealed(fight, "cunning"));
    expect(sealed(fight, "might", "gm")?.context.sealed).toEqual([]);
    const { you, ...others } = STANCES;
    expect(sealed(fight.seals(others).does({ do: "freeze" }), you)).toBeNull();
  });
});

test("a sheet asks what is asked of its bearer, and nobody else's questions", () => {
  const fight = engaged();
  const on = (who: string) => dockOn(show, fight.table, fight.seat(["you"]), [id(who)]);
  expect(on("you")?.context.ask?.sentence).toBe("You: join the fight on Archer's side against Orc? (uses the action)");
  expect(on("you")?.acts).toEqual(show.dock(fight.table, fight.seat(["you"]))?.acts);
  expect(on("archer")).toBeNull();
});

test("the card says whether others may still join, or stances are being chosen", () => {
  const foot = (fight: PlayedFight) => show.cards(fight.events, fight.seat("gm"), fight.table).at(-1)?.card.foot;
  expect(foot(engaged())).toBe("Others may still join.");
  expect(foot(choosing())).toBe("Stances are being chosen under seal.");
});

test("the card of an engagement that the fight's end breaks off is under way no longer", () => {
  const fight = revealed().does({ do: "end" });
  const seat = fight.seat(["you"]);
  expect(show.cards(fight.events, seat, fight.table).at(-1)?.card).toMatchObject({ over: true, foot: "" });
  const [round] = show.history(fight.events, seat, fight.table).rounds;
  expect(round?.entries.at(-1)?.line?.title).toBe("The fight is over.");
});

describe("how far a weapon reaches", () => {
  const part = { from: [0, 0], width: 60, height: 60 } as const;
  const squares = (who: string, ...seat: Parameters<PlayedFight["seat"]>): number =>
    show.range?.(started().table, id(who), started().seat(...seat), part).length ?? 0;

  test("is shown of one's own and to the Game Master, and of everybody where numbers are open", () => {
    expect([squares("you", ["you"]), squares("orc", ["you"]), squares("orc", "gm")]).toEqual([3, 0, 5]);
    expect(squares("orc", ["you"], { openNumbers: true })).toBe(5);
    expect(squares("archer", ["archer"])).toBe(12 * 12 - 1);
  });
});

describe("the desk for a band", () => {
  const band = (): PlayedFight =>
    new PlayedFight({
      you: { name: "You", side: "players", at: [0, 0], player: "Player 1" },
      "orc-1": { name: "Orc 1", side: "enemies", at: [5, 0] },
      "orc-2": { name: "Orc (2)", side: "enemies", at: [0, 5] },
      "orc-3": { name: "Orc", side: "enemies", at: [5, 5], hidden: true },
      hound: { name: "Hound", side: "enemies", at: [5, -5] },
    })
      .does({ do: "start", expecting: { players: true, enemies: false }, witnesses: {} })
      .does({ do: "engage", who: id("you"), target: id("orc-1") })
      .does({ do: "join", who: id("orc-2") })
      .does({ do: "join", who: id("orc-3") })
      .does({ do: "join", who: id("hound") })
      .does({ do: "close-joining" });
  const desk = (seat: Parameters<PlayedFight["seat"]>[1] = {}) => deskOfBand(band().table, band().seat("gm", seat))!;
  const ORCS = ["orc-1", "orc-2", "orc-3"];

  test("chooses the same for all of it, or for each its own, whatever they are numbered by", () => {
    const { context, acts } = desk();
    expect(context.groups.map(({ name, members }) => [name, members])).toEqual([
      ["Orc", ORCS],
      ["Hound", ["hound"]],
    ]);
    const [orcs, hounds] = context.groups;
    expect(orcs?.choices.map(({ name }) => name)).toEqual(["Might", "Agility", "Cunning", "Defensive"]);
    expect(hounds?.choices).toEqual([]);
    const all = orcs?.choices.map((choice) => acts[choice.id]);
    expect(all).toEqual(
      ["might", "agility", "cunning", "defensive"].map((choice) => ({ act: "pick-all", who: ORCS, choice })),
    );
    expect(acts[orcs?.rows[1]?.choices[2]?.id ?? ""]).toEqual({ act: "pick", who: "orc-2", choice: "cunning" });
  });

  test("shows a choice as the band's only where it is everybody's, and is ready once all have one", () => {
    const two = { "orc-1": "might", "orc-2": "might" } as const;
    const chosen = (picks: Readonly<Record<string, HeartRush.Stance>>): readonly boolean[] =>
      desk({ picks: picked(picks) }).context.groups[0]?.choices.map((choice) => choice.chosen) ?? [];
    expect(chosen(two)).toEqual([false, false, false, false]);
    expect(chosen({ ...two, "orc-3": "might" })).toEqual([true, false, false, false]);
    expect(chosen({ ...two, "orc-3": "cunning" })).toEqual([false, false, false, false]);
    expect(desk({ picks: picked({ ...two, "orc-3": "might" }) }).context.ready).toBe(false);
    expect(desk({ picks: picked({ ...two, "orc-3": "might", hound: "cunning" }) }).context.ready).toBe(true);
  });

  test("is nobody's but the Game Master's", () => {
    expect(deskOfBand(band().table, band().seat(["you"]))).toBe(null);
  });
});
