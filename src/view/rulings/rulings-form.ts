import {
  answersOf,
  fromEntries,
  isSpan,
  RULESET_NAMES,
  rulesetOf,
  RULESETS,
  type Answer,
  type RulesetName,
  type Span,
} from "../../rules/index.ts";
import type { LangKey } from "../lang-key.ts";
import type { Words } from "../fight/seat.ts";
import { RULESET_TITLES } from "../words.ts";

type Answers = Readonly<Record<string, Answer>>;
export type RuledByGame = Readonly<Record<RulesetName, Answers>>;

interface AnswerContext {
  readonly value: string;
  readonly label: RulingWords;
  readonly chosen: boolean;
  readonly recommended: boolean;
}

interface NumberContext {
  readonly value: string;
  readonly least: number;
  readonly most: number;
  readonly required: boolean;
  /** What it means to leave it empty. */
  readonly none: RulingWords | null;
  readonly recommended: string;
}

export interface QuestionContext {
  readonly name: string;
  readonly ask: RulingWords;
  readonly answers: readonly AnswerContext[];
  readonly number: NumberContext | null;
}

export interface RulingsFormContext {
  readonly games: readonly {
    readonly id: RulesetName;
    readonly title: LangKey;
    readonly active: boolean;
    readonly questions: readonly QuestionContext[];
  }[];
}

/** The words of a ruling. That each has them, and no other does, is for rulings-form.test.ts to see. */
type RulingWords = `HEARTRUSH.Ruling.${string}`;

const wordOf = (game: RulesetName, question: string, word: string): RulingWords =>
  `HEARTRUSH.Ruling.${game}.${question}.${word}`;

const recommendedIn = (game: RulesetName): Answers => ({ ...rulesetOf(game).defaults });

/** All answers of every game, where these have been given. */
export const answersBy = (given: (game: RulesetName) => unknown): RuledByGame =>
  fromEntries(
    RULESET_NAMES.map((game) => [game, answersOf(RULESETS[game].rulings, given(game), recommendedIn(game))] as const),
  );

/** For templates/rulings/rulings-form.hbs: every question that the books leave open, game by game. */
export const rulingsForm = (ruled: RuledByGame, shown: RulesetName, words: Words): RulingsFormContext => ({
  games: RULESET_NAMES.map((id) => ({
    id,
    title: RULESET_TITLES[id],
    active: id === shown,
    questions: questionsOf(id, ruled[id], words),
  })),
});

function questionsOf(game: RulesetName, ruled: Answers, words: Words): readonly QuestionContext[] {
  const recommended = recommendedIn(game);
  return Object.entries(RULESETS[game].rulings).map(([question, ruling]) => {
    const usual = recommended[question] ?? null;
    const answer = ruled[question] ?? null;
    const asked = { name: `${game}.${question}`, ask: wordOf(game, question, "ask") };
    if (isSpan(ruling)) return { ...asked, answers: [], number: numberOf(ruling, answer, usual, asked.name, words) };
    const answers = ruling.map((value) => ({
      value: String(value),
      label: wordOf(game, question, `answer.${value}`),
      chosen: value === answer,
      recommended: value === usual,
    }));
    return { ...asked, answers, number: null };
  });
}

const numberOf = (span: Span, answer: Answer, usual: Answer, name: string, words: Words): NumberContext => ({
  value: String(answer ?? ""),
  least: span.least,
  most: span.most,
  required: !span.orNone,
  none: span.orNone ? `HEARTRUSH.Ruling.${name}.none` : null,
  recommended:
    usual === null
      ? words.say("HEARTRUSH.Rulings.recommendedNone")
      : words.say("HEARTRUSH.Rulings.recommendedIs", { value: String(usual) }),
});

/** What has been chosen in the form for a game: only what differs from what is recommended. */
export function readRulings(values: Readonly<Record<string, unknown>>, game: RulesetName): Answers {
  const recommended = recommendedIn(game);
  const differing = Object.entries(RULESETS[game].rulings).flatMap(([question, ruling]) => {
    const written = values[`${game}.${question}`];
    const answer = isSpan(ruling)
      ? numberWritten(ruling, written)
      : ruling.find((choice) => String(choice) === String(written));
    return answer === undefined || answer === recommended[question] ? [] : [[question, answer] as const];
  });
  return Object.fromEntries(differing);
}

/** Undefined where it is no answer to the question. */
function numberWritten({ least, most, orNone }: Span, written: unknown): number | null | undefined {
  if (written === "" || written === null || written === undefined) return orNone ? null : undefined;
  const number = Number(written);
  return Number.isInteger(number) && number >= least && number <= most ? number : undefined;
}
