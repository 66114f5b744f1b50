import { describe, expect, test } from "vitest";
import { fighterId, sideId } from "../core/brand.ts";
import { grit } from "./index.ts";
import type { Command, Correction } from "./state/commands.ts";
import type { Table } from "./state/model.ts";
import {
  attack,
  bodyOf,
  endTurn,
  GM,
  hurt,
  ids,
  joining,
  only,
  opening,
  play,
  playerOf,
  refusal,
  scene,
  sheet,
  statusOf,
} from "./testing/scenario.ts";

const ADA = fighterId("Ada");
const correct = (correction: Correction, who = "Ada"): Command => ({
  do: "correct",
  who: fighterId(who),
  correction,
});
const join = (who: string, side: string): Command => ({
  do: "addFighter",
  who: fighterId(who),
  side: sideId(side),
  npc: true,
  sheet: sheet({ grit: 2 }),
});
const leave = (who: string): Command => ({ do: "removeFighter", who: fighterId(who) });
const order = ({ fight: { now } }: Table) => (now.phase === "side-turn" ? now.order.map(({ side }) => side) : []);

describe("GRT-GM-1 corrections set one thing each", () => {
  const morale = { firstCritDone: true, firstLossDone: true, mods: ["impaired"] } as const;
  test("on the sheet", () => {
    const set = (correction: Correction) => bodyOf(play(scene(), correct(correction)).table, "Ada");
    expect(set({ of: "attribute", attribute: "wil", value: 4 }).attributes.wil).toEqual({ max: 8, value: 4 });
    expect(set({ of: "grit", value: 7 }).grit).toEqual({ max: 0, value: 7 });
    expect(set({ of: "harm", harm: "catatonic" }).harm).toBe("catatonic");
    expect(set({ of: "deprived", deprived: true }).deprived).toBe(true);
  });
  test("in the fight", () => {
    const set = (correction: Correction) => play(scene(), correct(correction)).table.fight.fighters[ADA];
    expect(set({ of: "routed", routed: true })?.routed).toBe(true);
    expect(set({ of: "morale", morale })?.morale).toEqual(morale);
    expect(set({ of: "saveMods", mods: ["enhanced"] })?.saveMods).toEqual(["enhanced"]);
  });
  test("the action, taken or given back, while somebody has the turn", () => {
    const acted = play(scene(), correct({ of: "acted", acted: true })).table;
    expect(refusal(acted, attack("Ada", "orc"))).toBe("already-acted");
    const both = play(acted, correct({ of: "acted", acted: true }, "Bo")).table;
    const given = play(both, correct({ of: "acted", acted: false })).table;
    expect(refusal(given, attack("Bo", "orc"))).toBe("already-acted");
    expect(refusal(given, attack("Ada", "orc"))).toBeNull();
    expect(refusal(scene({ first: null }), correct({ of: "acted", acted: true }))).toBe("wrong-phase");
  });
  test("of somebody who is there", () => {
    expect(refusal(scene(), correct({ of: "grit", value: 1 }, "nobody"))).toBe("unknown-fighter");
  });
  test("also after the fight", () => {
    const over = play(scene(), { do: "endFight" }).table;
    expect(refusal(over, correct({ of: "harm", harm: null }))).toBeNull();
  });
});

describe("GRT-GM-2 what only the Game Master may do", () => {
  const laid = { mod: "enhanced", who: ADA, target: fighterId("orc") } as const;
  test.for<Command>([
    { do: "nameFirst", side: sideId("ours") },
    { do: "askMorale", who: ids("orc"), mods: {}, speaker: null, why: null },
    { do: "lay", laid },
    { do: "stepDown", who: ADA, attribute: "str" },
    hurt("Ada", 1),
    { do: "restoreGrit", who: ADA },
    { do: "restoreAttribute", who: ADA, attribute: "str" },
    { do: "passTime", minutes: 1, safe: true },
    correct({ of: "grit", value: 1 }),
    join("Cai", "ours"),
    leave("Ada"),
    { do: "endFight" },
  ])("$type", (command) => {
    expect(refusal(scene({ first: null }), command, playerOf("Ada"))).toBe("gm-only");
    expect(refusal(scene({ first: null }), command)).toBeNull();
  });
  test("naming somebody who is there", () => {
    const nobody = fighterId("nobody");
    expect(refusal(scene(), { do: "lay", laid: { ...laid, target: nobody } })).toBe("unknown-fighter");
    expect(refusal(scene(), { do: "lay", laid: { ...laid, target: ADA } })).toBe("self-target");
    expect(refusal(scene(), hurt("nobody", 1))).toBe("unknown-fighter");
    expect(refusal(scene(), { do: "stepDown", who: nobody, attribute: "str" })).toBe("unknown-fighter");
  });
  test.for<Command>([{ do: "lay", laid }, join("Cai", "ours")])("$type no more after the fight", (command) => {
    expect(refusal(play(scene(), { do: "endFight" }).table, command)).toBe("wrong-phase");
  });
});

describe("GRT-GM-3 bringing in", () => {
  test("a fighter of a side there is, who may act at once", () => {
    const joined = play(scene(), join("Cai", "ours")).table;
    expect(joined.fight.sides).toEqual(["ours", "theirs"]);
    expect(refusal(joined, attack("Cai", "orc"))).toBeNull();
  });
  test("a new side, whose turn is the last", () => {
    const joined = play(scene({ first: "theirs" }), join("bear", "wild")).table;
    expect(joined.fight.sides).toEqual(["ours", "theirs", "wild"]);
    expect(order(joined)).toEqual(["theirs", "ours", "wild"]);
  });
  test("nobody twice", () => {
    expect(refusal(scene(), join("orc", "ours"))).toBe("already-here");
    const twice = { type: "fighterJoined", who: ADA, side: sideId("wild"), npc: true, sheet: sheet() } as const;
    expect(grit.apply(scene(), twice)).toEqual(scene());
  });
});

describe("GRT-GM-4 taking out", () => {
  test("leaves no trace", () => {
    const opened = play(
      scene({ ours: { Ada: {}, Bo: {}, Cai: {} } }),
      attack("Ada", "orc", opening("Bo", "Cai")),
    ).table;
    const laid = { mod: "enhanced", who: fighterId("Bo"), target: fighterId("orc") } as const;
    const moved = play(play(opened, { do: "lay", laid }).table, {
      do: "move",
      who: fighterId("Bo"),
      feet: 5,
    }).table;
    const gone = play(moved, leave("Bo")).table;
    expect(JSON.stringify(gone)).not.toContain("Bo");
    expect(statusOf(gone, "Ada")).toBeNull();
  });
  test("the volley no longer waits for them", () => {
    const opened = play(
      scene({ ours: { Ada: {}, Bo: {}, Cai: {} } }),
      attack("Ada", "orc", opening("Bo", "Cai")),
    ).table;
    const gone = play(opened, leave("Cai")).table;
    expect(play(gone, attack("Bo", "orc", joining), [1], [1], [8]).rolls).toHaveLength(3);
  });
  test("of somebody who is there", () => {
    expect(refusal(scene(), leave("nobody"))).toBe("unknown-fighter");
    expect(grit.apply(scene(), { type: "fighterLeft", who: fighterId("nobody") })).toEqual(scene());
  });
});

describe("GRT-GM-5 harm without an attacker", () => {
  const table = scene({ theirs: { orc: { armor: 1, grit: 3, str: 6 } } });
  const trap = (damage: number, direct: boolean): Command => ({ ...hurt("orc", damage), direct });
  test("meets Armor and Grit", () => {
    const sprung = play(table, trap(6, false), [4]);
    expect(only(sprung, "volleyResolved")).toMatchObject([{ attacks: [], armor: 1, gritLost: 3, direct: 2 }]);
  });
  test("or goes past both, and shakes", () => {
    const sprung = play(table, trap(6, true), [4]);
    expect(only(sprung, "volleyResolved")).toMatchObject([{ armor: 0, gritLost: 0, direct: 6, blow: { crits: 1 } }]);
    expect(sprung.rolls).toEqual(["save:orc:morale"]);
    expect(bodyOf(sprung.table, "orc").grit.value).toBe(3);
  });
  test("another attribute only where attacks may be aimed", () => {
    expect(only(play(scene(), hurt("Ada", 8, "dex")), "volleyResolved")[0]?.blow.attribute).toBe("str");
    const aimed = scene({ options: { critAttributes: "attack" } });
    expect(only(play(aimed, hurt("Ada", 8, "dex")), "volleyResolved")[0]?.blow.attribute).toBe("dex");
  });
});

describe("GRT-HARM-1 one status at a time", () => {
  const rout = correct({ of: "routed", routed: true });
  test.for([
    [null, "routed"],
    ["incapacitated", "routed"],
    ["dead", "dead"],
  ] as const)("routed and %s: %s", ([harm, status]) => {
    const table = play(play(scene(), rout).table, correct({ of: "harm", harm })).table;
    expect(statusOf(table, "Ada")).toBe(status);
  });
});

describe("GRT-VIEW-1 what everyone sees", () => {
  const numbers = (viewer: typeof GM) =>
    grit.view(scene(), viewer).fighters.map(({ id, numbers: shown }) => [id, shown !== null]);
  test("the Game Master all numbers", () => {
    expect(numbers(GM).every(([, shown]) => shown)).toBe(true);
  });
  test("a player those of the players' characters, and of whom they play", () => {
    expect(numbers(playerOf("Bo", "imp"))).toEqual([
      ["Ada", true],
      ["Bo", true],
      ["orc", false],
      ["imp", true],
    ]);
  });
  test("who may act, how far they may go, whom one may strike", () => {
    const opened = play(scene({ theirs: { orc: {}, imp: { harm: "dead" } } }), attack("Ada", "orc", opening())).table;
    const shown = grit.view(play(opened, { do: "move", who: ADA, feet: 15 }).table, playerOf("Ada"));
    expect(
      shown.fighters.map(({ id, yours, up, mayAct, feetLeft, target }) => [id, yours, up, mayAct, feetLeft, target]),
    ).toEqual([
      ["Ada", true, true, false, 25, true],
      ["Bo", false, true, true, 40, true],
      ["orc", false, false, false, 0, true],
      ["imp", false, false, false, 0, false],
    ]);
    expect(shown.volleys).toEqual([{ target: "orc", attackers: ["Ada"] }]);
  });
  test("whose turn it is", () => {
    expect(grit.view(play(scene(), endTurn("ours")).table, GM)).toMatchObject({
      phase: "side-turn",
      round: 1,
      turn: { side: "theirs", part: "all" },
    });
  });
});
