import { describe, expect, test } from "vitest";
import type { Command, Ruling } from "../state/commands.ts";
import { heartRush } from "../index.ts";
import { offers } from "./offers.ts";
import { prompts } from "./prompts.ts";
import { engagementOf } from "../engagement/targets.ts";
import { conditions, SHORTBOW, SWORD } from "../testing/creature.ts";
import {
  attack,
  closes,
  declares,
  gathered,
  id,
  MASTER,
  of,
  playerOf,
  scene,
  sealing,
  turnedOver,
  untilStage,
} from "../testing/scene.ts";
import type { Part } from "../testing/scene.ts";

const sword = { weapon: SWORD };
const PARTS = {
  ana: { at: [0, 0], sheet: sword },
  bo: { at: [0, 5], sheet: sword },
  orc: { side: "enemies", at: [5, 0], sheet: sword },
} as const;
const rules = (ruling: Ruling): Command => ({ do: "rule", ruling });

describe("HR-HAZ-3 falling", () => {
  const falls = rules({ is: "fall", who: id("ana"), feet: 20 });

  test("hurts by what the save of agility falls short of the feet", () => {
    const told = scene(PARTS).does(falls, [5, 3]);
    expect(of(told, "fell")).toMatchObject([{ who: "ana", feet: 20, roll: { total: 8 } }]);
    expect(of(told, "hurt")).toMatchObject([{ on: "ana", from: "fall", dealt: 12 }]);
  });
  test("and not at all, if it is enough", () => {
    const told = scene(PARTS).does(rules({ is: "fall", who: id("ana"), feet: 8 }), [5, 3]);
    expect(of(told, "hurt")).toEqual([]);
  });
  test("is the Game Master's to say", () => {
    expect(scene(PARTS).answer(falls, playerOf("ana"))).toBe("game-master-only");
    expect(scene(PARTS).answer(rules({ is: "fall", who: id("nobody"), feet: 20 }))).toBe("unknown-fighter");
  });
});

describe("HR-GM-1 rulings", () => {
  test.for<Ruling>([
    { is: "harm", who: id("ana"), amount: 3, from: "a fall" },
    { is: "place", who: id("ana"), to: [50, 50] },
    { is: "turn", side: "enemies" },
    { is: "survey", ground: { kind: "spoken", feet: {}, cover: {} } },
  ])("$is is the Game Master's", (ruling) => {
    expect(scene(PARTS).answer(rules(ruling), playerOf("ana"))).toBe("game-master-only");
    expect(scene(PARTS).answer(rules(ruling))).toBe("ok");
  });

  test("conditions, given and taken", () => {
    const told = scene(PARTS).does(
      rules({ is: "condition", who: id("ana"), condition: "dazed", levels: 3, of: id("orc") }),
    );
    expect(told.sheet("ana").conditions).toEqual({ dazed: { level: 3, of: "orc" } });
    const less = told.does(rules({ is: "uncondition", who: id("ana"), condition: "dazed", levels: 2 }));
    expect(less.sheet("ana").conditions).toEqual({ dazed: { level: 1, of: "orc" } });
    expect(less.answer(rules({ is: "uncondition", who: id("ana"), condition: "prone", levels: 1 }))).toBe(
      "no-such-condition",
    );
  });

  test("places, turns, sides, actions, ground", () => {
    const told = scene(PARTS);
    expect(told.does(rules({ is: "place", who: id("ana"), to: [50, 50] })).table.fight.ground).toMatchObject({
      at: { ana: [50, 50] },
    });
    expect(told.does(rules({ is: "turn", side: "enemies" })).table.fight.phase).toEqual({
      at: "turn",
      side: "enemies",
      passes: 0,
    });
    expect(told.does(rules({ is: "side", who: id("orc"), side: "players" })).fighter("orc").side).toBe("players");
    expect(told.does(rules({ is: "refresh", who: id("ana"), action: false, rush: 5 })).fighter("ana")).toMatchObject({
      action: false,
      rush: 5,
    });
    const ground = { kind: "map", at: {}, walls: ["0,0"], cover: { "ana>orc": 2 } } as const;
    expect(told.does(rules({ is: "survey", ground })).table.fight.ground).toEqual(ground);
    const down = told.withFighter("ana", { life: "unconscious" });
    expect(down.does(rules({ is: "rise", who: id("ana") })).fighter("ana").life).toBe("up");
  });

  test("HR-RANGE-7 cover, from one or from every enemy, and none any more", () => {
    const covers = (from: string | null, lines: number): Command =>
      rules({ is: "cover", who: id("orc"), from: from === null ? null : id(from), lines });
    const archers = {
      ...PARTS,
      ana: { at: [0, 0], sheet: { weapon: SHORTBOW } },
      rat: { side: "enemies", at: [60, 60] },
    } as const;
    const told = scene(archers).does(covers(null, 3));
    expect(told.table.fight.ground.cover).toEqual({ "ana>orc": 3, "bo>orc": 3 });
    expect(told.does(covers("ana", 0)).table.fight.ground.cover).toEqual({ "bo>orc": 3 });
    expect(told.does(covers("ana", 4)).answer({ do: "engage", who: id("ana"), target: id("orc") })).toBe("full-cover");
    expect(told.answer(covers("ghost", 1))).toBe("unknown-fighter");
    const shot = untilStage(turnedOver(told, "ana", "orc", { ana: "might", orc: "defensive" }), "might");
    const { throws } = shot.does(declares("ana", attack("orc"))).does(closes, [1, 1, 1, 1, 1, 1], [1, 1]);
    expect(throws[0]).toMatchObject({ name: "attack:ana->orc", net: -3 });
  });

  test("HR-POS-1 how far it is, where no map says so", () => {
    const apart = (from: string | null, feet: number | null): Command =>
      rules({ is: "apart", who: id("ana"), from: from === null ? null : id(from), feet });
    expect(scene(PARTS).answer(apart("orc", 5))).toBe("measured-on-map");
    const told = scene({ ana: {}, bo: {}, orc: { side: "enemies" }, rat: { side: "enemies" } }).does(apart(null, 40));
    const spoken = told.does(apart("bo", 5)).does(apart("rat", null));
    expect(spoken.table.fight.ground).toEqual({ kind: "spoken", feet: { "ana|orc": 40, "ana|bo": 5 }, cover: {} });
  });

  test("before the fight and after it", () => {
    expect(gathered(PARTS).answer(rules({ is: "turn", side: "players" }))).toBe("fight-not-started");
    expect(gathered(PARTS).answer(rules({ is: "place", who: id("ana"), to: [0, 0] }))).toBe("ok");
    const over = scene(PARTS).does({ do: "end" });
    expect(over.table.fight.phase).toEqual({ at: "over" });
    expect(over.answer(rules({ is: "place", who: id("ana"), to: [0, 0] }))).toBe("ok");
    expect(over.answer({ do: "pass", side: "players" })).toBe("fight-over");
    expect(over.answer({ do: "end" })).toBe("fight-over");
    expect(scene(PARTS).answer({ do: "end" }, playerOf("ana"))).toBe("game-master-only");
    expect(prompts(over.table)).toEqual([]);
    expect(prompts(gathered(PARTS).table).map(({ kind }) => kind)).toEqual(["start"]);
  });

  test("about somebody who is there", () => {
    expect(scene(PARTS).answer(rules({ is: "heal", who: id("nobody"), amount: 1 }))).toBe("unknown-fighter");
  });
});

describe("HR-GM-1 who is there", () => {
  const spare = scene({ ...PARTS, hound: { side: "enemies", at: [10, 0], sheet: sword } }).does({
    do: "dismiss",
    who: id("hound"),
  });

  test("a newcomer needs a sheet at the table, and comes with a round before it", () => {
    const enlist: Command = { do: "enlist", who: id("hound"), side: "enemies", npc: true };
    expect(spare.answer(enlist, playerOf("ana"))).toBe("game-master-only");
    const told = spare.does(enlist);
    expect(told.fighter("hound")).toMatchObject({ side: "enemies", npc: true, action: true, rush: 1, life: "up" });
    expect(told.answer(enlist)).toBe("already-there");
    expect(spare.answer({ ...enlist, who: id("nobody") })).toBe("unknown-fighter");
  });

  test("whoever is dismissed is gone from everything", () => {
    expect(spare.answer({ do: "dismiss", who: id("hound") })).toBe("unknown-fighter");
    expect(spare.answer({ do: "dismiss", who: id("ana") }, playerOf("ana"))).toBe("game-master-only");
    const hurt = scene(PARTS)
      .does(rules({ is: "harm", who: id("orc"), amount: 5, from: "a fall" }))
      .does({
        do: "use",
        who: id("orc"),
        ability: "dodge",
        frequency: "passive",
        instant: true,
        action: false,
        extra: 0,
      })
      .does({ do: "dismiss", who: id("orc") });
    expect(hurt.table.fight).toMatchObject({ hurts: [], announced: [] });
    expect(hurt.table.fight.fighters[id("orc")]).toBeUndefined();
  });

  test("in an engagement, whatever its stage", () => {
    const engaged = scene(PARTS).does({ do: "engage", who: id("ana"), target: id("orc") });
    const declined = engaged.does({ do: "decline", who: id("bo") }).does({ do: "dismiss", who: id("orc") });
    expect(engagementOf(declined.table)).toMatchObject({ members: ["ana"], targeted: "enemies" });
    const choosing = engaged.does({ do: "join", who: id("bo") }).does({ do: "close-joining" });
    const sealed = choosing
      .does(sealing(choosing, "bo", "might"))
      .does({ do: "forfeit", who: id("orc") })
      .does({ do: "dismiss", who: id("bo") });
    expect(engagementOf(sealed.table)).toMatchObject({
      members: ["ana", "orc"],
      step: { seals: {}, forfeited: ["orc"] },
    });
    const forfeitless = sealed.does({ do: "dismiss", who: id("orc") });
    expect(engagementOf(forfeitless.table)?.step).toMatchObject({ forfeited: [] });
    const all = (["ana", "bo", "orc"] as const)
      .reduce((told, who) => told.does(sealing(told, who, "might")), choosing)
      .does({ do: "freeze" });
    const opened = all.does({
      do: "open",
      who: id("ana"),
      opening: { choice: "might", salt: "ab".repeat(16) as never },
    });
    const left = opened.does({ do: "dismiss", who: id("bo") });
    expect(engagementOf(left.table)?.step).toMatchObject({ is: "opening", stances: { ana: "might" } });
    const turned = left.does({ do: "dismiss", who: id("orc") });
    expect(engagementOf(turned.table)?.step).toMatchObject({ is: "resolving", stances: { ana: "might" } });
  });

  test("and while its stages are played", () => {
    const clash = untilStage(
      turnedOver(scene(PARTS), "ana", "orc", { ana: "agility", orc: "might", bo: "agility" }),
      "agility",
    )
      .does({ do: "plan", who: id("bo"), first: "sidestep" })
      .does(declares("ana", { do: "grapple", target: id("orc"), answer: null }));
    const left = clash.does({ do: "dismiss", who: id("ana") }).does({ do: "dismiss", who: id("bo") });
    expect(engagementOf(left.table)?.step).toMatchObject({
      declared: {},
      late: [],
      landing: [],
      stances: { orc: "might" },
    });
    const over = untilStage(left, "after").does(closes);
    expect(over.table.fight.phase).toMatchObject({ at: "turn", side: "enemies" });
  });

  test("before the first round too", () => {
    const surprising = gathered(PARTS).does({
      do: "start",
      expecting: { players: true, enemies: false },
      witnesses: { [id("orc")]: { sees: false, regards: "unknown" } },
    });
    const told = surprising.does({ do: "dismiss", who: id("bo") });
    expect(told.table.fight.phase).toEqual({ at: "ambush", may: ["ana"] });
    expect(prompts(surprising.table).map(({ kind, of: whom }) => [kind, whom])).toEqual([
      ["ambush", ["ana"]],
      ["ambush", ["bo"]],
    ]);
  });

  test("one that climbs, or has just moved, leaves no trace", () => {
    const climbing: Part = { at: [0, 0], sheet: { conditions: conditions({ climbing: [1, "orc"] }) } };
    const hurt = scene({ ...PARTS, ana: climbing })
      .does(rules({ is: "harm", who: id("ana"), amount: 5, from: "a fall" }))
      .does({ do: "settle" });
    expect(hurt.table.fight.clinging).toEqual({ ana: 5 });
    expect(hurt.does({ do: "dismiss", who: id("ana") }).table.fight.clinging).toEqual({});
  });
});

describe("offers", () => {
  const kinds = (told: ReturnType<typeof scene>, who = MASTER) =>
    [...new Set(offers(told.table, who).flatMap(({ kind, refusal }) => (refusal === null ? [kind] : [])))].sort();

  test("on one's turn, and not on the other side's", () => {
    expect(kinds(scene(PARTS), playerOf("ana"))).toEqual([
      "call-out",
      "dash",
      "engage",
      "help",
      "object",
      "pass",
      "sidestep",
    ]);
    expect(kinds(scene(PARTS), playerOf("orc"))).toEqual([]);
  });

  test("while a dash waits", () => {
    const running = scene(PARTS).does({
      do: "dash",
      who: id("ana"),
      destination: { to: [-10, 0], path: [], feet: 0, near: [] },
      stand: false,
    });
    expect(kinds(running, playerOf("orc"))).toEqual(["blow", "let-pass"]);
    expect(kinds(running)).toEqual(["blow", "let-pass", "move-on"]);
    const blows = offers(running.table, playerOf("orc")).filter(({ kind }) => kind === "blow");
    expect(blows.map(({ id: name, ways }) => [name, ways.length])).toEqual([
      ["blow orc ana action", 3],
      ["blow orc ana rush", 3],
    ]);
  });

  test("in an engagement", () => {
    const engaged = scene(PARTS).does({ do: "engage", who: id("ana"), target: id("orc") });
    expect(kinds(engaged, playerOf("bo"))).toEqual(["decline", "join"]);
    expect(kinds(engaged)).toEqual(["close-joining", "decline", "join"]);
    const clash = turnedOver(scene(PARTS), "ana", "orc", { ana: "cunning", orc: "agility" });
    expect(kinds(clash, playerOf("ana"))).toEqual(["attack", "grapple", "hinder", "hold", "stunt"]);
    expect(offers(clash.table, playerOf("ana")).flatMap(({ ways }) => ways)).toContainEqual(
      declares("ana", attack("orc", { riders: { dazed: 1, weakened: 1 } })),
    );
    const riders = offers(clash.table, playerOf("ana"))
      .filter(({ kind }) => kind === "attack")
      .flatMap(({ ways }) =>
        ways.map((way) => (way.do === "declare" && way.what.do === "attack" ? way.what.riders : null)),
      );
    expect(riders).toEqual([
      { dazed: 2 },
      { dazed: 1, "off-balanced": 1 },
      { dazed: 1, weakened: 1 },
      { "off-balanced": 2 },
      { "off-balanced": 1, weakened: 1 },
      { weakened: 2 },
      { dazed: 1 },
      { "off-balanced": 1 },
      { weakened: 1 },
      {},
    ]);
  });

  test("of everybody's, what each may answer", () => {
    const hurt = scene(PARTS).does(rules({ is: "harm", who: id("ana"), amount: 5, from: "a fall" }));
    expect(kinds(hurt, playerOf("ana"))).toEqual(["shrug", "take"]);
    expect(kinds(hurt, playerOf("bo"))).toEqual([]);
    expect(kinds(hurt)).toEqual(["settle", "shrug", "take"]);
  });
});

describe("the ruleset's sealing", () => {
  test("knows nobody's choices but those there are", () => {
    const { sealing: seals } = heartRush;
    expect(seals?.choices(scene(PARTS).table, id("nobody"))).toEqual([]);
    expect(seals?.choices(scene(PARTS).table, id("ana"))).toEqual(["might", "agility", "cunning", "defensive"]);
    expect(seals?.context(scene(PARTS).table, id("ana"))).toEqual({ combat: "scene", engagement: "", fighter: "ana" });
    expect(of(scene(PARTS), "sealed")).toEqual([]);
  });
});
