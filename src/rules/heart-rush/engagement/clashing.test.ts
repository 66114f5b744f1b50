import { describe, expect, test } from "vitest";
import type { Command } from "../state/commands.ts";
import type { Declaration } from "../state/model.ts";
import { legalTargets, resolvingOf } from "./targets.ts";
import { cantrip, weapon } from "../testing/creature.ts";
import {
  attack,
  closes,
  declares,
  id,
  of,
  playerOf,
  scene,
  sidestep,
  turnedOver,
  untilStage,
} from "../testing/scene.ts";
import type { Scene } from "../testing/scene.ts";
import { DUEL, duel, strikes, sword } from "../testing/duel.ts";

describe("HR-FORF-2 whoever does not open a frozen seal", () => {
  const struck = (told: Scene): Scene => strikes(told, "ana", attack("orc"), "might").does(closes, [6, 6, 6], [1, 1]);

  test("takes whole damage and is beaten, and strikes at nobody", () => {
    const exposed = (told: Scene): Scene => told.withFighter("orc", { exposed: true });
    const open = exposed(duel("might", "defensive"));
    const raw = of(struck(open), "struck")[0]?.raw ?? 0;
    const dealt = [duel("might", "defensive"), open].map((told) => of(struck(told), "hurt")[0]?.dealt);
    expect(dealt).toEqual([Math.ceil(raw / 2), raw]);
    expect(untilStage(open, "might").answer(declares("orc", attack("ana")))).toBe("defensive-does-not-attack");
    const seize: Declaration = { do: "grapple", target: id("orc"), answer: null };
    const mild = duel("might", "defensive", DUEL, { defensiveIsBeaten: false });
    const seized = [mild, exposed(mild)].map((told) => untilStage(told, "might").answer(declares("ana", seize)));
    expect(seized).toEqual(["not-directly-beaten", "ok"]);
  });
});

describe("HR-STEP-1 each in its own stage", () => {
  test("cunning speaks first, then agility, then might", () => {
    const told = duel("might", "cunning");
    expect(told.answer(declares("ana", attack("orc")))).toBe("not-its-stage");
    expect(told.answer(declares("orc", { do: "hold" }))).toBe("ok");
    expect(untilStage(told, "might").answer(declares("ana", attack("orc")))).toBe("ok");
    expect(untilStage(told, "might").answer(declares("orc", { do: "hold" }))).toBe("not-its-stage");
  });

  test("once", () => {
    const told = duel("cunning", "cunning").does(declares("ana", { do: "hold" }));
    expect(told.answer(declares("ana", attack("orc")))).toBe("already-declared");
  });

  test.for<[string, Scene, Command]>([
    ["no-engagement", scene(DUEL), declares("ana", attack("orc"))],
    [
      "join-still-open",
      scene(DUEL).does({ do: "engage", who: id("ana"), target: id("orc") }),
      declares("ana", attack("orc")),
    ],
    [
      "not-everyone-has-chosen",
      scene(DUEL)
        .does({ do: "engage", who: id("ana"), target: id("orc") })
        .does({ do: "close-joining" }),
      declares("ana", attack("orc")),
    ],
    ["defensive-does-not-attack", duel("defensive", "might"), declares("ana", attack("orc"))],
    ["unknown-fighter", duel("cunning", "might"), declares("nobody", attack("orc"))],
    ["unknown-fighter", duel("cunning", "might"), declares("ana", attack("nobody"))],
    [
      "unknown-fighter",
      duel("cunning", "might"),
      declares("ana", { do: "grapple", target: id("nobody"), answer: null }),
    ],
  ])("%s", ([reason, told, command]) => {
    expect(told.answer(command)).toBe(reason);
  });

  test("nobody speaks for another, and bystanders not at all", () => {
    const parts = { ...DUEL, bo: { at: [0, 5] } } as const;
    const told = duel("cunning", "cunning", parts);
    expect(told.answer(declares("ana", { do: "hold" }), playerOf("bo"))).toBe("not-yours");
    expect(told.answer(declares("bo", { do: "hold" }))).toBe("not-in-engagement");
  });
});

describe("HR-STEP-2 whom one may attack", () => {
  test("an enemy inside, alive, that the stance may attack, in range", () => {
    const parts = { ...DUEL, bo: { at: [0, 5] }, hound: { side: "enemies", at: [5, 5] } } as const;
    const told = turnedOver(scene(parts), "ana", "orc", {
      ana: "cunning",
      orc: "might",
      bo: "agility",
      hound: "defensive",
    });
    expect(legalTargets(told.table, id("ana"))).toEqual(["hound"]);
    expect(told.answer(declares("ana", attack("orc")))).toBe("stance-does-not-beat");
    expect(told.answer(declares("ana", attack("bo")))).toBe("not-hostile");
    expect(told.withFighter("hound", { life: "dead" }).answer(declares("ana", attack("hound")))).toBe("target-dead");
    expect(legalTargets(scene(parts).table, id("ana"))).toEqual([]);
    expect(legalTargets(told.table, id("nobody"))).toEqual([]);
  });

  test("one target, unless the weapon strikes several", () => {
    const blast = {
      ...DUEL,
      ana: { at: [0, 0], sheet: { weapon: cantrip("earth", "blast") } },
      hound: { side: "enemies", at: [0, 5], sheet: sword },
      rat: { side: "enemies", at: [5, 5], sheet: sword },
    } as const;
    const stances = { ana: "cunning", orc: "agility", hound: "agility", rat: "agility" } as const;
    const told = turnedOver(scene(blast), "ana", "orc", stances);
    const also = (...others: string[]) => declares("ana", attack("orc", { also: others.map(id) }));
    expect(told.answer(also("hound"))).toBe("ok");
    expect(told.answer(also("hound", "rat"))).toBe("same-target");
    expect(told.answer(also("orc"))).toBe("same-target");
    expect(turnedOver(scene({ ...blast, ana: DUEL.ana }), "ana", "orc", stances).answer(also("hound"))).toBe(
      "same-target",
    );
    const done = told.does(also("hound")).does(closes, [1, 1, 12], [8, 6], [8, 6, 12], [1, 1]);
    expect(of(done, "struck").map(({ on, raw }) => [on, raw])).toEqual([
      ["orc", 0],
      ["hound", 24],
    ]);
  });

  test("an attack that has become impossible by the time its stage closes comes to nothing", () => {
    const told = duel("cunning", "cunning")
      .does(declares("ana", attack("orc")))
      .withFighter("orc", { life: "dead" })
      .does(closes);
    expect(of(told, "fizzled")).toEqual([{ type: "fizzled", what: "attack", by: "ana", on: "orc" }]);
    expect(told.throws).toEqual([]);
  });
});

describe("HR-STEP-3 contests", () => {
  const both = (dice: readonly (readonly number[])[]) =>
    duel("might", "might", DUEL)
      .does(closes)
      .does(closes)
      .does(closes)
      .does(closes)
      .does(declares("ana", attack("orc")))
      .does(declares("orc", attack("ana")))
      .does(closes, ...dice);

  test("two of one stance that attack each other: the lower takes the difference", () => {
    const told = both([
      [8, 6, 8],
      [1, 1, 1],
    ]);
    expect(told.throws.map(({ name }) => name)).toEqual(["contest:ana->orc", "contest:orc->ana"]);
    expect(of(told, "contested")[0]).toMatchObject({ loser: "orc", raw: 19, stance: "might", feet: 5 });
    expect(of(told, "hurt")).toMatchObject([{ on: "orc", from: "ana", raw: 19, dealt: 19 }]);
  });

  test("the other way round as well, and a tie is nothing", () => {
    expect(
      of(
        both([
          [1, 1, 2],
          [2, 2, 2],
        ]),
        "hurt",
      ),
    ).toMatchObject([{ on: "ana", from: "orc", raw: 2 }]);
    const tie = both([
      [2, 2, 2],
      [2, 2, 2],
    ]);
    expect(of(tie, "contested")[0]).toMatchObject({ loser: null, raw: 0 });
    expect(of(tie, "hurt")).toEqual([]);
  });

  test("whoever is attacked without attacking back defends", () => {
    const told = strikes(duel("might", "might"), "ana", attack("orc"), "might").does(closes, [3, 3, 3], [1, 1]);
    expect(told.throws.map(({ name }) => name)).toEqual(["attack:ana->orc", "defence:orc<-ana"]);
    expect(of(told, "struck")[0]).toMatchObject({ raw: 7, stance: "might", opportunity: false });
  });

  test("a cantrip without damage contests nothing: it lands, and the other's blow meets a defence", () => {
    const parts = { ...DUEL, ana: { at: [0, 0], sheet: { weapon: cantrip("dark") } } } as const;
    const told = duel("cunning", "cunning", parts)
      .does(declares("ana", attack("orc")))
      .does(declares("orc", attack("ana")))
      .does(closes, [5, 5, 5], [1, 1]);
    expect(told.throws.map(({ name }) => name)).toEqual(["attack:orc->ana", "defence:ana<-orc"]);
    expect(told.sheet("orc").conditions).toEqual({ weakened: { level: 2, of: "ana" } });
  });

  test("the winner's cantrip brings what it brings", () => {
    const parts = { ...DUEL, ana: { at: [0, 0], sheet: { weapon: cantrip("water") } } } as const;
    const told = duel("cunning", "cunning", parts)
      .does(declares("ana", attack("orc")))
      .does(declares("orc", attack("ana")))
      .does(closes, [8, 6, 8], [1, 1, 1]);
    expect(told.sheet("orc").conditions["off-balanced"]).toEqual({ level: 1, of: "ana" });
    expect(told.fighter("orc").water).toBe("wet");
  });
});

describe("HR-STEP-4 who speaks first", () => {
  const parts = {
    ...DUEL,
    bo: { at: [0, 5], sheet: sword },
    hound: { side: "enemies", at: [5, 5], sheet: sword },
  } as const;
  const all = { ana: "cunning", orc: "cunning", bo: "cunning", hound: "cunning" } as const;

  test("in any order", () => {
    const told = turnedOver(scene(parts), "ana", "orc", all);
    expect(told.answer(declares("ana", { do: "hold" }))).toBe("ok");
    expect(told.answer(declares("hound", { do: "hold" }))).toBe("ok");
  });

  test("or side by side, the side engaged first", () => {
    const hold: Declaration = { do: "hold" };
    const told = turnedOver(scene(parts, { declareMode: "one-by-one" }), "ana", "orc", all);
    expect(told.answer(declares("ana", hold))).toBe("other-side-moves");
    const first = told.does(declares("orc", hold));
    expect(first.answer(declares("hound", hold))).toBe("other-side-moves");
    const second = first.does(declares("bo", hold));
    expect(second.answer(declares("ana", hold))).toBe("other-side-moves");
    const third = second.does(declares("hound", hold));
    expect(third.answer(declares("ana", hold))).toBe("ok");
  });

  test("when one side has spoken, the other goes on", () => {
    const told = turnedOver(scene(parts, { declareMode: "one-by-one" }), "ana", "orc", {
      ...all,
      orc: "might",
      hound: "might",
    });
    const first = told.does(declares("ana", { do: "hold" }));
    expect(first.answer(declares("bo", { do: "hold" }))).toBe("ok");
  });
});

describe("HR-STEP-5 all on the state in which the stage began", () => {
  const parts = {
    ...DUEL,
    bo: { at: [0, 5], sheet: sword },
    hound: { side: "enemies", at: [5, 5], sheet: { ...sword, hp: { now: 1, max: 25 } } },
  } as const;

  test("who dies in a stage still strikes in it", () => {
    const told = turnedOver(scene(parts), "ana", "orc", {
      ana: "defensive",
      orc: "cunning",
      bo: "cunning",
      hound: "agility",
    });
    const done = told
      .does(declares("bo", attack("hound")))
      .does(declares("orc", attack("bo")))
      .does(closes, [8, 6, 8], [1, 1], [8, 6, 8], [1, 1]);
    expect(of(done, "struck").map(({ by, on, raw }) => [by, on, raw])).toEqual([
      ["bo", "hound", 20],
      ["orc", "bo", 20],
    ]);
  });

  test("and does nothing in the next", () => {
    const told = turnedOver(scene(parts), "ana", "orc", {
      ana: "defensive",
      orc: "defensive",
      bo: "cunning",
      hound: "agility",
    });
    const done = told
      .does(declares("bo", attack("hound")))
      .does(closes, [8, 6, 8], [1, 1])
      .does({ do: "settle" });
    expect(done.fighter("hound").life).toBe("unconscious");
    expect(done.answer(declares("hound", attack("ana")))).toBe("cannot-act");
  });

  test("a heart shrunk in the stage rolls at its old size until it is over", () => {
    const told = turnedOver(scene(parts), "ana", "orc", {
      ana: "might",
      orc: "might",
      bo: "might",
      hound: "defensive",
    });
    const might = untilStage(told, "might");
    const done = might
      .does(declares("ana", attack("orc")))
      .does(declares("bo", attack("orc")))
      .does(closes, [1, 1, 2], [1, 1], [1, 1, 2], [1, 1]);
    expect(done.throws.filter(({ by }) => by === "orc").map(({ dice }) => dice[0])).toEqual([
      { role: "heart", faces: 8 },
      { role: "heart", faces: 8 },
    ]);
  });

  test("help is used up by the first roll that comes", () => {
    const told = duel("might", "might", { ...DUEL, ana: { ...DUEL.ana, fighter: { helped: 1 } } });
    const done = untilStage(told, "might")
      .does(declares("ana", attack("orc")))
      .does(declares("orc", attack("ana")))
      .does(closes, [1, 1, 1, 1], [1, 1, 1]);
    expect(done.throws[0]).toMatchObject({ name: "contest:ana->orc", net: 1 });
    expect(done.fighter("ana").helped).toBe(0);
  });
});

describe("HR-STEP-7 sides alternate", () => {
  const parts = {
    ...DUEL,
    bo: { at: [0, 5], sheet: sword },
    hound: { side: "enemies", at: [5, 5], sheet: sword },
  } as const;
  const told = untilStage(
    turnedOver(scene(parts), "ana", "orc", { ana: "agility", orc: "agility", bo: "agility", hound: "agility" }),
    "moves",
  );

  test("the side engaged first, then in turn, and the rest when the other has none", () => {
    expect(told.answer(sidestep("ana", [-5, 0], "free"))).toBe("other-side-moves");
    const orc = told.does(sidestep("orc", [10, 0], "free"));
    expect(orc.answer(sidestep("hound", [10, 5], "free"))).toBe("other-side-moves");
    const ana = orc.does(sidestep("ana", [-5, 0], "free"));
    const hound = ana.does({ do: "stay", who: id("hound") });
    expect(hound.answer(sidestep("bo", [-5, 5], "free"))).toBe("ok");
  });
});

describe("closing a stage", () => {
  test("is for members once nobody is awaited, for the Game Master at any time", () => {
    const parts = { ...DUEL, bo: { at: [0, 50] } } as const;
    const told = duel("cunning", "cunning", parts);
    expect(told.answer(closes, playerOf("bo"))).toBe("not-yours");
    expect(told.answer(closes, playerOf("ana"))).toBe("answers-awaited");
    const said = told.does(declares("ana", { do: "hold" })).does(declares("orc", { do: "hold" }));
    expect(said.answer(closes, playerOf("ana"))).toBe("ok");
    expect(scene(parts).answer(closes)).toBe("no-engagement");
    const engaged = scene(parts).does({ do: "engage", who: id("ana"), target: id("orc") });
    expect(engaged.answer(closes)).toBe("join-still-open");
    expect(engaged.does({ do: "close-joining" }).answer(closes)).toBe("not-everyone-has-chosen");
  });

  test("in the moves one waits for those who may still step, after it for second throws", () => {
    const moves = untilStage(duel("agility", "might"), "moves");
    expect(moves.answer(closes, playerOf("orc"))).toBe("answers-awaited");
    expect(moves.does({ do: "stay", who: id("ana") }).answer(closes, playerOf("orc"))).toBe("ok");
    expect(untilStage(moves, "after").answer(closes, playerOf("ana"))).toBe("ok");
  });

  test("the stages follow each other", () => {
    const stages: (string | undefined)[] = [];
    for (let told = duel("defensive", "defensive"); resolvingOf(told.table) !== null; told = told.does(closes)) {
      stages.push(resolvingOf(told.table)?.stage);
    }
    expect(stages).toEqual(["cunning", "agility", "moves", "late", "might", "after"]);
  });
});

describe("HR-WEAP-2 fixed attack numbers", () => {
  test("stand in place of the die", () => {
    const parts = {
      ana: { at: [0, 0], sheet: { weapon: weapon({ flat: 6, damage: "piercing" }) } },
      orc: DUEL.orc,
    } as const;
    const told = duel("might", "defensive", parts);
    const done = strikes(told, "ana", attack("orc"), "might").does(closes, [2, 2], [1, 1]);
    expect(of(done, "struck")[0]).toMatchObject({ attack: { total: 10 }, raw: 8 });
  });
});
