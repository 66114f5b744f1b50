import type { HeartRush } from "../../../rules/index.ts";

export const ANSWERS = ["whole", "shrug", "undo"] as const;
export type HurtAnswer = (typeof ANSWERS)[number];
export const isAnswer = (verb: string): verb is HurtAnswer => ANSWERS.some((answer) => answer === verb);

export const LIVES = ["above", "may-drop", "unconscious", "dead"] as const satisfies readonly HeartRush.checks.Life[];

/** What an answer came to, as the card tells it. */
export interface Settled {
  readonly state: "taken" | "undone";
  readonly toll: HeartRush.checks.Toll;
  readonly life: HeartRush.checks.Life;
}
