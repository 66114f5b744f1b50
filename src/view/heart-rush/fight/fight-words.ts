import { HeartRush, type FighterId } from "../../../rules/index.ts";
import type { Seat } from "../../fight/seat.ts";
import type { LangKey } from "../../lang-key.ts";

/** What the parts of a fight are called, by key. */
export const SIDE_NAMES = {
  players: "HEARTRUSH.Fight.side.players",
  enemies: "HEARTRUSH.Fight.side.enemies",
} as const satisfies Readonly<Record<HeartRush.Side, LangKey>>;

export const namedSides = ({ words }: Pick<Seat, "words">) =>
  (["players", "enemies"] as const).map((id) => ({ id, name: words.say(SIDE_NAMES[id]) }));

export const SIDE_ACTS = {
  players: "HEARTRUSH.Fight.acts.players",
  enemies: "HEARTRUSH.Fight.acts.enemies",
} as const satisfies Readonly<Record<HeartRush.Side, LangKey>>;

export const SIDE_FIRST = {
  players: "HEARTRUSH.Fight.first.players",
  enemies: "HEARTRUSH.Fight.first.enemies",
} as const satisfies Readonly<Record<HeartRush.Side, LangKey>>;

/** The steps of an engagement as people count them: free sidesteps belong to agility. */
export const STEPS = ["join", "seal", "reveal", "cunning", "agility", "might", "after"] as const;
export type StepName = (typeof STEPS)[number];

export const STEP_NAMES = {
  join: "HEARTRUSH.Fight.step.join",
  seal: "HEARTRUSH.Fight.step.seal",
  reveal: "HEARTRUSH.Fight.step.reveal",
  cunning: "HEARTRUSH.Fight.step.cunning",
  agility: "HEARTRUSH.Fight.step.agility",
  might: "HEARTRUSH.Fight.step.might",
  after: "HEARTRUSH.Fight.step.after",
} as const satisfies Readonly<Record<StepName, LangKey>>;

/** Where the engagement is among the steps people count. */
export const STEP_OF = {
  joining: "join",
  choosing: "seal",
  opening: "reveal",
  cunning: "cunning",
  agility: "agility",
  moves: "agility",
  late: "agility",
  might: "might",
  after: "after",
} as const satisfies Readonly<Record<HeartRush.EngagementView["step"], StepName>>;

export const conditionName = (is: HeartRush.ConditionName): LangKey => `HEARTRUSH.Fight.condition.${is}`;

export const LOOKS = {
  unhurt: "HEARTRUSH.Fight.looks.unhurt",
  hurt: "HEARTRUSH.Fight.looks.hurt",
  bad: "HEARTRUSH.Fight.looks.bad",
  down: "HEARTRUSH.Fight.looks.down",
  dead: "HEARTRUSH.Fight.looks.dead",
} as const satisfies Readonly<Record<HeartRush.FighterView["looks"], LangKey>>;

export const refusalWords = (code: HeartRush.Refusal): LangKey => `HEARTRUSH.Fight.refusal.${code}`;

/** Why one of these may not choose a stance; null where all may. */
export function stanceReason(
  table: HeartRush.HeartTable,
  ids: readonly FighterId[],
  stance: HeartRush.Stance,
): LangKey | null {
  const [barred] = ids.flatMap((id) => HeartRush.fights.stanceBarred(table, id, stance) ?? []);
  return barred === undefined ? null : refusalWords(barred);
}
