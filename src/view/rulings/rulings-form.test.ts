import { expect, test } from "vitest";
import en from "../../../lang/en.json";
import { isSpan, RULESET_NAMES, RULESETS } from "../../rules/index.ts";
import { answersBy, readRulings, rulingsForm } from "./rulings-form.ts";

const words = { say: (key: string, data = {}) => [key, ...Object.values(data)].join(" "), list: String };
const untouched = answersBy(() => ({}));

/** What the form sends when nobody touches it, with these answers instead. */
function sent(game: "heart-rush" | "beats", changes: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const form = rulingsForm(untouched, game, words).games.find(({ id }) => id === game);
  const values = form?.questions.map(
    ({ name, answers, number }) => [name, number?.value ?? answers.find(({ chosen }) => chosen)?.value] as const,
  );
  return Object.assign({}, Object.fromEntries<unknown>(values ?? []), changes);
}

test("every ruling and each of its answers has words, and nothing else has", () => {
  const wanted = Object.fromEntries(
    RULESET_NAMES.map((game) => [
      game,
      Object.fromEntries(
        Object.entries(RULESETS[game].rulings).map(([question, ruling]) => {
          const ask = expect.any(String) as string;
          if (isSpan(ruling)) return [question, ruling.orNone ? { ask, none: ask } : { ask }];
          return [question, { ask, answer: Object.fromEntries(ruling.map((value) => [String(value), ask])) }];
        }),
      ),
    ]),
  );
  expect(en.HEARTRUSH.Ruling).toEqual(wanted);
});

test("what is recommended is chosen until the table rules otherwise", () => {
  const { games } = rulingsForm(untouched, "beats", words);
  expect(games.map(({ id }) => id)).toEqual(RULESET_NAMES);
  expect(games.filter(({ active }) => active).map(({ id }) => id)).toEqual(["beats"]);
  for (const { questions } of games) {
    for (const { answers } of questions) {
      expect(answers.filter(({ chosen }) => chosen)).toEqual(answers.filter(({ recommended }) => recommended));
    }
  }
});

test("the answer that is kept is the one chosen", () => {
  const ruled = answersBy((game) => (game === "heart-rush" ? { roundEndPasses: 3, shrugsPerRound: 2 } : null));
  const [heartRush] = rulingsForm(ruled, "heart-rush", words).games;
  const question = (name: string) => heartRush?.questions.find((asked) => asked.name === `heart-rush.${name}`);
  expect(
    question("roundEndPasses")?.answers.map(({ value, chosen, recommended }) => [value, chosen, recommended]),
  ).toEqual([
    ["2", false, true],
    ["3", true, false],
  ]);
  expect(question("shrugsPerRound")?.number).toMatchObject({ value: "2", required: false, least: 0, most: 99 });
  expect(question("woundThreshold")?.number).toMatchObject({ value: "10", required: true, none: null });
});

test("only what differs from the recommended is kept", () => {
  expect(readRulings(sent("heart-rush", {}), "heart-rush")).toEqual({});
  const changes = { "heart-rush.untreatedWoundsHeal": "false", "heart-rush.shrugsPerRound": 1, "beats.floor": "0" };
  expect(readRulings(sent("heart-rush", changes), "heart-rush")).toEqual({
    untreatedWoundsHeal: false,
    shrugsPerRound: 1,
  });
});

test.for([
  ["no answer on offer", { "beats.floor": "7" }, {}],
  ["a number out of bounds", { "beats.sparkMax": 100 }, {}],
  ["a number that is none", { "beats.sparkMax": "many" }, {}],
  ["nothing where a number must be", { "beats.sparkMax": "" }, {}],
  ["a good number", { "beats.sparkMax": "5" }, { sparkMax: 5 }],
] as const)("%s", ([, changes, kept]) => {
  expect(readRulings(sent("beats", changes), "beats")).toEqual(kept);
});
