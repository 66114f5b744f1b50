import { describe, expect, test } from "vitest";
import { changesToKeep, sheetOfKept, UNARMED } from "./kept.ts";
import type { Kept, KeptChange } from "./kept.ts";
import { keepWounds } from "./kept-wounds.ts";
import type { KeptWound } from "./kept-wounds.ts";
import { lessenWounds } from "./wounds.ts";
import { gain, lose } from "./conditions.ts";
import type { Sheet } from "./sheet.ts";
import { creature } from "./testing/creature.ts";
import { FISTS } from "./testing/creature.ts";

const kept = (...wounds: readonly (readonly [string, number, boolean?])[]): KeptWound[] =>
  wounds.map(([description, rank, treated = false]) => ({ description, source: `by ${description}`, rank, treated }));

describe("HR-REC-1: a wound keeps its words while it heals", () => {
  const leg = ["a torn leg", 15] as const;
  const arm = ["a broken arm", 12] as const;
  const brow = ["a split brow", 8] as const;

  test("unchanged wounds, and a new one after them", () => {
    expect(keepWounds(kept(leg, arm), [...kept(leg, arm), { rank: 11, treated: false }])).toEqual([
      ...kept(leg, arm),
      { description: "", source: "", rank: 11, treated: false },
    ]);
  });

  test.for([
    ["the smallest is gone", [leg, arm, brow], 11, ["a torn leg", "a broken arm"]],
    ["the first is gone", [brow, leg], 11, ["a torn leg"]],
    ["the middle one is gone", [leg, brow, arm], 9, ["a torn leg", "a broken arm"]],
    ["all are gone", [brow, brow], 8, []],
  ] as const)("treated, all by as much: %s", ([, wounds, by, names]) => {
    const before = kept(...wounds);
    const treated = before.map(({ rank }) => ({ rank: rank - by, treated: true })).filter(({ rank }) => rank > 0);
    expect(keepWounds(before, treated).map(({ description }) => description)).toEqual(names);
    expect(keepWounds(before, treated)).toMatchObject(treated);
  });

  test("treated wounds stay as they are when others are treated", () => {
    const before = kept(["an old burn", 6, true], brow, leg);
    expect(
      keepWounds(before, [
        { rank: 6, treated: true },
        { rank: 5, treated: true },
      ]),
    ).toEqual([
      { description: "an old burn", source: "by an old burn", rank: 6, treated: true },
      { description: "a torn leg", source: "by a torn leg", rank: 5, treated: true },
    ]);
  });

  test("a night's rest", () => {
    const before = kept(["a scratch", 1], leg, arm);
    const rested = lessenWounds(
      { ...creature(), wounds: before.map(({ rank, treated }) => ({ rank, treated })) },
      (wound) => ({
        ...wound,
        rank: wound.rank - 1,
      }),
    );
    expect(keepWounds(before, rested.wounds)).toEqual(kept(["a torn leg", 14], ["a broken arm", 11]));
  });

  const arm6 = ["a broken arm", 6] as const;
  const old = ["an old burn", 10, true] as const;
  test.for([
    [
      "each healed by another amount",
      [leg, arm],
      [
        [11, false],
        [3, true],
      ],
      ["a torn leg", "a broken arm"],
    ],
    [
      "one too light to have become it is passed over",
      [arm6, leg],
      [
        [9, false],
        [4, true],
      ],
      ["a torn leg", ""],
    ],
    [
      "a treated one does not open again",
      [old, leg],
      [
        [4, false],
        [3, true],
      ],
      ["a torn leg", ""],
    ],
    [
      "one became only one of now",
      [leg, arm6],
      [
        [14, false],
        [9, false],
      ],
      ["a torn leg", ""],
    ],
    [
      "as heavy as it was, and treated",
      [arm, leg],
      [
        [12, true],
        [15, false],
      ],
      ["a broken arm", "a torn leg"],
    ],
    ["a heavier one is new", [arm6], [[9, false]], [""]],
  ] as const)("%s", ([, wounds, left, names]) => {
    const now = left.map(([rank, treated]) => ({ rank, treated }));
    expect(keepWounds(kept(...wounds), now).map(({ description }) => description)).toEqual(names);
    expect(keepWounds(kept(...wounds), now)).toMatchObject(now);
  });

  test("whatever else became of them, ranks and treatment are those of now", () => {
    const now = [
      { rank: 9, treated: true },
      { rank: 3, treated: false },
      { rank: 40, treated: false },
    ];
    expect(keepWounds(kept(leg, brow), now)).toMatchObject(now);
    expect(keepWounds([], now)).toMatchObject(now);
    expect(keepWounds(kept(leg), [])).toEqual([]);
  });
});

const ANA: Kept = {
  size: "medium",
  heart: { current: 6, max: 8 },
  hp: { value: 31, max: 40 },
  abilities: { might: 6, agility: 6, cunning: 4, presence: 4 },
  paragon: 0,
  wounds: kept(["a torn leg", 15], ["a split brow", 10]),
  woundAt: null,
  natural: { value: 1, against: { slashing: 0, piercing: 0, bludgeoning: 2 } },
  speed: { move: 60, swim: 15, climb: 5 },
  conditions: { dazed: { level: 2, of: null }, frightened: { level: 1, of: "orc" } },
  spent: { cry: "heart" },
  spells: { light: { rests: 4, left: 1 } },
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
  const changed = changesToKeep(of, sheetOf(of), after(sheetOf(of)));
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
      [{ path: "wounds", value: [...ANA.wounds, { description: "", source: "", rank: 12, treated: false }] as never }],
    ],
  ])("%s", ([, after, expected]) => {
    expect(changes(after)).toEqual(expected);
    expect(sheetOf(updated(ANA, changes(after)))).toEqual({
      ...after(sheetOf(ANA)),
      modifiers: sheetOf(updated(ANA, changes(after))).modifiers,
    });
  });

  test("a sheet that is none is refused, and nothing is written", () => {
    const broken = { ...sheetOf(ANA), hp: { now: 0.5, max: 40 } };
    expect(changesToKeep(ANA, sheetOf(ANA), broken)).toMatchObject({ ok: false });
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
