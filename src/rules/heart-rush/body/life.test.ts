import { describe, expect, test } from "vitest";
import { lastMinutes } from "./last-minutes.ts";
import type { LastMinutes } from "./last-minutes.ts";
import { table as atTable } from "../flow/at-table.ts";
import { conditions, creature } from "../testing/creature.ts";
import { rules } from "../testing/harm.ts";
import { gathered, id, of, playerOf, scene, sceneOf } from "../testing/scene.ts";
import type { Part, Scene } from "../testing/scene.ts";
import { DEFAULTS } from "../state/options.ts";
import type { Sheet } from "../state/sheet.ts";

describe("HR-DMG-11 life follows the sheet", () => {
  const hp = (now: number): Partial<Sheet> => ({ hp: { now, max: 40 } });
  const heed = { do: "heed", who: id("ana") } as const;
  /** The fight as it stands once others have changed ana's sheet. */
  const sheetNow = (told: Scene, parts: Partial<Sheet>) => {
    const table = { ...told.table, sheets: { ...told.table.sheets, [id("ana")]: creature(parts) } };
    return { command: atTable.heed(table, id("ana")), told: sceneOf(table) };
  };

  test.for<[hp: number, npc: boolean, life: string]>([
    [40, false, "up"],
    [0, false, "up"],
    [0, true, "unconscious"],
    [-39, true, "unconscious"],
    [-40, false, "dead"],
    [-9999, false, "dead"],
  ])("a fight begins with whoever has %i hit points, npc %s: %s", ([now, npc, life]) => {
    const told = gathered({ ana: { npc, sheet: hp(now) }, orc: { side: "enemies" } });
    expect(told.fighter("ana").life).toBe(life);
  });

  test("four levels of vulnerability are death here too", () => {
    const dying = conditions({ "vulnerable-mental": 4 });
    expect(gathered({ ana: { sheet: { conditions: dying } }, orc: {} }).fighter("ana").life).toBe("dead");
  });

  test("whoever comes later comes as their sheet says", () => {
    const told = scene({ ana: {}, orc: { side: "enemies", sheet: hp(-5) } }).does({ do: "dismiss", who: id("orc") });
    const back = told.does({ do: "enlist", who: id("orc"), side: "enemies", npc: true });
    expect(back.fighter("orc").life).toBe("unconscious");
  });

  const grappling = { conditions: conditions({ grappling: [1, "orc"] }) };
  const caught = { side: "enemies", sheet: { conditions: conditions({ grappled: [1, "ana"] }) } } as const;

  test.for<[string, Part, Partial<Sheet>, readonly string[]]>([
    ["healed above zero wakes", { npc: true, sheet: hp(0) }, hp(1), ["up"]],
    [
      "of the Game Master falls at zero, and lets go",
      { npc: true, sheet: grappling },
      { ...grappling, ...hp(0) },
      ["unconscious"],
    ],
    ["at the line of death is dead", { sheet: hp(3) }, hp(-40), ["dead"]],
    ["healed, and below zero still, does not wake", { npc: true, sheet: hp(-9) }, hp(-1), []],
    ["of a player's may stand at zero", {}, hp(-20), []],
    ["up, and higher than before, is as it was", { sheet: hp(10) }, hp(30), []],
  ])("whoever is %s", ([, part, sheet, lives]) => {
    const now = sheetNow(scene({ ana: part, orc: caught }), sheet);
    expect(now.command).toEqual(lives.length === 0 ? null : heed);
    if (lives.length === 0) return expect(now.told.answer(heed)).toBe("no-trigger");
    const after = now.told.does(heed);
    expect(of(after, "lifeChanged").map(({ life }) => life)).toEqual(lives);
    expect(atTable.heed(after.table, id("ana"))).toBeNull();
    expect(after.sheet("ana").conditions).toEqual({});
  });

  test("the dead stay dead, whatever their sheet says, until the Game Master raises them", () => {
    const dead = gathered({ ana: { sheet: hp(-40) }, orc: { side: "enemies" } });
    expect(sheetNow(dead, hp(20)).command).toBeNull();
    expect(dead.does(rules({ is: "rise", who: id("ana") })).fighter("ana").life).toBe("up");
  });

  test("the fight heeds only what the Game Master's browser tells it", () => {
    const told = scene({ ana: {}, orc: { side: "enemies" } });
    expect(told.answer(heed, playerOf("ana"))).toBe("game-master-only");
    expect(told.answer({ ...heed, who: id("nobody") })).toBe("unknown-fighter");
    expect(told.does({ do: "end" }).answer(heed)).toBe("fight-over");
  });
});

describe("HR-DMG-12 ten minutes at zero or below", () => {
  const begun = { until: 1600, over: false };
  const none = { until: null, over: false };
  test.for<[what: string, hp: number, npc: boolean, known: LastMinutes, now: number, then: LastMinutes]>([
    ["begin when one comes to zero", 0, false, none, 1000, begun],
    ["begin at a whole second", -5, false, none, 1000.7, begun],
    ["go on while one is hurt further", -20, false, begun, 1400, begun],
    ["are not over a second before", 0, false, begun, 1599, begun],
    ["are over at their end", 0, false, begun, 1600, { until: 1600, over: true }],
    ["are over after it", 0, false, begun, 99_999, { until: 1600, over: true }],
    ["are not over any more when the clock goes back", 0, false, { until: 1600, over: true }, 1200, begun],
    [
      "are ten at most however far it goes back",
      0,
      false,
      { until: 1600, over: true },
      300,
      { until: 900, over: false },
    ],
    ["may begin before the world's first day", 0, false, none, -5000, { until: -4400, over: false }],
    ["are forgotten above zero", 1, false, { until: 1600, over: true }, 2000, none],
    ["are no matter of the dead", -40, false, begun, 1200, none],
    ["are not had by creatures that drop", 0, true, none, 1000, none],
  ])("%s", ([, now, npc, known, clock, then]) => {
    expect(lastMinutes(creature({ hp: { now, max: 40 } }), npc, DEFAULTS, known, clock)).toEqual(then);
  });

  test("are had by the Game Master's creatures where those do not drop", () => {
    const stays = { ...DEFAULTS, npcDropAtZero: false };
    expect(lastMinutes(creature({ hp: { now: 0, max: 40 } }), true, stays, none, 1000)).toEqual(begun);
  });

  const heed = { do: "heed", who: id("ana") } as const;
  const facing = (ana: Part) => gathered({ ana, orc: { side: "enemies" } });
  const at = (told: Scene, parts: Partial<Sheet>) =>
    sceneOf({ ...told.table, sheets: { ...told.table.sheets, [id("ana")]: creature(parts) } });
  const down = { hp: { now: -3, max: 40 } };
  const holding = { ...down, conditions: conditions({ grappling: [1, "orc"] }) };

  test("when they are over one falls, lets go, and is up again if they are not", () => {
    const standing = facing({ sheet: holding });
    expect(standing.fighter("ana").life).toBe("up");
    const fallen = at(standing, { ...holding, lapsed: true }).does(heed);
    expect(fallen.events[0]).toEqual({ type: "lapsed", who: "ana" });
    expect([fallen.fighter("ana").life, fallen.sheet("ana").conditions]).toEqual(["unconscious", {}]);
    expect(fallen.answer(heed)).toBe("no-trigger");
    const back = at(fallen, { ...down, lapsed: false }).does(heed);
    expect([back.fighter("ana").life, back.fighter("ana").lapsed]).toEqual(["up", false]);
  });

  test("whoever chose to fall stays so, whatever the clock says", () => {
    const chosen = scene({ ana: { sheet: down }, orc: { side: "enemies" } }).does({ do: "drop", who: id("ana") });
    expect(at(chosen, { ...down, lapsed: true }).answer(heed)).toBe("no-trigger");
    expect(at(chosen, { ...down, lapsed: false }).answer(heed)).toBe("no-trigger");
  });

  test("whoever comes into a fight after them is unconscious, and wakes by healing or by the clock", () => {
    const late = facing({ sheet: { ...down, lapsed: true } });
    expect(late.fighter("ana")).toMatchObject({ life: "unconscious", lapsed: true });
    expect(at(late, down).does(heed).fighter("ana").life).toBe("up");
    expect(
      at(late, { hp: { now: 2, max: 40 }, lapsed: true })
        .does(heed)
        .fighter("ana"),
    ).toMatchObject({ life: "up", lapsed: false });
  });

  test("nobody who is above zero falls by them, and the dead stay dead", () => {
    expect(facing({ sheet: { hp: { now: 1, max: 40 }, lapsed: true } }).fighter("ana")).toMatchObject({
      life: "up",
      lapsed: false,
    });
    expect(facing({ sheet: { hp: { now: -40, max: 40 }, lapsed: true } }).fighter("ana").life).toBe("dead");
  });
});

describe("HR-GM-2 the helpless die at once", () => {
  const die = rules({ is: "die", who: id("orc") });
  const facing = (orc: Part) => scene({ ana: {}, orc: { side: "enemies", ...orc } });

  test.for<[string, Part]>([
    ["stunned", { sheet: { conditions: conditions({ stunned: 1 }) } }],
    ["incapacitated", { sheet: { conditions: conditions({ incapacitated: 1 }) } }],
    ["unconscious", { fighter: { life: "unconscious" }, sheet: { hp: { now: 0, max: 40 } } }],
  ])("the %s, at the Game Master's word", ([, orc]) => {
    const told = facing(orc);
    expect(told.answer(die, playerOf("ana"))).toBe("game-master-only");
    const after = told.does(die);
    expect(of(after, "lifeChanged")).toEqual([{ type: "lifeChanged", who: "orc", life: "dead" }]);
    expect(after.answer(die)).toBe("target-dead");
  });

  test("nobody else, and whom they held is free", () => {
    expect(facing({}).answer(die)).toBe("not-helpless");
    const held = scene({
      ana: { sheet: { conditions: conditions({ grappled: [1, "orc"], restrained: 1 }) } },
      orc: { side: "enemies", sheet: { conditions: conditions({ grappling: [1, "ana"], stunned: 1 }) } },
    });
    expect(held.does(die).sheet("ana").conditions).toEqual({});
  });
});
