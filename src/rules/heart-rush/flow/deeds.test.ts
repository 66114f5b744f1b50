import { describe, expect, test } from "vitest";
import type { Command } from "../state/commands.ts";
import { conditions, MAUL, SWORD, weapon } from "../testing/creature.ts";
import { attack, dash, declares, id, of, playerOf, scene, sidestep, turnedOver, untilStage } from "../testing/scene.ts";
import type { Part } from "../testing/scene.ts";

const near = (ana: Part = {}) =>
  scene({ ana: { at: [0, 0], ...ana }, bo: { at: [0, 5] }, orc: { side: "enemies", at: [30, 0] } });
const ana = id("ana");
const use = (more: Partial<Extract<Command, { do: "use" }>> = {}): Command => ({
  do: "use",
  who: ana,
  ability: "dodge",
  frequency: "minor",
  instant: true,
  action: false,
  extra: 0,
  ...more,
});

describe("HR-ECON-1 the action", () => {
  test.for<Command>([
    { do: "help", who: ana, target: id("bo") },
    { do: "cast", who: ana, spell: "wall of fire", instant: false },
  ])("$do takes it, and there is one", (command) => {
    const told = near().does(command);
    expect(told.fighter("ana")).toMatchObject({ action: false, acted: true });
    expect(near({ fighter: { action: false } }).answer(command)).toBe("no-action");
  });
});

describe("HR-ECON-2 who does nothing", () => {
  const idle: readonly [string, Part][] = [
    ["dead", { fighter: { life: "dead" } }],
    ["unconscious", { fighter: { life: "unconscious" } }],
    ["stunned", { sheet: { conditions: conditions({ stunned: 1 }) } }],
    ["incapacitated", { sheet: { conditions: conditions({ incapacitated: 1 }) } }],
  ];
  const everything: readonly Command[] = [
    { do: "help", who: ana, target: id("bo") },
    { do: "object", who: ana },
    { do: "call-out", who: ana },
    { do: "cast", who: ana, spell: "light", instant: true },
    { do: "engage", who: ana, target: id("orc") },
    { do: "put-out", who: ana, target: ana },
    { do: "steady", who: ana, condition: "frightened" },
    { do: "escape", who: ana, ability: "might" },
    dash("ana", [5, 0]),
    sidestep("ana", [5, 0], "action"),
    use(),
  ];
  test.for(idle)("the %s", ([, part]) => {
    expect(everything.map((command) => near(part).answer(command))).toEqual(everything.map(() => "cannot-act"));
  });
});

describe("HR-ECON-4 objects and calls", () => {
  test.for(["object", "call-out"] as const)("the first %s is free, the next takes the action", (what) => {
    const first = near().does({ do: what, who: ana });
    expect(of(first, "paid")).toEqual([
      { type: "paid", who: "ana", action: false, rush: 0, free: what, moving: false },
    ]);
    const second = first.does({ do: "pass", side: "enemies" }).does({ do: what, who: ana });
    expect(second.fighter("ana").action).toBe(false);
    const third = second.does({ do: "pass", side: "enemies" });
    expect(third.answer({ do: what, who: ana })).toBe("no-action");
  });
});

describe("HR-ECON-5 dashes", () => {
  test("the first is free, the second takes the action, a third there is not", () => {
    const once = near().does(dash("ana", [5, 0]));
    expect(once.fighter("ana")).toMatchObject({ action: true, dashed: true, moved: 5, acted: false });
    const twice = once.does({ do: "pass", side: "enemies" }).does(dash("ana", [10, 0]));
    expect(twice.fighter("ana")).toMatchObject({ action: false, moved: 10, acted: false });
    expect(twice.does({ do: "pass", side: "enemies" }).answer(dash("ana", [5, 0]))).toBe("no-action");
  });
});

describe("HR-ECON-6 sidesteps", () => {
  test.for([
    ["action", { action: false, rush: 1 }],
    ["rush", { action: true, rush: 0 }],
  ] as const)("paid with the %s", ([pay, left]) => {
    const told = near().does(sidestep("ana", [5, 0], pay));
    expect(told.fighter("ana")).toMatchObject({ ...left, moved: 5, acted: false });
  });

  test("not without either, and never for nothing outside an engagement", () => {
    const spent = near({ fighter: { action: false, rush: 0 } });
    expect(spent.answer(sidestep("ana", [5, 0], "action"))).toBe("no-action");
    expect(spent.answer(sidestep("ana", [5, 0], "rush"))).toBe("no-rush");
    expect(near().answer(sidestep("ana", [5, 0], "free"))).toBe("no-free-sidestep");
  });
});

describe("HR-ECON-7 help", () => {
  const help = (target: string): Command => ({ do: "help", who: ana, target: id(target) });

  test("goes to a neighbour and waits there", () => {
    expect(near().does(help("bo")).fighter("bo").helped).toBe(1);
    expect(near().answer(help("orc"))).toBe("not-adjacent");
    expect(near().answer(help("ana"))).toBe("unknown-fighter");
    expect(near().withFighter("bo", { life: "dead" }).answer(help("bo"))).toBe("target-dead");
  });

  test.for([
    [false, 1],
    [true, 2],
  ])("from two helpers, with helpersStack %s: %i", ([helpersStack, levels]) => {
    const told = scene(
      { ana: { at: [0, 0] }, cy: { at: [0, 10] }, bo: { at: [0, 5] }, orc: { side: "enemies", at: [90, 0] } },
      { helpersStack: helpersStack === true },
    )
      .does(help("bo"))
      .does({ do: "pass", side: "enemies" })
      .does({ do: "help", who: id("cy"), target: id("bo") });
    expect(told.fighter("bo").helped).toBe(levels);
  });

  test("is used up by a check on the sheet, whatever else is going on", () => {
    const used: Command = { do: "use-help", who: id("bo") };
    const helped = near().does(help("bo"));
    expect(helped.does(used).fighter("bo").helped).toBe(0);
    expect(helped.does(used).table.fight.phase).toEqual(helped.table.fight.phase);
    expect(helped.answer(used, playerOf("ana"))).toBe("not-yours");
    expect(near().answer(used)).toBe("no-help");
  });

  test("HR-COND-17 clears a confused head", () => {
    const told = scene({
      ana: { at: [0, 0] },
      bo: { at: [0, 5], sheet: { conditions: conditions({ confused: 3 }) } },
      orc: { side: "enemies", at: [90, 0] },
    }).does(help("bo"));
    expect(told.sheet("bo").conditions).toEqual({});
  });
});

describe("HR-ECON-8 the confused", () => {
  const dazedly = (fighter: Part["fighter"] = {}) =>
    near({ sheet: { conditions: conditions({ confused: 1 }) }, fighter: fighter ?? {} });

  test("act or move, not both", () => {
    expect(dazedly({ moved: 5 }).answer({ do: "help", who: ana, target: id("bo") })).toBe("confused-move-or-act");
    expect(dazedly({ acted: true }).answer(dash("ana", [5, 0]))).toBe("confused-move-or-act");
    expect(dazedly({ acted: true }).answer(sidestep("ana", [5, 0]))).toBe("confused-move-or-act");
    expect(dazedly().answer({ do: "help", who: ana, target: id("bo") })).toBe("ok");
    expect(dazedly({ moved: 5 }).answer(dash("ana", [5, 0]))).toBe("ok");
  });

  test("moving with the action is still moving", () => {
    const told = dazedly({ dashed: true }).does(dash("ana", [5, 0]));
    expect(told.fighter("ana")).toMatchObject({ action: false, acted: false, moved: 5 });
  });

  test("standing up is moving, however it is done", () => {
    const lying = (fighter: Part["fighter"] = {}) =>
      near({ sheet: { conditions: conditions({ confused: 1, prone: 1 }) }, fighter: fighter ?? {} });
    const risen = lying({ rush: 1 }).does(sidestep("ana", null));
    expect(risen.fighter("ana")).toMatchObject({ moved: 0, stirred: true, action: true });
    const again = risen.does({ do: "pass", side: "enemies" });
    expect(again.answer({ do: "help", who: ana, target: id("bo") })).toBe("confused-move-or-act");
    expect(dazedly({ stirred: true }).answer(dash("ana", [5, 0]))).toBe("ok");
  });

  test("to be drawn into a clash takes no action, so there they strike", () => {
    const told = turnedOver(
      scene(
        {
          ana: { at: [0, 0], sheet: { conditions: conditions({ confused: 1 }) }, fighter: { moved: 5, stirred: true } },
          orc: { side: "enemies", at: [5, 0] },
        },
        {},
        "enemies",
      ),
      "orc",
      "ana",
      { orc: "cunning", ana: "cunning" },
    );
    expect(told.answer(declares("ana", attack("orc")))).toBe("ok");
  });

  test("cast nothing", () => {
    expect(dazedly().answer({ do: "cast", who: ana, spell: "light", instant: false })).toBe("confused-move-or-act");
  });
});

describe("HR-SPELL-1 spells", () => {
  const cast = { do: "cast", who: ana, spell: "light", instant: false } as const;

  test("one a round, with a free hand, and no more than half one's speed", () => {
    expect(near({ fighter: { cast: true } }).answer(cast)).toBe("spell-already-cast");
    expect(near({ sheet: { weapon: MAUL } }).answer(cast)).toBe("no-free-hand");
    expect(near({ fighter: { moved: 31 } }).answer(cast)).toBe("spell-half-move");
    expect(near({ fighter: { moved: 30 } }).answer(cast)).toBe("ok");
  });

  test("HR-ECON-1 without an action that is what is missing", () => {
    expect(near({ fighter: { action: false, cast: true, moved: 60 }, sheet: { weapon: MAUL } }).answer(cast)).toBe(
      "no-action",
    );
  });

  test("and no more than half of it afterwards", () => {
    const told = near().does(cast).does({ do: "pass", side: "enemies" });
    expect(told.fighter("ana")).toMatchObject({ cast: true, active: true });
    expect(told.answer(dash("ana", [-30, 0]))).toBe("ok");
    expect(told.answer(dash("ana", [-35, 0]))).toBe("spell-half-move");
  });

  test("an instant spell leaves the turn where it is", () => {
    expect(near().does({ ...cast, instant: true }).table.fight.phase).toMatchObject({ side: "players" });
    expect(near().does(cast).table.fight.phase).toMatchObject({ side: "enemies" });
  });
});

describe("HR-ABIL-2 minor abilities", () => {
  test("cost a point more each time, each counted by itself, with what is added freely", () => {
    const rich = near({ fighter: { rush: 4 } });
    const once = rich.does(use());
    expect(once.fighter("ana")).toMatchObject({ rush: 3, minors: { dodge: 1 } });
    const twice = once.does(use());
    expect(twice.fighter("ana")).toMatchObject({ rush: 1, minors: { dodge: 2 } });
    expect(twice.answer(use())).toBe("no-rush");
    expect(twice.answer(use({ extra: 1 }))).toBe("no-rush");
    expect(twice.does(use({ ability: "riposte" })).fighter("ana")).toMatchObject({
      rush: 0,
      minors: { dodge: 2, riposte: 1 },
    });
    expect(rich.does(use({ extra: 2 })).fighter("ana").rush).toBe(1);
  });

  test("passive ones cost nothing, and one that says so takes the action too", () => {
    expect(
      near()
        .does(use({ frequency: "passive" }))
        .fighter("ana"),
    ).toMatchObject({ rush: 1, minors: {} });
    expect(
      near()
        .does(use({ action: true }))
        .fighter("ana"),
    ).toMatchObject({ rush: 0, action: false });
    expect(near({ fighter: { action: false } }).answer(use({ action: true }))).toBe("no-action");
  });
});

describe("HR-ABIL-3 abilities that are spent", () => {
  test.for(["heart", "major", "weekly", "monthly"] as const)("a %s ability, once", (frequency) => {
    const told = near().does(use({ frequency }));
    expect(told.sheet("ana").spent).toEqual({ dodge: frequency });
    expect(told.fighter("ana").rush).toBe(1);
    expect(told.answer(use({ frequency }))).toBe("already-spent");
  });
});

describe("HR-ABIL-4 instants", () => {
  test("the last announced is resolved first, by its user or the Game Master", () => {
    const told = near({ fighter: { rush: 5 } })
      .does(use())
      .does(use({ ability: "riposte" }));
    expect(told.table.fight.announced).toEqual([
      { id: "ability 1", who: "ana", ability: "dodge" },
      { id: "ability 2", who: "ana", ability: "riposte" },
    ]);
    const resolve = (announcement: string): Command => ({ do: "resolve", announcement });
    expect(told.answer(resolve("ability 1"))).toBe("no-such-announcement");
    expect(told.answer(resolve("ability 2"), playerOf("bo"))).toBe("not-yours");
    const left = told.doesAs(playerOf("ana"), resolve("ability 2"));
    expect(left.table.fight.announced.map(({ id: name }) => name)).toEqual(["ability 1"]);
    const none = left.does(resolve("ability 1"));
    expect(none.answer(resolve("ability 1"))).toBe("no-such-announcement");
    expect(none.does(use({ ability: "feint" })).table.fight.announced[0]?.id).toBe("ability 3");
  });

  const spells = { light: { rests: 4, left: 0, instant: true }, storm: { rests: 4, left: 0, instant: false } };
  const told = scene({
    ana: { at: [0, 0], sheet: { spells } },
    bo: { at: [0, 5] },
    orc: { side: "enemies", at: [5, 5], sheet: { weapon: SWORD } },
  });
  const casts = (spell: string): Command => ({ do: "cast", who: ana, spell, instant: true });
  const waiting = {
    dash: told.does(dash("bo", [-20, 5])),
    shrug: told.does({ do: "rule", ruling: { is: "harm", who: id("bo"), amount: 5, from: "a trap" } }),
  } as const;

  test.for([
    ["dash", "answers-awaited"],
    ["shrug", "shrugs-awaited"],
  ] as const)(
    "interrupt while a %s waits, abilities and spells alike, and nothing else of the kind does",
    ([what, why]) => {
      const now = waiting[what];
      const answers = [casts("light"), use(), casts("storm"), use({ instant: false })].map((command) =>
        now.answer(command),
      );
      expect(answers).toEqual(["ok", "ok", why, why]);
      const after = now.does(casts("light"));
      expect(after.table.fight.moving).toEqual(now.table.fight.moving);
      expect(after.table.fight.phase).toEqual(now.table.fight.phase);
    },
  );

  test("what is not instant waits on no stack", () => {
    expect(near().does(use({ instant: false })).table.fight.announced).toEqual([]);
  });
});

describe("HR-COND-16 want of breath", () => {
  test.for<[string, Command]>([
    ["acting", { do: "help", who: ana, target: id("bo") }],
    ["handling something", { do: "object", who: ana }],
    ["stepping aside", sidestep("ana", [5, 0])],
    ["dashing", dash("ana", [5, 0])],
    ["using an ability for the action", use({ action: true })],
    ["casting", { do: "cast", who: ana, spell: "light", instant: false }],
  ])("%s costs a d6", ([, command]) => {
    const told = near({ sheet: { conditions: conditions({ suffocating: 1 }) } }).does(command, [4]);
    expect(told.throws[0]).toMatchObject({
      name: "damage:suffocating->ana",
      dice: [{ role: "suffocating", faces: 6 }],
    });
    expect(told.does({ do: "settle" }).sheet("ana").hp.now).toBe(36);
  });

  test("so do engaging, joining and the free sidestep", () => {
    const gasping = { weapon: SWORD, conditions: conditions({ suffocating: 1 }) };
    const parts = {
      ana: { at: [0, 0], sheet: gasping },
      bo: { at: [0, 5], sheet: gasping },
      orc: { side: "enemies", at: [5, 0], sheet: { weapon: SWORD } },
    } as const;
    const engaged = scene(parts).does({ do: "engage", who: ana, target: id("orc") }, [4]);
    expect(engaged.events.map(({ type }) => type)).toEqual(["paid", "engaged", "hurt"]);
    const joined = engaged.does({ do: "settle" }).does({ do: "join", who: id("bo") }, [2]);
    expect(joined.does({ do: "settle" }).sheet("bo").hp.now).toBe(38);
    const chosen = { ana: "agility", orc: "defensive" } as const;
    const strangled = { ...parts, ana: { at: [0, 0], sheet: { weapon: SWORD } } } as const;
    const moves = untilStage(turnedOver(scene(strangled), "ana", "orc", chosen), "moves");
    const stifled = moves.does({
      do: "rule",
      ruling: { is: "condition", who: ana, condition: "suffocating", levels: 1, of: null },
    });
    expect(
      stifled
        .does(sidestep("ana", [-5, 0], "free"), [3])
        .does({ do: "settle" })
        .sheet("ana").hp.now,
    ).toBe(37);
  });

  test("an instant without the action does not", () => {
    expect(near({ sheet: { conditions: conditions({ suffocating: 1 }) } }).does(use()).throws).toEqual([]);
  });
});

describe("HR-ABIL-5 what somebody can use", () => {
  const known = { dodge: { frequency: "heart", instant: true, action: true } } as const;

  test("is had on the terms of their sheet, whatever they say, and nobody uses what stands on none", () => {
    const told = near({ sheet: { known } });
    const cheap = use({ frequency: "passive", action: false });
    expect(told.answer(use({ ability: "wish" }), playerOf("ana"))).toBe("not-known");
    const after = told.doesAs(playerOf("ana"), cheap);
    expect(after.sheet("ana").spent).toEqual({ dodge: "heart" });
    expect(after.fighter("ana")).toMatchObject({ action: false });
    expect(after.answer(cheap, playerOf("ana"))).toBe("already-spent");
  });

  test("and not in others' turns unless it says so", () => {
    const slow = near({ sheet: { known: { dodge: { ...known.dodge, instant: false } } } });
    const theirs = slow.does({ do: "rule", ruling: { is: "turn", side: "enemies" } });
    expect(theirs.answer(use({ instant: true }), playerOf("ana"))).toBe("not-your-sides-turn");
  });
});

describe("HR-WEAP-3 hands", () => {
  test("an ordinary weapon leaves one for a spell", () => {
    expect(near({ sheet: { weapon: weapon() } }).answer({ do: "cast", who: ana, spell: "light", instant: true })).toBe(
      "ok",
    );
  });
});
