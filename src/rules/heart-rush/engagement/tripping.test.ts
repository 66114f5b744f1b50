import { describe, expect, test } from "vitest";
import type { Command } from "../state/commands.ts";
import { conditions, SHORTBOW } from "../testing/creature.ts";
import { attack, closes, dash, declares, id, of, scene, turnedOver, untilStage, walk } from "../testing/scene.ts";
import type { Part, Scene } from "../testing/scene.ts";
import { at, field, sword } from "../testing/field.ts";

describe("HR-TRIP-1 tripping", () => {
  const off = (more: Part = {}): Part => ({
    ...more,
    sheet: { ...sword, conditions: conditions({ "off-balanced": 1 }), ...more.sheet },
  });
  const trip: Command = { do: "trip", who: id("orc"), target: id("ana") };
  const bow = { sheet: { weapon: SHORTBOW } };
  const passing = (ana: Part = {}, orc: Part = bow) =>
    field({ at: [-20, 5], ...off(ana) }, { at: [0, 0], ...orc }).does(dash("ana", [15, 5]));

  test("fells one that moves past, in the first space next to the tripper", () => {
    const moving = passing();
    expect(moving.table.fight.moving?.awaiting).toEqual(["orc"]);
    const told = moving.does(trip);
    expect(of(told, "tripped")).toEqual([{ type: "tripped", by: "orc", on: "ana", at: [-5, 5] }]);
    expect(at(told, "ana")).toEqual([-5, 5]);
    expect(told.sheet("ana").conditions.prone).toEqual({ level: 1, of: null });
    expect(told.fighter("orc").action).toBe(false);
    expect(told.table.fight).toMatchObject({ moving: null, trail: null, phase: { side: "enemies" } });
  });

  test("the steady, the large and those out of reach pass by", () => {
    expect(field({ at: [-20, 5] }, { at: [0, 0], ...bow }).does(dash("ana", [15, 5])).table.fight.moving).toBeNull();
    expect(passing({ sheet: { size: "L2" } }).table.fight.moving).toBeNull();
    expect(passing({ sheet: { size: "large" } }).table.fight.moving?.awaiting).toEqual(["orc"]);
    expect(
      field(off({ at: [-20, 15] }), { at: [0, 0], ...bow }).does(dash("ana", [15, 15])).table.fight.moving,
    ).toBeNull();
  });

  test.for<[string, (told: Scene) => Scene]>([
    ["no-action", (told) => told.withFighter("orc", { action: false })],
    ["cannot-act", (told) => told.withFighter("orc", { life: "unconscious" })],
    ["surprised", (told) => told.withFighter("orc", { surprised: true })],
    ["not-hostile", (told) => told.withFighter("orc", { side: "players" })],
    ["target-dead", (told) => told.withFighter("ana", { life: "dead" })],
    ["not-adjacent", (told) => told.with({ ground: { kind: "spoken", feet: { "ana|orc": 10 }, cover: {} } })],
  ])("%s", ([reason, change]) => {
    expect(change(passing()).answer(trip)).toBe(reason);
  });

  test("not without anybody moving", () => {
    expect(field(off()).answer(trip)).toBe("no-trigger");
    expect(field(off()).answer({ ...trip, target: id("nobody") })).toBe("unknown-fighter");
    expect(field(off()).answer({ ...trip, who: id("nobody") })).toBe("unknown-fighter");
  });

  test("whoever is pushed past may be tripped as well", () => {
    const parts = {
      ana: { at: [0, 0], sheet: sword },
      bo: { at: [10, 5], sheet: sword },
      orc: { side: "enemies", at: [5, 0], sheet: { ...sword, conditions: conditions({ "off-balanced": 1 }) } },
    } as const;
    const told = untilStage(turnedOver(scene(parts), "ana", "orc", { ana: "might", orc: "cunning" }), "might").does(
      declares("ana", attack("orc")),
    );
    const pushed = told.does(closes, [1, 1, 1], [8, 6]);
    expect(at(pushed, "orc")).toEqual([15, 0]);
    const tripped = pushed.does({ do: "trip", who: id("bo"), target: id("orc") });
    expect(at(tripped, "orc")).toEqual([10, 0]);
  });

  test("without a map, whoever is near may trip", () => {
    const told = scene({
      ana: { sheet: { conditions: conditions({ "off-balanced": 1 }) } },
      orc: { side: "enemies", sheet: { weapon: SHORTBOW } },
    }).with({
      ground: { kind: "spoken", feet: { "ana|orc": 5 }, cover: {} },
    });
    const moving = told.does({ do: "dash", who: id("ana"), destination: walk(null, 20), stand: false });
    expect(moving.table.fight.moving?.awaiting).toEqual(["orc"]);
    expect(of(moving.does(trip), "tripped")[0]?.at).toBeNull();
  });
});
