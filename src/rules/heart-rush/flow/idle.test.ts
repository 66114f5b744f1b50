import { describe, expect, test } from "vitest";
import type { Command } from "../state/commands.ts";
import { conditions, SHORTBOW, SWORD } from "../testing/creature.ts";
import { attack, closes, declares, id, scene, turnedOver, untilStage } from "../testing/scene.ts";
import type { Part, Scene } from "../testing/scene.ts";
import { rules } from "../testing/harm.ts";
import { table } from "./at-table.ts";

const next = ({ table: at }: Scene): Command | null => table.next(at, "by-themselves");
const sword = { weapon: SWORD };
const holds = (who: string): Command => declares(who, { do: "hold" });

describe("HR-STEP-14 who has nobody to strike holds back by itself", () => {
  /** Ana and an orc beside her; whoever else comes in stands far off with a bow. */
  const parts = (ana: Part = {}, orc: Part = {}, options = {}): Scene =>
    scene(
      {
        ana: { at: [0, 0], ...ana, sheet: { ...sword, ...ana.sheet } },
        orc: { side: "enemies", at: [5, 0], ...orc, sheet: { ...sword, ...orc.sheet } },
      },
      options,
    );

  test("one whose stance has the better of nobody's", () => {
    const beaten = turnedOver(parts(), "ana", "orc", { ana: "cunning", orc: "might" });
    expect(next(beaten)).toEqual(holds("ana"));
    const after = beaten.does(holds("ana"));
    expect(next(after)).toEqual(closes);
  });

  test("not one who has somebody, or could do something else to somebody", () => {
    expect(next(turnedOver(parts(), "ana", "orc", { ana: "cunning", orc: "agility" }))).toBeNull();
    expect(next(turnedOver(parts(), "ana", "orc", { ana: "cunning", orc: "cunning" }))).toBeNull();
    const seizes = { sheet: { weapon: SHORTBOW } };
    const full = parts(seizes, { at: [5, 0] }).does(rules({ is: "cover", who: id("orc"), from: id("ana"), lines: 3 }));
    const blocked = turnedOver(full, "ana", "orc", { ana: "cunning", orc: "agility" }).does(
      rules({ is: "cover", who: id("orc"), from: id("ana"), lines: 4 }),
    );
    expect(blocked.answer(declares("ana", attack("orc")))).toBe("full-cover");
    expect(blocked.answer(declares("ana", { do: "stunt", target: id("orc"), ability: "might", answer: null }))).toBe(
      "ok",
    );
    expect(next(blocked)).toBeNull();
  });

  test("of agility only whoever could not strike after a step either", () => {
    const far = (more: Part = {}): Scene =>
      untilStage(
        turnedOver(parts({ sheet: { weapon: SHORTBOW } }, { at: [30, 0], ...more }), "ana", "orc", {
          ana: "might",
          orc: "agility",
        }),
        "agility",
      );
    expect(far().answer({ do: "plan", who: id("orc"), first: "sidestep" })).toBe("ok");
    expect(next(far())).toBeNull();
    const held = far({ sheet: { conditions: conditions({ restrained: 1 }) } });
    expect(held.answer({ do: "plan", who: id("orc"), first: "sidestep" })).not.toBe("ok");
    expect(next(held)).toEqual(holds("orc"));
  });

  test("one at a time, as the sides speak, and not while an instant waits", () => {
    const one = turnedOver(parts({}, {}, { declareMode: "one-by-one" }), "ana", "orc", {
      ana: "cunning",
      orc: "might",
    });
    expect(next(one)).toEqual(holds("ana"));
    const announced = one.does({
      do: "use",
      who: id("orc"),
      ability: "roar",
      frequency: "major",
      instant: true,
      action: false,
      extra: 0,
    });
    expect(next(announced)).toBeNull();
    expect(table.next(one.table, "on-click")).toEqual(holds("ana"));
  });
});

describe("HR-TURN-6 a side on which nobody can do anything passes by itself", () => {
  const field = (orc: Part = {}, ana: Part = {}): Scene =>
    scene({ ana: { at: [0, 0], ...ana }, orc: { side: "enemies", at: [50, 0], ...orc } }, {}, "enemies");
  const passes: Command = { do: "pass", side: "enemies" };
  const down = { fighter: { life: "unconscious" } } as const;

  test.for<[string, Part, boolean]>([
    ["who is up has something to do", {}, false],
    ["nobody is up", down, true],
    ["nobody may act", { sheet: { conditions: conditions({ stunned: 1 }) } }, true],
    ["all are surprised", { fighter: { surprised: true } }, true],
    ["all is spent", { fighter: { action: false, rush: 0, dashed: true, interacted: true, calledOut: true } }, true],
    ["a call is left", { fighter: { action: false, rush: 0, dashed: true, interacted: true } }, false],
    ["a dash is left", { fighter: { action: false, rush: 0, interacted: true, calledOut: true } }, false],
    [
      "a rush point is left",
      { fighter: { action: false, rush: 1, dashed: true, interacted: true, calledOut: true } },
      false,
    ],
    [
      "an ability that costs nothing is left",
      {
        fighter: { action: false, rush: 0, dashed: true, interacted: true, calledOut: true },
        sheet: { known: { roar: { frequency: "major", instant: false, action: false } } },
      },
      false,
    ],
  ])("%s", ([, orc, does]) => {
    expect(next(field(orc))).toEqual(does ? passes : null);
  });

  test("not where nobody on the other could act either: the fight waits for its Game Master", () => {
    expect(next(field(down, down))).toBeNull();
  });

  test("a round is over once both have: somebody has something to do in the next", () => {
    const spent = { fighter: { action: false, rush: 0, dashed: true, interacted: true, calledOut: true } };
    const over = field(spent, spent).does(passes);
    expect(next(over)).toEqual({ do: "pass", side: "players" });
    const anew = over.does({ do: "pass", side: "players" });
    expect([anew.table.fight.round, next(anew)]).toEqual([2, null]);
  });

  test("not while damage waits", () => {
    const hurt = field(down).does(rules({ is: "harm", who: id("ana"), amount: 5, from: "fire" }));
    expect(next(hurt)).toBeNull();
  });
});
