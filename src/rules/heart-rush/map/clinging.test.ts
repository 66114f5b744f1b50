import { describe, expect, test } from "vitest";
import type { Command } from "../state/commands.ts";
import { prompts } from "../flow/prompts.ts";
import { conditions } from "../testing/creature.ts";
import { id, of, playerOf } from "../testing/scene.ts";
import type { Part, Scene } from "../testing/scene.ts";
import { field, harm, shrug } from "../testing/harm.ts";

describe("HR-COND-7 breaking a grip", () => {
  const gripped = (ana: Part = {}) =>
    field(
      { ...ana, sheet: { conditions: conditions({ grappled: [1, "orc"], restrained: 1 }), ...ana.sheet } },
      { sheet: { conditions: conditions({ grappling: [1, "ana"] }) } },
    );
  const escape: Command = { do: "escape", who: id("ana"), ability: "agility" };

  test("an action and a higher total; the grip's own restraint does not hamper it", () => {
    const told = gripped().does(escape, [5, 5], [4, 4, 1]);
    expect(told.throws.map(({ name, net }) => [name, net])).toEqual([
      ["contest:ana->orc", 0],
      ["contest:orc->ana", -1],
    ]);
    expect(of(told, "wrestled")[0]).toMatchObject({ what: "escape", success: true });
    expect([told.sheet("ana").conditions, told.sheet("orc").conditions]).toEqual([{}, {}]);
    expect(told.fighter("ana").action).toBe(false);
  });

  test("whoever holds answers with what it is better at", () => {
    const told = field(
      { sheet: { conditions: conditions({ grappled: [1, "orc"], restrained: 1 }) } },
      {
        sheet: {
          conditions: conditions({ grappling: [1, "ana"] }),
          abilities: { might: 4, agility: 10, cunning: 6, presence: 6 },
        },
      },
    ).does(escape, [5, 5], [4, 4, 1]);
    expect(told.throws[1]?.dice.map(({ faces }) => faces)).toContain(10);
  });

  test("lying prone does not hamper it", () => {
    const prone = conditions({ grappled: [1, "orc"], restrained: 1, prone: 1 });
    expect(gripped({ sheet: { conditions: prone } }).does(escape, [5, 5], [4, 4, 1]).throws[0]?.net).toBe(0);
  });

  test("a tie does not free", () => {
    const told = gripped().does(escape, [4, 4], [4, 4, 8]);
    expect(of(told, "wrestled")[0]?.success).toBe(false);
    expect(told.sheet("ana").conditions.grappled).toBeDefined();
  });

  test("the larger has the advantage", () => {
    expect(
      gripped({ sheet: { size: "L2", conditions: conditions({ grappled: [1, "orc"], restrained: 1 }) } }).does(
        escape,
        [1, 1, 1, 1],
        [8, 6, 8],
      ).throws[0]?.net,
    ).toBe(2);
  });

  test("whoever holds may let go, at no cost", () => {
    const told = gripped().does({ do: "let-go", who: id("orc") });
    expect([told.sheet("ana").conditions, told.sheet("orc").conditions]).toEqual([{}, {}]);
    expect(told.table.fight.phase).toMatchObject({ side: "players" });
    expect(told.answer({ do: "let-go", who: id("orc") })).toBe("no-such-condition");
    expect(told.answer({ do: "let-go", who: id("orc") }, playerOf("ana"))).toBe("not-yours");
  });

  test.for<[string, Scene, Command]>([
    ["no-such-condition", field(), escape],
    ["no-such-condition", field({ sheet: { conditions: conditions({ grappled: [1, "ghost"] }) } }), escape],
    ["no-action", gripped({ fighter: { action: false } }), escape],
    ["no-such-condition", field(), { ...escape, do: "throw-off" }],
  ])("%s", ([reason, told, command]) => {
    expect(told.answer(command)).toBe(reason);
  });
});

describe("HR-COND-8 climbers", () => {
  const ridden = (ana: Part = {}) =>
    field(
      { ...ana, sheet: { conditions: conditions({ climbing: [1, "orc"] }), ...ana.sheet } },
      { sheet: { size: "L3", conditions: conditions({ "climbed-on": [1, "ana"] }) } },
    );

  test("are thrown off by a higher total", () => {
    const giants = ridden().does({ do: "pass", side: "players" });
    const throwOff: Command = { do: "throw-off", who: id("orc"), ability: "might" };
    const told = giants.does(throwOff, [5, 5], [4, 4]);
    expect(told.throws.map(({ net }) => net)).toEqual([0, 0]);
    expect(of(told, "wrestled")[0]).toMatchObject({ what: "throw-off", success: true });
    expect([told.sheet("ana").conditions, told.sheet("orc").conditions]).toEqual([{}, {}]);
    expect(giants.does(throwOff, [4, 4], [4, 4]).sheet("ana").conditions.climbing).toBeDefined();
  });

  test("hop off as they like", () => {
    const told = ridden().does({ do: "let-go", who: id("ana") });
    expect([told.sheet("ana").conditions, told.sheet("orc").conditions]).toEqual([{}, {}]);
  });

  test("hurt, they save against the damage or fall off", () => {
    const hurt = ridden()
      .does(harm("ana", 6))
      .does(shrug("ana", "hurt 1", false));
    expect(hurt.table.fight.clinging).toEqual({ ana: 6 });
    expect(prompts(hurt.table).map(({ kind }) => kind)).toEqual(["turn", "cling"]);
    const cling: Command = { do: "cling", who: id("ana"), ability: "might" };
    const held = hurt.does(cling, [3, 3]);
    expect(held.throws[0]?.name).toBe("save:ana:climb");
    expect(held.table.fight.clinging).toEqual({});
    expect(held.sheet("ana").conditions.climbing).toBeDefined();
    const fell = hurt.does(cling, [3, 2]);
    expect(of(fell, "clung")[0]).toMatchObject({ against: 6, success: false });
    expect([fell.sheet("ana").conditions, fell.sheet("orc").conditions]).toEqual([{}, {}]);
    expect(fell.answer(cling)).toBe("no-such-condition");
    expect(hurt.answer(cling, playerOf("bo"))).toBe("not-yours");
  });

  test("the larger of two numbers counts", () => {
    const twice = ridden().does(harm("ana", 6)).does({ do: "settle" }).does(harm("ana", 4)).does({ do: "settle" });
    expect(twice.table.fight.clinging).toEqual({ ana: 6 });
    expect(ridden().does(harm("ana", 0)).table.fight.clinging).toEqual({});
    expect(field().does(harm("ana", 6)).does({ do: "settle" }).table.fight.clinging).toEqual({});
  });

  test("one that has got down since clings to nothing", () => {
    const down = ridden()
      .does(harm("ana", 6))
      .does({ do: "settle" })
      .does({ do: "let-go", who: id("ana") });
    expect(down.table.fight.clinging).toEqual({});
    expect(down.answer({ do: "cling", who: id("ana"), ability: "might" })).toBe("no-such-condition");
  });
});
