import { describe, expect, test } from "vitest";
import { changesToKeep, sheetOfKept, UNARMED } from "./kept.ts";
import type { Kept, KeptChange } from "./kept.ts";
import { woundsBecome } from "./kept-wounds.ts";
import { takeTollBack } from "../body/single-hurt.ts";
import { treatWounds } from "../checks/treatment.ts";
import { gain, lose } from "../body/conditions.ts";
import type { Sheet } from "./sheet.ts";
import { FISTS } from "../testing/creature.ts";

/** Wounds by the words that stand for their ids. */
const kept = (...wounds: readonly (readonly [string, number, boolean?])[]): Kept["wounds"] =>
  Object.fromEntries(wounds.map(([id, rank, treated = false]) => [id, { rank, treated }]));

describe("HR-REC-1: a wound keeps its words while it heals", () => {
  const leg = ["leg", 15] as const;
  const arm = ["arm", 12] as const;
  const brow = ["brow", 8] as const;
  const arm6 = ["arm", 6] as const;
  const old = ["burn", 10, true] as const;

  test.for<[string, (readonly [string, number, boolean?])[], [number, boolean][], (string | null)[]]>([
    [
      "unchanged, and a new one after them",
      [leg, arm],
      [
        [15, false],
        [12, false],
        [11, false],
      ],
      ["leg", "arm", null],
    ],
    [
      "a new one that weighs as much",
      [leg],
      [
        [15, false],
        [15, false],
      ],
      ["leg", null],
    ],
    [
      "treated, the smallest is gone",
      [leg, arm, brow],
      [
        [4, true],
        [1, true],
      ],
      ["leg", "arm"],
    ],
    ["treated, the first is gone", [brow, leg], [[4, true]], ["leg"]],
    [
      "treated, the middle one is gone",
      [leg, brow, arm],
      [
        [6, true],
        [3, true],
      ],
      ["leg", "arm"],
    ],
    ["all are gone", [brow, leg], [], []],
    [
      "treated ones stay when others are treated",
      [["burn", 6, true], brow, leg],
      [
        [6, true],
        [5, true],
      ],
      ["burn", "leg"],
    ],
    [
      "a treated one that weighs what another has left",
      [leg, old],
      [
        [10, true],
        [10, true],
      ],
      ["leg", "burn"],
    ],
    [
      "a night's rest",
      [["scratch", 1], leg, arm],
      [
        [14, false],
        [11, false],
      ],
      ["leg", "arm"],
    ],
    [
      "a night's rest that leaves what another was",
      [
        ["leg", 2],
        ["arm", 1],
      ],
      [[1, false]],
      ["leg"],
    ],
    ["the first was taken back", [leg, ["arm", 10]], [[10, false]], ["arm"]],
    [
      "the middle one was taken back, and a new one came",
      [leg, ["brow", 10], arm],
      [
        [15, false],
        [12, false],
        [20, false],
      ],
      ["leg", "arm", null],
    ],
    [
      "each healed by another amount",
      [leg, arm],
      [
        [11, false],
        [3, true],
      ],
      ["leg", "arm"],
    ],
    [
      "one too light to have become it is passed over",
      [arm6, leg],
      [
        [9, false],
        [4, true],
      ],
      ["leg", null],
    ],
    [
      "a treated one does not open again",
      [old, leg],
      [
        [4, false],
        [3, true],
      ],
      ["leg", null],
    ],
    [
      "one became only one of now",
      [leg, arm6],
      [
        [14, false],
        [9, false],
      ],
      ["leg", null],
    ],
    [
      "as heavy as it was, and treated",
      [arm, leg],
      [
        [12, true],
        [15, false],
      ],
      ["arm", "leg"],
    ],
    ["a heavier one is new", [arm6], [[9, false]], [null]],
    [
      "a heavier one is new, a lighter one after it is not",
      [arm6],
      [
        [9, false],
        [5, true],
      ],
      [null, "arm"],
    ],
  ])("%s", ([, wounds, left, ids]) => {
    const now = left.map(([rank, treated]) => ({ rank, treated }));
    const known = woundsBecome(Object.entries(kept(...wounds)), now);
    expect(now.map((_, place) => known[place] ?? null)).toEqual(ids);
  });
});

const ANA: Kept = {
  size: "medium",
  heart: { current: 6, max: 8 },
  hp: { value: 31, max: 40 },
  lastMinutes: { until: null, over: false },
  abilities: { might: 6, agility: 6, cunning: 4, presence: 4 },
  paragon: 0,
  wounds: kept(["leg", 15], ["brow", 10]),
  woundAt: null,
  natural: { value: 1, against: { slashing: 0, piercing: 0, bludgeoning: 2 } },
  speed: { move: 60, swim: 15, climb: 5 },
  conditions: { dazed: { level: 2, of: null }, frightened: { level: 1, of: "orc" } },
  spent: { cry: "heart" },
  known: { riposte: { frequency: "minor", instant: true, action: false } },
  spells: { light: { rests: 4, left: 1, instant: false } },
  badNights: 1,
  fromBadSleep: { weakened: 1 },
  weapon: UNARMED,
  offHand: null,
  armour: "light",
  shield: "heavy",
  nature: { engagements: 2, alwaysDefensive: false, unpushable: true, immune: ["poisoned"] },
  boons: [],
  givers: [
    {
      name: "Last breath",
      gains: [
        { on: "defence", ability: "any", when: "always", needs: "nothing", per: "wound", net: 0, flat: 1, dice: [] },
      ],
    },
  ],
};

const sheetOf = (of: Kept): Sheet => {
  const read = sheetOfKept(of);
  if (!read.ok) throw new Error(read.reason.path);
  return read.value;
};
const changes = (after: (sheet: Sheet) => Sheet, of: Kept = ANA): readonly KeptChange[] => {
  const changed = changesToKeep(of, sheetOf(of), after(sheetOf(of)), () => "new");
  if (!changed.ok) throw new Error(changed.reason.path);
  return changed.value;
};

describe("HR-GAIN-14 bare hands that have been trained", () => {
  const hands = (sizes: number, weapon: Kept["weapon"] = UNARMED) =>
    sheetOf({
      ...ANA,
      weapon,
      givers: [
        {
          name: "Fists",
          gains: [
            {
              ...{ on: "unarmed", ability: "any", when: "always", needs: "nothing" },
              ...{ per: "once", net: 0, flat: sizes, dice: [] },
            },
          ],
        },
      ],
    }).weapon;

  test.for([
    [0, "improvised"],
    [1, "light"],
    [2, "heavy"],
    [9, "heavy"],
    [-1, "improvised"],
  ] as const)("by %i sizes: %s", ([sizes, size]) => {
    expect(hands(sizes)).toEqual({ ...UNARMED, size });
  });

  test("and no claw with them", () => {
    const claw = { ...UNARMED, size: "ultralight" } as const;
    expect(hands(1, claw)).toEqual(claw);
  });
});

/** As a document would be updated. */
function updated(of: Kept, made: readonly KeptChange[]): Kept {
  const copy = JSON.parse(JSON.stringify(of)) as Record<string, unknown>;
  for (const { path, value } of made) {
    const keys = path.split(".");
    const last = keys.pop() ?? "";
    const parent = keys.reduce((branch, key) => branch[key] as Record<string, unknown>, copy);
    if (value === undefined) delete parent[last];
    else parent[last] = value;
  }
  return copy as object as Kept;
}

describe("HR-REC-2: only what differs is written", () => {
  test.for<[string, (sheet: Sheet) => Sheet, KeptChange[]]>([
    ["nothing", (sheet) => ({ ...sheet, hp: { ...sheet.hp } }), []],
    ["hit points", (sheet) => ({ ...sheet, hp: { ...sheet.hp, now: -3 } }), [{ path: "hp.value", value: -3 }]],
    ["the heart", (sheet) => ({ ...sheet, heart: { now: 4, max: 8 } }), [{ path: "heart.current", value: 4 }]],
    ["a level more", (sheet) => gain(sheet, "dazed", 1), [{ path: "conditions.dazed", value: { level: 3, of: null } }]],
    ["a new one", (sheet) => gain(sheet, "prone", 1), [{ path: "conditions.prone", value: { level: 1, of: null } }]],
    ["one less", (sheet) => lose(sheet, "frightened"), [{ path: "conditions.frightened" }]],
    ["what is used up", (sheet) => ({ ...sheet, spent: {} }), [{ path: "spent.cry" }]],
    ["a body that cannot be wounded", (sheet) => ({ ...sheet, woundAt: "never" }), [{ path: "woundAt", value: 0 }]],
    ["hide", (sheet) => ({ ...sheet, natural: { ...sheet.natural, value: 3 } }), [{ path: "natural.value", value: 3 }]],
    [
      "a wound",
      (sheet) => ({ ...sheet, wounds: [...sheet.wounds, { rank: 12, treated: false }] }),
      [{ path: "wounds.new", value: { description: "", source: "", rank: 12, treated: false } }],
    ],
    [
      "a wound that is taken back",
      (sheet) => takeTollBack(sheet, { lost: 0, shrugged: false, wound: 15, regained: [] }),
      [{ path: "wounds.leg" }],
    ],
    [
      "wounds that are treated",
      (sheet) => treatWounds(sheet, 12),
      [{ path: "wounds.leg.rank", value: 3 }, { path: "wounds.leg.treated", value: true }, { path: "wounds.brow" }],
    ],
  ])("%s", ([, after, expected]) => {
    expect(changes(after)).toEqual(expected);
    expect(sheetOf(updated(ANA, changes(after)))).toEqual({
      ...after(sheetOf(ANA)),
      modifiers: sheetOf(updated(ANA, changes(after))).modifiers,
    });
  });

  test("words that outlived their wound weigh nothing, and stay", () => {
    const words = { ...ANA, wounds: { gone: { rank: 0, treated: false }, ...ANA.wounds } };
    expect(sheetOf(words)).toEqual(sheetOf(ANA));
    expect(changes((sheet) => treatWounds(sheet, 99), words)).toEqual([
      { path: "wounds.leg" },
      { path: "wounds.brow" },
    ]);
  });

  test("a sheet that is none is refused, and nothing is written", () => {
    const broken = { ...sheetOf(ANA), hp: { now: 0.5, max: 40 } };
    expect(changesToKeep(ANA, sheetOf(ANA), broken, () => "new")).toMatchObject({ ok: false });
  });
});

describe("HR-REC-3: a sheet can be made of whatever is kept", () => {
  test("numbers and names are taken over, gains are worked out", () => {
    expect(sheetOf(ANA)).toMatchObject({
      heart: { now: 6, max: 8 },
      hp: { now: 31, max: 40 },
      woundAt: "table",
      conditions: ANA.conditions,
      modifiers: [{ from: "Last breath", flat: 2 }],
    });
  });

  test.for<[string, Partial<Kept>, Partial<Sheet>]>([
    ["a heart above its own maximum", { heart: { current: 12, max: 8 } }, { heart: { now: 8, max: 8 } }],
    ["never wounded", { woundAt: 0 }, { woundAt: "never" }],
    ["wounded at twelve", { woundAt: 12 }, { woundAt: 12 }],
    ["empty hands", { weapon: UNARMED }, { weapon: FISTS }],
    [
      "a source that is no id",
      { conditions: { charmed: { level: 1, of: "__proto__" } } },
      { conditions: { charmed: { level: 1, of: null } } },
    ],
    [
      "a hundred gains",
      { givers: Array.from({ length: 100 }, () => ({ ...ANA.givers[0], name: "x".repeat(500) })) as Kept["givers"] },
      {},
    ],
  ])("%s", ([, parts, expected]) => {
    expect(sheetOf({ ...ANA, ...parts })).toMatchObject(expected);
  });

  test("what no sheet can hold is refused with its place", () => {
    expect(sheetOfKept({ ...ANA, size: "as big as a house" })).toMatchObject({ ok: false, reason: { path: "/size" } });
  });
});
