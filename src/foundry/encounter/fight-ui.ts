import type { Chapter, RulesetName } from "../../rules/index.ts";
import type { Doing } from "./store/record.ts";

/** What has just happened, for the card of it. */
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

/** What the engine of fights asks of the part that shows them, and must not import. */
export interface FightUi {
  /** In the user's language, why the rules of a game refuse. */
  refusal(name: RulesetName, code: string): string;
  /** Writes what a step has brought into the chat: at most one write, by whatever way. */
  writeCard(told: Told): Promise<void>;
  /** The rolls that the card of a step has. */
  rollsTold(combat: Combat.Implementation, step: number): readonly foundry.dice.Roll[];
  /** Puts a move on the map to its mover before it is made; answers whether it waits for them. */
  asksBefore(combat: Combat.Implementation, command: object): boolean;
}

/** Without anybody who shows them, fights are played in silence. */
const SILENT: FightUi = {
  refusal: (_name, code) => code,
  writeCard: () => Promise.resolve(),
  rollsTold: () => [],
  asksBefore: () => false,
};

let ui = SILENT;

export const showFightsWith = (shown: FightUi): void => void (ui = shown);

export const fightUi = (): FightUi => ui;
