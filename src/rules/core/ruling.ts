import { integer, nullable, oneOf, shape, sinceThen, truth } from "./json.ts";
import type { Reader } from "./json.ts";
import { byRow } from "./casts.ts";

/** An answer that is a number, within these bounds; `orNone` where there may be none at all. */
export interface Span {
  readonly least: number;
  readonly most: number;
  readonly orNone: boolean;
}

export type Answer = string | number | boolean | null;

/** A question that the books leave open: the answers on offer, or the numbers. */
export type Ruling = readonly (string | number | boolean)[] | Span;

export type Rulings = Readonly<Record<string, Ruling>>;

export const isSpan = (ruling: Ruling): ruling is Span => !Array.isArray(ruling);

/** The type of the answers to a table of questions. */
export type Answers<Asked extends Rulings> = {
  readonly [Question in keyof Asked]: Asked[Question] extends readonly (infer Choice)[]
    ? Choice
    : Asked[Question] extends { readonly orNone: true }
      ? number | null
      : number;
};

const isWord = (answer: string | number | boolean): answer is string | number => typeof answer !== "boolean";

/** CORE-RULE-1: an answer is one of those on offer. */
export function answerTo(ruling: Ruling): Reader<Answer> {
  if (isSpan(ruling)) {
    const number = integer(ruling.least, ruling.most);
    return ruling.orNone ? nullable(number) : number;
  }
  const words = ruling.filter(isWord);
  return words.length === ruling.length ? oneOf(words) : truth;
}

/**
 * CORE-RULE-2: what a table has ruled, question by question. One that was never asked, or whose answer is none of those on
 * offer, has the recommended answer.
 */
export function answersOf<Options extends object>(rulings: Rulings, stored: unknown, defaults: Options): Options {
  const given = typeof stored === "object" && stored !== null ? stored : {};
  const ruled = Object.entries(rulings).flatMap(([question, ruling]) => {
    const answer: unknown = Object.hasOwn(given, question) ? Reflect.get(given, question) : undefined;
    const read = answerTo(ruling)(answer, question);
    return read.ok ? [[question, read.value] as const] : [];
  });
  return { ...defaults, ...Object.fromEntries(ruled) };
}

/**
 * All answers of a table, none missing: what a fight stores of the rulings it is played by. CORE-RULE-3: a fight that began
 * before some of them were thought of is played on as `before` says it was played.
 */
export const answersReader = <const Asked extends Rulings>(
  rulings: Asked,
  before: Partial<Answers<Asked>> = {},
): Reader<Answers<Asked>> =>
  sinceThen(
    // Each member is read by the very ruling that its type is made from.
    shape<Answers<Asked>>(
      byRow<Answers<Asked>>(
        Object.fromEntries(Object.entries(rulings).map(([question, ruling]) => [question, answerTo(ruling)])),
      ),
    ),
    before,
  );
