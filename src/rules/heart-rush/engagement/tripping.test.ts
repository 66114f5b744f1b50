import { describe, expect, test } from "vitest";
import type { Command } from "../state/commands.ts";
import { conditions, SHORTBOW } from "../testing/creature.ts";
import {
  attack,
  closes,
  dash,
  declares,
  id,
  of,
  scene,
  sidestep,
  turnedOver,
  untilStage,
  walk,
} from "../testing/scene.ts";
import type { Part, Scene } from "../testing/scene.ts";
import type { Options } from "../state/options.ts";
import { at, field, sword } from "../testing/field.ts";
import { rules } from "../testing/harm.ts";

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
    expect(told.table.fight).toMatchObject({ moving: null, trail: [], phase: { side: "enemies" } });
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

  const gob = { side: "enemies", at: [60, 60] } as const;
  const four = (ana: Part = {}, orc: Part = {}, options: Partial<Options> = {}) =>
    scene(
      {
        ana: { at: [0, 0], ...off(ana) },
        bo: { at: [-60, 0] },
        orc: { side: "enemies", at: [20, 5], ...bow, ...orc },
        gob,
      },
      options,
    );
  const object = (who: string): Command => ({ do: "object", who: id(who) });

  test("only at once: nobody is fetched back turns later, or when it has let the chance pass", () => {
    const arrived = four()
      .does(dash("ana", [50, 0]))
      .does({ do: "let-pass", who: id("orc") });
    expect(arrived.answer(trip)).toBe("no-trigger");
    const later = ["gob", "bo"].reduce((told, who) => told.does(object(who)), arrived);
    expect([later.answer(trip), at(later, "ana")]).toEqual(["no-trigger", [50, 0]]);
  });

  test("a sidestep past somebody may be answered until the next deed is done", () => {
    const stepped = four({}, { at: [10, 0] }).does(sidestep("ana", [5, 0]));
    expect(stepped.answer(trip)).toBe("ok");
    const tripped = stepped.does(trip);
    expect([at(tripped, "ana"), tripped.sheet("ana").conditions.prone?.level]).toEqual([[5, 0], 1]);
    expect(stepped.does(object("gob")).answer(trip)).toBe("no-trigger");
    expect(stepped.does({ do: "pass", side: "enemies" }).answer(trip)).toBe("no-trigger");
  });

  test.for<[string, (told: Scene) => Scene]>([
    ["the Game Master has moved it", (told) => told.does(rules({ is: "place", who: id("ana"), to: [150, 150] }))],
    ["it was steady while it moved", (told) => told],
  ])("not when %s", ([why, then]) => {
    const steady = why.startsWith("it was") ? { sheet: { conditions: {} } } : {};
    const stepped = then(four(steady, { at: [10, 0] }).does(sidestep("ana", [5, 0])));
    const late = stepped.does(
      rules({ is: "condition", who: id("ana"), condition: "off-balanced", levels: 2, of: null }),
    );
    expect(late.answer(trip)).toBe("no-trigger");
  });

  test("who moves out of the space next to somebody lies where it stood", () => {
    const leaving = four({}, { at: [5, 0] }).does(dash("ana", [-20, 0]));
    expect(leaving.table.fight.moving?.awaiting).toContain("orc");
    expect(at(leaving.does(trip), "ana")).toEqual([0, 0]);
  });

  test.for<[way: string, to: [number, number], falls: [number, number] | null]>([
    ["a space that is only left", [-20, 0], null],
    ["one that is entered", [5, -5], [5, -5]],
    ["one that is entered on the way out", [20, -5], [5, -5]],
  ])("by option not in the space one sets out from: %s", ([, to, falls]) => {
    const moving = four({}, { at: [5, 0] }, { trippedLeaving: false }).does(dash("ana", to));
    expect(moving.table.fight.moving?.awaiting ?? []).toEqual(falls === null ? [] : ["orc"]);
    if (falls !== null) expect(at(moving.does(trip), "ana")).toEqual(falls);
  });

  test("whom a grappler drags along, and who steps after a push, may be tripped", () => {
    const held = scene({
      ana: { at: [0, 0], sheet: { ...sword, conditions: conditions({ grappling: [1, "orc"] }) } },
      bo: { at: [5, 5] },
      orc: {
        side: "enemies",
        at: [5, 0],
        sheet: { ...sword, conditions: conditions({ grappled: [1, "ana"], "off-balanced": 1 }) },
      },
    }).does(sidestep("ana", [-5, 0]));
    expect(at(held, "orc")).toEqual([0, 0]);
    expect(at(held.does({ do: "trip", who: id("bo"), target: id("orc") }), "orc")).toEqual([0, 0]);
    const following = scene({
      ana: { at: [0, 0], ...off() },
      orc: { side: "enemies", at: [5, 0], sheet: sword },
      gob: { side: "enemies", at: [5, 5], sheet: sword },
    });
    const pushed = untilStage(turnedOver(following, "ana", "orc", { ana: "might", orc: "cunning" }), "might")
      .does(declares("ana", attack("orc", { follow: [5, 0] })))
      .does(closes, [1, 1, 1], [8, 6]);
    expect(at(pushed, "ana")).toEqual([5, 0]);
    expect(pushed.answer({ do: "trip", who: id("gob"), target: id("ana") })).toBe("ok");
  });

  test("two pushes may both be answered, after the engagement too, until the next deed", () => {
    const pushed = { ...sword, conditions: conditions({ "off-balanced": 1 }) };
    const parts = {
      ana: { at: [0, 0], sheet: sword },
      bo: { at: [0, 5], sheet: sword },
      cid: { at: [20, 5], sheet: sword },
      dot: { at: [20, 0], sheet: sword },
      orc: { side: "enemies", at: [5, 0], sheet: pushed },
      gob: { side: "enemies", at: [5, 5], sheet: pushed },
    } as const;
    const open = turnedOver(scene(parts), "ana", "orc", { ana: "might", orc: "cunning", bo: "might", gob: "cunning" });
    const over = untilStage(open, "might")
      .does(declares("ana", attack("orc")))
      .does(declares("bo", attack("gob")))
      .does(closes, [1, 1, 1], [8, 6], [1, 1, 1], [8, 6])
      .does(closes);
    expect([over.table.fight.phase.at, at(over, "orc"), at(over, "gob")]).toEqual(["turn", [15, 0], [15, 5]]);
    const trips = (who: string, target: string): Command => ({ do: "trip", who: id(who), target: id(target) });
    const both = over.does(trips("cid", "orc")).does(trips("dot", "gob"));
    expect([both.sheet("orc"), both.sheet("gob")].every((sheet) => sheet.conditions.prone !== undefined)).toBe(true);
    expect(over.does(object("gob")).answer(trips("cid", "orc"))).toBe("no-trigger");
  });

  test("a free step may be answered until the next one is taken", () => {
    const parts = {
      ana: { at: [0, 0], ...off() },
      bo: { at: [0, 5], sheet: sword },
      orc: { side: "enemies", at: [5, 0], sheet: sword },
    } as const;
    const stances = { ana: "agility", bo: "agility", orc: "defensive" } as const;
    const stepped = untilStage(turnedOver(scene(parts), "ana", "orc", stances), "moves").does(
      sidestep("ana", [0, -5], "free"),
    );
    expect(stepped.answer(trip)).toBe("ok");
    expect(stepped.does(sidestep("bo", [0, 10], "free")).answer(trip)).toBe("no-trigger");
  });

  test("what makes off balance after the push makes nobody fall for it", () => {
    const parts = {
      ana: { at: [0, 0], sheet: sword },
      bo: { at: [10, 5], sheet: sword },
      orc: { side: "enemies", at: [5, 0], sheet: sword },
    } as const;
    const open = turnedOver(scene(parts), "ana", "orc", { ana: "might", orc: "cunning" });
    const hinders = declares("ana", { do: "hinder", target: id("orc"), option: "push", levels: {} });
    const told = untilStage(untilStage(open, "might").does(hinders), "after").does(closes);
    expect([at(told, "orc"), told.sheet("orc").conditions["off-balanced"]?.level]).toEqual([[10, 0], 2]);
    expect(told.answer({ do: "trip", who: id("bo"), target: id("orc") })).toBe("no-trigger");
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
    const { fight } = told.table;
    const strict = told.with({ options: { ...fight.options, trippedLeaving: false } });
    const away = { do: "dash", who: id("ana"), destination: walk(null, 20), stand: false } as const;
    expect(strict.does(away).table.fight.moving).toBeNull();
    const distant = strict.with({ ground: { kind: "spoken", feet: { "ana|orc": 40 }, cover: {} } });
    const comes = { ...away, destination: { ...walk(null, 35), near: [id("orc")] } };
    expect(distant.does(comes).table.fight.moving?.awaiting).toEqual(["orc"]);
    const aside = (near: readonly string[]): Command => ({
      do: "sidestep",
      who: id("ana"),
      destination: { ...walk(null, 5), near: near.map(id) },
      stand: false,
      pay: "rush",
    });
    expect(told.does(aside([])).answer(trip)).toBe("ok");
    expect(strict.does(aside([])).answer(trip)).toBe("not-adjacent");
    const far = told.with({ ground: { kind: "spoken", feet: { "ana|orc": 40 }, cover: {} } });
    expect(far.does(aside(["orc"])).answer(trip)).toBe("not-adjacent");
    const coming = (feet: number) =>
      far.does({ do: "dash", who: id("ana"), destination: { ...walk(null, feet), near: [id("orc")] }, stand: false });
    expect([coming(20), coming(35)].map((dashed) => dashed.table.fight.moving?.awaiting ?? [])).toEqual([[], ["orc"]]);
  });
});
