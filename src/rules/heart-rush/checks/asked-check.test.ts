import { describe, expect, test } from "vitest";
import { fighterId } from "../../core/brand.ts";
import { composeAsked, PLAIN_CHECK } from "./asked-check.ts";
import type { CheckPlan } from "./asked-check.ts";
import { DEFAULTS } from "../state/options.ts";
import type { Options } from "../state/options.ts";
import type { Sheet } from "../state/sheet.ts";
import { creature } from "../testing/creature.ts";

const ANA = fighterId("ana");
const ORC = fighterId("orc");

const composed = (plan: Partial<CheckPlan>, sheet: Partial<Sheet> = {}, options: Partial<Options> = {}, destiny = 3) =>
  composeAsked(
    { id: ANA, sheet: { ...creature(), ...sheet } },
    { kind: "skill", ability: "cunning", ...PLAIN_CHECK, ...plan },
    destiny,
    { ...DEFAULTS, ...options },
  );

const TALENT = { from: "Quick study", ability: "any", when: "always", net: 1, flat: 2, dice: [6] } as const;

describe("HR-CHECK-1 the dice of a check", () => {
  test("are the heart's and the ability's, as they are now", () => {
    const sheet = {
      heart: { now: 6, max: 8 },
      abilities: { might: 4, agility: 4, cunning: 10, presence: 4 },
    } as const;
    expect(composed({}, sheet)).toMatchObject({
      dice: [
        { role: "heart", faces: 6 },
        { role: "ability", faces: 10 },
      ],
      net: 0,
      flat: [],
    });
  });

  test("and those that a talent lends, on the rolls it is for", () => {
    const lent = { role: "modifier", faces: 6 };
    expect(composed({}, { modifiers: [{ ...TALENT, on: "check" }] }).dice).toContainEqual(lent);
    expect(composed({ kind: "save" }, { modifiers: [{ ...TALENT, on: "check" }] }).dice).not.toContainEqual(lent);
    expect(composed({ kind: "save" }, { modifiers: [{ ...TALENT, on: "save" }] })).toMatchObject({
      net: 1,
      flat: [{ from: "Quick study", value: 2 }],
    });
  });
});

describe("HR-CHECK-7 professions that fit", () => {
  const professions = [
    { name: "Sailor", rank: 1 },
    { name: "Spy", rank: 3 },
  ];
  test("all add up", () => {
    expect(composed({ professions }).flat).toEqual([
      { from: "Sailor", value: 1 },
      { from: "Spy", value: 3 },
    ]);
  });
  test("or the best alone, by the table's ruling", () => {
    expect(composed({ professions }, {}, { professions: "highest" }).flat).toEqual([{ from: "Spy", value: 3 }]);
    expect(composed({}, {}, { professions: "highest" }).flat).toEqual([]);
  });
  test("never on a save", () => expect(composed({ kind: "save", professions }).flat).toEqual([]));
});

describe("HR-ASP-2 an aspect called upon", () => {
  const aspect = { text: "Never lost at sea", rank: 2, points: 5 };
  test.for([
    [3, 2],
    [1, 1],
    [0, 0],
  ] as const)("with %i destiny points buys %i", ([destiny, bought]) => {
    const check = composed({ aspect }, {}, {}, destiny);
    expect(check.destinySpent).toBe(bought);
    expect(check.flat).toEqual(bought === 0 ? [] : [{ from: "Never lost at sea", value: bought }]);
  });
  test("never on a save", () => expect(composed({ kind: "save", aspect }).destinySpent).toBe(0));
});

describe("HR-WOUND-5 a wound called upon", () => {
  test("takes its rank off the roll and earns destiny, five at most", () => {
    expect(composed({ wound: 12 })).toMatchObject({ flat: [{ from: "wound", value: -12 }], destinyGained: 5 });
    expect(composed({ wound: 2 })).toMatchObject({ flat: [{ from: "wound", value: -2 }], destinyGained: 2 });
  });
  test("never on a save", () => expect(composed({ kind: "save", wound: 2 })).toMatchObject({ destinyGained: 0 }));
});

describe("HR-WOUND-8 a healing kit in the healer's hands", () => {
  test("adds its number to the roll", () => {
    expect(composed({ tools: [{ from: "Kit", value: 5 }] }).flat).toEqual([{ from: "Kit", value: 5 }]);
  });
});

describe("HR-COND-4 every level has its reason", () => {
  test("conditions, help and circumstances, in this order", () => {
    const conditions = { dazed: { level: 2, of: null }, restrained: { level: 1, of: null } };
    const circumstances = [
      { from: "good light", net: 1 },
      { from: "nothing", net: 0 },
    ];
    expect(composed({ helpers: 2, circumstances }, { conditions })).toMatchObject({
      reasons: [
        { from: "dazed", net: -2 },
        { from: "help", net: 1 },
        { from: "good light", net: 1 },
      ],
      net: 0,
    });
    expect(composed({ motion: true }, { conditions }).net).toBe(-3);
  });
  test("blindness counts where one must see, fear where its source is in sight", () => {
    expect(composed({ sight: true }, { conditions: { blinded: { level: 2, of: null } } }).net).toBe(-2);
    expect(composed({ sight: false }, { conditions: { blinded: { level: 2, of: null } } }).net).toBe(0);
    expect(composed({ fearInSight: false }, { conditions: { frightened: { level: 2, of: ORC } } }).net).toBe(0);
    expect(composed({}, { conditions: { frightened: { level: 2, of: ORC } } }).net).toBe(-2);
  });
  test("charm helps the one who charmed", () => {
    const charmed = { ...creature(), conditions: { charmed: { level: 2, of: ANA } } };
    expect(composed({ ability: "presence", against: { id: ORC, sheet: charmed } }).net).toBe(2);
  });
});
