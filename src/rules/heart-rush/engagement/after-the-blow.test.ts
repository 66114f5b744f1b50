import { describe, expect, test } from "vitest";
import type { Command } from "../state/commands.ts";
import type { Declaration } from "../state/model.ts";
import { conditions, FISTS, MAUL, modifier, SHURIKEN, weapon } from "../testing/creature.ts";
import { attack, closes, declares, id, of, scene, turnedOver, untilStage } from "../testing/scene.ts";
import type { Part } from "../testing/scene.ts";
import type { Options } from "../state/options.ts";
import type { Stance } from "./stance.ts";
import { DUEL, duel, strikes, sword } from "../testing/duel.ts";

describe("HR-STEP-9 what cunning lays on agility", () => {
  const laid = (
    riders: ReturnType<typeof attack>,
    options: Partial<Options> = {},
    dice: readonly (readonly number[])[] = [
      [1, 1, 1],
      [8, 6],
    ],
  ) =>
    duel("cunning", "agility", DUEL, options)
      .does(declares("ana", riders))
      .does(closes, ...dice);

  test("up to two levels, with or without damage", () => {
    const told = laid(attack("orc", { riders: { dazed: 1, weakened: 1 } }));
    expect(told.sheet("orc").conditions).toEqual({ dazed: { level: 1, of: "ana" }, weakened: { level: 1, of: "ana" } });
  });

  test("only with damage where the table says so", () => {
    const ruled = { cunningRiderNeedsDamage: true };
    expect(laid(attack("orc", { riders: { dazed: 2 } }), ruled).sheet("orc").conditions).toEqual({});
    const hit = laid(attack("orc", { riders: { dazed: 2 } }), ruled, [
      [8, 6, 8],
      [1, 1],
    ]);
    expect(hit.sheet("orc").conditions).toEqual({ dazed: { level: 2, of: "ana" } });
  });

  test.for<[string, Stance, Stance, Declaration]>([
    ["too-many-levels", "cunning", "agility", attack("orc", { riders: { dazed: 2, weakened: 1 } })],
    ["condition-not-offered", "cunning", "agility", attack("orc", { riders: { prone: 1 } })],
    ["no-rider", "cunning", "cunning", attack("orc", { riders: { dazed: 1 } })],
    ["no-rider", "cunning", "defensive", attack("orc", { riders: { dazed: 1 } })],
    ["ok", "cunning", "cunning", attack("orc", { riders: { dazed: 0 } })],
    ["ok", "cunning", "agility", attack("orc", { riders: { prone: 0, dazed: 2 } })],
  ])("%s: %s against %s", ([reason, ours, theirs, what]) => {
    expect(duel(ours, theirs).answer(declares("ana", what))).toBe(reason);
  });

  test("a talent offers more", () => {
    const keen = {
      ...DUEL,
      ana: { at: [0, 0], sheet: { ...sword, modifiers: [modifier({ on: "riders", flat: 2 })] } },
    } as const;
    expect(duel("cunning", "agility", keen).answer(declares("ana", attack("orc", { riders: { dazed: 4 } })))).toBe(
      "ok",
    );
  });
});

describe("HR-STEP-10 might's push", () => {
  const parts = {
    ana: { at: [0, 0], sheet: { weapon: MAUL } },
    orc: { side: "enemies", at: [5, 0], sheet: sword },
  } as const;
  const pushed = (
    what: Declaration,
    dice: readonly (readonly number[])[] = [
      [1, 1, 1, 1],
      [8, 6],
    ],
  ) => strikes(duel("might", "cunning", parts), "ana", what, "might").does(closes, ...dice);

  test("ten feet, hit or miss, and the pusher may follow into what was left", () => {
    const told = pushed(attack("orc", { follow: [5, 0] }));
    expect(of(told, "pushed")).toMatchObject([{ by: "ana", on: "orc", feet: 10, moved: 10, stoppedBy: null }]);
    expect(told.table.fight.ground).toMatchObject({ at: { ana: [5, 0], orc: [15, 0] } });
    expect(told.fighter("ana").moved).toBe(0);
  });

  test.for<[string, [number, number]]>([
    ["where the pushed one stands now", [15, 0]],
    ["anywhere else", [0, 5]],
  ])("but not to %s", ([, follow]) => {
    expect(pushed(attack("orc", { follow })).table.fight.ground).toMatchObject({ at: { ana: [0, 0] } });
  });

  test("nor behind a push that was another's, or into a space somebody has taken", () => {
    const pair = {
      ...parts,
      bo: { at: [5, 5], sheet: sword },
      wisp: { at: [5, -5], sheet: { weapon: weapon({ tags: ["natural"] }), size: "tiny" } },
    } as const;
    const stances = { ana: "might", orc: "cunning", bo: "might", wisp: "might" } as const;
    const told = untilStage(turnedOver(scene(pair), "ana", "orc", stances), "might")
      .does(declares("ana", attack("orc", { follow: [5, 0] })))
      .does(declares("wisp", attack("orc", { follow: [10, 0] })))
      .does(closes, [1, 1, 1, 1], [8, 6], [1, 1, 1], [8, 6]);
    expect(told.table.fight.ground).toMatchObject({ at: { ana: [5, 0], orc: [15, 0], wisp: [5, -5] } });
    const both = untilStage(turnedOver(scene(pair), "ana", "orc", stances), "might")
      .does(declares("ana", attack("orc", { follow: [5, 0] })))
      .does(declares("bo", attack("orc", { follow: [5, 0] })))
      .does(closes, [1, 1, 1, 1], [8, 6], [1, 1, 1], [8, 6]);
    expect(of(both, "moved")).toMatchObject([{ who: "ana", how: "follow" }]);
  });

  test("it may be waived", () => {
    expect(of(pushed(attack("orc", { push: "none" })), "pushed")).toEqual([]);
  });

  test("the held do not follow", () => {
    const held = {
      ...parts,
      ana: { at: [0, 0], sheet: { weapon: MAUL, conditions: conditions({ restrained: 1 }) } },
    } as const;
    const told = strikes(duel("might", "cunning", held), "ana", attack("orc", { follow: [5, 0] }), "might").does(
      closes,
      [1, 1, 1, 1, 1],
      [8, 6],
    );
    expect(told.table.fight.ground).toMatchObject({ at: { ana: [0, 0], orc: [15, 0] } });
  });

  test("comes after every attack of the stage, and does not fire on its like or on defenders", () => {
    expect(
      of(
        strikes(duel("might", "defensive", parts), "ana", attack("orc"), "might").does(closes, [1, 1, 1, 1], [8, 6]),
        "pushed",
      ),
    ).toEqual([]);
    const told = pushed(attack("orc"));
    expect(told.events.map(({ type }) => type)).toEqual(["stageClosed", "struck", "pushed"]);
  });
});

describe("HR-OFF-6, HR-OFF-7 instead of a push", () => {
  const holding = (more: Part["sheet"]) =>
    ({
      ana: { at: [0, 0], sheet: { weapon: FISTS, ...more } },
      orc: { side: "enemies", at: [5, 0], sheet: sword },
    }) as const;
  const might = (parts: Readonly<Record<string, Part>>, what: Declaration) =>
    strikes(duel("might", "cunning", parts), "ana", what, "might");

  test("whoever holds it may squeeze, harder for each size it is larger", () => {
    const grip = conditions({ grappling: [1, "orc"] });
    const told = might(holding({ conditions: grip }), attack("orc", { push: "squeeze" })).does(
      closes,
      [1, 1, 1, 1, 1],
      [8, 6],
      [4],
    );
    expect(told.throws.at(-1)).toMatchObject({ name: "damage:ana->orc", dice: [{ faces: 6 }] });
    expect(of(told, "pushed")).toEqual([]);
    expect(of(told, "hurt")).toMatchObject([{ on: "orc", from: "ana", raw: 4 }]);
    const large = might(holding({ conditions: grip, size: "L2" }), attack("orc", { push: "squeeze" })).does(
      closes,
      [1, 1, 1, 1, 1],
      [8, 6],
      [4, 4, 4],
    );
    expect(of(large, "hurt")).toMatchObject([{ raw: 12 }]);
  });

  test("nobody squeezes whom it does not hold: it pushes", () => {
    const told = might(holding({}), attack("orc", { push: "squeeze" })).does(closes, [1, 1, 1, 1], [8, 6]);
    expect(of(told, "pushed")).toHaveLength(1);
  });

  test("a climber cannot push what it climbs: it hurts it", () => {
    const told = might(holding({ conditions: conditions({ climbing: [1, "orc"] }) }), attack("orc")).does(
      closes,
      [1, 1, 1, 1, 1, 1, 1],
      [8, 6],
      [5],
    );
    expect(of(told, "hurt")).toMatchObject([{ on: "orc", raw: 5 }]);
    expect(of(told, "pushed")).toEqual([]);
  });
});

describe("HR-STEP-11 one more throw", () => {
  const parts = {
    ana: { at: [0, 0], sheet: { weapon: SHURIKEN } },
    orc: { side: "enemies", at: [15, 0], sheet: sword },
    hound: { side: "enemies", at: [0, 15], sheet: sword },
    rat: { side: "enemies", at: [15, 15], sheet: sword },
  } as const;
  const thrown = (dice: readonly (readonly number[])[]) => {
    const told = scene(parts).does({ do: "rule", ruling: { is: "place", who: id("hound"), to: [5, 0] } });
    const back = turnedOver(told, "ana", "orc", { ana: "might", orc: "cunning", hound: "defensive" });
    return strikes(back, "ana", attack("orc"), "might").does(closes, ...dice);
  };
  const more = (target: string): Command => ({ do: "follow-up", who: id("ana"), target: id(target) });

  test("after a hit, at somebody else, once", () => {
    const hit = thrown([
      [8, 6, 4],
      [1, 1],
    ]);
    const settled = hit.does({ do: "settle" });
    expect(settled.answer(more("orc"))).toBe("same-target");
    expect(settled.answer(more("rat"))).toBe("not-in-engagement");
    expect(settled.answer(more("nobody"))).toBe("unknown-fighter");
    expect(settled.answer({ do: "follow-up", who: id("nobody"), target: id("orc") })).toBe("unknown-fighter");
    const again = settled.does(more("hound"), [8, 6, 4], [1, 1]);
    expect(of(again, "hurt")).toMatchObject([{ on: "hound", raw: 16, dealt: 8 }]);
    expect(again.does({ do: "settle" }).answer(more("hound"))).toBe("no-follow-up");
  });

  test("HR-GAIN-10 twice for those whose might adds once more, the second throw not at whom the first was thrown at", () => {
    const told = scene({
      ...parts,
      ana: { at: [0, 0], sheet: { weapon: SHURIKEN, modifiers: [modifier({ on: "bonus", flat: 1 })] } },
    }).does({ do: "rule", ruling: { is: "place", who: id("hound"), to: [5, 0] } });
    const back = turnedOver(told, "ana", "orc", { ana: "might", orc: "cunning", hound: "defensive" });
    const hit = strikes(back, "ana", attack("orc"), "might").does(closes, [8, 6, 4], [1, 1]).does({ do: "settle" });
    const once = hit.does(more("hound"), [8, 6, 4], [1, 1]).does({ do: "settle" });
    expect(once.answer(more("hound"))).toBe("same-target");
    const twice = once.does(more("orc"), [8, 6, 4], [1, 1]);
    expect(of(twice, "hurt")).toMatchObject([{ on: "orc", raw: 16 }]);
    expect(twice.does({ do: "settle" }).answer(more("hound"))).toBe("no-follow-up");
  });

  test("not after a miss, and not without an engagement", () => {
    expect(
      thrown([
        [1, 1, 1],
        [8, 6],
      ]).answer(more("hound")),
    ).toBe("no-follow-up");
    expect(scene(parts).answer(more("hound"))).toBe("no-engagement");
    expect(
      scene(parts)
        .does({ do: "engage", who: id("ana"), target: id("orc") })
        .answer(more("hound")),
    ).toBe("join-still-open");
  });
});
