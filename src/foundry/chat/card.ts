/** What the data of a message must tell to be drawn as a card. */
export interface Card {
  readonly template: string;
  cardContext(): object | Promise<object>;
  /** What its buttons with `data-card="verb"` do; whoever may not press one is not shown it, and this asks again. */
  act?(verb: string, button: HTMLElement): Promise<void>;
  /** Hears what is pressed on it, in place of `act`: a card of this kind, as those of fights, has a frame of its own too. */
  listen?(content: HTMLElement): void;
  /** What whoever keeps the table does by this verb for the one who asks. False: nothing came of it. */
  carryOut?(verb: string, target: string | null, by: User.Implementation): Promise<boolean>;
  /** The message that this one answers, whose card shows it too. */
  readonly reply?: string;
}

export const isCard = (data: unknown): data is Card =>
  typeof data === "object" && data !== null && "cardContext" in data && "template" in data;
