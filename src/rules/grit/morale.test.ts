import { describe, expect, test } from "vitest";
import { fighterId, sideId } from "../core/brand.ts";
import type { Command } from "./state/commands.ts";
import type { Mod } from "./state/model.ts";
import { grit } from "./index.ts";
import {
  armed,
  attack,
  endTurn,
  hurt,
  ids,
  only,
  play,
  playerOf,
  refusal,
  scene,
  sheet,
  statusOf,
} from "./testing/scenario.ts";
import type { Played } from "./testing/scenario.ts";

const decided = (played: Played) =>
  only(played, "moraleTested").flatMap((tested) => tested.decided.map(({ who, outcome }) => [who, outcome]));
const ask = (who: readonly string[], speaker: string | null = null): Command => ({
  do: "askMorale",
  who: ids(...who),
  mods: {},
  speaker: speaker === null ? null : fighterId(speaker),
  why: null,
});

describe("GRT-MOR-1 the first Critical Damage", () => {
  test("calls for a save, the second does not", () => {
    const first = play(scene(), hurt("orc", 8), [4]);
    expect(decided(first)).toEqual([["orc", "held"]]);
    expect(play(first.table, hurt("orc", 6)).rolls).toEqual([]);
  });
  test("not of a player's character", () => {
    expect(play(scene(), hurt("Ada", 8)).rolls).toEqual([]);
  });
  test("not what Grit and the body withstood", () => {
    expect(play(scene(), hurt("orc", 7), [8]).rolls).toEqual(["save:orc:crit"]);
  });
});

describe("GRT-MOR-2 the first companion lost", () => {
  const theirs = { orc: {}, hag: {}, imp: { str: 4 }, rat: { str: 4 } } as const;
  test("shakes everyone standing on that side", () => {
    const lost = play(scene({ theirs }), hurt("imp", 9), [5], [4], [2]);
    expect(decided(lost)).toEqual([
      ["orc", "held"],
      ["hag", "held"],
      ["rat", "routed"],
    ]);
  });
  test("once a fight", () => {
    const lost = play(scene({ theirs }), hurt("imp", 9), [5], [4], [4]);
    expect(play(lost.table, hurt("rat", 9)).rolls).toEqual([]);
  });
  test("a companion killed who had fallen before the fight is the first one too", () => {
    const down = scene({ theirs: { orc: {}, imp: { str: 0, harm: "incapacitated" } } });
    expect(decided(play(down, hurt("imp", 1), [3]))).toEqual([["orc", "routed"]]);
  });
  test("a hireling of the players is shaken by a player's fall", () => {
    const joined = play(scene({ ours: { Ada: { str: 4 } } }), {
      do: "addFighter",
      who: fighterId("porter"),
      side: sideId("ours"),
      npc: true,
      sheet: sheet(),
    }).table;
    expect(decided(play(joined, hurt("Ada", 4), [1]))).toEqual([["porter", "routed"]]);
  });
  test("one who was down before and is only hurt again is none", () => {
    const down = scene({ theirs: { orc: { harm: "paralysed" }, imp: {} } });
    expect(play(down, hurt("orc", 8)).rolls).toEqual([]);
  });
  test("flight is no loss", () => {
    const two = scene({ theirs: { orc: {}, imp: {} } });
    expect(play(two, ask(["imp"]), [1]).rolls).toEqual(["save:imp:morale"]);
  });
});

describe("GRT-MOR-3 several causes at once", () => {
  test("are one save", () => {
    const ours = { Ada: { items: armed(12, { blast: true }) } };
    const theirs = { orc: {}, imp: { str: 4 } } as const;
    const struck = play(scene({ ours, theirs }), attack("Ada", ["orc", "imp"]), [8], [9], [6]);
    expect(decided(struck)).toEqual([["orc", "held"]]);
    expect(struck.table.fight.fighters[fighterId("orc")]?.morale).toMatchObject({
      firstCritDone: true,
      firstLossDone: true,
    });
  });
});

describe("GRT-MOR-4 who is down or gone", () => {
  test("makes none, and the cause is used", () => {
    const felled = play(scene({ theirs: { orc: { str: 4 } } }), hurt("orc", 4));
    expect(only(felled, "moraleTested")).toMatchObject([{ firstCrit: ["orc"], decided: [] }]);
    expect(felled.table.fight.fighters[fighterId("orc")]?.morale.firstCritDone).toBe(true);
  });
  test("not even when asked", () => {
    const routed = play(scene(), ask(["orc"]), [1]).table;
    expect(play(routed, ask(["orc", "imp"]), [4]).rolls).toEqual(["save:imp:morale"]);
  });
});

describe("GRT-MOR-5 holding", () => {
  test.for([
    [4, "held", null],
    [3, "routed", "routed"],
  ] as const)("a WIL die showing %i: %s", ([face, outcome, status]) => {
    const tested = play(scene(), ask(["orc"]), [face]);
    expect(decided(tested)).toEqual([["orc", outcome]]);
    expect(statusOf(tested.table, "orc")).toBe(status);
  });
  test("at zero there is nothing to hold with", () => {
    expect(decided(play(scene({ theirs: { orc: { wil: 0 } } }), ask(["orc"])))).toEqual([["orc", "routed"]]);
  });
  test.for<{ standing: readonly Mod[]; now: readonly Mod[]; faces: readonly number[] }>([
    { standing: ["enhanced"], now: [], faces: [1, 10] },
    { standing: [], now: ["enhanced"], faces: [1, 10] },
    { standing: ["enhanced"], now: ["impaired"], faces: [8] },
    { standing: [], now: ["impaired"], faces: [4] },
  ])("what steadies for the fight is $standing, for now $now: $faces", ({ standing, now, faces }) => {
    const morale = { firstCritDone: false, firstLossDone: false, mods: standing };
    const steadied = play(scene(), { do: "correct", who: fighterId("orc"), correction: { of: "morale", morale } });
    const mods = { [fighterId("orc")]: now };
    const tested = play(steadied.table, { do: "askMorale", who: ids("orc"), mods, speaker: null, why: null }, faces);
    expect(decided(tested)).toEqual([["orc", "held"]]);
  });
});

describe("GRT-MOR-6 the Game Master asks", () => {
  test("and the reason is kept", () => {
    const asked = play(scene(), { ...ask(["orc"]), why: "tide" } as Command, [6]);
    expect(only(asked, "moraleTested").map(({ why }) => why)).toEqual(["tide"]);
  });
  test.for([
    [ask(["Ada"]), "no-morale"],
    [ask(["orc", "Ada"]), "no-morale"],
    [ask(["orc"], "Ada"), "no-morale"],
    [ask(["nobody"]), "unknown-fighter"],
    [ask(["orc"], "nobody"), "unknown-fighter"],
    [ask(["orc"]), null],
  ] as const)("%o: %s", ([command, code]) => {
    expect(refusal(scene(), command)).toBe(code);
  });
  test("and nobody else", () => {
    expect(refusal(scene(), ask(["orc"]), playerOf("orc"))).toBe("gm-only");
  });
  test("also before it is known who goes first", () => {
    expect(refusal(scene({ first: null }), ask(["orc"]))).toBeNull();
  });
});

describe("GRT-MOR-7 one for all", () => {
  const options = { groupMorale: "leader" } as const;
  const theirs = { chief: { wil: 10, leader: true }, orc: {}, imp: { str: 4 } } as const;
  test("one whom the Game Master names", () => {
    const tested = play(scene(), ask(["orc", "imp"], "imp"), [2]);
    expect(tested.rolls).toEqual(["save:imp:morale"]);
    expect(decided(tested)).toEqual([
      ["orc", "routed"],
      ["imp", "routed"],
    ]);
  });
  test("but not one who has fallen", () => {
    const down = scene({ theirs: { orc: {}, imp: { harm: "dead" } } });
    expect(refusal(down, ask(["orc"], "imp"))).toBe("no-morale");
  });
  test("or a leader, for two or more", () => {
    const lost = play(scene({ theirs, options }), hurt("imp", 9), [3]);
    expect(lost.rolls).toEqual(["save:chief:morale"]);
    expect(decided(lost)).toEqual([
      ["chief", "routed"],
      ["orc", "routed"],
    ]);
  });
  test("a leader of the other side does not, nor one whom a player plays", () => {
    const ours = { Ada: { leader: true }, Bo: {} };
    const table = scene({ ours, theirs: { orc: {}, imp: {} }, options });
    expect(play(table, ask(["orc", "imp"]), [4], [4]).rolls).toHaveLength(2);
  });
  test("a single one saves alone", () => {
    expect(play(scene({ theirs, options }), hurt("orc", 8), [4]).rolls).toEqual(["save:orc:morale"]);
  });
  test("so does everyone whose leader has fallen, or who has none", () => {
    const fallen = { ...theirs, chief: { leader: true, harm: "incapacitated" } } as const;
    expect(play(scene({ theirs: fallen, options }), ask(["orc", "imp"]), [4], [4]).rolls).toHaveLength(2);
    expect(play(scene({ options }), ask(["orc", "imp"]), [4], [4]).rolls).toHaveLength(2);
  });
  test("leaders do not roll where the table does not want it", () => {
    expect(play(scene({ theirs }), hurt("imp", 9), [4], [4]).rolls).toEqual(["save:chief:morale", "save:orc:morale"]);
  });
});

describe("GRT-MOR-10 the Game Master is asked first", () => {
  const options = { moraleCall: "asked" } as const;
  const theirs = { orc: {}, hag: {}, imp: { str: 4 } } as const;
  const felled = play(scene({ theirs, options }), hurt("imp", 9));
  const shaken = ({ table }: Played) => table.fight.shaken.map(({ who, by }) => [who, by]);
  test("nothing is rolled with the blow, and who stands waits", () => {
    expect(felled.rolls).toEqual([]);
    expect(shaken(felled)).toEqual([
      ["orc", "loss"],
      ["hag", "loss"],
    ]);
    expect(grit.prompts(felled.table)).toMatchObject([{ kind: "morale", of: ["orc", "hag"], optional: false }]);
  });
  test("the turn waits too, but not what anybody lets go of", () => {
    expect(refusal(felled.table, attack("Ada", "orc"))).toBe("morale-first");
    expect(refusal(felled.table, endTurn("ours"))).toBe("morale-first");
    expect(refusal(felled.table, { do: "closeVolley" })).toBe("morale-first");
    expect(refusal(scene({ theirs, options }), endTurn("ours"))).toBeNull();
  });
  test("whoever has saved waits no longer, and the cause is told", () => {
    const one = play(felled.table, ask(["orc"]), [4]);
    expect(only(one, "moraleTested")).toMatchObject([{ firstCrit: [], firstLoss: ["orc"] }]);
    expect(shaken(one)).toEqual([["hag", "loss"]]);
    expect(refusal(play(one.table, ask(["hag"]), [1]).table, endTurn("ours"))).toBeNull();
  });
  test("what comes to pass meanwhile is no second save", () => {
    const twice = play(felled.table, hurt("orc", 8));
    expect(shaken(twice)).toEqual(shaken(felled));
    expect(shaken(play(twice.table, ask(["orc", "hag"]), [4], [4]))).toEqual([]);
  });
  test("one's own wound comes before a companion's fall", () => {
    const ours = { Ada: { items: armed(12, { blast: true }) } };
    const both = play(scene({ ours, theirs, options }), attack("Ada", ["orc", "imp"]), [8], [9]);
    expect(shaken(both)).toEqual([
      ["orc", "crit"],
      ["hag", "loss"],
    ]);
  });
  test("who falls, flees or leaves meanwhile waits no longer", () => {
    expect(shaken(play(felled.table, hurt("orc", 36)))).toEqual([["hag", "loss"]]);
    const leave: Command = { do: "removeFighter", who: fighterId("hag") };
    expect(shaken(play(felled.table, leave))).toEqual([["orc", "loss"]]);
    expect(shaken(play(felled.table, { do: "endFight" }))).toEqual([]);
  });
  test("the fallen do not wait, and the cause is used", () => {
    const down = play(scene({ theirs: { orc: { str: 4 } }, options }), hurt("orc", 4));
    expect(shaken(down)).toEqual([]);
    expect(down.table.fight.fighters[fighterId("orc")]?.morale.firstCritDone).toBe(true);
  });
});

describe("GRT-MOR-8 afresh with each fight", () => {
  test("nothing has shaken anyone yet", () => {
    expect(scene().fight.fighters[fighterId("orc")]).toEqual({
      side: "theirs",
      npc: true,
      routed: false,
      morale: { firstCritDone: false, firstLossDone: false, mods: [] },
      saveMods: [],
    });
  });
});

describe("GRT-MOR-9 after the fight", () => {
  const over = play(scene(), { do: "endFight" }).table;
  test("nobody is shaken, nobody is asked", () => {
    expect(play(over, hurt("orc", 8)).rolls).toEqual([]);
    expect(refusal(over, ask(["orc"]))).toBe("wrong-phase");
  });
});
