import type { Chapter } from "../../rules/index.ts";
import type { Doing } from "./record.ts";

/** What has just happened, for whoever writes it into the chat. */
export interface Told {
  readonly combat: Combat.Implementation;
  readonly doing: Exclude<Doing, "">;
  /** The number of the step that was done, or done again, or taken back. */
  readonly step: number;
  readonly chapter: Chapter;
  readonly rolls: readonly foundry.dice.Roll[];
}

/** At most one write to the chat, by whatever way. */
export type CardWriter = (told: Told) => Promise<void>;

let writer: CardWriter | null = null;

/** Says who writes the cards of fights. Without anybody, fights are played in silence. */
export function tellWith(writes: CardWriter): void {
  writer = writes;
}

export const tell = async (told: Told): Promise<void> => writer?.(told);
