type Opens = (combat: Combat.Implementation) => Promise<unknown>;

/** How the windows of a fight are opened, by whoever has them: a button that opens one need not know it. */
interface Openers {
  readonly window: (combat: Combat.Implementation, byHand: boolean) => Promise<unknown>;
  readonly history: Opens;
  readonly summary: Opens;
  /** Picks a stance for whoever is asked for one; false where nobody asks. */
  readonly pick: (actor: Actor.Implementation, choice: string) => Promise<boolean>;
}

let openers: Openers | null = null;

export const openWith = (found: Openers): void => void (openers = found);

export const openWindow = async (combat: Combat.Implementation, byHand: boolean): Promise<unknown> =>
  openers?.window(combat, byHand);
export const openHistory: Opens = async (combat) => openers?.history(combat);
export const openSummary: Opens = async (combat) => openers?.summary(combat);
export const pickIfAsked = async (actor: Actor.Implementation, choice: string): Promise<boolean> =>
  (await openers?.pick(actor, choice)) ?? false;
