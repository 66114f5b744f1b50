import { describe, expect, test } from "vitest";
import { id, MASTER, playerOf, scene, turnedOver, untilStage, closes } from "../testing/scene.ts";
import type { Scene } from "../testing/scene.ts";

const PARTS = { ana: {}, bo: {}, orc: { side: "enemies" } } as const;
const FIGHTING = { ana: { at: [0, 0] }, orc: { side: "enemies", at: [5, 0] } } as const;
const turnOf = ({ table }: Scene) => (table.fight.phase.at === "turn" ? table.fight.phase.side : table.fight.phase.at);

describe("HR-TURN-1 one thing, then the other side", () => {
  test("even what is free takes the turn", () => {
    const told = scene(PARTS).does({ do: "call-out", who: id("ana") });
    expect(turnOf(told)).toBe("enemies");
    expect(told.answer({ do: "object", who: id("ana") })).toBe("not-your-sides-turn");
    expect(told.fighter("ana").action).toBe(true);
  });

  test("an instant does not", () => {
    const use = { do: "use", ability: "dodge", frequency: "minor", instant: true, action: false, extra: 0 } as const;
    const told = scene(PARTS).does({ ...use, who: id("orc") });
    expect(turnOf(told)).toBe("players");
    expect(turnOf(told.does({ ...use, who: id("ana"), instant: false }))).toBe("enemies");
  });

  test("nobody speaks for another's creature", () => {
    expect(scene(PARTS).answer({ do: "object", who: id("ana") }, playerOf("bo"))).toBe("not-yours");
    expect(scene(PARTS).answer({ do: "object", who: id("ana") }, playerOf("ana"))).toBe("ok");
    expect(scene(PARTS).answer({ do: "object", who: id("nobody") })).toBe("unknown-fighter");
  });
});

describe("HR-TURN-2 any creature of the side, again and again", () => {
  test("the same one may take the next turn too", () => {
    const told = scene(PARTS)
      .does({ do: "object", who: id("ana") })
      .does({ do: "pass", side: "enemies" })
      .does({ do: "call-out", who: id("ana") });
    expect(turnOf(told)).toBe("enemies");
  });
});

describe("HR-TURN-3 passing", () => {
  test("a side that passed acts again when the turn comes back", () => {
    const told = scene(PARTS)
      .does({ do: "pass", side: "players" })
      .does({ do: "object", who: id("orc") });
    expect(told.table.fight.phase).toEqual({ at: "turn", side: "players", passes: 0 });
    expect(told.answer({ do: "object", who: id("ana") })).toBe("ok");
  });

  test("one of the side passes for it, and only when it has the turn", () => {
    expect(scene(PARTS).answer({ do: "pass", side: "players" }, playerOf("bo"))).toBe("ok");
    expect(scene(PARTS).answer({ do: "pass", side: "players" }, playerOf("orc"))).toBe("not-yours");
    expect(scene(PARTS).answer({ do: "pass", side: "enemies" })).toBe("not-your-sides-turn");
  });
});

describe("HR-TURN-4 the end of a round", () => {
  const pass = (told: Scene, side: "players" | "enemies") => told.does({ do: "pass", side });

  test("HR-GM-1 nobody is given the turn while the damage of its end waits, so that the next one begins", () => {
    const burning = { sheet: { conditions: { burning: { level: 1, of: null } } } };
    const over = pass(scene({ ...PARTS, ana: burning }), "players").does({ do: "pass", side: "enemies" }, [3]);
    expect(over.answer({ do: "rule", ruling: { is: "turn", side: "enemies" } })).toBe("shrugs-awaited");
    expect(over.does({ do: "settle" }).table.fight).toMatchObject({ round: 2, phase: { side: "players" } });
  });

  test("two passes in a row", () => {
    const told = pass(pass(scene(PARTS), "players"), "enemies");
    expect(told.events.map(({ type }) => type)).toEqual(["passed", "roundEnded", "roundStarted"]);
    expect(told.table.fight.round).toBe(2);
  });

  test("three where the table wants the first to be asked once more", () => {
    const twice = pass(pass(scene(PARTS, { roundEndPasses: 3 }), "players"), "enemies");
    expect(twice.table.fight).toMatchObject({ round: 1, phase: { side: "players", passes: 2 } });
    expect(pass(twice, "players").table.fight.round).toBe(2);
  });
});

describe("HR-TURN-5 an engagement is nobody's turn", () => {
  const engaged = scene(FIGHTING).does({ do: "engage", who: id("ana"), target: id("orc") });

  test("only instants are possible", () => {
    expect(engaged.answer({ do: "object", who: id("orc") })).toBe("engagement-under-way");
    expect(engaged.answer({ do: "pass", side: "enemies" })).toBe("engagement-under-way");
    expect(engaged.answer({ do: "engage", who: id("ana"), target: id("orc") })).toBe("engagement-under-way");
    expect(engaged.answer({ do: "rule", ruling: { is: "turn", side: "players" } })).toBe("engagement-under-way");
    const use = { do: "use", ability: "dodge", frequency: "minor", instant: true, action: false, extra: 0 } as const;
    expect(engaged.answer({ ...use, who: id("orc") })).toBe("ok");
    expect(engaged.answer({ ...use, who: id("orc"), instant: false })).toBe("engagement-under-way");
  });
});

describe("HR-ROUND-1 what a round gives and takes", () => {
  const spent = scene({
    ana: {
      sheet: { conditions: { dazed: { level: 2, of: null }, poisoned: { level: 1, of: null } } },
      fighter: {
        action: false,
        rush: 3,
        dashed: true,
        interacted: true,
        calledOut: true,
        acted: true,
        moved: 40,
        struckFar: true,
        shotInStance: true,
        cast: true,
        active: true,
        activeRounds: 0,
        shrugs: 2,
        helped: 1,
        minors: { dodge: 2 },
      },
    },
    orc: { side: "enemies" },
  });
  const next = spent.does({ do: "pass", side: "players" }).does({ do: "pass", side: "enemies" });

  test("actions, free uses and feet come back; help and counted abilities stay", () => {
    expect(next.fighter("ana")).toEqual({
      ...spent.fighter("ana"),
      action: true,
      rush: 1,
      dashed: false,
      interacted: false,
      calledOut: false,
      acted: false,
      moved: 0,
      struckFar: false,
      shotInStance: false,
      cast: false,
      active: false,
      activeRounds: 1,
      shrugs: 0,
    });
    expect(next.fighter("orc")).toMatchObject({ rush: 0, activeRounds: 0 });
  });

  test("fading conditions lose a level, others do not", () => {
    expect(next.sheet("ana").conditions).toEqual({ dazed: { level: 1, of: null }, poisoned: { level: 1, of: null } });
  });

  test("a round ends with fire and want of breath, and what they do may be shrugged off first", () => {
    const afire = scene({
      ana: { sheet: { conditions: { burning: { level: 2, of: null }, suffocating: { level: 1, of: null } } } },
      bo: { sheet: { conditions: { burning: { level: 5, of: null } } }, fighter: { life: "dead" } },
      orc: { side: "enemies", fighter: { rush: 2 } },
    });
    const over = afire.does({ do: "pass", side: "players" }).does({ do: "pass", side: "enemies" }, [3, 4], [6]);
    expect(over.throws.map(({ name }) => name)).toEqual(["damage:burning->ana", "damage:suffocating->ana"]);
    expect(over.table.fight.round).toBe(1);
    expect(over.fighter("orc").rush).toBe(0);
    expect(over.answer({ do: "object", who: id("ana") })).toBe("shrugs-awaited");
    expect(over.table.fight.hurts.map(({ on, from, dealt }) => [on, from, dealt])).toEqual([
      ["ana", "burning", 7],
      ["ana", "suffocating", 6],
    ]);
    const [fire, breath] = over.table.fight.hurts.map(({ id: hurt }) => hurt);
    const shrugged = over.does({ do: "shrug", who: id("ana"), hurt: fire ?? "", yes: true });
    expect(shrugged.table.fight.round).toBe(1);
    const told = shrugged.does({ do: "shrug", who: id("ana"), hurt: breath ?? "", yes: false });
    expect(told.table.fight.round).toBe(2);
    expect(told.sheet("ana").hp.now).toBe(30);
    expect(told.sheet("ana").heart.now).toBe(6);
    expect(told.sheet("ana").conditions.burning).toEqual({ level: 1, of: null });
  });

  test("the first round keeps an action spent before it", () => {
    const before = scene({ ana: { fighter: {} }, orc: { side: "enemies" } });
    expect(before.fighter("ana")).toMatchObject({ action: true, rush: 1 });
  });
});

describe("HR-ENG-9, HR-ENG-10 after an engagement", () => {
  const over = (told: Scene) =>
    untilStage(turnedOver(told, "ana", "orc", { ana: "defensive", orc: "defensive" }), "after").does(closes);

  test("everyone in it was active, and the side that was engaged has the turn", () => {
    const told = over(scene(FIGHTING));
    expect(turnOf(told)).toBe("enemies");
    expect([told.fighter("ana").active, told.fighter("orc").active]).toEqual([true, true]);
    expect([told.fighter("ana").action, told.fighter("orc").action]).toEqual([false, true]);
  });

  test("by ruling, the one who was forced was not", () => {
    const told = over(scene(FIGHTING, { forcedTargetIsActive: false }));
    expect([told.fighter("ana").active, told.fighter("orc").active]).toEqual([true, false]);
  });

  test("a Game Master who engages with the enemies gives the turn to the players", () => {
    const told = scene(FIGHTING, {}, "enemies");
    const engaged = turnedOver(told, "orc", "ana", { ana: "defensive", orc: "defensive" });
    expect(turnOf(untilStage(engaged, "after").doesAs(MASTER, closes))).toBe("players");
  });
});
