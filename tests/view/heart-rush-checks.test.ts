import { describe, expect, test } from "vitest";
import { fighterId, HeartRush, settle, type Thrown } from "../../src/rules/index.ts";
import {
  checkCard,
  checkForm,
  checkSummary,
  damageCard,
  habitsOf,
  readCheckForm,
  requestCard,
} from "../../src/view/index.ts";
import type { CheckFacts, DamageFacts, Knack, Planned } from "../../src/view/index.ts";
import { WORDS_OF_THE_TABLE as words } from "./fixtures/render.ts";

const RULES = HeartRush.heartRush.defaults;
const DICE = [
  { role: "heart", faces: 8 },
  { role: "ability", faces: 6 },
] as const;
const thrown = (faces: readonly number[]): Thrown =>
  settle({ name: "check", by: fighterId("ana"), dice: DICE, net: 0, flat: [] }, { faces });
const judged = (against: number | null): HeartRush.Judged => ({
  kind: "skill",
  ability: "cunning",
  against,
  vulnerability: HeartRush.STEADY,
});
const standing = (faces: readonly number[], answered: HeartRush.Answered = "open", against: number | null = 9) =>
  HeartRush.checkStanding(judged(against), thrown(faces), answered, RULES);

const FACTS: CheckFacts = {
  name: "Ana",
  img: "",
  kind: "skill",
  ability: "cunning",
  against: 9,
  label: "to pick the lock",
  raised: false,
  reasons: [],
  standing: standing([5, 4]),
  retry: null,
  mine: true,
  contest: null,
};

describe("the card of a check", () => {
  test("says what was tried, what was rolled and what came of it", () => {
    expect(checkCard(FACTS, words)).toMatchObject({
      title: "Cunning check",
      number: "CN 9",
      label: "to pick the lock",
      total: "9",
      outcome: { word: "Success", tone: "good" },
      complication: "",
      note: "",
      choice: null,
      rival: null,
    });
    const none = checkCard({ ...FACTS, against: null, standing: standing([5, 4], "open", null) }, words);
    expect([none.number, none.outcome]).toEqual(["", null]);
  });

  test("HR-CHECK-4 asks the roller what becomes of a 1, with the odds; others are told that it is open", () => {
    const open = { ...FACTS, standing: standing([3, 1]), retry: 1 / 6 };
    expect(checkCard(open, words)).toMatchObject({
      outcome: null,
      choice: { question: "The d6 shows a 1. What now?", retry: expect.stringContaining("17 %") as string },
    });
    expect(checkCard({ ...open, retry: null }, words).choice?.retry).not.toContain("%");
    expect(checkCard({ ...open, mine: false }, words)).toMatchObject({
      choice: null,
      note: "One die shows trouble: the roller decides.",
    });
  });

  test.for([
    ["a failure taken", [3, 1], "failed", "Failure", "", "Failure taken rather than a complication."],
    ["a die tried again", [5, 1], 6, "Success", "Complication", ""],
    [
      "HR-CHECK-5 two 1s",
      [1, 1],
      "open",
      "Failure",
      "Complication",
      "Two kept dice in trouble: it fails, with a complication.",
    ],
  ] as const)("%s", ([, faces, answered, word, complication, note]) => {
    const card = checkCard({ ...FACTS, standing: standing(faces, answered) }, words);
    expect([card.outcome?.word, card.complication, card.note]).toEqual([word, complication, note]);
  });

  test("HR-CHECK-2 who answers a contest holds out against the same total", () => {
    const answers = (total: number | null) =>
      checkCard(
        {
          ...FACTS,
          kind: "contested",
          against: null,
          standing: standing([5, 4], "open", null),
          contest: { role: "answers", name: "Orc", total, mayAnswer: false },
        },
        words,
      );
    expect([answers(9).outcome?.word, answers(10).outcome?.word, answers(null).outcome]).toEqual([
      "Success",
      "Failure",
      null,
    ]);
    expect(answers(9).rival).toEqual({ line: "Answers Orc; holds out unless Orc rolls higher.", ask: "" });
  });

  test("whoever is challenged may answer while nobody has", () => {
    const asks = (total: number | null, mayAnswer: boolean) =>
      checkCard({ ...FACTS, contest: { role: "asks", name: "Orc", total, mayAnswer } }, words).rival;
    expect(asks(null, true)).toEqual({ line: "Orc may answer.", ask: "Roll for Orc" });
    expect(asks(null, false)?.ask).toBe("");
    expect(asks(7, true)).toEqual({ line: "Against Orc: 7", ask: "" });
  });

  test("levels are named with their reasons, conditions by their names", () => {
    const reasons = [
      { from: "prone", net: -1 },
      { from: "help", net: 1 },
      { from: "a good view", net: 2 },
    ];
    expect(checkCard({ ...FACTS, reasons }, words).reasons).toEqual([
      { name: "Prone", levels: "1 disadvantage", helps: false },
      { name: "Help", levels: "1 advantage", helps: true },
      { name: "a good view", levels: "2 advantages", helps: true },
    ]);
  });
});

const SHEET: HeartRush.Sheet = (() => {
  const kept = HeartRush.sheetOfKept({
    size: "medium",
    heart: { current: 8, max: 8 },
    hp: { value: 40, max: 40 },
    abilities: { might: 6, agility: 4, cunning: 6, presence: 4 },
    paragon: 0,
    wounds: [],
    woundAt: null,
    natural: { value: 0, against: { slashing: 0, piercing: 0, bludgeoning: 0 } },
    speed: { move: 60, swim: 15, climb: 5 },
    conditions: {},
    spent: {},
    spells: {},
    badNights: 0,
    fromBadSleep: {},
    weapon: HeartRush.UNARMED,
    offHand: null,
    armour: "none",
    shield: "none",
    nature: HeartRush.ORDINARY,
    givers: [
      {
        name: "Smooth Talker",
        gains: [
          {
            on: "check",
            ability: "presence",
            when: "fitting",
            needs: "nothing",
            per: "once",
            net: 2,
            flat: 0,
            dice: [],
          },
        ],
      },
    ],
  });
  if (!kept.ok) throw new Error(kept.reason.path);
  return kept.value;
})();

const KNACK: Knack = {
  heart: 8,
  abilities: SHEET.abilities,
  professions: [
    { name: "Smith", rank: 3 },
    { name: "Cook", rank: 1 },
  ],
  aspects: [{ text: "Stubborn", rank: 2 }],
  wounds: [{ description: "", rank: 12 }],
  destiny: 3,
  frightened: false,
  sheet: SHEET,
};
const PLANNED: Planned = {
  plan: { ...HeartRush.PLAIN_CHECK, kind: "skill", ability: "presence" },
  against: 9,
  label: "",
  raised: false,
  mode: "public",
  given: [],
};
const AROUND = { modes: [{ id: "public", label: "Public" }], mayRaise: true };
const read = (values: Readonly<Record<string, unknown>>, before: Planned = PLANNED, knack: Knack = KNACK): Planned =>
  readCheckForm(values, knack, before, "Circumstances");

describe("the form of a check", () => {
  test("shows what may count, and what was chosen", () => {
    const shown = checkForm(
      KNACK,
      { ...PLANNED, plan: { ...PLANNED.plan, professions: [{ name: "Cook", rank: 1 }] } },
      AROUND,
      words,
    );
    expect(shown.abilities.filter(({ chosen }) => chosen).map(({ value }) => value)).toEqual(["presence"]);
    expect(shown.professions.map(({ name, rank, chosen }) => [name, rank, chosen])).toEqual([
      ["Smith", "+3", false],
      ["Cook", "+1", true],
    ]);
    expect(shown.aspects).toEqual([{ value: "0", label: "Stubborn (2)", chosen: false }]);
    expect(shown.wounds[0]?.label).toContain("(12)");
    expect(shown.fitting).toEqual([
      { field: "fitting0", name: "Smooth Talker", worth: "Presence: 2 advantages", chosen: false },
    ]);
    expect(shown.challenges.map(({ value }) => value)).toEqual([6, 9, 12, 15, 18, 21]);
  });

  test("reads what was filled in, within bounds", () => {
    const plan = read({
      ability: "cunning",
      kind: "skill",
      against: 12,
      label: "  to see  ",
      profession0: true,
      aspect: "0",
      points: 99,
      wound: "0",
      helpers: 40,
      levels: -2,
      why: "fog",
      fitting0: true,
      motion: true,
      raised: true,
      mode: "self",
    });
    expect(plan).toMatchObject({ against: 12, label: "to see", raised: true, mode: "self" });
    expect(plan.plan).toMatchObject({
      ability: "cunning",
      professions: [{ name: "Smith", rank: 3 }],
      aspect: { text: "Stubborn", points: 3 },
      wound: 12,
      helpers: 9,
      circumstances: [{ from: "fog", net: -2 }],
      called: ["Smooth Talker"],
      motion: true,
      sight: false,
      fearInSight: true,
    });
  });

  test("what is none of the choices is left as it was", () => {
    expect(read({ ability: "luck", kind: "whim", against: "nine", mode: "" })).toMatchObject({
      against: null,
      mode: "public",
      plan: { ability: "presence", kind: "skill", aspect: null, wound: null, circumstances: [], called: [] },
    });
    expect(read({ kind: "contested", against: 9 }).against).toBeNull();
    expect(read({ levels: 1 }).plan.circumstances).toEqual([{ from: "Circumstances", net: 1 }]);
    expect(read({ against: 900 }).against).toBe(99);
  });

  test("what comes with the task is nobody's to take away, and is not offered for change", () => {
    const given = [{ from: "own wounds", net: -1 }];
    const before = {
      ...PLANNED,
      given,
      plan: { ...PLANNED.plan, circumstances: [...given, { from: "haste", net: -1 }] },
    };
    expect(checkForm(KNACK, before, AROUND, words)).toMatchObject({ levels: -1, why: "haste" });
    expect(read({ levels: 0 }, before).plan.circumstances).toEqual(given);
  });

  test("only the frightened say whether they see what they fear", () => {
    const afraid = { ...KNACK, frightened: true };
    expect([
      read({}, PLANNED, afraid).plan.fearInSight,
      read({ fear: true }, PLANNED, afraid).plan.fearInSight,
    ]).toEqual([false, true]);
  });

  test("a user's habits are the number and the professions", () => {
    expect(habitsOf(read({ against: 12, profession1: true }))).toEqual({ against: 12, professions: ["Cook"] });
  });
});

describe("the summary of a check", () => {
  const summary = (values: Readonly<Record<string, unknown>>) => {
    const planned = read({ against: 9, ...values });
    const who = { id: fighterId("ana"), sheet: SHEET };
    return checkSummary(HeartRush.composeAsked(who, planned.plan, KNACK.destiny, RULES), planned, words);
  };

  test("says what would be rolled, why, and how likely it is", () => {
    const shown = summary({ ability: "cunning", profession0: true, levels: 1, why: "time" });
    expect(shown).toMatchObject({
      bonuses: [{ name: "Smith", value: "+3" }],
      levels: "1 advantage",
      reasons: [{ name: "time", levels: "1 advantage", helps: true }],
      cost: "",
    });
    expect(shown.chance).toMatch(/^\d+ %/);
    expect(shown.spoken).toBe(words.list(["d8", "d6"]));
    expect(summary({ ability: "cunning", against: "" }).chance).toBe("");
  });

  test("57: of d8 and d6 38 of 48 reach 6", () => {
    expect(summary({ ability: "cunning", against: 6 }).chance).toContain("79 %");
  });

  test("names what is paid and what is earned", () => {
    expect(summary({ aspect: "0", points: 2 }).cost).toContain("2");
    expect(summary({ wound: "0" }).cost).toContain("5");
  });
});

describe("the card that asks several", () => {
  const member = (name: string, parts: object = {}) => ({
    actor: name,
    name,
    img: "",
    answered: true,
    standing: standing([5, 4]),
    mayRoll: false,
    ...parts,
  });
  const card = (members: readonly ReturnType<typeof member>[]) =>
    requestCard({ kind: "save", ability: "agility", against: 9, label: "", task: "each", members }, words);

  test("tells of each how they stand", () => {
    const shown = card([
      member("Ana"),
      member("Bo", { standing: standing([3, 4]) }),
      member("Cy", { standing: standing([8, 1]) }),
      member("Di", { standing: null }),
      member("Ed", { answered: false, standing: null, mayRoll: true }),
      member("Fi", { answered: false, standing: null }),
    ]);
    expect(shown.title).toBe("Agility save");
    expect(shown.members.map(({ total, tone, roll }) => [total, tone, roll !== ""])).toEqual([
      ["9", "good", false],
      ["7", "bad", false],
      ["9", "soft", false],
      ["", "soft", false],
      ["", "soft", true],
      ["", "soft", false],
    ]);
    expect(new Set(shown.members.slice(2, 5).map(({ word }) => word)).size).toBe(3);
    expect(shown.foot).toBe("");
  });

  test("counts successes once all are known, and not for one alone", () => {
    expect(card([member("Ana"), member("Bo", { standing: standing([3, 4]) })]).foot).toMatch(/1.*2/);
    expect(card([member("Ana")]).foot).toBe("");
  });
});

describe("the card of damage and healing", () => {
  const NO_TOLL = { lost: 0, shrugged: false, wound: null, regained: [] } as const;
  const offer = (amount: number) => HeartRush.hurtOffer(SHEET, amount, RULES);
  const target = (parts: Partial<DamageFacts["targets"][number]> = {}): DamageFacts["targets"][number] => ({
    key: "t0",
    name: "Ana",
    img: "",
    state: "waiting",
    toll: NO_TOLL,
    life: "above",
    offer: offer(12),
    heart: 8,
    ...parts,
  });
  const shown = (parts: Partial<DamageFacts["targets"][number]> = {}, kind: DamageFacts["kind"] = "damage") =>
    damageCard({ kind, amount: 12, source: "a trap", targets: [target(parts)] }, words).targets[0];

  test("offers to take it or to shrug it off, and says what either means", () => {
    expect(shown()?.buttons).toEqual([
      { verb: "whole", label: "Take 12, wound of rank 12" },
      { verb: "shrug", label: "Shrug off: take 6, heart d8 to d6" },
    ]);
    expect(shown({ offer: { ...offer(12), shrugged: null } })?.buttons).toHaveLength(1);
  });

  test("asks nobody but the owner, and nobody twice", () => {
    expect(shown({ offer: null })).toMatchObject({ buttons: [], undo: "", line: "decides" });
    expect(shown({ state: "taken" })).toMatchObject({ buttons: [], undo: "Take back what happened to Ana" });
    expect(shown({ state: "undone" })).toMatchObject({ line: "taken back", bad: false, undo: "" });
  });

  test.for([
    [{ lost: 6, shrugged: true }, "above", "shrugs it off, takes 6", false],
    [{ lost: 12, wound: 12 }, "above", "takes 12, wound of rank 12", true],
    [{ lost: 5 }, "dead", "takes 5 · dies", true],
  ] as const)("what became of it: %j", ([toll, life, line, bad]) => {
    expect(shown({ state: "taken", toll: { ...NO_TOLL, ...toll }, life })).toMatchObject({ line, bad });
  });

  test("HR-GAIN-7 names what softens it, while it is not taken", () => {
    const softened = { ...offer(12), softened: [{ from: "Iron Constitution", value: -4 }] };
    expect(shown({ offer: softened })?.reasons).toEqual(["Iron Constitution −4"]);
    expect(shown({ offer: softened, state: "taken" })?.reasons).toEqual([]);
    expect(shown({ offer: softened }, "healing")?.reasons).toEqual([]);
  });

  test("healing is healed whole, whatever takes damage off", () => {
    const tough = { ...offer(12), whole: { taken: 8, wound: null } };
    expect(shown({ offer: tough }, "healing")?.buttons).toEqual([{ verb: "whole", label: "Heal 12" }]);
    expect(shown({ state: "taken", toll: { ...NO_TOLL, lost: -9 } }, "healing")).toMatchObject({
      line: "9 healed",
      bad: false,
    });
  });
});
