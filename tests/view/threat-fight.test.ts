import { describe, expect, test } from "vitest";
import { fighterId, type FighterId, type Threat, RULESETS } from "../../src/rules/index.ts";
import { PRESENTATIONS, type Seat } from "../../src/view/index.ts";
import { PlayedThreat, weapon } from "./fixtures/played-threat.ts";
import { readable, render } from "./fixtures/render.ts";

const show = PRESENTATIONS.threat;
const { facts } = RULESETS.threat;
const SHIELD: Threat.Item = {
  id: "shield",
  kind: "shield",
  faces: 6,
  slots: 1,
  held: true,
  light: false,
  marks: [],
  ruined: false,
};
const HELMET: Threat.Item = {
  id: "helmet",
  kind: "helmet",
  slots: 1,
  held: true,
  marks: [],
  ruined: false,
  count: 0,
};
const MAIL: Threat.Item = { ...HELMET, id: "mail", kind: "chainmail", slots: 3 };

const parts = {
  ana: {
    name: "Ana",
    side: "players",
    player: "Player 1",
    items: [weapon("sword"), SHIELD],
    things: { sword: "Sword", shield: "Buckler" },
  },
  bo: {
    name: "Bo",
    side: "players",
    player: "Player 2",
    items: [weapon("axe", { faces: 10 })],
    things: { axe: "Axe" },
  },
  ogre: {
    name: "Ogre",
    side: "foes",
    items: [weapon("club", { faces: 12 }), HELMET, MAIL],
    things: { club: "Club", helmet: "Pot", mail: "Rings" },
  },
} as const;

const fresh = (options: Partial<Threat.Options> = {}): PlayedThreat => new PlayedThreat(parts, options);
const html = (fight: PlayedThreat, seat: Seat): string => {
  const shows = show.window(fight.table, seat, fight.events);
  return shows === null ? "" : render("fight/window.hbs", shows.context);
};
const text = (fight: PlayedThreat, seat: Seat): string => readable(html(fight, seat));
const tracked = (fight: PlayedThreat, seat: Seat): string =>
  readable(render("fight/tracker.hbs", show.tracker(fight.table, seat, fight.events).context));
const told = (fight: PlayedThreat, seat: Seat): string =>
  show
    .cards(fight.events, seat, fight.table)
    .map(({ card }) => readable(render("fight/card.hbs", card)))
    .join("\n");

/** Everybody brings what is in hand; the threats are 4 and 7 against 8. */
function armed(): PlayedThreat {
  const fight = fresh();
  const dice = { "weapon:ana": [4], "weapon:bo": [7], "weapon:ogre": [8] };
  for (const [who, seat] of [
    ["ana", fight.seat(["ana"])],
    ["bo", fight.seat(["bo"])],
    ["ogre", fight.seat("gm")],
  ] as const)
    fight.presses(seat, `seal ${who}`, dice);
  return fight;
}

/** Breath is spent: Ana evades with 6 and a shield's 3, Bo with 4 and 2, the ogre with 5. */
function breathed(): PlayedThreat {
  const fight = armed();
  const dice = {
    "save:ana:manoeuvre": [6],
    "shield:ana": [3],
    "save:bo:manoeuvre": [4, 2],
    "save:ogre:manoeuvre": [5],
  };
  fight.presses(fight.seat(["ana"]), "breath ana 8").presses(fight.seat(["ana"]), "seal ana", dice);
  fight
    .presses(fight.seat(["bo"]), "breath bo 6")
    .presses(fight.seat(["bo"]), "breath bo 4")
    .presses(fight.seat(["bo"]), "seal bo", dice);
  return fight.presses(fight.seat("gm"), "breath ogre 6").presses(fight.seat("gm"), "seal ogre", dice);
}

describe("an exchange", () => {
  test("asks everyone what they bring, and shows nobody what another weighs", () => {
    const fight = fresh();
    expect(text(fight, fight.seat(["ana"]))).toContain("Ana: what do you bring?");
    expect(text(fight, fight.seat(["ana"]))).toContain("Seal Sword and Buckler");
    expect(text(fight, fight.seat(["ana"]))).not.toMatch(/Axe|Club/);
    fight.presses(fight.seat(["ana"]), "take ana sword");
    expect(text(fight, fight.seat(["ana"]))).toContain("Seal Buckler");
    fight.presses(fight.seat(["ana"]), "seal ana");
    expect(text(fight, fight.seat(["bo"]))).toContain("Waiting for Bo and Ogre to choose weapons.");
    expect(html(fight, fight.seat(["bo"]))).not.toMatch(/Sword|Buckler/);
  });

  test("writes on the Game Master's desk what each die and sign stands for", () => {
    const wolf = { name: "Wolf", side: "foes", items: [weapon("teeth")], things: { teeth: "Teeth" } } as const;
    const fight = new PlayedThreat({ ...parts, wolf });
    const gm = (): Seat => fight.seat("gm");
    const written = (): readonly (readonly string[])[] =>
      (show.window(fight.table, gm(), fight.events)?.context.desk?.groups ?? []).flatMap(({ rows }) =>
        rows.map(({ choices }) => choices.map(({ words }) => words ?? "")),
      );
    expect(written()).toEqual([["Club"], ["Teeth"]]);
    const dice = { "weapon:ana": [4], "weapon:bo": [7], "weapon:ogre": [8], "weapon:wolf": [5] };
    fight.presses(fight.seat(["ana"]), "seal ana").presses(fight.seat(["bo"]), "seal bo");
    fight.presses(gm(), "seal ogre").presses(gm(), "seal wolf", dice);
    const risks = ["", "", "", "lost on 9+", "lost on 9+"];
    expect(written()).toEqual([risks, risks]);
    fight.presses(fight.seat(["ana"]), "seal ana").presses(fight.seat(["bo"]), "seal bo");
    fight.presses(gm(), "seal ogre").presses(gm(), "seal wolf");
    expect(written()).toEqual([
      ["Gambit: evade", "Flee"],
      ["Gambit: evade", "Flee"],
    ]);
    expect(text(fight, gm())).toContain("Wolf 5 d8 Gambit: evade Flee");
  });

  test("seals for all of them once somebody has chosen something", () => {
    const wolf = { name: "Wolf", side: "foes", items: [weapon("teeth")], things: { teeth: "Teeth" } } as const;
    const fight = new PlayedThreat({ ...parts, wolf });
    const isReady = (): boolean | undefined =>
      show.window(fight.table, fight.seat("gm"), fight.events)?.context.desk?.ready;
    expect(isReady()).toBe(true);
    const dice = { "weapon:ana": [4], "weapon:bo": [7], "weapon:ogre": [8], "weapon:wolf": [5] };
    for (const who of ["ana", "bo", "ogre"]) fight.presses(fight.seat(who === "ogre" ? "gm" : [who]), `seal ${who}`);
    fight.presses(fight.seat("gm"), "seal wolf", dice);
    // No breath is spent by accident.
    expect(isReady()).toBe(false);
    fight.presses(fight.seat("gm"), "breath ogre 4");
    expect(isReady()).toBe(true);
  });

  test("lets a melee weapon be thrown", () => {
    const fight = fresh();
    fight.presses(fight.seat(["bo"]), "use bo axe true ");
    expect(fight.seat(["bo"]).picks[fighterId("bo")]?.choice).toContain('"thrown":true');
    fight.presses(fight.seat(["bo"]), "seal bo");
  });

  test("turns weapons over together, rolls them, and asks for breath with the threat on the table", () => {
    const fight = armed();
    const seen = text(fight, fight.seat(["ana"]));
    expect(seen).toContain("Ana: which breath dice do you spend? The threat is 8.");
    expect(seen).toContain("lost on 9+");
    expect(seen).toContain("faces 8");
    expect(told(fight, fight.seat(["ana"]))).toContain("Ana threatens 4");
    expect(told(fight, fight.seat(["ana"]))).toContain("Ana brings Sword and Buckler");
  });

  test("THR-RNG-2 says what whoever did not choose cannot use, and why", () => {
    const items = [...parts.bo.items, weapon("arbalest", { kind: "contraption", loaded: false })];
    const bo = { ...parts.bo, items, things: { ...parts.bo.things, arbalest: "Arbalest" } };
    const fight = new PlayedThreat({ ...parts, bo });
    const greyed = show.window(fight.table, fight.seat(["bo"]), fight.events)?.context.pickers ?? [];
    expect(JSON.stringify(greyed)).toContain("It is not loaded.");
    const dice = { "weapon:ana": [4], "weapon:bo": [7], "weapon:ogre": [8] };
    for (const act of ["forfeit ana", "forfeit bo", "seal ogre"]) fight.presses(fight.seat("gm"), act, dice);
    expect(told(fight, fight.seat(["ana"]))).toContain("Bo cannot use Arbalest It is not loaded.");
  });

  test("has a wearer of several pieces choose the face, and lets everything else wait", () => {
    const fight = fresh();
    const dice = { "weapon:ana": [6], "weapon:bo": [5], "weapon:ogre": [8] };
    for (const who of ["ana", "bo", "ogre"])
      fight.presses(fight.seat(who === "ogre" ? "gm" : [who]), `seal ${who}`, dice);
    const gm = fight.seat("gm");
    expect(show.asks(fight.table, gm).asks.map(({ choices }) => choices.map(({ label }) => label))).toEqual([
      ["Rings: the 6", "Pot: the 5"],
    ]);
    expect(text(fight, fight.seat(["ana"]))).toContain("Waiting for Ogre to cross out a face.");
    fight.presses(gm, "pick ogre helmet 5");
    expect(told(fight, gm)).toContain("Ogre crosses out 5 on Pot");
  });

  test("lets dice be given, gambits be weighed and sealed, and tells the blows", () => {
    const fight = breathed();
    const ana = fight.seat(["ana"]);
    expect(text(fight, ana)).toContain("Ana: any gambit, or flight? You face 8 and evade with 6.");
    expect(text(fight, ana)).toContain("Gambit: evade with Sword, 4");
    fight.presses(ana, "give ana ana:d8");
    expect(told(fight, ana)).toContain("Ana gives the 6 to Bo");
    fight.presses(fight.seat(["ana"]), "plan ana gambit 0");
    expect(text(fight, fight.seat(["ana"]))).toContain("Seal gambit with the 4");
    for (const who of ["ana", "bo"]) fight.presses(fight.seat([who]), `seal ${who}`);
    fight.presses(fight.seat("gm"), "seal ogre");
    const card = told(fight, fight.seat(["ana"]));
    expect(card).toContain("Ana dares a gambit with the 4");
    expect(card).toContain("Ana, threat to evasion 8 : 4 injury 4, stands");
    expect(card).toContain("Bo, threat to evasion 8 : 6 injury 2, stands");
    expect(tracked(fight, fight.seat(["ana"]))).toContain("Exchange 1, pass 2");
    expect(
      show.floats(fight.events, { table: fight.table, seat: ana }).map(({ fighter, text: lost }) => [fighter, lost]),
    ).toEqual([
      ["ana", "−4"],
      ["bo", "−2"],
      ["ogre", "−2"],
    ]);
  });

  test("under vantage one side does everything openly before the other", () => {
    const fight = fresh().presses(fresh().seat("gm"), "vantage players");
    const gm = fight.seat("gm");
    expect(text(fight, gm)).toContain("Heroes: vantage");
    expect(text(fight, gm)).toContain("Bring Club");
    expect(text(fight, fight.seat(["ana"]))).not.toContain("what do you bring");
    fight.presses(gm, "seal ogre");
    for (const who of ["ana", "bo"]) fight.presses(fight.seat([who]), `seal ${who}`);
    const before = text(fight, fight.seat("gm"));
    expect(before).toContain("Spend no breath");
    expect(before).toContain("What threatens you is still to be seen.");
    expect(before).not.toContain("faces 0");
    fight.presses(fight.seat("gm"), "seal ogre");
    expect(text(fight, fight.seat("gm"))).toContain("We have decided");
    fight.presses(fight.seat("gm"), "done foes");
    expect(text(fight, fight.seat(["bo"]))).toContain("Bo: which breath dice do you spend?");
  });

  test("a Game Master goes on without whoever does not choose", () => {
    const fight = fresh();
    expect(text(fight, fight.seat("gm"))).toContain("Go on without Ana");
    expect(text(fight, fight.seat(["bo"]))).not.toContain("Go on without");
    fight.presses(fight.seat("gm"), "forfeit ana");
    expect(text(fight, fight.seat(["ana"]))).not.toContain("what do you bring");
  });

  test("says what each breath die risks, in the strip and on a card as in the window", () => {
    const fight = armed();
    const [ask] = show.asks(fight.table, fight.seat(["ana"])).asks;
    expect(ask?.choices.slice(0, 5).map(({ label }) => label)).toEqual([
      "d4: never lost",
      "d6: never lost",
      "d8: never lost",
      "d10: lost on 9+",
      "d12: lost on 9+",
    ]);
  });

  test("a die that was given can be given back, and says so", () => {
    const fight = breathed();
    fight.presses(fight.seat(["ana"]), "give ana ana:shield");
    expect(text(fight, fight.seat(["bo"]))).toContain("Give Buckler, 3 back to Ana");
  });

  test("is the last where one side has nobody left, and waits for nobody", () => {
    const fight = breathed();
    fight.presses(fight.seat("gm", { hand: fighterId("ogre") }), "stop");
    expect(tracked(fight, fight.seat("gm"))).toContain("Vantage: Heroes");
    fight.presses(fight.seat("gm", { hand: fighterId("ogre") }), "stand ogre");
    expect(tracked(fight, fight.seat("gm"))).toContain("The fight is over.");
    expect(tracked(fight, fight.seat("gm"))).not.toContain("Vantage");
  });

  test("ends with who stands, and a summary of what it cost", () => {
    const fight = breathed();
    for (const who of ["ana", "bo"]) fight.presses(fight.seat([who]), `plan ${who} flee`);
    for (const who of ["ana", "bo"]) fight.presses(fight.seat([who]), `seal ${who}`);
    fight.presses(fight.seat("gm"), "seal ogre");
    const { rows } = show.summary(fight.table, fight.events, fight.seat("gm")).sides[0] ?? { rows: [] };
    expect(rows.map(({ name, counts }) => [name, counts])).toEqual([
      ["Ana", [2, 0, 0, 0]],
      ["Bo", [4, 0, 0, 0]],
    ]);
    expect(facts.over(fight.table.fight)).toBe(false);
    fight.presses(fight.seat("gm"), "stop");
    expect(tracked(fight, fight.seat("gm"))).toContain("Begin an exchange");
    expect(show.history(fight.events, fight.seat("gm"), fight.table).rounds.map(({ name }) => name)).toEqual([
      "Exchange 1",
    ]);
  });
});

describe("a brawl", () => {
  const brawling = (): PlayedThreat => {
    const fight = fresh({ violence: "ask" });
    return fight.presses(fight.seat("gm"), "engage brawl");
  };

  test("is stated openly, rolled, answered and told", () => {
    const fight = brawling();
    expect(text(fight, fight.seat(["ana"]))).toContain("Go for Ogre");
    fight.presses(fight.seat(["ana"]), "declare ana ogre");
    fight.presses(fight.seat(["ana"]), "state ana sword").presses(fight.seat(["ana"]), "state ana blood");
    fight.presses(fight.seat(["ana"]), "state ana d8");
    expect(text(fight, fight.seat(["bo"]))).not.toContain("Roll the attack");
    fight.presses(fight.seat(["ana"]), "state ana", { "save:ana:threat": [7], "weapon:ana": [4] });
    expect(text(fight, fight.seat("gm"))).toContain("Ogre against Ana: how? Ana shows 7.");
    fight.presses(fight.seat("gm"), "state ogre escape").presses(fight.seat("gm"), "state ogre d10");
    fight.presses(fight.seat("gm"), "state ogre", { "save:ogre:escape": [5] });
    const card = told(fight, fight.seat(["ana"]));
    expect(card).toContain("Ana attacks by Blood 7 weapon 4");
    expect(card).toContain("Ogre tries to escape 5");
    expect(card).toContain("Ogre injury 4");
  });
});

describe("the tracker", () => {
  test("keeps scores and breath to one's own side, and rulings to the Game Master", () => {
    const fight = fresh();
    const ana = tracked(fight, fight.seat(["ana"], { hand: fighterId("ana") }));
    expect(ana).toContain("G8 B8 N8");
    expect(ana).toContain("unhurt");
    expect(ana).not.toContain("Injure");
    const gm = tracked(fight, fight.seat("gm", { hand: fighterId("ogre") }));
    for (const word of ["Injure", "Falls", "Rests", "In hand", "Vantage: Heroes", "Break it off", "Unaware"])
      expect(gm).toContain(word);
  });

  test("rolls saves and catches breath while nothing is exchanged", () => {
    const fight = fresh();
    fight.presses(fight.seat("gm"), "stop");
    const hand: FighterId = fighterId("ana");
    const ana = (): Seat => fight.seat(["ana"], { hand });
    expect(tracked(fight, ana())).toContain("Breath dice to spend on a save d4 d6");
    fight.presses(ana(), "spend ana 10").presses(ana(), "spend ana 6");
    fight.presses(ana(), "save ana nerves", { "save:ana:nerves": [2, 9] }, "7");
    expect(told(fight, ana())).toContain("Ana rolls Nerves 9 : 7 success by 2, loses d10");
    fight.presses(ana(), "breathe ana 4");
    expect(readable(render("fight/history.hbs", show.history(fight.events, ana(), fight.table)))).toContain(
      "Ana catches breath: d4 exhausted, d10 back",
    );
  });

  test("lets the Game Master say who has vantage over whom, and says so where it counts", () => {
    const fight = fresh();
    const gm = fight.seat("gm", { hand: fighterId("ana") });
    fight.presses(gm, "pair ana ogre over");
    expect(text(fight, fight.seat(["bo"]))).toContain("Waiting for Ogre to choose weapons.");
    expect(text(fight, fight.seat(["bo"]))).toContain("Ana Guts 8 Blood 8 Nerves 8 vantage over Ogre Bo");
    expect(tracked(fight, gm)).toContain("Enemies decide first");
    fight.presses(gm, "seal ogre");
    expect(text(fight, fight.seat(["ana"]))).toContain("Ana: what do you bring?");
  });

  test("shows what is not loaded, with the reason, and what can be done about it", () => {
    const cross = weapon("cross", { kind: "contraption", loaded: false });
    const fight = new PlayedThreat({ ...parts, ana: { ...parts.ana, items: [cross], things: { cross: "Crossbow" } } });
    const shown = show.window(fight.table, fight.seat(["ana"]), fight.events)?.context.pickers[0]?.lines ?? [];
    expect(shown.map(({ choice: { label, reason, pressed } }) => [label, reason, pressed])).toEqual([
      ["Crossbow", "It is not loaded.", false],
      ["Reload Crossbow", null, true],
    ]);
  });

  test("shows the quality of a special weapon while what asks for it is so", () => {
    const special = [weapon("sword", { quality: 4, condition: 7 })];
    const fight = new PlayedThreat({ ...parts, ana: { ...parts.ana, items: special } });
    const gm = fight.seat("gm", { hand: fighterId("ana") });
    expect(text(fight, fight.seat(["ana"]))).toContain("Sword: ignores armour");
    expect(tracked(fight, gm)).not.toContain("condition met");
    fight.does({ do: "rule", ruling: { rule: "leave", who: fighterId("bo") } });
    expect(text(fight, fight.seat(["ana"]))).not.toContain("ignores armour");
  });

  test("puts every ruling on record in words", () => {
    const fight = fresh();
    const gm = (hand: string): Seat => fight.seat("gm", { hand: fighterId(hand) });
    fight.presses(gm("ana"), "injure ana", {}, "3");
    for (const id of ["heal ana i1", "stand ana", "stand ana", "rest ana", "breath-rule ana 6", "aware ana"])
      fight.presses(gm("ana"), id);
    for (const id of ["held ana sword", "pair ana ogre over", "pair ana ogre none", "pair ana ogre as side"])
      fight.presses(gm("ana"), id);
    const read = readable(render("fight/history.hbs", show.history(fight.events, gm("ana"), fight.table)));
    for (const told of ["Ana: injury 3", "Ana heals by 1", "Ana is down", "Ana stands again", "Ana rests"])
      expect(read).toContain(told);
    for (const told of ["Ana loses the d6", "Ana is unaware", "Ana puts Sword away", "Ana has vantage over Ogre"])
      expect(read).toContain(told);
  });
});
