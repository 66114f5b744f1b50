import { describe, expect, test } from "vitest";
import type { Command } from "../state/commands.ts";
import type { Declaration } from "../state/model.ts";
import type { Options } from "../state/options.ts";
import { offers } from "../flow/offers.ts";
import { prompts } from "../flow/prompts.ts";
import type { Stance } from "./stance.ts";
import { conditions, FISTS, MAUL, SWORD } from "../testing/creature.ts";
import {
  attack,
  closes,
  declares,
  id,
  MASTER,
  of,
  playerOf,
  scene,
  sidestep,
  turnedOver,
  untilStage,
} from "../testing/scene.ts";
import type { Part, Scene } from "../testing/scene.ts";

const grapple = (answer: "might" | "agility" | null = null): Declaration => ({
  do: "grapple",
  target: id("orc"),
  answer,
});

const climb = (answer: "might" | "agility" | null = null): Declaration => ({
  do: "climb",
  target: id("orc"),
  ability: "agility",
  answer,
});

const hinder = (option: "hurt" | "blind" | "prone" | "push", levels = {}): Declaration => ({
  do: "hinder",
  target: id("orc"),
  option,
  levels,
});

const stunt = (answer: "cunning" | "presence" | null = null): Declaration => ({
  do: "stunt",
  target: id("orc"),
  ability: "cunning",
  answer,
});

const facing = (
  ana: Part = {},
  orc: Part = {},
  options: Partial<Options> = {},
  stances: readonly [Stance, Stance] = ["cunning", "agility"],
) =>
  turnedOver(
    scene(
      {
        ana: { at: [0, 0], ...ana, sheet: { weapon: FISTS, ...ana.sheet } },
        orc: { side: "enemies", at: [5, 0], ...orc, sheet: { weapon: SWORD, ...orc.sheet } },
      },
      options,
    ),
    "ana",
    "orc",
    { ana: stances[0], orc: stances[1] },
  );

const landed = (told: Scene, what: Declaration, ...dice: readonly (readonly number[])[]) =>
  untilStage(told.does(declares("ana", what)), "after").does(closes, ...dice);

describe("HR-OFF-2, HR-OFF-4 what the target answers with", () => {
  test("is never whoever acts on it to say", () => {
    const saying = [grapple("agility"), climb("might"), stunt("presence")];
    for (const what of saying) {
      expect(facing().answer(declares("ana", what), playerOf("ana"))).toBe("not-yours");
      expect(facing().answer(declares("ana", what), playerOf("ana", "orc"))).not.toBe("not-yours");
    }
    expect(facing().answer(declares("ana", grapple()), playerOf("ana"))).toBe("ok");
  });
});

describe("HR-OFF-1 on whom", () => {
  test.for<[Stance, Stance, Partial<Options>, string]>([
    ["cunning", "agility", {}, "ok"],
    ["cunning", "cunning", {}, "not-directly-beaten"],
    ["cunning", "defensive", {}, "ok"],
    ["cunning", "defensive", { defensiveIsBeaten: false }, "not-directly-beaten"],
    ["cunning", "might", {}, "not-directly-beaten"],
  ])("%s on %s, %j: %s", ([ours, theirs, options, answer]) => {
    expect(facing({}, {}, options, [ours, theirs]).answer(declares("ana", grapple()))).toBe(answer);
    expect(facing({}, {}, options, [ours, theirs]).answer(declares("ana", stunt()))).toBe(answer);
  });

  test.for<[string, (told: Scene) => Scene]>([
    ["not-hostile", (told) => told.withFighter("orc", { side: "players" })],
    ["target-dead", (told) => told.withFighter("orc", { life: "dead" })],
    ["cannot-act", (told) => told.withFighter("ana", { life: "unconscious" })],
    ["surprised", (told) => told.withFighter("ana", { surprised: true })],
    ["not-adjacent", (told) => told.does({ do: "rule", ruling: { is: "place", who: id("orc"), to: [10, 0] } })],
  ])("%s", ([reason, change]) => {
    expect(change(facing()).answer(declares("ana", grapple()))).toBe(reason);
  });

  test("only on members", () => {
    const parts = {
      ana: { at: [0, 0] },
      orc: { side: "enemies", at: [5, 0] },
      rat: { side: "enemies", at: [0, 5] },
    } as const;
    const told = turnedOver(scene(parts), "ana", "orc", { ana: "cunning", orc: "agility" });
    expect(told.answer(declares("ana", { do: "hinder", target: id("rat"), option: "blind", levels: {} }))).toBe(
      "not-in-engagement",
    );
  });
});

describe("HR-OFF-2 grappling", () => {
  test("might against might or agility; a higher total holds, and brings a level of restraint", () => {
    const told = landed(facing(), grapple("agility"), [5, 4], [4, 4]);
    expect(told.throws.map(({ name, dice }) => [name, dice.map(({ role }) => role)])).toEqual([
      ["contest:ana->orc", ["heart", "ability"]],
      ["contest:orc->ana", ["heart", "ability"]],
    ]);
    expect(told.sheet("ana").conditions).toEqual({ grappling: { level: 1, of: "orc" } });
    expect(told.sheet("orc").conditions).toEqual({
      grappled: { level: 1, of: "ana" },
      restrained: { level: 1, of: null },
    });
    expect(of(told, "wrestled")[0]).toMatchObject({ what: "grapple", totals: { ana: 9, orc: 8 }, success: true });
  });

  test("a tie does not", () => {
    const told = landed(facing(), grapple(), [4, 4], [4, 4]);
    expect(told.sheet("ana").conditions).toEqual({});
    expect(of(told, "wrestled")[0]?.success).toBe(false);
  });

  test.for([
    [7, 6, 7, false],
    [7, 6, 6, true],
  ] as const)("with one hand %i and %i against %i: %s", ([heart, ability, theirs, success]) => {
    const told = landed(facing({ sheet: { weapon: SWORD } }), grapple(), [heart, ability], [theirs - 1, 1]);
    expect(of(told, "wrestled")[0]).toMatchObject({ totals: { ana: 7, orc: theirs }, success });
  });

  test("the larger has a level of advantage for each size, and help counts", () => {
    const told = landed(
      facing({ fighter: { helped: 1 } }, { sheet: { size: "L2" } }),
      grapple(),
      [1, 1, 1],
      [1, 1, 1, 1],
    );
    expect(told.throws.map(({ net }) => net)).toEqual([1, 2]);
    expect(told.fighter("ana").helped).toBe(0);
  });

  test("the target answers with the better of the two, unless its owner says otherwise", () => {
    const quick = { sheet: { abilities: { might: 4, agility: 12, cunning: 4, presence: 4 } } } as const;
    expect(landed(facing({}, quick), grapple(), [1, 1], [1, 1]).throws[1]?.dice[1]?.faces).toBe(12);
    const strong = { sheet: { abilities: { might: 10, agility: 10, cunning: 4, presence: 4 } } } as const;
    expect(landed(facing({}, strong), grapple(), [1, 1], [1, 1]).throws[1]?.dice[1]?.faces).toBe(10);
    const declared = facing({}, quick).does(declares("ana", grapple()));
    const answer: Command = { do: "answer", who: id("orc"), by: id("ana"), ability: "might" };
    expect(prompts(declared.table).map(({ kind, of: whom }) => [kind, whom])).toContainEqual(["answer", ["orc"]]);
    expect(declared.answer(answer, playerOf("ana"))).toBe("not-yours");
    const answered = declared.does(answer);
    expect(answered.answer(answer)).toBe("already-declared");
    expect(untilStage(declared, "after").answer(closes, playerOf("ana"))).toBe("answers-awaited");
    expect(untilStage(answered, "after").answer(closes, playerOf("ana"))).toBe("ok");
    expect(untilStage(answered, "after").does(closes, [1, 1], [1, 1]).throws[1]?.dice[1]?.faces).toBe(4);
    expect(declared.answer({ ...answer, who: id("ana") })).toBe("not-its-stage");
    expect(declared.answer({ ...answer, by: id("orc") })).toBe("not-its-stage");
    expect(declared.answer({ ...answer, who: id("nobody") })).toBe("unknown-fighter");
    expect(
      facing()
        .does(declares("ana", hinder("blind")))
        .answer(answer),
    ).toBe("not-its-stage");
  });

  test.for<[string, Part, Part]>([
    ["no-free-hand", { sheet: { weapon: MAUL } }, {}],
    ["no-free-hand", { sheet: { weapon: SWORD, shield: "light" } }, {}],
    ["already-grappling", { sheet: { conditions: conditions({ grappling: [1, "rat"] }) } }, {}],
    ["already-grappled", {}, { sheet: { conditions: conditions({ grappled: [1, "rat"] }) } }],
  ])("%s", ([reason, ana, orc]) => {
    expect(facing(ana, orc).answer(declares("ana", grapple()))).toBe(reason);
  });

  test("nobody is held by two", () => {
    const parts = {
      ana: { at: [0, 0] },
      bo: { at: [5, 5], sheet: { conditions: conditions({ grappling: [1, "orc"] }) } },
      orc: { side: "enemies", at: [5, 0] },
    } as const;
    const told = turnedOver(scene(parts), "ana", "orc", { ana: "cunning", orc: "agility" });
    expect(told.answer(declares("ana", grapple()))).toBe("already-grappled");
  });
});

describe("HR-OFF-7 a climber pushes nothing", () => {
  test("hindering by a push hurts what it climbs by a d6, and unbalances it", () => {
    const told = facing(
      { sheet: { conditions: conditions({ climbing: [1, "orc"] }) } },
      { sheet: { size: "L2", conditions: conditions({ "climbed-on": [1, "ana"] }) } },
    ).does(declares("ana", hinder("push")));
    const landed = untilStage(told, "after").does(closes, [5]);
    expect(landed.throws).toMatchObject([{ name: "damage:ana->orc", dice: [{ faces: 6 }] }]);
    expect(of(landed, "hurt")).toMatchObject([{ on: "orc", from: "ana", raw: 5 }]);
    expect(of(landed, "pushed")).toEqual([]);
    expect(of(landed, "conditionGained")).toMatchObject([{ is: "off-balanced", levels: 2 }]);
  });
});

describe("HR-OFF-3 landing", () => {
  const trio = {
    ana: { at: [0, 0], sheet: { weapon: FISTS } },
    bo: { at: [5, 5], sheet: { weapon: SWORD } },
    orc: { side: "enemies", at: [5, 0], sheet: { weapon: SWORD } },
  } as const;

  test("after every attack of the engagement", () => {
    const told = turnedOver(scene(trio), "ana", "orc", { ana: "agility", orc: "might", bo: "defensive" });
    const prone = untilStage(told, "agility").does(declares("ana", hinder("prone")));
    const struck = untilStage(prone, "might")
      .does(declares("orc", attack("bo")))
      .does(closes, [1, 1, 1], [8, 6]);
    expect(struck.throws[0]?.net).toBe(0);
    expect(struck.does(closes).sheet("orc").conditions).toEqual({ prone: { level: 1, of: "ana" } });
  });

  test("or at the end of its own stage, where the table says so", () => {
    const told = turnedOver(scene(trio, { offensiveActionsLand: "step" }), "ana", "orc", {
      ana: "agility",
      orc: "might",
      bo: "defensive",
    });
    const landing = untilStage(told, "agility")
      .does(declares("ana", hinder("prone")))
      .does(closes);
    expect(landing.sheet("orc").conditions).toEqual({ prone: { level: 1, of: "ana" } });
    const over = untilStage(landing, "after").does(closes);
    expect(of(over, "hindered")).toEqual([]);
    expect(over.table.fight.phase.at).toBe("turn");
  });

  test("what has become impossible fizzles unrolled", () => {
    const told = facing().does(declares("ana", grapple()));
    const away = untilStage(told, "moves").does(sidestep("orc", [10, 0], "free"));
    const over = untilStage(away, "after").does(closes);
    expect(of(over, "fizzled")).toEqual([{ type: "fizzled", what: "grapple", by: "ana", on: "orc" }]);
    const gone = untilStage(told, "after").does({ do: "dismiss", who: id("orc") });
    expect(of(gone.does(closes), "fizzled")).toHaveLength(1);
  });

  test("a might push comes first, and may take the target away", () => {
    const told = turnedOver(scene({ ...trio, bo: { at: [10, 0], sheet: { weapon: SWORD } } }), "ana", "orc", {
      ana: "might",
      orc: "cunning",
      bo: "might",
    });
    const declared = untilStage(told, "might")
      .does(declares("bo", attack("orc")))
      .does(declares("ana", { ...grapple() }));
    const over = declared
      .does({ do: "rule", ruling: { is: "place", who: id("ana"), to: [5, 5] } })
      .does(closes, [1, 1, 1], [8, 6])
      .does(closes);
    expect(over.table.fight.ground).toMatchObject({ at: { orc: [-5, 0] } });
    expect(of(over, "fizzled")).toHaveLength(1);
  });
});

describe("HR-OFF-4 climbing", () => {
  const giant = { sheet: { size: "L2" } } as const;

  test("a creature two sizes larger: a higher total is up", () => {
    const told = landed(facing({}, giant), climb("might"), [5, 5], [4, 4]);
    expect(told.throws.map(({ net }) => net)).toEqual([0, 0]);
    expect(told.sheet("ana").conditions).toEqual({ climbing: { level: 1, of: "orc" } });
    expect(told.sheet("orc").conditions).toEqual({ "climbed-on": { level: 1, of: "ana" } });
    const failed = landed(facing({}, giant), climb(), [4, 4], [4, 4]);
    expect(failed.sheet("ana").conditions).toEqual({});
  });

  test.for<[string, Part, Part]>([
    ["too-small-to-climb", {}, { sheet: { size: "large" } }],
    ["already-climbing", { sheet: { conditions: conditions({ climbing: [1, "drake"] }) } }, giant],
  ])("%s", ([reason, ana, orc]) => {
    expect(facing(ana, orc).answer(declares("ana", climb()))).toBe(reason);
  });
});

describe("HR-OFF-5, HR-OFF-8 hindering", () => {
  test("1d4 and two levels of weakness", () => {
    const told = landed(facing(), hinder("hurt", { dazed: 1, weakened: 1 }), [3]);
    expect(told.throws[0]).toMatchObject({ name: "damage:ana->orc", dice: [{ faces: 4 }] });
    expect(of(told, "hurt")).toMatchObject([{ on: "orc", from: "ana", raw: 3, dealt: 3 }]);
    expect(told.sheet("orc").conditions).toEqual({ dazed: { level: 1, of: "ana" }, weakened: { level: 1, of: "ana" } });
    expect(told.table.fight.phase.at).toBe("turn");
    expect(told.answer({ do: "pass", side: "enemies" })).toBe("shrugs-awaited");
  });

  test("a level of blinded", () => {
    expect(landed(facing(), hinder("blind")).sheet("orc").conditions).toEqual({ blinded: { level: 1, of: "ana" } });
  });

  test.for([
    ["large", "ok"],
    ["L2", "too-large"],
  ] as const)("prone for a %s one: %s", ([size, answer]) => {
    expect(facing({}, { sheet: { size } }).answer(declares("ana", hinder("prone")))).toBe(answer);
  });

  test.for([
    ["small", 10],
    ["medium", 5],
    ["large", 0],
  ] as const)("a push of a %s one: %i feet, and two levels of off-balanced", ([size, feet]) => {
    const told = landed(facing({}, { sheet: { size } }), hinder("push"));
    expect(of(told, "pushed").map((push) => push.feet)).toEqual(feet === 0 ? [] : [feet]);
    expect(told.sheet("orc").conditions).toEqual({ "off-balanced": { level: 2, of: "ana" } });
  });

  test.for<[string, object]>([
    ["too-many-levels", { dazed: 2, weakened: 1 }],
    ["condition-not-offered", { slowed: 1 }],
    ["ok", { dazed: 2, slowed: 0 }],
    ["ok", {}],
  ])("%s: %j", ([answer, levels]) => {
    expect(facing().answer(declares("ana", hinder("hurt", levels)))).toBe(answer);
  });
});

describe("HR-OFF-9 stunts", () => {
  test("the dice say who had the better of it, and nothing more", () => {
    const told = landed(facing(), stunt(), [5, 5], [4, 4]);
    expect(of(told, "wrestled")[0]).toMatchObject({ what: "stunt", totals: { ana: 10, orc: 8 }, success: true });
    expect(told.sheet("orc").conditions).toEqual({});
    expect(of(landed(facing(), stunt("presence"), [4, 4], [4, 4]), "wrestled")[0]?.success).toBe(false);
  });

  const bold = { sheet: { abilities: { might: 4, agility: 8, cunning: 10, presence: 12 } } } as const;
  const answers = (told: Scene, by = playerOf("orc")): readonly string[] =>
    offers(told.table, by).flatMap(({ kind, ways: [way] }) =>
      kind === "answer" && way?.do === "answer" ? [way.ability] : [],
    );

  test("the one it is tried on answers with any ability, by their owner's word or the Game Master's", () => {
    const tried = facing({}, bold).does(declares("ana", stunt()));
    expect(answers(tried)).toEqual(["might", "agility", "cunning", "presence"]);
    expect(answers(tried, MASTER)).toEqual(answers(tried));
    expect(answers(tried, playerOf("ana"))).toEqual([]);
    expect(prompts(tried.table).map(({ kind, of: whom }) => [kind, whom])).toContainEqual(["answer", ["orc"]]);
    const answer: Command = { do: "answer", who: id("orc"), by: id("ana"), ability: "presence" };
    const answered = tried.doesAs(playerOf("orc"), answer);
    expect(answers(answered)).toEqual(["might", "agility", "cunning"]);
    expect(untilStage(answered, "after").does(closes, [1, 1], [1, 1]).throws[1]?.dice[1]?.faces).toBe(12);
  });

  test("unanswered it keeps players waiting, and meets the ability it is tried with when the Game Master goes on", () => {
    const tried = untilStage(facing({}, bold).does(declares("ana", stunt())), "after");
    expect(tried.answer(closes, playerOf("ana"))).toBe("answers-awaited");
    expect(tried.does(closes, [1, 1], [1, 1]).throws[1]?.dice[1]?.faces).toBe(10);
  });

  test("a grapple or a climb is answered with might or agility alone", () => {
    for (const what of [grapple(), climb()]) {
      const tried = facing({}, { sheet: { size: "L3" } }).does(declares("ana", what));
      expect(answers(tried)).toEqual(["might", "agility"]);
      const answer: Command = { do: "answer", who: id("orc"), by: id("ana"), ability: "presence" };
      expect(tried.answer(answer)).toBe("no-such-answer");
    }
  });
});
