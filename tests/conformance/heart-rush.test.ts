import { describe, expect, test } from "vitest";
import { diceBook } from "./dice-book.ts";
import { answers } from "./heart-rush.ts";

type Given = Readonly<Record<string, unknown>>;

const answer = (kind: string, given: Given, options: Given = {}, dice: Given = {}) => {
  const book = diceBook(dice);
  const said = answers[kind]?.(given, options, book);
  expect([...book.complaints(), ...book.leftover()]).toEqual([]);
  return said;
};

describe("HR-CHECK-7 professions", () => {
  const professions = [
    { rank: 3, applies: true },
    { rank: 2, applies: false },
  ];
  const check = { who: "you", heart: 8, ability: "might", die: 6, choice: null, professions };

  test("count on checks and contests, and not on saves", () => {
    const roll = { "check:you:might": [3, 5] };
    expect(answer("check", { ...check, type: "skill", cn: 11 }, {}, roll)).toMatchObject({ total: 11, success: true });
    expect(answer("check", { ...check, type: "contested", against: 10 }, {}, roll)).toMatchObject({ total: 11 });
    const saved = answer("check", { ...check, type: "save", cn: 9 }, {}, { "save:you:might": [3, 5] });
    expect(saved).toMatchObject({ total: 8, success: false });
  });
});

describe("HR-DMG-10 a hurt to the unconscious", () => {
  test("leaves them nothing to choose", () => {
    const target = { npc: false, hp: { now: -5, max: 40 }, conscious: false };
    const given = { target, source: "other", amount: 3, shrug: false };
    expect(answer("damage", given)).toMatchObject({ hp: -8, atZero: "unconscious", dead: false });
  });
});

describe("HR-COND-16 what hurts while it is done", () => {
  const suffocating = { conditions: { suffocating: 1 } };

  test("takes no dash away from a script, answered or not", () => {
    const fighters = { you: { at: [0, 0], ...suffocating }, orc: { side: "enemies", at: [5, 0] } };
    const dash = { do: "dash", who: "you", to: [-30, 0] };
    const shrug = { do: "shrug", who: "you", yes: true };
    const roll = { "damage:suffocating->you": [5] };
    expect(answer("engagement", { turn: "players", fighters, steps: [dash] }, {}, roll)).toMatchObject({
      steps: ["ok"],
      after: { you: { at: [-30, 0], hp: 35 } },
      turn: "enemies",
    });
    expect(answer("engagement", { turn: "players", fighters, steps: [dash, shrug] }, {}, roll)).toMatchObject({
      steps: ["ok", "ok"],
      after: { you: { at: [-30, 0], hp: 37, heart: 6 } },
      turn: "enemies",
    });
  });

  test("is taken before the next thing that costs something", () => {
    const steps = [{ do: "dash", feet: 30 }, { do: "help" }, { do: "sidestep", pay: "rush" }];
    expect(answer("economy", { who: suffocating, steps })).toMatchObject({
      steps: [{ cost: "free" }, { cost: "action" }, { cost: "1 rush" }],
      left: { action: false, rush: 0, moved: 35 },
    });
  });
});

describe("HR-OFF-3 offensive actions", () => {
  const pair = { by: { at: [0, 0] }, on: { at: [5, 0], side: "enemies" }, stances: { by: "cunning", on: "agility" } };

  test("that hurt in their own stage let the later stages come", () => {
    const hinder = { ...pair, do: "hinder", option: "hurt", levels: { dazed: 2 } };
    const roll = { "damage:by->on": [4] };
    expect(answer("manoeuvre", hinder, { offensiveActionsLand: "step" }, roll)).toMatchObject({ damage: 4, feet: 0 });
  });

  test("tell who holds whom", () => {
    const roll = { "contest:by->on": [6, 5], "contest:on->by": [2, 3] };
    expect(answer("manoeuvre", { ...pair, do: "grapple", answer: "agility" }, {}, roll)).toMatchObject({
      gained: { bySet: [{ is: "grappling", of: "on" }], onSet: [{ is: "restrained" }, { is: "grappled", of: "by" }] },
    });
  });
});

describe("HR-ECON-1 casting", () => {
  test.for<[string, readonly Given[]]>([
    ["twice", [{ do: "cast" }, { do: "cast" }]],
    ["after more than half one's way", [{ do: "dash", feet: 60 }, { do: "help" }, { do: "cast" }]],
  ])("%s without an action left", ([, steps]) => {
    expect(answer("economy", { who: {}, steps })).toMatchObject({
      steps: steps.map((_, place) => (place === steps.length - 1 ? { refused: "no-action" } : {})),
    });
  });
});
