import { describe, expect, test } from "vitest";
import { fighterId } from "../../core/brand.ts";
import type { Attribute, Table } from "../state/model.ts";
import {
  armed,
  attack,
  die,
  endTurn,
  hurt,
  joining,
  only,
  opening,
  play,
  playerOf,
  refusal,
  scene,
  statusOf,
} from "../testing/scenario.ts";
import type { Played } from "../testing/scenario.ts";

const close = { do: "closeVolley" } as const;
const STURDY = { grit: 99 };
const resolved = (played: Played) => only(played, "volleyResolved");
const acted = ({ fight: { now } }: Table) => (now.phase === "side-turn" ? now.acted : []);
const waiting = ({ fight: { now } }: Table) =>
  now.phase === "side-turn"
    ? now.volleys.map(({ target, declared }) => [target, ...declared.map(({ who }) => who)])
    : [];

/** Ada has opened a volley on the orc and Bo is in it too. */
const both = (table: Table): Table =>
  play(play(table, attack("Ada", "orc", opening())).table, attack("Bo", "orc", joining)).table;

describe("GRT-VOL-1 one blow", () => {
  test("the troll: each attack its Armor, Grit once, overflow, one save, its nerve", () => {
    const theirs = { orc: { str: 10, grit: 2, armor: 1 } } as const;
    const struck = play(both(scene({ theirs })), close, [11], [7], [4], [5]);
    expect(struck.rolls).toEqual(["damage:Ada->orc", "damage:Bo->orc", "save:orc:crit", "save:orc:morale"]);
    expect(resolved(struck)).toMatchObject([
      {
        armor: 1,
        attacks: [
          { attack: 11, passed: 10 },
          { attack: 7, passed: 6 },
        ],
        gritLost: 2,
        gritLeft: 0,
        direct: 14,
        blow: { die: 6, crits: 2, left: 4, saved: false, harm: null },
      },
    ]);
    expect(die(struck.table, "orc")).toBe(6);
    expect(statusOf(struck.table, "orc")).toBeNull();
  });
  test("a lone attack is resolved at once", () => {
    const struck = play(scene(), attack("Ada", "orc"), [3], [4]);
    expect(struck.events.map(({ type }) => type)).toEqual(["attackDeclared", "volleyResolved"]);
  });
});

describe("GRT-VOL-2 what is simultaneous", () => {
  const frail = { orc: { str: 4 }, imp: STURDY } as const;
  test("two in one volley fell", () => {
    const struck = play(both(scene({ theirs: frail })), close, [8], [1], [4]);
    expect(statusOf(struck.table, "orc")).toBe("incapacitated");
  });
  test("two one after the other kill", () => {
    const first = play(scene({ theirs: frail }), attack("Ada", "orc"), [8], [4]);
    expect(statusOf(play(first.table, attack("Bo", "orc"), [1]).table, "orc")).toBe("dead");
  });
  test("where all attacks wait, all on one target are one volley", () => {
    const table = scene({ theirs: frail, options: { volleyMode: "all" } });
    const ada = play(table, attack("Ada", "orc")).table;
    const bo = play(ada, attack("Bo", "orc", joining)).table;
    expect(waiting(bo)).toEqual([["orc", "Ada", "Bo"]]);
    expect(refusal(bo, close)).toBe("no-volley");
    const ended = play(bo, endTurn("ours"), [8], [1], [4]);
    expect(resolved(ended)).toMatchObject([{ direct: 9, blow: { crits: 1 } }]);
    expect(statusOf(ended.table, "orc")).toBe("incapacitated");
  });
});

describe("GRT-VOL-5 an attack that can no longer be made", () => {
  const opened = play(scene({ ours: { Ada: {}, Bo: {}, Cai: {} } }), attack("Ada", "orc", opening())).table;
  test.for([
    ["falls", { do: "hurt", who: fighterId("orc"), damage: 99, direct: true, attribute: "str" }, [[5]]],
    ["leaves", { do: "removeFighter", who: fighterId("orc") }, []],
    ["is routed", { do: "askMorale", who: [fighterId("orc")], mods: {}, speaker: null, why: null }, [[1]]],
  ] as const)("lapses when its target %s, and whoever meant it may act again", ([, command, faces]) => {
    const after = play(opened, command, ...faces).table;
    expect(waiting(after)).toEqual([]);
    expect(acted(after)).toEqual([]);
  });
  test("stays when its target is only hurt, or was down already", () => {
    const hurt = { do: "hurt", who: fighterId("orc"), damage: 9, direct: true, attribute: "str" } as const;
    expect(waiting(play(opened, hurt, [6], [5]).table)).toEqual([["orc", "Ada"]]);
    const down = scene({ theirs: { orc: { harm: "incapacitated" } } });
    expect(waiting(play(down, attack("Ada", "orc", opening())).table)).toEqual([["orc", "Ada"]]);
  });
  test("lapses with its attacker, and the others' stay", () => {
    const two = play(opened, attack("Bo", "orc", joining)).table;
    const gone = play(two, { do: "removeFighter", who: fighterId("Ada") }).table;
    expect(waiting(gone)).toEqual([["orc", "Bo"]]);
    const harm = { of: "harm", harm: "paralysed" } as const;
    expect(waiting(play(gone, { do: "correct", who: fighterId("Bo"), correction: harm }).table)).toEqual([]);
  });
  test("a blast that lost one target still strikes the other", () => {
    const ours = { Ada: { items: armed(8, { blast: true }) } };
    const blast = play(scene({ ours, options: { volleyMode: "all" } }), attack("Ada", ["orc", "imp"])).table;
    const left = play(blast, { do: "removeFighter", who: fighterId("orc") }).table;
    expect(waiting(left)).toEqual([["imp", "Ada"]]);
    expect(acted(left)).toEqual(["Ada"]);
  });
});

describe("GRT-VOL-6 one target after the other", () => {
  const options = { volleyMode: "all" } as const;
  const declared = (table: Table): Table => play(play(table, attack("Bo", "imp")).table, attack("Ada", "orc")).table;
  test("in the order they were first attacked", () => {
    const theirs = { orc: STURDY, imp: STURDY };
    const ended = play(declared(scene({ theirs, options })), endTurn("ours"), [2], [3]);
    expect(resolved(ended).map(({ target }) => target)).toEqual(["imp", "orc"]);
  });
  test("whom the fall of the first one put to flight is not rolled for", () => {
    const theirs = { orc: STURDY, imp: { str: 4 } } as const;
    const ended = play(declared(scene({ theirs, options })), endTurn("ours"), [12], [1]);
    expect(ended.rolls).toEqual(["damage:Bo->imp", "save:orc:morale"]);
    expect(statusOf(ended.table, "orc")).toBe("routed");
  });
});

describe("GRT-VOL-7 closing a volley", () => {
  test("is said by anyone of the side", () => {
    expect(refusal(both(scene()), close, playerOf("Bo"))).toBeNull();
    expect(refusal(both(scene()), close, playerOf("orc"))).toBe("not-yours");
  });
  test("said twice it is closed once", () => {
    const table = both(scene({ theirs: { orc: STURDY } }));
    expect(refusal(play(table, close, [1], [1]).table, close)).toBe("no-volley");
  });
  test("happens by itself when the last of those it waits for is in", () => {
    const ours = { Ada: {}, Bo: {}, Cai: {} };
    const opened = play(scene({ ours, theirs: { orc: STURDY } }), attack("Ada", "orc", opening("Bo", "Cai"))).table;
    const bo = play(opened, attack("Bo", "orc", joining));
    expect(bo.rolls).toEqual([]);
    const cai = play(bo.table, attack("Cai", "orc", joining), [1], [2], [3]);
    expect(resolved(cai)).toMatchObject([{ attacks: [{ attack: 1 }, { attack: 2 }, { attack: 3 }] }]);
    expect(waiting(cai.table)).toEqual([]);
  });
  describe("and when none of them can come any more", () => {
    const ours = { Ada: {}, Bo: {}, Cai: {} };
    const table = scene({ ours, theirs: { orc: STURDY, imp: STURDY } });
    const opened = play(table, attack("Ada", "orc", opening("Bo"))).table;
    test.for([
      ["who leaves", { do: "removeFighter", who: fighterId("Bo") }, [[1]]],
      ["who falls", { do: "correct", who: fighterId("Bo"), correction: { of: "harm", harm: "incapacitated" } }, [[1]]],
      ["who passes", { do: "pass", who: fighterId("Bo") }, [[1]]],
      ["who strikes somebody else", attack("Bo", "imp"), [[1], [1]]],
    ] as const)("%s is waited for no longer", ([, command, faces]) => {
      const closed = play(opened, command, ...faces);
      expect(resolved(closed).at(-1)).toMatchObject({ target: "orc", attacks: [{ who: "Ada", attack: 1 }] });
      expect(waiting(closed.table)).toEqual([]);
    });
    test("the others are waited for", () => {
      const two = play(scene({ ours, theirs: { orc: STURDY } }), attack("Ada", "orc", opening("Bo", "Cai"))).table;
      const left = play(two, { do: "removeFighter", who: fighterId("Bo") });
      expect(waiting(left.table)).toEqual([["orc", "Ada"]]);
      expect(waiting(play(left.table, { do: "pass", who: fighterId("Cai") }, [1]).table)).toEqual([]);
    });
    test("a volley that is open to whoever comes stays open", () => {
      const free = play(scene({ ours, theirs: { orc: STURDY } }), attack("Ada", "orc", opening())).table;
      expect(waiting(play(free, { do: "removeFighter", who: fighterId("Bo") }).table)).toEqual([["orc", "Ada"]]);
    });
    test("it waits with everything else while a nerve is tried", () => {
      const theirs = { orc: STURDY, imp: { wil: 8 as const } };
      const before = play(
        scene({ ours, theirs, options: { moraleCall: "asked" } }),
        attack("Ada", "orc", opening("Bo")),
      ).table;
      const tried = play(before, hurt("imp", 8)).table;
      expect(tried.fight.shaken).toHaveLength(1);
      const left = play(tried, { do: "removeFighter", who: fighterId("Bo") });
      expect(waiting(left.table)).toEqual([["orc", "Ada"]]);
      const held = play(
        left.table,
        { do: "askMorale", who: [fighterId("imp")], mods: {}, speaker: null, why: null },
        [5],
        [1],
      );
      expect(waiting(held.table)).toEqual([]);
    });
  });
  test("opened for oneself alone, or for nobody, it waits to be closed", () => {
    const table = scene({ theirs: { orc: STURDY } });
    expect(waiting(play(table, attack("Ada", "orc", opening("Ada", "nobody"))).table)).toEqual([["orc", "Ada"]]);
  });
});

describe("GRT-VOL-8 one volley, one target", () => {
  const ours = { Ada: {}, Bo: { items: armed(8, { blast: true }) } };
  const table = scene({ ours });
  const opened = play(table, attack("Ada", "orc", opening())).table;
  test.for([
    ["joined where none is open", table, attack("Bo", "orc", joining), "no-volley"],
    ["joined against another", opened, attack("Bo", "imp", joining), "other-target"],
    ["joined by a blast on more", opened, attack("Bo", ["orc", "imp"], joining), "other-target"],
    ["opened by a blast on more", table, attack("Bo", ["orc", "imp"], opening()), "other-target"],
    ["opened twice", opened, attack("Bo", "orc", opening()), "volley-open"],
    ["opened beside another", opened, attack("Bo", "imp", opening()), "other-target"],
    ["joined by a blast on its target", opened, attack("Bo", "orc", joining), null],
    ["left aside", opened, attack("Bo", "imp"), null],
  ] as const)("%s", ([, where, command, code]) => {
    expect(refusal(where, command)).toBe(code);
  });
  test("an attack beside it, on the same target, is an event of its own", () => {
    const aside = play(opened, attack("Bo", "orc"), [1], [8]).table;
    expect(waiting(aside)).toEqual([["orc", "Ada"]]);
  });
});

const BLASTER = { Ada: { items: armed(10, { blast: true }) } };

describe("GRT-BLAST-2 each target for itself", () => {
  const theirs = { orc: { armor: 1, grit: 3 }, imp: { str: 6, grit: 2 } } as const;
  test("its own roll, Armor, Grit and save", () => {
    const struck = play(scene({ ours: BLASTER, theirs }), attack("Ada", ["orc", "imp"]), [4], [9], [1], [4]);
    expect(struck.rolls).toEqual(["damage:Ada->orc", "damage:Ada->imp", "save:imp:crit", "save:orc:morale"]);
    expect(resolved(struck)).toMatchObject([
      { target: "orc", attacks: [{ passed: 3 }], gritLeft: 0, direct: 0 },
      { target: "imp", attacks: [{ passed: 9 }], gritLeft: 0, direct: 7, blow: { crits: 2 } },
    ]);
  });
  test("with what was laid on it alone", () => {
    const sturdy = { orc: STURDY, imp: STURDY };
    const laid = { mod: "enhanced", who: fighterId("Ada"), target: fighterId("imp") } as const;
    const table = play(scene({ ours: BLASTER, theirs: sturdy }), { do: "lay", laid }).table;
    const struck = play(table, attack("Ada", ["orc", "imp"]), [4], [4, 3]);
    expect(resolved(struck).map(({ attacks }) => attacks[0]?.roll.dice.map(({ role }) => role))).toEqual([
      ["weapon"],
      ["weapon", "enhanced"],
    ]);
  });
  test("or one roll for all, with what was laid on any of them", () => {
    const table = scene({ ours: BLASTER, theirs, options: { blastRoll: "shared" } });
    const laid = { mod: "enhanced", who: fighterId("Ada"), target: fighterId("imp") } as const;
    const struck = play(play(table, { do: "lay", laid }).table, attack("Ada", ["orc", "imp"]), [4, 3], [3]);
    expect(struck.rolls).toEqual(["damage:Ada->blast", "save:imp:crit"]);
    expect(resolved(struck)).toMatchObject([{ attacks: [{ attack: 4 }] }, { attacks: [{ attack: 4 }], direct: 2 }]);
  });
});

describe("GRT-BLAST-3 one blast, one event", () => {
  const frail = { orc: { str: 4 }, imp: { str: 4 }, hag: STURDY } as const;
  test("who falls by it saves none, who stands saves once", () => {
    const struck = play(
      scene({ ours: BLASTER, theirs: frail }),
      attack("Ada", ["orc", "imp", "hag"]),
      [9],
      [9],
      [1],
      [4],
    );
    expect(struck.rolls.at(-1)).toBe("save:hag:morale");
    expect(only(struck, "moraleTested")).toHaveLength(1);
  });
  test("where all attacks wait, morale waits for the blast's last target", () => {
    const ours = { ...BLASTER, Bo: {} };
    const table = scene({ ours, theirs: frail, options: { volleyMode: "all" } });
    const bo = play(table, attack("Bo", "orc")).table;
    const ended = play(play(bo, attack("Ada", ["orc", "hag"])).table, endTurn("ours"), [9], [9], [1], [4], [4]);
    expect(ended.rolls).toEqual([
      "damage:Bo->orc",
      "damage:Ada->orc",
      "damage:Ada->hag",
      "save:imp:morale",
      "save:hag:morale",
    ]);
    expect(resolved(ended)).toHaveLength(2);
  });
});

const effects = (of: string | null) => ({ items: armed(12, { effect: of }) });

describe("GRT-CRIT-1 critical effects", () => {
  const ours = { Ada: effects("festering"), Bo: effects("numbness") };
  const faces = [[6], [12], [3], [5]] as const;
  test("each contributor's once, however many steps", () => {
    const struck = play(both(scene({ ours, theirs: { orc: {} } })), close, [8], [2], [1], [5]);
    expect(resolved(struck)).toMatchObject([
      {
        blow: { crits: 2 },
        effects: [
          { who: "Ada", effect: "festering" },
          { who: "Bo", effect: "numbness" },
        ],
      },
    ]);
  });
  test("or once a step", () => {
    const table = scene({ ours, theirs: { orc: { grit: 3 } }, options: { critEffects: "step" } });
    const struck = play(both(table), close, ...faces);
    expect(resolved(struck)[0]?.blow.crits).toBe(2);
    expect(resolved(struck)[0]?.effects).toHaveLength(4);
  });
  test("none without Critical Damage", () => {
    expect(resolved(play(both(scene({ ours })), close, [1], [1], [8]))[0]?.effects).toEqual([]);
  });
});

describe("GRT-CRIT-2 whom the Armor stopped", () => {
  test("adds nothing", () => {
    const ours = { Ada: effects("festering"), Bo: effects("numbness") };
    const struck = play(both(scene({ ours, theirs: { orc: { armor: 3 } } })), close, [3], [12], [1], [5]);
    expect(resolved(struck)[0]?.effects).toEqual([{ who: "Bo", effect: "numbness" }]);
  });
  test("nor does a weapon without one, or a bare hand", () => {
    const ours = { Ada: effects(null), Bo: effects("numbness") };
    const opened = play(scene({ ours, theirs: { orc: {} } }), attack("Ada", "orc", opening())).table;
    const joined = play(opened, attack("Bo", "orc", { ...joining, weapon: null })).table;
    expect(resolved(play(joined, close, [8], [1], [1], [5]))[0]?.effects).toEqual([]);
  });
});

describe("GRT-DMG-8 the attribute that is hit", () => {
  const aiming = (ada: Attribute, bo: Attribute) => ({
    Ada: { items: armed(12, { attribute: ada }) },
    Bo: { items: armed(12, { attribute: bo }) },
  });
  const aimed = { critAttributes: "attack" } as const;
  const hitBy = (ada: Attribute, bo: Attribute, adas: number, options = {}) =>
    resolved(
      play(both(scene({ ours: aiming(ada, bo), theirs: { orc: { armor: 1 } }, options })), close, [adas], [5], [8]),
    )[0]?.blow.attribute;
  test.for([
    ["dex", "dex", 2, aimed, "dex"],
    ["dex", "wil", 2, aimed, "str"],
    ["dex", "wil", 1, aimed, "wil"],
    ["dex", "dex", 2, {}, "str"],
  ] as const)("Ada at %s and Bo at %s, Ada's attack a %i, %o: %s", ([ada, bo, adas, options, hit]) => {
    expect(hitBy(ada, bo, adas, options)).toBe(hit);
  });
  test("STR when nothing got through, or by bare hands", () => {
    const table = scene({ theirs: { orc: { armor: 3 } }, options: aimed });
    expect(resolved(play(table, attack("Ada", "orc"), [2]))[0]?.blow.attribute).toBe("str");
    expect(resolved(play(table, attack("Ada", "orc", { weapon: null }), [4], [8]))[0]?.blow.attribute).toBe("str");
  });
});

describe("GRT-DMG-9 modified saves against Critical Damage", () => {
  const braced = (table: Table): Table =>
    play(table, {
      do: "correct",
      who: fighterId("orc"),
      correction: { of: "saveMods", mods: ["enhanced"] },
    }).table;
  test("only where the table has them", () => {
    const plain = play(braced(scene()), attack("Ada", "orc"), [7], [8]);
    expect(resolved(plain)[0]?.blow.save?.dice).toHaveLength(1);
    const options = { critSaveModifiers: true };
    const modified = play(braced(scene({ options })), attack("Ada", "orc"), [7], [5, 9]);
    expect(resolved(modified)).toMatchObject([{ blow: { saved: true } }]);
  });
});
