import { describe, expect, test } from "vitest";
import type { Command } from "../state/commands.ts";
import type { Declaration } from "../state/model.ts";
import { conditions } from "../testing/creature.ts";
import { closes, declares, id, scene, turnedOver, untilStage } from "../testing/scene.ts";
import type { Scene } from "../testing/scene.ts";

const under = (by: string) => ({ charmed: [2, by] }) as const;
const field = (by: string): Scene =>
  scene({
    ana: { at: [0, 0] },
    bo: { at: [0, 5] },
    orc: { side: "enemies", at: [5, 0], sheet: { conditions: conditions({ "off-balanced": 1, ...under(by) }) } },
  });
const isCharmed = (told: Scene): boolean => told.sheet("orc").conditions.charmed !== undefined;

describe("HR-COND-19 hostility of its source ends a charm", () => {
  const engages: Command = { do: "engage", who: id("ana"), target: id("orc") };

  test("engaging is hostile, to the one who is engaged", () => {
    expect(isCharmed(field("ana").does(engages))).toBe(false);
    expect(isCharmed(field("bo").does(engages))).toBe(true);
    expect(
      isCharmed(
        field("bo")
          .does(engages)
          .does({ do: "join", who: id("bo") }),
      ),
    ).toBe(true);
  });

  test.for<[string, Declaration, readonly (readonly number[])[]]>([
    [
      "seizing",
      { do: "grapple", target: id("orc"), answer: null },
      [
        [1, 1],
        [5, 5],
      ],
    ],
    ["hindering", { do: "hinder", target: id("orc"), option: "blind", levels: {} }, []],
    [
      "a stunt",
      { do: "stunt", target: id("orc"), ability: "cunning", answer: null },
      [
        [1, 1],
        [5, 5],
      ],
    ],
  ])("%s is, whatever comes of it", ([, what, dice]) => {
    const stances = { ana: "cunning", orc: "agility", bo: "cunning" } as const;
    const told = turnedOver(field("bo"), "ana", "orc", stances).does(declares("bo", what));
    const before = untilStage(told, "after");
    expect(isCharmed(before)).toBe(true);
    expect(isCharmed(before.does(closes, ...dice))).toBe(false);
  });

  test("breaking loose from somebody is not", () => {
    const told = scene(
      {
        ana: { at: [0, 0], sheet: { conditions: conditions({ grappling: [1, "orc"], ...under("orc") }) } },
        orc: {
          side: "enemies",
          at: [5, 0],
          sheet: { conditions: conditions({ grappled: [1, "ana"], restrained: 1 }) },
        },
      },
      {},
      "enemies",
    ).does({ do: "escape", who: id("orc"), ability: "might" }, [8, 6], [1, 1, 1]);
    expect(told.sheet("ana").conditions).toHaveProperty("charmed");
  });

  test("tripping is", () => {
    const path = [
      [5, 5],
      [5, 0],
    ] as const;
    const told = field("ana").with({ trail: [{ who: id("orc"), path, beside: [], turn: 0 }] });
    expect(isCharmed(told.does({ do: "trip", who: id("ana"), target: id("orc") }))).toBe(false);
  });
});
