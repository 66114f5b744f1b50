import type { HeartRush } from "../../../rules/index.ts";
import type { Words } from "../../fight/seat.ts";
import { checkTitle } from "./check-card.ts";

export interface RequestFacts {
  readonly kind: "skill" | "save";
  readonly ability: HeartRush.Ability;
  readonly against: number | null;
  readonly label: string;
  readonly task: Task;
  readonly members: readonly {
    readonly actor: string;
    readonly name: string;
    readonly img: string;
    readonly answered: boolean;
    /** Null while it is not there, or for those who may not see it. */
    readonly standing: HeartRush.checks.CheckStanding | null;
    readonly mayRoll: boolean;
  }[];
}

export interface RequestCardContext {
  readonly title: string;
  readonly emblem: HeartRush.Ability;
  readonly number: string;
  readonly label: string;
  readonly task: string;
  readonly members: readonly {
    readonly actor: string;
    readonly name: string;
    readonly img: string;
    readonly total: string;
    readonly word: string;
    readonly tone: "good" | "bad" | "soft";
    readonly roll: string;
  }[];
  readonly foot: string;
}

export const TASKS = ["each", "weakest-link", "together"] as const;
export type Task = (typeof TASKS)[number];

type Member = RequestFacts["members"][number];

function outcome({ answered, standing }: Member, words: Words): { word: string; tone: "good" | "bad" | "soft" } {
  if (!answered) return { word: words.say("HEARTRUSH.Request.waits"), tone: "soft" };
  if (standing === null) return { word: words.say("HEARTRUSH.Request.rolled"), tone: "soft" };
  if (standing.at === "choice") return { word: words.say("HEARTRUSH.Request.choosing"), tone: "soft" };
  const complicated = standing.complication ? ` · ${words.say("HEARTRUSH.Check.complication")}` : "";
  if (standing.success === null) return { word: complicated, tone: "soft" };
  return standing.success
    ? { word: words.say("HEARTRUSH.Check.success") + complicated, tone: "good" }
    : { word: words.say("HEARTRUSH.Check.failure") + complicated, tone: "bad" };
}

function footOf(members: readonly Member[], words: Words): string {
  const settled = members.flatMap(({ standing }) => (standing?.at === "settled" ? [standing.success] : []));
  const judged = settled.filter((success) => success !== null);
  if (members.length < 2 || judged.length < members.length) return "";
  return words.say("HEARTRUSH.Request.foot", { good: judged.filter(Boolean).length, all: members.length });
}

/** For templates/heart-rush/request-card.hbs. */
export const requestCard = (facts: RequestFacts, words: Words): RequestCardContext => ({
  title: checkTitle(facts.kind, facts.ability, words),
  emblem: facts.ability,
  number: facts.against === null ? "" : words.say("HEARTRUSH.Check.number", { number: facts.against }),
  label: facts.label,
  task: words.say(`HEARTRUSH.Request.task.${facts.task}`),
  members: facts.members.map((member) => ({
    actor: member.actor,
    name: member.name,
    img: member.img,
    total: member.standing === null ? "" : String(member.standing.thrown.total),
    ...outcome(member, words),
    roll: !member.answered && member.mayRoll ? words.say("HEARTRUSH.Request.roll", { name: member.name }) : "",
  })),
  foot: footOf(facts.members, words),
});
