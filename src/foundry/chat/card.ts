/**
 * What the data of a message must tell to be drawn as a card. Its buttons carry `data-card="verb"`; whoever may not press
 * one is not shown it, and `act` asks again.
 */
export interface Card {
  readonly template: string;
  cardContext(): object | Promise<object>;
  act(verb: string, button: HTMLElement): Promise<void>;
  /** What whoever keeps the table does by this verb for the one who asks. False: nothing came of it. */
  carryOut?(verb: string, target: string | null, by: User.Implementation): Promise<boolean>;
  /** The message that this one answers, whose card shows it too. */
  readonly reply?: string;
}

export const isCard = (data: unknown): data is Card =>
  typeof data === "object" && data !== null && "cardContext" in data && "act" in data;
