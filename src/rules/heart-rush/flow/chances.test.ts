import { describe, expect, test } from "vitest";
import type { Command } from "../state/commands.ts";
import type { Square } from "../state/model.ts";
import { opportunity } from "./opportunity.ts";
import type { Occasion } from "./opportunity.ts";
import { combatantOf } from "../state/fighters.ts";
import { prompts } from "./prompts.ts";
import { cantrip, conditions, SHORTBOW, SPEAR } from "../testing/creature.ts";
import { dash, id, of, playerOf, scene, strikesAt, walk } from "../testing/scene.ts";
import type { Part, Scene } from "../testing/scene.ts";
import { alone, at, field, sword } from "../testing/field.ts";

const judged = (told: Scene, reactor: string, mover: string, occasion: Occasion) => {
  const [one, other] = [combatantOf(told.table, id(reactor)), combatantOf(told.table, id(mover))];
  if (one === null || other === null) throw new Error("somebody is missing");
  const found = opportunity(told.table, one, other, occasion);
  return found.ok ? found.value : found.reason;
};

const moves = (...path: Square[]): Occasion => ({ is: "move", how: "dash", path, near: [], feet: 5 });

describe("HR-OPP-1 what provokes", () => {
  test("leaving reach, moving about in it, standing up", () => {
    expect(judged(field(), "orc", "ana", moves([0, 0], [-5, 0], [-10, 0]))).toEqual({
      before: "leaving",
      squares: 1,
      pay: ["action", "rush"],
    });
    expect(judged(field(), "orc", "ana", moves([0, 0], [0, 5], [5, 5]))).toEqual({
      before: "finishing",
      squares: 2,
      pay: ["action", "rush"],
    });
    expect(judged(field(), "orc", "ana", moves([0, 0], [0, 5]))).toBe("no-trigger");
    expect(judged(alone(), "orc", "ana", moves([0, 0], [5, 0], [10, 0]))).toBe("no-trigger");
    expect(judged(field(), "orc", "ana", { is: "stand", how: "movement" })).toMatchObject({ before: null });
    expect(judged(alone(), "orc", "ana", { is: "stand", how: "movement" })).toBe("no-trigger");
  });

  test("not what is forced, stepped aside or followed", () => {
    const path: readonly Square[] = [
      [0, 0],
      [-5, 0],
      [-10, 0],
    ];
    expect(judged(field(), "orc", "ana", { is: "move", how: "sidestep", path, near: [], feet: 5 })).toBe(
      "does-not-provoke",
    );
    expect(judged(field(), "orc", "ana", { is: "move", how: "follow-through", path, near: [], feet: 5 })).toBe(
      "does-not-provoke",
    );
    expect(judged(field(), "orc", "ana", { is: "move", how: "forced", path, near: [], feet: 5 })).toBe("not-willing");
    expect(judged(field(), "orc", "ana", { is: "stand", how: "sidestep" })).toBe("does-not-provoke");
  });

  test("a reach weapon reaches ten feet, until its bearer has dashed", () => {
    const spear = { sheet: { weapon: SPEAR } };
    const away = moves([0, 0], [-5, 0], [-10, 0]);
    expect(judged(field({}, spear), "orc", "ana", away)).toMatchObject({ before: "leaving", squares: 2 });
    expect(judged(field({}, { ...spear, fighter: { dashed: true } }), "orc", "ana", away)).toMatchObject({
      squares: 1,
    });
    expect(judged(field({}, { sheet: { weapon: SHORTBOW } }), "orc", "ana", away)).toBe("no-trigger");
  });

  test("the blast of a paragon reaches ten feet, dash or no dash", () => {
    const blast = { sheet: { weapon: cantrip("earth", "blast", "paragon") }, fighter: { dashed: true } };
    const away = moves([0, 0], [-5, 0], [-10, 0]);
    expect(judged(field({}, blast), "orc", "ana", away)).toMatchObject({ squares: 2 });
  });

  test("the confused that have moved do not pay with an action", () => {
    const dizzy = { sheet: { conditions: conditions({ confused: 1 }) } };
    const away = moves([0, 0], [-5, 0]);
    expect(judged(field({}, { ...dizzy, fighter: { moved: 5 } }), "orc", "ana", away)).toMatchObject({ pay: ["rush"] });
    expect(judged(field({}, { ...dizzy, fighter: { moved: 5, rush: 0 } }), "orc", "ana", away)).toBe(
      "confused-move-or-act",
    );
    expect(judged(field({}, { ...dizzy, fighter: { moved: 5, rush: 0, action: false } }), "orc", "ana", away)).toBe(
      "no-action-or-rush",
    );
  });

  test("HR-OPP-2 whom only an action may strike is safe from one who has rush points alone", () => {
    const spent = { fighter: { action: false, rush: 3 } };
    const helpless = { sheet: { conditions: conditions({ incapacitated: 1 }) } };
    expect(judged(field(helpless, spent), "orc", "ana", { is: "nothing" })).toBe("no-action");
    expect(judged(field({}, spent), "orc", "ana", moves([0, 0], [-5, 0]))).toMatchObject({ pay: ["rush"] });
  });

  test("HR-OPP-3 whatever they do, the hidden may strike, and the surprised and the helpless be struck", () => {
    const path: readonly Square[] = [
      [0, 0],
      [-5, 0],
    ];
    const stepping: Occasion = { is: "move", how: "sidestep", path, near: [], feet: 5 };
    const hidden = { sheet: { conditions: conditions({ hidden: 1 }) } };
    const helpless = { sheet: { conditions: conditions({ incapacitated: 1 }) } };
    const lurking = field({}, hidden).does({ do: "end-ambush" });
    expect(judged(lurking, "orc", "ana", stepping)).toMatchObject({ before: null, pay: ["action", "rush"] });
    expect(judged(field(helpless), "orc", "ana", { ...stepping, how: "forced" })).toMatchObject({ pay: ["action"] });
    const far = field({}, { ...hidden, at: [30, 0] }).does({ do: "end-ambush" });
    expect(judged(far, "orc", "ana", stepping)).toBe("does-not-provoke");
  });

  test("without a map, leaving whom one is next to provokes", () => {
    const told = scene({ ana: {}, orc: { side: "enemies", sheet: sword } }).with({
      ground: { kind: "spoken", feet: { "ana|orc": 5 }, cover: {} },
    });
    const away: Occasion = { is: "move", how: "dash", path: [], near: [], feet: 5 };
    expect(judged(told, "orc", "ana", away)).toMatchObject({ before: "leaving" });
    expect(judged(told, "orc", "ana", { ...away, near: [id("orc")] })).toBe("no-trigger");
    expect(judged(told, "orc", "ana", { ...away, near: [id("orc")], feet: 10 })).toMatchObject({ before: "finishing" });
  });

  test.for<[string, Part]>([
    ["cannot-act", { sheet: { conditions: conditions({ stunned: 1 }) } }],
    ["surprised", { fighter: { surprised: true } }],
    ["no-action-or-rush", { fighter: { action: false, rush: 0 } }],
  ])("%s", ([reason, orc]) => {
    expect(judged(field({}, orc), "orc", "ana", moves([0, 0], [-5, 0]))).toBe(reason);
  });

  test("only at enemies, and not at the dead", () => {
    const told = scene({ ana: { at: [0, 0] }, bo: { at: [5, 0] } });
    expect(judged(told, "bo", "ana", moves([0, 0], [-5, 0]))).toBe("not-hostile");
    expect(judged(field({ fighter: { life: "dead" } }), "orc", "ana", moves([0, 0], [-5, 0]))).toBe("target-dead");
  });
});

describe("HR-ECON-3, HR-OPP-2, HR-OPP-3 standing chances", () => {
  const strike = (who: string, target: string, pay: "action" | "rush" = "rush"): Command => ({
    do: "strike",
    who: id(who),
    target: id(target),
    stance: "cunning",
    pay,
  });

  test("the surprised may be struck, for either price", () => {
    const told = field({}, { fighter: { surprised: true } });
    const struck = told.does(strike("ana", "orc"), [8, 6, 8], [1, 1]);
    expect(struck.throws.map(({ name }) => name)).toEqual(["attack:ana->orc", "defence:orc<-ana"]);
    expect(of(struck, "struck")[0]).toMatchObject({ opportunity: true, stance: "cunning", raw: 20 });
    expect(struck.fighter("ana")).toMatchObject({ rush: 0, action: true, active: true });
    expect(of(struck, "hurt")).toMatchObject([{ dealt: 20 }]);
    expect(told.does(strike("ana", "orc", "action"), [8, 6, 8], [1, 1]).fighter("ana")).toMatchObject({
      rush: 1,
      action: false,
    });
  });

  test("the hidden may strike at anyone", () => {
    expect(field().answer(strike("ana", "orc"))).toBe("no-trigger");
    const hidden = field().does({
      do: "rule",
      ruling: { is: "condition", who: id("ana"), condition: "hidden", levels: 1, of: null },
    });
    const struck = hidden.does(strike("ana", "orc"), [1, 1, 1], [8, 6, 8, 8, 8, 8, 8].slice(0, 7));
    expect(struck.sheet("ana").conditions).toEqual({});
  });

  test("an incapacitated enemy for the action only", () => {
    const told = field({}, { sheet: { conditions: conditions({ incapacitated: 1 }) } });
    expect(told.answer(strike("ana", "orc", "rush"))).toBe("no-rush");
    expect(told.answer(strike("ana", "orc", "action"))).toBe("ok");
  });

  test("in range, with what it costs", () => {
    const open = { fighter: { surprised: true } };
    expect(field({}, { ...open, at: [50, 0] }).answer(strike("ana", "orc"))).toBe("out-of-range");
    expect(field({ fighter: { rush: 0 } }, open).answer(strike("ana", "orc", "rush"))).toBe("no-rush");
    expect(field({ fighter: { action: false } }, open).answer(strike("ana", "orc", "action"))).toBe("no-action");
    expect(field({ fighter: { action: false, rush: 0 } }, open).answer(strike("ana", "orc", "action"))).toBe(
      "no-action",
    );
    expect(field({}, open).answer(strike("ana", "nobody"))).toBe("unknown-fighter");
    expect(field({}, open).answer(strike("nobody", "orc"))).toBe("unknown-fighter");
  });

  test("the confused do not strike for their action after moving", () => {
    const told = field(
      { sheet: { conditions: conditions({ confused: 1 }) }, fighter: { moved: 5 } },
      { fighter: { surprised: true } },
    );
    expect(told.answer(strike("ana", "orc", "action"))).toBe("confused-move-or-act");
    expect(told.answer(strike("ana", "orc", "rush"))).toBe("ok");
  });

  test("HR-OPP-5 the helpless, when the Game Master grants it", () => {
    const down = field({}, { fighter: { life: "unconscious" } });
    expect(down.answer(strike("ana", "orc"))).toBe("ok");
    expect(down.answer(strike("ana", "orc"), playerOf("ana"))).toBe("no-trigger");
    expect(field({}, { fighter: { life: "unconscious" }, at: [50, 0] }).answer(strike("ana", "orc"))).toBe(
      "out-of-range",
    );
    const friends = scene({ ana: { at: [0, 0] }, bo: { at: [5, 0], fighter: { life: "unconscious" } } });
    expect(friends.answer(strike("ana", "bo"))).toBe("not-hostile");
    expect(down.withFighter("ana", { life: "unconscious" }).answer(strike("ana", "orc"))).toBe("cannot-act");
    expect(down.withFighter("orc", { life: "dead" }).answer(strike("ana", "orc"))).toBe("target-dead");
  });
});

describe("HR-OPP-4 a dash that may be answered", () => {
  const parts = {
    ana: { at: [0, 0], sheet: sword },
    orc: { side: "enemies", at: [5, 0], sheet: sword },
    hound: { side: "enemies", at: [0, 5], sheet: sword },
    rat: { side: "enemies", at: [90, 0], sheet: sword },
  } as const;
  const running = scene(parts).does(dash("ana", [-15, 0]));
  const strike = strikesAt("ana");

  test("waits for all who may answer", () => {
    expect(running.table.fight.moving).toMatchObject({ who: "ana", awaiting: ["orc", "hound"], feet: 15 });
    expect(at(running, "ana")).toEqual([0, 0]);
    expect(prompts(running.table).map(({ kind, of: whom }) => [kind, whom])).toEqual([
      ["react", ["orc"]],
      ["react", ["hound"]],
    ]);
    expect(running.answer({ do: "pass", side: "enemies" })).toBe("answers-awaited");
    expect(running.answer({ do: "rule", ruling: { is: "turn", side: "enemies" } })).toBe("answers-awaited");
    expect(running.answer({ do: "let-pass", who: id("rat") })).toBe("no-trigger");
    expect(running.answer({ do: "let-pass", who: id("orc") }, playerOf("ana"))).toBe("not-yours");
    expect(running.answer({ do: "move-on" }, playerOf("ana"))).toBe("game-master-only");
    expect(running.answer(strike("rat"))).toBe("no-trigger");
  });

  test("when they let it pass the mover arrives and the turn goes on", () => {
    const told = running.does({ do: "let-pass", who: id("orc") }).does({ do: "let-pass", who: id("hound") });
    expect(at(told, "ana")).toEqual([-15, 0]);
    expect(told.table.fight).toMatchObject({ moving: null, phase: { side: "enemies" } });
    expect(at(running.does({ do: "move-on" }), "ana")).toEqual([-15, 0]);
    expect(told.answer({ do: "move-on" })).toBe("no-trigger");
  });

  test("a blow is taken first", () => {
    const struck = running.does(strike("orc"), [8, 6, 8], [1, 1]);
    expect(struck.table.fight.moving?.awaiting).toEqual(["hound"]);
    expect(struck.answer(strike("orc"))).toBe("shrugs-awaited");
    const settled = struck.does({ do: "settle" }).does({ do: "let-pass", who: id("hound") });
    expect(at(settled, "ana")).toEqual([-15, 0]);
    expect(settled.sheet("ana").hp.now).toBe(20);
  });

  test("the last blow's damage is answered before the mover arrives", () => {
    const last = running.does({ do: "let-pass", who: id("hound") }).does(strike("orc"), [8, 6, 8], [1, 1]);
    expect(at(last, "ana")).toEqual([0, 0]);
    const hurt = last.table.fight.hurts[0]?.id ?? "";
    expect(at(last.does({ do: "shrug", who: id("ana"), hurt, yes: true }), "ana")).toEqual([-15, 0]);
  });

  test("a mover that falls stays where it was struck", () => {
    const weak = { ...parts, ana: { at: [0, 0], npc: true, sheet: { ...sword, hp: { now: 5, max: 40 } } } } as const;
    const fallen = scene(weak)
      .does(dash("ana", [-15, 0]))
      .does({ do: "let-pass", who: id("hound") })
      .does(strike("orc"), [8, 6, 8], [1, 1])
      .does({ do: "settle" });
    expect(fallen.fighter("ana").life).toBe("unconscious");
    expect(at(fallen, "ana")).toEqual([0, 0]);
    expect(fallen.table.fight).toMatchObject({ moving: null, phase: { side: "enemies" } });
    expect(fallen.fighter("ana").moved).toBe(0);
  });

  test("farther along, when it was struck there", () => {
    const spear = {
      ana: { at: [0, 0], npc: true, sheet: { ...sword, hp: { now: 5, max: 40 } } },
      orc: { side: "enemies", at: [5, 0], sheet: { weapon: SPEAR } },
    } as const;
    const fallen = scene(spear)
      .does(dash("ana", [-20, 0]))
      .does(strike("orc"), [8, 6, 8], [1, 1])
      .does({ do: "settle" });
    expect(at(fallen, "ana")).toEqual([-5, 0]);
  });

  test("standing up in reach may be answered too", () => {
    const prone = field({ sheet: { conditions: conditions({ prone: 1 }) } });
    const rising = prone.does({ do: "dash", who: id("ana"), destination: walk(null), stand: true });
    expect(rising.table.fight.moving).toMatchObject({ awaiting: ["orc"], stands: true });
    const struck = rising.does(strike("orc"), [1, 1, 1], [8, 6, 8]);
    expect(struck.sheet("ana").conditions).toEqual({});
  });

  test("dismissing the mover, or one who is awaited, holds nothing up", () => {
    const left = running.does({ do: "dismiss", who: id("hound") });
    expect(left.table.fight.moving?.awaiting).toEqual(["orc"]);
    const gone = running.does({ do: "dismiss", who: id("ana") });
    expect(gone.table.fight).toMatchObject({ moving: null, phase: { side: "enemies" } });
  });
});
