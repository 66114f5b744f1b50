import type { Chapter } from "../../../rules/index.ts";
import type { Doing } from "../store/record.ts";

/** What has just happened, for whoever writes it into the chat. */
export interface Told {
  readonly combat: Combat.Implementation;
  readonly doing: Exclude<Doing, "">;
  /** The number of the step that was done, or done again, or taken back. */
  readonly step: number;
  readonly chapter: Chapter;
  /** The dice of the step: those that fell, or those that had been taken back with it. */
  readonly rolls: readonly foundry.dice.Roll[];
  /** Somebody else did it, who may have left before the cards were written. */
  readonly late?: boolean;
}

/** At most one write to the chat, by whatever way. */
export type CardWriter = (told: Told) => Promise<void>;

/** The rolls that a card has of a step. */
export type CardRolls = (combat: Combat.Implementation, step: number) => readonly foundry.dice.Roll[];

let writer: CardWriter | null = null;
let reader: CardRolls = () => [];

/** Says who writes the cards of fights. Without anybody, fights are played in silence. */
export function tellWith(writes: CardWriter, rollsOf: CardRolls = () => []): void {
  writer = writes;
  reader = rollsOf;
}

export const tell = async (told: Told): Promise<void> => writer?.(told);

export const rollsTold: CardRolls = (combat, step) => reader(combat, step);
