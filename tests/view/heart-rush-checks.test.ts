import { describe, expect, test } from "vitest";
import { fighterId, HeartRush } from "../../src/rules/index.ts";
import {
  checkForm,
  checkSummary,
  habitsOf,
  planAnew,
  readCheckForm,
  rivalIn,
  usualProfessions,
  type Knack,
  type Planned,
  type Rivals,
} from "../../src/view/heart-rush/checks/index.ts";
import { WORDS_OF_THE_TABLE as words } from "./fixtures/render.ts";
import { SHEET } from "./fixtures/checked.ts";

const RULES = HeartRush.heartRush.defaults;

const KNACK: Knack = {
  heart: 8,
  abilities: SHEET.abilities,
  professions: [
    { id: "smith", name: "Smith", rank: 3 },
    { id: "cook", name: "Cook", rank: 1 },
  ],
  aspects: [{ id: "stubborn", text: "Stubborn", rank: 2 }],
  wounds: [{ id: "bite", description: "", rank: 12 }],
  destiny: 3,
  frightened: false,
  sheet: SHEET,
};

const PLANNED: Planned = {
  plan: { ...HeartRush.checks.PLAIN_CHECK, professions: [], aspect: null, kind: "skill", ability: "presence" },
  against: 9,
  rival: null,
  label: "",
  raised: false,
  mode: "public",
  wound: null,
  given: [],
  bound: false,
  helped: 0,
};

const RIVALS: Rivals = {
  choices: [
    { id: "orc", name: "Orc" },
    { id: "bo", name: "Bo" },
  ],
  usual: "orc",
};

const AROUND = { rivals: RIVALS, modes: [{ id: "public", label: "Public" }], mayRaise: true };

const read = (values: Readonly<Record<string, unknown>>, before: Planned = PLANNED, knack: Knack = KNACK): Planned =>
  readCheckForm(values, knack, before, "Circumstances");

describe("the form of a check", () => {
  test("HR-ECON-7 says who has helped in the fight", () => {
    const label = (helped: number): string => checkForm(KNACK, { ...PLANNED, helped }, AROUND, words).helpersLabel;
    expect([label(0), label(1)]).toEqual(["Helpers", "Helpers (1 in the fight)"]);
  });

  test("shows what may count, and what was chosen", () => {
    const shown = checkForm(
      KNACK,
      { ...PLANNED, plan: { ...PLANNED.plan, professions: KNACK.professions.slice(1) } },
      AROUND,
      words,
    );
    expect(shown.abilities.filter(({ chosen }) => chosen).map(({ value }) => value)).toEqual(["presence"]);
    expect(shown.professions.map(({ name, rank, chosen }) => [name, rank, chosen])).toEqual([
      ["Smith", "+3", false],
      ["Cook", "+1", true],
    ]);
    expect(shown.aspects).toEqual([{ value: "stubborn", label: "Stubborn (2)", chosen: false }]);
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
      "profession-smith": true,
      aspect: "stubborn",
      points: 99,
      wound: "bite",
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
      professions: [{ id: "smith", name: "Smith", rank: 3 }],
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

  test("HR-WOUND-6 where kind and ability come with the task, nothing else is offered or taken", () => {
    const bound = { ...PLANNED, bound: true };
    const shown = checkForm(KNACK, bound, AROUND, words);
    expect(shown.abilities.map(({ value, chosen }) => [value, chosen])).toEqual([["presence", true]]);
    expect(shown.kinds.map(({ value, chosen }) => [value, chosen])).toEqual([["skill", true]]);
    expect(read({ ability: "might", kind: "save" }, bound)).toMatchObject({
      bound: true,
      plan: { ability: "presence", kind: "skill" },
    });
  });

  test("only the frightened say whether they see what they fear", () => {
    const afraid = { ...KNACK, frightened: true };
    expect([
      read({}, PLANNED, afraid).plan.fearInSight,
      read({ fear: true }, PLANNED, afraid).plan.fearInSight,
    ]).toEqual([false, true]);
  });

  test("whoever changes while they are asked keeps what still holds", () => {
    const filled = {
      "profession-smith": true,
      "profession-cook": true,
      aspect: "stubborn",
      points: 3,
      wound: "cut",
      fitting0: true,
    };
    const hurt = { ...KNACK, wounds: [...KNACK.wounds, { id: "cut", description: "A cut", rank: 12 }] };
    const planned = read({ against: 12, label: "to see", helpers: 2, ...filled }, PLANNED, hurt);
    expect(checkForm(hurt, planned, AROUND, words).wounds.map(({ chosen }) => chosen)).toEqual([false, true]);
    expect(planAnew(planned, hurt)).toEqual(planned);
    const changed = {
      ...hurt,
      professions: [{ id: "cook", name: "Cook", rank: 4 }],
      aspects: [...KNACK.aspects, { id: "new", text: "New", rank: 1 }],
      wounds: KNACK.wounds,
      destiny: 1,
      sheet: { ...SHEET, modifiers: [] },
    };
    expect(planAnew(planned, changed)).toMatchObject({
      against: 12,
      label: "to see",
      wound: null,
      plan: {
        professions: [{ id: "cook", name: "Cook", rank: 4 }],
        aspect: { text: "Stubborn", points: 1 },
        wound: null,
        helpers: 2,
        called: [],
      },
    });
    expect(planAnew(planned, { ...changed, aspects: [] }).plan.aspect).toBeNull();
  });

  test("HR-CHECK-2 a contest is against somebody rather than a number", () => {
    expect(checkForm(KNACK, PLANNED, AROUND, words).contest).toBe(false);
    const contest = read({ kind: "contested", against: 12 });
    const rivals = (planned: Planned, usual = "orc") => {
      const shown = checkForm(KNACK, planned, { ...AROUND, rivals: { ...RIVALS, usual } }, words);
      expect(shown.contest).toBe(true);
      return shown.rivals.filter(({ chosen }) => chosen).map(({ label }) => label);
    };
    expect(checkForm(KNACK, contest, AROUND, words).rivals.map(({ value, label }) => [value, label])).toEqual([
      ["orc", "Orc"],
      ["bo", "Bo"],
      ["", "nobody in particular"],
    ]);
    // Until somebody is chosen, it is who is usual by now; then it is that one, even if it is nobody.
    expect([rivals(contest), rivals(contest, "bo"), rivals(contest, "")]).toEqual([
      ["Orc"],
      ["Bo"],
      ["nobody in particular"],
    ]);
    const chosen = (rival: string): Planned => read({ kind: "contested", rival }, contest);
    expect([rivals(chosen("bo")), rivals(chosen("")), rivals(chosen("gone"))]).toEqual([
      ["Bo"],
      ["nobody in particular"],
      ["nobody in particular"],
    ]);
    expect([contest, chosen("bo"), read({ kind: "skill", rival: "bo" })].map((one) => rivalIn(one, RIVALS))).toEqual([
      "orc",
      "bo",
      "",
    ]);
    // Whoever comes back from a contest finds the number again, and from a check the rival.
    expect(read({ kind: "skill", rival: "bo" }, contest)).toMatchObject({ against: 12, rival: "bo" });
    expect(read({ kind: "contested", against: 9 }, chosen("bo")).rival).toBe("bo");
  });

  test("a user's habits are the number and the professions, for each who has them", () => {
    const before = { against: 15, professions: ["Smith", "Sailor"] };
    const habits = (values: Readonly<Record<string, unknown>>) => habitsOf(read(values), PLANNED, KNACK, before);
    expect(habits({ against: 12, "profession-cook": true })).toEqual({ against: 12, professions: ["Sailor", "Cook"] });
    // Nine was asked for, and a contest has no number.
    expect(habits({ against: 9 }).against).toBe(15);
    expect(habits({ kind: "contested" }).against).toBe(15);
    expect(habits({ against: null }).against).toBeNull();
  });
});

describe("entries that are called alike are told apart", () => {
  const knack: Knack = {
    ...KNACK,
    professions: [
      { id: "apprentice", name: "Smith", rank: 1 },
      { id: "master", name: "Smith", rank: 4 },
      { id: "cook", name: "Cook", rank: 1 },
    ],
    aspects: [
      { id: "first", text: "", rank: 1 },
      { id: "second", text: "", rank: 3 },
    ],
    wounds: [
      { id: "left", description: "", rank: 12 },
      { id: "right", description: "", rank: 12 },
    ],
  };
  const values = { "profession-master": true, aspect: "second", points: 3, wound: "right" };
  const planned = read(values, PLANNED, knack);

  test("HR-CHECK-7 of two professions the one that was ticked counts", () => {
    expect(planAnew(planned, knack).plan.professions.map(({ rank }) => rank)).toEqual([4]);
    const shown = checkForm(knack, planned, AROUND, words).professions;
    expect(shown.map(({ field, chosen }) => [field, chosen])).toEqual([
      ["profession-apprentice", false],
      ["profession-master", true],
      ["profession-cook", false],
    ]);
  });

  test("HR-ASP-2 of two aspects the one that was chosen counts, whatever it is called by now", () => {
    expect(planAnew(planned, knack).plan.aspect).toMatchObject({ rank: 3, points: 3 });
    expect(checkForm(knack, planned, AROUND, words).aspects.map(({ chosen }) => chosen)).toEqual([false, true]);
    const renamed = { ...knack, aspects: [{ id: "second", text: "Stubborn", rank: 3 }] };
    expect(planAnew(planned, renamed).plan.aspect).toMatchObject({ text: "Stubborn", rank: 3 });
  });

  test("HR-WOUND-5 of two wounds the one that was called on counts, with the rank it has now", () => {
    const treated = [...knack.wounds.slice(0, 1), { id: "right", description: "", rank: 5 }];
    expect(planAnew(planned, { ...knack, wounds: treated })).toMatchObject({
      wound: { id: "right" },
      plan: { wound: 5 },
    });
    expect(planAnew(planned, { ...knack, wounds: knack.wounds.slice(0, 1) }).plan.wound).toBeNull();
    expect(checkForm(knack, planned, AROUND, words).wounds.map(({ chosen }) => chosen)).toEqual([false, true]);
  });

  test("a habit names the one of two, and still knows others by their name alone", () => {
    const habits = habitsOf(planned, PLANNED, knack, { against: 9, professions: ["Smith", "Cook", "Sailor"] });
    expect(habits.professions).toEqual(["Smith", "Sailor", "master"]);
    const usual = (of: Knack) => usualProfessions(of, habits).map(({ id }) => id);
    expect([usual(knack), usual(KNACK)]).toEqual([["master"], ["smith"]]);
  });
});

describe("the summary of a check", () => {
  const summary = (values: Readonly<Record<string, unknown>>) => {
    const planned = read({ against: 9, ...values });
    const who = { id: fighterId("ana"), sheet: SHEET };
    return checkSummary(HeartRush.checks.composeAsked(who, planned.plan, KNACK.destiny, RULES), planned, words);
  };

  test("says what would be rolled, why, and how likely it is", () => {
    const shown = summary({ ability: "cunning", "profession-smith": true, levels: 1, why: "time" });
    expect(shown).toMatchObject({
      bonuses: [{ name: "Smith", value: "+3" }],
      levels: "1 advantage",
      reasons: [{ name: "time", levels: "1 advantage", helps: true }],
      cost: "",
    });
    expect(shown.chance).toMatch(/^\d+ %/);
    expect(shown.spoken).toBe(words.list(["d8", "d6"]));
    expect(summary({ ability: "cunning", against: "" }).chance).toBe("");
    expect(summary({ ability: "cunning", kind: "contested" }).chance).toBe("");
  });

  test("57: of d8 and d6 38 of 48 reach 6", () => {
    expect(summary({ ability: "cunning", against: 6 }).chance).toContain("79 %");
  });

  test("names what is paid and what is earned", () => {
    expect(summary({ aspect: "stubborn", points: 2 }).cost).toContain("2");
    expect(summary({ wound: "bite" }).cost).toContain("5");
  });
});
