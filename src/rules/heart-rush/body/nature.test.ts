import { describe, expect, test } from "vitest";
import { parse } from "../../core/json.ts";
import type { Command } from "../state/commands.ts";
import type { ConditionName } from "./condition-names.ts";
import { gain, levelOf } from "./conditions.ts";
import type { Declaration } from "../state/model.ts";
import { ORDINARY } from "./nature.ts";
import { readTable } from "../state/parse-fight.ts";
import { readSheet } from "../state/parse-sheet.ts";
import { choicesOf } from "../engagement/sealing.ts";
import { combatantOf } from "../state/fighters.ts";
import { DEFAULTS } from "../state/options.ts";
import type { Nature } from "../state/sheet.ts";
import type { Stance } from "../engagement/stance.ts";
import { conditions, conditionsOf, creature, MAUL, nature, SWORD } from "../testing/creature.ts";
import { attack, closes, declares, id, of, scene, sidestep, turnedOver, untilStage } from "../testing/scene.ts";
import type { Part } from "../testing/scene.ts";

const engage = (who: string, target: string): Command => ({ do: "engage", who: id(who), target: id(target) });
const rules = (condition: ConditionName, levels = 1): Command => ({
  do: "rule",
  ruling: { is: "condition", who: id("orc"), condition, levels, of: null },
});
const field = (parts: Partial<Nature>, orc: Part = {}, ana: Part = {}) =>
  scene({
    ana: { at: [0, 0], ...ana, sheet: { weapon: SWORD, ...ana.sheet } },
    orc: { side: "enemies", at: [5, 0], ...orc, sheet: { weapon: SWORD, nature: nature(parts), ...orc.sheet } },
  });
const facing = (parts: Partial<Nature>, stances: readonly [Stance, Stance], ana: Part = {}, orc: Part = {}) =>
  turnedOver(field(parts, orc, ana), "ana", "orc", { ana: stances[0], orc: stances[1] });

describe("HR-NAT-1 immunity", () => {
  const undead = creature({ nature: nature({ immune: ["poisoned", "frightened"] }) });

  test("what never takes hold does not, whatever gains it; all else does", () => {
    expect(gain(undead, "poisoned", 3)).toBe(undead);
    expect(conditionsOf(gain(gain(undead, "frightened", 1), "dazed", 2))).toEqual(["dazed"]);
  });

  test("who cannot be restrained is held without being hampered", () => {
    const slippery = gain(creature({ nature: nature({ immune: ["restrained"] }) }), "grappled", 1);
    expect(conditionsOf(slippery)).toEqual(["grappled"]);
    expect(levelOf(slippery, "restrained")).toBe(0);
  });

  test("a fight tells that it did not take hold, and fire that does not catch does not hurt", () => {
    const burnt = field({ immune: ["burning"] }).does(rules("burning", 2));
    expect(burnt.events).toEqual([{ type: "withstood", who: "orc", what: "burning" }]);
    expect(burnt.sheet("orc").conditions).toEqual({});
    expect(field({}).does(rules("burning", 2), [3, 4]).sheet("orc").conditions.burning?.level).toBe(2);
  });

  test("cunning lays on it what it can have, and wastes the rest", () => {
    const told = untilStage(
      facing({ immune: ["dazed"] }, ["cunning", "agility"]).does(
        declares("ana", attack("orc", { riders: { dazed: 1, weakened: 1 } })),
      ),
      "cunning",
    ).does(closes, [8, 6, 8], [1, 1]);
    expect(of(told, "withstood")).toEqual([{ type: "withstood", who: "orc", what: "dazed" }]);
    expect(conditionsOf(told.sheet("orc"))).toEqual(["weakened"]);
  });

  test.for<[Declaration, ConditionName]>([
    [{ do: "grapple", target: id("orc"), answer: null }, "grappled"],
    [{ do: "climb", target: id("orc"), ability: "agility", answer: null }, "climbed-on"],
  ])("nobody is seized or climbed who cannot be: %o", ([what, name]) => {
    const large = { sheet: { size: "L2" } } as const;
    const against = (immune: readonly ConditionName[]) =>
      facing({ immune }, ["cunning", "agility"], {}, large).answer(declares("ana", what));
    expect([against([name]), against([])]).toEqual(["immune", "ok"]);
  });

  test("nobody is tripped who cannot fall", () => {
    const stumbling = (immune: readonly ConditionName[]) =>
      field({ immune }, { sheet: { conditions: conditions({ "off-balanced": 1 }) } })
        .with({
          trail: [
            {
              who: id("orc"),
              path: [
                [10, 0],
                [5, 0],
              ],
              beside: [],
              turn: 0,
            },
          ],
        })
        .answer({ do: "trip", who: id("ana"), target: id("orc") });
    expect([stumbling(["prone"]), stumbling([])]).toEqual(["immune", "ok"]);
  });
});

describe("HR-NAT-2 always on the defensive", () => {
  const wall = { alwaysDefensive: true } as const;

  test("picks that stance alone; any other is forfeit", () => {
    const orc = combatantOf(field(wall).table, id("orc"));
    expect(orc && choicesOf(orc, DEFAULTS)).toEqual(["defensive"]);
    const told = facing(wall, ["might", "might"]);
    expect(told.table.fight.phase).toMatchObject({ engagement: { step: { stances: { orc: "defensive" } } } });
  });

  test("neither engages, nor joins, nor strikes at a chance", () => {
    const hers = scene(
      { ana: { at: [0, 0] }, orc: { side: "enemies", at: [5, 0], sheet: { weapon: SWORD, nature: nature(wall) } } },
      {},
      "enemies",
    );
    expect(hers.answer(engage("orc", "ana"))).toBe("always-defensive");
    const strike: Command = { do: "strike", who: id("orc"), target: id("ana"), stance: "might", pay: "action" };
    const fallen = field(wall, {}, { sheet: { conditions: conditions({ incapacitated: 1 }) } });
    expect(fallen.answer(strike)).toBe("always-defensive");
    const beside = scene({
      ana: { at: [0, 0], sheet: { weapon: SWORD } },
      orc: { side: "enemies", at: [5, 0] },
      wall: { side: "enemies", at: [0, 5], sheet: { weapon: SWORD, nature: nature(wall) } },
    }).does(engage("ana", "orc"));
    expect(beside.answer({ do: "join", who: id("wall") })).toBe("no-valid-target");
  });
});

describe("HR-NAT-3 what cannot be pushed", () => {
  test("stays where it is, and the table is told", () => {
    const facedDown = facing({ unpushable: true }, ["might", "cunning"], { sheet: { weapon: MAUL } });
    const told = untilStage(facedDown, "might")
      .does(declares("ana", attack("orc", { follow: [5, 0] })))
      .does(closes, [8, 6, 12, 12], [8, 6]);
    expect(of(told, "withstood")).toEqual([{ type: "withstood", who: "orc", what: "push" }]);
    expect(of(told, "pushed")).toEqual([]);
    expect(told.table.fight.ground).toMatchObject({ at: { ana: [0, 0], orc: [5, 0] } });
  });

  test("is let go of by whoever moves on", () => {
    const held = field(
      { unpushable: true },
      { sheet: { nature: nature({ unpushable: true }), conditions: conditions({ grappled: [1, "ana"] }) } },
      { fighter: { rush: 1 }, sheet: { conditions: conditions({ grappling: [1, "orc"] }) } },
    ).does(sidestep("ana", [-5, 0]));
    expect(conditionsOf(held.sheet("ana"))).toEqual([]);
    expect(conditionsOf(held.sheet("orc"))).toEqual([]);
    expect(held.table.fight.ground).toMatchObject({ at: { ana: [-5, 0], orc: [5, 0] } });
  });
});

describe("HR-NAT-4 several engagements a round", () => {
  const parts = {
    ana: { at: [0, 0], sheet: { weapon: SWORD } },
    beast: { side: "enemies", at: [5, 0], sheet: { weapon: SWORD, nature: nature({ engagements: 2 }) } },
  } as const;
  const begun = scene(parts, {}, "enemies").does(engage("beast", "ana"));
  const ended = (told: typeof begun) => told.with({ phase: { at: "turn", side: "enemies", passes: 0 } });

  test("the action goes with the first, the second is free, and there is no third", () => {
    expect(begun.fighter("beast")).toMatchObject({ action: false, engaged: 1 });
    const again = ended(begun).does(engage("beast", "ana"));
    expect(again.fighter("beast")).toMatchObject({ action: false, engaged: 2 });
    expect(ended(again).answer(engage("beast", "ana"))).toBe("no-action");
  });

  test("a spent action lets it begin none", () => {
    const spent = scene(parts, {}, "enemies").withFighter("beast", { action: false });
    expect(spent.answer(engage("beast", "ana"))).toBe("no-action");
  });

  test("the next round counts anew", () => {
    const passed = ended(begun).with({ phase: { at: "turn", side: "enemies", passes: 1 } });
    const next = passed.does({ do: "pass", side: "enemies" });
    expect(next.fighter("beast")).toMatchObject({ action: true, engaged: 0 });
  });

  test("others engage once", () => {
    const once = scene(parts, {}, "players").does(engage("ana", "beast"));
    expect(once.with({ phase: { at: "turn", side: "players", passes: 0 } }).answer(engage("ana", "beast"))).toBe(
      "no-action",
    );
  });
});

describe("what was kept before natures were known", () => {
  test("reads as ordinary", () => {
    const { nature: _nature, ...older } = creature();
    expect(parse(readSheet, older)).toMatchObject({ ok: true, value: { nature: ORDINARY } });
    const { table } = field({});
    const { engaged: _engaged, ...fighter } = table.fight.fighters[id("ana")] ?? {};
    const kept = { ...table, fight: { ...table.fight, fighters: { ...table.fight.fighters, ana: fighter } } };
    expect(parse(readTable, kept)).toMatchObject({ ok: true, value: { fight: { fighters: { ana: { engaged: 0 } } } } });
  });

  test.for([{ engagements: 0 }, { immune: ["sadness"] }, { alwaysDefensive: "yes" }])(
    "and nonsense is refused: %o",
    (wrong) => {
      expect(parse(readSheet, { ...creature(), nature: { ...ORDINARY, ...wrong } }).ok).toBe(false);
    },
  );
});
