import { HeartRush } from "../../../rules/index.ts";
import type { Words } from "../../fight/seat.ts";
import type { LangKey } from "../../lang-key.ts";
import { withSign } from "../../chat/dice.ts";

/** Reasons that the rules give by a name of their own. All others stand in the words that the table wrote. */
const REASONS: Readonly<Partial<Record<string, LangKey>>> = {
  help: "HEARTRUSH.Reason.help",
  group: "HEARTRUSH.Reason.group",
  wound: "HEARTRUSH.Reason.wound",
  water: "HEARTRUSH.Reason.water",
  weapon: "HEARTRUSH.Reason.weapon",
  armour: "HEARTRUSH.Reason.armour",
  shield: "HEARTRUSH.Reason.shield",
  "own-wounds": "HEARTRUSH.Reason.ownWounds",
};

const isCondition = (from: string): from is HeartRush.ConditionName =>
  HeartRush.fights.CONDITIONS.some((condition) => condition === from);

/** What gives a level or a number. */
export function reasonName(from: string, words: Words): string {
  // A talent may be called as objects answer to by themselves.
  const key = Object.hasOwn(REASONS, from) ? REASONS[from] : undefined;
  if (key !== undefined) return words.say(key);
  return isCondition(from) ? words.say(`HEARTRUSH.Condition.${from}.name`) : from;
}

export interface ReasonContext {
  readonly name: string;
  /** "2 disadvantages". */
  readonly levels: string;
  readonly helps: boolean;
}

/** "prone: 1 disadvantage". */
export const reasonContext = ({ from, net }: HeartRush.checks.Reason, words: Words): ReasonContext => ({
  name: reasonName(from, words),
  levels: levelsOf(net, words),
  helps: net > 0,
});

/** Levels of advantage in words: with a plus or minus they would pass for a number on the total. */
export function levelsOf(net: number, words: Words): string {
  if (net === 0) return words.say("HEARTRUSH.Reason.even");
  const many = Math.abs(net) === 1 ? "one" : "many";
  const levels = Math.abs(net);
  return net > 0
    ? words.say(`HEARTRUSH.Reason.advantage.${many}`, { levels })
    : words.say(`HEARTRUSH.Reason.disadvantage.${many}`, { levels });
}

export const bonusText = (from: string, value: number, words: Words): string =>
  `${reasonName(from, words)} ${withSign(value)}`;
