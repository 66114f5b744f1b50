import { describe, expect, test } from "vitest";
import { fighterId, RULESETS } from "../../src/rules/index.ts";
import { PRESENTATIONS } from "../../src/view/index.ts";
import { brawl, type PlayedBeats } from "./fixtures/played-beats.ts";
import { picked } from "./fixtures/played-fight.ts";
import { readable, render } from "./fixtures/render.ts";

const show = PRESENTATIONS.beats;
const { table: verbs, facts } = RULESETS.beats;
const id = fighterId;
type SeatOf = Parameters<PlayedBeats["seat"]>;

const windowOf = (fight: PlayedBeats, ...seat: SeatOf) => show.window(fight.table, fight.seat(...seat), fight.events)!;
const windowText = (fight: PlayedBeats, ...seat: SeatOf): string =>
  readable(render("fight/window.hbs", windowOf(fight, ...seat).context));
const trackerText = (fight: PlayedBeats, ...seat: SeatOf): string =>
  readable(render("fight/tracker.hbs", show.tracker(fight.table, fight.seat(...seat), fight.events).context));
const asks = (fight: PlayedBeats, ...seat: SeatOf) => show.asks(fight.table, fight.seat(...seat)).asks;
const labels = (fight: PlayedBeats, ...seat: SeatOf): readonly string[] =>
  asks(fight, ...seat).flatMap(({ choices }) => choices.map(({ label }) => label));

/** Presses a button of somebody's window, and sends what it sends. */
function press(
  fight: PlayedBeats,
  seat: SeatOf,
  choice: string,
  written = "",
  ...dice: readonly number[][]
): PlayedBeats {
  const act = windowOf(fight, ...seat).acts[choice];
  if (act?.act === "send") return fight.does(act.command, ...dice);
  if (act?.act === "write") return fight.does(act.command(written), ...dice);
  throw new Error(`${choice} sends nothing: ${Object.keys(windowOf(fight, ...seat).acts).join(", ")}`);
}

const THREES: Readonly<Record<string, readonly string[]>> = {
  ana: ["quick", "stubborn", "wary"],
  bo: ["strong", "loud", "loyal"],
  thug: ["huge", "mean", "tough"],
  friend: ["sly", "fast", "cold"],
};

/** Everybody has rolled: the dice of Ana, Bo, the thug, his friend. */
function rolled(
  fight = brawl(),
  dice = [
    [5, 3, 6],
    [4, 4, 2],
    [2, 6, 1],
    [3, 5, 5],
  ],
): PlayedBeats {
  const names = Object.keys(THREES);
  for (const [place, who] of names.entries()) {
    const command = { do: "muster", who, traits: THREES[who], backing: {} };
    fight.does(command, ...(place === names.length - 1 ? dice : []));
  }
  return fight;
}

/** Thug 2, Friend 3, Bo 4, Ana 5: each has chosen its first die. */
const acting = (options = {}): PlayedBeats => rolled(brawl(options)).chooses({ ana: 1, bo: 1, thug: 1, friend: 1 });

describe("naming traits", () => {
  test("lays out one's traits with what backs them, and sends what is proposed", () => {
    const fight = brawl();
    const { context } = windowOf(fight, ["ana"]);
    expect(context.pickers.map(({ sentence }) => sentence)).toEqual(["Ana: name three traits, and what backs them."]);
    const [picker] = context.pickers;
    expect(picker?.lines.map(({ choice, die }) => [choice.label, choice.pressed, die?.shape ?? null])).toEqual([
      ["Quick", true, "d8"],
      ["Stubborn", true, "d6"],
      ["Wary", true, "d6"],
      ["Kind", false, null],
    ]);
    expect(picker?.lines[3]?.choice.reason).toBe("Three traits are named: remove one first.");
    expect(windowText(fight, ["ana"])).toContain("Name these three");
    press(fight, [["ana"]], "name ana");
    expect(windowText(fight, ["ana"])).toContain("Name these instead");
    expect(asks(fight, ["ana"])).toEqual([]);
  });

  test("is put together in the browser: leaving one out, taking another, backing it", () => {
    const fight = brawl();
    const pick = (choice: string, seat = fight.seat(["ana"])) => {
      const act = show.window(fight.table, seat, [])?.acts[choice];
      if (act?.act !== "pick") throw new Error(`${choice} picks nothing`);
      return fight.seat(["ana"], { picks: picked({ ana: act.choice }) });
    };
    let seat = pick("trait ana quick");
    expect(show.window(fight.table, seat, [])?.context.pickers[0]?.choices[0]?.reason).toBe("Name three traits first.");
    seat = pick("trait ana kind", seat);
    seat = pick("back ana kind ana|Sabre", seat);
    expect(show.window(fight.table, seat, [])?.acts["name ana"]).toEqual({
      act: "send",
      command: {
        do: "muster",
        who: "ana",
        traits: ["stubborn", "wary", "kind"],
        backing: { kind: { of: "ana", tool: "Sabre" } },
      },
    });
  });

  test("a Game Master takes what is proposed for all at once", () => {
    const act = windowOf(brawl(), "gm").acts["name for all"];
    expect(act?.act === "send-all" && act.commands.length).toBe(2);
  });
});

test("the Game Master names traits for whoever of a player's is in hand, and for no other", () => {
  const fight = brawl();
  const moves = (hand: string | null): readonly string[] =>
    Object.keys(windowOf(fight, "gm", { hand: hand === null ? null : id(hand) }).acts).filter((one) =>
      /^name \w+$/.test(one),
    );
  expect(moves(null)).toEqual(["name thug", "name friend"]);
  expect(moves("bo")).toEqual(["name thug", "name friend", "name bo"]);
});

describe("choosing a die", () => {
  test("shows a tie thrown again with the dice that tied", () => {
    const fight = brawl();
    fight.does({ do: "muster", who: "ana", traits: THREES["ana"], backing: { quick: { of: "ana", tool: "Sabre" } } });
    for (const who of ["bo", "thug"]) fight.does({ do: "muster", who, traits: THREES[who], backing: {} });
    fight.does(
      { do: "muster", who: "friend", traits: THREES["friend"], backing: {} },
      [5, 3, 6],
      [5, 4, 2],
      [2, 6, 1],
      [3, 5, 5],
    );
    fight.chooses({ ana: 1, bo: 1, thug: 1, friend: 1 }, [6], [4]);
    const clashes = show.cards(fight.events, fight.seat(["ana"]), fight.table)[0]?.card.clashes ?? [];
    const again = clashes.find(({ title }) => title === "All turn over")?.rolls.flatMap(({ dice }) => dice);
    expect(again?.map(({ faces, face }) => [faces, face])).toEqual([
      [8, 6],
      [6, 4],
    ]);
  });

  test("shows one's own hand to be chosen from, and the Game Master a desk of dice", () => {
    const fight = rolled();
    expect(windowOf(fight, ["ana"]).context.hands.map(({ cards }) => cards.map(({ die }) => die.face))).toEqual([
      ["5", "3", "6"],
    ]);
    const { desk } = windowOf(fight, "gm").context;
    expect(desk?.groups[0]?.rows.map(({ name, choices }) => [name, choices.length])).toEqual([
      ["Thug", 3],
      ["Friend", 3],
    ]);
    expect(desk?.missing.map(({ name }) => name)).toEqual(["Ana", "Bo"]);
    expect(windowText(fight, "gm")).not.toMatch(/stance|Draw all/i);
  });

  test("shows a pick to whoever picked alone", () => {
    const fight = rolled();
    const own = windowText(fight, ["ana"], { picks: picked({ ana: "ana3" }) });
    expect(own).toContain("Seal 6, Wary");
    expect(windowText(fight, ["ana"], { picks: picked({ ana: "ana3" }, true) })).toContain("Ana has sealed.");
    expect(labels(fight, ["ana"], { picks: picked({ ana: "ana3" }, true) })).toEqual([]);
  });

  test("keeps the numbers of a hand to its owner where the table says so", () => {
    const fight = rolled(brawl({ diceVisible: "owner" }));
    const thug = windowOf(fight, ["ana"]).context.sides[1]?.members[0];
    expect(thug?.dice.map(({ face }) => face)).toEqual(["?", "?", "?"]);
  });
});

describe("acting", () => {
  test("puts the dice in a row from the lowest up, and asks whoever is first", () => {
    const fight = acting();
    const { context } = windowOf(fight, "gm");
    expect(context.ladder.map(({ name, die, now }) => [name, die.face, now])).toEqual([
      ["Thug", "2", true],
      ["Friend", "3", false],
      ["Bo", "4", false],
      ["Ana", "5", false],
    ]);
    expect(labels(fight, "gm")).toEqual([
      "Attack",
      "Disarm",
      "Disadvantage",
      "Take up: Knife, thrown by Friend",
      "Something else",
      "Reroll the die (1 spark)",
      "Move points (1 spark)",
      "Pass",
    ]);
    const [attack] = asks(fight, "gm")[0]?.choices ?? [];
    expect(attack?.variants?.map(({ label }) => label)).toEqual(["Ana", "Bo", "Friend"]);
    expect(labels(fight, ["ana"])).toEqual([]);
    expect(trackerText(fight, ["ana"])).toContain("Thug acts, with a 2.");
  });

  test("lets an attack be named, countered, and answered by a better die", () => {
    const fight = press(acting(), ["gm"], "attack thug ana", "a split lip");
    expect(asks(fight, ["ana"]).map(({ sentence, detail }) => [sentence, detail])).toEqual([
      ["Thug attacks Ana: a split lip. Ana: counter?", "Their die shows 2, yours 5."],
    ]);
    expect(labels(fight, ["ana"])).toEqual(["Counter", "Let it happen", "Surrender"]);
    expect(windowOf(fight, ["bo"]).context.waiting).toBe(
      "Thug attacks Ana: a split lip. Ana is asked whether to counter. Then: Friend and Bo.",
    );
    const states = windowOf(fight, ["bo"]).context.ladder.map(({ name, state }) => `${name} ${state}`);
    expect(states).toEqual(["Thug acts now", "Friend may counter next", "Bo may counter next", "Ana is asked"]);
    press(fight, [["ana"]], "accept ana");
    press(fight, ["gm"], "accept friend");
    press(fight, [["bo"]], "accept bo");
    expect(trackerText(fight, ["ana"])).toContain("Beaten");
    const [card] = show.cards(fight.events, fight.seat(["bo"]), fight.table);
    expect(card?.card.title).toBe("Round 1, beat 1");
    expect(card?.card.clashes.map(({ title, outcome }) => [title, outcome]).slice(-2)).toEqual([
      ["All turn over", "Thug 2, Friend 3, Bo 4, and Ana 5"],
      ["Thug attacks Ana", "Ana is wounded: a split lip"],
    ]);
    expect(readable(render("fight/card.hbs", card?.card ?? {}))).toContain(
      "Ana rolls 5, 3, 6 Ana 5 d6 3 d6 6 d6 Bo rolls",
    );
  });

  test("asks whoever dealt a wound what it is, beginning with how grave it is", () => {
    const fight = press(acting(), ["gm"], "attack thug ana", "a split lip");
    expect(asks(fight, ["ana"])[0]?.choices.map(({ hint }) => hint === "")).not.toContain(true);
    press(fight, [["ana"]], "accept ana");
    press(fight, ["gm"], "accept friend");
    press(fight, [["bo"]], "accept bo");
    const asked = asks(fight, "gm").find(({ kind }) => kind === "name");
    expect(asked?.sentence).toBe("Thug: what is the wound that Ana took?");
    expect(asked?.choices.map(({ label, written }) => [label, written?.value])).toEqual([
      ["Name the wound", "Beaten: a split lip"],
    ]);
    expect(asks(fight, ["ana"]).some(({ kind }) => kind === "name")).toBe(false);
    press(fight, ["gm"], "name wound thug", "Beaten: a lip split by a ring");
    expect(asks(fight, "gm").some(({ kind }) => kind === "name")).toBe(false);
    expect(fight.table.sheets[fighterId("ana")]?.wounds.at(-1)?.label).toBe("Beaten: a lip split by a ring");
    const told = show.cards(fight.events, fight.seat(["bo"]), fight.table)[0]?.card.clashes.at(-1);
    expect(told?.title).toBe("Ana is wounded: Beaten: a lip split by a ring");
    expect(show.floats(fight.events, { table: fight.table, seat: fight.seat(["bo"]) })).toEqual([
      { fighter: "ana", text: "a split lip", tone: "bad" },
    ]);
  });

  test("lets one who holds something throw it to a companion, or keep it", () => {
    const asking = (): ReturnType<typeof acting> => press(acting(), ["gm"], "arm thug");
    const fight = asking();
    expect(asks(fight, "gm")[0]?.sentence).toBe("Thug wants to catch what Friend throws: Knife. Friend: counter?");
    expect(labels(fight, "gm")).toEqual(["Counter", "Throw it", "Keep it"]);
    press(fight, ["gm"], "keep friend");
    const [title, outcome] = ["Thug wants to catch: a thing", "Friend keeps it"];
    const told = show.cards(fight.events, fight.seat(["bo"]), fight.table)[0]?.card.clashes.at(-1);
    expect([told?.title, told?.outcome]).toEqual([title, outcome]);
    const thrown = press(asking(), ["gm"], "accept friend");
    press(thrown, [["bo"]], "accept bo");
    press(thrown, [["ana"]], "accept ana");
    expect(thrown.table.sheets[fighterId("friend")]?.tools).toMatchObject({ Knife: { state: "held", by: "thug" } });
  });

  test("lets whoever has acted present another die, throw again, move points or give in", () => {
    const fight = press(acting(), ["gm"], "pass thug");
    press(fight, ["gm"], "attack friend thug");
    expect(labels(fight, "gm")).toEqual([
      "Present another die",
      "Reroll the die (1 spark)",
      "Move points (1 spark)",
      "Let it happen",
      "Surrender",
    ]);
    press(fight, ["gm"], "substitute thug thug2");
    expect(show.cards(fight.events, fight.seat("gm"), fight.table)[0]?.card.clashes.at(-2)?.outcome).toBe(
      "Thug counters",
    );
    press(fight, [["bo"]], "attack bo thug");
    press(fight, ["gm"], "accept thug");
    press(fight, ["gm"], "accept friend");
    press(fight, [["ana"]], "counter ana");
    press(fight, [["ana"]], "hinder ana friend");
    press(fight, ["gm"], "surrender friend");
    expect(trackerText(fight, "gm")).toContain("surrendered");
  });

  test("goes on by itself past whoever has nothing but to let it happen", () => {
    const fight = acting();
    const passed = (...names: readonly string[]): void => {
      for (const who of names) fight.does({ do: "act", who, action: { is: "pass" } });
    };
    for (const who of Object.keys(THREES)) fight.does({ do: "adjust", who, what: "sparks", to: 0 });
    passed("thug", "friend", "bo", "ana");
    // Ana 3, Bo 4, the thug 6, his friend 5; then what is left turns over by itself: 6, 2, 1, 5.
    fight.chooses({ ana: 2, bo: 2, thug: 2, friend: 2 });
    passed("ana", "bo", "friend");
    expect(verbs.next(fight.table, "by-themselves")).toBeNull();
    passed("thug", "thug");
    press(fight, [["bo"]], "attack bo friend");
    expect(verbs.next(fight.table, "by-themselves")).toBeNull();
    press(fight, ["gm"], "accept friend");
    expect(verbs.next(fight.table, "by-themselves")).toEqual({ do: "accept", who: "thug", gives: null });
    fight.does({ do: "accept", who: "thug", gives: null });
    expect(labels(fight, ["ana"])).toEqual(["Counter", "Let it happen"]);
  });

  test("things fall, are taken up and kicked away; what is else is written", () => {
    const fight = press(acting({ counterBy: "target" }), ["gm"], "disarm thug ana ana|Sabre");
    press(fight, [["ana"]], "accept ana");
    press(fight, ["gm"], "other friend ", "climbs the wall");
    press(fight, [["bo"]], "arm bo");
    expect(labels(fight, ["ana"])).toContain("Attack");
    const lines =
      show.cards(fight.events, fight.seat("gm"), fight.table)[0]?.card.clashes.map(({ title }) => title) ?? [];
    expect(lines).toContain("Friend: climbs the wall");
    expect(verbs.drop(fight.table, id("ana"), id("thug"), fight.seat("gm").who)).toMatchObject({
      do: "act",
      action: { is: "attack", target: "thug" },
    });
    expect(verbs.drop(fight.table, id("bo"), id("thug"), fight.seat("gm").who)).toBeNull();
  });

  test("by option the actor may raise the die, the disarmed choose, and surrender is offered", () => {
    const fight = acting({ escalation: "until-countered", disarmPick: "victim", surrender: "offered" });
    press(fight, ["gm"], "disarm thug ana ");
    expect(labels(fight, ["ana"])).toEqual(["Counter", "Let it happen, and drop: Sabre", "Surrender"]);
    expect(asks(fight, "gm").map(({ sentence, urgent }) => [sentence, urgent])).toEqual([
      ["Thug: raise the die while they think?", false],
    ]);
    press(fight, [["ana"]], "surrender ana");
    expect(labels(fight, "gm")).toContain("Let them surrender");
    press(fight, ["gm"], "terms thug no");
    press(fight, [["ana"]], "accept ana");
  });
});

describe("ruling, ending and after", () => {
  test("the Game Master rules about the one in hand and the place", () => {
    const fight = acting();
    const { acts, context } = show.tracker(fight.table, fight.seat("gm", { hand: id("ana") }), fight.events);
    const write = (choice: string, written: string): void => {
      const act = acts[choice];
      if (act?.act !== "write") throw new Error(choice);
      fight.does(act.command(written));
    };
    expect(context.more.map(({ label }) => label)).toContain("Refill sparks");
    write("set sparks ana", "1");
    write("set pending ana", "2");
    write("wound ana", "");
    write("place tool", "Chandelier");
    expect(trackerText(fight, "gm")).toContain("Beaten, next roll −2");
    const text = readable(render("fight/history.hbs", show.history(fight.events, fight.seat("gm"), fight.table)));
    expect(text).toContain("The place offers: Chandelier");
    expect(text).toContain("Ana is wounded: Wound");
  });

  test("ends, tends, and tells who did what", () => {
    const fight = press(acting(), ["gm"], "attack thug ana");
    for (const who of [["ana"], ["friend"], ["bo"]] as const) {
      press(fight, who[0] === "friend" ? ["gm"] : [[who[0]]], `accept ${who[0]}`);
    }
    press(fight, ["gm"], "end");
    expect(facts.over(fight.table.fight)).toBe(true);
    const summary = show.summary(fight.table, fight.events, fight.seat("gm"));
    expect(summary.sides.flatMap(({ rows }) => rows.map(({ name, counts }) => [name, ...counts]))).toEqual([
      ["Ana", 0, 1, 0, 0],
      ["Bo", 0, 0, 0, 0],
      ["Thug", 1, 0, 0, 0],
      ["Friend", 0, 0, 0, 0],
    ]);
    expect(readable(render("fight/summary.hbs", summary))).toContain("Wounds dealt");

    const inHand = fight.seat(["bo"], { hand: id("bo") });
    const tend = show.window(fight.table, inHand, [])?.acts["tend bo ana thug"];
    if (tend?.act !== "pick") throw new Error("nothing to tend");
    const draft = fight.seat(["bo"], { hand: id("bo"), picks: picked({ bo: tend.choice }) });
    const shows = show.window(fight.table, draft, [])!;
    expect(shows.context.pickers[0]?.sentence).toBe("Bo tends Ana; Thug stands for the place. Name three traits.");
    const challenge = shows.acts["name bo"];
    if (challenge?.act !== "send") throw new Error("nothing to send");
    fight.does(challenge.command);
    expect(labels(fight, "gm")).toEqual(["Huge, Mean, and Tough", "Others…"]);
    expect(windowText(fight, "gm")).toContain("Use the wound: Wound");
    press(fight, ["gm"], "name thug", "", [6, 1, 1], [5, 5, 5]);
    const last = show.cards(fight.events, fight.seat("gm"), fight.table).at(-1)?.card;
    expect(last?.title).toBe("After the fight");
    expect(last?.clashes.map(({ title, outcome }) => [title, outcome])).toEqual([
      ["Bo tends Ana, against Thug", ""],
      ["Bo against Thug", "Bo wins"],
      ["Ana's wound is tended", ""],
    ]);
  });
});

test("every refusal has its words", () => {
  expect(show.refusal("not-higher")).toBe("HEARTRUSH.BeatsFight.refusal.not-higher");
});

test("the dock asks one thing at a time and counts the rest", () => {
  const fight = brawl();
  const dock = show.dock(fight.table, fight.seat("gm"));
  expect(readable(render("fight/dock.hbs", dock?.context ?? {}))).toContain("Thug: name three traits");
  expect(dock?.context.more).toBe(1);
});
