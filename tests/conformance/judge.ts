import { difference, show } from "./compare.ts";
import { diceBook } from "./dice-book.ts";
import { readVector, type Answers, type Vector } from "./vector.ts";

/** `failure` is null when the vector holds; else one line saying what was expected and what came. */
export interface Verdict {
  readonly id: string;
  readonly failure: string | null;
}

/** Puts one vector to the engine. Whatever goes wrong is a failure of this vector and of no other. */
export function judge(value: unknown, answers: Answers | string): Verdict {
  const vector = readVector(value);
  if (typeof vector === "string") return { id: nameOf(value), failure: vector };
  if (typeof answers === "string") return { id: vector.id, failure: answers };
  return { id: vector.id, failure: failureOf(vector, answers) };
}

function failureOf(vector: Vector, answers: Answers): string | null {
  if (!Object.hasOwn(answers, vector.kind)) return `unknown kind ${show(vector.kind)}`;
  const dice = diceBook(vector.given["dice"]);
  let answer: unknown;
  try {
    // A deep copy, so that an engine which changes what it is given cannot change what is expected of the next.
    const { given, options } = structuredClone({ given: vector.given, options: vector.options });
    answer = answers[vector.kind]?.(given, options, dice);
  } catch (thrown) {
    return `expected ${show(vector.expect)}, got ${reason(thrown)}`;
  }
  const unfit = difference(vector.expect, answer);
  if (unfit !== null) return `expected ${show(vector.expect)}, got ${show(answer)} (${unfit})`;
  const complaint = dice.complaints()[0];
  if (complaint !== undefined) return complaint;
  const leftover = dice.leftover();
  return leftover.length === 0 ? null : `faces were given and never rolled: ${leftover.join(", ")}`;
}

function nameOf(value: unknown): string {
  const id = typeof value === "object" && value !== null && "id" in value ? value.id : undefined;
  return typeof id === "string" ? id : "(no id)";
}

/** The message and the first line of the stack: where it happened is what the adapter's author needs. */
function reason(thrown: unknown): string {
  if (!(thrown instanceof Error)) return `a throw: ${show(thrown)}`;
  const where = thrown.stack?.split("\n").find((line) => line.trimStart().startsWith("at "));
  return `an error: ${thrown.message.replaceAll("\n", " ")}${where === undefined ? "" : ` ${where.trim()}`}`;
}
