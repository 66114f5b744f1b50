import { describe, expect, test } from "vitest";
import { fighterId } from "../core/brand.ts";
import { grit } from "./index.ts";
import type { Command, CommandOf } from "./state/commands.ts";
import type { Attribute, Harm, Table } from "./state/model.ts";
import {
  attack,
  bodyOf,
  endTurn,
  GM,
  hurt,
  only,
  play,
  playerOf,
  refusal,
  scene,
  statusOf,
} from "./testing/scenario.ts";
import type { Part } from "./testing/scenario.ts";

const ADA = fighterId("Ada");
const time = (minutes: number, safe: boolean): Command => ({ do: "passTime", minutes, safe });
const after = (table: Table, ...commands: readonly Command[]): Table =>
  commands.reduce((state, command) => play(state, command).table, table);
const aid = (given: Partial<CommandOf<"giveFirstAid">> = {}): Command => ({
  do: "giveFirstAid",
  who: fighterId("Bo"),
  target: ADA,
  attribute: "dex",
  adjacent: true,
  ...given,
});
const down = (part: Part = {}, more = {}): Table =>
  scene({ ours: { Ada: { str: 0, harm: "incapacitated", ...part }, Bo: {} }, ...more });
const spent = (part: Part = {}): Table =>
  play(scene({ ours: { Ada: { grit: 4, ...part } } }), {
    do: "correct",
    who: ADA,
    correction: { of: "grit", value: 0 },
  }).table;
const gritOf = (table: Table) => bodyOf(table, "Ada").grit.value;

describe("GRT-AID-1 first aid for one's own", () => {
  test.for([
    ["who stands", scene(), "not-incapacitated"],
    ["who is dead", down({ harm: "dead" }), "not-incapacitated"],
    ["who is paralysed", down({ harm: "paralysed" }), "not-incapacitated"],
    ["who has fallen", down(), null],
  ] as const)("one %s", ([, table, code]) => {
    expect(refusal(table, aid())).toBe(code);
  });
  test("not a foe, not nobody", () => {
    expect(refusal(down({}, { first: "theirs" }), aid({ who: fighterId("orc") }))).toBe("not-an-ally");
    expect(refusal(down(), aid({ target: fighterId("nobody") }))).toBe("unknown-fighter");
  });
});

describe("GRT-AID-2 at arm's length", () => {
  test("or not at all", () => {
    expect(refusal(down(), aid({ adjacent: false }))).toBe("not-adjacent");
  });
});

describe("GRT-AID-3 the helper's action", () => {
  test("without a roll", () => {
    const helped = play(down(), aid());
    expect(statusOf(helped.table, "Ada")).toBeNull();
    expect(refusal(helped.table, attack("Bo", "orc"))).toBe("already-acted");
  });
  test("which must be left", () => {
    expect(refusal(play(down(), { do: "pass", who: fighterId("Bo") }).table, aid())).toBe("already-acted");
  });
  const options = { firstAid: "save" } as const;
  test.for([
    ["dex", 4, null],
    ["wil", 3, "incapacitated"],
  ] as const)("or with a %s save, here %i: %s", ([attribute, face, status]) => {
    const tried = play(down({}, { options }), aid({ attribute }), [face]);
    expect(tried.rolls).toEqual(["save:Bo:aid"]);
    expect(statusOf(tried.table, "Ada")).toBe(status);
    expect(refusal(tried.table, attack("Bo", "orc"))).toBe("already-acted");
  });
});

describe("GRT-AID-4 up again", () => {
  const up = after(down(), aid());
  test("with STR as low as it was", () => {
    expect(bodyOf(up, "Ada").attributes.str.value).toBe(0);
  });
  test("Grit soaks first, then the first direct damage kills", () => {
    const ready = after(down({ grit: 3 }), aid(), endTurn("ours"));
    const soaked = play(ready, attack("orc", "Ada"), [3]).table;
    expect(statusOf(soaked, "Ada")).toBeNull();
    expect(statusOf(play(soaked, hurt("Ada", 1)).table, "Ada")).toBe("dead");
  });
  test("the hour begins anew with the next fall", () => {
    const raised = after(down({ minutesDown: 59 }), aid());
    expect(bodyOf(raised, "Ada").minutesDown).toBe(0);
  });
});

describe("GRT-GRIT-3 Grit that soaked", () => {
  test("is gone", () => {
    const table = scene({ theirs: { orc: { grit: 5 } } });
    expect(bodyOf(play(table, attack("Ada", "orc"), [3]).table, "orc").grit.value).toBe(2);
  });
  test("of the deprived neither soaks nor is lost", () => {
    const table = scene({ theirs: { orc: { grit: 5, deprived: true } } });
    const struck = play(table, attack("Ada", "orc"), [3], [8]);
    expect(only(struck, "volleyResolved")).toMatchObject([{ gritLost: 0, gritLeft: 0, direct: 3 }]);
    expect(bodyOf(struck.table, "orc").grit.value).toBe(5);
  });
  test("being struck breaks a rest", () => {
    const rested = play(after(spent({ armor: 3 }), time(9, true)), {
      ...hurt("Ada", 1),
      direct: false,
    }).table;
    expect(gritOf(after(rested, time(1, true)))).toBe(0);
  });
});

describe("GRT-REC-1 ten safe minutes", () => {
  test.for<[string, readonly Command[], number]>([
    ["at once", [time(10, true)], 4],
    ["in pieces", [time(4, true), time(6, true)], 4],
    ["nine", [time(9, true)], 0],
    ["in danger", [time(30, false)], 0],
    ["broken", [time(9, true), time(1, false), time(9, true)], 0],
  ])("%s", ([, commands, grit]) => {
    expect(gritOf(after(spent(), ...commands))).toBe(grit);
  });
  test("tell who rested, and nobody who had nothing to regain", () => {
    expect(only(play(spent(), time(10, true)), "gritRestored")).toMatchObject([{ who: ["Ada"] }]);
    expect(play(scene(), time(10, true)).events).toHaveLength(1);
  });
});

describe("GRT-REC-2 the deprived", () => {
  test("get none by rest, none by hand", () => {
    const hungry = spent({ deprived: true });
    expect(gritOf(after(hungry, time(60, true)))).toBe(0);
    expect(refusal(hungry, { do: "restoreGrit", who: ADA })).toBe("grit-barred");
  });
  test("others get theirs by hand", () => {
    expect(gritOf(after(spent(), { do: "restoreGrit", who: ADA }))).toBe(4);
    expect(refusal(scene(), { do: "restoreGrit", who: fighterId("nobody") })).toBe("unknown-fighter");
    expect(refusal(scene(), { do: "restoreGrit", who: ADA }, playerOf("Ada"))).toBe("gm-only");
  });
  test("the dead do not rest", () => {
    expect(gritOf(after(spent({ harm: "dead" }), time(60, true)))).toBe(0);
  });
});

describe("GRT-REC-3 an hour without help", () => {
  test.for<[readonly Command[], Harm]>([
    [[time(59, false)], "incapacitated"],
    [[time(59, true), time(1, false)], "dead"],
    [[time(60, true)], "dead"],
  ])("%o: %s", ([commands, harm]) => {
    expect(statusOf(after(down({ grit: 2 }), ...commands), "Ada")).toBe(harm);
  });
  test("does not run for the paralysed, nor for those who stand", () => {
    const other = scene({ ours: { Ada: { harm: "paralysed" }, Bo: {} } });
    const later = after(other, time(90, false));
    expect([statusOf(later, "Ada"), statusOf(later, "Bo")]).toEqual(["paralysed", null]);
  });
});

describe("GRT-REC-4 a safe week", () => {
  const reminded = (table: Table) =>
    grit.view(table, GM).fighters.find(({ id }) => id === ADA)?.numbers?.restedAWeek ?? null;
  const worn = scene({ ours: { Ada: { str: 0 } } });
  test("reminds of attributes to give back", () => {
    expect(reminded(after(worn, time(10_079, true)))).toBe(false);
    expect(reminded(after(worn, time(10_080, true)))).toBe(true);
  });
  test("but not those who miss nothing", () => {
    expect(reminded(after(scene(), time(10_080, true)))).toBe(false);
  });
});

describe("GRT-REC-5 an attribute given back", () => {
  const give = (attribute: Attribute): Command => ({ do: "restoreAttribute", who: ADA, attribute });
  test.for<[Harm, Attribute, Harm | null]>([
    ["incapacitated", "str", null],
    ["paralysed", "dex", null],
    ["catatonic", "wil", null],
    ["paralysed", "str", "paralysed"],
    ["dead", "str", "dead"],
  ])("to the %s, %s: %s", ([harm, attribute, left]) => {
    const given = after(scene({ ours: { Ada: { [attribute]: 0, harm } } }), give(attribute));
    expect(bodyOf(given, "Ada").attributes[attribute]).toEqual({ max: 8, value: 8 });
    expect(statusOf(given, "Ada")).toBe(left);
  });
  test("is the Game Master's to give", () => {
    expect(refusal(scene(), give("str"), playerOf("Ada"))).toBe("gm-only");
  });
});
