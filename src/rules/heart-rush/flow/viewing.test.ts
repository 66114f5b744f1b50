import { describe, expect, test } from "vitest";
import { conditions, SWORD } from "../testing/creature.ts";
import { id, MASTER, playerOf, scene, sealing, SALT, turnedOver, untilStage } from "../testing/scene.ts";
import type { Part } from "../testing/scene.ts";
import { view } from "./view.ts";
import type { Looks } from "./view.ts";

const sword = { weapon: SWORD };
const PARTS = {
  ana: { at: [0, 0], sheet: sword },
  bo: { at: [0, 5], sheet: sword },
  orc: { side: "enemies", at: [5, 0], sheet: sword },
} as const;

describe("HR-VIEW-1 what is shown", () => {
  test("numbers of one's own side, looks of the other; everything to the Game Master", () => {
    const told = scene(PARTS);
    const seen = (viewer: typeof MASTER) =>
      view(told.table, viewer).fighters.map(({ id: who, mine, numbers }) => [who, mine, numbers !== null]);
    expect(seen(playerOf("ana"))).toEqual([
      ["ana", true, true],
      ["bo", false, true],
      ["orc", false, false],
    ]);
    expect(seen(playerOf("orc"))).toEqual([
      ["ana", false, false],
      ["bo", false, false],
      ["orc", true, true],
    ]);
    expect(seen(playerOf())).toEqual([
      ["ana", false, false],
      ["bo", false, false],
      ["orc", false, false],
    ]);
    expect(seen(MASTER)).toEqual([
      ["ana", true, true],
      ["bo", true, true],
      ["orc", true, true],
    ]);
  });

  test("the numbers are the sheet's", () => {
    const parts = {
      ...PARTS,
      ana: {
        at: [0, 0],
        sheet: { ...sword, armour: "light", hp: { now: 12, max: 40 }, wounds: [{ rank: 11, treated: false }] },
        fighter: { moved: 10, rush: 2, helped: 1 },
      },
    } as const;
    expect(view(scene(parts).table, MASTER).fighters[0]).toEqual({
      id: "ana",
      side: "players",
      npc: false,
      mine: true,
      life: "up",
      looks: "bad",
      numbers: { hp: 12, cap: 29, max: 40, heart: 8, wounds: 1, speed: 55, moved: 10 },
      action: true,
      rush: 2,
      active: false,
      surprised: false,
      helped: 1,
      conditions: {},
    });
  });

  test.for<[Looks, Part]>([
    ["unhurt", {}],
    ["hurt", { sheet: { hp: { now: 21, max: 40 } } }],
    ["bad", { sheet: { hp: { now: 20, max: 40 } } }],
    ["down", { fighter: { life: "unconscious" } }],
    ["dead", { fighter: { life: "dead" } }],
  ])("%s", ([looks, part]) => {
    expect(view(scene({ ...PARTS, orc: { ...PARTS.orc, ...part } }).table, playerOf("ana")).fighters[2]?.looks).toBe(
      looks,
    );
  });

  test("conditions are for all to see", () => {
    const parts = { ...PARTS, orc: { side: "enemies", sheet: { conditions: conditions({ prone: 1 }) } } } as const;
    expect(view(scene(parts).table, playerOf("ana")).fighters[2]?.conditions).toEqual({
      prone: { level: 1, of: null },
    });
  });

  test("whose turn it is, and how often has been passed", () => {
    const told = scene(PARTS).does({ do: "pass", side: "players" });
    expect(view(told.table, MASTER)).toMatchObject({
      phase: "turn",
      round: 1,
      turn: "enemies",
      passes: 1,
      engagement: null,
      moving: null,
      hurts: [],
    });
    const engaged = scene(PARTS).does({ do: "engage", who: id("ana"), target: id("orc") });
    expect(view(engaged.table, MASTER)).toMatchObject({ turn: null, passes: 0 });
  });

  test("of an engagement who is ready, and nothing of what was picked until all turn over", () => {
    const engaged = scene(PARTS).does({ do: "engage", who: id("ana"), target: id("orc") });
    expect(view(engaged.table, MASTER).engagement).toMatchObject({
      name: "1",
      by: "ana",
      on: "orc",
      members: ["ana", "orc"],
      step: "joining",
      ready: [],
      stances: null,
      targets: {},
      choices: {},
    });
    const choosing = engaged.does({ do: "close-joining" });
    const sealed = choosing.does(sealing(choosing, "ana", "might"));
    expect(view(sealed.table, playerOf("ana")).engagement).toMatchObject({
      step: "choosing",
      ready: ["ana"],
      choices: { ana: ["might", "agility", "cunning", "defensive"] },
    });
    expect(view(sealed.table, playerOf("bo")).engagement?.choices).toEqual({});
    const forfeited = sealed.does({ do: "forfeit", who: id("orc") });
    expect(view(forfeited.table, MASTER).engagement?.ready).toEqual(["ana", "orc"]);
    const both = sealed.does(sealing(sealed, "orc", "might")).does({ do: "freeze" });
    const opened = both.does({ do: "open", who: id("orc"), opening: { choice: "might", salt: SALT } });
    expect(view(opened.table, MASTER).engagement).toMatchObject({ step: "opening", ready: ["orc"], stances: null });
    const turned = opened.does({ do: "open", who: id("ana"), opening: { choice: "might", salt: SALT } });
    expect(view(turned.table, playerOf("bo")).engagement).toMatchObject({
      step: "cunning",
      stances: { ana: "might", orc: "might" },
      targets: { ana: ["orc"], orc: ["ana"] },
      ready: [],
    });
  });

  test("its stages go by their names", () => {
    const told = untilStage(turnedOver(scene(PARTS), "ana", "orc", { ana: "defensive", orc: "defensive" }), "moves");
    expect(view(told.table, MASTER).engagement?.step).toBe("moves");
  });
});
