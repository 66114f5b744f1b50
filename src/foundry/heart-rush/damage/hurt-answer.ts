import { read, type HeartRush, type Reader } from "../../../rules/index.ts";

export const ANSWERS = ["whole", "shrug", "undo"] as const;
export type HurtAnswer = (typeof ANSWERS)[number];
export const isAnswer = (verb: string): verb is HurtAnswer => ANSWERS.some((answer) => answer === verb);

/** What somebody answers to a hurt on a card. */
export interface Answering {
  readonly message: string;
  readonly target: string;
  readonly answer: HurtAnswer;
}

export const readAnswering: Reader<Answering> = read.shape<Answering>({
  message: read.word(),
  target: read.word(),
  answer: read.oneOf(ANSWERS),
});

export const LIVES = ["above", "may-drop", "unconscious", "dead"] as const satisfies readonly HeartRush.Life[];

/** What an answer came to, as the card tells it. */
export interface Settled {
  readonly state: "taken" | "undone";
  readonly toll: HeartRush.Toll;
  readonly life: HeartRush.Life;
}
