import { describe, expect, test } from "vitest";
import { fighterId, HeartRush, settle, type Thrown } from "../../src/rules/index.ts";
import {
  checkCard,
  damageCard,
  requestCard,
  type CheckFacts,
  type DamageFacts,
} from "../../src/view/heart-rush/checks/index.ts";
import { WORDS_OF_THE_TABLE as words } from "./fixtures/render.ts";
import { SHEET } from "./fixtures/checked.ts";

const RULES = HeartRush.heartRush.defaults;

const DICE = [
  { role: "heart", faces: 8 },
  { role: "ability", faces: 6 },
] as const;

const thrown = (faces: readonly number[]): Thrown =>
  settle({ name: "check", by: fighterId("ana"), dice: DICE, net: 0, flat: [] }, { faces });

const judged = (against: number | null): HeartRush.checks.Judged => ({
  kind: "skill",
  ability: "cunning",
  against,
  vulnerability: { physical: 0, mental: 0 },
});

const standing = (faces: readonly number[], answered: HeartRush.checks.Answered = "open", against: number | null = 9) =>
  HeartRush.checks.checkStanding(judged(against), thrown(faces), answered, RULES);

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
    ["a failure taken", [3, 1], "failed", "Failure", "", "The failure was taken, without a complication."],
    ["a die tried again", [5, 1], 6, "Success", "Complication", ""],
    [
      "HR-CHECK-5 two 1s",
      [1, 1],
      "open",
      "Failure",
      "Complication",
      "Two kept dice show trouble: it fails, with a complication.",
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
    expect(answers(9).rival).toEqual({ line: "Rolls against Orc, who must roll higher to win.", ask: "" });
  });

  test("whoever is challenged may answer while nobody has", () => {
    const asks = (total: number | null, mayAnswer: boolean) =>
      checkCard({ ...FACTS, contest: { role: "asks", name: "Orc", total, mayAnswer } }, words).rival;
    expect(asks(null, true)).toEqual({ line: "Orc may roll against it.", ask: "Roll for Orc" });
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
  const offer = (amount: number) => HeartRush.checks.hurtOffer(SHEET, amount, RULES);
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
    expect(shown({ offer: null })).toMatchObject({ buttons: [], undo: "", line: "is deciding" });
    expect(shown({ state: "taken" })).toMatchObject({ buttons: [], undo: "Undo it for Ana" });
    const toll = { lost: 12, shrugged: false, wound: 12, regained: [] };
    expect(shown({ state: "taken", toll })?.buttons).toEqual([{ verb: "describe", label: "What is the wound?" }]);
    expect(shown({ state: "taken", toll, offer: null })?.buttons).toEqual([]);
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
