import type { HeartRush, Thrown } from "../../../rules/index.ts";
import { diceContext, type DiceContext } from "../../chat/dice.ts";
import type { Words } from "../../fight/seat.ts";
import { reasonContext, reasonName, type ReasonContext } from "./reason.ts";

/** All that the card of a check is made from. */
export interface CheckFacts {
  readonly name: string;
  readonly img: string;
  readonly kind: HeartRush.checks.CheckKind;
  readonly ability: HeartRush.Ability;
  readonly against: number | null;
  readonly label: string;
  readonly raised: boolean;
  readonly reasons: readonly HeartRush.checks.Reason[];
  readonly standing: HeartRush.checks.CheckStanding | null;
  /** The chance that trying the die again succeeds. */
  readonly retry: number | null;
  /** Whether this user may answer for the one who rolls. */
  readonly mine: boolean;
  readonly contest: Contest | null;
}

/** The other side of a contest: whose total this one is measured by, or who was answered by it. */
export interface Contest {
  readonly role: "asks" | "answers";
  readonly name: string;
  readonly total: number | null;
  /** Whether this user may roll for the one who is asked. */
  readonly mayAnswer: boolean;
}

interface Outcome {
  readonly word: string;
  readonly tone: "good" | "bad" | "soft";
}

export interface CheckCardContext {
  readonly name: string;
  readonly img: string;
  readonly title: string;
  readonly emblem: HeartRush.Ability;
  readonly number: string;
  readonly label: string;
  readonly raised: boolean;
  readonly total: string;
  readonly outcome: Outcome | null;
  readonly complication: string;
  readonly note: string;
  readonly dice: DiceContext | null;
  readonly reasons: readonly ReasonContext[];
  readonly choice: { readonly question: string; readonly retry: string } | null;
  readonly rival: { readonly line: string; readonly ask: string } | null;
}

export const TITLES = {
  skill: "HEARTRUSH.Check.title.skill",
  save: "HEARTRUSH.Check.title.save",
  contested: "HEARTRUSH.Check.title.contested",
} as const satisfies Readonly<Record<HeartRush.checks.CheckKind, string>>;

export const checkTitle = (kind: HeartRush.checks.CheckKind, ability: HeartRush.Ability, words: Words): string =>
  words.say(TITLES[kind], { ability: words.say(`HEARTRUSH.Ability.name.${ability}`) });

const percent = (chance: number): string => `${Math.round(chance * 100)} %`;

function outcomeOf(
  standing: HeartRush.checks.CheckStanding | null,
  contest: Contest | null,
  words: Words,
): Outcome | null {
  if (standing?.at !== "settled") return null;
  // Who answers a contest holds out unless the other rolls higher.
  const success =
    contest?.role === "answers" && contest.total !== null && !standing.automatic
      ? standing.thrown.total >= contest.total
      : standing.success;
  if (success === null) return null;
  return success
    ? { word: words.say("HEARTRUSH.Check.success"), tone: "good" }
    : { word: words.say("HEARTRUSH.Check.failure"), tone: "bad" };
}

function choiceOf({ standing, mine, retry }: CheckFacts, words: Words): CheckCardContext["choice"] {
  if (standing?.at !== "choice" || !mine) return null;
  const data = { die: `d${standing.die.faces}`, face: standing.die.face };
  return {
    question: words.say("HEARTRUSH.Check.choice.question", data),
    retry:
      retry === null
        ? words.say("HEARTRUSH.Check.choice.retry", data)
        : words.say("HEARTRUSH.Check.choice.retryOdds", { ...data, chance: percent(retry) }),
  };
}

function noteOf({ standing, mine }: CheckFacts, words: Words): string {
  if (standing?.at === "choice") return mine ? "" : words.say("HEARTRUSH.Check.choice.waiting");
  if (standing?.automatic !== true) return "";
  return words.say(standing.complication ? "HEARTRUSH.Check.twoOnes" : "HEARTRUSH.Check.accepted");
}

function rivalOf(contest: Contest | null, words: Words): CheckCardContext["rival"] {
  if (contest === null) return null;
  const { role, name, total, mayAnswer } = contest;
  if (role === "answers") return { line: words.say("HEARTRUSH.Check.answers", { name }), ask: "" };
  if (total !== null) return { line: words.say("HEARTRUSH.Check.against", { name, total }), ask: "" };
  return {
    line: words.say("HEARTRUSH.Check.awaits", { name }),
    ask: mayAnswer ? words.say("HEARTRUSH.Check.answerFor", { name }) : "",
  };
}

/** For templates/heart-rush/check-card.hbs. */
export function checkCard(facts: CheckFacts, words: Words): CheckCardContext {
  const { standing, contest, ability } = facts;
  const thrown: Thrown | null = standing?.thrown ?? null;
  const complicated = standing?.at === "settled" && standing.complication;
  return {
    name: facts.name,
    img: facts.img,
    title: checkTitle(facts.kind, ability, words),
    emblem: ability,
    number: facts.against === null ? "" : words.say("HEARTRUSH.Check.number", { number: facts.against }),
    label: facts.label,
    raised: facts.raised,
    total: thrown === null ? "" : String(thrown.total),
    outcome: outcomeOf(standing, contest, words),
    complication: complicated ? words.say("HEARTRUSH.Check.complication") : "",
    note: noteOf(facts, words),
    dice: thrown === null ? null : diceContext(thrown, ability, ({ from }) => reasonName(from, words), words),
    reasons: facts.reasons.map((reason) => reasonContext(reason, words)),
    choice: choiceOf(facts, words),
    rival: rivalOf(contest, words),
  };
}
